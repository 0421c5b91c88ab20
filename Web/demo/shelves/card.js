// SPDX-License-Identifier: MIT
// @ts-check

import { showPicture } from '../../js/rondo-shelves.js';
import { element } from '../element.js';

/**
 * @typedef {object} Card The parts of a cell.
 * @property {HTMLElement} cover
 * @property {HTMLElement} title
 * @property {HTMLElement} subtitle
 */

/** @type {WeakMap<HTMLElement, Card>} */
const cards = new WeakMap();

/** @param {HTMLElement} cell */
function cardIn(cell) {
  let card = cards.get(cell);
  if (card) return card;
  card = {
    cover: element('div', { class: 'cover' }),
    title: element('p', { class: 'title' }),
    subtitle: element('p', { class: 'subtitle' }),
  };
  cell.className = 'card';
  cell.append(card.cover, card.title, card.subtitle);
  cards.set(cell, card);
  return card;
}

/**
 * @param {HTMLElement} cell
 * @param {import('./catalogue.js').Item} item
 * @param {string} cover address of the picture
 */
export function showItem(cell, item, cover) {
  const card = cardIn(cell);
  cell.removeAttribute('data-waiting');
  cell.style.setProperty('--hue', String(item.hue));
  card.title.textContent = item.title;
  card.subtitle.textContent = item.subtitle;
  showPicture(card.cover, cover);
}

/** @param {HTMLElement} cell */
export function showWaiting(cell) {
  const card = cardIn(cell);
  cell.setAttribute('data-waiting', '');
  card.title.textContent = '';
  card.subtitle.textContent = '';
  showPicture(card.cover, null);
}
