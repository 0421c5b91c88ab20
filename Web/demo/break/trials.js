// SPDX-License-Identifier: MIT
// @ts-check

import { pause } from './finger.js';

/**
 * The actions of a trial on both sides.
 *
 * @typedef {object} Bench
 * @property {import('./finger.js').SimulatedFinger} finger
 * @property {number} width of a slide, in pixels
 * @property {AbortSignal} signal
 * @property {(index: number) => void} show
 * @property {() => void} change the change of the trial
 *
 * @typedef {object} Trial
 * @property {string} label
 * @property {string} notice a text about the visible difference
 * @property {'remove' | 'insert' | null} change the change of the items
 * @property {number} count the number of items at the start
 * @property {(bench: Bench) => Promise<void>} run
 */

/** The duration of a flick, in milliseconds, and its distance, as a share of the width. */
const FLICK = 90;
const FAR = 0.45;

/** @type {Trial[]} */
export const TRIALS = [
  {
    label: 'Remove what you hold',
    notice:
      'The slide under the finger is removed. Rondo puts the next one in its place, and the drag ' +
      'continues. The other one makes new copies: it starts again, and loses the finger.',
    change: 'remove',
    count: 6,
    async run({ finger, width, signal, change }) {
      finger.down(0.75);
      await finger.move(-0.35 * width, 500);
      await pause(400, signal);
      change();
      await pause(700, signal);
      await finger.move(-0.25 * width, 500);
      finger.up();
    },
  },
  {
    label: 'Insert while it coasts',
    notice:
      'A slide is added before the one that you look at. In Rondo only the flick moves anything on ' +
      'screen. The other one keeps its index, which is another slide now.',
    change: 'insert',
    count: 6,
    async run({ finger, width, signal, change, show }) {
      show(2);
      await flick(finger, width);
      await pause(160, signal);
      change();
    },
  },
  {
    label: 'Flick hard over the seam',
    notice:
      'Four flicks from the last slide, faster than a step takes. Rondo follows, slide by slide. The ' +
      'other one is stuck on its copy until it has jumped, with nothing beside it.',
    change: null,
    count: 6,
    async run({ finger, width, signal, show }) {
      show(5);
      await flicks(finger, width, signal);
    },
  },
  {
    label: 'Three slides only',
    notice:
      'Three slides, and the same four flicks. Rondo loops. The other one runs into its end.',
    change: null,
    count: 3,
    async run({ finger, width, signal, show }) {
      show(1);
      await flicks(finger, width, signal);
    },
  },
];

/**
 * @param {import('./finger.js').SimulatedFinger} finger
 * @param {number} width
 */
async function flick(finger, width) {
  finger.down(0.8);
  await finger.move(-FAR * width, FLICK);
  finger.up();
}

/**
 * @param {import('./finger.js').SimulatedFinger} finger
 * @param {number} width
 * @param {AbortSignal} signal
 */
async function flicks(finger, width, signal) {
  for (let count = 0; count < 4; count += 1) {
    await flick(finger, width);
    await pause(90, signal);
  }
}
