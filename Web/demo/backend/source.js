// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { whenStandIn } from './backend.js';

/**
 * A line about the source of the content, shown if the source is the stand-in.
 *
 * @param {string} what the kind of content, such as "rooms"
 * @param {AbortSignal} signal ends the wait
 */
export function source(what, signal) {
  const node = element('p', { class: 'made-up', hidden: true });
  whenStandIn(() => {
    node.textContent = `No feed server here: this page makes up the ${what}.`;
    node.hidden = false;
  }, signal);
  return node;
}
