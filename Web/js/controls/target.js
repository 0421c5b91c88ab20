// @ts-check

// The element that another one belongs to, by its id, as a label belongs to a field.

/**
 * Moves it as a key would.
 *
 * @param {any} target
 * @param {import('../keyboard.js').Move} way
 */
export function move(target, way) {
  if (way === 'first') target.scrollToItem(0);
  else if (way === 'last') target.scrollToItem(target.itemAtStop(target.stopCount - 1));
  else target[way]();
}

/**
 * Calls back with the element of an id, and again whenever that is another one: a page may make it later,
 * and take it away.
 *
 * @param {HTMLElement} element Beside which it is looked for.
 * @param {string} id
 * @param {(target: any) => void} found Called with null when there is none any longer.
 * @param {AbortSignal} signal Ends it.
 */
export function watchForTarget(element, id, found, signal) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  /** @type {Element | null} */
  let known = null;

  function look() {
    if (signal.aborted) return;
    const now = root.getElementById?.(id) ?? null;
    if (now === known) return;
    if (now?.matches(':not(:defined)')) {
      customElements.whenDefined(now.localName).then(look);
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
