// @ts-check

// What a screen reader calls the parts of an element: as the page's author does, or by texts that the
// page may set.

/**
 * A text with the number of a part, from 1, and of how many it is one.
 *
 * @param {string} template With `{number}` and `{count}`.
 * @param {number} index
 * @param {number} count
 */
export function labelOf(template, index, count) {
  return template.replaceAll('{number}', String(index + 1)).replaceAll('{count}', String(count));
}

/**
 * The name that its author has given to an element; empty without one.
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
 * Says what a box is, and its name: unless what is in it says itself what it is.
 *
 * @param {HTMLElement} box
 * @param {Element | null} content
 * @param {string} name
 * @param {string | null} kind What is said in place of "group".
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
