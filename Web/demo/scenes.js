// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The interface of a scene's module.
 *
 * @typedef {object} Scene
 * @property {(root: HTMLElement, address: Address) => () => void} mount
 *   shows the scene in an empty element; returns a function that removes the scene
 */

/**
 * The part of the page's address that belongs to the current scene.
 *
 * @typedef {object} Address
 * @property {URLSearchParams} query
 * @property {(query: URLSearchParams) => void} replace sets another query, without a step in the
 *   history
 */

/**
 * The description of a scene.
 *
 * @typedef {object} Entry
 * @property {string} name the name in the page's address
 * @property {string} title
 * @property {string} notice a hint for the viewer, in one sentence
 * @property {boolean} [showsNotice] whether the notice is above the scene, which has no visible heading
 * @property {() => Promise<Scene>} load
 */

/** @type {Entry} */
export const front = {
  name: '',
  title: 'Rondo',
  notice: '',
  load: () => import('./front/scene.js'),
};

/** @type {Entry[]} */
export const scenes = [
  {
    name: 'million',
    title: 'Million',
    notice: 'A million slides, five elements, and 1 right after 1,000,000.',
    showsNotice: true,
    load: () => import('./million/scene.js'),
  },
  {
    name: 'break',
    title: 'Break it',
    notice: 'The same finger on a carousel that clones its ends: one of the two jumps.',
    load: () => import('./break/scene.js'),
  },
  {
    name: 'rooms',
    title: 'Rooms',
    notice: 'Rooms are added and removed under the finger, and what you look at stays put.',
    load: () => import('./rooms/scene.js'),
  },
  {
    name: 'shelves',
    title: 'Shelves',
    notice: 'Thousands of covers load as they come near, each of them once.',
    load: () => import('./shelves/scene.js'),
  },
  {
    name: 'pages',
    title: 'Pages',
    notice: 'The film runs while its page is in front, and at no other time.',
    showsNotice: true,
    load: () => import('./pages/scene.js'),
  },
  {
    name: 'ticker',
    title: 'Ticker',
    notice: 'It advances automatically, and waits while you touch it or look away.',
    showsNotice: true,
    load: () => import('./ticker/scene.js'),
  },
  {
    name: 'pager',
    title: 'Pager',
    notice: 'One, two or three slides loop as well as a thousand: turn every option.',
    showsNotice: true,
    load: () => import('./pager/scene.js'),
  },
  {
    name: 'recipes',
    title: 'Recipes',
    notice: 'Whole pages to copy: press Show code, paste, and it runs.',
    load: () => import('./recipes/scene.js'),
  },
  {
    name: 'replay',
    title: 'Replay',
    notice: 'What a finger did, frame by frame: every session can be recorded.',
    showsNotice: true,
    load: () => import('./replay/scene.js'),
  },
];
