// @ts-check

import { checkFunction, quoted } from '../checks.js';
import { RondoPager } from '../rondo-pager.js';
import { STAGE } from '../rondo-element.js';
import { CLASSES, PageSlides } from './page-slides.js';

/**
 * @typedef {import('./page.js').PageClass} PageClass
 * @typedef {import('./page.js').PageView} PageView
 * @typedef {import('../events.js').SwitchDetail} SwitchDetail
 *
 * @typedef {SwitchDetail & { progress: number }} ProgressDetail From 0 to 1.
 *
 * @typedef {object} PooledPage
 * @property {PageView | null} page Null where its class could not make it.
 * @property {HTMLElement} element
 * @property {unknown} kind
 * @property {'free' | 'loading' | 'there' | 'failed'} state
 * @property {import('../item-list.js').ID | null} id Of the item that it shows; null while it waits.
 */

/**
 * Whole pages with a life of their own: a pager whose items are shown by page classes.
 *
 *     pages.register('article', class {
 *       create(item, element) { element.textContent = item.title }
 *       didAppear(element) { … }
 *     })
 *     pages.items = [{ id: 'a', kind: 'article', title: 'A' }]
 *
 * Everything else is as with the pager.
 *
 * @fires {CustomEvent<ProgressDetail>} rondo-progress How far a switch has come, in each frame.
 */
export class RondoPages extends RondoPager {
  static ListedSlides = PageSlides;
  static defaults = { ...RondoPager.defaults, keep: 3 };
  static role = 'group';
  static roleDescription = null;

  /** @type {Map<unknown, PageClass>} */
  [CLASSES] = new Map();

  constructor() {
    super();
    this.addFrameListener(() => this.#tellProgress());
  }

  /**
   * Has items of a kind shown by a class; to be done before there are such items.
   *
   * @param {unknown} kind What `itemKind` gives for an item, and without that its `kind`.
   * @param {PageClass} PageClass
   * @throws {RangeError} The kind has a class already.
   */
  register(kind, PageClass) {
    checkFunction('the class of a page', PageClass);
    if (this[CLASSES].has(kind)) {
      throw new RangeError(`kind must be one that is not registered yet, not ${quoted(kind)}`);
    }
    this[CLASSES].set(kind, PageClass);
  }

  /**
   * The page that shows an item; null while none does.
   *
   * @param {import('../item-list.js').ID} item Its id; or a number, which is its index.
   * @returns {PageView | null}
   */
  pageFor(item) {
    const { driver, slides } = this[STAGE];
    driver.drawDue();
    const key = slides.keyAt(this[STAGE].indexOf(item));
    if (!(slides instanceof PageSlides)) return null;
    return [...slides.pages].find((page) => page.item === key)?.view ?? null;
  }

  /**
   * All pages that there are: what each one is of, and the id of the item that it shows, null while
   * it waits to be used again.
   *
   * @returns {PooledPage[]}
   */
  get pool() {
    const { driver, slides } = this[STAGE];
    driver.drawDue();
    const pages = slides instanceof PageSlides ? [...slides.pages] : [];
    return pages.map(({ view, element, kind, state, item }) => {
      return { page: view, element, kind, state, id: item === null ? null : slides.idOf(item) };
    });
  }

  /** Says how far a switch has come. */
  #tellProgress() {
    const { engine } = this[STAGE].driver;
    if (!engine || engine.phase === 'idle') return;
    const passage = engine.passage();
    if (!passage || engine.settled === null) return;
    const { slides } = this[STAGE];
    const detail = {
      from: this.settled,
      to: slides.indexOf(passage.to),
      fromId: this.settledId,
      toId: slides.idOf(passage.to),
      progress: passage.progress,
    };
    this.dispatchEvent(new CustomEvent('rondo-progress', { detail }));
  }
}
