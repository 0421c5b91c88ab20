// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo.js';
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

/** The largest width of a poster, in pixels and as a share of the pager, so that neighbours are visible. */
const WIDEST = 880;
const SHARE = 0.8;

/** A pager with posters, from one edge of the window to the other. */
export function posters() {
  const pager = /** @type {any} */ (
    element('rondo-pager', {
      loop: true,
      snap: 'item',
      alignment: 'center',
      spacing: '16',
      'aria-label': 'Posters',
    })
  );
  pager.append(...POSTERS.map(poster));
  const widths = new ResizeObserver(([{ contentRect }]) => {
    pager.length = Math.min(WIDEST, Math.round(SHARE * contentRect.width));
  });
  widths.observe(pager);
  return {
    pager,
    node: element('div', { class: 'stage wall-of-posters' }, pager),
    end: () => widths.disconnect(),
  };
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
