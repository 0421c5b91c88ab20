// @ts-check

// The styles within the elements; a page styles the parts with ::part().

/** The styles of the elements that show slides. */
export const SLIDES = `
:host {
  display: block;
  position: relative;
  min-width: 0;
  touch-action: pan-y pinch-zoom;
}
:host([hidden]) {
  display: none;
}
:host([axis='vertical']) {
  touch-action: pan-x pinch-zoom;
}
:host([disabled]) {
  touch-action: auto;
}
:host(:state(undraggable)) {
  touch-action: auto;
}
/* hidden may still be scrolled by the browser, to show what has the focus; clip may not. */
[part='viewport'] {
  position: relative;
  height: 100%;
  overflow: hidden;
  overflow: clip;
}
/* Tiles share one cell, so that a horizontal pager without a height is as high as its highest. */
[part='track'] {
  display: grid;
  grid-template: minmax(0, 1fr) / 100%;
  height: 100%;
}
:host([axis='vertical']) [part='track'] {
  grid-template: 0 / 100%;
  align-items: start;
}
:host(:state(moving)) [part='track'] {
  will-change: transform;
}
[part='control'] {
  position: absolute;
  inset: auto 0.5rem 0.5rem auto;
  z-index: 1;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0.875rem;
  border: 0;
  background: Canvas;
  color: CanvasText;
}
[part='control'][hidden] {
  display: none;
}
[part='control'] svg {
  display: block;
  fill: currentColor;
}
/* A grid too, in which a link or a picture is a box that fills it. */
[part='tile'] {
  display: grid;
  grid-area: 1 / 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  position: relative;
  contain: layout style;
}
/* Children out of sight, in the place of a tile. */
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
/* Slides as long as their own style makes them: shares are those of the pager's length. */
.by-width :is([part='tile'], .rest) {
  grid-template: minmax(0, 1fr) / var(--_viewport);
  justify-items: start;
}
.by-height :is([part='tile'], .rest) {
  grid-template: var(--_viewport) / minmax(0, 1fr);
  align-items: start;
}
[part='tile'][hidden] {
  display: none;
}
[part='status'] {
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
  white-space: nowrap;
}
/* Has a size that is measured; all of the viewport where it has none. */
.size,
[part='copy'] {
  position: absolute;
  inset: 0;
}
.size {
  visibility: hidden;
}
slot {
  display: contents;
}
::slotted(*) {
  box-sizing: border-box;
  width: 100%;
  height: 100%;
}
/* As high as the current slide. */
.current.moving {
  transition: height 0.3s ease-out;
}
.current [part='track'] {
  align-items: start;
}
.current ::slotted(*) {
  height: auto;
}
.by-width ::slotted(*) {
  width: auto;
}
.by-height ::slotted(*) {
  height: auto;
}
/* Without the module. */
.native {
  display: flex;
  overflow: auto;
  scroll-snap-type: x mandatory;
  touch-action: auto;
}
.native.vertical {
  flex-direction: column;
  scroll-snap-type: y mandatory;
}
.native.free {
  scroll-snap-type: none;
}
.native [part='track'] {
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
/* Slides that overlap, by margins, as a gap cannot be negative. */
@media screen {
  .native.over ::slotted(:not(:first-child)) {
    margin-inline-start: var(--_gap);
  }
  .native.over.vertical ::slotted(:not(:first-child)) {
    margin: var(--_gap) 0 0;
  }
}
/* On paper all are seen, in as many rows as it takes. */
@media print {
  :host(:state(native)) {
    height: auto !important;
  }
  .native,
  .native.vertical {
    flex-flow: wrap;
    height: auto !important;
    overflow: visible;
  }
  .native ::slotted(*) {
    break-inside: avoid;
  }
  .native.vertical ::slotted(*) {
    flex-basis: 100%;
  }
}
/* Where the start is open, the first slide rests where any other one does. */
.native.open::before {
  content: '';
  flex: 0 0 var(--_before);
}
`;

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Gives an element the shared sheet of its kind, which is made for the first one.
 *
 * @param {ShadowRoot} root
 * @param {string} text
 */
export function adoptStyle(root, text) {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}

/**
 * Whether the browser has custom states, null until the first check; without them no state is set.
 */
let knowsStates = /** @type {boolean | null} */ (null);

/**
 * Sets or removes a state of an element. A state writes no attribute, which a page could observe.
 *
 * @param {CustomStateSet} states The states of the element.
 * @param {string} name
 * @param {boolean} isSo
 */
export function showState(states, name, isSo) {
  knowsStates ??= CSS.supports('selector(:state(moving))');
  if (!knowsStates) return;
  if (!isSo) states.delete(name);
  // Adding a state again would compute all styles within again.
  else if (!states.has(name)) states.add(name);
}
