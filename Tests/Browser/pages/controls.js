// A pager with children; the page's address sets their number and the pager's attributes.

import '../../../Web/js/rondo.js';
import { listen } from './stage.js';

const { count = '5', ...attributes } = Object.fromEntries(new URLSearchParams(location.search));

const pager = document.querySelector('rondo-pager');
for (let item = 0; item < Number(count); item += 1) {
  const slide = document.createElement('section');
  slide.dataset.item = String(item);
  slide.textContent = `Slide ${item}`;
  pager.append(slide);
}
for (const [name, value] of Object.entries(attributes)) pager.setAttribute(name, value);
listen(pager);
