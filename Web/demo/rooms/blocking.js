// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** @typedef {import('./api.js').Room} Room */

/**
 * Whom the user does not want to see.
 *
 * @param {() => void} onChange called when it is others than before
 */
export function blocking(onChange) {
  /** @type {Set<string>} */
  const hosts = new Set();
  const count = element('span');
  const node = element(
    'button',
    { type: 'button', class: 'blocked', hidden: true },
    count,
    element('span', { class: 'act' }, 'Show again'),
  );

  function show() {
    node.hidden = hosts.size === 0;
    count.textContent = `Blocked: ${hosts.size}`;
    onChange();
  }

  function clear() {
    hosts.clear();
    show();
  }

  node.addEventListener('click', clear);

  return {
    /** A button that says how many there are, and shows them again. */
    node,
    clear,

    /** @param {string} host */
    block(host) {
      hosts.add(host);
      show();
    },

    /** What a pager takes as its filter. */
    get filter() {
      if (hosts.size === 0) return null;
      return (/** @type {Room} */ { host }) => !hosts.has(host);
    },
  };
}
