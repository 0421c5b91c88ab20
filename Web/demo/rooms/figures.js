// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/**
 * The counts of the scene.
 *
 * @typedef {object} Counts
 * @property {number} loaded
 * @property {number} hidden
 * @property {number} requests
 * @property {string} plays
 */

/** @type {{ name: keyof Counts, label: string }[]} */
const FIGURES = [
  { name: 'loaded', label: 'Loaded' },
  { name: 'hidden', label: 'Hidden' },
  { name: 'requests', label: 'Requests' },
  { name: 'plays', label: 'Playing' },
];

/** The figures of the scene. */
export function figures() {
  const values = FIGURES.map(({ name, label }) => {
    const value = element('dd');
    return { name, value, node: element('div', { class: name }, element('dt', {}, label), value) };
  });
  return {
    node: element('dl', { class: 'figures' }, ...values.map(({ node }) => node)),

    /** @param {Counts} counts */
    show(counts) {
      for (const { name, value } of values) {
        const text = String(counts[name]);
        if (value.textContent !== text) value.textContent = text;
      }
    },
  };
}
