// @ts-check

// The fragment of the page's address leads to the slide that it names, or that it names something in.

import { attempt } from './attempt.js';

/**
 * @param {any} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToAnchors(host, driver, signal) {
  /** @param {boolean} animated */
  function follow(animated) {
    const { slides } = driver;
    const id = fragment();
    const index = id && slides ? indexOf(id, host, slides) : -1;
    if (index < 0) return;
    driver.take('scroll', index, 'shortest', animated);
    if (!animated) driver.draw();
    // The browser scrolls the page to nothing that has no box.
    host.scrollIntoView({ block: 'nearest' });
  }

  addEventListener('hashchange', () => attempt(() => follow(true)), { signal });
  if (driver.drawn === 0) host.ready.then(() => attempt(() => follow(false)), () => {});
}

/** What the page's address names. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The index of the slide of an id, or of something in it; -1 when there is none.
 *
 * @param {string} id
 * @param {HTMLElement} host
 * @param {import('./slides.js').Slides} slides
 */
function indexOf(id, host, slides) {
  const { ownerDocument: page } = host;
  const element = page.getElementById(id);
  // A function would be asked for every id there is.
  if (!element) return 'list' in slides ? slides.indexOfID(id) : -1;
  if (!host.contains(element) || element === host) return -1;
  const child = [...host.children].find((child) => child.contains(element));
  return slides.indexOfIdentity(child, -1);
}
