// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo-shelves.js';
import { source } from '../backend/source.js';
import { element } from '../element.js';
import { showItem, showWaiting } from './card.js';
import { Catalogue } from './catalogue.js';
import { counters } from './figures.js';
import { faultsIn, networkControls, queryFor } from './network.js';
import { trouble } from './trouble.js';

/** Lengths in points: a phone shows two and a half covers, a desk shows larger covers. */
const PHONE = { itemLength: 140, itemSpacing: 12, length: 234, spacing: 4, inset: 16 };
const DESK = { itemLength: 188, itemSpacing: 20, length: 298, spacing: 12, inset: 40 };

const desk = matchMedia('(min-width: 60rem) and (min-height: 40rem)');

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root, address) {
  const shelves = /** @type {any} */ (
    element('rondo-shelves', { 'aria-label': 'Catalogue', prefetch: '3' })
  );
  const catalogue = new Catalogue(refresh);
  catalogue.faults = faultsIn(address.query);
  const counts = counters();
  const words = trouble(() => shelves.retry());
  let hits = 0;
  let hasFailed = false;
  let isMissing = false;
  /** @type {WeakSet<HTMLElement>} Cells that wait for their items. */
  const waiting = new WeakSet();

  shelves.renderShelf = (/** @type {HTMLElement} */ header, /** @type {any} */ shelf) => {
    header.className = 'shelf-title';
    const title = element('h2', {}, shelf.title);
    // With a space, because the text is also the name of the shelf.
    header.replaceChildren(title, ' ', element('span', {}, String(shelf.itemIDs.length)));
  };
  shelves.renderPlaceholder = (/** @type {HTMLElement} */ cell) => {
    waiting.add(cell);
    showWaiting(cell);
  };
  shelves.renderItem = (
    /** @type {HTMLElement} */ cell,
    /** @type {import('./catalogue.js').Item} */ item,
  ) => {
    if (!waiting.delete(cell)) hits += 1;
    showItem(cell, item, catalogue.coverOf(item, 2 * Math.min(shelves.itemLength, 188)));
  };
  shelves.loadItems = catalogue.items;
  shelves.loadMore = catalogue.page;

  function refresh() {
    counts.show({
      requests: catalogue.requests,
      ids: catalogue.ids,
      hits,
      tiles: shelves.tilesAlive,
    });
  }

  function say() {
    words.show({ loading: shelves.loading, hasFailed, isMissing, count: shelves.count });
  }

  shelves.onframe = refresh;
  shelves.addEventListener('rondo-loading', () => {
    if (shelves.loading !== 'loading') hasFailed = shelves.loading === 'failed';
    say();
  });
  shelves.addEventListener('rondo-items', (/** @type {CustomEvent} */ { detail }) => {
    if (detail.state !== 'loading') isMissing = detail.state === 'failed';
    say();
  });

  function fit() {
    Object.assign(shelves, desk.matches ? DESK : PHONE);
  }

  const stay = new AbortController();
  const scene = element(
    'div',
    { class: 'shelves-scene' },
    element(
      'div',
      { class: 'side' },
      element('h1', {}, 'Shelves'),
      element(
        'p',
        { class: 'about' },
        'Each shelf scrolls separately. Its items are known by id, and load as they come near.',
      ),
      source('shelves', stay.signal),
      counts.node,
      networkControls(catalogue.faults, (faults) => {
        catalogue.faults = faults;
        address.replace(queryFor(faults));
      }),
      keys(),
    ),
    element('div', { class: 'wall' }, shelves, words.node),
  );

  desk.addEventListener('change', fit, { signal: stay.signal });
  fit();
  root.append(scene);
  say();
  return () => stay.abort();
}

/** The keys of focused shelves. */
function keys() {
  const key = (/** @type {string} */ name) => element('kbd', {}, name);
  return element(
    'ul',
    { class: 'keys', 'aria-label': 'Keys' },
    element('li', {}, key('\u2190'), key('\u2192'), 'along a shelf'),
    element('li', {}, key('\u2191'), key('\u2193'), 'between shelves'),
  );
}
