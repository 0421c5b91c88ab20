// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo.js';
import { drawing, element } from '../element.js';
import { drawSlide, ownLength } from '../slides/slide.js';
import { controls } from './controls.js';
import { dial } from './dial.js';
import { readout } from './readout.js';
import { queryFor, valuesIn } from './settings.js';

/** The length of items of fixed length, in points; a phone shows an item and a part of the next. */
const FIXED_LENGTH = 320;

const ARROW =
  '<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M4 12H19M12 5l7 7-7 7"/></svg>';

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root, address) {
  let values = valuesIn(address.query);

  const pager = /** @type {any} */ (element('rondo-pager', { 'aria-label': 'Slides' }));
  const status = element('p', { class: 'unseen', role: 'status' });
  const figures = readout();
  const clock = dial();
  const previous = step('previous', drawing(ARROW), 'Previous');
  const next = step('next', 'Next', drawing(ARROW));
  const scene = element(
    'div',
    { class: 'pager-scene' },
    element('h1', { class: 'unseen' }, 'The endless pager'),
    element('div', { class: 'stage' }, pager),
    element(
      'div',
      { class: 'console' },
      clock.node,
      figures.node,
      controls(values, (changed) => {
        values = changed;
        address.replace(queryFor(values));
        apply();
      }),
      element('div', { class: 'steps' }, previous, next),
      keys(),
    ),
    status,
  );

  function apply() {
    const count = Number(values.items);
    scene.dataset.axis = values.axis;
    scene.dataset.direction = values.direction;
    for (const name of ['pinned', 'snap', 'alignment', 'axis', 'direction', 'spacing']) {
      pager.setAttribute(name, values[name]);
    }
    pager.setAttribute('length', values.length === 'fixed' ? String(FIXED_LENGTH) : 'viewport');
    pager.items = {
      count,
      render: drawSlide,
      ...(values.length === 'own' && { length: ownLength }),
    };
    clock.draw(count, values.pinned !== 'none');
    show();
  }

  let viewport = 0;
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    viewport = values.axis === 'vertical' ? contentRect.height : contentRect.width;
  });
  sizes.observe(pager);

  /** @param {number} item */
  function lengthOf(item) {
    if (values.length === 'own') return ownLength(item);
    return values.length === 'fixed' ? FIXED_LENGTH : viewport;
  }

  function show() {
    figures.show(pager);
    const stride = lengthOf(pager.current ?? 0) + Number(values.spacing);
    const slots = pager.currentSlot + (stride > 0 ? pager.offset / stride : 0);
    clock.point(slots / Number(values.items));
  }

  pager.onframe = show;
  pager.addEventListener('rondo-settle', () => {
    status.textContent = `Slide ${pager.current + 1}`;
  });
  previous.addEventListener('click', () => pager.previous());
  next.addEventListener('click', () => pager.next());

  root.append(scene);
  apply();
  return () => sizes.disconnect();
}

/**
 * @param {string} name
 * @param {...(Node | string)} content
 */
function step(name, ...content) {
  return element('button', { type: 'button', class: name }, ...content);
}

/** The keys of a focused pager. */
function keys() {
  const key = (/** @type {string} */ name) => element('kbd', {}, name);
  return element(
    'ul',
    { class: 'keys', 'aria-label': 'Keys' },
    element('li', { class: 'across' }, key('\u2190'), key('\u2192'), 'step'),
    element('li', { class: 'down' }, key('\u2191'), key('\u2193'), 'step'),
    element('li', {}, key('Home'), 'first'),
    element('li', {}, key('End'), 'last'),
  );
}
