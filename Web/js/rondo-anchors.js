// @ts-check

// Scrolling to the slide for the fragment of the page's address: the slide with this id, or with an element
// that has it.

/**
 * @param {any} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 * @param {unknown} [cause] Why to follow the present fragment: a change of it, or true for a new pager.
 */
export function attach(host, driver, signal, cause) {
  addEventListener('hashchange', () => follow(host, driver, true), { signal });
  // A link to the present fragment does not change it.
  addEventListener('click', (event) => isToFragment(event) && follow(host, driver, true), { signal });
  if (!cause || follow(host, driver, cause !== true)) return;
  // The slide can still come before the first frame with slides, and while the page is parsed.
  const late = () => {
    const canCome = !driver.slides?.count || document.readyState === 'loading';
    if (driver.isPressed || follow(host, driver, false) || !canCome) host.removeFrameListener(late);
  };
  host.addFrameListener(late, { every: false, signal });
}

/**
 * Whether a click opens a link to the present address.
 *
 * @param {MouseEvent} event
 */
function isToFragment(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const link = /** @type {any[]} */ (event.composedPath()).find((one) => /^a(rea)?$/.test(one.localName) && one.href);
  return link?.href === location.href && /^(_self)?$/.test(link.target);
}

/**
 * Scrolls to the slide of the fragment.
 *
 * @param {any} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {boolean} animated
 * @returns {boolean} Whether there is such a slide.
 */
function follow(host, driver, animated) {
  const id = fragment();
  const index = id && driver.slides ? indexOf(id, host, driver) : -1;
  if (index < 0) return false;
  host.scrollToItem(index, { animated });
  // Scrolls the page to the pager, because the browser does not scroll to an element without a box.
  host.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The fragment of the page's address. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The index of the slide with an id, or of the slide that contains an element with this id, or -1.
 *
 * @param {string} id
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 */
function indexOf(id, host, driver) {
  const slides = /** @type {import('./slides.js').Slides} */ (driver.slides);
  const element = host.ownerDocument.getElementById(id);
  if (element && (!host.contains(element) || element === host)) return -1;
  const tile = element && driver.tiles?.tileOf(element);
  if (tile) return slides.indexOf(tile.item);
  // The id of an item can be a number.
  if ('list' in slides) return slides.list.shown.findIndex((entry) => String(entry.id) === id);
  // Not for items made by a function, because the search would call the function for all items.
  if (!element || slides.items !== null) return -1;
  const child = [...host.children].find((child) => child.contains(element));
  return slides.indexOfIdentity(child, -1);
}
