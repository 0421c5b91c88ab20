// @ts-check

import { attempt } from './attempt.js';
import { checkFunction, quoted } from './checks.js';
import { watchForTarget } from './controls/target.js';
import { PageElement } from './define.js';
import { adoptEarlyProperties } from './early-properties.js';
import { STAGE } from './rondo-element.js';
import { adoptStyle } from './style.js';

/**
 * @typedef {import('./rondo-pager.js').RondoPager} RondoPager
 * @typedef {import('./rondo-tab-bar.js').TabBar} TabBar
 */

const TEXT = `
:host {
  display: flex;
  position: relative;
  overflow: auto clip;
  scrollbar-width: none;
  white-space: nowrap;
  writing-mode: horizontal-tb;
}
:host([hidden]) {
  display: none;
}
`;

/**
 * Tabs for the pages of a `<rondo-pages>` or `<rondo-pager>`.
 *
 *     <rondo-tabs for="pages"></rondo-tabs>
 *     <rondo-pages id="pages" loop></rondo-pages>
 *
 * The children are the tabs, in the order of the items. Without children the element makes a button
 * for each item, with the text of `label`.
 *
 * @attr for The id of the pages.
 * @slot - The tabs.
 * @csspart rail The track of the indicator.
 * @csspart indicator The position of the pages.
 */
export class RondoTabs extends PageElement {
  static get observedAttributes() {
    return ['for'];
  }

  /** @type {RondoPager | null} */
  #pager = null;
  /** @type {((item: any, index: number) => string) | null} */
  #label = null;
  /** @type {TabBar | null} The part that makes and follows tabs, loaded with the first pages. */
  #bar = null;
  /** Ends the search for the pages. */
  #stay = new AbortController();

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  }

  /** The id of the pages. */
  get htmlFor() {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id) {
    this.setAttribute('for', id);
  }

  /** The pages; null if the bar is not in the document, or if the pages do not exist. */
  get pager() {
    return this.#pager;
  }

  /**
   * Returns the text of a tab that the element makes; the default is the item's `title`, id, or number.
   */
  get label() {
    return this.#label;
  }

  set label(label) {
    if (label != null) checkFunction('label', label);
    this.#label = label ?? null;
    this.#bar?.relabel();
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['label', 'htmlFor']);
    adoptStyle(/** @type {ShadowRoot} */ (this.shadowRoot), TEXT);
    if (!this.hasAttribute('role')) this.setAttribute('role', 'tablist');
    // An attribute that was set before has no effect yet.
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    this.#stay.abort();
    this.#release();
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    this.#stay.abort();
    this.#stay = new AbortController();
    const found = (/** @type {any} */ pager) => attempt(() => this.#attach(pager));
    this.#release();
    watchForTarget(this, this.htmlFor, found, this.#stay.signal);
  }

  #release() {
    this.#bar?.end();
    this.#bar = null;
    this.#pager = null;
  }

  /** @param {any} pager Null if it does not exist. */
  #attach(pager) {
    this.#release();
    if (!pager) return;
    // A pager of another copy of the scripts has no such stage.
    if (!pager[STAGE] || !('stopCount' in pager)) {
      const what = 'the id of a <rondo-pages> or <rondo-pager>';
      throw new RangeError(`for must be ${what}, not ${quoted(this.htmlFor)}`);
    }
    this.#pager = pager;
    this.#load(pager).catch(reportError);
  }

  /** @param {RondoPager} pager */
  async #load(pager) {
    const { TabBar } = await import('./rondo-tab-bar.js');
    if (this.#pager === pager) this.#bar ??= new TabBar(this, pager, pager[STAGE]);
  }
}
