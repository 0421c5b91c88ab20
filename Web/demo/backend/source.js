// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { whenStandIn } from './backend.js';

/**
 * A line that names the source of the content if that is no server.
 *
 * @param {string} what the things, such as "rooms"
 * @param {AbortSignal} signal ends the waiting for it
 */
export function source(what, signal) {
  const node = element('p', { class: 'made-up', hidden: true });
  whenStandIn(() => {
    node.textContent = `No feed server here: this page makes up the ${what}.`;
    node.hidden = false;
  }, signal);
  return node;
}
