// @ts-check

// The content of an element: slides and their engine.

import { announcer } from './announcements.js';
import { LONGEST, RuleError, checkIndex, isIndex, quoted } from './checks.js';
import { ChildSlides, itemsOf } from './child-slides.js';
import { directionOf } from './direction.js';
import { Driver, LEAD } from './driver.js';
import { Engine } from './engine.js';
import { domEvent } from './events.js';
import { Extras } from './extras.js';
import { moduleIfLoaded } from './module.js';
import { checkItem, configurationOf } from './options.js';
import { loadParts, makeParts, missingParts } from './parts.js';
import { hasHeight, ifNumber, isByContent, sizesIn } from './sizes.js';
import { smallestEdits } from './smallest-edit.js';
import { Tiles } from './tiles.js';
import { BROKEN_RULE } from './words.js';

/**
 * @typedef {import('./rondo-feed.js').Feed} Feed
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./smallest-edit.js').Edit} Edit
 * @typedef {import('./wasm.js').Module} Module
 * @typedef {import('./words.js').Items} Items
 *
 * @typedef {object} Place The item to start at.
 * @property {number} key
 * @property {number} index The index of the item, used after its removal.
 */

/**
 * The behaviors that the places of tiles depend on; a change needs a new engine.
 *
 * @type {(keyof import('./driver.js').Behavior)[]}
 */
const KEPT = ['axis', 'direction', 'isMarquee'];

/** Shows slides, and keeps the current item when options or slides change. */
export class Stage {
  #host;
  #site;
  /**
   * The current item at the removal from the page, or the item requested before the engine existed.
   *
   * @type {Place | null}
   */
  #place = null;
  /** @type {('next' | 'previous')[]} Steps requested before the engine exists, in order, counted from `#place`. */
  #steps = [];
  /** Whether the item to start at can still come: there were no items, or the page is still parsed. */
  #isNew = true;

  driver;
  /** @type {Feed | null} The loader of further items, loaded if needed. */
  feed = null;
  /** @type {import('./rondo-advance.js').default | undefined} Auto-advance with its pauses, loaded if needed. */
  advance;
  /**
   * The part that sets the height of the element, if CSS does not.
   *
   * @type {import('./rondo-height.js').default | undefined}
   */
  height;
  /** @type {import('./rondo-lengths.js').default | undefined} The part that measures slides for `length="content"`. */
  lengths;
  /** @type {import('./rondo-marquee.js').default | undefined} The part that moves a marquee. */
  marquee;
  /**
   * The part that measures CSS sizes, and lets slides overlap.
   *
   * @type {import('./rondo-sizes.js').default | undefined}
   */
  sizes;
  /** @type {'pause' | 'resume' | 'play' | null} The last call before auto-advance is loaded. */
  lastCall = null;
  /** Whether the element, not the author, has set the `tabindex` of the host. */
  ownsTabIndex = false;
  /** @type {AbortSignal} Removes all listeners when the element leaves the page. */
  signal = new AbortController().signal;
  /** The optional parts that attributes need. */
  extras;
  /** Announces slides; called after each drawn frame. */
  announce;
  /**
   * Called before edits of the items; returns a function to call after the edits, before their frame.
   *
   * @type {((edits: Edit[]) => () => void) | undefined}
   */
  beforeEdits;
  /** @type {Record<string, any>} The checked options, without defaults. */
  options = {};
  /** @type {Slides} */
  slides;
  /** Reads the children that the page has changed in this task; the element sets this function. */
  catchUp = () => {};
  /**
   * Makes the engine; a recording replaces this function.
   *
   * @type {(...parts: ConstructorParameters<typeof Engine>) => any}
   */
  create = (...parts) => new Engine(...parts);

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} viewport
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame that can change more than positions.
   * @param {() => void} onStep Called after all other frames.
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
    const complete = this.#withDefaults(options);
    // Only then all slides matter, which takes time.
    if (complete.axis !== 'vertical' && complete.height !== 'current') {
      complete.height = hasHeight(this.#host) ? undefined : 'tallest';
    }
    return complete;
  }

  /** @param {Record<string, any>} options */
  #withDefaults(options) {
    return /** @type {any} */ (this.#host.constructor).complete(options);
  }

  /** @param {AbortSignal} signal Removes all listeners. */
  listen(signal) {
    this.signal = signal;
    this.advance?.listen(signal);
  }

  /** The names of the parts that the options need and that are not loaded. */
  get missing() {
    return missingParts(this.#complete(this.options));
  }

  /** Loads all parts that the options need, including options that are set during loading. */
  async load() {
    while (this.missing.length > 0) await loadParts(this.missing);
  }

  /**
   * Starts, after the element is on a page and has loaded its module and parts.
   *
   * @param {Module} module
   * @param {number} scrolled The index of the child to which the browser has scrolled; -1 if it has not.
   * @throws If no engine can be made for any content; nothing has changed then.
   */
  begin(module, scrolled) {
    this.driver.checkEnd();
    if (this.slides instanceof ChildSlides) {
      this.slides = new ChildSlides(this.#host);
      // A call of the page has precedence.
      const isFree = !this.#place && this.#steps.length === 0;
      if (scrolled >= 0 && isFree) this.startAt(scrolled);
    }
    let { options, slides } = this;
    for (;;) {
      try {
        this.#start(module, options, slides);
        for (const step of this.#steps.splice(0)) this.driver.take(step, false);
        return;
      } catch (error) {
        const { field = '', item } = /** @type {{ field?: string, item?: number }} */ (error);
        // The length of items causes too many tiles.
        const name = field === 'tiles' ? 'length' : field;
        const { [item === undefined ? name : '']: broken, ...others } = options;
        // Without the option that broke a rule; if no option did, with the children instead of the items.
        if (broken !== undefined) options = others;
        else if (slides instanceof ChildSlides) throw error;
        else slides = new ChildSlides(this.#host);
        // The caller that set the value has returned before the module was loaded.
        reportError(error);
      }
    }
  }

  /** Stops when the element leaves the page. */
  end() {
    this.driver.asOne(() => {
      this.#place = this.#placeNow();
      this.feed?.stop();
      this.driver.stop();
      this.sizes?.end();
      this.lengths?.end();
    });
  }

  /**
   * Applies new options, after their parts are loaded. If this throws, nothing has changed.
   *
   * @param {Record<string, any>} options
   */
  configure(options) {
    const missing = this.driver.engine ? missingParts(this.#complete(options)) : [];
    if (missing.length === 0) {
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
   * Applies new options or slides, at the same item. If this throws, nothing has changed.
   *
   * @param {Record<string, any>} options
   * @param {Slides} slides
   */
  show(options, slides) {
    this.driver.checkEnd();
    const { engine } = this.driver;
    if (engine) {
      if (slides === this.slides && this.#adapt(options)) return;
      this.#start(engine.module, options, slides);
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

  /** Replaces the engine by a new one, at rest on the same item. */
  renew() {
    const { engine } = this.driver;
    if (engine) this.#start(engine.module, this.options, this.slides);
  }

  /** Restarts at the initial item, with all slides filled again. */
  restart() {
    this.driver.checkEnd();
    this.#place = null;
    this.#steps = [];
    this.#isNew = true;
    const { engine } = this.driver;
    if (engine) this.#start(engine.module, this.options, this.slides, this.#initialIndex(this.slides));
  }

  /** Reads the children; called after possible changes. */
  refreshChildren() {
    const { slides } = this;
    if (!(slides instanceof ChildSlides) || slides.isUpToDate) return;
    this.#readChildren(slides);
  }

  /** Measures slides with lengths by content; called after possible changes. */
  remeasure() {
    const { slides } = this;
    if (!this.lengths?.isMeasuring) return;
    if (slides instanceof ChildSlides) this.#readChildren(slides);
    else this.measureRendered(this.lengths, true);
    this.driver.draw();
  }

  /**
   * Measures rendered slides; overridden by stages with such slides.
   *
   * @param {import('./rondo-lengths.js').default} _lengths
   * @param {boolean} [_measuresAll] Whether to measure also slides with unchanged content.
   */
  measureRendered(_lengths, _measuresAll) {}

  /** @param {ChildSlides} slides */
  #readChildren(slides) {
    const children = slides.now();
    const lengths = this.lengths?.measure(children);
    const items = itemsOf(children, lengths);
    const edits = smallestEdits(slides.forEngine, [{ start: 0, removed: slides.count, items }]);
    this.apply(edits, () => items, false, () => {
      slides.lengths = lengths;
      slides.adopt(children);
    });
  }

  /**
   * Replaces items by known edits. If this throws, nothing has changed.
   *
   * @param {Edit[]} edits None if nothing changes for the engine.
   * @param {() => Items} items All items after the edits.
   * @param {boolean} isReplaced Whether the list is new; loading then restarts.
   * @param {() => void} adopt Updates the slides, after the engine.
   */
  apply(edits, items, isReplaced, adopt) {
    const { driver } = this;
    driver.checkEnd();
    if (!driver.engine) {
      this.#check(this.options, items());
      adopt();
      return;
    }
    const afterEdits = edits.length > 0 ? this.beforeEdits?.(edits) : undefined;
    driver.input((engine, time) => {
      const wasEmpty = engine.current === null;
      if (edits.length > 0) {
        const reduced = edits.map((edit) => ({ ...edit, items: this.#withoutOverlap(edit.items, engine.overlap) }));
        engine.take('splice', time, isReplaced, reduced);
      }
      adopt();
      // The first items can come late, as in a page of a feed.
      const initial = this.#initialIndex(this.slides);
      const scroll = () => engine.take('scroll', time, initial, 'forward', false);
      if (initial > 0 && wasEmpty) engine.begin(scroll);
      else if (initial > 0 && engine.slot === 0) scroll();
      this.#isNew &&= initial < 0;
      afterEdits?.();
    });
    driver.renumber();
  }

  /**
   * Throws if no engine can be made with these values. Checks all values that are known.
   *
   * @param {Record<string, any>} options
   * @param {Items} items
   */
  #check(options, items) {
    const complete = this.#withDefaults(options);
    // The attribute of the interval can follow; `begin` checks both.
    const { duration, interval } = complete;
    if (duration > interval && duration < Infinity) complete.interval = duration;
    const length = ifNumber(complete.length);
    const spacing = ifNumber(complete.spacing) ?? 0;
    // The part for overlaps checks smaller overlaps.
    if (spacing <= -LONGEST) throw new RuleError('spacing', `above -${LONGEST}`, spacing);
    const sizes = { viewport: 0, length, spacing: Math.max(0, spacing) };
    // No rule depends on the direction, and reading that of CSS would compute styles between the definition of an
    // element and its own styles: browsers count a layout shift then.
    const configuration = configurationOf(complete, sizes, 'ltr', 0);
    const module = moduleIfLoaded(this.#host);
    if (module) new Engine(module, configuration, items).destroy();
  }

  /** Updates sizes; called after possible changes of the element's size or of options in CSS. */
  resize() {
    const { driver } = this;
    if (!driver.engine) return;
    const complete = this.#complete(this.options);
    // Another width of the page can come without a height in CSS.
    if (missingParts(complete).length > 0) this.configure(this.options);
    this.height?.adopt(complete, this.slides);
    const { whole, viewport, length, spacing, overlap } = this.#measure(complete);
    const { engine } = driver;
    if (driver.take('resize', viewport, length, spacing) === BROKEN_RULE) {
      reportError(new RuleError('spacing', engine.module.rule('spacing'), spacing));
      return;
    }
    // A listener can have replaced the engine, or have taken the element away.
    if (driver.engine !== engine) return;
    driver.length = whole;
    this.sizes?.overlapBy(engine, engine.now, overlap);
    this.lengths?.fit(whole);
    this.height?.fit();
    this.remeasure();
    // Sizes arrive between layout and paint, so the new size is never painted with the old frame.
    driver.draw();
  }

  /**
   * The items for the engine, with lengths that include overlaps.
   *
   * @param {Items} items
   * @param {number} overlap
   */
  #withoutOverlap(items, overlap) {
    return (overlap && this.sizes?.withoutOverlap(items, overlap)) || items;
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
   * Stores a step for the next engine, which takes the step without animation.
   *
   * @param {'next' | 'previous'} step
   */
  storeStep(step) {
    this.#steps.push(step);
  }

  /**
   * The key of the item at an index; undefined if the index does not exist.
   *
   * @param {number} index
   * @param {Slides} slides
   */
  keyAt(index, slides = this.slides) {
    return isIndex(index, slides.count) ? slides.keyAt(index) : undefined;
  }

  /**
   * The index of an item.
   *
   * @param {any} item The item, its id, a node in a child, or a number, which is the index.
   * @param {Slides} slides
   */
  indexOf(item, slides = this.slides) {
    if (typeof item === 'number') {
      checkIndex('item', item, slides.count);
      return item;
    }
    const children = item?.nodeType && slides instanceof ChildSlides ? slides.children : [];
    const index = children.findIndex((child) => child.contains(item));
    return index >= 0 ? index : this.indexOfID(item?.id ?? item, slides);
  }

  /**
   * The index of the item with an id, which can be a number.
   *
   * @param {unknown} id
   * @param {Slides} slides
   */
  indexOfID(id, slides = this.slides) {
    checkItem('item', id);
    const index = slides.indexOfID(/** @type {string} */ (id));
    if (index >= 0) return index;
    throw new RangeError(`there is no item with the id ${quoted(id)}`);
  }

  /**
   * Applies new options to the present engine, which continues motions if possible.
   *
   * @param {Record<string, any>} options
   * @returns {boolean} False if the options need a new engine with new tiles.
   */
  #adapt(options) {
    const { driver } = this;
    const { complete, behavior, whole, overlap, configuration } = this.#read(options, this.slides, 0);
    const isAlike = KEPT.every((name) => behavior[name] === driver.behavior[name]);
    const isMeasuring = this.lengths?.isMeasuring ?? false;
    if (!isAlike || isByContent(complete) !== isMeasuring) return false;
    const isTaken = driver.input((engine, time) => {
      if (engine.take('configure', time, configuration) !== null) return false;
      // Before the events, because listeners can set further options.
      this.options = options;
      // The tiles have the same object.
      Object.assign(driver.behavior, behavior);
      driver.length = whole;
      this.height?.adopt(complete, this.slides);
      this.sizes?.overlapBy(engine, time, overlap);
      return true;
    });
    if (!isTaken) return false;
    this.advance?.adapt();
    this.feed?.adapt();
    driver.drawSoon();
    return true;
  }

  /**
   * Starts a new engine.
   *
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {Slides} slides
   * @param {number} index The index of the item to start at, limited to the last index.
   */
  #start(module, options, slides, index = this.#indexAmong(slides)) {
    const initial = Math.max(0, Math.min(index, slides.count - 1));
    const { complete, behavior, whole, overlap, configuration } = this.#read(options, slides, initial);
    slides.lengths = this.lengths?.begin(slides, complete, whole);
    const engine = this.create(module, configuration, this.#withoutOverlap(slides.forEngine, overlap));
    engine.overlap = overlap;
    const tell = this.#teller(slides);
    this.driver.asOne(() => {
      this.feed?.stop();
      this.options = options;
      this.slides = slides;
      this.height?.adopt(complete, slides);
      this.driver.start(engine, slides, behavior, whole);
      tell(engine.current);
      this.#isNew &&= index < 0;
      // Only lists grow.
      if ('list' in slides) this.feed?.resume();
    });
    this.driver.drawSoon();
  }

  /**
   * Returns a function that reports the current item of a new engine if it is another than that of the present one,
   * which ends its motion.
   *
   * @param {Slides} slides The slides of the new engine.
   * @returns {(to: number | null) => void}
   */
  #teller(slides) {
    const { driver, slides: before } = this;
    const place = this.#placeNow();
    if (!driver.engine) return () => {};
    /** @type {number | null} */
    let from = null;
    if (place) {
      const key = this.keyAt(this.#indexAmong(slides), slides);
      if (key !== undefined && slides.identityOf(key) === before.identityOf(place.key)) from = key;
    }
    const event = { from, tile: -1, id: place && before.idOf(place.key) };
    return (to) => {
      if (from === to && (to !== null || !place)) return;
      driver.deliverLate([{ ...event, kind: 'change', to }, { ...event, kind: 'settle', to }]);
    };
  }

  /**
   * Converts options for an engine, and makes the parts that the options need.
   *
   * @param {Record<string, any>} options
   * @param {Slides} slides
   * @param {number} initial The index of the item to start at.
   */
  #read(options, slides, initial) {
    const complete = this.#complete(options);
    const direction = directionOf(this.#host, options);
    const { advance } = this;
    makeParts(complete, this.#site);
    this.marquee?.widen(complete, slides.count);
    // Controls can contain the button of auto-advance.
    if (this.advance !== advance) this.extras.refresh();
    const { whole, overlap, ...placed } = this.#measure(complete);
    const { axis = 'horizontal', disabled: isDisabled = false } = complete;
    const isDraggable = complete.drag && !isDisabled;
    const isMarquee = complete.speed !== undefined;
    const advances = isMarquee || complete.interval !== undefined;
    // Without overscan slides load only when visible, so frames are drawn ahead.
    const lead = complete.overscan === 0 ? LEAD : 0;
    /** @type {import('./driver.js').Behavior} */
    const behavior = { axis, direction, isDisabled, isDraggable, advances, isMarquee, lead };
    const configuration = configurationOf(complete, placed, direction, initial);
    return { complete, behavior, whole, overlap, configuration };
  }

  /**
   * The sizes for the engine, and the length of the whole viewport.
   *
   * @param {Record<string, any>} options The complete options.
   */
  #measure(options) {
    const sizes = sizesIn(this.#site.viewport, options);
    // Slides overlap only once the part for sizes is loaded.
    const spacing = Math.max(0, sizes.spacing ?? 0);
    const placed = this.sizes?.measure(options, sizes) ?? { ...sizes, spacing, overlap: 0 };
    return { ...placed, whole: sizes.viewport };
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
    if (!place) return this.#initialIndex(slides);
    const { slides: own } = this;
    const index =
      slides === own ? own.indexOf(place.key) : slides.indexOfIdentity(own.identityOf(place.key), place.index);
    return index < 0 ? place.index : index;
  }

  /**
   * The index of the item to start at, 0 after the start, and -1 if the item can still come.
   *
   * @param {Slides} slides
   */
  #initialIndex(slides) {
    const { initial } = this.options;
    if (slides.count === 0) return -1;
    if (!this.#isNew || initial === undefined) return 0;
    try {
      return this.indexOf(initial, slides);
    } catch (error) {
      // An attribute is text: without such an id, it can be an index.
      const index = Number(initial);
      if (isIndex(index, slides.count)) return index;
      if (document.readyState === 'loading') return -1;
      // A feed shows what its first page contains.
      if (!this.feed) reportError(error);
      return 0;
    }
  }
}
