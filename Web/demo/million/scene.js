// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo.js';
import { button, element } from '../element.js';
import { drawNumber } from './number.js';

const COUNT = 1_000_000;
const LAST = COUNT - 1;
/** The width of a slide, so that neighbours are visible. */
const WIDTH = '80%';

const PRESS = { class: 'press' };

const grouped = new Intl.NumberFormat('en');

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root) {
  const pager = /** @type {any} */ (
    element('rondo-pager', {
      loop: true,
      snap: 'item',
      alignment: 'center',
      length: WIDTH,
      // Next to the first.
      initial: String(LAST),
      'aria-label': 'A million slides',
    })
  );
  const place = element('span', { class: 'place' });
  const number = element('output', { class: 'at' });
  const alive = element('output');
  const field = element('input', {
    id: 'go-to',
    type: 'number',
    inputmode: 'numeric',
    min: '1',
    max: String(COUNT),
    required: true,
    placeholder: '1 to 1,000,000',
  });
  const form = element(
    'form',
    { class: 'go' },
    element('label', { for: 'go-to' }, 'Go to'),
    field,
    element('button', { class: 'press' }, 'Go'),
  );

  const scene = element(
    'div',
    { class: 'million-scene' },
    element('h1', { class: 'unseen' }, 'A million slides'),
    element('div', { class: 'stage' }, pager),
    element(
      'div',
      { class: 'way-round' },
      element('span', {}, '1'),
      element('span', { class: 'line', 'aria-hidden': 'true' }, place),
      element('span', {}, grouped.format(COUNT)),
    ),
    element(
      'dl',
      { class: 'sums' },
      element('div', {}, element('dt', {}, 'Slide'), element('dd', {}, number)),
      element('div', {}, element('dt', {}, 'Elements in the page'), element('dd', {}, alive)),
    ),
    element(
      'div',
      { class: 'jumps' },
      button('Previous', () => pager.previous(), PRESS),
      button('Next', () => pager.next(), PRESS),
      button('To the seam', () => jump(COUNT), PRESS),
      button('Anywhere', () => jump(1 + Math.floor(COUNT * Math.random())), PRESS),
      form,
    ),
  );

  /** @param {number} to counted from 1 */
  function jump(to) {
    pager.scrollToItem(to - 1, { animated: false });
  }

  /** @param {{ current: number, tilesAlive: number }} pager */
  function show({ current, tilesAlive }) {
    number.textContent = grouped.format(current + 1);
    alive.textContent = String(tilesAlive);
    place.style.insetInlineStart = `${(100 * current) / LAST}%`;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    jump(field.valueAsNumber);
    // The next number replaces this one.
    field.select();
  });
  // Also before the first frame, so that nothing around the numbers moves.
  show({ current: LAST, tilesAlive: 0 });
  pager.onframe = show;
  pager.items = { count: COUNT, render: drawNumber };

  root.append(scene);
  return () => {};
}
