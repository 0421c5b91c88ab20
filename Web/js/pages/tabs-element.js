// @ts-check

// A bar of tabs for pages, which follows the pages in each frame, and scrolls them.

import { attempt } from '../attempt.js';
import { checkFunction, quoted } from '../checks.js';
import { PageElement } from '../define.js';
import { adoptEarlyProperties } from '../early-properties.js';
import { STAGE } from '../rondo-element.js';
import { RondoPager } from '../rondo-pager.js';
import { adoptStyle } from '../style.js';
import { Indicator } from './indicator.js';

const TEXT = `
:host {
  display: flex;
  position: relative;
  overflow: auto clip;
  scrollbar-width: none;
  white-space: nowrap;
}
:host([hidden]) {
  display: none;
}
[part='rail'] {
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  overflow: clip;
  pointer-events: none;
}
/* A border, which forced colours keep. */
[part='indicator'] {
  position: absolute;
  bottom: 0;
  left: 0;
  border-bottom: 3px solid;
}
`;

let lastID = 0;

/** @param {Element} element */
function idOf(element) {
  element.id ||= `rondo-${(lastID += 1)}`;
  return element.id;
}

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
  /** @type {HTMLElement[]} */
  #tabs = [];
  /** Whether the element has made the tabs. */
  #isMaker = false;
  /** @type {unknown} The list for which the tabs were made. */
  #list;
  #selected = -1;
  #indicator;
  #resizes = new ResizeObserver(() => this.#measure());
  /** Observes its children, and the direction of the element and its ancestors. */
  #changes = new MutationObserver(() => this.#adoptChildren());
  #stay = new AbortController();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#indicator = new Indicator(this);
    root.append(document.createElement('slot'), this.#indicator.rail);
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
    this.#list = undefined;
    this.#follow();
  }

  connectedCallback() {
    adoptEarlyProperties(this, ['label', 'htmlFor']);
    adoptStyle(/** @type {ShadowRoot} */ (this.shadowRoot), TEXT);
    if (!this.hasAttribute('role')) this.setAttribute('role', 'tablist');
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    // An attribute that was set before has no effect yet.
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    this.#stay.abort();
    this.#detach();
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    this.#detach();
    this.#attach();
  }

  #attach() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    const pager = root.getElementById(this.htmlFor);
    if (pager?.matches(':not(:defined)')) {
      customElements.whenDefined(pager.localName).then(() => this.attributeChangedCallback());
      return;
    }
    if (!(pager instanceof RondoPager)) {
      const what = 'the id of a <rondo-pages> or <rondo-pager> before or behind it';
      reportError(new RangeError(`for must be ${what}, not ${quoted(this.htmlFor)}`));
      return;
    }
    this.#pager = pager;
    this.#list = undefined;
    this.#isMaker = this.children.length === 0;
    pager.addFrameListener(this.#follow);
    this.#resizes.observe(this);
    const attributeFilter = ['dir'];
    this.#changes.observe(this, { attributeFilter, childList: !this.#isMaker });
    this.#changes.observe(this.ownerDocument, { attributeFilter, subtree: true });
    this.#adoptChildren();
    this.#follow();
  }

  #detach() {
    this.#pager?.removeFrameListener(this.#follow);
    this.#resizes.disconnect();
    this.#changes.disconnect();
    if (this.#isMaker) this.replaceChildren();
    this.#isMaker = false;
    this.#pager = null;
  }

  // The tabs

  /** Makes a tab for each item, with its text. */
  #make() {
    const pager = /** @type {RondoPager} */ (this.#pager);
    while (this.children.length > pager.count) this.lastElementChild?.remove();
    while (this.children.length < pager.count) {
      const tab = document.createElement('button');
      tab.type = 'button';
      this.append(tab);
    }
    const { slides } = pager[STAGE];
    [...this.children].forEach((tab, index) => {
      const item = slides.itemOf(slides.keyAt(index));
      /** @type {unknown} */
      let text;
      attempt(() => (text = this.#label?.(item, index)));
      text ??= item?.title ?? item?.id ?? index + 1;
      if (tab.textContent !== String(text)) tab.textContent = String(text);
    });
    this.#adoptChildren();
  }

  #adoptChildren() {
    this.#tabs = /** @type {HTMLElement[]} */ ([...this.children]);
    for (const tab of this.#tabs) {
      tab.setAttribute('role', 'tab');
      this.#resizes.observe(tab);
    }
    this.#selected = -1;
    this.#measure();
    this.#select();
  }

  #measure() {
    this.#indicator.measure(this.#tabs);
    this.#indicator.show(this.#pager?.slotPosition ?? 0);
  }

  /** Updates the tabs after each frame of the pages. */
  #follow = () => {
    const pager = this.#pager;
    if (!pager) return;
    const { slides } = pager[STAGE];
    const list = 'list' in slides ? slides.list.version : slides;
    if (list !== this.#list) {
      this.#list = list;
      if (this.#isMaker) this.#make();
    }
    this.#indicator.show(pager.slotPosition);
    this.#select();
    if (pager.phase === 'idle') this.#linkPanels();
  };

  /** Selects the tab of the target page, which is also the tab in the order of the Tab key. */
  #select() {
    const selected = this.#pager?.target ?? this.#pager?.current ?? -1;
    if (selected === this.#selected) return;
    this.#selected = selected;
    this.#tabs.forEach((tab, index) => {
      const isSelected = index === selected;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    });
  }

  /** Links tabs and panels that exist. */
  #linkPanels() {
    this.#tabs.forEach((tab, index) => {
      const panel = this.#pager?.elementFor(index);
      if (!panel) {
        tab.removeAttribute('aria-controls');
        return;
      }
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', idOf(tab));
      // Elements of the pager get an id, children of the author do not.
      const id = this.#pager?.[STAGE].slides.isInertOutside ? idOf(panel) : panel.id;
      if (id) tab.setAttribute('aria-controls', id);
    });
  }

  // Scrolling the pages

  /** @param {Event} event */
  #onClick({ target }) {
    const index = this.#tabs.findIndex((tab) => tab.contains(/** @type {Node} */ (target)));
    if (index >= 0) this.#go(index, 'shortest');
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    const count = Math.min(this.#tabs.length, this.#pager?.count ?? 0);
    const index = this.#tabs.findIndex((tab) => tab === event.target);
    if (index < 0 || count === 0) return;
    const [back, on] = this.#indicator.isMirrored
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    if (key === on) this.#moveTo((index + 1) % count, 'forward');
    else if (key === back) this.#moveTo((index + count - 1) % count, 'backward');
    else if (key === 'Home') this.#moveTo(0, 'shortest');
    else if (key === 'End') this.#moveTo(count - 1, 'shortest');
    else return;
    event.preventDefault();
  }

  /**
   * @param {number} index
   * @param {string} way
   */
  #moveTo(index, way) {
    this.#go(index, way);
    this.#tabs[index].focus({ preventScroll: true });
  }

  /**
   * Goes to a page; without animation if pages in between would have to be made.
   *
   * @param {number} index
   * @param {string} way
   */
  #go(index, way) {
    const pager = /** @type {any} */ (this.#pager);
    if (!pager || index >= pager.count) return;
    const steps = Math.abs(index - (pager.target ?? pager.current));
    const nearest = pager.pinned === 'none' ? Math.min(steps, pager.count - steps) : steps;
    pager.scrollToItem(index, { way, animated: !(nearest >= pager.keep && pager.keep !== null) });
    this.#select();
  }
}
