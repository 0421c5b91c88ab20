// @ts-check

// The styles of the shadow trees; a page can style parts with ::part().

/**
 * The styles of elements that show slides.
 *
 * `overflow: clip` prevents scrolling by the browser to a focused element, unlike `hidden`. Tiles share a cell of the
 * track, so that a horizontal pager without a height is as high as its highest tile. A tile is a grid, so that a link
 * or a picture fills the tile; `stretch`, which not all browsers have, leaves room for its margin; a picture keeps its
 * shape there, also on pages that give pictures `height: auto`. Firefox would give a picture of the available width its
 * own height, so it gets a percentage. Its content cannot cover its neighbours, by `isolation`; with `contain: layout`
 * Chromium would draw each tile at a whole pixel, with gaps between some. `native` is the state without an engine. On
 * paper all children or tiles are visible, in several rows. If the start is open, the first slide has the same resting
 * place as all slides. Overlapping slides have margins, because a gap cannot be negative, and pages often remove all
 * margins. A slot has the `box-sizing` of slides, for pages on which all elements inherit it. Slides repeat the `touch-
 * action` of the host, which does not apply within a slide that scrolls; a pager in a slide sets its own `--_touch`.
 * The layout is independent of the writing mode, which only slides have.
 */
export const SLIDES = `
:host {
  display: block;
  position: relative;
  min-width: 0;
  --_touch: pan-y pinch-zoom;
}
:host,
.native,
::slotted(:not([data-rondo-keep])) {
  touch-action: var(--_touch);
}
:host([axis=vertical]) {
  --_touch: pan-x pinch-zoom;
}
:host(:is([disabled], :state(undraggable))) {
  --_touch: auto;
}
[part=viewport] {
  position: relative;
  width: 100%;
  width: -webkit-fill-available;
  height: 100%;
  writing-mode: horizontal-tb;
  overflow: clip;
}
.carrier {
  height: 100%;
}
.ruler {
  position: absolute;
  width: 100%;
  visibility: hidden;
}
:host([axis=vertical]) .ruler {
  width: 0;
  height: 100%;
}
[part=track] {
  display: grid;
  grid-template: minmax(0, 1fr) / 100%;
  height: 100%;
}
:host([axis=vertical]) [part=track] {
  grid-template: 0 / 100%;
  align-items: start;
}
:host(:state(moving)) [part=track] {
  will-change: transform;
}
[part~=tile] {
  display: grid;
  grid-area: 1 / 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  position: relative;
  isolation: isolate;
  contain: style;
}
:host([hidden]),
[part~=tile][hidden] {
  display: none;
}
[part=status] {
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
  white-space: nowrap;
}
[part=copy] {
  position: absolute;
  inset: 0;
}
slot,
[part=copy] {
  writing-mode: var(--_writing);
}
slot {
  display: contents;
  box-sizing: border-box;
}
::slotted(*) {
  align-self: stretch;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  width: -webkit-fill-available;
  height: stretch;
  object-fit: contain;
  outline-offset: -2px;
}
@supports (-moz-orient: inline) {
  ::slotted(:is(img, video, canvas)) {
    width: 100%;
  }
}
.native {
  display: flex;
  overflow: auto hidden;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  --_touch: auto;
}
.native.vertical {
  flex-direction: column;
  overflow: hidden auto;
  scroll-snap-type: y mandatory;
}
.native.free {
  scroll-snap-type: none;
}
.native .carrier {
  display: none;
}
.native ::slotted(*) {
  flex: 0 0 var(--_length);
  width: auto;
  min-width: 0;
  height: auto;
  min-height: 0;
  scroll-snap-align: var(--_align);
}
@media screen {
  .native.over ::slotted(:not(:first-child)) {
    margin-inline-start: var(--_gap) !important;
  }
  .native.over.vertical ::slotted(:not(:first-child)) {
    margin: var(--_gap) 0 0 !important;
  }
}
@media print {
  :host,
  [part=viewport],
  .carrier,
  [part=track],
  [part~=tile] {
    height: auto !important;
  }
  .carrier,
  [part=track],
  [part~=tile] {
    inset: auto !important;
    width: 100%;
    transform: none !important;
  }
  .native,
  .native.vertical,
  [part=track] {
    display: flex;
    flex-flow: wrap;
    overflow: visible;
  }
  .native ::slotted(*) {
    break-inside: avoid;
  }
  .native.vertical ::slotted(*) {
    flex-basis: 100%;
  }
}
.native.open::before {
  content: '';
  flex: 0 0 var(--_before);
}
`;

/** The style of children outside of the viewport, at the place of a tile. */
export const REST = `
.rest {
  display: grid;
  grid-area: 1 / 1;
  grid-template-rows: minmax(0, 1fr);
  justify-self: stretch;
  visibility: hidden;
}
.rest ::slotted(*) {
  grid-area: 1 / 1;
}
`;

/** @type {WeakMap<Window, Map<string, CSSStyleSheet>>} The sheets of each window, by their texts. */
const sheets = new WeakMap();

/**
 * Adds a style sheet to an element that does not have it, before its other sheets, or as the last. Elements of
 * a window with the same text share a sheet. An element that moves to another document loses its sheets, so
 * each connection to a page adds them.
 *
 * @param {ShadowRoot} root
 * @param {string} text
 * @param {'unshift' | 'push'} [add]
 */
export function adoptStyle(root, text, add = 'unshift') {
  const view = /** @type {any} */ (root.ownerDocument.defaultView);
  if (!view) return;
  const known = sheets.get(view) ?? new Map();
  sheets.set(view, known);
  if (!known.has(text)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(known.get(text))) adoptedStyleSheets[add](known.get(text));
}

/**
 * Whether the browser supports custom states; null until the first check. Without support no state is set.
 */
let knowsStates = /** @type {boolean | null} */ (null);

/**
 * Sets or removes a state of an element. States are not attributes, because a page could observe attributes.
 *
 * @param {CustomStateSet} states The states of the element.
 * @param {string} name
 * @param {boolean} isSet
 */
export function showState(states, name, isSet) {
  knowsStates ??= CSS.supports('selector(:state(moving))');
  if (!knowsStates) return;
  if (!isSet) states.delete(name);
  // Only once, because adding a state computes all styles within the element.
  else if (!states.has(name)) states.add(name);
}
