// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A part of a piece of music, shown by a page.
 *
 * @typedef {object} Part
 * @property {string} id
 * @property {number} number selects the colours and the drawing
 * @property {string} title
 * @property {'poster' | 'film' | 'late' | 'once'} kind
 */

/**
 * The parts of a rondo; most are posters, which can be reused for each other.
 *
 * @type {Part[]}
 */
export const PARTS = [
  { id: 'theme', number: 4, title: 'Theme', kind: 'poster' },
  { id: 'film', number: 6, title: 'Film', kind: 'film' },
  { id: 'verse', number: 1, title: 'Verse', kind: 'poster' },
  { id: 'late', number: 5, title: 'Late', kind: 'late' },
  { id: 'bridge', number: 2, title: 'Bridge', kind: 'poster' },
  { id: 'once', number: 7, title: 'Once', kind: 'once' },
  { id: 'chorus', number: 3, title: 'Chorus', kind: 'poster' },
  { id: 'coda', number: 0, title: 'Coda', kind: 'poster' },
];

/** The text for pages of each kind. */
export const KINDS = {
  poster: 'Reused for any other poster.',
  film: 'Its clock runs while the page has appeared, and stands still otherwise.',
  late: 'Takes two seconds to load; another page can be visible by then.',
  once: 'Excluded from reuse: made again each time.',
};
