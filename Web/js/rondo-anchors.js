// @ts-check

// Scrolling to the slide for the fragment of the page's address: the slide with this id, or with an element
// that has it.

/**
 * @param {HTMLElement} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {boolean} animated
 */
export function follow(host, driver, animated) {
  const { slides } = driver;
  const id = fragment();
  const index = id && slides ? indexOf(id, host, slides) : -1;
  if (index < 0) return;
  driver.take('scroll', index, 'shortest', animated);
  if (!animated) driver.draw();
  // Scrolls the page to the pager, because the browser does not scroll to an element without a box.
  host.scrollIntoView({ block: 'nearest' });
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
 * @param {import('./slides.js').Slides} slides
 */
function indexOf(id, host, slides) {
  const { ownerDocument: page } = host;
  const element = page.getElementById(id);
  // Not for items made by a function, because the search would call the function for all items.
  if (!element) return 'list' in slides ? slides.indexOfID(id) : -1;
  if (!host.contains(element) || element === host) return -1;
  const child = [...host.children].find((child) => child.contains(element));
  return slides.indexOfIdentity(child, -1);
}
