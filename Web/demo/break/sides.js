// SPDX-License-Identifier: MIT
// @ts-check

import '../../js/rondo.js';
import { element } from '../element.js';
import { drawSlide } from '../slides/slide.js';
import { CloningCarousel } from './clones.js';
import { frame } from './finger.js';
import { seenIn } from './measure.js';

/**
 * An item with the number of its slide, from 0 on.
 *
 * @typedef {{ id: string, index: number }} Item
 */

/**
 * What is visible before and after a change.
 *
 * @typedef {object} Looks
 * @property {import('./measure.js').Seen[]} before
 * @property {import('./measure.js').Seen[]} after
 * @property {number} motion the motion of the content to the left in this time, in pixels
 */

/** The speed limit of throws, in pixels per millisecond. */
const FASTEST = 4;

/**
 * One of two carousels with the same finger and changes.
 *
 * @typedef {object} Side
 * @property {string} name
 * @property {string} about
 * @property {HTMLElement} node
 * @property {(items: Item[]) => void} begin shows items, at rest on the first item
 * @property {(index: number) => void} show shows an item immediately
 * @property {() => Item} current
 * @property {(item: Item) => void} remove
 * @property {(item: Item, before: Item) => void} insert
 * @property {() => boolean} isMoving
 * @property {(act: () => void) => Promise<Looks>} look makes a change, and returns what is visible before
 *   and after it
 * @property {(key: string) => void} type
 * @property {(event: PointerEvent) => void} press
 * @property {(event: PointerEvent) => void} move
 * @property {(event: PointerEvent) => void} release
 */

/**
 * @param {HTMLElement} node
 * @param {Item} item
 */
function draw(node, { id, index }) {
  drawSlide(node, index);
  node.dataset.slide = id;
}

/**
 * @param {AbortSignal} signal ends measurements
 * @returns {Side}
 */
export function rondoSide(signal) {
  const pager = /** @type {any} */ (element('rondo-pager', { loop: true, 'aria-label': 'Slides' }));
  pager.renderItem = draw;
  /** The position of the content in the last frame, in slots. */
  let place = 0;
  let drawnAt = 0;
  pager.onframe = () => {
    place = pager.slotPosition;
    drawnAt = performance.now();
  };
  const rest = () => {};
  return {
    name: 'Rondo',
    about: 'No copies. A change moves nothing that you look at.',
    node: pager,
    begin(items) {
      pager.items = [];
      pager.items = items;
    },
    show: (index) => pager.scrollToItem(index, { animated: false }),
    current: () => pager.itemAt(pager.current),
    remove: ({ id }) => pager.removeItems([id]),
    insert: (item, before) => pager.insertItems([item], { before: before.id }),
    isMoving: () => pager.phase !== 'idle',
    async look(act) {
      const [startedAt, start, before] = [drawnAt, place, seenIn(pager)];
      act();
      // The change is drawn with the next frame, or the frame after it.
      await frame(signal);
      await frame(signal);
      // Slots can be renumbered by a whole number.
      const slots = place - start - Math.round(place - start);
      const most = FASTEST * (drawnAt - startedAt);
      const motion = Math.max(-most, Math.min(slots * pager.clientWidth, most));
      return { before, after: seenIn(pager), motion };
    },
    press(event) {
      // Forwards events that the element did not receive.
      if (event.composedPath().includes(pager)) return;
      pager.dispatchEvent(new PointerEvent('pointerdown', pressOf(event)));
    },
    // The element receives the rest of a gesture on the whole page, and takes the focus.
    type: rest,
    move: rest,
    release: rest,
  };
}

/** @returns {Side} */
export function cloningSide() {
  const carousel = /** @type {CloningCarousel<Item>} */ (new CloningCarousel(draw));
  return {
    name: 'Clones',
    about:
      'The common technique: copies of the first and the last slide, a silent jump, and new copies ' +
      'with every change.',
    node: carousel.node,
    begin(items) {
      carousel.items = items;
      carousel.showItem(0);
    },
    show: (index) => carousel.showItem(index),
    current: () => carousel.items[carousel.current],
    remove: ({ id }) => {
      carousel.items = carousel.items.filter((each) => each.id !== id);
    },
    insert(item, before) {
      const place = carousel.items.findIndex(({ id }) => id === before.id);
      carousel.items = carousel.items.toSpliced(place, 0, item);
    },
    isMoving: () => carousel.isMoving,
    // A change is drawn immediately.
    async look(act) {
      const before = seenIn(carousel.node);
      act();
      return { before, after: seenIn(carousel.node), motion: 0 };
    },
    type(key) {
      if (key === 'ArrowLeft') carousel.step(-1);
      if (key === 'ArrowRight') carousel.step(1);
      if (key === 'Home') carousel.showItem(0);
      if (key === 'End') carousel.showItem(carousel.items.length - 1);
    },
    press: (event) => carousel.press(event),
    move: (event) => carousel.move(event),
    release: (event) => carousel.release(event),
  };
}

/** @param {PointerEvent} event */
function pressOf({ pointerId, pointerType, isPrimary, button, buttons, clientX, clientY }) {
  return {
    pointerId,
    pointerType,
    isPrimary,
    button,
    buttons,
    clientX,
    clientY,
    cancelable: true,
  };
}
