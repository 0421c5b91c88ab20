// @ts-check

// Microtasks run before all else that a page has to do. Where each brings about the next one, as a
// `render` does that awaits something and changes what it is called by, the page stands still. So
// what is drawn in one task has a limit, and the rest waits for a frame.

/** How often in one task, and in how many frames in a row: more than what anybody means to do. */
const MOST = 100;

/** Counts what is drawn in a task, and the frames that had to go on with it. */
export class Turns {
  #count = 0;
  #frames = 0;
  #isWaiting = false;

  /** Whether something may be drawn now; if not, a frame has to be asked for. */
  take() {
    this.#isWaiting ||= this.#count === MOST;
    if (this.#isWaiting) return false;
    this.#count += 1;
    if (this.#count === MOST / 2) this.#listen();
    return true;
  }

  /**
   * A frame draws what waits for it, once.
   *
   * @returns {boolean} Whether that has gone on for too long by now; true once.
   */
  beginFrame() {
    if (!this.#isWaiting) return false;
    this.#isWaiting = false;
    this.#count = MOST - 1;
    this.#frames += 1;
    this.#listen();
    return this.#frames === MOST;
  }

  /** Listens for the next task, which begins once no microtask is left. */
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
