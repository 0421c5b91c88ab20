// @ts-check

// A page: an object of a page class, with its element and the state of its lifecycle.

import { live } from '../wasm.js';

/**
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 *
 * @typedef {object} PageView A page, made by its class. Errors of a page are reported, and do not affect
 *   other pages.
 * @property {(item: any, element: HTMLElement, signal: AbortSignal) => unknown} [create] Fills the
 *   element for an item; the element can contain an earlier item. With a promise the page is late: it
 *   is ready when the promise is fulfilled. The signal aborts when the item is no longer needed.
 * @property {(item: any, element: HTMLElement) => unknown} [update] The item has new data. Without
 *   this method `create` is called again.
 * @property {(element: HTMLElement) => unknown} [willAppear] The page becomes visible.
 * @property {(element: HTMLElement) => unknown} [didAppear] The content rests with the page.
 * @property {(element: HTMLElement) => unknown} [willDisappear] The page begins to leave.
 * @property {(element: HTMLElement) => unknown} [didDisappear] The page is no longer visible.
 * @property {(element: HTMLElement) => unknown} [reclaim] The page gives up its item. Returns false
 *   to exclude it from reuse.
 *
 * @typedef {new () => PageView} PageClass
 */

/** A page in a tile. */
export class Page {
  /** @type {PageView | null} Null if its class failed to make it. */
  view = null;
  /** @type {number | null} The key of the item; null for a free page. */
  item = null;
  /** @type {unknown} The data with which the page was filled. */
  look;
  /** The state of the lifecycle, as a number of the engine. */
  life = 0;
  /** Whether the engine has reported an event for the item, and so will report its end. */
  isKnown = false;
  /** @type {'free' | 'loading' | 'there' | 'failed'} */
  state = 'free';
  /** Aborts when the page gives up its item. */
  #use = new AbortController();
  #module;

  /**
   * @param {PageClass} PageClass
   * @param {unknown} kind
   * @param {HTMLElement} element
   * @param {import('../wasm.js').Module} module The module of the element's engine.
   */
  constructor(PageClass, kind, element, module) {
    this.#module = module;
    this.kind = kind;
    this.element = element;
    try {
      this.view = new PageClass();
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Shows an item.
   *
   * @param {number} key
   * @param {unknown} look
   * @param {any} item
   * @param {(events: EngineEvent['kind'][]) => void} onLate Called when a late page is ready, with
   *   the missed events that still apply.
   */
  create(key, look, item, onLate) {
    this.item = key;
    this.life = 0;
    this.isKnown = false;
    this.#begin(look, item, onLate);
  }

  /**
   * Updates the data of the item. A late or failed page starts again.
   *
   * @param {unknown} look
   * @param {any} item
   * @param {(events: EngineEvent['kind'][]) => void} onLate
   */
  update(look, item, onLate) {
    if (this.state !== 'there') return this.#begin(look, item, onLate);
    this.look = look;
    this.#call(this.view?.update ? 'update' : 'create', item, this.element, this.#use.signal);
  }

  /**
   * @param {unknown} look
   * @param {any} item
   * @param {(events: EngineEvent['kind'][]) => void} onLate
   */
  async #begin(look, item, onLate) {
    this.look = look;
    this.#use.abort();
    this.#use = new AbortController();
    const { signal } = this.#use;
    this.state = 'failed';
    try {
      const made = this.view?.create?.(item, this.element, signal);
      if (isPromise(made)) {
        this.state = 'loading';
        this.element.setAttribute('aria-busy', 'true');
        await made;
      }
      if (signal.aborted) return;
      if (this.view) this.state = 'there';
    } catch (error) {
      if (signal.aborted) return;
      this.state = 'failed';
      reportError(error);
    }
    this.element.removeAttribute('aria-busy');
    if (this.state !== 'there') return;
    const missed = /** @type {const} */ (['willAppear', 'didAppear']).slice(0, this.#live('load'));
    if (missed.length > 0) onLate(missed);
  }

  /**
   * Handles an event of the tile; returns whether the page has received the event.
   *
   * @param {EngineEvent['kind']} event
   */
  handle(event) {
    this.isKnown = true;
    const isReported = this.#live(event) > 0;
    if (isReported && event !== 'reclaim') this.#call(event, this.element);
    return isReported;
  }

  /** Gives up the item; returns whether the page can be reused. */
  reclaim() {
    // A page that still loads can write into its element later.
    const isDone = this.state === 'there';
    this.#use.abort();
    this.element.removeAttribute('aria-busy');
    this.item = null;
    this.state = 'free';
    return this.#call('reclaim', this.element) !== false && isDone;
  }

  /** @param {EngineEvent['kind'] | 'load'} event */
  #live(event) {
    const { life, events } = live(this.#module, this.life, event);
    this.life = life;
    return events;
  }

  /**
   * Calls a method of the page, if the method exists; returns false if it throws.
   *
   * @param {string} name
   * @param {...any} values
   */
  #call(name, ...values) {
    const view = /** @type {any} */ (this.view);
    try {
      const answer = view?.[name]?.(...values);
      // Reports late failures like immediate failures.
      if (isPromise(answer)) answer.then(undefined, reportError);
      return answer;
    } catch (error) {
      reportError(error);
      return false;
    }
  }
}

/**
 * @param {any} value
 * @returns {value is PromiseLike<unknown>}
 */
function isPromise(value) {
  return typeof value?.then === 'function';
}
