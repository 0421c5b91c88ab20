// @ts-check

// The style of controls. The colours are system colours, which follow the page's `color-scheme` and forced
// colours. A page can change them with custom properties and ::part().

import { adoptStyle } from '../style.js';

/** The style of controls at any place. */
const CONTROLS = `
[part~=controls] {
  --ink: var(--rondo-control-color, CanvasText);
  --paper: var(--rondo-control-background, Canvas);
  --size: var(--rondo-control-size, 2.75rem);
  --dot: var(--rondo-dot-size, 0.625rem);
  align-items: center;
  gap: 0.25rem;
  writing-mode: horizontal-tb;
  color: var(--ink);
  font: inherit;
}
:where([part~=controls]) {
  display: flex;
}
[part~=controls][hidden] {
  display: none;
}
[part~=controls] button {
  flex: none;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
}
[part~=controls] button:focus-visible {
  outline: 2px solid var(--ink);
  outline-offset: -4px;
}
[part~=controls] button[aria-disabled=true],
[part~=controls] :is(button[inert], [inert] button) {
  opacity: 0.4;
  cursor: default;
}
[part~=controls] [part~=arrow],
[part~=controls] [part~=control] {
  order: 0;
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  background: var(--paper);
}
[part~=controls] [part~=control] {
  position: static;
}
[part~=controls] [part~=control][hidden] {
  display: none;
}
[part~=controls] svg {
  display: block;
  width: 1rem;
  height: 1rem;
  margin: auto;
  fill: currentColor;
}
[part~=arrow] path {
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
}
[part~=next] svg,
.mirrored [part~=previous] svg {
  rotate: 180deg;
}
.mirrored [part~=next] svg {
  rotate: none;
}
.vertical [part~=previous] svg {
  rotate: 90deg;
}
.vertical [part~=next] svg {
  rotate: -90deg;
}
[part~=bar],
[part~=dots] {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
}
[part~=bar] {
  gap: 0 0.5rem;
  min-height: 1.5rem;
  border-radius: 1.375rem;
  background: var(--paper);
}
[part~=bar]:not(:has(> :not([hidden]))) {
  display: none;
}
[part~=dots] {
  padding: 0 0.25rem;
}
[part~=dots] [part~=dot] {
  width: max(1.5rem, var(--dot));
  height: max(1.5rem, var(--dot));
}
[part~=dot][hidden] {
  display: none;
}
/* Rings and a disc, so that the current dot differs without colours. */
[part~=dot]::before {
  content: '';
  display: block;
  box-sizing: border-box;
  width: var(--dot);
  height: var(--dot);
  margin: auto;
  border: 1.5px solid currentColor;
  border-radius: 50%;
}
[part~=dot][aria-current]::before {
  background: currentColor;
}
[part~=more]::before {
  scale: 0.6;
}
[part~=fraction] {
  padding-inline: 0.75rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
[part~=progress],
[part~=timer] {
  box-sizing: border-box;
  width: 4rem;
  height: 0.5rem;
  margin: 0.25rem 0.75rem;
  border: 1px solid currentColor;
  border-radius: 0.25rem;
  overflow: clip;
}
[part~=progress-value],
[part~=timer-value] {
  display: block;
  height: 100%;
  background: currentColor;
  scale: 0 1;
  transform-origin: left;
}
.mirrored [part~=progress-value],
.mirrored [part~=timer-value] {
  transform-origin: right;
}
@media (prefers-reduced-motion: no-preference) {
  [part~=progress-value] {
    transition: scale 0.2s;
  }
}
@media (forced-colors: active) {
  [part~=dot]::before,
  [part~=progress-value],
  [part~=timer-value] {
    forced-color-adjust: none;
    color: CanvasText;
  }
  [part~=controls] button[aria-disabled=true],
  [part~=controls] :is(button[inert], [inert] button) {
    color: GrayText;
    opacity: 1;
  }
}
@media print {
  [part~=controls] {
    display: none !important;
  }
}
`;

/**
 * The style of controls above the slides of their element; styles of the element override this style.
 */
const ABOVE = `
:where([part~=controls]) {
  position: absolute;
  z-index: 1;
  inset: 0.5rem;
  justify-content: space-between;
  pointer-events: none;
}
:where([part~=controls]) > * {
  pointer-events: auto;
}
:where([part~=bar]) {
  align-self: end;
  margin-inline: auto;
}
/* The bar is beside the arrows, so that both fit. */
:where([part~=controls].vertical) {
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / 100%;
  justify-items: center;
}
:where(.vertical) > :where([part~=arrow]) {
  grid-area: 1 / 1;
}
:where(.vertical) > :where([part~=next]) {
  grid-row: 3;
}
:where(.vertical) :where([part~=bar], [part~=dots]) {
  flex-direction: column;
}
:where(.vertical) :where([part~=bar]) {
  grid-area: 1 / 1 / -1;
  place-self: center end;
  margin: 0 var(--corner, 0) 0 0;
}
/* The corner with the control of auto-advance stays free. */
:where([part~=control]:not([hidden]) ~ [part~=controls]) {
  --corner: calc(var(--size) + 0.25rem);
}
:where(:not(.vertical)) > :where([part~=bar]) {
  max-width: calc(100% - 2 * var(--corner));
}
/* Above the corner, if the pager is high enough; otherwise a space as wide as the corner is beside it. */
:where(:not(.vertical)) > :where([part~=arrow]) {
  position: relative;
  bottom: clamp(
    0px,
    0.5 * var(--size) + var(--corner) - 50%,
    1000 * (100% - var(--size) - var(--corner) + 0.5px)
  );
}
:where([part~=control]:not([hidden]) ~ [part~=controls]:not(.vertical))::after {
  content: '';
  height: clamp(0px, 1000 * (var(--size) + var(--corner) - 100%), var(--corner));
  margin-inline-start: -0.25rem;
  aspect-ratio: 1;
}
:where([part~=control]:not([hidden]) ~ [part~=controls].mirrored:not(.vertical))::after {
  order: -1;
  margin-inline: 0 -0.25rem;
}
[part~=control]:not([hidden]) ~ [part~=controls]:not(.vertical)
  > [part~=bar]:not(:has(> :not([hidden]))) + [part~=next] {
  margin-inline-start: auto;
}
`;

/** The style of an element that contains only controls. */
const APART = `
:host {
  display: inline-block;
}
:host([hidden]) {
  display: none;
}
`;

/**
 * Adds the style of the controls to a shadow tree.
 *
 * @param {ShadowRoot} root
 * @param {'above' | 'apart'} place
 */
export function adoptControlsStyle(root, place) {
  adoptStyle(root, CONTROLS + (place === 'above' ? ABOVE : APART), 'push');
}
