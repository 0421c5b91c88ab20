// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { KINDS } from './parts.js';

/**
 * All pages, by kind, with their parts or as free pages.
 *
 * @param {(id: string | number) => import('./parts.js').Part | undefined} partOf
 */
export function pool(partOf) {
  const rows = Object.keys(KINDS).map((kind) => {
    const views = element('dd');
    return { kind, views, shown: '', node: element('div', {}, element('dt', {}, kind), views) };
  });
  return {
    node: element('dl', { class: 'pool' }, ...rows.map(({ node }) => node)),

    /** @param {import('../../js/rondo-pages.js').RondoPages} pages */
    show(pages) {
      const all = pages.pool;
      const appeared = pages.phase === 'idle' && !document.hidden ? pages.currentId : null;
      for (const row of rows) {
        const own = all.filter(({ kind }) => kind === row.kind);
        const views = own.map(({ page, id, state }) => ({
          number: /** @type {any} */ (page).number,
          part: id === null ? undefined : partOf(id),
          hasAppeared: id !== null && id === appeared && state === 'there',
          isLoading: state === 'loading',
        }));
        const shown = JSON.stringify(views);
        if (shown === row.shown) continue;
        row.shown = shown;
        row.views.replaceChildren(...views.map(chip));
      }
    },
  };
}

/**
 * @typedef {object} View
 * @property {number} number
 * @property {import('./parts.js').Part} [part] absent for a free page
 * @property {boolean} hasAppeared
 * @property {boolean} isLoading
 */

/** @param {View} view */
function chip({ number, part, hasAppeared, isLoading }) {
  const state = !part ? 'free' : hasAppeared ? 'appeared' : isLoading ? 'loading' : 'kept';
  return element(
    'span',
    { class: `view ${state}` },
    element('span', { class: `swatch ${part ? `inks-${part.number}` : ''}` }),
    element('b', {}, String(number)),
    ` ${part?.title ?? ''}`,
    element('span', { class: 'unseen' }, ` ${state}`),
  );
}
