// @ts-check

// The element that a control refers to by id, like a label refers to a field.

/**
 * Calls a function with the element of an id, and again after each change of this element, because a page
 * can add and remove elements.
 *
 * @param {HTMLElement} element The element whose tree is searched.
 * @param {string} id
 * @param {(target: any) => void} found The function; gets null if no element has the id.
 * @param {AbortSignal} signal Ends the observation.
 */
export function watchForTarget(element, id, found, signal) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  /** @type {Element | null} */
  let known = null;
  /** @type {Element | null} The element that is not defined yet. */
  let awaited = null;

  function look() {
    if (signal.aborted) return;
    const now = root.getElementById?.(id) ?? null;
    if (now === known) return;
    if (now?.matches(':not(:defined)')) {
      if (now !== awaited) customElements.whenDefined(now.localName).then(look);
      awaited = now;
      return;
    }
    known = now;
    found(now);
  }

  const changes = new MutationObserver(look);
  changes.observe(root, { attributeFilter: ['id'], childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  look();
}
