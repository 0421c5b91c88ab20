// @ts-check

// Tells the swipes of a wheel or a trackpad apart, of which browsers say nothing.

/** Steps that are so far apart, in milliseconds, are of two swipes; the engine's own measure. */
const PAUSE = 100;

/** The last steps of a fading swipe come as late as this, in milliseconds. */
const LATEST = 300;

/**
 * A row of steps.
 *
 * A trackpad goes on sending steps for a second or more after the fingers have left it, smaller
 * ones each time. So a swipe is over when the steps stop for a moment, or when they grow again
 * after having faded, because then the fingers are back.
 */
export class Swipe {
  /** Whether the steps are smaller than they were: the fingers have left, or are about to. */
  hasFaded = false;
  #time = -Infinity;
  #largest = 0;
  /** The smallest since they have faded. */
  #smallest = Infinity;

  /**
   * Takes note of a step.
   *
   * @param {number} size In pixels.
   * @param {number} time In milliseconds.
   * @returns {boolean} Whether it begins another swipe.
   */
  add(size, time) {
    const gap = time - this.#time;
    const isLate = this.hasFaded && size <= this.#smallest && gap < LATEST;
    // Steps are never quite even: only some more than twice the smallest is a new push.
    const isPush = size > 2 * this.#smallest + 10;
    const begins = isPush || (gap >= PAUSE && !isLate);
    if (begins) {
      this.hasFaded = false;
      this.#largest = 0;
      this.#smallest = Infinity;
    }
    this.#time = time;
    this.#largest = Math.max(this.#largest, size);
    this.hasFaded ||= size < this.#largest / 2;
    if (this.hasFaded) this.#smallest = Math.min(this.#smallest, size);
    return begins;
  }
}
