// @ts-check

// The common part of all Rondo elements: a stage in a shadow tree, attributes as options, and the
// connection to a page.

import { attempt } from './attempt.js';
import { checkFunction } from './checks.js';
import { scrolledBefore } from './define.js';
import { directionOf, observeDirection } from './direction.js';
import { adoptEarlyProperties } from './early-properties.js';
import { ElementKind } from './element-kind.js';
import { keepFocusVisible, listenToFocus } from './focus.js';
import { checkSource, moduleIfLoaded, sharedModule } from './module.js';
import { scrollNatively, scrolledIndex, stopNativeScroll } from './native-scroll.js';
import * as option from './options.js';
import { listenToPointers } from './pointer.js';
import { adoptStyle, showState } from './style.js';
import { listenToVisibility } from './visibility.js';

/**
 * @typedef {import('./element-kind.js').Kind} Kind
 *
 * @typedef {object} ErrorDetail
 * @property {unknown} error The reason why the engine is missing.
 */

/** The key of an element's stage; not part of the public API. */
export const STAGE = Symbol('stage');

/**
 * @type {Set<RondoElement>} The elements on the page that wait for their module or have failed with it.
 */
const withoutEngine = new Set();

/**
 * An element that shows items with an engine.
 *
 * Each attribute has a property with its name in camel case: `deceleration-rate` has
 * `decelerationRate`. For a bad value the property throws an error, and the attribute reports the error;
 * nothing changes.
 *
 * @fires {CustomEvent<ErrorDetail>} rondo-error The engine is missing: the browser scrolls the
 *   children.
 * @csspart viewport The visible part of the content.
 * @csspart track The moving part within the viewport.
 * @cssstate moving The content moves.
 * @cssstate undraggable The element ignores pointers, and fingers scroll the page.
 * @cssstate native The browser scrolls the children: before the engine is loaded, without it, and in print.
 */
export class RondoElement extends ElementKind {
  /**
   * The address of the WebAssembly module, or its bytes. It can be set at any time: elements
   * without an engine then use it.
   *
   * @throws {TypeError} If it is neither an address nor bytes.
   */
  static get module() {
    return this.source;
  }

  static set module(source) {
    checkSource(source);
    Object.defineProperty(this, 'source', { value: source, configurable: true });
    for (const element of [...withoutEngine]) {
      if (element instanceof this) element.#startAgain();
    }
  }

  /**
   * Called with the element after each drawn frame; it can be set before the element is defined.
   *
   * @type {((element: this) => void) | null}
   */
  onframe = /** @type {any} */ (this).onframe ?? null;

  /** @type {Map<(element: this) => void, boolean>} Whether each listener needs every frame. */
  #frameListeners = new Map();
  /** @type {[string, unknown, AbortSignal | undefined][]} The listeners of passing items. */
  #heard = [];

  /** @type {() => void} */
  #isReady = () => {};
  /** @type {((reason: unknown) => void) | null} Null after the rejection. */
  #isBroken = null;

  /**
   * Resolves when the module is loaded and the first frame is drawn; rejects if there is no engine, and is
   * then replaced when the element starts again.
   *
   * @type {Promise<void>}
   */
  ready = this.#expect();

  #internals = this.attachInternals();
  /** A reference, because WebKit empties a set of states without one. */
  #states = this.#internals.states;
  #viewport = document.createElement('div');
  /** The parent of the track, which the browser moves in a motion without a finger. */
  #carrier = document.createElement('div');
  #track = document.createElement('div');
  /**
   * As large as the viewport, but in a pager only along the axis: an observer whose callback changes the size of
   * an observed element causes an error of the page, and the height of a pager can follow from its width.
   */
  #ruler = document.createElement('div');
  [STAGE] = new this.#class.Stage(
    this,
    this.#viewport,
    this.#track,
    () => this.#afterFrame(),
    () => this.#afterStep(),
  );
  #resizes = new ResizeObserver(([{ contentRect }]) => {
    // On paper the size is that of all slides.
    if (!matchMedia('print').matches) this[STAGE].resize(contentRect);
    // A new style sheet can change the direction without an event; it is noticed if the size changes too.
    this.#turn();
  });
  #onChange = () => {
    this[STAGE].refreshChildren();
    this.#turn();
    this.#showNatively();
  };
  /** Observes its children, and the direction of the element and its ancestors. */
  #changes = new MutationObserver(this.#onChange);
  /** Observes which children are hidden. */
  #hidings = new MutationObserver(this.#onChange);
  /** Aborts all listeners when the element leaves the page. */
  #stay = new AbortController();
  #isReflecting = false;
  /** Whether the browser scrolls the children, because the engine is missing or loading. */
  #isNative = false;
  /** How far the browser had scrolled the children before the script was loaded, until they are laid out again. */
  #before = scrolledBefore.get(this);
  /** Whether the missing engine has been reported. */
  #hasFailed = false;
  /** Whether the missing size has been reported. */
  #isFlat = false;

  constructor() {
    super();
    this[STAGE].driver.wantsFrames = (isAny = false) =>
      this.onframe != null ||
      [...this.#frameListeners.values()].some((every) => every || isAny) ||
      (isAny && this.#others().length > 0);
    this[STAGE].catchUp = () => {
      // Off the page nothing is observed.
      if (!this[STAGE].driver.engine) this[STAGE].refreshChildren();
      else if (this.#changes.takeRecords().concat(this.#hidings.takeRecords()).length > 0) this.#onChange();
    };
    const root = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    this.#viewport.part.add('viewport');
    this.#track.part.add('track');
    this.#carrier.className = 'carrier';
    this.#carrier.append(this.#track);
    this.#ruler.className = 'ruler';
    this.#viewport.append(this.#carrier, this.#ruler);
    root.append(this.#viewport);
    // A default, which an attribute of the author overrides.
    this.#internals.role = this.#class.role;
  }

  /**
   * Defines a property for each option; called for each class with its own options.
   *
   * @this {typeof RondoElement & Kind}
   */
  static defineOptions() {
    for (const name of Object.keys(this.options)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this.#option(name);
        },
        set(value) {
          this.#setOption(name, value);
          this.#reflect(name);
        },
      });
    }
  }

  /**
   * Also makes a marquee draw the frames that report passing items.
   *
   * @override
   * @param {string} type
   * @param {any} listener
   * @param {any} [options]
   */
  addEventListener(type, listener, options) {
    super.addEventListener(type, listener, options);
    if (!/^rondo.*(change|appear)/.test(type)) return;
    this.#heard = [...this.#others(type, listener), [type, listener, options?.signal]];
    this[STAGE].driver.endFlight();
  }

  /**
   * @override
   * @param {string} type
   * @param {any} listener
   * @param {any} [options]
   */
  removeEventListener(type, listener, options) {
    super.removeEventListener(type, listener, options);
    this.#heard = this.#others(type, listener);
  }

  /**
   * The listeners of passing items, except one and those that a signal has removed.
   *
   * @param {string} [type]
   * @param {unknown} [listener]
   */
  #others(type, listener) {
    return this.#heard.filter(
      ([name, one, signal]) => !signal?.aborted && (name !== type || one !== listener),
    );
  }

  /**
   * Calls a function after each frame. An element can have any number of frame listeners; adding a
   * function again replaces its options.
   *
   * @param {(element: this) => void} listener Called with the element.
   * @param {{ every?: boolean, signal?: AbortSignal }} how With `every: false` the browser moves
   *   the content as without a listener, and the function is called only after frames that change
   *   more than the position. The signal removes the listener.
   */
  addFrameListener(listener, { every = true, signal } = {}) {
    checkFunction('listener', listener);
    option.checkFlag('every', every);
    if (signal?.aborted) return;
    this.#frameListeners.set(listener, every);
    this[STAGE].driver.endFlight();
    signal?.addEventListener('abort', () => this.removeFrameListener(listener));
  }

  /**
   * Removes a frame listener.
   *
   * @param {(element: this) => void} listener
   */
  removeFrameListener(listener) {
    this.#frameListeners.delete(listener);
  }

  /**
   * Focuses the element, or with auto-advance its control, which has the focus for the element's keys then.
   *
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const { advance, ownsTabIndex } = this[STAGE];
    const taker = advance?.keyTaker ?? this;
    // Without it only a tab stop could get the focus.
    if (taker === this && ownsTabIndex) this.#beStop(true);
    super.focus.call(taker, options);
  }

  get #class() {
    return /** @type {typeof RondoElement & Kind} */ (/** @type {unknown} */ (this.constructor));
  }

  /** @returns {Promise<void>} */
  #expect() {
    /** @type {Promise<void>} */
    const ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#isBroken = reject;
    });
    // Errors are reported by an event and on the console, also if no code awaits `ready`.
    ready.catch(() => {});
    return ready;
  }

  // Adding to and removing from the page

  connectedCallback() {
    const { earlyProperties, options } = this.#class;
    adoptEarlyProperties(this, [...Object.keys(options), ...earlyProperties]);
    adoptStyle(/** @type {ShadowRoot} */ (this.shadowRoot), this.#class.style);
    if (!this.hasAttribute('tabindex')) {
      this.tabIndex = 0;
      this[STAGE].ownsTabIndex = true;
    }
    // It describes only the default role.
    this.#internals.ariaRoleDescription = this.hasAttribute('role') ? null : this.#class.roleDescription;
    if (!this.#isBroken) this.ready = this.#expect();
    this.#listen();
    withoutEngine.add(this);
    const module = moduleIfLoaded(this);
    if (module && !this[STAGE].missing?.length) this.#begin(module);
    else this.#load();
  }

  #startAgain() {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  disconnectedCallback() {
    withoutEngine.delete(this);
    this.#stay.abort();
    this.#resizes.disconnect();
    this.#changes.disconnect();
    this.#hidings.disconnect();
    this[STAGE].extras?.refresh();
    this[STAGE].end();
    this.#states?.clear();
    this.#isNative = this.#hasFailed = false;
  }

  #listen() {
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    const { driver } = this[STAGE];
    listenToPointers(this, this.#viewport, driver, signal);
    for (const listen of this.#class.listeners) listen(this, driver, signal);
    listenToFocus(this, this.#viewport, driver, signal);
    listenToVisibility(driver, signal);
    this[STAGE].listen?.(signal);
    this[STAGE].extras?.refresh();
    addEventListener('beforeprint', () => this.#print(true), { signal });
    addEventListener('afterprint', () => this.#print(false), { signal });
    this.#resizes.observe(this.#ruler);
    observeDirection(this.#changes, this, true);
    this.#hidings.observe(this, { attributeFilter: ['hidden'], subtree: true });
  }

  /** Updates the layout after a change of the direction or the writing mode. */
  #turn() {
    const stage = this[STAGE];
    const { writingMode } = getComputedStyle(this);
    const { style } = this.#viewport;
    if (writingMode !== style.getPropertyValue('--_writing')) style.setProperty('--_writing', writingMode);
    const { direction } = stage.driver.behavior;
    if (direction !== directionOf(this, stage.options)) stage.configure(stage.options);
  }

  async #load() {
    // Elements with items have no children to show during loading.
    this.#isNative = this[STAGE].slides?.items === null;
    this.#showNatively();
    // A script that imports the element can set the address of the module before loading starts.
    await null;
    const { module: source } = this.#class;
    const isOutdated = () => source !== this.#class.module;
    try {
      const stage = this[STAGE];
      const [module] = await Promise.all([sharedModule(this), stage.load?.()]);
      // Options that were set during loading can need further parts.
      await stage.load?.();
      if (isOutdated()) return;
      if (this.isConnected && !this[STAGE].driver.engine) this.#begin(module);
    } catch (error) {
      if (!isOutdated()) this.#beNative(error);
    }
  }

  /** @param {import('./wasm.js').Module} module */
  #begin(module) {
    const stage = this[STAGE];
    const options = this.#class.complete(stage.options);
    if (this.#before) {
      this.#isNative = true;
      this.#showNatively();
    }
    const start = scrolledIndex(this, this.#viewport, options, directionOf(this, options));
    this.#stopNative();
    try {
      stage.begin(module, start);
      withoutEngine.delete(this);
      // Observes the size again. Within a slide its size can be 0 now and then return to the old
      // size, which would not be reported otherwise.
      this.#resizes.unobserve(this.#ruler);
      this.#resizes.observe(this.#ruler);
    } catch (error) {
      this.#beNative(error);
    }
  }

  /**
   * Lets the browser scroll the children.
   *
   * @param {unknown} error The reason why the engine is missing.
   */
  #beNative(error) {
    this.#isBroken?.(error);
    this.#isBroken = null;
    if (!this.isConnected || this.#hasFailed) return;
    this.#isNative = this.#hasFailed = true;
    this.#viewport.style.scrollbarWidth = 'auto';
    // The viewport handles the keys now.
    if (this[STAGE].ownsTabIndex) this.removeAttribute('tabindex');
    this.#showNatively();
    console.error(`${this.localName}: no engine, so the browser scrolls its children.`, error);
    this.dispatchEvent(new CustomEvent('rondo-error', { detail: { error }, composed: true }));
  }

  /**
   * Lays out all children for print, and restores the layout; the style lays out the tiles of items.
   *
   * @param {boolean} isOn
   */
  #print(isOn) {
    const stage = this[STAGE];
    if (!stage.driver.engine || !stage.slides) return;
    if (stage.slides.items !== null) {
      stage.driver.tiles.settle(true);
      return;
    }
    if (!isOn) {
      this.#stopNative();
      stage.renew();
      return;
    }
    this.#isNative = true;
    this.#showNatively();
  }

  #stopNative() {
    stopNativeScroll(this.#viewport);
    this.#isNative = false;
    this.#showNatively();
  }

  #showNatively() {
    showState(this.#states, 'native', this.#isNative);
    if (!this.#isNative) return;
    scrollNatively(this, this.#viewport, this.#class.complete(this[STAGE].options));
    if (this.#before) this.#viewport.scrollTo(this.#before);
    this.#before = undefined;
  }

  /**
   * Sets whether the Tab key stops at the element itself.
   *
   * @param {boolean} isStop
   */
  #beStop(isStop) {
    if (!isStop) this.removeAttribute('tabindex');
    else if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  #afterFrame() {
    const { advance, announce, driver, ownsTabIndex } = this[STAGE];
    // Not while it has the focus, which it would lose; auto-advance has a control as its stop.
    if (ownsTabIndex && !driver.behavior.advances && !this.matches(':focus')) {
      this.#beStop(driver.engine?.canScroll !== false);
    }
    // A listener can have removed the element.
    showState(this.#states, 'moving', driver.engine !== null && driver.engine.phase !== 'idle');
    showState(this.#states, 'undraggable', !driver.behavior.isDraggable);
    advance?.update();
    keepFocusVisible(this, driver);
    announce?.();
    this.#afterStep();
    this.#isReady();
    if (driver.length || this.#isFlat || !driver.slides?.count) return;
    // Without layout, as in a closed dialog, it has no box.
    const [box] = this.#viewport.getClientRects();
    if (!box || box.width * box.height > 0) return;
    this.#isFlat = true;
    console.warn(`${this.localName} needs a size in CSS; it is ${box.width} × ${box.height} px.`, this);
  }

  /** Updates parts and listeners that follow positions. */
  #afterStep() {
    const { extras, height } = this[STAGE];
    height?.update();
    extras?.update();
    // A copy, because a listener can add itself again.
    for (const listener of [...this.#frameListeners.keys()]) {
      if (this.#frameListeners.has(listener)) attempt(() => listener(this));
    }
    attempt(() => this.onframe?.(this));
  }

  // Options

  /**
   * @param {string} attribute
   * @param {string | null} _before
   * @param {string | null} text
   */
  attributeChangedCallback(attribute, _before, text) {
    if (this.#isReflecting) return;
    attempt(() => {
      this.#setOption(option.propertyOf(attribute), text);
    });
    // The style depends on it, so a refused axis does not stay.
    if (attribute === 'axis' && this[STAGE].options.axis != text) this.#reflect(attribute);
  }

  /** @param {string} name */
  #option(name) {
    const options = this.#class.complete(this[STAGE].options);
    const value = name === 'direction' ? directionOf(this, options) : options[name];
    return value ?? option.defaultOf(name, options, this.#class.options);
  }

  /**
   * @param {string} name
   * @param {unknown} given Null or undefined for the default.
   */
  #setOption(name, given) {
    const value = option.valueOf(name, given, this.#class.options);
    option.checkOption(name, value, this.#class.options);
    const stage = this[STAGE];
    if (stage.options[name] === value) return;
    const options = { ...stage.options, [name]: value };
    if (option.isForEngine(this.#class.options[name])) {
      stage.configure(options);
    } else {
      stage.options = options;
      stage.advance?.relabel();
      stage.extras?.refresh(name);
      stage.driver.tiles?.relabel();
      // Controls follow the frames.
      if (stage.driver.engine) stage.driver.drawSoon();
    }
    this.#showNatively();
  }

  /**
   * Writes an option to its attribute.
   *
   * @param {string} name
   */
  #reflect(name) {
    const attribute = option.attributeOf(name);
    const value = this[STAGE].options[name];
    this.#isReflecting = true;
    if (value === undefined || value === false) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value === true ? '' : value);
    this.#isReflecting = false;
  }
}
