// @ts-check

// Microtasks run before everything else in a page. If each one causes the next, as a `render` does
// that awaits something and changes its own input, the page freezes. So the number of draws in one
// task has a limit, and the rest waits for a frame.

/** The limit of draws in one task, and of frames in sequence; no intended use reaches it. */
const MOST = 100;

/** Counts the draws of a task, and the frames in sequence that had to continue it. */
export class Turns {
  #count = 0;
  #frames = 0;
  #isWaiting = false;

  /** Whether a draw is allowed now; if not, request a frame. */
  take() {
    this.#isWaiting ||= this.#count === MOST;
    if (this.#isWaiting) return false;
    this.#count += 1;
    if (this.#count === MOST / 2) this.#listen();
    return true;
  }

  /**
   * Starts a frame, with one draw for what waits.
   *
   * @returns {boolean} Whether this has continued for too long; true once.
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
