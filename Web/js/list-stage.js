// @ts-check

// What an element shows whose slides may be the items of a list, which grows as one scrolls.

import { Feed } from './feed.js';
import { ListedSlides } from './listed-slides.js';
import { Stage } from './stage.js';

/** @typedef {import('./item-list.js').ListChange} ListChange */

/** Shows slides, lists and what is loaded of them among these. */
export class ListStage extends Stage {
  feed;

  /** @param {ConstructorParameters<typeof Stage>} parts */
  constructor(...parts) {
    super(...parts);
    this.feed = new Feed(parts[0], this, (items) => this.#append(items));
  }

  /**
   * Changes the list of items that is shown. When that throws, all is as it was.
   *
   * @param {string} name Of the change, as a mistake calls it.
   * @param {(slides: ListedSlides) => ListChange} plan What the change is.
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
   * Puts what is new of a page behind the last item.
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
