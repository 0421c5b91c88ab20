// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Scrolls a link of a bar into view, if the bar is too narrow for all links.
 *
 * @param {Element} link
 */
export function reveal(link) {
  link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/**
 * Scrolls links into view that get the focus by key. Browsers do not scroll to a focused link while its
 * edge is visible. Under a finger the bar must stay where it is, so that the click hits the link.
 *
 * @param {HTMLElement} bar
 */
export function revealFocused(bar) {
  bar.addEventListener('focusin', ({ target }) => {
    const link = /** @type {Element} */ (target);
    if (link.matches(':focus-visible')) reveal(link);
  });
}
