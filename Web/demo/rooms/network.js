// SPDX-License-Identifier: MIT
// @ts-check

import { ask } from '../backend/backend.js';

/** An answer of the server that is not the one that was asked for. */
export class Refusal extends Error {
  /** @param {number} status of the answer */
  constructor(status) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}

/** The scene's line to its server, which can be cut. */
export class Network {
  /** Aborted while the line is cut, and what was under way with it. */
  #cut = new AbortController();
  #onChange;
  /** How many requests were made, those that failed included. */
  requests = 0;
  /** Whether the last request that came to an end got an answer, of whatever kind. */
  isReachable = true;

  /** @param {() => void} onChange called when any of this is another than before */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  get isOffline() {
    return this.#cut.signal.aborted;
  }

  set isOffline(isOffline) {
    if (isOffline === this.isOffline) return;
    if (isOffline) this.#cut.abort();
    else this.#cut = new AbortController();
    this.#onChange();
  }

  /**
   * Asks the server, and reads its answer.
   *
   * @param {string} path
   * @param {{ method?: string, signal?: AbortSignal }} options
   * @returns {Promise<any>} rejects with a Refusal, or with what a failing network throws
   */
  async ask(path, { method = 'GET', signal } = {}) {
    const cut = this.#cut.signal;
    this.requests += 1;
    this.#onChange();
    try {
      const { status, body } = await ask(path, {
        method,
        signal: signal ? AbortSignal.any([cut, signal]) : cut,
      });
      this.#heard(true);
      if (status >= 400) throw new Refusal(status);
      return body;
    } catch (error) {
      if (error instanceof Refusal || signal?.aborted) throw error;
      this.#heard(false);
      // Nobody who asks can tell a line that was cut on purpose from one that broke.
      throw cut.aborted ? new TypeError('The network is down') : error;
    }
  }

  /** @param {boolean} isReachable */
  #heard(isReachable) {
    if (isReachable === this.isReachable) return;
    this.isReachable = isReachable;
    this.#onChange();
  }
}
