// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** @typedef {import('./replay.js').Replay} Replay */

/**
 * The list of events, with a link from each event to its frame.
 *
 * @param {(frame: number) => void} onChoose
 */
export function eventLog(onChoose) {
  const node = element('ol', { class: 'event-log', 'aria-label': 'Events' });
  /** @type {{ frame: number, button: HTMLElement }[]} */
  let lines = [];
  /** @type {HTMLElement[]} */
  let marked = [];

  return {
    node,

    /** @param {Replay} replay */
    load(replay) {
      marked = [];
      lines = replay.log.map(({ t, name, about, frame }) => {
        const button = element(
          'button',
          { type: 'button', class: name.split(' ')[0].toLowerCase() },
          element('span', { class: 'time' }, `${Math.round(t)} ms`),
          element('span', { class: 'name' }, name),
          element('span', {}, about),
        );
        const last = replay.frames.length - 1;
        button.addEventListener('click', () => onChoose(Math.min(frame, last)));
        return { frame: Math.min(frame, last), button };
      });
      node.replaceChildren(...lines.map(({ button }) => element('li', {}, button)));
    },

    /**
     * Marks the events of a frame, and scrolls to these or to the latest earlier events.
     *
     * @param {number} number of the frame
     */
    show(number) {
      for (const button of marked) button.removeAttribute('aria-current');
      const latest = lines.findLast(({ frame }) => frame <= number);
      marked = latest
        ? lines.filter(({ frame }) => frame === latest.frame).map(({ button }) => button)
        : [];
      for (const button of marked) {
        if (latest?.frame === number) button.setAttribute('aria-current', 'true');
      }
      const last = marked.at(-1);
      // Scrolls the list, without scrolling the page.
      if (last) node.scrollTop = last.offsetTop - node.clientHeight / 2;
      else node.scrollTop = 0;
    },
  };
}
