// @ts-check

// When frames are drawn: while something moves, when something is due, and never else.

/** The longest time that browsers wait for; a longer one would not wait at all. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Asks the browser for frames, one at a time. */
export class Frames {
  #draw;
  /** @type {number | null} */
  #asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(time: number) => void} draw */
  constructor(draw) {
    this.#draw = draw;
  }

  /** A frame is wanted as soon as the display takes one. */
  request() {
    this.#asked ??= requestAnimationFrame((time) => {
      this.#asked = null;
      this.#draw(time);
    });
  }

  /**
   * A frame is wanted at a time, infinity for never; an earlier wish of this kind is forgotten.
   *
   * @param {number} deadline
   */
  requestAt(deadline) {
    clearTimeout(this.#timer);
    if (deadline === Infinity) return;
    const wait = Math.min(Math.max(deadline - performance.now(), 0), LONGEST_WAIT);
    this.#timer = setTimeout(() => this.request(), wait);
  }

  /** Forgets all wishes. */
  stop() {
    clearTimeout(this.#timer);
    if (this.#asked !== null) cancelAnimationFrame(this.#asked);
    this.#asked = null;
  }
}
