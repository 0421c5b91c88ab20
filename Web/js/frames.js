// @ts-check

// Requests for frames: in motion, and at deadlines.

/** The longest timeout that browsers support, in milliseconds; a longer one fires immediately. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The requests for frames, at most one at a time. */
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

  /** Requests a frame as soon as possible. */
  request() {
    this.#asked ??= requestAnimationFrame((time) => {
      this.#asked = null;
      this.#draw(time);
    });
  }

  /**
   * Requests a frame at a time, infinity for none; replaces an earlier request with a time.
   *
   * @param {number} deadline
   */
  requestAt(deadline) {
    clearTimeout(this.#timer);
    if (deadline === Infinity) return;
    const wait = Math.min(deadline - performance.now(), LONGEST_WAIT);
    this.#timer = setTimeout(() => this.request(), wait);
  }

  /** Cancels all requests. */
  stop() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#asked ?? 0);
    this.#asked = null;
  }
}
