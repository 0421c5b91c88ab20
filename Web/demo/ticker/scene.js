// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo-ticker.js';
import '../../js/rondo.js';
import { drawing, element } from '../element.js';
import { controls } from '../pager/controls.js';
import { queryFor, valuesIn } from '../pager/settings.js';
import { BANNERS, drawBanner } from './banners.js';
import { drawNotice, notices } from './notices.js';
import { reasons } from './reasons.js';
import { settings } from './settings.js';

/** The gap between notices that move sideways, in pixels. */
const GAP = 32;

const ARROW =
  '<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true">' +
  '<path d="M4 12H19M12 5l7 7-7 7"/></svg>';

/**
 * The lines move up, or sideways in one of the two reading directions.
 *
 * @type {Record<string, { axis: string, direction: string }>}
 */
const DIRECTIONS = {
  up: { axis: 'vertical', direction: 'ltr' },
  left: { axis: 'horizontal', direction: 'ltr' },
  right: { axis: 'horizontal', direction: 'rtl' },
};

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root, address) {
  let values = valuesIn(address.query, settings);

  const ticker = /** @type {any} */ (element('rondo-ticker', { 'aria-label': 'Notices' }));
  const banners = /** @type {any} */ (element('rondo-pager', { 'aria-label': 'Banners' }));
  const both = [ticker, banners];
  const watches = [reasons('Notices'), reasons('Banners')];
  const previous = element('button', { type: 'button', class: 'previous' }, drawing(ARROW));
  const toggle = element('button', { type: 'button', class: 'toggle' }, 'Pause both');
  const next = element('button', { type: 'button', class: 'next' }, 'Next', drawing(ARROW));
  previous.append('Previous');

  const scene = element(
    'div',
    { class: 'ticker-scene' },
    element('h1', { class: 'unseen' }, 'Tickers and banners'),
    element('div', { class: 'strip' }, ticker),
    element('div', { class: 'stage' }, banners),
    element(
      'div',
      { class: 'console' },
      element('div', { class: 'watches' }, ...watches.map(({ node }) => node)),
      controls(
        values,
        (changed) => {
          values = changed;
          address.replace(queryFor(values, settings));
          apply();
        },
        settings,
        'Settings of the ticker and the banners',
      ),
      element('div', { class: 'steps' }, previous, toggle, next),
    ),
  );

  function apply() {
    const { axis, direction } = DIRECTIONS[values.direction];
    scene.dataset.axis = axis;
    scene.dataset.direction = direction;
    for (const one of both) {
      one.axis = axis;
      one.direction = direction;
      // A duration of 0 fits any interval.
      one.duration = 0;
      one.interval = Number(values.interval);
      one.duration = Number(values.duration);
      one.drag = values.drag === 'yes';
      one.reducedMotion = values.motion;
    }
    ticker.spacing = axis === 'horizontal' ? GAP : 0;
    ticker.items = notices(Number(values.lines));
  }

  const isRequested = () => both.every(({ pauses }) => pauses.includes('requested'));

  function show() {
    both.forEach((one, index) => watches[index].show(one));
    const label = isRequested() ? 'Play both' : 'Pause both';
    if (toggle.textContent !== label) toggle.textContent = label;
  }

  for (const one of both) one.onframe = show;
  previous.addEventListener('click', () => both.forEach((one) => one.previous()));
  next.addEventListener('click', () => both.forEach((one) => one.next()));
  toggle.addEventListener('click', () => {
    const isStopped = isRequested();
    for (const one of both) {
      if (isStopped) one.resume();
      else one.pause();
    }
    show();
  });

  banners.loop = true;
  banners.items = { count: BANNERS.length, render: drawBanner };
  ticker.renderItem = drawNotice;
  root.append(scene);
  apply();
  // Shows the texts now, so that the layout does not change later.
  show();
  return () => {};
}
