// @ts-check

/** @typedef {import('./reader.js').TraceFeed} TraceFeed */

/**
 * Which page the engine's next request is for, and what is to be reported of its requests.
 *
 * The engine says which request it wants answered (`inFlight`); this is what was known of that.
 */
export class Feed {
  #start;
  #cursor;
  /** The reported request that waits for its answer, 0 for none. */
  #waiting = 0;

  /** @param {TraceFeed} feed */
  constructor({ cursor }) {
    this.#start = cursor;
    this.#cursor = cursor;
  }

  /** @param {number} number */
  isWaitingFor(number) {
    return number !== 0 && number === this.#waiting;
  }

  /**
   * The page that was waited for has come.
   *
   * @param {string | null} next The cursor of the one after it, null at the end of the feed.
   */
  receive(next) {
    this.#waiting = 0;
    this.#cursor = next ?? this.#cursor;
  }

  /** What was waited for has failed, and is asked for again. */
  fail() {
    this.#waiting = 0;
  }

  /** Another list: the first page is the next one. */
  restart() {
    this.#cursor = this.#start;
  }

  /**
   * What is to be told now: a request given up, then one made.
   *
   * @param {number} inFlight
   * @returns {object[]}
   */
  bringOut(inFlight) {
    if (inFlight === this.#waiting) return [];
    const lines = [];
    if (this.#waiting !== 0) lines.push({ cancel: { number: this.#waiting } });
    if (inFlight !== 0) {
      lines.push({ request: { number: inFlight, kind: 'page', cursor: this.#cursor } });
    }
    this.#waiting = inFlight;
    return lines;
  }
}
