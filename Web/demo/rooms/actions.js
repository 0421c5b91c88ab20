// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { icon, spinner } from './icons.js';

/**
 * @typedef {'block' | 'remove' | 'add' | 'offline'} Action
 */

/** @type {{ name: Action, label: string, rest: string }[]} */
const ACTIONS = [
  { name: 'block', label: 'Block', rest: 'this host, with all rooms' },
  { name: 'remove', label: 'Remove', rest: 'any room, only on the server' },
  { name: 'add', label: 'Add', rest: 'a room in front of the first' },
  { name: 'offline', label: 'Offline', rest: 'cuts the line to the server' },
];

/**
 * The buttons that change the feed and the network.
 *
 * @param {Record<Action, () => unknown>} perform a button is busy while the promise of its action is pending
 */
export function actions(perform) {
  const buttons = Object.fromEntries(
    ACTIONS.map(({ name, label, rest }) => [name, button(name, label, rest, perform[name])]),
  );
  buttons.offline.setAttribute('role', 'switch');
  return {
    node: element(
      'div',
      { class: 'actions', role: 'group', 'aria-label': 'Disturb the feed' },
      ...Object.values(buttons),
    ),

    /** @param {{ hasRooms: boolean, isOffline: boolean }} situation */
    show({ hasRooms, isOffline }) {
      buttons.block.disabled = !hasRooms;
      buttons.remove.disabled = !hasRooms;
      buttons.offline.setAttribute('aria-checked', String(isOffline));
    },
  };
}

/**
 * @param {Action} name
 * @param {string} label
 * @param {string} rest the rest of the sentence after the label
 * @param {() => unknown} perform
 */
function button(name, label, rest, perform) {
  const made = element(
    'button',
    { type: 'button', class: name },
    icon(name),
    spinner(),
    element('span', { class: 'label' }, label),
    ' ',
    element('span', { class: 'rest' }, rest),
  );
  made.addEventListener('click', async () => {
    if (made.getAttribute('aria-busy') === 'true') return;
    made.setAttribute('aria-busy', 'true');
    try {
      await perform();
    } finally {
      made.removeAttribute('aria-busy');
    }
  });
  return made;
}
