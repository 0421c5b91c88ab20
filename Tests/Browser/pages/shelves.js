// Shelves of items whose ids contain their place ("s3-7" is the eighth of the fourth shelf), set up
// by the page's address; and a fake server of items that answers immediately, or by a test's call.

import '../../../Web/js/rondo-shelves.js';
import { showPicture } from '../../../Web/js/rondo-shelves.js';
import './shelves-stage.js';

const {
  shelves: count = '50',
  items = '100',
  held,
  pages,
  pictures,
  to,
  ...attributes
} = Object.fromEntries(new URLSearchParams(location.search));

const element = document.querySelector('rondo-shelves');
for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);

/** The shelf with a number. */
window.shelf = (number, length = Number(items)) => ({
  id: `s${number}`,
  title: `Shelf ${number}`,
  itemIDs: Array.from({ length }, (_, index) => `s${number}-${index}`),
});

/** Every requested id, by request. */
window.asked = [];
/** The requests without an answer. */
window.requests = [];
/** The contents of cells, in order: an item's id, or null for a placeholder. */
window.fills = [];
window.itemNews = [];

window.dataOf = (ids) => ids.map((id) => ({ id, title: id }));

element.loadItems = (ids, signal) => {
  window.asked.push(ids);
  if (held === undefined) return window.dataOf(ids);
  return new Promise((resolve, reject) => {
    window.requests.push({ ids, signal, resolve, reject });
  });
};

element.renderItem = (cell, { id, title }) => {
  window.fills.push(id);
  cell.dataset.item = id;
  cell.classList.remove('placeholder');
  if (pictures === undefined) {
    cell.textContent = title;
    return;
  }
  cell.innerHTML ||= '<div class="picture"></div>';
  showPicture(cell.firstElementChild, `/pictures/${id}.svg`, { alt: id, width: 80, height: 60 });
};

element.renderPlaceholder = (cell) => {
  window.fills.push(null);
  cell.dataset.item = '';
  cell.classList.add('placeholder');
  if (pictures === undefined) cell.textContent = '';
  else if (cell.firstElementChild) showPicture(cell.firstElementChild, null);
};

element.renderShelf = (header, { title }) => {
  header.className = 'header';
  header.textContent = title;
};

element.addEventListener('rondo-items', ({ detail: { state, ids, error } }) => {
  window.itemNews.push([state, ids, error && String(error)]);
});

if (pages === undefined) {
  element.shelves = Array.from({ length: Number(count) }, (_, number) => window.shelf(number));
} else {
  window.pages = [];
  element.loadMore = (cursor) =>
    new Promise((resolve, reject) => window.pages.push({ cursor, resolve, reject }));
}

// Nothing that scrolls is loaded yet.
if (to !== undefined) element.scrollToShelf(to, { item: 4 });
