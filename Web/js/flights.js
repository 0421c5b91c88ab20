// @ts-check

// Motions that the browser shows, also while the page is busy: animations of tracks.

/**
 * @typedef {import('./door.js').Flight} Flight
 *
 * @typedef {object} Path The way of a track.
 * @property {number[]} offsets Positions along the track, in order.
 * @property {number} step The time between two positions, in milliseconds.
 * @property {number} start The time of the first position, by the page's clock.
 *
 * @typedef {object} Shown A flight that the browser shows.
 * @property {Path | null} path Null for endless animations of tiles.
 * @property {{ cancel(): void }} animation
 * @property {number} end The time until which the path is valid.
 *
 * @typedef {(row: number, offsets: number[]) => { track: HTMLElement, keyframes: Keyframe[] }} Look
 *   Gives the track of a row, and its looks at some positions.
 */

/** The time between two keyframes for the browser, in milliseconds. */
export const STEP = 8;

/** The largest number of keyframes: about two seconds. */
export const MOST_STEPS = 256;

/** How long before their end an endless motion gets the next keyframes, in milliseconds. */
const RESERVE = 1000;

/** The flights of one element: of its list, which has the number 0, and of its rows. */
export class Flights {
  /** @type {Map<number, Shown>} By the number of the row. */
  #shown = new Map();
  /** Whether an input may have changed the motions since. */
  #isOutdated = false;

  /** Whether the browser moves anything, which is still valid. */
  get areOn() {
    return this.#shown.size > 0 && !this.#isOutdated;
  }

  /** The time until which any of them is valid; 0 without one. */
  get end() {
    return Math.max(0, ...[...this.#shown.values()].map(({ end }) => end));
  }

  /** The path of the list, null if it does not fly. */
  get path() {
    return (!this.#isOutdated && this.#shown.get(0)?.path) || null;
  }

  /** Call this with each input, which may change the motions; `show` follows. */
  expire() {
    this.#isOutdated = true;
  }

  /**
   * Lets the browser show these flights and no others.
   *
   * @param {Flight[]} flights From now on.
   * @param {number} now
   * @param {number} lead How long before the end of a path its next frame is drawn.
   * @param {Look} look
   * @returns {number} When the first of them needs the next frame for its path.
   */
  show(flights, now, lead, look) {
    const before = this.#shown;
    // The usual case while a finger drags.
    if (flights.length === 0 && before.size === 0) return Infinity;
    const isValid = this.areOn;
    this.#shown = new Map();
    let due = Infinity;
    for (const { row, end, offsets } of flights) {
      const last = before.get(row);
      // An endless motion gets keyframes in stretches, each before the last one ends.
      const goesOn = isValid && last?.path && now < last.end && end - last.end < RESERVE;
      const shown = goesOn ? last : start(end, { offsets, step: STEP, start: now }, look(row, offsets));
      this.#shown.set(row, shown);
      const reserve = offsets.length > MOST_STEPS ? RESERVE : 0;
      due = Math.min(due, shown.end - Math.max(reserve, lead));
    }
    // The new animation starts first, so that the track never shows its own transform in between.
    for (const [row, one] of before) if (this.#shown.get(row) !== one) one.animation.cancel();
    this.#isOutdated = false;
    return due;
  }

  /**
   * Replaces the flight of the list by animations that never end, until the next `show`.
   *
   * @param {Animation[]} animations
   */
  replace(animations) {
    const before = this.#shown.get(0);
    const cancel = () => animations.forEach((each) => each.cancel());
    this.#shown.set(0, { path: null, animation: { cancel }, end: Infinity });
    before?.animation.cancel();
  }

  /** Ends all of them. */
  stop() {
    this.show([], 0, 0, /** @type {any} */ (null));
  }
}

/**
 * @param {number} end
 * @param {Path} path
 * @param {ReturnType<Look>} look
 * @returns {Shown}
 */
function start(end, path, { track, keyframes }) {
  const { offsets, step, start } = path;
  const duration = step * (offsets.length - 1);
  const animation = track.animate(keyframes, { duration, fill: 'forwards' });
  animation.startTime = start;
  return { path, animation, end };
}
