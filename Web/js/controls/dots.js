// @ts-check

// A row of dots, one for each resting place.

import { labelOf } from '../naming.js';
import { makeButton } from '../play-button.js';

/** The largest number of dots, which fits a phone with two arrows. */
const MOST = 9;

/**
 * A dot for each stop; with too many stops, dots for the stops around the current stop. The Tab key stops
 * once at the row; at rest a focused dot is the current dot.
 */
export class Dots {
  #target;
  #labels;
  /** @type {HTMLElement[]} */
  #dots = [];
  /** The stop of the first dot. */
  #first = 0;
  #shown = '';
  /** The row. */
  element = document.createElement('span');

  /**
   * @param {any} target
   * @param {(name: string) => string} labels
   */
  constructor(target, labels) {
    this.#target = target;
    this.#labels = labels;
    this.element.part.add('dots');
    this.element.role = 'group';
  }

  /** Updates the dots; writes only changed values. */
  show() {
    const { stop, stopCount, phase } = this.#target;
    const current = stop ?? 0;
    const count = Math.min(stopCount, MOST);
    this.#first = Math.max(0, Math.min(current - (MOST >> 1), stopCount - count));
    const name = this.#labels('dotsLabel');
    const shown = [current, stopCount, name, this.#labels('dotLabel')].join();
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.element.ariaLabel = name;
      while (this.#dots.length < count) this.#add();
      this.#dots.forEach((dot, place) => this.#write(dot, place, current, stopCount));
    }
    if (phase === 'idle') this.#keepFocus(current);
  }

  #add() {
    const place = this.#dots.length;
    const dot = makeButton('dot', () => {
      this.#target.scrollToItem(this.#target.itemAtStop(this.#first + place));
    });
    this.#dots.push(dot);
    this.element.append(dot);
  }

  /**
   * @param {HTMLElement} dot
   * @param {number} place
   * @param {number} current
   * @param {number} stopCount
   */
  #write(dot, place, current, stopCount) {
    const stop = this.#first + place;
    const isCurrent = stop === current;
    dot.hidden = place >= Math.min(stopCount, MOST);
    dot.ariaLabel = labelOf(this.#labels('dotLabel'), stop, stopCount);
    dot.ariaCurrent = isCurrent ? 'true' : null;
    dot.tabIndex = isCurrent ? 0 : -1;
    dot.part.toggle('current', isCurrent);
    const isEdge = place === 0 ? stop > 0 : place === MOST - 1 && stop < stopCount - 1;
    dot.part.toggle('more', isEdge);
  }

  /** @param {number} current */
  #keepFocus(current) {
    const { activeElement } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    if (!(activeElement instanceof HTMLElement) || !this.#dots.includes(activeElement)) return;
    const dot = this.#dots[current - this.#first];
    if (dot !== activeElement) dot?.focus({ preventScroll: true });
  }
}
