// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { spinner } from './icons.js';

/** @typedef {import('./situation.js').Message} Message */

const ACTIONS = { retry: 'Try again', unblock: 'Show again', add: 'Add a room' };

/** The time for a brief message, in milliseconds: long enough to read it twice. */
const PASSING = 5000;

/**
 * The place for all messages of the scene.
 *
 * @param {(action: keyof typeof ACTIONS) => void} onAction
 * @param {() => void} giveUpFocus called if the focused button disappears
 */
export function notice(onAction, giveUpFocus) {
  const text = element('span', { role: 'status' });
  const label = element('span');
  const button = element('button', { type: 'button', class: 'act' }, spinner(), label);
  const node = element('div', { class: 'notice', hidden: true }, spinner(), text, button);
  /** @type {Message | null} */
  let standing = null;
  /** @type {Message | null} */
  let passing = null;
  let timer = 0;
  /** @type {Message['action']} */
  let action;

  function draw() {
    // Order of priority: messages over the rooms, brief messages, lasting lines.
    const message = standing && standing.place !== 'line' ? standing : passing ?? standing;
    action = message?.action;
    // Read before, because some browsers move the focus from a hidden element at once.
    const isFocused = button.matches(':focus');
    node.hidden = message === null;
    node.dataset.place = message?.place ?? '';
    node.toggleAttribute('data-waiting', message?.isWaiting ?? false);
    if (text.textContent !== (message?.text ?? '')) text.textContent = message?.text ?? '';
    button.hidden = !action;
    button.setAttribute('aria-busy', String(Boolean(message?.isWaiting)));
    if (action) label.textContent = ACTIONS[action];
    else if (isFocused) giveUpFocus();
  }

  button.addEventListener('click', () => action && onAction(action));

  return {
    node,

    /**
     * Sets a message that stays until the next call.
     *
     * @param {Message | null} message
     */
    show(message) {
      standing = message;
      draw();
    },

    /**
     * Shows a brief message.
     *
     * @param {string} words
     */
    say(words) {
      passing = { place: 'line', text: words };
      clearTimeout(timer);
      timer = setTimeout(() => {
        passing = null;
        draw();
      }, PASSING);
      draw();
    },

    end() {
      clearTimeout(timer);
    },
  };
}
