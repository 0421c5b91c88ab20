// @ts-check

// The content of an element: slides and their engine.

import { announcer } from './announcements.js';
import { LONGEST, RuleError, quoted, refuse } from './checks.js';
import { ChildSlides, itemsOf } from './child-slides.js';
import { Driver, LEAD } from './driver.js';
import { domEvent } from './events.js';
import { Extras } from './extras.js';
import { moduleIfLoaded } from './module.js';
import { checkItem, configurationOf } from './options.js';
import { loadParts, makeParts, missingParts } from './parts.js';
import { ifNumber, sizesIn } from './sizes.js';
import { smallestEdit } from './smallest-edit.js';
import { Tiles } from './tiles.js';

/**
 * @typedef {import('./feed.js').Feed} Feed
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./smallest-edit.js').Edit} Edit
 * @typedef {import('./wasm.js').Module} Module
 * @typedef {import('./words.js').Items} Items
 *
 * @typedef {object} Place The item to start at.
 * @property {number} key
 * @property {number} index Its index, in case the item is removed.
 */

/**
 * Tiles are made for these; another value needs other tiles.
 *
 * @type {(keyof import('./driver.js').Manner)[]}
 */
const KEPT = ['axis', 'direction', 'advances', 'isMarquee'];

/** Shows slides, and keeps the current item when options or slides change. */
export class Stage {
  #host;
  #site;
  /**
   * The current item when the element left the page, or the item requested before there was an
   * engine.
   *
   * @type {Place | null}
   */
  #place = null;
  /**
   * Steps requested before there is an engine, in order; they count from `#place`.
   *
   * @type {('next' | 'previous')[]}
   */
  #steps = [];

  driver;
  /**
   * Loads more items, where slides may be items of a list.
   *
   * @type {Feed | null}
   */
  feed = null;
  /**
   * Auto-advance and its pauses.
   *
   * @type {import('./rondo-advance.js').Advance | undefined}
   */
  advance;
  /**
   * The height of the element, where CSS does not set it.
   *
   * @type {import('./rondo-height.js').Height | undefined}
   */
  height;
  /**
   * Measures the slides of `length="content"`.
   *
   * @type {import('./rondo-lengths.js').Lengths | undefined}
   */
  lengths;
  /**
   * Measures CSS sizes, and lets slides overlap.
   *
   * @type {import('./rondo-sizes.js').Sizes | undefined}
   */
  sizes;
  /** @type {'pause' | 'resume' | 'play' | null} The last call, for when auto-advance is made. */
  order = null;
  /** Whether the author left the host's `tabindex` to the element. */
  ownsTabIndex = false;
  /**
   * Ends all listening when the element leaves the page.
   *
   * @type {AbortSignal}
   */
  signal = new AbortController().signal;
  /** The optional parts that attributes ask for. */
  extras;
  /** To be called after each drawn frame. */
  announce;
  /** @type {Record<string, any>} Checked, without defaults. */
  options = {};
  /** @type {Slides} */
  slides;
  /**
   * Makes the engine; a recording replaces this.
   *
   * @type {(module: Module, configuration: Record<string, any>, items: Items) => any}
   */
  create = (module, ...made) => module.create(...made);

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} viewport
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame that may change more than positions.
   * @param {() => void} onStep Called after each other frame.
   */
  constructor(host, viewport, track, onFrame, onStep) {
    this.#host = host;
    this.#site = { host, viewport, track, stage: this };
    const afterFrame = () => {
      if (this.lengths?.isMeasuring) this.measureRendered(this.lengths);
      this.sizes?.stack();
      if (this.driver.tiles?.showsRepeats) this.extras.need('repeats');
      onFrame();
    };
    this.driver = new Driver(host, track, afterFrame, onStep, { Tiles, domEvent });
    this.extras = new Extras(this.#site);
    this.announce = announcer(viewport, this.driver);
    this.slides = new ChildSlides(host);
  }

  /** @param {Record<string, any>} options */
  #complete(options) {
    const element = /** @type {typeof import('./rondo-element.js').RondoElement} */ (
      this.#host.constructor
    );
    return element.complete(options);
  }

  /** @param {AbortSignal} signal Ends all listening. */
  listen(signal) {
    this.signal = signal;
    this.advance?.listen(signal);
  }

  /** The names of the parts that the options need and that are not loaded. */
  get missing() {
    return missingParts(this.#complete(this.options));
  }

  /** Loads all parts that the options need, also those of options set meanwhile. */
  async load() {
    for (let { missing } = this; missing.length > 0; { missing } = this) await loadParts(missing);
  }

  /**
   * The element is on a page, and what it needs is loaded.
   *
   * @param {Module} module
   * @throws No engine can be made for any content; nothing has changed then.
   */
  begin(module) {
    this.driver.checkEnd();
    if (this.slides instanceof ChildSlides) this.slides = new ChildSlides(this.#host);
    const { options, slides } = this;
    for (;;) {
      try {
        this.#start(module, this.options, this.slides, this.#indexOfPlace(this.slides));
        for (const step of this.#steps.splice(0)) this.driver.take(step, false);
        return;
      } catch (error) {
        const { field = '', item } = /** @type {{ field?: string, item?: number }} */ (error);
        if (!this.#forget(item === undefined ? field : '')) {
          Object.assign(this, { options, slides });
          throw error;
        }
        // It was set before the module was loaded, so there is no caller to throw to.
        reportError(error);
      }
    }
  }

  /** Ends when the element leaves the page. */
  end() {
    this.#place = this.#placeNow();
    this.feed?.stop();
    this.driver.stop();
    this.sizes?.end();
    this.lengths?.end();
  }

  /**
   * Applies other options once the parts that they need are loaded. If this throws, nothing has changed.
   *
   * @param {Record<string, any>} options
   */
  configure(options) {
    const missing = missingParts(this.#complete(options));
    if (!this.driver.engine || missing.length === 0) {
      this.show(options, this.slides);
      return;
    }
    this.driver.checkEnd();
    this.#check(options, this.slides.forEngine);
    const before = this.options;
    this.options = options;
    const show = () => this.driver.engine && this.show(this.options, this.slides);
    loadParts(missing).then(show).catch((error) => {
      if (this.options === options) this.options = before;
      reportError(error);
    });
  }

  /**
   * Applies other options or other slides, at the same item. If this throws, nothing has changed.
   *
   * @param {Record<string, any>} options
   * @param {Slides} slides
   */
  show(options, slides) {
    this.driver.checkEnd();
    const module = moduleIfLoaded(this.#host);
    if (module && this.driver.engine) {
      if (slides === this.slides && this.#adapt(options)) return;
      this.#start(module, options, slides, this.#indexAmong(slides));
      return;
    }
    this.#check(options, slides.forEngine);
    if (slides !== this.slides && this.#place) {
      const index = Math.min(this.#indexAmong(slides), slides.count - 1);
      this.#place = index < 0 ? null : { key: slides.keyAt(index), index };
    }
    this.options = options;
    this.slides = slides;
  }

  /** Goes on at the same item, at rest, with another engine. */
  renew() {
    const module = moduleIfLoaded(this.#host);
    if (!module || !this.driver.engine) return;
    this.#start(module, this.options, this.slides, this.#indexAmong(this.slides));
  }

  /** Restarts at the initial item, with all slides filled again. */
  restart() {
    this.driver.checkEnd();
    const module = moduleIfLoaded(this.#host);
    this.#place = null;
    this.#steps = [];
    if (!module || !this.driver.engine) return;
    this.#start(module, this.options, this.slides, this.#initialIndex(this.slides));
  }

  /** Call this when the children may have changed. */
  refreshChildren() {
    const { slides } = this;
    if (!(slides instanceof ChildSlides) || slides.isUpToDate) return;
    this.#readChildren(slides);
  }

  /** Call this when the lengths of slides by content may have changed. */
  remeasure() {
    const { slides } = this;
    if (!this.lengths?.isMeasuring) return;
    if (slides instanceof ChildSlides) this.#readChildren(slides);
    else this.measureRendered(this.lengths, true);
    this.driver.draw();
  }

  /**
   * Measures rendered slides, in stages that have them.
   *
   * @param {import('./rondo-lengths.js').Lengths} _lengths
   * @param {boolean} [_isAnew] Also those whose content is unchanged.
   */
  measureRendered(_lengths, _isAnew) {}

  /** @param {ChildSlides} slides */
  #readChildren(slides) {
    const children = slides.now();
    const lengths = this.lengths?.measure(children);
    this.change(itemsOf(children, lengths), false, () => {
      slides.lengths = lengths;
      slides.adopt(children);
    });
  }

  /**
   * Shows other items. If this throws, nothing has changed.
   *
   * @param {Items} items
   * @param {boolean} isReplaced Whether it is another list; then loading restarts.
   * @param {() => void} adopt Gives the items to the slides, after the engine has them.
   */
  change(items, isReplaced, adopt) {
    const before = this.slides.forEngine;
    const edit = smallestEdit(before, { start: 0, removed: before.count, items });
    this.apply(edit, () => items, isReplaced, adopt);
  }

  /**
   * Like `change`, with a known edit.
   *
   * @param {Edit | null} edit Null if nothing changes for the engine.
   * @param {() => Items} items All items after the edit.
   * @param {boolean} isReplaced
   * @param {() => void} adopt
   */
  apply(edit, items, isReplaced, adopt) {
    const { driver } = this;
    driver.checkEnd();
    if (!driver.engine) {
      this.#check(this.options, items());
      adopt();
      return;
    }
    driver.input((engine, time) => {
      if (edit) {
        const rooms = this.#roomsOf(edit.items, engine.overlap);
        engine.take('splice', time, edit.start, edit.removed, isReplaced, rooms);
      }
      adopt();
    });
    driver.tiles?.renumber();
    if (driver.engine.phase === 'idle') driver.draw();
  }

  /**
   * Throws if no engine can be made with these values. It checks what is already known.
   *
   * @param {Record<string, any>} options
   * @param {Items} items
   */
  #check(options, items) {
    const complete = this.#complete(options);
    const [length, spacing] = [complete.length, complete.spacing].map(ifNumber);
    // A smaller overlap is checked once its part is loaded.
    if (Number(spacing) <= -LONGEST) throw new RuleError('spacing', `above -${LONGEST}`, spacing);
    const sizes = { viewport: 0, length, spacing: Number(spacing) < 0 ? 0 : spacing };
    const configuration = configurationOf(complete, sizes, this.directionOf(options), 0);
    moduleIfLoaded(this.#host)?.create(configuration, items).destroy();
  }

  /** Call this when the size of the element, or of an option in CSS, may have changed. */
  resize() {
    const { driver } = this;
    if (!driver.engine) return;
    const { whole, viewport, length, spacing, overlap } = this.#measure(this.#complete(this.options));
    if (driver.take('resize', viewport, length, spacing) === 'brokenRule') {
      const rule = driver.engine.module.rule('spacing');
      reportError(new RuleError('spacing', rule, spacing));
      return;
    }
    driver.length = whole;
    if (driver.engine.overlap !== overlap) {
      driver.input((engine, time) => this.sizes?.overlapBy(engine, time, overlap));
    }
    this.lengths?.fit(whole);
    this.remeasure();
    // Sizes arrive between layout and paint: the old picture is never visible in the new size.
    driver.draw();
  }

  /**
   * The items for the engine.
   *
   * @param {Items} items
   * @param {number} overlap
   */
  #roomsOf(items, overlap) {
    return (overlap && this.sizes?.roomsOf(items, overlap)) || items;
  }

  /**
   * @param {Record<string, any>} options
   * @returns {'ltr' | 'rtl'}
   */
  directionOf(options) {
    // Off the page there is no computed style.
    return options.direction ?? (getComputedStyle(this.#host).direction || 'ltr');
  }

  /**
   * Sets the item at which the next engine starts.
   *
   * @param {number} index
   */
  startAt(index) {
    this.#place = { key: this.slides.keyAt(index), index };
    this.#steps = [];
  }

  /**
   * Keeps a step until there is an engine, which takes it without animation.
   *
   * @param {'next' | 'previous'} step
   */
  startBehind(step) {
    this.#steps.push(step);
  }

  /**
   * @param {number} index
   * @returns {number | undefined}
   */
  keyAt(index) {
    const { slides } = this;
    return Number.isInteger(index) && index >= 0 && index < slides.count
      ? slides.keyAt(index)
      : undefined;
  }

  /**
   * The index of an item.
   *
   * @param {unknown} item Its id; or a number, which is the index.
   * @param {Slides} slides
   */
  indexOf(item, slides = this.slides) {
    checkItem('item', item);
    if (typeof item === 'number') {
      if (Number.isInteger(item) && item >= 0 && item < slides.count) return item;
      refuse('item', `from 0 to below ${slides.count}`, item, RangeError);
    }
    const index = slides.indexOfID(/** @type {string} */ (item));
    if (index >= 0) return index;
    throw new RangeError(`there is no item with the id ${quoted(item)}`);
  }

  /**
   * Gives other options to the present engine: what moves goes on where it can.
   *
   * @param {Record<string, any>} options
   * @returns {boolean} False if they need another engine, with other tiles.
   */
  #adapt(options) {
    const { driver } = this;
    const { complete, manner, whole, overlap, configuration } = this.#read(options, 0);
    const isAlike = KEPT.every((name) => manner[name] === driver.manner[name]);
    if (!isAlike || complete.length === 'content' || this.lengths?.isMeasuring) return false;
    const isTaken = driver.input((engine, time) => {
      if (engine.take('configure', time, configuration)) return false;
      // Before the events, whose listeners may set further options.
      this.options = options;
      driver.manner = manner;
      driver.length = whole;
      this.height?.adopt(complete, this.slides instanceof ChildSlides);
      if (engine.overlap !== overlap) this.sizes?.overlapBy(engine, time, overlap);
      return true;
    });
    if (!isTaken) return false;
    if (this.feed && this.feed.prefetch !== this.options.prefetch) {
      this.feed.stop();
      this.feed.resume();
    }
    driver.drawSoon();
    return true;
  }

  /**
   * Starts a new engine.
   *
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {Slides} slides
   * @param {number} index The index of the item to start at, limited to the last one.
   */
  #start(module, options, slides, index) {
    const initial = Math.max(0, Math.min(index, slides.count - 1));
    const { complete, manner, whole, overlap, configuration } = this.#read(options, initial);
    this.#measureSlides(slides, complete, whole);
    const engine = this.create(module, configuration, this.#roomsOf(slides.forEngine, overlap));
    engine.overlap = overlap;
    this.feed?.stop();
    this.options = options;
    this.slides = slides;
    this.height?.adopt(complete, slides instanceof ChildSlides);
    this.driver.start(engine, slides, manner, whole);
    this.feed?.resume();
    this.driver.drawSoon();
  }

  /**
   * What options mean to an engine now. Makes the parts that they need.
   *
   * @param {Record<string, any>} options
   * @param {number} initial The index of the item to start at.
   */
  #read(options, initial) {
    const complete = this.#complete(options);
    const direction = this.directionOf(options);
    const { advance } = this;
    makeParts(complete, this.#site);
    // The controls may contain the button of auto-advance.
    if (this.advance !== advance) this.extras.refresh();
    const { whole, overlap, ...placed } = this.#measure(complete);
    const { axis = 'horizontal', snap = 'page', disabled: isDisabled = false } = complete;
    const isDraggable = complete.drag && !isDisabled;
    const isMarquee = complete.speed !== undefined;
    const advances = isMarquee || complete.interval !== undefined;
    // Without overscan a slide is loaded after the first frame that shows it, so look ahead.
    const lead = complete.overscan === 0 ? LEAD : 0;
    /** @type {import('./driver.js').Manner} */
    const manner = { axis, direction, snap, isDisabled, isDraggable, advances, isMarquee, lead };
    const configuration = configurationOf(complete, placed, direction, initial);
    return { complete, manner, whole, overlap, configuration };
  }

  /**
   * The sizes for the engine, and the length of the whole viewport.
   *
   * @param {Record<string, any>} options Complete.
   */
  #measure(options) {
    const sizes = sizesIn(this.#site.viewport, options);
    const placed = this.sizes?.measure(options, sizes) ?? { ...sizes, overlap: 0 };
    return { ...placed, whole: sizes.viewport };
  }

  /**
   * Measures the slides if they have `length="content"`.
   *
   * @param {Slides} slides
   * @param {Record<string, any>} options
   * @param {number} viewport The length of the viewport.
   */
  #measureSlides(slides, options, viewport) {
    const { lengths } = this;
    const isSame = lengths?.adopt(options);
    lengths?.fit(viewport);
    if (slides instanceof ChildSlides) {
      slides.lengths = lengths?.measure(slides.now());
      return;
    }
    // Stops watching the elements of the old engine.
    lengths?.measure([]);
    slides.lengths = lengths?.isMeasuring ? (isSame && slides.lengths) || new Map() : undefined;
  }

  /** The current item, or the target of a scroll. */
  #placeNow() {
    const { engine } = this.driver;
    if (!engine) return this.#place;
    const key = engine.target ?? engine.current;
    return key === null ? null : { key, index: this.slides.indexOf(key) };
  }

  /** @param {Slides} slides */
  #indexAmong(slides) {
    const place = this.#placeNow();
    if (place === null || slides === this.slides) return this.#indexOfPlace(slides, place);
    const found = slides.indexOfIdentity(this.slides.identityOf(place.key), place.index);
    return found < 0 ? place.index : found;
  }

  /**
   * @param {Slides} slides The slides of the place.
   * @param {Place | null} place
   */
  #indexOfPlace(slides, place = this.#place) {
    if (!place) return this.#initialIndex(slides);
    const index = slides.indexOf(place.key);
    return index < 0 ? place.index : index;
  }

  /** @param {Slides} slides */
  #initialIndex(slides) {
    const { initial } = this.options;
    if (initial === undefined || slides.count === 0) return 0;
    try {
      return this.indexOf(initial, slides);
    } catch (error) {
      // An attribute is always text: if it is no id, it may be an index.
      const index = Number(initial);
      if (Number.isInteger(index) && index >= 0 && index < slides.count) return index;
      reportError(error);
      return 0;
    }
  }

  /**
   * Resets an option that broke a rule to its default. If it was no option, the children are shown
   * instead.
   *
   * @param {string} name
   * @returns {boolean} Whether something was reset.
   */
  #forget(name) {
    // Too many tiles are caused by their length.
    const { [name === 'tiles' ? 'length' : name]: broken, ...others } = this.options;
    if (broken !== undefined) this.options = others;
    else if (this.slides instanceof ChildSlides) return false;
    else this.slides = new ChildSlides(this.#host);
    return true;
  }
}
