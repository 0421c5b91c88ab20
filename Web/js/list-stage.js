// @ts-check

// The stage of an element whose slides can be the items of a list that loads more.

import { Feed } from './feed.js';
import { ListedSlides } from './listed-slides.js';
import { Stage } from './stage.js';

/** @typedef {import('./item-list.js').ListChange} ListChange */

/** A stage with lists and their loading. */
export class ListStage extends Stage {
  feed;

  /** @param {ConstructorParameters<typeof Stage>} parts */
  constructor(...parts) {
    super(...parts);
    this.feed = new Feed(parts[0], this, (items) => this.#append(items));
  }

  /**
   * Changes the shown list of items. If this throws, nothing has changed.
   *
   * @param {string} name The name of the change in errors.
   * @param {(slides: ListedSlides) => ListChange} plan Computes the change.
   * @param {boolean} isReplaced Whether it is another list, with which loading starts again.
   */
  edit(name, plan, isReplaced = false) {
    const { slides } = this;
    if (!(slides instanceof ListedSlides)) {
      throw new TypeError(`${name} needs items that are a list, as in pager.items = []`);
    }
    const change = plan(slides);
    const edit = slides.editOf(change);
    const items = () => slides.list.itemsAfter(change);
    this.apply(edit, items, isReplaced, () => {
      slides.adopt(change);
      if (isReplaced && edit) this.feed.restart();
    });
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
      counts.added = change.all.added.length;
      counts.dropped = page.length - counts.added;
      return change;
    });
    return counts;
  }
}
