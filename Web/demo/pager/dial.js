// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../element.js';

const RADIUS = 40;
const TURN = 360;
/** The largest number of parts of the ring; more would be too small to distinguish. */
const MOST_PARTS = 12;

/**
 * The content as a ring, with a hand at the pager's position.
 *
 * A lap through the items is a turn of the hand. A pinned end is a stop between the last and the first
 * item.
 */
export function dial() {
  // The hand is a separate drawing, because turning a part of a drawing causes layout.
  const node = drawing(
    '<div class="dial" aria-hidden="true">' +
      '<svg viewBox="-50 -50 100 100"><g class="ring"></g>' +
      '<path class="stop" d="M0 -50V-28"/></svg>' +
      '<svg viewBox="-50 -50 100 100" class="hand"><path d="M0 8V-46"/><circle r="4"/></svg>' +
      '</div>',
  );
  const ring = /** @type {Element} */ (node.querySelector('.ring'));
  const stop = /** @type {Element} */ (node.querySelector('.stop'));
  const hand = /** @type {SVGElement} */ (node.querySelector('.hand'));

  return {
    node,

    /**
     * @param {number} count of items
     * @param {boolean} hasStop
     */
    draw(count, hasStop) {
      node.classList.toggle('stops', hasStop);
      stop.setAttribute('transform', `rotate(${-TURN / 2 / count})`);
      ring.innerHTML = count > MOST_PARTS ? scale() : parts(count);
    },

    /** @param {number} laps the pager's position, in laps from the first item */
    point(laps) {
      hand.style.transform = `rotate(${laps * TURN}deg)`;
    },
  };
}

/** @param {number} count */
function parts(count) {
  const gap = count > 1 ? 0.04 * count : 0;
  let markup = '';
  for (let part = 0; part < count; part += 1) {
    // The middle of the first part is at the top, where the hand rests on the first item.
    const angle = TURN * ((part - 0.5) / count - 0.25);
    markup +=
      `<circle class="part inks-${part}" r="${RADIUS}" pathLength="${count}"` +
      ` stroke-dasharray="${1 - gap} ${count - 1 + gap}" stroke-dashoffset="${-gap / 2}"` +
      ` transform="rotate(${angle})"/>`;
  }
  return markup;
}

function scale() {
  return `<circle class="scale" r="${RADIUS}" pathLength="120" stroke-dasharray="1 1"/>`;
}
