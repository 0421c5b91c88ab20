// @ts-check

// The names of an element's parts for screen readers: from the page's author, or from texts that
// the page can set.

/**
 * A text with the number of a part, from 1, and their count.
 *
 * @param {string} template With `{number}` and `{count}`.
 * @param {number} index
 * @param {number} count
 */
export function labelOf(template, index, count) {
  return template.replaceAll('{number}', String(index + 1)).replaceAll('{count}', String(count));
}

/**
 * The author's name of an element; empty without one.
 *
 * @param {Element | null} element
 */
export function ownName(element) {
  const ids = element?.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = /** @type {Document | ShadowRoot | undefined} */ (element?.getRootNode());
  const texts = ids.map((id) => root?.getElementById(id)?.textContent?.trim());
  return texts.filter(Boolean).join(' ') || element?.getAttribute('aria-label') || '';
}

/**
 * Sets the role description and the name of a box, unless its content has a role of its own.
 *
 * @param {HTMLElement} box
 * @param {Element | null} content
 * @param {string} name
 * @param {string | null} kind The text instead of "group".
 */
export function describe(box, content, name, kind) {
  const isOurs = !content?.hasAttribute('role');
  if (box.ariaLabel === (isOurs ? name : null) && box.ariaRoleDescription === (isOurs ? kind : null)) {
    return;
  }
  box.role = isOurs ? 'group' : null;
  box.ariaLabel = isOurs ? name : null;
  box.ariaRoleDescription = isOurs ? kind : null;
}
