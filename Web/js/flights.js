// @ts-check

// Motions as animations by the browser, which it shows also while the page is busy.

import { clockLead } from './window-of.js';

/**
 * @typedef {import('./door.js').Flight} Flight
 *
 * @typedef {object} Path The motion of a track.
 * @property {number[]} offsets The positions of the track in order, one for each `STEP`.
 * @property {number} start The time of the first position, by the page's clock.
 *
 * @typedef {object} Shown A flight that the browser shows.
 * @property {Path | null} path Null for endless animations of tiles.
 * @property {{ cancel(): void }} animation
 * @property {number} end The time until which the path is valid.
 *
 * @typedef {{ element: HTMLElement, keyframes: Keyframe[] }} Look The element to animate for a row, and the
 *   keyframes for some positions.
 */

/** The time between two keyframes, in milliseconds. */
export const STEP = 8;

/** The largest number of keyframes: about two seconds. */
export const MOST_STEPS = 256;

/** The time before the last keyframe at which an endless motion gets new keyframes, in milliseconds. */
const RESERVE = 1000;

/** The flights of an element: of its list, with number 0, and of its rows. */
export class Flights {
  /** @type {Map<number, Shown>} The flights by the numbers of rows. */
  #shown = new Map();
  /** Whether an input may have changed the motions. */
  #isOutdated = false;

  /** Whether the browser shows valid flights. */
  get areOn() {
    return this.#shown.size > 0 && !this.#isOutdated;
  }

  /** The latest time until which a flight is valid; 0 without flights. */
  get end() {
    return Math.max(0, ...[...this.#shown.values()].map(({ end }) => end));
  }

  /** The path of the list, null without a flight. */
  get path() {
    return (!this.#isOutdated && this.#shown.get(0)?.path) || null;
  }

  /** Marks the flights as outdated; called for each input, before `show`. */
  expire() {
    this.#isOutdated = true;
  }

  /**
   * Replaces the flights that the browser shows.
   *
   * @param {Flight[]} flights The flights, from `now` on.
   * @param {number} now
   * @param {number} lead The time before the end of a path at which the next frame is drawn.
   * @param {{ look: (row: number, offsets: number[]) => Look }} tiles
   * @returns {number} The time at which the first flight needs a frame.
   */
  show(flights, now, lead, tiles) {
    const before = this.#shown;
    // The usual case during a drag.
    if (flights.length === 0 && before.size === 0) return Infinity;
    const isValid = this.areOn;
    this.#shown = new Map();
    let due = Infinity;
    for (const { row, end, offsets } of flights) {
      const last = before.get(row);
      // An endless motion gets new keyframes before the last keyframe.
      const goesOn = isValid && last?.path && now < last.end && end - last.end < RESERVE;
      const shown = goesOn ? last : start(end, { offsets, start: now }, tiles.look(row, offsets));
      this.#shown.set(row, shown);
      const reserve = offsets.length > MOST_STEPS ? RESERVE : 0;
      due = Math.min(due, shown.end - Math.max(reserve, lead));
    }
    // New animations start before old ones end, so that the position without animation is never visible.
    for (const [row, one] of before) if (this.#shown.get(row) !== one) one.animation.cancel();
    this.#isOutdated = false;
    return due;
  }

  /**
   * Replaces the flight of the list by endless animations, until the next `show`.
   *
   * @param {Animation[]} animations
   */
  replace(animations) {
    const before = this.#shown.get(0);
    const cancel = () => animations.forEach((each) => each.cancel());
    this.#shown.set(0, { path: null, animation: { cancel }, end: Infinity });
    before?.animation.cancel();
  }

  /** Ends all flights. */
  stop() {
    this.show([], 0, 0, /** @type {any} */ (null));
  }
}

/**
 * @param {number} end
 * @param {Path} path
 * @param {Look} look
 * @returns {Shown}
 */
function start(end, path, { element, keyframes }) {
  const { offsets, start } = path;
  const duration = STEP * (offsets.length - 1);
  // Both, because the time of the page's script is later than that of the next frame.
  const animation = element.animate(keyframes, { duration, fill: 'both' });
  animation.startTime = start - clockLead(element);
  return { path, animation, end };
}
