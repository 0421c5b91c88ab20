// @ts-check

// An engine of shelves that writes down what reaches it.

import { ShelvesEngine } from '../shelves/engine.js';
import { firstLineOf } from './configuration.js';
import { Lines } from './lines.js';
import { Names } from './names.js';
import { recorded } from './recorded.js';
import { scrolled } from './resting.js';
import { toldShelf } from './told-shelf.js';

/**
 * @typedef {import('../shelves/content.js').Content} Content
 * @typedef {import('../shelves/engine.js').Listed} Listed
 * @typedef {import('../shelves/engine.js').Offsets} Offsets
 * @typedef {import('../words.js').Phase} Phase
 * @typedef {import('../words.js').Way} Way
 * @typedef {import('./told-shelf.js').ToldItem} ToldItem
 * @typedef {import('./told-shelf.js').ToldShelf} ToldShelf
 */

/** An engine of shelves, whose inputs and frames become the lines of a trace. */
export class RecordedShelvesEngine extends recorded(ShelvesEngine) {
  #shelfNames = new Names();
  #itemNames = new Names();
  /** @type {Content | null} */
  #content = null;
  /** @type {ToldShelf[]} Those that are there now. */
  #shelves = [];
  /** @type {Set<number>} The keys of the items whose data is here. */
  #here = new Set();
  /** How shelves are laid out that say nothing themselves. @type {Record<string, any>} */
  #layout = {};
  #size = { width: 0, height: 0 };
  /** @type {Record<string, any>} Of the list. */
  #list = {};
  /**
   * Where to be at first. A trace begins with everything at its start; the inputs that bring it to
   * its place are its first.
   *
   * @type {Offsets | null}
   */
  #places = null;

  /**
   * Writes down everything from now on; to be called before any input.
   *
   * @param {import('../shelves/engine.js').ShelvesConfiguration} configuration
   * @param {Listed[]} shelves
   * @param {Content} content What they are called.
   */
  begin({ list, shelf }, shelves, content) {
    this.#content = content;
    this.#list = list;
    this.#layout = shelf;
    this.#size = { width: shelf.viewport, height: list.viewport };
    this.#shelves = this.#told(shelves);
    this.lines = new Lines(() => this.#first());
  }

  #first() {
    const { axis, ...line } = firstLineOf(this.#list);
    const initial = this.#shelves[this.#list.initial];
    return {
      viewport: this.#size,
      lists: this.#shelves.map((shelf) => this.#text(shelf)),
      ...(initial && { initial: this.#shelfName(initial.key) }),
      ...line,
    };
  }

  /** @param {number} time */
  frame(time) {
    this.#goToPlaces(time);
    return super.frame(time);
  }

  /** Where everything is, or is to be once there is a frame. */
  get offsets() {
    return this.#places ?? super.offsets;
  }

  /**
   * Before the first frame it is where a recording begins; later it is not in the trace.
   *
   * @param {Offsets} offsets
   * @param {number} time
   */
  restore(offsets, time) {
    if (this.lines?.isEmpty) this.#places = offsets;
    else super.restore(offsets, time);
  }

  /** @param {number} time */
  #goToPlaces(time) {
    const places = this.#places;
    if (!places) return;
    this.#places = null;
    if (places.list) {
      const by = scrolled(this.#rowOfList(), this.#list.initial ?? 0, places.list);
      if (by !== 0) this.follow(null, by, 'idle', time);
    }
    for (const place of places.shelves) {
      const shelf = this.#shelves.find(({ key }) => key === place.shelf);
      const by = shelf ? scrolled(this.#rowOf(shelf), 0, place) : 0;
      if (by !== 0) this.follow(place.shelf, by, 'idle', time);
    }
    // Nothing has happened: everything is where it was.
    super.takeEvents();
  }

  #rowOfList() {
    const { height } = this.#size;
    const { length = 'viewport', spacing = 0, alignment = 'start', start, end } = this.#list;
    const extents = this.#shelves.map(({ extent = length }) => pointsOf(extent, height));
    return { extents, spacing, alignment, start, end, viewport: height };
  }

  /** @param {ToldShelf} shelf */
  #rowOf({ layout, items }) {
    const { width } = this.#size;
    const { length = 'viewport', spacing = 0, alignment = 'start', start, end } = layout;
    const extents = items.map(({ extent = length }) => pointsOf(extent, width));
    return { extents, spacing, alignment, start, end, viewport: width };
  }

  /**
   * @param {number} dx
   * @param {number} dy
   * @param {number | undefined} y
   * @param {number} time
   */
  wheel(dx, dy, y, time) {
    this.lines?.add(time, 'wheel', { dx, dy, y });
    return super.wheel(dx, dy, y, time);
  }

  /**
   * @param {number | null} shelf
   * @param {number} by
   * @param {Phase} phase
   * @param {number} time
   */
  follow(shelf, by, phase, time) {
    this.lines?.add(time, 'follow', { list: this.#on(shelf), by, phase });
    return super.follow(shelf, by, phase, time);
  }

  /**
   * @param {number | null} shelf
   * @param {boolean} animated
   * @param {number} time
   */
  next(shelf, animated, time) {
    this.lines?.add(time, 'next', { list: this.#on(shelf), animated });
    return super.next(shelf, animated, time);
  }

  /**
   * @param {number | null} shelf
   * @param {boolean} animated
   * @param {number} time
   */
  previous(shelf, animated, time) {
    this.lines?.add(time, 'previous', { list: this.#on(shelf), animated });
    return super.previous(shelf, animated, time);
  }

  /**
   * @param {number | null} shelf
   * @param {number} target
   * @param {Way} way
   * @param {boolean} animated
   * @param {number} time
   */
  scroll(shelf, target, way, animated, time) {
    const items = this.#shelves.find(({ key }) => key === shelf)?.items ?? [];
    const to = shelf === null ? this.#shelfName(target) : this.#itemName(items[target]?.key);
    this.lines?.add(time, 'scroll', { list: this.#on(shelf), to, animated, way });
    return super.scroll(shelf, target, way, animated, time);
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {number} time
   */
  resize(width, height, time) {
    this.#size = { width, height };
    this.lines?.add(time, 'resize', { viewport: this.#size });
    super.resize(width, height, time);
  }

  /**
   * @param {boolean} isReduced
   * @param {number} time
   */
  reduceMotion(isReduced, time) {
    this.lines?.add(time, 'reduceMotion', { on: isReduced });
    super.reduceMotion(isReduced, time);
  }

  // The shelves. What is refused throws, and has changed nothing.

  /**
   * @param {Listed[]} shelves
   * @param {number | null} before
   * @param {number} time
   */
  insert(shelves, before, time) {
    super.insert(shelves, before, time);
    const added = this.#told(shelves);
    const index = this.#shelves.findIndex(({ key }) => key === before);
    this.#shelves.splice(index < 0 ? this.#shelves.length : index, 0, ...added);
    this.lines?.add(time, 'insert', {
      lists: added.map((shelf) => this.#text(shelf)),
      before: this.#on(before),
    });
  }

  /**
   * @param {number[]} keys
   * @param {number} time
   */
  remove(keys, time) {
    super.remove(keys, time);
    this.#shelves = this.#shelves.filter(({ key }) => !keys.includes(key));
    this.lines?.add(time, 'remove', { ids: keys.map((key) => this.#shelfName(key)) });
  }

  /**
   * @param {number} key
   * @param {number | null} before
   * @param {number} time
   */
  reorder(key, before, time) {
    super.reorder(key, before, time);
    const moved = this.#shelves.filter((shelf) => shelf.key === key);
    const others = this.#shelves.filter((shelf) => shelf.key !== key);
    const index = others.findIndex((shelf) => shelf.key === before);
    others.splice(index < 0 ? others.length : index, 0, ...moved);
    this.#shelves = others;
    this.lines?.add(time, 'move', { id: this.#shelfName(key), before: this.#on(before) ?? null });
  }

  /**
   * @param {Listed[]} shelves
   * @param {boolean} isReplaced
   * @param {number} time
   */
  replace(shelves, isReplaced, time) {
    const isChanged = super.replace(shelves, isReplaced, time);
    this.#shelves = this.#told(shelves);
    this.lines?.add(time, 'replace', { lists: this.#shelves.map((shelf) => this.#text(shelf)) });
    return isChanged;
  }

  // Data

  /**
   * There is data of items: before the first frame it is what a trace begins with, later it comes
   * with the same items of a shelf on which they stand.
   *
   * @param {number[]} keys
   * @param {number} time
   */
  update(keys, time) {
    super.update(keys, time);
    for (const key of keys) this.#here.add(key);
    if (this.lines?.isEmpty) return;
    const left = new Set(keys);
    for (const { key, items } of this.#shelves) {
      const come = items.filter((item) => left.delete(item.key));
      if (come.length === 0) continue;
      this.lines?.add(time, 'replace', {
        list: this.#shelfName(key),
        itemIDs: items.map((item) => this.#itemText(item)),
        items: come.map((item) => this.#itemName(item.key)),
      });
    }
  }

  /**
   * @param {number} request
   * @param {number[]} keys
   * @param {number} time
   */
  receiveItems(request, keys, time) {
    const refusal = super.receiveItems(request, keys, time);
    for (const key of keys) this.#here.add(key);
    this.lines?.add(time, 'respond', { request, items: keys.map((key) => this.#itemName(key)) });
    return refusal;
  }

  /** @param {number} time */
  retry(time) {
    this.lines?.add(time, 'retry');
    return super.retry(time);
  }

  // What they are called

  /** @param {Listed[]} shelves */
  #told(shelves) {
    return shelves.map(({ numbers }) => toldShelf(numbers, this.#layout));
  }

  /** @param {ToldShelf} shelf */
  #text({ key, extent, layout, items }) {
    const { length = 'viewport', spacing = 0, alignment = 'start', start, end, snap } = layout;
    return {
      id: this.#shelfName(key),
      extent,
      itemExtent: length,
      ...{ spacing, alignment, ends: { start, end }, snap },
      itemIDs: items.map((item) => this.#itemText(item)),
      items: items.filter((item) => this.#here.has(item.key)).map((item) => this.#itemName(item.key)),
    };
  }

  /** @param {ToldItem} item */
  #itemText({ key, extent }) {
    const id = this.#itemName(key);
    return extent === undefined ? id : { id, extent };
  }

  /** @param {number} key */
  #itemName(key) {
    return this.#itemNames.of(key, this.#content?.items.idOf(key));
  }

  /** @param {number} key */
  #shelfName(key) {
    return this.#shelfNames.of(key, this.#content?.idOf(key));
  }

  /** @param {number | null} key */
  #on(key) {
    return key === null ? undefined : this.#shelfName(key);
  }
}

/**
 * @param {number | 'viewport'} extent
 * @param {number} viewport
 */
function pointsOf(extent, viewport) {
  return extent === 'viewport' ? viewport : extent;
}
