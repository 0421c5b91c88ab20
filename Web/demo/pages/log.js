// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** The number of lines. */
const LONGEST = 60;

const LIFE = ['willAppear', 'didAppear', 'willDisappear', 'didDisappear', 'reclaim'];

/**
 * The events of pages and of switches, the latest first.
 *
 * @param {HTMLElement} pages
 * @param {(id: string | number) => import('./parts.js').Part | undefined} partOf
 */
export function log(pages, partOf) {
  const list = element('ol', { class: 'log', tabindex: '0', 'aria-label': 'Events, latest first' });

  /**
   * @param {string} name
   * @param {...(string | number | null)} ids
   */
  function write(name, ...ids) {
    const parts = ids.map((id) => (id === null ? undefined : partOf(id)));
    const titles = parts.map((part) => part?.title ?? 'none').join(' \u2192 ');
    const colour = parts.length === 1 && parts[0] ? `inks-${parts[0].number}` : 'several';
    list.prepend(
      element(
        'li',
        { class: name.toLowerCase() },
        element('span', { class: `swatch ${colour}` }),
        element('span', { class: 'name' }, name),
        element('span', {}, titles),
      ),
    );
    if (list.children.length > LONGEST) list.lastElementChild?.remove();
  }

  for (const name of LIFE) {
    pages.addEventListener(`rondo-${name.toLowerCase()}`, (event) => {
      write(name, /** @type {CustomEvent} */ (event).detail.id);
    });
  }
  for (const name of ['begin', 'settle']) {
    pages.addEventListener(`rondo-${name}`, (event) => {
      const { fromId, toId } = /** @type {CustomEvent} */ (event).detail;
      write(name, fromId, toId);
    });
  }
  pages.addEventListener('rondo-cancel', (event) => {
    write('cancel', /** @type {CustomEvent} */ (event).detail.id);
  });
  return list;
}
