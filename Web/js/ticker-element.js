// @ts-check

import { RondoPager } from './rondo-pager.js';

const TEXT = `
:host {
  display: flex;
  height: 2.75rem;
}
:host(:not([drag])) {
  --_touch: auto;
}
:host([drag]:not([axis=horizontal], [disabled])) {
  --_touch: pan-x pinch-zoom;
}
:host(:not([axis=horizontal])) [part=track] {
  grid-template: 0 / 100%;
  align-items: start;
}
:host(:not([axis=horizontal])) .ruler {
  height: 100%;
}
[part=viewport] {
  flex: 1;
  min-width: 0;
}
[part=control],
[part=controls] {
  position: static;
  flex: none;
  order: 1;
}
[part=control] {
  background: none;
  color: inherit;
}
[part=controls],
[part=bar],
[part=dots] {
  --corner: initial;
  display: flex;
  flex-direction: row;
}
::slotted(*) {
  align-content: center;
}
`;

/**
 * Lines that advance automatically and endlessly.
 *
 *     <rondo-ticker aria-label="Notices">
 *       <a href="/a">Trains run again</a>
 *       <a href="/b">The pool is closed</a>
 *     </rondo-ticker>
 *
 * A ticker is a pager with other defaults: a vertical loop that advances every four seconds. It has only
 * visible tiles, and can be dragged only with `drag`.
 */
export class RondoTicker extends RondoPager {
  static get style() {
    return super.style + TEXT;
  }

  static get defaults() {
    const own = { loop: true, axis: 'vertical', overscan: 0, interval: 4000, drag: false };
    return { ...super.defaults, ...own };
  }
}
