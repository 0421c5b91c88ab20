// @ts-check

// The styles of the shadow tree; a page can style parts with ::part().

export const SHELVES = `
:host {
  display: block;
  --_touch: pinch-zoom;
  touch-action: var(--_touch);
}
:host([hidden]) {
  display: none;
}
:host([disabled]) {
  --_touch: auto;
}
.ruler {
  position: absolute;
  inset: 0;
  visibility: hidden;
}
/* clip prevents scrolling by the browser to a focused element. */
[part=viewport] {
  position: relative;
  width: 100%;
  width: -webkit-fill-available;
  height: 100%;
  writing-mode: horizontal-tb;
  overflow: clip;
}
[part=track] {
  position: relative;
}
:host(:state(moving)) :is([part=track], [part=shelf-track]) {
  will-change: transform;
}
[part=row] {
  position: absolute;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  contain: layout style;
}
[part=shelf] {
  flex: 1;
  min-height: 0;
  margin-inline: var(--inset);
}
[part=shelf-track] {
  position: relative;
  height: 100%;
}
[part=cell] {
  position: absolute;
  inset-block: 0;
  contain: layout style;
}
[hidden] {
  display: none !important;
}
slot {
  display: contents;
  writing-mode: var(--_writing);
}
[part=cell] ::slotted(*) {
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  width: -webkit-fill-available;
  height: stretch;
  outline-offset: -2px;
}
/* Without an engine */
.native {
  overflow: auto;
  touch-action: auto;
}
`;
