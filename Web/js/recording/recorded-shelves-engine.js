// @ts-check

// An engine of shelves that records its inputs.

import { ShelvesEngine } from '../shelves/engine.js';
import { firstLineOf } from './configuration.js';
import { Lines, linesOfAll } from './lines.js';
import { Names } from './names.js';
import { scrolled } from './resting.js';
import { readShelf } from './read-shelf.js';

/**
 * @typedef {import('../shelves/content.js').Content} Content
 * @typedef {import('../shelves/engine.js').Listed} Listed
 * @typedef {import('../shelves/engine.js').Offsets} Offsets
 * @typedef {import('./read-shelf.js').ReadItem} ReadItem
 * @typedef {import('./read-shelf.js').ReadShelf} ReadShelf
 */

/** An engine of shelves that records its inputs and frames as the lines of a trace. */
export class RecordedShelvesEngine extends ShelvesEngine {
  #shelfNames = new Names();
  #itemNames = new Names();
  /** @type {Content | null} */
  #content = null;
  /** @type {ReadShelf[]} The present shelves. */
  #shelves = [];
  /** @type {Set<number>} The keys of the items with data. */
  #here = new Set();
  /** The layout of shelves without their own layout. @type {Record<string, any>} */
  #layout = {};
  #size = { width: 0, height: 0 };
  /** @type {Record<string, any>} The configuration of the list. */
  #list = {};
  /**
   * The recorded lines; null without a recording.
   *
   * @type {Lines | null}
   */
  lines = null;
  /**
   * The initial positions. A trace begins with all content at its start; its first inputs lead to these
   * positions.
   *
   * @type {Offsets | null}
   */
  #places = null;

  /** The trace so far. */
  get text() {
    return this.lines?.text ?? '';
  }

  /**
   * Starts to record; must be called before any input.
   *
   * @param {import('../shelves/engine.js').ShelvesConfiguration} configuration
   * @param {Listed[]} shelves
   * @param {Content} content The names of shelves and items.
   */
  begin({ list, shelf }, shelves, content) {
    this.#content = content;
    this.#list = list;
    this.#layout = shelf;
    this.#size = { width: shelf.viewport, height: list.viewport };
    this.#shelves = this.#read(shelves);
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

  /** All positions, or the positions to restore with the first frame. */
  get offsets() {
    return this.#places ?? super.offsets;
  }

  /**
   * @override
   * @param {string} name
   * @param {number} time
   * @param {any[]} values
   */
  take(name, time, ...values) {
    // Before the first frame these are the initial positions; later calls are not in the trace.
    if (name === 'restore' && this.lines?.isEmpty) {
      [this.#places] = values;
      return null;
    }
    if (name === 'frame') this.#goToPlaces(time);
    const refusal = super.take(name, time, ...values);
    if (name in this.#lines) this.#lines[name](time, ...values);
    return refusal;
  }

  /**
   * The writers of inputs; other inputs have no effect in a replay.
   *
   * @type {Record<string, (time: number, ...values: any[]) => void>}
   */
  #lines = {
    ...linesOfAll((...line) => this.#write(...line)),
    wheel: (time, dx, dy, y, notch, phase) => this.#write(time, 'wheel', { dx, dy, y, notch, phase }),
    follow: (time, shelf, by, phase) =>
      this.#write(time, 'follow', { list: this.#on(shelf), by, phase }),
    next: (time, shelf, animated) => this.#write(time, 'next', { list: this.#on(shelf), animated }),
    previous: (time, shelf, animated) =>
      this.#write(time, 'previous', { list: this.#on(shelf), animated }),
    scroll: (time, shelf, target, way, animated) => {
      const items = this.#shelves.find(({ key }) => key === shelf)?.items ?? [];
      const to = shelf === null ? this.#shelfName(target) : this.#itemName(items[target]?.key);
      this.#write(time, 'scroll', { list: this.#on(shelf), to, animated, way });
    },
    resize: (time, width, height) => {
      this.#size = { width, height };
      this.#write(time, 'resize', { viewport: this.#size });
    },
    insert: (time, shelves, before) => {
      const added = this.#read(shelves);
      const index = this.#shelves.findIndex(({ key }) => key === before);
      this.#shelves.splice(index < 0 ? this.#shelves.length : index, 0, ...added);
      const lists = added.map((shelf) => this.#text(shelf));
      this.#write(time, 'insert', { lists, before: this.#on(before) });
    },
    remove: (time, keys) => {
      this.#shelves = this.#shelves.filter(({ key }) => !keys.includes(key));
      const ids = keys.map((/** @type {number} */ key) => this.#shelfName(key));
      this.#write(time, 'remove', { ids });
    },
    reorder: (time, key, before) => {
      const moved = this.#shelves.filter((shelf) => shelf.key === key);
      const others = this.#shelves.filter((shelf) => shelf.key !== key);
      const index = others.findIndex((shelf) => shelf.key === before);
      others.splice(index < 0 ? others.length : index, 0, ...moved);
      this.#shelves = others;
      this.#write(time, 'move', { id: this.#shelfName(key), before: this.#on(before) ?? null });
    },
    replace: (time, shelves) => {
      this.#shelves = this.#read(shelves);
      this.#write(time, 'replace', { lists: this.#shelves.map((shelf) => this.#text(shelf)) });
    },
    update: (time, keys) => this.#writeData(time, keys),
    receiveItems: (time, keys, request) => {
      for (const key of keys) this.#here.add(key);
      const items = keys.map((/** @type {number} */ key) => this.#itemName(key));
      this.#write(time, 'respond', { request, items });
    },
    retry: (time) => this.#write(time, 'retry'),
  };

  /**
   * @param {number} time
   * @param {string} action
   * @param {Record<string, any>} [members]
   */
  #write(time, action, members) {
    this.lines?.add(time, action, members);
  }

  /** @param {number} time */
  #goToPlaces(time) {
    const places = this.#places;
    if (!places) return;
    this.#places = null;
    if (places.list) {
      const by = scrolled(this.#rowOfList(), this.#list.initial ?? 0, places.list);
      if (by !== 0) this.take('follow', time, null, by, 'idle');
    }
    for (const place of places.shelves) {
      const shelf = this.#shelves.find(({ key }) => key === place.shelf);
      const by = shelf ? scrolled(this.#rowOf(shelf), 0, place) : 0;
      if (by !== 0) this.take('follow', time, place.shelf, by, 'idle');
    }
    // Drops the events, because all content is at its old place.
    super.takeEvents();
  }

  #rowOfList() {
    const { height } = this.#size;
    const { length = 'viewport', spacing = 0, alignment = 'start', start, end } = this.#list;
    const extents = this.#shelves.map(({ extent = length }) => pointsOf(extent, height));
    return { extents, spacing, alignment, start, end, viewport: height };
  }

  /** @param {ReadShelf} shelf */
  #rowOf({ layout, items }) {
    const { width } = this.#size;
    const { length = 'viewport', spacing = 0, alignment = 'start', start, end } = layout;
    const extents = items.map(({ extent = length }) => pointsOf(extent, width));
    return { extents, spacing, alignment, start, end, viewport: width };
  }

  /**
   * Records the data of items: before the first frame in the first line, later as an update of a shelf with
   * these items.
   *
   * @param {number} time
   * @param {number[]} keys
   */
  #writeData(time, keys) {
    for (const key of keys) this.#here.add(key);
    if (this.lines?.isEmpty) return;
    const left = new Set(keys);
    for (const { key, items } of this.#shelves) {
      const come = items.filter((item) => left.delete(item.key));
      if (come.length === 0) continue;
      this.#write(time, 'replace', {
        list: this.#shelfName(key),
        itemIDs: items.map((item) => this.#itemText(item)),
        items: come.map((item) => this.#itemName(item.key)),
      });
    }
  }

  // Names

  /** @param {Listed[]} shelves */
  #read(shelves) {
    return shelves.map(({ numbers }) => readShelf(numbers, this.#layout));
  }

  /** @param {ReadShelf} shelf */
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

  /** @param {ReadItem} item */
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
