// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, element } from '../element.js';
import { motif } from '../slides/motifs.js';
import { seededRandom } from '../slides/random.js';
import { KINDS } from './parts.js';

/** @typedef {import('./parts.js').Part} Part */

/** The number of pages made so far, of all kinds. */
let made = 0;

/** A page with a poster and the number of the view, so that reuse is visible. */
export class Poster {
  constructor() {
    made += 1;
    /** The number of this page. */
    this.number = made;
  }

  /**
   * @param {Part} part
   * @param {HTMLElement} page
   * @param {AbortSignal} _signal
   * @returns {void | Promise<void>}
   */
  create(part, page, _signal) {
    page.className = `slide part inks-${part.number}`;
    page.replaceChildren(this.picture(part), caption(part, this.number));
  }

  /**
   * @param {Part} part
   * @returns {Element}
   */
  picture({ number }) {
    return drawing(motif(number, seededRandom(number)));
  }
}

/** A poster that is never reused, so that its number is always new. */
export class Once extends Poster {
  reclaim() {
    return false;
  }
}

/**
 * @param {Part} part
 * @param {number} view
 */
function caption({ title, kind }, view) {
  return element(
    'div',
    { class: 'caption' },
    element('p', { class: 'view' }, `View ${view}`),
    element('h2', {}, title),
    element('p', {}, KINDS[kind]),
  );
}
