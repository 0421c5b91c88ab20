// A loop over a list of numbers with ids such as "n3", set up by the page's address; and a fake
// server of pages that answers when the test says so.

import '../../../Web/js/rondo.js';
import { listen } from './stage.js';

const { count = '5', pages, ...attributes } = Object.fromEntries(
  new URLSearchParams(location.search),
);

const pager = document.querySelector('rondo-pager');
pager.loop = true;
for (const [name, value] of Object.entries(attributes)) pager.setAttribute(name, value);

/** The items with these numbers. */
window.numbered = (...numbers) => numbers.map((number) => ({ id: `n${number}`, number }));

window.renders = [];
listen(pager);
window.loading = [];
pager.addEventListener('rondo-loading', ({ detail: { state, added, dropped, error } }) => {
  window.loading.push([state, added, dropped, error && String(error)]);
});

pager.renderItem = (element, { id, number, title = `Slide ${number}` }) => {
  window.renders.push(id);
  element.dataset.item = number;
  element.textContent = title;
};

/** The requests without an answer. */
window.requests = [];

window.loadMore = (cursor, signal) =>
  new Promise((resolve, reject) => {
    window.requests.push({ cursor, signal, resolve, reject });
  });

/** Answers the oldest request with items and the next cursor. */
window.answer = (numbers, next) => {
  window.requests.shift().resolve({ items: window.numbered(...numbers), next });
};

if (pages === undefined) pager.items = window.numbered(...Array(Number(count)).keys());
else pager.loadMore = window.loadMore;
