// @ts-check

import { attempt } from '../attempt.js';
import { quoted } from '../checks.js';
import { PageElement } from '../define.js';
import { adoptEarlyProperties } from '../early-properties.js';
import { go, isPlain, moveOf } from '../keyboard.js';
import { attributeOf } from '../options.js';
import { CONTROLS, checkWords } from '../word-sets.js';
import { Controls } from './controls.js';
import { adoptControlsStyle } from './style.js';
import { watchForTarget } from './target.js';

/** The texts that the controls can override; the defaults are those of the controlled element. */
const LABELS = [
  'nextLabel',
  'previousLabel',
  'dotsLabel',
  'dotLabel',
  'fractionLabel',
  'pauseLabel',
  'playLabel',
];

/**
 * The controls of an element, at another place of the page.
 *
 *     <rondo-pager id="offers" loop>…</rondo-pager>
 *     <rondo-controls for="offers" show="arrows dots"></rondo-controls>
 *
 * @shows Controls
 * @attr for The id of the controlled element.
 * @attr show The controls, in order: `arrows`, `play`, `dots`, `fraction`, `progress`, `timer`.
 * @attr next-label The name of the arrow to the next slide.
 * @attr previous-label The name of the arrow to the previous slide.
 * @attr dots-label The name of the group of dots.
 * @attr dot-label The name of a dot, with `{number}` and `{count}`.
 * @attr fraction-label The text of the fraction, with `{number}` and `{count}`.
 * @attr pause-label The name of the button while auto-advance runs.
 * @attr play-label The name of the button while auto-advance is stopped.
 */
export class RondoControls extends PageElement {
  static get observedAttributes() {
    return ['for', 'show', ...LABELS.map(attributeOf)];
  }

  #root = this.attachShadow({ mode: 'open' });
  #internals = this.attachInternals();
  #life = new AbortController();
  /** @type {any} */
  #target = null;
  /** @type {Controls | null} */
  #controls = null;
  #update = () => {
    this.#controls?.update();
    // Without controls its group would be empty.
    this.#internals.ariaHidden = String(this.#controls?.box.hidden ?? true);
  };

  constructor() {
    super();
    this.#internals.role = 'group';
  }

  /** The id of the controlled pager, pages or ticker. */
  get htmlFor() {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id) {
    this.setAttribute('for', id);
  }

  /**
   * The controls to show, by name.
   *
   * @returns {import('../word-sets.js').Words<'arrows' | 'play' | 'dots' | 'fraction' | 'progress' | 'timer'>}
   */
  get show() {
    return /** @type {any} */ (this.getAttribute('show')) ?? 'arrows dots';
  }

  /** @throws {RangeError} If a word is not a control. */
  set show(words) {
    checkWords('show', CONTROLS, words);
    this.setAttribute('show', words);
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['htmlFor', 'show']);
    adoptControlsStyle(this.#root, 'apart');
    this.#begin();
  }

  disconnectedCallback() {
    this.#end();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name.endsWith('-label')) this.#update();
    else if (this.isConnected) this.#begin();
  }

  #end() {
    this.#life.abort();
    this.#life = new AbortController();
    this.#attach(null, this.#life.signal);
  }

  #begin() {
    this.#end();
    const { signal } = this.#life;
    watchForTarget(this, this.htmlFor, (target) => attempt(() => this.#attach(target, signal)), signal);
  }

  /**
   * @param {any} target
   * @param {AbortSignal} signal
   */
  #attach(target, signal) {
    this.#target?.removeFrameListener(this.#update);
    this.#target = null;
    this.#controls = null;
    this.#root.replaceChildren();
    this.#update();
    if (!target) return;
    checkWords('show', CONTROLS, this.show);
    if (!('stopCount' in target)) {
      const what = 'the id of a <rondo-pager>, <rondo-pages> or <rondo-ticker>';
      throw new RangeError(`for must be ${what}, not ${quoted(this.htmlFor)}`);
    }
    this.#target = target;
    const labels = (/** @type {string} */ name) => this.getAttribute(attributeOf(name)) ?? target[name];
    const controls = new Controls(target, this.show, labels, null);
    controls.box.addEventListener('keydown', (event) => this.#onKey(event));
    this.#controls = controls;
    this.#root.append(controls.box);
    target.addFrameListener(this.#update, { every: false, signal });
    this.#update();
  }

  /**
   * Handles keys like the controlled element.
   *
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    const target = this.#target;
    if (!isPlain(event) || target.disabled) return;
    const { direction } = target;
    // The controls are in a row, with any axis of the element.
    const moves = ['horizontal', 'vertical'].map((axis) => moveOf(event.key, { axis, direction }));
    const [way] = moves.filter(Boolean);
    if (!way) return;
    go(target, way);
    event.preventDefault();
  }
}
