// SPDX-License-Identifier: MIT
// @ts-check

/** @typedef {{ id: string, time: string, text: string }} Notice */

/** The notices of a concert hall for an evening. */
const NOTICES = [
  ['18:30', 'Doors open, and so does the bar'],
  ['18:45', 'Talk in the foyer: why themes return'],
  ['19:30', 'Large hall: four rondos, no interval'],
  ['20:15', 'Row 12 finds its umbrella at the desk'],
  ['21:40', 'Trains run until half past midnight'],
  ['22:00', 'The same again tomorrow, from the start'],
];

/**
 * The first notices, up to a count.
 *
 * @param {number} count
 * @returns {Notice[]}
 */
export function notices(count) {
  return NOTICES.slice(0, count).map(([time, text]) => ({ id: time, time, text }));
}

/**
 * @param {HTMLElement} element
 * @param {Notice} notice
 */
export function drawNotice(element, { time, text }) {
  element.className = 'announcement';
  element.innerHTML = '<time></time><span></span>';
  const [first, second] = element.children;
  first.textContent = time;
  second.textContent = text;
}
