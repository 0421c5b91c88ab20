// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../element.js';

/** Line drawings on a grid of 24, one for each action. */
const PATHS = {
  add: 'M12 4V20M4 12H20',
  block: 'M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5M6 6L18 18',
  eye:
    'M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z' +
    'M12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5',
  offline: 'M2.5 9.5A13.5 13.5 0 0 1 21.5 9.5M6.5 14A8 8 0 0 1 17.5 14M10.4 18.6H13.6M4 3L20 21',
  remove: 'M5 5L19 19M19 5L5 19',
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return drawing(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`,
  );
}

/** The spinner during a wait. */
export function spinner() {
  return drawing(
    '<svg class="spinner" viewBox="0 0 24 24" aria-hidden="true">' +
      '<circle cx="12" cy="12" r="9" pathLength="32" stroke-dasharray="9 7"/></svg>',
  );
}

/** Three bars that move up and down while a room plays. */
export function bars() {
  // Boxes instead of a drawing, because a box that only stretches is painted once.
  return drawing('<span class="bars" aria-hidden="true"><i></i><i></i><i></i></span>');
}
