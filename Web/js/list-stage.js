// @ts-check

// The stage of an element with lists of items that can grow by loading.

import { ChildSlides } from './child-slides.js';
import { startFeed } from './feed.js';
import { ListedSlides } from './listed-slides.js';
import { LEAST } from './sizes.js';
import { Stage } from './stage.js';

/**
 * @typedef {import('./item-list.js').ListChange} ListChange
 * @typedef {import('./rondo-feed.js').LoadMore} LoadMore
 */

/** A stage with lists of items and loading. */
export class ListStage extends Stage {
  #host;
  /** @type {LoadMore | null} */
  loadMore = null;
  /** @type {WeakMap<Element, unknown>} The content of each measured element. */
  #measured = new WeakMap();

  /** @param {ConstructorParameters<typeof Stage>} parts */
  constructor(...parts) {
    super(...parts);
    [this.#host] = parts;
    this.driver.onAnswer = () => this.feed?.reconcile();
  }

  /**
   * Loads further items with a function, from the first page; null ends loading.
   *
   * @param {LoadMore | null} loadMore
   */
  loadWith(loadMore) {
    startFeed(this.#host, this, loadMore, (items) => this.#append(items), 'items');
  }

  /**
   * Changes the list of items. If this throws, nothing has changed.
   *
   * @param {string} name The name of the change in errors.
   * @param {(slides: ListedSlides) => ListChange} plan Computes the change.
   * @param {boolean} isReplaced Whether the list is new, and loading restarts.
   */
  edit(name, plan, isReplaced = false) {
    const { slides } = this;
    if (!(slides instanceof ListedSlides)) {
      throw new TypeError(`${name} needs items that are a list, as in pager.items = []`);
    }
    const change = plan(slides);
    const edits = slides.editsOf(change);
    const items = () => slides.list.itemsAfter(change);
    this.apply(edits, items, isReplaced, () => {
      slides.adopt(change);
      if (isReplaced && edits.length > 0) this.feed?.restart();
    });
  }

  /**
   * Measures rendered slides and passes their lengths to the engine. A slide with length 0, for example
   * during loading of a picture, keeps its estimate.
   *
   * @override
   * @param {import('./rondo-lengths.js').default} lengths
   * @param {boolean} measuresAll Whether to measure also slides with unchanged content.
   */
  measureRendered(lengths, measuresAll = false) {
    const { driver, slides } = this;
    const { engine } = driver;
    if (!engine || slides instanceof ChildSlides) return;
    // A slide at its resting place stays there when its length changes.
    const resting = engine.phase === 'idle' && engine.offset === 0 ? engine.current : null;
    let isOther = false;
    for (const { content, isRepeat, item, look, page } of driver.tiles?.shown ?? []) {
      const shown = page ? page.look : look;
      const index = slides.indexOf(item);
      if (!content || isRepeat || index < 0 || slides.hasOwnLength(item)) continue;
      if (!measuresAll && this.#measured.get(content) === shown) continue;
      this.#measured.set(content, shown);
      const length = lengths.measureShown(content);
      if (length <= LEAST || length === slides.lengths?.get(item)) continue;
      slides.lengths?.set(item, length);
      driver.take('measure', index, Math.max(LEAST, length - engine.overlap));
      isOther = true;
    }
    if (!isOther) return;
    if (resting !== null) driver.scrollTo(resting, false);
    driver.drawSoon();
  }

  /**
   * Appends the new items of a page.
   *
   * @param {unknown} items
   */
  #append(items) {
    const counts = { added: 0, dropped: 0 };
    this.edit('loadMore', (slides) => {
      const page = slides.entriesOf('items', items);
      const change = slides.list.appended(page);
      counts.added = change.all[0].added.length;
      counts.dropped = page.length - counts.added;
      return change;
    });
    return counts;
  }
}
