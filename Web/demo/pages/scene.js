// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo-pages.js';
import { button, element } from '../element.js';
import { Film } from './film.js';
import { Late } from './late.js';
import { log } from './log.js';
import { PARTS } from './parts.js';
import { pool } from './pool.js';
import { Once, Poster } from './poster.js';

/** @typedef {import('../../js/rondo-pages.js').RondoPages} RondoPages */

/** @type {Record<string, import('../../js/pages/page.js').PageClass>} */
const CLASSES = { poster: Poster, film: Film, late: Late, once: Once };

/** @param {string | number} id */
const partOf = (id) => PARTS.find((part) => part.id === id);

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root) {
  const pages = /** @type {RondoPages} */ (
    /** @type {unknown} */ (element(/** @type {any} */ ('rondo-pages'), PAGES))
  );
  for (const [kind, Class] of Object.entries(CLASSES)) pages.register(kind, Class);
  const tabs = element(/** @type {any} */ ('rondo-tabs'), { for: 'pages', 'aria-label': 'Parts' });
  const views = pool(partOf);
  const way = passage();
  const scene = element(
    'div',
    { class: 'pages-scene' },
    element('h1', { class: 'unseen' }, 'Pages with a life of their own'),
    tabs,
    element('div', { class: 'stage' }, pages),
    element(
      'div',
      { class: 'records' },
      element('section', {}, element('h2', {}, 'Pool'), views.node, way.node),
      element('section', { class: 'events' }, element('h2', {}, 'Lives'), log(pages, partOf)),
      element(
        'div',
        { class: 'steps' },
        button('Back', () => pages.previous()),
        button('Jump', () => jump(pages)),
        button('Remove', () => removeCurrent(pages)),
        button('Reload', () => pages.replaceItems(PARTS)),
        button('Next', () => pages.next()),
      ),
    ),
  );

  pages.addEventListener('rondo-progress', (event) => {
    way.show(/** @type {CustomEvent} */ (event).detail);
  });
  for (const name of ['settle', 'cancel']) {
    pages.addEventListener(`rondo-${name}`, () => way.show(null));
  }
  for (const name of ['willappear', 'didappear', 'willdisappear', 'reclaim']) {
    pages.addEventListener(`rondo-${name}`, () => views.show(pages));
  }
  pages.onframe = () => {
    if (pages.phase === 'idle') views.show(pages);
  };

  root.append(scene);
  pages.items = PARTS;
  return () => {};
}

const PAGES = { id: 'pages', pinned: 'none', 'aria-label': 'A rondo' };

/**
 * Jumps to the page on the other side of the loop.
 *
 * @param {RondoPages} pages
 */
function jump(pages) {
  const index = ((pages.current ?? 0) + Math.floor(pages.count / 2)) % pages.count;
  pages.scrollToItem(index, { animated: false });
}

/** @param {RondoPages} pages */
function removeCurrent(pages) {
  const { currentId } = pages;
  if (currentId !== null && pages.count > 1) pages.removeItems([currentId]);
}

/** A text about the current switch. */
function passage() {
  const text = element('span', { class: 'way' }, 'At rest');
  const bar = element('span', { class: 'bar' });
  return {
    node: element('p', { class: 'passage' }, text, element('span', { class: 'rail' }, bar)),

    /** @param {{ fromId: string, toId: string, progress: number } | null} passage */
    show(passage) {
      const title = (/** @type {string} */ id) => partOf(id)?.title ?? 'none';
      const words = passage ? `${title(passage.fromId)} \u2192 ${title(passage.toId)}` : 'At rest';
      if (text.textContent !== words) text.textContent = words;
      bar.style.transform = `scaleX(${passage?.progress ?? 0})`;
    },
  };
}
