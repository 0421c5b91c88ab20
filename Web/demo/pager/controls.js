// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { settings } from './settings.js';

/**
 * A form for all settings.
 *
 * @param {import('./settings.js').Values} values the initial values
 * @param {(values: import('./settings.js').Values) => void} onChange
 * @param {import('./settings.js').Setting[]} list
 * @param {string} label
 */
export function controls(values, onChange, list = settings, label = 'Settings of the pager') {
  const form = element('form', { class: 'settings', 'aria-label': label });
  for (const setting of list) {
    form.append(setting.range ? slider(setting, values) : choice(setting, values));
  }
  form.addEventListener('input', () => {
    onChange(/** @type {any} */ (Object.fromEntries(new FormData(form))));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}

/**
 * @param {import('./settings.js').Setting} setting
 * @param {import('./settings.js').Values} values
 */
function choice({ name, legend, options = [] }, values) {
  const choices = options.map(([value, label]) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name, value, checked: value === values[name] }),
      element('span', {}, label),
    ),
  );
  return element(
    'fieldset',
    { class: `setting ${name}` },
    element('legend', {}, legend),
    element('div', { class: 'options' }, ...choices),
  );
}

/**
 * @param {import('./settings.js').Setting} setting
 * @param {import('./settings.js').Values} values
 */
function slider({ name, legend, range }, values) {
  const { least, most, step } = /** @type {NonNullable<typeof range>} */ (range);
  const input = element('input', {
    id: name,
    type: 'range',
    name,
    min: String(least),
    max: String(most),
    step: String(step),
    value: values[name],
  });
  const output = element('output', { for: name }, values[name]);
  input.addEventListener('input', () => output.replaceChildren(input.value));
  return element(
    'div',
    { class: `setting ${name}` },
    element('label', { class: 'legend', for: name }, legend),
    output,
    input,
  );
}
