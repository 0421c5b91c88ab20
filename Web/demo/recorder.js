// SPDX-License-Identifier: MIT
// @ts-check

import { element } from './element.js';
import { keep } from './replay/kept.js';

/** The elements that can be recorded; the first in a scene is used. */
const RECORDABLE = 'rondo-pager, rondo-pages, rondo-ticker, rondo-shelves';

/**
 * A button that records the input of the current scene, and then shows the recording.
 *
 * @param {HTMLElement} main the parent of scenes
 */
export function recorder(main) {
  const node = element('button', { type: 'button', class: 'record', hidden: true });
  /** @type {{ name: string, recording: import('../js/recording/recording.js').Recording } | null} */
  let running = null;

  function label() {
    node.textContent = running ? 'Stop' : 'Record';
    node.setAttribute('aria-pressed', String(running !== null));
  }

  /** Stops and stores the recording. */
  function stop() {
    if (!running) return;
    const { name, recording } = running;
    running = null;
    label();
    keep(name, recording.stop());
  }

  node.addEventListener('click', async () => {
    if (running) {
      stop();
      location.hash = '/replay';
      return;
    }
    const shown = /** @type {HTMLElement | null} */ (main.querySelector(RECORDABLE));
    if (!shown) return;
    const { record } = await import('../js/rondo-recording.js');
    // After another press, or in another scene.
    if (running || !shown.isConnected) return;
    running = { name: shown.localName, recording: record(shown) };
    label();
  });
  label();

  return {
    node,
    stop,

    /** Updates the button after a change of the scene. */
    update() {
      node.hidden = !main.querySelector(RECORDABLE);
    },
  };
}
