// @ts-check

// The children of an element: those of the author, and those that the element has made.

/** @type {WeakSet<Element>} The elements made for slides, which are not the author's children. */
const made = new WeakSet();

/**
 * Makes an element in a slot of a tile, with the styles of the page.
 *
 * @param {Element} host
 * @param {HTMLSlotElement} slot
 */
export function makeContent(host, slot) {
  const content = document.createElement('div');
  made.add(content);
  host.append(content);
  slot.assign(content);
  return content;
}

/** Children that are no slides. The browser's search reveals those that are hidden until found. */
const NO_SLIDES = 'script, style, template, noscript, link, meta, [hidden]:not([hidden=until-found])';

/**
 * Whether a child is laid out, in a tile or for measuring. Children in hidden slots are not laid out; they
 * are there for the browser's search.
 *
 * @param {Element} child
 */
export function isLaidOut({ assignedSlot }) {
  return assignedSlot !== null && !assignedSlot.hidden;
}

/**
 * The author's visible children of an element.
 *
 * @param {Element} host
 */
export function childrenOf(host) {
  return /** @type {HTMLElement[]} */ ([...host.children]).filter(
    (child) => !made.has(child) && !child.matches(NO_SLIDES),
  );
}
