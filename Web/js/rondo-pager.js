// @ts-check

import { keepFocusInSight, listenToFocus } from './focus.js';
import { listenToKeys } from './keyboard.js';
import { moduleIfLoaded, sharedModule } from './module.js';
import * as option from './options.js';
import { listenToPointers } from './pointer.js';
import { ChildSlides, LazySlides } from './slides.js';
import { Stage } from './stage.js';
import { adoptStyle, showMoving } from './style.js';
import { listenToVisibility } from './visibility.js';
import { listenToWheel } from './wheel.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./slides.js').ItemSource} ItemSource
 */

/** The properties by the names of their attributes. */
const PROPERTIES = new Map(
  Object.keys(option.OPTIONS).map((name) => [option.attributeOf(name), name]),
);

/**
 * A row of slides that scrolls for ever, or between two ends.
 *
 *     <rondo-pager loop>
 *       <img src="a.jpg" /><img src="b.jpg" /><img src="c.jpg" />
 *     </rondo-pager>
 *
 * Its slides are its children as they are, or made when they are needed:
 *
 *     pager.items = { count: 1_000_000, render(element, index) { element.textContent = index } }
 *
 * Where a loop is so short that a child is wanted at two places, it is at the one nearest to the
 * middle, and a still copy at the other. Slides made when needed that are out of sight are inert.
 *
 * Each attribute has a property of the same name, as `deceleration-rate` has `decelerationRate`.
 * A bad value is thrown by the property and reported for the attribute, and changes nothing.
 */
export class RondoPager extends HTMLElement {
  static observedAttributes = [...PROPERTIES.keys(), 'dir'];

  /**
   * Where the WebAssembly module is, or its bytes; to be set before the first pager is used.
   *
   * @type {string | URL | BufferSource}
   */
  static module = new URL('../build/rondo.wasm', import.meta.url);

  /**
   * Called with the pager after each frame that is drawn.
   *
   * @type {((pager: this) => void) | null}
   */
  onframe = null;

  /**
   * Resolves when the module is loaded and the first frame is drawn.
   *
   * @type {Promise<void>}
   */
  ready;

  /** @type {() => void} */
  #isReady = () => {};
  /** @type {(reason: unknown) => void} */
  #isBroken = () => {};

  #internals = this.attachInternals();
  #viewport = document.createElement('div');
  #track = document.createElement('div');
  /** @type {Stage} */
  #stage = new Stage(this, this.#viewport, this.#track, () => this.#afterFrame());
  #resizes = new ResizeObserver(([{ contentRect }]) => this.#stage.resize(contentRect));
  #childChanges = new MutationObserver(() => this.#stage.refreshChildren());
  /** Ends all listening when the pager leaves the page. */
  #stay = new AbortController();
  #isReflecting = false;

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#isBroken = reject;
    });
    const root = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    adoptStyle(root);
    this.#viewport.part.add('viewport');
    this.#track.part.add('track');
    this.#viewport.append(this.#track);
    root.append(this.#viewport);
    // Defaults: what the author writes on the element goes before them.
    this.#internals.role = 'region';
    this.#internals.ariaRoleDescription = 'carousel';
  }

  // Properties

  static {
    for (const name of Object.keys(option.OPTIONS)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this.#option(name);
        },
        set(value) {
          this.#setOption(name, value ?? undefined);
          this.#reflect(name);
        },
      });
    }
  }

  /**
   * Where slides come from when it is not the children.
   *
   * @returns {ItemSource | null}
   */
  get items() {
    return this.#stage.slides.items;
  }

  set items(items) {
    const slides = items == null ? new ChildSlides(this) : new LazySlides(this, items);
    this.#stage.show(this.#stage.options, slides);
  }

  /** How many items there are. */
  get count() {
    return this.#stage.slides.count;
  }

  /** The index of the item whose resting place is nearest; null without items. */
  get current() {
    return this.#engine?.current ?? null;
  }

  /** The index of the item that things rested on last. */
  get settled() {
    return this.#engine?.settled ?? null;
  }

  /** The index of the item that a motion is going to. */
  get target() {
    return this.#engine?.target ?? null;
  }

  /** The id of the current item; null when it has none. */
  get currentId() {
    return this.#idAt(this.current);
  }

  /** The id of the settled item. */
  get settledId() {
    return this.#idAt(this.settled);
  }

  /** The id of the target. */
  get targetId() {
    return this.#idAt(this.target);
  }

  /** The slot of the current item, which counts on from turn to turn; as of the last frame. */
  get currentSlot() {
    return this.#engine?.slot ?? 0;
  }

  /** How far the content is past the current item's resting place, in pixels. */
  get offset() {
    return this.#engine?.offset ?? 0;
  }

  /** What moves the content. */
  get phase() {
    return this.#engine?.phase ?? 'idle';
  }

  /** Whether anything on screen can move. */
  get canScroll() {
    return this.#engine?.canScroll ?? false;
  }

  /** How many tiles show something, those that wait beyond the edges included. */
  get tilesAlive() {
    return this.#stage.driver.tiles?.alive ?? 0;
  }

  /** How many frames have been drawn. */
  get frames() {
    return this.#stage.driver.drawn;
  }

  get #engine() {
    return this.#stage.driver.engine;
  }

  /** @param {number | null} index */
  #idAt(index) {
    return index === null ? null : this.#stage.slides.idAt(index);
  }

  // Methods

  /**
   * One item on, counted from the target while something moves.
   *
   * @param {{ animated?: boolean }} how
   */
  next({ animated = true } = {}) {
    option.checkFlag('animated', animated);
    this.#go((engine, time) => engine.next(animated, time));
  }

  /**
   * One item back.
   *
   * @param {{ animated?: boolean }} how
   */
  previous({ animated = true } = {}) {
    option.checkFlag('animated', animated);
    this.#go((engine, time) => engine.previous(animated, time));
  }

  /**
   * To an item, across the seam when that is the way.
   *
   * @param {any} item Its id; or a number, which is its index. (Any: elements have a method of
   *   this name, for a scrolling of their own that a pager does not have.)
   * @param {any} how `animated`, true by default; and `way`: "shortest" by default, "forward" or
   *   "backward".
   */
  scrollTo(item, { animated = true, way = 'shortest' } = {}) {
    option.checkFlag('animated', animated);
    option.checkWay('way', way);
    const index = this.#stage.indexOf(item);
    if (this.#engine) this.#go((engine, time) => engine.scroll(index, way, animated, time));
    else this.#stage.startAt(index);
  }

  /**
   * The element that shows an item; null while none does.
   *
   * @param {number} index
   */
  elementFor(index) {
    return this.#stage.driver.tiles?.elementFor(index) ?? null;
  }

  /** @param {(engine: Engine, time: number) => void} act */
  #go(act) {
    this.#stage.driver.input(act);
    // An immediate jump is there at once, for who reads the page next.
    if (this.phase === 'idle') this.#stage.driver.draw();
  }

  // On and off the page

  connectedCallback() {
    this.#adoptEarlyProperties();
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.#listen();
    const module = moduleIfLoaded();
    if (module) this.#stage.begin(module);
    else this.#load();
  }

  disconnectedCallback() {
    this.#stay.abort();
    this.#resizes.disconnect();
    this.#childChanges.disconnect();
    this.#stage.end();
  }

  /** What was set before the element was defined hides the properties of the same names. */
  #adoptEarlyProperties() {
    for (const name of ['items', ...PROPERTIES.values()]) {
      if (!Object.hasOwn(this, name)) continue;
      const early = /** @type {any} */ (this);
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  #listen() {
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    const { driver } = this.#stage;
    listenToPointers(this, this.#viewport, driver, signal);
    listenToWheel(this, driver, signal);
    listenToKeys(this, driver, signal);
    listenToFocus(this, this.#viewport, driver, signal);
    listenToVisibility(driver, signal);
    this.#resizes.observe(this.#viewport);
    this.#childChanges.observe(this, { childList: true });
  }

  async #load() {
    try {
      const module = await sharedModule(RondoPager.module);
      if (this.isConnected && !this.#engine) this.#stage.begin(module);
    } catch (error) {
      this.#isBroken(error);
    }
  }

  #afterFrame() {
    showMoving(this.#internals, this.phase !== 'idle');
    keepFocusInSight(this, this.#stage.driver);
    this.#isReady();
    try {
      this.onframe?.(this);
    } catch (error) {
      reportError(error);
    }
  }

  // Options

  /**
   * @param {string} attribute
   * @param {string | null} _before
   * @param {string | null} text
   */
  attributeChangedCallback(attribute, _before, text) {
    if (this.#isReflecting) return;
    try {
      const name = PROPERTIES.get(attribute);
      if (name) this.#setOption(name, option.valueOf(name, text));
      else if (this.#engine) this.#stage.show(this.#stage.options, this.#stage.slides);
    } catch (error) {
      reportError(error);
    }
  }

  /** @param {string} name */
  #option(name) {
    const { options } = this.#stage;
    if (options[name] !== undefined) return options[name];
    if (name === 'direction') return this.#stage.directionOf(options);
    return option.defaultOf(name, options);
  }

  /**
   * @param {string} name
   * @param {unknown} value Undefined for the default.
   */
  #setOption(name, value) {
    option.checkOption(name, value);
    const { options, slides } = this.#stage;
    if (options[name] === value) return;
    const others = { ...options, [name]: value };
    // It says where to start, and the pager has started.
    if (name === 'initial') this.#stage.options = others;
    else this.#stage.show(others, slides);
  }

  /**
   * Writes an option to its attribute.
   *
   * @param {string} name
   */
  #reflect(name) {
    const attribute = option.attributeOf(name);
    const value = this.#stage.options[name];
    this.#isReflecting = true;
    if (value === undefined || value === false) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value === true ? '' : String(value));
    this.#isReflecting = false;
  }
}
