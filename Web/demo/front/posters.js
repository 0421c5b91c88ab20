// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, element } from '../element.js';
import { motif } from '../slides/motifs.js';
import { seededRandom } from '../slides/random.js';

/** The words of the posters, which loop. */
const POSTERS = [
  { words: 'Drag me.', inks: 0, drawing: 0 },
  { words: 'Go on.', inks: 1, drawing: 1 },
  { words: 'No end,', inks: 2, drawing: 2 },
  { words: 'no clones,', inks: 3, drawing: 3 },
  { words: 'no jump.', inks: 4, drawing: 5 },
];

/**
 * A pager with posters, from one edge of the window to the other. The posters are at their places before the
 * script of the pager is loaded.
 */
export function posters() {
  const pager = /** @type {any} */ (
    element('rondo-pager', {
      loop: true,
      snap: 'item',
      alignment: 'center',
      length: 'var(--rondo-length)',
      spacing: 'var(--rondo-spacing)',
      'aria-label': 'Posters',
    })
  );
  pager.append(...POSTERS.map(poster));
  import('../../js/rondo.js').catch(reportError);
  return { pager, node: element('div', { class: 'stage wall-of-posters' }, pager) };
}

/** @param {(typeof POSTERS)[number]} poster */
function poster({ words, inks, drawing: number }) {
  return element(
    'div',
    { class: `slide poster inks-${inks}` },
    drawing(motif(number, seededRandom(number))),
    element('p', {}, words),
  );
}
