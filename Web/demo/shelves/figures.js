// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/**
 * The counts of the scene.
 *
 * @typedef {object} Counts
 * @property {number} requests
 * @property {number} ids
 * @property {number} hits the number of cells that had their data when they appeared
 * @property {number} tiles
 */

/** @type {{ name: keyof Counts, label: string }[]} */
const FIGURES = [
  { name: 'requests', label: 'Requests' },
  { name: 'ids', label: 'Ids asked' },
  { name: 'hits', label: 'Cache hits' },
  { name: 'tiles', label: 'Live tiles' },
];

const grouped = new Intl.NumberFormat('en');

/** The figures of the scene. */
export function counters() {
  const values = FIGURES.map(({ name, label }) => {
    const value = element('dd', {}, '0');
    return { name, value, node: element('div', { class: name }, element('dt', {}, label), value) };
  });
  return {
    node: element('dl', { class: 'counters' }, ...values.map(({ node }) => node)),

    /** @param {Counts} counts */
    show(counts) {
      for (const { name, value } of values) {
        const text = grouped.format(counts[name]);
        // Written only if changed, because a write causes layout of this box.
        if (value.textContent !== text) value.textContent = text;
      }
    },
  };
}
