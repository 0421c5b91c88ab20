// @ts-check

// A bar of tabs for pages, which follows the pages in each frame, and scrolls them. Elements with pages load
// it.

import { attempt } from './attempt.js';
import { observeDirection } from './direction.js';
import { isPlain } from './keyboard.js';
import { Indicator } from './pages/indicator.js';
import { adoptStyle } from './style.js';

const TEXT = `
[part=rail] {
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  overflow: clip;
  pointer-events: none;
}
/* A border, which forced colours keep. */
[part=indicator] {
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

/** The tabs of an element, for the pages of another element. */
export class TabBar {
  #host;
  #pager;
  #stage;
  /** @type {HTMLElement[]} */
  #tabs = [];
  /** Whether the element makes the tabs. */
  #isMaker;
  /** @type {unknown} The list for which the tabs were made. */
  #list;
  #selected = -1;
  /** @type {HTMLElement | null} The focused tab, also after its removal. */
  #focused = null;
  #indicator;
  #resizes = new ResizeObserver(() => this.#measure());
  /** Observes the children, and the direction of the element and its ancestors. */
  #changes = new MutationObserver(() => this.#adoptChildren());
  #stay = new AbortController();

  /**
   * @param {import('./tabs-element.js').RondoTabs} host
   * @param {import('./rondo-pager.js').RondoPager} pager
   * @param {any} stage The stage of the pager.
   */
  constructor(host, pager, stage) {
    this.#host = host;
    this.#pager = pager;
    this.#stage = stage;
    this.#indicator = new Indicator(host);
    this.#isMaker = host.children.length === 0;
    const root = /** @type {ShadowRoot} */ (host.shadowRoot);
    adoptStyle(root, TEXT, 'push');
    root.append(this.#indicator.rail);
    const { signal } = this.#stay;
    host.addEventListener('click', (event) => this.#onClick(event), { signal });
    host.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    host.addEventListener('focusin', (event) => this.#onFocus(event), { signal });
    host.addEventListener('focusout', (event) => this.#onBlur(event), { signal });
    pager.addFrameListener(this.#follow, { signal });
    this.#resizes.observe(host);
    observeDirection(this.#changes, host, !this.#isMaker);
    this.#adoptChildren();
    this.#follow();
  }

  /** Removes the tabs that the element has made, and stops to follow the pages. */
  end() {
    this.#stay.abort();
    this.#resizes.disconnect();
    this.#changes.disconnect();
    this.#indicator.rail.remove();
    this.#unlinkPanels();
    if (this.#isMaker) this.#host.replaceChildren();
  }

  /** Updates the texts of the tabs that the element has made. */
  relabel() {
    this.#list = undefined;
    this.#follow();
  }

  // The tabs

  /** Makes a tab for each item, with its text. */
  #make() {
    const host = this.#host;
    const { count } = this.#pager;
    while (host.children.length > count) host.lastElementChild?.remove();
    while (host.children.length < count) {
      const tab = document.createElement('button');
      tab.type = 'button';
      host.append(tab);
    }
    const { slides } = this.#stage;
    [...host.children].forEach((tab, index) => {
      const item = slides.itemOf(slides.keyAt(index));
      /** @type {unknown} */
      let text;
      attempt(() => (text = host.label?.(item, index)));
      text ??= item?.title ?? item?.id ?? index + 1;
      if (tab.textContent !== String(text)) tab.textContent = String(text);
    });
    this.#adoptChildren();
  }

  #adoptChildren() {
    this.#tabs = /** @type {HTMLElement[]} */ ([...this.#host.children]);
    for (const tab of this.#tabs) {
      tab.setAttribute('role', 'tab');
      this.#resizes.observe(tab);
    }
    this.#selected = -1;
    this.#measure();
    this.#select();
    this.#keepFocus();
  }

  #measure() {
    this.#indicator.measure(this.#tabs);
    this.#indicator.show(this.#pager.slotPosition);
  }

  /** Updates the tabs after each frame of the pages. */
  #follow = () => {
    const pager = this.#pager;
    const { slides } = this.#stage;
    const list = 'list' in slides ? slides.list.version : slides.children ?? slides;
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
    const selected = this.#pager.target ?? this.#pager.current ?? -1;
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
      const panel = this.#pager.elementFor(index);
      if (!panel) {
        tab.removeAttribute('aria-controls');
        return;
      }
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', idOf(tab));
      // Elements of the pager get an id, children of the author do not.
      const id = this.#stage.slides.isInertOutside ? idOf(panel) : panel.id;
      if (id) tab.setAttribute('aria-controls', id);
    });
  }

  /** Without their tabs, slides have numbers again. */
  #unlinkPanels() {
    for (const panel of this.#pager.children) {
      const name = panel.getAttribute('aria-labelledby');
      if (!this.#tabs.some(({ id }) => id === name)) continue;
      panel.removeAttribute('role');
      panel.removeAttribute('aria-labelledby');
    }
    this.#stage.driver.tiles?.relabel();
  }

  // The focus

  /** @param {FocusEvent} event */
  #onFocus({ target }) {
    this.#focused = /** @type {HTMLElement} */ (target);
  }

  /** @param {FocusEvent} event */
  #onBlur({ target }) {
    // Chromium sends this event just before the removal of a focused tab, other browsers not at all.
    queueMicrotask(() => {
      if (target === this.#focused && this.#focused?.isConnected) this.#focused = null;
    });
  }

  /** Moves the focus of a removed tab to the current one. */
  #keepFocus() {
    if (this.#focused?.isConnected !== false) return;
    this.#focused = null;
    (this.#tabs[this.#selected] ?? this.#pager).focus({ preventScroll: true });
  }

  // Scrolling the pages

  /** @param {MouseEvent} event */
  #onClick(event) {
    // With a modifier key a link opens elsewhere.
    if (event.defaultPrevented || !isPlain(event)) return;
    const index = this.#tabs.findIndex((tab) => tab.contains(/** @type {Node} */ (event.target)));
    if (index >= 0) this.#go(index, 'shortest');
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key } = event;
    if (event.defaultPrevented || !isPlain(event)) return;
    const count = Math.min(this.#tabs.length, this.#pager.count);
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
   * @param {import('./words.js').Way} way
   */
  #moveTo(index, way) {
    this.#go(index, way);
    this.#tabs[index].focus({ preventScroll: true });
  }

  /**
   * @param {number} index
   * @param {import('./words.js').Way} way
   */
  #go(index, way) {
    if (index >= this.#pager.count) return;
    this.#pager.scrollToItem(index, { way });
    this.#select();
  }
}
