// @ts-check

// Fetching of the pages that the engine requests. The engine decides when to request and to retry; this file
// stores the cursor of the next page, and cancels fetches that are no longer needed. Elements with `loadMore`
// load it.

import { quoted } from './checks.js';

/**
 * @typedef {import('./driver.js').Driver} Driver
 *
 * @typedef {object} Page
 * @property {import('./item-list.js').Item[]} items The items, in order.
 * @property {unknown} [next] The cursor of the next page; null or missing at the end.
 *
 * @typedef {(cursor: any, signal: AbortSignal) => Page | Promise<Page>} LoadMore
 *
 * @typedef {object} ShelfPage
 * @property {import('./shelves/content.js').Shelf[]} shelves The shelves, in order.
 * @property {unknown} [next] The cursor of the next page; null or missing at the end.
 *
 * @typedef {(cursor: any, signal: AbortSignal) => ShelfPage | Promise<ShelfPage>} LoadMoreShelves
 *
 * @typedef {'idle' | 'loading' | 'failed' | 'ended'} FeedState The state of loading: `idle` if no page is
 *   needed, `failed` until the request is repeated.
 *
 * @typedef {object} LoadingDetail
 * @property {FeedState} state
 * @property {unknown} error The error of a failed page, otherwise null.
 * @property {number} added The number of new items of a page.
 * @property {number} dropped The number of known items of a page.
 *
 * @typedef {object} FeedStage
 * @property {Driver} driver
 * @property {Record<string, any>} options
 * @property {LoadMore | LoadMoreShelves | null} loadMore
 */

/** The default of `prefetch`: the distance from the last item at which loading starts. */
const PREFETCH = 2;

/** The loading of pages for an element, one request at a time. */
export class Feed {
  #host;
  #stage;
  #driver;
  #append;
  #name;
  /** @type {any} The cursor of the next page; null for the first page. */
  #cursor = null;
  /** Whether the engine requests pages. */
  #isOn = false;
  /** Whether the first page of a refresh replaces the items. */
  #isRefreshed = false;
  /** @type {{ number: number, controller: AbortController } | null} */
  #request = null;

  /** @type {FeedState} */
  state = 'idle';
  /** @type {number | undefined} The option of the present engine. */
  #prefetch;

  /**
   * @param {HTMLElement} host The target of loading events.
   * @param {FeedStage} stage
   * @param {(items: unknown) => { added: number, dropped: number }} append Appends the new items of
   *   a page.
   * @param {'items' | 'shelves'} name The name of the items in a page.
   */
  constructor(host, stage, append, name) {
    this.#host = host;
    this.#stage = stage;
    this.#driver = stage.driver;
    this.#append = append;
    this.#name = name;
  }

  /** Starts with another function, from the first page. */
  start() {
    this.stop();
    this.#cursor = null;
    this.#report('idle');
    this.resume();
  }

  /** Starts to request pages for a new engine. */
  resume() {
    this.#prefetch = this.#stage.options.prefetch;
    if (!this.#stage.loadMore || this.state === 'ended') return;
    this.#driver.input((engine, time) => {
      this.#isOn = true;
      engine.take('feed', time, this.#prefetch ?? PREFETCH);
    });
  }

  /** Restarts with changed options of the present engine. */
  adapt() {
    if (this.#prefetch === this.#stage.options.prefetch) return;
    this.stop();
    this.resume();
  }

  /** Cancels the request, when the engine stops. */
  stop() {
    this.#abort();
    if (this.#isOn) this.#driver.take('unfeed');
    this.#isOn = false;
    if (this.state !== 'ended') this.#report('idle');
  }

  /**
   * Restarts at the first page, for a new list; called after the engine has restarted.
   */
  restart() {
    if (this.#isRefreshed) return;
    this.#abort();
    this.#cursor = null;
    this.#report('idle');
    if (!this.#isOn) this.resume();
  }

  /**
   * Loads the first page again. The present items stay until it has come, and if it fails.
   *
   * @param {(items: any) => void} replace Replaces the items.
   * @returns {Promise<boolean>} Whether it has come.
   */
  async refresh(replace) {
    if (!this.#stage.loadMore) return false;
    const request = { number: 0, controller: new AbortController() };
    const { signal } = request.controller;
    const end = new Promise((resolve) => signal.addEventListener('abort', resolve));
    let before = this.state;
    this.#driver.asOne(() => {
      this.stop();
      before = this.state;
      this.#request = request;
      this.#report('loading');
    });
    try {
      // A listener can have ended it.
      if (this.#request !== request) return false;
      // The function of the page may ignore the signal.
      const page = await Promise.race([this.#stage.loadMore(null, signal), end]);
      if (this.#request !== request) return false;
      this.#replace(page, replace);
      return true;
    } catch (error) {
      if (this.#request !== request) return false;
      this.#request = null;
      console.warn(`${this.#host.localName}: loadMore failed`, error);
      this.#report('failed', { error });
      // Unlike a page, it is not tried again.
      this.#report(before);
      return false;
    } finally {
      if (this.#request === null && !this.#isOn) this.resume();
    }
  }

  /**
   * Replaces the items by the first page of a refresh. Listeners for the new items run after it, so that what
   * they change counts.
   *
   * @param {any} page
   * @param {(items: any) => void} replace
   */
  #replace(page, replace) {
    const all = this.#entriesOf(page);
    const ids = new Set();
    const entries = all.filter((entry) => ids.size < ids.add(entry?.id).size);
    const changes = { added: entries.length, dropped: all.length - entries.length };
    /** @type {{ error: unknown } | undefined} */
    let failure;
    this.#driver.asOne(() => {
      this.#isRefreshed = true;
      try {
        replace(entries);
        this.#end(page, changes);
      } catch (error) {
        failure = { error };
      }
      this.#isRefreshed = false;
    });
    if (failure) throw failure.error;
  }

  /**
   * The entries of a page.
   *
   * @param {any} page
   * @returns {any[]}
   */
  #entriesOf(page) {
    const entries = page?.[this.#name];
    if (Array.isArray(entries)) return entries;
    throw new TypeError(`loadMore must give { ${this.#name}: […], next }, not ${quoted(page)}`);
  }

  /**
   * Ends the request of a page.
   *
   * @param {any} page
   * @param {{ added?: number, dropped?: number }} changes
   */
  #end({ next }, changes) {
    this.#request = null;
    this.#cursor = next ?? null;
    this.#report(this.#cursor === null ? 'ended' : 'idle', changes);
  }

  #abort() {
    this.#request?.controller.abort();
    this.#request = null;
  }

  /** Fetches the page that the engine needs; called after each answer of the engine. */
  reconcile() {
    const wanted = this.#driver.engine?.inFlight ?? 0;
    if (!this.#isOn || wanted === 0 || wanted === this.#request?.number) return;
    this.#abort();
    this.#fetch(wanted);
  }

  /** @param {number} number */
  #fetch(number) {
    const request = { number, controller: new AbortController() };
    this.#request = request;
    this.#report('loading');
    this.#driver.work(() => this.#load(request));
  }

  /** @param {{ number: number, controller: AbortController }} request */
  async #load(request) {
    // A listener can have ended it.
    if (this.#request !== request) return;
    try {
      const page = await this.#stage.loadMore?.(this.#cursor, request.controller.signal);
      if (this.#request === request) this.#take(page, request);
    } catch (error) {
      if (this.#request === request) this.#fail(error, request.number);
    }
  }

  /**
   * @param {any} page
   * @param {{ number: number }} request
   */
  #take(page, request) {
    const entries = this.#entriesOf(page);
    const changes = this.#append(entries);
    // A listener for the new items can have replaced the list.
    if (this.#request !== request) return;
    // Before listeners can start another feed, whose requests have the same numbers.
    this.#driver.asOne(() => {
      this.#end(page, changes);
      this.#driver.take('receive', request.number, entries.length, this.#cursor === null);
    });
  }

  /**
   * @param {unknown} error
   * @param {number} number
   */
  #fail(error, number) {
    this.#request = null;
    console.warn(`${this.#host.localName}: loadMore failed and is tried again`, error);
    this.#driver.take('fail', number);
    this.#report('failed', { error });
  }

  /**
   * @param {FeedState} state
   * @param {{ error?: unknown, added?: number, dropped?: number }} [changes]
   */
  #report(state, changes) {
    if (state === this.state && !changes) return;
    this.state = state;
    const detail = { state, error: null, added: 0, dropped: 0, ...changes };
    const event = new CustomEvent('rondo-loading', { detail, composed: true });
    this.#driver.work(() => this.#host.dispatchEvent(event));
  }
}
