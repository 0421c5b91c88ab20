// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** @typedef {import('./catalogue.js').Faults} Faults */

/** @type {{ name: keyof Faults, legend: string, options: [value: string, label: string][] }[]} */
const SETTINGS = [
  {
    name: 'delay',
    legend: 'Delay',
    options: [
      ['0', 'None'],
      ['500', '0.5 s'],
      ['2000', '2 s'],
    ],
  },
  {
    name: 'failing',
    legend: 'Failures',
    options: [
      ['0', 'None'],
      ['0.5', 'Half'],
      ['1', 'All'],
    ],
  },
];

/**
 * The faults in an address; no faults for absent and invalid values.
 *
 * @param {URLSearchParams} query
 * @returns {Faults}
 */
export function faultsIn(query) {
  const value = ({ name, options }) =>
    Number(options.some(([value]) => value === query.get(name)) ? query.get(name) : 0);
  const [delay, failing] = SETTINGS.map(value);
  return { delay, failing };
}

/** @param {Faults} faults */
export function queryFor(faults) {
  const others = SETTINGS.filter(({ name }) => faults[name] !== 0);
  return new URLSearchParams(others.map(({ name }) => [name, String(faults[name])]));
}

/**
 * A form for delays and failures of the server.
 *
 * @param {Faults} faults the initial faults
 * @param {(faults: Faults) => void} onChange
 */
export function networkControls(faults, onChange) {
  const form = element('form', { class: 'settings network', 'aria-label': 'The network' });
  for (const { name, legend, options } of SETTINGS) {
    const choices = options.map(([value, label]) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name, value, checked: Number(value) === faults[name] }),
        element('span', {}, label),
      ),
    );
    form.append(
      element(
        'fieldset',
        { class: `setting ${name}` },
        element('legend', {}, legend),
        element('div', { class: 'options' }, ...choices),
      ),
    );
  }
  form.addEventListener('input', () => onChange(faultsIn(new URLSearchParams(
    /** @type {any} */ (new FormData(form)),
  ))));
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}
