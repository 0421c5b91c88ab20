// @ts-check

/** Random values from a seed: the same seed gives the same values. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to below 1. */
  get unit() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * A whole number from 0 to below a limit.
   *
   * @param {number} limit
   */
  below(limit) {
    return Math.floor(this.unit * limit);
  }

  /** @param {number} share From 0 to 1. */
  chance(share) {
    return this.unit < share;
  }

  /**
   * @template Value
   * @param {readonly Value[]} values
   */
  oneOf(values) {
    return values[this.below(values.length)];
  }

  /** A number of points that a host could pass, rarely an extreme one. */
  points() {
    if (this.chance(0.05)) return this.oneOf([0, -0, 1e9, -1e9, 5e-324, 1e-12, -1e-12]);
    return (this.unit - 0.5) * this.oneOf([10, 400, 4000]);
  }

  /** A value that is not a number, or a number that few functions accept. */
  poison() {
    return this.oneOf([
      ...[NaN, Infinity, -Infinity, 1e308, -1e308, 2 ** 31, 2 ** 53, -1, 0.5, 1e9 + 1],
      ...['', '5', 'viewport', 'none', null, undefined, true, {}, [], () => 1],
    ]);
  }
}
