// @ts-check

import { checkFunction, refuse } from '../checks.js';
import { checkFlag } from '../options.js';
import { RondoPager } from '../rondo-pager.js';
import { STAGE } from '../rondo-element.js';
import { CLASSES, PageSlides } from './page-slides.js';
import { reportProgress } from './progress.js';

/**
 * @typedef {import('./page.js').PageClass} PageClass
 * @typedef {import('./page.js').PageView} PageView
 * @typedef {import('../events.js').SwitchDetail} SwitchDetail
 * @typedef {import('../item-list.js').ID} ID
 *
 * @typedef {SwitchDetail & { progress: number }} ProgressDetail From 0 to 1.
 *
 * @typedef {object} PooledPage
 * @property {PageView | null} page Null if its class failed to make the page.
 * @property {HTMLElement} element
 * @property {unknown} kind
 * @property {'free' | 'loading' | 'there' | 'failed'} state
 * @property {ID | null} id The id of the item; null for a free page.
 */

/**
 * A pager of whole pages with a lifecycle; page classes show the items.
 *
 *     pages.register('article', class {
 *       create(item, element) { element.textContent = item.title }
 *       didAppear(element) { … }
 *     })
 *     pages.items = [{ id: 'a', kind: 'article', title: 'A' }]
 *
 * Everything else works as in the pager.
 *
 * @fires {CustomEvent<ProgressDetail>} rondo-progress The progress of a switch, in each frame while
 *   listeners read its `detail`.
 */
export class RondoPages extends RondoPager {
  static get ListedSlides() {
    return PageSlides;
  }

  static get defaults() {
    return { ...super.defaults, keep: 3 };
  }

  static get role() {
    return 'group';
  }

  static get roleDescription() {
    return null;
  }

  /** @type {Map<unknown, PageClass>} */
  [CLASSES] = new Map();

  constructor() {
    super();
    reportProgress(this);
  }

  /**
   * Registers a class for items of a kind; must be called before such items are added.
   *
   * @param {unknown} kind The result of `itemKind` for an item, or the item's `kind`.
   * @param {PageClass} PageClass
   * @throws {RangeError} If the kind already has a class.
   */
  register(kind, PageClass) {
    checkFunction('the class of a page', PageClass);
    if (this[CLASSES].has(kind)) {
      refuse('kind', 'one that is not registered yet', kind, RangeError);
    }
    this[CLASSES].set(kind, PageClass);
  }

  /**
   * Scrolls to an item as in a pager, but without animation if it is `keep` or more items away, so that no pages are
   * made in between.
   *
   * @override
   * @param {ID | { id: ID }} item The item, its id, or a number, which is the index.
   * @param {{ animated?: boolean, way?: import('../words.js').Way }} how
   */
  scrollToItem(item, { animated = true, way = 'shortest' } = {}) {
    checkFlag('animated', animated);
    const { count, keep, pinned } = /** @type {any} */ (this);
    const steps = this[STAGE].indexOf(item) - (this.target ?? this.current ?? 0);
    const on = (steps + count) % count;
    const back = (count - on) % count;
    const around = { forward: on, backward: back, shortest: Math.min(on, back) };
    const distance = pinned === 'none' ? around[way] : Math.abs(steps);
    super.scrollToItem(item, { way, animated: animated && distance < keep });
  }

  /**
   * The page that shows an item; null if the item is not shown.
   *
   * @param {ID} item The id of the item, or a number, which is the index.
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
   * All pages, with their kinds and the ids of their items; the id of a free page is null.
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
}
