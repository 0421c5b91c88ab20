// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean>} attributes true is an empty attribute, false omits it
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/**
 * Makes a button.
 *
 * @param {string} name
 * @param {() => void} act
 * @param {Record<string, string | boolean>} attributes
 */
export function button(name, act, attributes = {}) {
  const made = element('button', { type: 'button', ...attributes }, name);
  made.addEventListener('click', act);
  return made;
}

/**
 * Makes an element from markup.
 *
 * @param {string} markup
 * @returns {Element}
 */
export function drawing(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return /** @type {Element} */ (template.content.firstElementChild);
}
