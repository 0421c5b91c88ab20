// @ts-check

// Import this to use <rondo-controls>. Elements with the attribute `controls` load it
// automatically.

import { Controls } from './controls/controls.js';
import { RondoControls } from './controls/controls-element.js';
import { adoptControlsStyle } from './controls/style.js';
import { define } from './define.js';
import { wordsIn } from './word-sets.js';

define('rondo-controls', RondoControls);

/**
 * Shows the controls of an element within the element, so that hover and focus of controls count as hover and
 * focus of the element.
 *
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, viewport, stage }, signal) {
  adoptControlsStyle(host.shadowRoot, 'above');
  const { advance } = stage;
  const control = wordsIn(host.controls).includes('play') ? advance?.button.box ?? null : null;
  const controls = new Controls(host, host.controls, host, control);
  viewport.before(controls.box);
  signal.addEventListener('abort', () => {
    controls.box.remove();
    // Without controls the button of auto-advance returns to its place.
    control?.remove();
    advance?.relabel();
  });
  return () => controls.update();
}

export { RondoControls };
