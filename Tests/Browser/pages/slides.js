// A pager set up by the page's address: the number of items, their lengths if they differ,
// and the pager's attributes.

import '../../../Web/js/rondo.js';
import { listen } from './stage.js';

const { count = '5', lengths, ...attributes } = Object.fromEntries(
  new URLSearchParams(location.search),
);
const own = lengths?.split(',').map(Number);

const pager = document.querySelector('rondo-pager');
for (const [name, value] of Object.entries(attributes)) pager.setAttribute(name, value);

window.renders = [];
listen(pager);
pager.items = {
  count: Number(count),
  render(element, item) {
    window.renders.push(item);
    element.dataset.item = item;
    element.textContent = `Slide ${item}`;
  },
  ...(own && { length: (item) => own[item % own.length] }),
};
