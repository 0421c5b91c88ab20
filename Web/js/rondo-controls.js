// @ts-check

// Import this to use <rondo-controls>. Elements with the attribute `controls` load it
// automatically.

import { Controls } from './controls/controls.js';
import { RondoControls } from './controls/controls-element.js';
import { adoptControlsStyle } from './controls/style.js';
import { define } from './define.js';
import { windowOf } from './window-of.js';
import { wordsIn } from './word-sets.js';

define('rondo-controls', RondoControls);

/** How far a finger moves on a control before it drags the slides, in pixels. */
const SLOP = 5;

/**
 * Drags the slides by a swipe that begins on a control; a press alone stops no motion.
 *
 * @param {HTMLElement} box The controls.
 * @param {HTMLElement} viewport
 * @param {AbortSignal} signal Removes the listener.
 */
function dragFrom(box, viewport, signal) {
  /** @param {PointerEvent} press */
  function onPress(press) {
    const gesture = new AbortController();
    const options = { signal: gesture.signal, capture: true };
    /** @param {PointerEvent} event */
    const onMove = ({ pointerId, clientX, clientY }) => {
      if (pointerId !== press.pointerId) return;
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) < SLOP) return;
      gesture.abort();
      viewport.dispatchEvent(new PointerEvent('pointerdown', press));
    };
    const page = windowOf(box);
    page.addEventListener('pointermove', onMove, options);
    for (const name of ['pointerup', 'pointercancel']) {
      page.addEventListener(name, () => gesture.abort(), options);
    }
  }
  // In the capture phase, because a control keeps its presses.
  box.addEventListener('pointerdown', onPress, { signal, capture: true });
}

/**
 * Shows the controls of an element within the element, so that hover and focus of controls count as hover and
 * focus of the element.
 *
 * @internal
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, viewport, stage }, signal) {
  adoptControlsStyle(host.shadowRoot, 'above');
  const { advance } = stage;
  const control = wordsIn(host.controls).includes('play') ? advance?.button.box ?? null : null;
  const controls = new Controls(host, host.controls, (name) => host[name], control);
  viewport.before(controls.box);
  dragFrom(controls.box, viewport, signal);
  signal.addEventListener('abort', () => {
    controls.giveUpFocus();
    controls.box.remove();
    // Without controls the button of auto-advance returns to its place.
    control?.remove();
    advance?.relabel();
  });
  return () => controls.update();
}

export { RondoControls };
