// @ts-check

// The content of an element: shelves, with their engine.

import { attempt } from '../attempt.js';
import { checkArray, quoted } from '../checks.js';
import { directionOf } from '../direction.js';
import { Driver, LEAD } from '../driver.js';
import { startFeed } from '../feed.js';
import { moduleIfLoaded } from '../module.js';
import { loadSizes } from '../shelf-sizes.js';
import { pixelsOf } from '../sizes.js';
import { Content } from './content.js';
import { ShelvesEngine } from './engine.js';
import { ItemRequests } from './item-requests.js';
import { configurationOf, namesInCSS, numbersOf } from './layout.js';
import { checkedOffsets, keysOf, namesOf } from './offsets.js';
import { goalOf, reveal } from './reveal.js';
import { shelfEvent } from './shelf-events.js';
import { ShelfTiles } from './shelf-tiles.js';

/**
 * @typedef {import('../item-list.js').ListChange} ListChange
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../rondo-feed.js').Feed} Feed
 * @typedef {import('../rondo-feed.js').LoadMoreShelves} LoadMoreShelves
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./content.js').ShelfEntry} ShelfEntry
 * @typedef {import('./engine.js').Offsets} Offsets
 *
 * @typedef {object} Target
 * @property {ID} shelf
 * @property {ID | { id: ID }} [item] An item on the shelf; a number is its index.
 * @property {import('../words.js').Way} way
 */

/** The options that an engine cannot change. */
const FIXED = ['pool', 'batch', 'capacity', 'remembered'];

/** Shows shelves, and keeps their positions after changes of the shelves or of options. */
export class ShelvesStage {
  #host;
  #viewport;
  /**
   * The positions at the removal from the page, or the positions to restore by the next engine; by ids, because
   * the shelves can still change.
   *
   * @type {import('./offsets.js').NamedOffsets | null}
   */
  #offsets = null;
  /** @type {Target[]} The requested scrolls for the next engine, after `#offsets`. */
  #targets = [];
  /** Whether there were no shelves yet to start at. */
  #isNew = true;
  /** @type {import('../rondo-shelf-sizes.js').default | undefined} What measures CSS sizes, once loaded. */
  #sizes;

  driver;
  /** @type {Feed | null} The loader of further shelves, loaded if needed. */
  feed = null;
  /** @type {LoadMoreShelves | null} */
  loadMore = null;
  requests;
  content = new Content();
  /** Whether the element, not the author, has set the `tabindex` of the host. */
  ownsTabIndex = false;
  /** @type {Record<string, any>} The checked options, without defaults. */
  options = {};
  /**
   * Makes the engine; a recording replaces this function.
   *
   * @param {ConstructorParameters<typeof ShelvesEngine>} parts
   */
  create = (...parts) => new ShelvesEngine(...parts);

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} viewport
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame that can change more than positions.
   * @param {() => void} onStep Called after all other frames.
   */
  constructor(host, viewport, track, onFrame, onStep) {
    this.#host = host;
    this.#viewport = viewport;
    track.setAttribute('role', 'list');
    const looks = /** @type {any} */ ({ Tiles: ShelfTiles, domEvent: shelfEvent });
    this.driver = new Driver(host, track, onFrame, onStep, looks);
    this.requests = new ItemRequests(host, this.driver, this.content);
    this.content.remembered = () => this.#remembered();
    this.driver.reveal = (tile) => reveal(this, goalOf(tile));
    this.driver.onAnswer = () => {
      this.feed?.reconcile();
      this.requests.run(this.engine?.takeActions() ?? []);
    };
  }

  /** @returns {ShelvesEngine | null} */
  get engine() {
    return /** @type {any} */ (this.driver.engine);
  }

  /** @returns {ShelfTiles | null} */
  get tiles() {
    return /** @type {any} */ (this.driver.tiles);
  }

  /** The names of the options in CSS, until what measures them is loaded. */
  get missing() {
    return this.#sizes ? [] : namesInCSS(this.options);
  }

  async load() {
    if (this.missing.length === 0) return;
    const sizes = await loadSizes(this.#viewport, this);
    this.#sizes ??= sizes;
  }

  /**
   * The options with all sizes in pixels; without those that cannot be measured yet.
   *
   * @param {Record<string, any>} options
   */
  sized(options = this.options) {
    const names = namesInCSS(options);
    if (names.length === 0) return options;
    return this.#sizes?.measure(options) ?? { ...options, ...Object.fromEntries(names.map((name) => [name])) };
  }

  /** The keys of removed shelves and items that are still needed. */
  #remembered() {
    const { list, shelves } = this.engine?.offsets ?? { list: null, shelves: [] };
    const offsets = [...(list ? [list] : []), ...shelves];
    return {
      shelves: offsets.map(({ shelf }) => shelf),
      items: [...offsets.flatMap(({ item }) => item ?? []), ...this.requests.keys],
    };
  }

  /** All positions, by ids. */
  get offsets() {
    const { engine } = this;
    return engine ? namesOf(engine.offsets, this.content) : checkedOffsets(this.#offsets ?? { shelves: [] });
  }

  set offsets(offsets) {
    this.driver.checkEnd();
    const named = checkedOffsets(offsets);
    if (this.engine) this.driver.take('restore', keysOf(named, this.content));
    else this.#offsets = named;
    this.#targets = [];
    this.#isNew = false;
    this.driver.draw();
  }

  /**
   * Scrolls to a shelf, and to an item on it; without an engine, when the engine starts.
   *
   * @param {Target} target
   * @param {boolean} animated
   */
  scrollTo(target, animated) {
    const { driver } = this;
    driver.checkEnd();
    if (!this.engine) this.#targets.push(target);
    driver.input((/** @type {any} */ engine, t) => this.#scroll(engine, target, animated, t));
    if (this.engine?.phase === 'idle') driver.draw();
  }

  /**
   * @param {ShelvesEngine} engine
   * @param {Target} target
   * @param {boolean} animated
   * @param {number} time
   */
  #scroll(engine, { shelf, item, way }, animated, time) {
    const entry = /** @type {ShelfEntry | undefined} */ (this.content.list.find(shelf));
    // The shelf and the item can be removed between request and scroll.
    if (!entry) return;
    if (item !== undefined) {
      const place = this.content.placeNamed(entry, item);
      if (place < 0) return;
      engine.take('scroll', time, entry.key, place, way, animated);
    }
    engine.take('scroll', time, null, entry.key, way, animated);
  }

  /**
   * Starts, after the element is on a page and has loaded its module.
   *
   * @param {Module} module
   * @throws If no engine can be made for any content; nothing has changed then.
   */
  begin(module) {
    this.driver.checkEnd();
    let { options } = this;
    const shelves = [...this.content.shelves];
    for (;;) {
      try {
        this.#start(module, options, this.#offsets && keysOf(this.#offsets, this.content));
        return;
      } catch (error) {
        const { field = '', isOfList } = /** @type {{ field?: string, isOfList?: boolean }} */ (error);
        // The length of items causes too many tiles.
        const name = field !== 'tiles' ? field : isOfList ? 'length' : 'itemLength';
        const { [name]: broken, ...others } = options;
        // Without the option that broke a rule; if no option did, without shelves.
        if (broken !== undefined) options = others;
        else {
          const isEmpty = this.content.count === 0;
          this.content.adopt(this.content.list.replaced(isEmpty ? shelves : []));
          if (isEmpty) throw error;
        }
        // The caller that set the value has returned before the module was loaded.
        reportError(error);
      }
    }
  }

  /** Stops when the element leaves the page. */
  end() {
    this.driver.asOne(() => {
      // The page's function for ids can throw.
      attempt(() => (this.#offsets = this.offsets));
      this.feed?.stop();
      this.requests.stop();
      this.driver.stop();
      this.#sizes?.end();
    });
  }

  /**
   * Applies new options. If this throws, nothing has changed.
   *
   * @param {Record<string, any>} options
   */
  configure(options) {
    this.driver.checkEnd();
    if (!this.engine || (!this.#sizes && namesInCSS(options).length > 0)) {
      this.#check(options, this.content.shelves);
      this.options = options;
      if (this.engine) this.load().then(() => this.configure(this.options), reportError);
    } else if (!this.#adapt(options)) {
      this.renew(options);
    }
  }

  /** Replaces the engine by a new one, at rest at the same positions. */
  renew(options = this.options) {
    const { engine } = this;
    if (engine) this.#start(engine.module, options, engine.offsets);
  }

  /** Does nothing, because shelves are not children. */
  refreshChildren() {}

  /** @param {{ width: number, height: number }} size */
  resize({ width, height }) {
    const { driver } = this;
    driver.length = height;
    const inner = within(width, this.options);
    this.tiles?.fit(inner, this.options);
    driver.take('resize', inner, height);
    // Sizes arrive between layout and paint, so the new size is never painted with the old frame.
    driver.draw();
  }

  // Changes of the shelves. If one throws, nothing has changed.

  /**
   * @param {unknown} shelves
   * @param {ID | null} before
   */
  insert(shelves, before) {
    const added = this.content.entriesOf(shelves);
    const change = this.content.list.inserted(added, before);
    this.#edit(change, ['insert', this.#listed(added), this.#keyBefore(before)]);
  }

  /** @param {ID[]} ids */
  remove(ids) {
    const keys = ids.map((id) => this.content.keyOf(id));
    this.#edit(this.content.list.removed(ids), ['remove', keys]);
  }

  /**
   * @param {ID} id
   * @param {ID | null} before
   */
  move(id, before) {
    const change = this.content.list.moved(id, before);
    const [key, next] = [this.content.keyOf(id), this.#keyBefore(before)];
    // A shelf before itself stays at its place.
    if (next !== key) this.#edit(change, ['reorder', key, next]);
  }

  /**
   * Replaces all shelves; loading restarts at the first page.
   *
   * @param {unknown} shelves
   */
  replace(shelves) {
    const change = this.content.list.replaced(this.content.entriesOf(shelves));
    this.#edit(change, ['replace', this.#listed(this.#after(change)), true], true);
  }

  /**
   * Updates the items, the layout or the header of present shelves.
   *
   * @param {unknown} shelves
   */
  updateShelves(shelves) {
    const change = this.content.list.updated(this.content.entriesOf(shelves));
    this.#edit(change, ['replace', this.#listed(addedBy(change)), false]);
  }

  /**
   * Sets the data of items; those that were never near are ignored, because their data will be requested.
   *
   * @param {unknown} items
   */
  updateItems(items) {
    checkArray('items', 'items', items);
    const { content } = this;
    const keys = /** @type {any[]} */ (items).map((item, index) => {
      const key = content.items.known(item?.id);
      if (key !== undefined) return key;
      throw new RangeError(`there is no item ${quoted(item?.id)}, which is items[${index}].id`);
    });
    keys.forEach((key, index) => key < 0 || content.data.set(key, /** @type {any[]} */ (items)[index]));
    this.driver.take('update', keys.filter((key) => key >= 0));
  }

  /**
   * Loads further shelves with a function, from the first page; null ends loading.
   *
   * @param {LoadMoreShelves | null} loadMore
   */
  loadWith(loadMore) {
    startFeed(this.#host, this, loadMore, (shelves) => this.#append(shelves), 'shelves');
  }

  /**
   * Appends the new shelves of a page.
   *
   * @param {unknown} shelves
   */
  #append(shelves) {
    const page = this.content.entriesOf(shelves);
    const change = this.content.list.appended(page);
    const added = addedBy(change);
    this.#edit(change, ['insert', this.#listed(added), null]);
    return { added: added.length, dropped: page.length - added.length };
  }

  /**
   * The key of the shelf to insert before, null for the end.
   *
   * @param {ID | null} before
   */
  #keyBefore(before) {
    return before === null ? null : this.content.keyOf(before);
  }

  /**
   * All shelves after a change.
   *
   * @param {ListChange} change
   * @returns {ShelfEntry[]}
   */
  #after(change) {
    return /** @type {any} */ (this.content.list.after(change));
  }

  /**
   * Changes the list of shelves, with an input of the engine.
   *
   * @param {ListChange} change
   * @param {[string, ...any[]]} input The name of the input, and its values.
   * @param {boolean} [isNew] Whether the list is new; loading then restarts.
   */
  #edit(change, [name, ...values], isNew = false) {
    const { driver } = this;
    driver.checkEnd();
    if (!this.engine) {
      this.#check(this.options, this.#after(change));
      this.content.adopt(change);
      if (isNew) this.feed?.restart();
      return;
    }
    const { lists } = this.engine;
    driver.input((engine, time) => {
      engine.take(name, time, ...values);
      this.content.adopt(change);
      this.#goToInitial(/** @type {any} */ (engine), time);
      // Before the answer, for which the feed fetches a page. The same list changes nothing.
      if (isNew && this.engine?.lists !== lists) this.feed?.restart();
    });
    driver.renumber();
  }

  /**
   * Scrolls to the initial shelf when the first shelves have come, as in a page of a feed.
   *
   * @param {ShelvesEngine} engine
   * @param {number} time
   */
  #goToInitial(engine, time) {
    const { shelves } = this.content;
    const shelf = shelves[initialIn(shelves, this.options)]?.id;
    if (this.#isNew && shelf !== undefined) {
      engine.begin(() => this.#scroll(engine, { shelf, way: 'forward' }, false, time));
    }
    this.#isNew &&= shelves.length === 0;
  }

  /**
   * @param {readonly ShelfEntry[]} entries
   * @param {Record<string, any>} options
   */
  #listed(entries, options = this.options) {
    const sized = this.sized(options);
    return entries.map((entry) => ({ key: entry.key, numbers: numbersOf(entry, sized) }));
  }

  /**
   * Throws if no engine can be made with these values. Checks all values that are known.
   *
   * @param {Record<string, any>} options
   * @param {readonly ShelfEntry[]} entries
   */
  #check(options, entries) {
    const module = moduleIfLoaded(this.#host);
    if (!module) return;
    const parts = this.#partsOf(module, options, entries, { width: 0, height: 0 });
    new ShelvesEngine(...parts).destroy();
  }

  /**
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {readonly ShelfEntry[]} entries
   * @param {{ width: number, height: number }} size
   * @returns {ConstructorParameters<typeof ShelvesEngine>}
   */
  #partsOf(module, options, entries, size) {
    const place = {
      ...size,
      direction: directionOf(this.#host, options),
      initial: Math.max(0, initialIn(entries, options)),
    };
    return [
      module,
      configurationOf(this.sized(options), place),
      this.#listed(entries, options),
      (key) => quoted(this.content.idOf(key)),
    ];
  }

  /**
   * Applies new options to the present engine, which continues motions.
   *
   * @param {Record<string, any>} options
   * @returns {boolean} False if the options need a new engine.
   */
  #adapt(options) {
    const { driver, tiles } = this;
    const [parts, behavior, width, height] = this.#read(/** @type {any} */ (driver.engine).module, options);
    const isOther = FIXED.some((name) => options[name] !== this.options[name]);
    if (isOther || behavior.direction !== driver.behavior.direction) return false;
    const isTaken = driver.input((engine, time) => {
      if (engine.take('configure', time, parts) !== null) return false;
      // Before the events, because listeners can set further options.
      this.options = options;
      driver.behavior = behavior;
      driver.length = height;
      tiles?.fit(width, options);
      return true;
    });
    if (!isTaken) return false;
    this.feed?.adapt();
    driver.drawSoon();
    return true;
  }

  /**
   * Starts a new engine.
   *
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {Offsets | null} offsets The positions to restore; null for the positions of the
   *   options.
   */
  #start(module, options, offsets) {
    const [parts, behavior, width, height] = this.#read(module, options);
    const engine = this.create(...parts);
    if (offsets) engine.take('restore', 0, offsets);
    for (const target of this.#targets.splice(0)) this.#scroll(engine, target, false, 0);
    engine.take('update', 0, [...this.content.data.keys()]);
    const show = /** @type {[any, any]} */ ([engine, this.content]);
    this.driver.asOne(() => {
      this.feed?.stop();
      this.requests.stop();
      this.options = options;
      this.driver.start(...show, behavior, height);
      this.tiles?.fit(width, options);
      this.#offsets = null;
      this.#isNew &&= this.content.count === 0;
      this.feed?.resume();
    });
    this.driver.drawSoon();
  }

  /**
   * Converts options for an engine in the present viewport.
   *
   * @param {Module} module
   * @param {Record<string, any>} options
   * @returns {[ConstructorParameters<typeof ShelvesEngine>, import('../driver.js').Behavior, number, number]} The
   *   parts of an engine, the behavior, and the width and height for shelves.
   */
  #read(module, options) {
    const width = within(pixelsOf(this.#viewport, 'width'), options);
    const height = pixelsOf(this.#viewport, 'height');
    const { disabled: isDisabled = false } = options;
    const behavior = {
      ...{ axis: 'vertical', direction: directionOf(this.#host, options) },
      ...{ isDisabled, isDraggable: !isDisabled, advances: false, isMarquee: false },
      lead: options.overscan === 0 ? LEAD : 0,
    };
    const parts = this.#partsOf(module, options, this.content.shelves, { width, height });
    return [parts, behavior, width, height];
  }
}

/**
 * The shelves that a change adds, in the order of the list.
 *
 * @param {ListChange} change
 */
function addedBy({ all }) {
  return /** @type {ShelfEntry[]} */ ([...all].reverse().flatMap(({ added }) => added));
}

/**
 * The index of the initial shelf, which an attribute names by text; -1 without it.
 *
 * @param {readonly ShelfEntry[]} entries
 * @param {Record<string, any>} options
 */
function initialIn(entries, { initial }) {
  return entries.findIndex(({ id }) => String(id) === String(initial));
}

/**
 * The length of a shelf's viewport.
 *
 * @param {number} width
 * @param {Record<string, any>} options
 */
function within(width, { inset = 0 }) {
  return Math.max(0, width - 2 * inset);
}
