// @ts-check

// What all of Rondo's elements have in common: a stage in a shadow tree, attributes that are
// options, and their way onto a page and off it.

import { attempt } from './attempt.js';
import { checkFunction } from './checks.js';
import { PageElement } from './define.js';
import { adoptEarlyProperties } from './early-properties.js';
import { keepFocusInSight, listenToFocus } from './focus.js';
import { checkSource, moduleIfLoaded, sharedModule } from './module.js';
import { scrollNatively, stopNativeScroll } from './native-scroll.js';
import * as option from './options.js';
import { PAGER_MODULE } from './pager-module.js';
import { listenToPointers } from './pointer.js';
import { adoptStyle, showState } from './style.js';
import { listenToVisibility } from './visibility.js';

/**
 * @typedef {object} ErrorDetail
 * @property {unknown} error Why there is no engine.
 */

/** The key of an element's stage, which is no part of what pages use. */
export const STAGE = Symbol('stage');

/** @type {Set<RondoElement>} Those on the page that wait for their module, or could not use it. */
const withoutEngine = new Set();

/**
 * An element that shows items by an engine.
 *
 * Each attribute has a property of the same name, as `deceleration-rate` has `decelerationRate`.
 * A bad value is thrown by the property and reported for the attribute, and changes nothing.
 *
 * @fires {CustomEvent<ErrorDetail>} rondo-error There is no engine: the browser scrolls the children.
 * @csspart viewport What is seen of the content.
 * @csspart track What moves within the viewport.
 */
export class RondoElement extends PageElement {
  /**
   * The kinds of its options, by name; each class of elements has its own.
   *
   * @type {Record<string, option.OptionKind>}
   */
  static options = {};

  /**
   * What shows its items.
   *
   * @type {any}
   */
  static Stage;

  /**
   * What listens to the user, besides what all elements listen to.
   *
   * @type {((host: HTMLElement, driver: any, signal: AbortSignal) => void)[]}
   */
  static listeners = [];

  /** What it looks like from within. */
  static style = '';

  static get observedAttributes() {
    return Object.keys(this.options).map(option.attributeOf);
  }

  /**
   * The properties of an element beyond its options, in the order in which they are adopted when
   * they were set before the element was defined.
   *
   * @type {string[]}
   */
  static earlyProperties = [];

  /**
   * What options are while they are not set, where it is not what the engine has.
   *
   * @type {Record<string, any>}
   */
  static defaults = {};

  /** What assistive technology calls an element; what its author writes on it goes before. */
  static role = 'region';
  /** @type {string | null} */
  static roleDescription = 'carousel';

  /**
   * What `module` is; classes whose module is another have their own.
   *
   * @type {import('./module.js').ModuleSource}
   */
  static source = PAGER_MODULE;

  /**
   * Where the WebAssembly module is, or its bytes. May be set at any time: elements that have no
   * engine yet take it from there.
   *
   * @throws {TypeError} It is neither an address nor bytes.
   */
  static get module() {
    return this.source;
  }

  static set module(source) {
    checkSource(source);
    this.source = source;
    for (const element of [...withoutEngine]) {
      if (element instanceof this) element.#startAgain();
    }
  }

  /**
   * Called with the element after each frame that is drawn; it may have been set before the element
   * was defined.
   *
   * @type {((element: this) => void) | null}
   */
  onframe = /** @type {any} */ (this).onframe ?? null;

  /**
   * Resolves when the module is loaded and the first frame is drawn; rejects where there is no
   * engine.
   *
   * @type {Promise<void>}
   */
  ready;

  /** @type {Map<(element: this) => void, boolean>} Whether each of them wants every frame. */
  #frameListeners = new Map();

  /** @type {() => void} */
  #isReady = () => {};
  /** @type {(reason: unknown) => void} */
  #isBroken = () => {};

  #internals = this.attachInternals();
  /** Held here, since WebKit forgets the states of a set without a reference. */
  #states = this.#internals.states;
  #viewport = document.createElement('div');
  #track = document.createElement('div');
  [STAGE] = new this.#class.Stage(this, this.#viewport, this.#track, () => this.#afterFrame());
  #resizes = new ResizeObserver(([{ contentRect }]) => {
    this[STAGE].resize(contentRect);
    // A style sheet that came since may have changed the direction, of which nothing tells.
    this.#turn();
  });
  /** Of its children, and of the direction of it or of what is around it. */
  #changes = new MutationObserver(() => {
    this[STAGE].refreshChildren();
    this.#turn();
    this.#showNatively();
  });
  /** Ends all listening when the element leaves the page. */
  #stay = new AbortController();
  #isReflecting = false;
  #ownsTabIndex = false;
  /** Whether the browser scrolls its children, as there is no engine or none yet. */
  #isNative = false;
  /** Whether it has been told that there is no engine. */
  #hasFailed = false;

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#isBroken = reject;
    });
    this[STAGE].driver.wantsFrames = () =>
      this.onframe != null || [...this.#frameListeners.values()].includes(true);
    // An error that no code awaits is reported by an event and on the console.
    this.ready.catch(() => {});
    const root = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    adoptStyle(root, this.#class.style);
    this.#viewport.part.add('viewport');
    this.#track.part.add('track');
    this.#viewport.append(this.#track);
    root.append(this.#viewport);
    // Defaults: what the author writes on the element goes before them.
    const { role, roleDescription } = new.target;
    this.#internals.role = role;
    this.#internals.ariaRoleDescription = roleDescription;
  }

  /**
   * Options with the element's own defaults for those that were not set.
   *
   * @param {Record<string, any>} options
   */
  static complete(options) {
    /** @type {Record<string, any>} */
    const complete = { ...this.defaults };
    for (const name in options) complete[name] = options[name] ?? complete[name];
    return complete;
  }

  /** Makes a property of each option; for each class with options of its own. */
  static defineOptions() {
    for (const name of Object.keys(this.options)) {
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
   * Calls a function after each frame, any number of which an element may have. Added again, the same
   * function has the options given last.
   *
   * @param {(element: this) => void} listener Called with the element.
   * @param {{ every?: boolean, signal?: AbortSignal }} how Without `every` the browser moves what no
   *   finger holds as if nobody listened, and the function is called after the frames that show more than
   *   that. The signal removes it.
   */
  addFrameListener(listener, { every = true, signal } = {}) {
    checkFunction('listener', listener);
    option.checkFlag('every', every);
    if (signal?.aborted) return;
    this.#frameListeners.set(listener, every);
    signal?.addEventListener('abort', () => this.removeFrameListener(listener));
  }

  /**
   * Takes back `addFrameListener`.
   *
   * @param {(element: this) => void} listener
   */
  removeFrameListener(listener) {
    this.#frameListeners.delete(listener);
  }

  get #class() {
    return /** @type {typeof RondoElement} */ (this.constructor);
  }

  // On and off the page

  connectedCallback() {
    const { earlyProperties, options } = this.#class;
    adoptEarlyProperties(this, [...Object.keys(options), ...earlyProperties]);
    if (!this.hasAttribute('tabindex')) {
      this.tabIndex = 0;
      this.#ownsTabIndex = true;
      if (this[STAGE].advance) this[STAGE].advance.ownsTabIndex = true;
    }
    this.#listen();
    withoutEngine.add(this);
    const module = moduleIfLoaded(this);
    if (module) this.#begin(module);
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
    this[STAGE].extras?.refresh();
    this[STAGE].end();
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
    this[STAGE].advance?.listen(signal);
    this[STAGE].extras?.refresh();
    addEventListener('beforeprint', () => this.#print(true), { signal });
    addEventListener('afterprint', () => this.#print(false), { signal });
    this.#resizes.observe(this.#viewport);
    const attributeFilter = ['dir'];
    this.#changes.observe(this, { attributeFilter, childList: true });
    this.#changes.observe(document, { attributeFilter, subtree: true });
  }

  /** Shows from the other side when the direction changes. */
  #turn() {
    const stage = this[STAGE];
    const { direction } = stage.driver.manner;
    if (direction !== stage.directionOf(stage.options)) stage.show(stage.options, stage.slides);
  }

  async #load() {
    // What shows items has no children to show meanwhile.
    this.#isNative = this[STAGE].slides?.items === null;
    this.#showNatively();
    // A script that imports the element may name another place before anything is loaded.
    await null;
    const { module: source } = this.#class;
    const isOutdated = () => source !== this.#class.module;
    try {
      const module = await sharedModule(this);
      if (isOutdated()) return;
      if (this.isConnected && !this[STAGE].driver.engine) this.#begin(module);
    } catch (error) {
      if (!isOutdated()) this.#beNative(error);
    }
  }

  /** @param {import('./wasm.js').Module} module */
  #begin(module) {
    this.#stopNative();
    try {
      this[STAGE].begin(module);
      withoutEngine.delete(this);
      // Within a slide it may have no size at this moment, and soon the one that it had while the browser
      // scrolled it: observed anew, that size is news.
      this.#resizes.unobserve(this.#viewport);
      this.#resizes.observe(this.#viewport);
    } catch (error) {
      this.#beNative(error);
    }
  }

  /**
   * Leaves scrolling to the browser.
   *
   * @param {unknown} error Why there is no engine.
   */
  #beNative(error) {
    this.#isBroken(error);
    if (!this.isConnected || this.#hasFailed) return;
    this.#isNative = this.#hasFailed = true;
    // The viewport takes the keys now.
    if (this.#ownsTabIndex) this.removeAttribute('tabindex');
    this.#showNatively();
    console.error(`${this.localName}: no engine, so the browser scrolls its children.`, error);
    this.dispatchEvent(new CustomEvent('rondo-error', { detail: { error } }));
  }

  /**
   * Lays out all children for paper, and shows them as before.
   *
   * @param {boolean} isOn
   */
  #print(isOn) {
    const stage = this[STAGE];
    if (!stage.driver.engine || stage.slides?.items !== null) return;
    if (!isOn) {
      this.#stopNative();
      stage.show(stage.options, stage.slides);
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
  }

  #afterFrame() {
    const { advance, announce, driver, extras, height } = this[STAGE];
    showState(this.#states, 'moving', driver.engine?.phase !== 'idle');
    showState(this.#states, 'undraggable', !driver.manner.isDraggable);
    advance?.update();
    keepFocusInSight(this, driver, advance?.keyTaker);
    announce?.();
    height?.update();
    extras?.update();
    for (const [listener] of this.#frameListeners) attempt(() => listener(this));
    this.#isReady();
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
      const name = option.propertyOf(attribute);
      this.#setOption(name, option.valueOf(name, text, this.#class.options));
    });
  }

  /** @param {string} name */
  #option(name) {
    const options = this.#class.complete(this[STAGE].options);
    if (options[name] !== undefined) return options[name];
    if (name === 'direction') return this[STAGE].directionOf(options);
    return option.defaultOf(name, options, this.#class.options);
  }

  /**
   * @param {string} name
   * @param {unknown} value Undefined for the default.
   */
  #setOption(name, value) {
    option.checkOption(name, value, this.#class.options);
    const { options, slides } = this[STAGE];
    if (options[name] === value) return;
    const others = { ...options, [name]: value };
    // It says where to start, and the pager has started.
    if (name === 'initial') this[STAGE].options = others;
    else if (option.isForEngine(this.#class.options[name])) this[STAGE].show(others, slides);
    else this.#relabel(others);
    this.#showNatively();
  }

  /**
   * The engine has nothing to do with words, and with what shows more than slides.
   *
   * @param {Record<string, any>} options
   */
  #relabel(options) {
    this[STAGE].options = options;
    this[STAGE].advance?.relabel();
    this[STAGE].extras?.refresh();
    this[STAGE].driver.tiles?.relabel();
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
    else this.setAttribute(attribute, value === true ? '' : String(value));
    this.#isReflecting = false;
  }
}
