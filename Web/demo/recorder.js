// SPDX-License-Identifier: MIT
// @ts-check

import { record } from '../js/rondo-recording.js';
import { element } from './element.js';
import { keep } from './replay/kept.js';

/** What can be recorded of a scene; the first of these. */
const RECORDABLE = 'rondo-pager, rondo-pages, rondo-ticker, rondo-shelves';

/**
 * The button that records what is done to the scene on show, and then shows the recording.
 *
 * @param {HTMLElement} main where scenes are
 */
export function recorder(main) {
  const node = element('button', { type: 'button', class: 'record', hidden: true });
  /** @type {{ name: string, recording: import('../js/recording/recording.js').Recording } | null} */
  let running = null;

  function label() {
    node.textContent = running ? 'Stop' : 'Record';
    node.setAttribute('aria-pressed', String(running !== null));
  }

  /** Keeps what was recorded. */
  function stop() {
    if (!running) return false;
    keep(running.name, running.recording.stop());
    running = null;
    label();
    return true;
  }

  node.addEventListener('click', () => {
    if (stop()) {
      location.hash = '/replay';
      return;
    }
    const shown = /** @type {HTMLElement | null} */ (main.querySelector(RECORDABLE));
    if (!shown) return;
    running = { name: shown.localName, recording: record(shown) };
    label();
  });
  label();

  return {
    node,
    stop,

    /** There is another scene. */
    update() {
      node.hidden = !main.querySelector(RECORDABLE);
    },
  };
}
