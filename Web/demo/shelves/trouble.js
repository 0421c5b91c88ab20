// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/**
 * @typedef {object} Situation
 * @property {'idle' | 'loading' | 'failed' | 'ended'} loading the state of the next page
 * @property {boolean} hasFailed whether the last finished request for a page failed
 * @property {boolean} isMissing whether the last request for items failed
 * @property {number} count of shelves
 */

/**
 * The message while content is missing, with a button to retry.
 *
 * @param {() => void} retry
 */
export function trouble(retry) {
  const text = element('span');
  const button = element('button', { type: 'button' }, 'Try again');
  const node = element('p', { class: 'trouble', role: 'status', hidden: true }, text, button);
  button.addEventListener('click', retry);
  return {
    node,

    /** @param {Situation} situation */
    show(situation) {
      const message = messageOf(situation);
      node.hidden = message === null;
      node.dataset.place = situation.count === 0 ? 'stage' : 'foot';
      button.hidden = !situation.hasFailed && !situation.isMissing;
      if (message !== null && text.textContent !== message) text.textContent = message;
    },
  };
}

/**
 * @param {Situation} situation
 * @returns {string | null}
 */
function messageOf({ loading, hasFailed, isMissing, count }) {
  if (hasFailed) return count === 0 ? 'The shelves could not be loaded.' : 'More shelves could not be loaded.';
  if (isMissing) return 'Some items could not be loaded.';
  return count === 0 && loading === 'loading' ? 'Looking for shelves' : null;
}
