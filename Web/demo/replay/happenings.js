// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** @typedef {import('./film.js').Film} Film */

/**
 * The events, in order; each links to its frame.
 *
 * @param {(moment: number) => void} onChoose
 */
export function happenings(onChoose) {
  const node = element('ol', { class: 'happenings', 'aria-label': 'What happened' });
  /** @type {{ moment: number, button: HTMLElement }[]} */
  let lines = [];
  /** @type {HTMLElement[]} */
  let marked = [];

  return {
    node,

    /** @param {Film} film */
    load(film) {
      marked = [];
      lines = film.happenings.map(({ t, name, about, moment }) => {
        const button = element(
          'button',
          { type: 'button', class: name.split(' ')[0].toLowerCase() },
          element('span', { class: 'time' }, `${Math.round(t)} ms`),
          element('span', { class: 'name' }, name),
          element('span', {}, about),
        );
        const last = film.moments.length - 1;
        button.addEventListener('click', () => onChoose(Math.min(moment, last)));
        return { moment: Math.min(moment, last), button };
      });
      node.replaceChildren(...lines.map(({ button }) => element('li', {}, button)));
    },

    /**
     * Marks the events of a frame, and scrolls to them or to the latest ones before it.
     *
     * @param {number} number of the frame
     */
    show(number) {
      for (const button of marked) button.removeAttribute('aria-current');
      const latest = lines.findLast(({ moment }) => moment <= number);
      marked = latest
        ? lines.filter(({ moment }) => moment === latest.moment).map(({ button }) => button)
        : [];
      for (const button of marked) {
        if (latest?.moment === number) button.setAttribute('aria-current', 'true');
      }
      const last = marked.at(-1);
      // Scrolls only the list; the page stays where it is.
      if (last) node.scrollTop = last.offsetTop - node.clientHeight / 2;
      else node.scrollTop = 0;
    },
  };
}
