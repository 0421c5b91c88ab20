// @ts-check

// Scrolling without the module: the browser scrolls the element's children.

import { childrenOf } from './children.js';
import { gapInCSS, lengthInCSS } from './sizes.js';

/**
 * Shows the children of an element in a viewport that the browser scrolls; called again after each change of
 * the children or the options.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} viewport
 * @param {Record<string, any>} options
 */
export function scrollNatively(host, viewport, options) {
  const { alignment = 'start', axis, snap } = options;
  const slot = slotIn(viewport) ?? viewport.appendChild(document.createElement('slot'));
  slot.assign(...childrenOf(host));
  viewport.classList.add('native');
  viewport.classList.toggle('vertical', axis === 'vertical');
  viewport.classList.toggle('free', snap === 'none');
  const length = lengthInCSS(options);
  const gap = gapInCSS(options);
  const part = partOf(alignment);
  const isPinned = /start|both/.test(options.pinned ?? (options.loop ? '' : 'both'));
  viewport.classList.toggle('open', part > 0 && !isPinned);
  const overlaps = gap.startsWith('-');
  viewport.classList.toggle('over', overlaps);
  viewport.style.gap = overlaps ? '' : gap;
  const sizes = {
    '--_align': alignment,
    '--_before': `calc((100% - ${length}) * ${part} - max(0px, ${gap}))`,
    '--_gap': gap,
    '--_length': length,
  };
  for (const [name, value] of Object.entries(sizes)) viewport.style.setProperty(name, value);
  viewport.tabIndex = 0;
}

/**
 * Ends scrolling by the browser.
 *
 * @param {HTMLElement} viewport
 */
export function stopNativeScroll(viewport) {
  slotIn(viewport)?.remove();
  viewport.classList.remove('native');
  viewport.removeAttribute('tabindex');
}

/**
 * The index of the child to which the browser has scrolled; -1 if it has not.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} viewport
 * @param {string} [alignment]
 * @param {string} [direction]
 */
export function scrolledIndex(host, viewport, alignment, direction) {
  if (viewport.scrollLeft === 0 && viewport.scrollTop === 0) return -1;
  const part = partOf(alignment);
  const placeOf = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width * (direction === 'rtl' ? 1 - part : part), top + height * part];
  };
  const [x, y] = placeOf(viewport);
  const distances = childrenOf(host).map((child) => {
    const place = placeOf(child);
    return Math.hypot(place[0] - x, place[1] - y);
  });
  return distances.indexOf(Math.min(...distances));
}

/** @param {string} [alignment] */
function partOf(alignment = 'start') {
  return ['start', 'center', 'end'].indexOf(alignment) / 2;
}

/** @param {HTMLElement} viewport */
function slotIn(viewport) {
  return /** @type {HTMLSlotElement | null} */ (viewport.querySelector(':scope > slot'));
}
