// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** The reasons to wait, with their names in the element. */
const REASONS = [
  ['touched', 'Touch'],
  ['hovered', 'Hover'],
  ['focused', 'Focus'],
  ['hidden', 'Hidden'],
  ['offScreen', 'Off screen'],
  ['reducedMotion', 'Motion'],
  ['requested', 'Paused'],
];

/**
 * The state of automatic advance, with the reasons to wait.
 *
 * @param {string} title
 */
export function reasons(title) {
  const state = element('dd', { class: 'state' });
  const items = REASONS.map(([name, label]) => ({
    name,
    node: element('li', { 'data-label': label }, label),
  }));
  let shown = '';

  return {
    node: element(
      'dl',
      { class: 'watch' },
      element('dt', {}, title),
      state,
      element('dd', {}, element('ul', {}, ...items.map(({ node }) => node))),
    ),

    /** @param {any} ticker */
    show(ticker) {
      const { pauses, running } = ticker;
      const now = `${running} ${pauses}`;
      // Written only if changed, because a write causes layout.
      if (now === shown) return;
      shown = now;
      state.textContent = running ? 'Running' : pauses.length > 0 ? 'Waiting' : 'Standing still';
      for (const { name, node } of items) node.classList.toggle('holds', pauses.includes(name));
    },
  };
}
