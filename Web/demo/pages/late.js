// SPDX-License-Identifier: MIT
// @ts-check

import { Poster } from './poster.js';

/** The loading time of the page, in milliseconds. */
const DELAY = 2000;

/** A poster that loads slowly. */
export class Late extends Poster {
  /**
   * @override
   * @param {import('./parts.js').Part} part
   * @param {HTMLElement} page
   * @param {AbortSignal} signal
   */
  create(part, page, signal) {
    page.className = `slide part waiting inks-${part.number}`;
    page.textContent = 'On its way';
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(super.create(part, page, signal)), DELAY);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }
}
