// SPDX-License-Identifier: MIT
// @ts-check

import { ask } from '../backend/backend.js';

/** An unexpected answer of the server. */
export class Refusal extends Error {
  /** @param {number} status of the answer */
  constructor(status) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}

/** The connection of the scene to the server; the scene can cut it. */
export class Network {
  /** Aborted while the connection is cut, together with current requests. */
  #cut = new AbortController();
  #onChange;
  /** The number of requests, including failed ones. */
  requests = 0;
  /** Whether the last finished request has received an answer. */
  isReachable = true;

  /** @param {() => void} onChange called after a change of this state */
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
   * Sends a request, and reads its answer.
   *
   * @param {string} path
   * @param {{ method?: string, signal?: AbortSignal }} options
   * @returns {Promise<any>} rejects with a Refusal, or with the error of a failing network
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
      this.#setReachable(true);
      if (status >= 400) throw new Refusal(status);
      return body;
    } catch (error) {
      if (error instanceof Refusal || signal?.aborted) throw error;
      this.#setReachable(false);
      // A deliberate cut looks the same as a broken connection.
      throw cut.aborted ? new TypeError('The network is down') : error;
    }
  }

  /** @param {boolean} isReachable */
  #setReachable(isReachable) {
    if (isReachable === this.isReachable) return;
    this.isReachable = isReachable;
    this.#onChange();
  }
}
