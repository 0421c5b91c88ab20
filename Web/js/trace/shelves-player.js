// @ts-check

import { LARGEST, RuleError } from '../checks.js';
import { ItemList } from '../item-list.js';
import { Feed } from './feed.js';
import { measured } from './lengths.js';
import { engineOf } from './list-configuration.js';
import { ListDirectory, itemsInBlock } from './list-directory.js';
import { Replay, inWords, membersOf } from './replay.js';
import { listTitle, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./list-directory.js').ListEntry} ListEntry
 * @typedef {import('./reader.js').Trace} Trace
 * @typedef {import('./reader.js').TraceInput} TraceInput
 */

/** Plays a trace of a vertical list of horizontal lists. */
export class ShelvesPlayer extends Replay {
  #trace;
  #directory;
  #engine;
  /** The lists that are there now. */
  #lists;
  #feed;
  /** Whether the engine has been told that there is a feed. */
  #isFed = false;
  /** @type {Set<number>} The requests for items that wait for their answers. */
  #waiting = new Set();

  /**
   * @param {Module} module
   * @param {Trace} trace
   */
  constructor(module, trace) {
    super(trace);
    this.#trace = trace;
    this.#directory = new ListDirectory(trace);
    const entries = this.#directory.entries(trace.lists ?? []);
    this.#lists = new ItemList(entries, null, 'list');
    this.#engine = engineOf(module, trace, this.#directory);
    this.#feed = trace.feed && new Feed(trace.feed);
    this.#bringHere(trace.lists ?? [], 0);
  }

  /** Frees its engine. */
  destroy() {
    this.#engine.destroy();
  }

  /** @param {number} time */
  goesOn(time) {
    return this.#engine.phase !== 'idle' || this.#engine.deadline <= time;
  }

  /** @param {number} t */
  draw(t) {
    // What is wanted now is asked for with the frame, pages before items.
    this.#feedEngine(t);
    this.#engine.frame(t);
    this.bringOut(t);
    this.ask(t);
    const { phase, offset, shelves } = this.#engine.live();
    const lists = shelves.map(({ key, start, extent, phase, offset, tiles }) => ({
      list: this.#directory.id(key),
      ...{ start, extent, phase, offset },
      tiles: tiles.map(({ number, item, slot, start, extent, revision }) => ({
        tile: number,
        item: this.#directory.items.id(item),
        ...{ slot, start, extent },
        ...(revision === 0 && { placeholder: true }),
      })),
    }));
    this.write({ t, frame: { phase, offset, lists } });
  }

  /**
   * Tells the engine of an input.
   *
   * @param {TraceInput} input
   * @returns {string | undefined} Why it makes no sense now.
   */
  apply(input) {
    const engine = this.#engine;
    const { t } = input;
    this.catchUp(t);
    try {
      const entry = input.list === undefined ? null : this.#known(input.list);
      switch (input.do) {
        case 'press':
        case 'release':
          return inWords(engine[input.do](input.x, input.y, t));
        case 'move':
          if (!input.isOfItem) return inWords(engine.move(input.x, input.y, t));
          if (entry) return this.#edit(entry, (items) => items.moved(input.id, input.before), t);
          return this.#moveList(input);
        case 'cancel':
          return inWords(engine.cancel(t));
        case 'wheel':
          return inWords(engine.wheel(input.dx, input.dy, input.y, t, input.notch, input.phase));
        case 'follow':
          engine.follow(entry?.key ?? null, input.by, input.phase, t);
          break;
        case 'next':
        case 'previous':
          engine[input.do](entry?.key ?? null, input.animated, t);
          break;
        case 'scroll':
          return this.#scroll(entry, input);
        case 'insert':
          return entry ? this.#insertItems(entry, input) : this.#insertLists(input);
        case 'remove':
          if (entry) return this.#edit(entry, (items) => items.removed(input.ids), t);
          return this.#removeLists(input);
        case 'replace':
          if (entry) {
            const here = this.#directory.keysHere(input.items);
            return this.#edit(entry, () => new ItemList(this.#entriesOf(input)), t, true, here);
          }
          this.#replaceLists(input);
          break;
        case 'measure':
          if (entry) return this.#edit(entry, (items) => measured(items, input.extents), t);
          this.#measureLists(input);
          break;
        case 'resize':
          engine.resize(input.viewport.width, input.viewport.height, t);
          break;
        case 'hide':
        case 'show':
          engine[input.do](t);
          this.isHidden = input.do === 'hide';
          break;
        case 'reduceMotion':
          engine.reduceMotion(input.on, t);
          break;
        case 'pause':
        case 'resume':
          // A list of lists does not advance by itself.
          break;
        case 'respond':
          return this.#respond(input);
        case 'retry':
          return inWords(engine.retry(t));
        default:
          throw new Error(`a trace was read with the unknown input ${input.do}`);
      }
    } catch (error) {
      // Why there is no other list; anything else is not the trace's fault.
      if (!(error instanceof RangeError) || error instanceof RuleError) throw error;
      return error.message;
    }
    return undefined;
  }

  /** @param {number} t */
  catchUp(t) {
    this.#engine.run(t);
  }

  /**
   * @param {string} id
   * @returns {ListEntry}
   * @throws {RangeError} There is none.
   */
  #known(id) {
    const entry = this.#lists.find(id);
    if (entry) return /** @type {ListEntry} */ (entry);
    throw new RangeError(`there is no ${listTitle(id)}`);
  }

  /** @param {TraceInput} input */
  #entriesOf({ items }) {
    return this.#directory.items.entries(items);
  }

  /**
   * Tells the engine of the items whose data comes with lists.
   *
   * @param {import('./lists.js').TraceList[]} lists
   * @param {number} t
   */
  #bringHere(lists, t) {
    for (const { items } of lists) this.#engine.update(this.#directory.keysHere(items), t);
  }

  // Lists

  /** @param {TraceInput} input */
  #moveList({ id, before, t }) {
    const all = this.#lists.moved(id, before);
    const next = before === null ? null : this.#known(before).key;
    this.#engine.reorder(this.#known(id).key, next, t);
    this.#lists = all;
    return undefined;
  }

  /** @param {TraceInput} input */
  #insertLists({ lists, before, t }) {
    const entries = this.#directory.entries(lists);
    const next = before === null ? null : this.#known(before).key;
    const all = this.#lists.inserted(entries, before);
    this.#engine.insert(entries, next, t);
    this.#lists = all;
    this.#bringHere(lists, t);
    return undefined;
  }

  /** @param {TraceInput} input */
  #removeLists({ ids, t }) {
    const others = this.#lists.removed(ids);
    const keys = ids.map((/** @type {string} */ id) => this.#known(id).key);
    this.#engine.remove(keys, t);
    this.#lists = others;
    return undefined;
  }

  /** @param {TraceInput} input */
  #measureLists({ extents, t }) {
    const known = extents.flatMap((/** @type {[string, number]} */ [id, extent]) => {
      const entry = /** @type {ListEntry | undefined} */ (this.#lists.find(id));
      return entry ? [this.#directory.entry({ ...entry.list, extent }, entry.items)] : [];
    });
    const all = this.#lists.updated(known);
    this.#engine.replace(/** @type {ListEntry[]} */ (all.all), false, t);
    this.#lists = all;
  }

  /**
   * Other lists, with which the feed starts again; the same ones change nothing.
   *
   * @param {TraceInput} input
   */
  #replaceLists({ lists, t }) {
    const entries = this.#directory.entries(lists);
    const all = this.#lists.replaced(entries);
    const isOther = this.#engine.replace(entries, true, t);
    this.#lists = all;
    this.#bringHere(lists, t);
    if (isOther) this.#feed?.restart();
  }

  // Items

  /**
   * @param {ListEntry | null} entry
   * @param {TraceInput} input
   */
  #scroll(entry, { to, way, animated, t }) {
    if (!entry) return inWords(this.#engine.scroll(null, this.#known(to).key, way, animated, t));
    const item = entry.items.find(to);
    if (!item) return `there is no ${title(to)} in ${listTitle(entry.list.id)}`;
    const index = entry.items.indexOf(item.key);
    return inWords(this.#engine.scroll(entry.key, index, way, animated, t));
  }

  /**
   * @param {ListEntry} entry
   * @param {TraceInput} input
   */
  #insertItems(entry, input) {
    const added = this.#entriesOf(input);
    const here = this.#directory.keysHere(input.items);
    return this.#edit(entry, (items) => items.inserted(added, input.before), input.t, false, here);
  }

  /**
   * @param {ListEntry} entry
   * @param {(items: ItemList) => ItemList} edit Throws why there is no other list.
   * @param {number} t
   * @param {boolean} isReplaced
   * @param {number[]} here The keys of items whose data comes with it.
   */
  #edit({ list, items: before }, edit, t, isReplaced = false, here = []) {
    let items;
    try {
      items = edit(before);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      return message.startsWith('there is no') ? `${message} in ${listTitle(list.id)}` : message;
    }
    const entry = this.#directory.entry(list, items);
    this.#engine.changeItems(entry.key, itemsInBlock(items), isReplaced, t);
    this.#lists = this.#lists.updated([entry]);
    this.#engine.update(here, t);
    return undefined;
  }

  // Data

  /**
   * An answer to a request, of whichever kind it is.
   *
   * @param {TraceInput} input
   */
  #respond({ request, items, lists, next, error, t }) {
    const isOfItems = this.#waiting.has(request);
    if (!isOfItems && !this.#feed?.isWaitingFor(request)) {
      // As a number of 64 bits, which JavaScript prints with all its digits only so.
      return `request ${BigInt(request)} is not waiting for an answer`;
    }
    if (lists && isOfItems) return `request ${request} asks for items`;
    if (items && !isOfItems) return `request ${request} asks for lists`;
    if (isOfItems) {
      this.#waiting.delete(request);
      const keys = this.#directory.items.entries(items ?? []).map(({ key }) => key);
      return inWords(this.#engine.receiveItems(request, keys, t));
    }
    if (error !== undefined) {
      this.#feed?.fail();
      return inWords(this.#engine.fail(request, t));
    }
    this.#feed?.receive(next);
    const isNew = (/** @type {{ id: string }} */ { id }) => !this.#lists.find(id);
    try {
      const page = /** @type {any} */ ({ lists: lists.filter(isNew), before: null, t });
      return this.#insertLists(page);
    } finally {
      // It has come, whatever becomes of its lists.
      this.#engine.receive(request, lists.length, next === null, t);
    }
  }

  /**
   * Tells what has happened since the last time. Rows have no number in a frame, so that only the
   * tiles on them tell of their lives.
   *
   * @param {number} t
   */
  bringOut(t) {
    for (const { shelf, ...event } of this.#engine.takeEvents()) {
      if (shelf === null) {
        if (event.tile >= 0) continue;
        const members = membersOf(event, (key) => this.#directory.id(key));
        this.write({ t, event: event.kind, ...members });
      } else {
        const members = membersOf(event, (key) => this.#directory.items.id(key));
        this.write({ t, event: event.kind, list: this.#directory.id(shelf), ...members });
      }
    }
  }

  /**
   * Tells what data is wanted now: a page, then items.
   *
   * @param {number} t
   */
  ask(t) {
    this.#feedEngine(t);
    for (const line of this.#feed?.bringOut(this.#engine.inFlight) ?? []) {
      this.write({ t, ...line });
    }
    for (const action of this.#engine.takeActions()) {
      if (action.kind === 'cancel') {
        this.#waiting.delete(action.number);
        this.write({ t, cancel: { number: action.number } });
      } else if (action.kind === 'fetch') {
        this.#waiting.add(action.number);
        this.#tellOf(action.number, action.keys, t);
      }
    }
  }

  /**
   * @param {number} number
   * @param {number[]} keys
   * @param {number} t
   */
  #tellOf(number, keys, t) {
    const ids = keys.map((key) => this.#directory.items.id(key));
    // The first list in or near the viewport on which the first item stands.
    const list = this.#engine
      .live()
      .shelves.map(({ key }) => this.#directory.id(key))
      .find((id) => id !== null && this.#known(id).items.find(/** @type {string} */ (ids[0])));
    if (list) this.write({ t, request: { number, kind: 'items', list, ids } });
  }

  /**
   * The engine has a feed; not before the first input or frame, which may bring all that is wanted.
   *
   * @param {number} t
   */
  #feedEngine(t) {
    const { feed } = this.#trace;
    if (!feed || this.#isFed) return;
    this.#isFed = true;
    this.#engine.feed(Math.min(feed.prefetch, LARGEST), t);
  }
}
