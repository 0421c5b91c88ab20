// @ts-check

// The names of an element's parts for screen readers, from the author or from texts that a page can set.

import { wordsIn } from './word-sets.js';

/**
 * A text with the number of a part, from 1, and their count.
 *
 * @param {string} template The text, with `{number}` and `{count}`.
 * @param {number} index
 * @param {number} count
 */
export function labelOf(template, index, count) {
  return template.replaceAll('{number}', String(index + 1)).replaceAll('{count}', String(count));
}

/**
 * The name of an element from its author; empty without a name.
 *
 * @param {Element | null} element
 */
export function ownName(element) {
  const ids = wordsIn(element?.getAttribute('aria-labelledby') ?? '');
  // A removed element can be the root.
  const root = /** @type {Document | ShadowRoot | undefined} */ (element?.getRootNode());
  const texts = ids.map((id) => root?.getElementById?.(id)?.textContent?.trim());
  return texts.filter(Boolean).join(' ') || element?.getAttribute('aria-label') || '';
}

/**
 * Sets the role description and the name of a box, unless its content has a role, or is hidden from readers.
 *
 * @param {HTMLElement} box
 * @param {Element | null} content
 * @param {string} name
 * @param {string | null} kind The role description, read instead of "group".
 */
export function describe(box, content, name, kind) {
  const isOurs = !content?.matches('[role], [inert]');
  const label = isOurs ? name : null;
  const description = isOurs ? kind : null;
  if (box.ariaLabel === label && box.ariaRoleDescription === description) return;
  box.role = isOurs ? 'group' : null;
  box.ariaLabel = label;
  box.ariaRoleDescription = description;
}
