// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A setting: a choice of options, or a number in a range.
 *
 * @typedef {object} Setting
 * @property {string} name as in the page's address
 * @property {string} legend
 * @property {string} initial
 * @property {[value: string, label: string][]} [options]
 * @property {{ least: number, most: number, step: number }} [range] in points
 */

/** @type {Setting[]} */
export const settings = [
  {
    name: 'items',
    legend: 'Items',
    initial: '5',
    options: [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['5', '5'],
      ['1000', '1000'],
      ['1000000', '1,000,000'],
    ],
  },
  {
    name: 'pinned',
    legend: 'Pinned ends',
    initial: 'none',
    options: [
      ['none', 'None'],
      ['start', 'Start'],
      ['end', 'End'],
      ['both', 'Both'],
    ],
  },
  {
    name: 'snap',
    legend: 'Snap to',
    initial: 'page',
    options: [
      ['page', 'Page'],
      ['item', 'Item'],
      ['none', 'Nothing'],
    ],
  },
  {
    name: 'length',
    legend: 'Item length',
    initial: 'viewport',
    options: [
      ['viewport', 'Full'],
      ['fixed', 'Fixed'],
      ['own', 'Varied'],
    ],
  },
  {
    name: 'alignment',
    legend: 'Alignment',
    initial: 'start',
    options: [
      ['start', 'Start'],
      ['center', 'Center'],
      ['end', 'End'],
    ],
  },
  {
    name: 'axis',
    legend: 'Axis',
    initial: 'horizontal',
    options: [
      ['horizontal', 'Across'],
      ['vertical', 'Down'],
    ],
  },
  {
    name: 'spacing',
    legend: 'Spacing',
    initial: '0',
    range: { least: 0, most: 64, step: 4 },
  },
  {
    name: 'direction',
    legend: 'Direction',
    initial: 'ltr',
    options: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
];

/** @typedef {Record<string, string>} Values the value of every setting, by name */

/**
 * The values in an address; initial values for absent and invalid values.
 *
 * @param {URLSearchParams} query
 * @param {Setting[]} list
 * @returns {Values}
 */
export function valuesIn(query, list = settings) {
  return Object.fromEntries(
    list.map((setting) => {
      const asked = query.get(setting.name);
      return [setting.name, asked !== null && isAllowed(setting, asked) ? asked : setting.initial];
    }),
  );
}

/**
 * The shortest address with the values.
 *
 * @param {Values} values
 * @param {Setting[]} list
 */
export function queryFor(values, list = settings) {
  const others = list.filter(({ name, initial }) => values[name] !== initial);
  return new URLSearchParams(others.map(({ name }) => [name, values[name]]));
}

/**
 * @param {Setting} setting
 * @param {string} asked
 */
function isAllowed({ options = [], range }, asked) {
  if (!range) return options.some(([value]) => value === asked);
  const number = Number(asked);
  return number >= range.least && number <= range.most && number % range.step === 0;
}
