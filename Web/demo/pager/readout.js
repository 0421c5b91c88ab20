// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** The shown values of a pager, with their names. */
const FIGURES = [
  { name: 'Index', property: 'current' },
  { name: 'Slot', property: 'currentSlot' },
  { name: 'Phase', property: 'phase' },
  { name: 'Tiles', property: 'tilesAlive' },
  { name: 'Frames', property: 'frames' },
];

const grouped = new Intl.NumberFormat('en');

/** The present values of a pager. */
export function readout() {
  const figures = FIGURES.map(({ name, property }) => {
    const value = element('dd');
    return {
      property,
      value,
      shown: '',
      node: element('div', { class: property }, element('dt', {}, name), value),
    };
  });
  return {
    node: element('dl', { class: 'readout' }, ...figures.map(({ node }) => node)),

    /** @param {any} pager */
    show(pager) {
      for (const figure of figures) {
        const text = textOf(pager[figure.property]);
        // Written only if changed, because a write causes layout of this box.
        if (text === figure.shown) continue;
        figure.shown = text;
        figure.value.textContent = text;
      }
    },
  };
}

/** @param {unknown} value */
function textOf(value) {
  if (typeof value !== 'number') return String(value ?? 'none');
  return grouped.format(value).replace('-', '\u2212');
}
