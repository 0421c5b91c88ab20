// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { inkOf } from './inks.js';

/**
 * @typedef {import('./replay.js').Replay} Replay
 * @typedef {import('./replay.js').View} View
 */

const NAMES = ['Time', 'Frame', 'Phase', 'Current', 'Offset'];

/** The values of a frame. */
export function figures() {
  const values = NAMES.map(() => element('dd'));
  const node = element(
    'dl',
    { class: 'readout' },
    ...NAMES.map((name, index) => element('div', {}, element('dt', {}, name), values[index])),
  );
  return {
    node,

    /**
     * @param {Replay} replay
     * @param {number} number of the frame
     */
    show(replay, number) {
      const { t, phase, current, offset } = replay.frames[number];
      const texts = [
        `${round(t)} ms`,
        `${number + 1} of ${replay.frames.length}`,
        phase,
        replay.isOfLists ? 'lists' : current ?? 'none',
        round(offset),
      ];
      texts.forEach((text, index) => {
        values[index].textContent = text;
      });
    },
  };
}

/** A table of the tiles of a frame. */
export function views() {
  const body = element('tbody');
  const heads = ['View', 'Item', 'Slot', 'Start', 'Length'];
  const node = element(
    'table',
    { class: 'views' },
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {}, head)))),
    body,
  );
  return {
    node,

    /**
     * @param {Replay} replay
     * @param {number} number of the frame
     */
    show(replay, number) {
      const { tiles, rows } = replay.frames[number];
      const all = replay.isOfLists ? rows.flatMap((row) => row.tiles) : tiles;
      body.replaceChildren(...all.map(line));
    },
  };
}

/** @param {View} view */
function line({ tile, item, slot, start, extent, placeholder }) {
  const cell = (/** @type {(Node | string)[]} */ ...content) => element('td', {}, ...content);
  return element(
    'tr',
    {},
    cell(element('span', { class: `swatch inks-${inkOf(tile)}` }), ` ${tile}`),
    cell(placeholder ? `${item}, no data` : item),
    cell(round(slot)),
    cell(round(start)),
    cell(round(extent)),
  );
}

/** @param {number} value */
function round(value) {
  return String(Math.round(value * 10) / 10).replace('-', '\u2212');
}
