// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** @typedef {import('./api.js').Room} Room */

/**
 * The blocked hosts.
 *
 * @param {() => void} onChange called after a change of the hosts
 * @param {() => void} giveUpFocus called if the focused button disappears
 */
export function blocking(onChange, giveUpFocus) {
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
    // Read before, because some browsers move the focus from a hidden element at once.
    const isFocused = node.matches(':focus');
    node.hidden = hosts.size === 0;
    count.textContent = `Blocked: ${hosts.size}`;
    onChange();
    if (isFocused && node.hidden) giveUpFocus();
  }

  function clear() {
    hosts.clear();
    show();
  }

  node.addEventListener('click', clear);

  return {
    /** A button with the number of blocked hosts, which unblocks all hosts. */
    node,
    clear,

    /** @param {string} host */
    block(host) {
      hosts.add(host);
      show();
    },

    /** The filter for a pager. */
    get filter() {
      if (hosts.size === 0) return null;
      return (/** @type {Room} */ { host }) => !hosts.has(host);
    },
  };
}
