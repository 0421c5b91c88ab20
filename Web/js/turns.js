// @ts-check

// The limit of draws in a task. Microtasks run before all other tasks. A page freezes if each microtask
// causes the next, like a `render` that awaits a promise and changes its input. So further draws wait for a
// frame.

/** The largest number of draws in a task, and of frames in sequence; more count as endless. */
const MOST = 100;

/** A counter of the draws in a task, and of the frames in sequence that continue the task. */
export class Turns {
  #count = 0;
  #frames = 0;
  #isWaiting = false;

  /** Counts a draw, and returns whether it is allowed; if not, a frame must be requested. */
  take() {
    this.#isWaiting ||= this.#count === MOST;
    if (this.#isWaiting) return false;
    this.#count += 1;
    if (this.#count === MOST / 2) this.#listen();
    return true;
  }

  /**
   * Starts a frame, with a draw for waiting changes.
   *
   * @returns {boolean} Whether the limit is exceeded; true only once.
   */
  beginFrame() {
    if (!this.#isWaiting) return false;
    this.#isWaiting = false;
    this.#count = MOST - 1;
    this.#frames += 1;
    this.#listen();
    return this.#frames === MOST;
  }

  /** Waits for the next task, which starts after the last microtask. */
  #listen() {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      if (this.#isWaiting) return;
      this.#count = 0;
      this.#frames = 0;
    };
    port2.postMessage(null);
  }
}
