// SPDX-License-Identifier: MIT
// @ts-check

/** @type {import('../pager/settings.js').Setting[]} */
export const settings = [
  {
    name: 'interval',
    legend: 'From start to start',
    initial: '4000',
    options: [
      ['2000', '2 s'],
      ['4000', '4 s'],
      ['8000', '8 s'],
    ],
  },
  {
    name: 'duration',
    legend: 'A step takes',
    initial: '400',
    options: [
      ['0', 'No time'],
      ['400', '0.4 s'],
      ['1000', '1 s'],
    ],
  },
  {
    name: 'direction',
    legend: 'Direction',
    initial: 'up',
    options: [
      ['up', 'Up'],
      ['left', 'Left'],
      ['right', 'Right'],
    ],
  },
  {
    name: 'lines',
    legend: 'Lines',
    initial: '6',
    options: [
      ['1', '1'],
      ['2', '2'],
      ['6', '6'],
    ],
  },
  {
    name: 'drag',
    legend: 'Step by drag',
    initial: 'yes',
    options: [
      ['yes', 'Yes'],
      ['no', 'No'],
    ],
  },
  {
    name: 'motion',
    legend: 'With less motion',
    initial: 'wait',
    options: [
      ['wait', 'Wait'],
      ['cut', 'Cut'],
    ],
  },
];
