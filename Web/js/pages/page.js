// @ts-check

// One page: what a page class made, the element it is in, and how far its life has come.

import { moduleIfLoaded } from '../module.js';

/**
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 *
 * @typedef {object} PageView A page, as its class makes it. Whatever it throws is reported, and
 *   stops no other page.
 * @property {(item: any, element: HTMLElement, signal: AbortSignal) => unknown} [create] Fills the
 *   element for an item; it may have shown another item before. A promise makes a late page, which
 *   is there once that is fulfilled; the signal aborts when it is no longer wanted.
 * @property {(item: any, element: HTMLElement) => unknown} [update] The item has other data.
 *   Without it the page is created again in place.
 * @property {(element: HTMLElement) => unknown} [willAppear] It comes into sight.
 * @property {(element: HTMLElement) => unknown} [didAppear] Things rest with it.
 * @property {(element: HTMLElement) => unknown} [willDisappear] It begins to leave.
 * @property {(element: HTMLElement) => unknown} [didDisappear] It is out of sight.
 * @property {(element: HTMLElement) => unknown} [reclaim] It lets go of its item. False when it may
 *   not be used again.
 *
 * @typedef {new () => PageView} PageClass
 */

/** A page in a tile. */
export class Page {
  /** @type {PageView | null} Null when its class could not make it. */
  view = null;
  /** @type {number | null} The key of the item that it is for; null while it waits for one. */
  item = null;
  /** @type {unknown} What it was filled with. */
  look;
  /** How far its life has come, as the engine counts. */
  life = 0;
  /** Whether the engine has reported it since it got its item, and will report when it goes. */
  isKnown = false;
  /** @type {'free' | 'loading' | 'there' | 'failed'} */
  state = 'free';
  /** Aborts when it lets go of its item. */
  #use = new AbortController();
  #host;

  /**
   * @param {PageClass} PageClass
   * @param {unknown} kind
   * @param {HTMLElement} element
   * @param {HTMLElement} host
   */
  constructor(PageClass, kind, element, host) {
    this.#host = host;
    this.kind = kind;
    this.element = element;
    try {
      this.view = new PageClass();
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Shows an item from now on.
   *
   * @param {number} key
   * @param {unknown} look
   * @param {any} item
   * @param {(events: EngineEvent['kind'][]) => void} onLate Called once a late page is there, with
   *   what it has missed and still holds.
   */
  create(key, look, item, onLate) {
    this.item = key;
    this.life = 0;
    this.isKnown = false;
    this.#begin(look, item, onLate);
  }

  /**
   * Its item has other data. A page that is not there, late or broken, begins anew.
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
   * Takes an event of its tile; false when the page is not to hear of it.
   *
   * @param {EngineEvent['kind']} event
   */
  hear(event) {
    this.isKnown = true;
    const isTold = this.#live(event) > 0;
    if (isTold && event !== 'reclaim') this.#call(event, this.element);
    return isTold;
  }

  /** Lets go of its item; false when it may not be used again. */
  reclaim() {
    // What is still loading may go on writing into the element.
    const isDone = this.state === 'there';
    this.#use.abort();
    this.element.removeAttribute('aria-busy');
    this.item = null;
    this.state = 'free';
    return this.#call('reclaim', this.element) !== false && isDone;
  }

  /** @param {EngineEvent['kind'] | 'load'} event */
  #live(event) {
    const answer = moduleIfLoaded(this.#host)?.live(this.life, event) ?? { life: 0, told: 0 };
    this.life = answer.life;
    return answer.told;
  }

  /**
   * Calls a method of the page, if it has it; false when that throws.
   *
   * @param {string} name
   * @param {...any} values
   */
  #call(name, ...values) {
    const view = /** @type {any} */ (this.view);
    try {
      const answer = view?.[name]?.(...values);
      // What fails later is reported like what fails now.
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
