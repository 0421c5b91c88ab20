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
 * The index of the child to which the browser has scrolled; -1 for the first one, where every row starts.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} viewport
 * @param {Record<string, any>} options
 * @param {string} direction
 */
export function scrolledIndex(host, viewport, { alignment, axis }, direction) {
  if (viewport.scrollLeft === 0 && viewport.scrollTop === 0) return -1;
  const part = partOf(alignment);
  const isVertical = axis === 'vertical';
  const share = !isVertical && direction === 'rtl' ? 1 - part : part;
  const placeIn = (/** @type {DOMRect} */ { left, top, width, height }) =>
    isVertical ? top + height * share : left + width * share;
  const place = placeIn(viewport.getBoundingClientRect());
  const distances = childrenOf(host).map((child) => {
    // A child hidden by CSS has no box.
    if (child.getClientRects().length === 0) return Infinity;
    return Math.abs(placeIn(child.getBoundingClientRect()) - place);
  });
  return distances.indexOf(Math.min(...distances)) || -1;
}

/** @param {string} [alignment] */
function partOf(alignment = 'start') {
  return ['start', 'center', 'end'].indexOf(alignment) / 2;
}

/** @param {HTMLElement} viewport */
function slotIn(viewport) {
  return /** @type {HTMLSlotElement | null} */ (viewport.querySelector(':scope > slot'));
}
