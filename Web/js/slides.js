// @ts-check

// The sources of slides: the pager's children, a function that fills elements, or a list of items, optionally
// shown by pages.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./tiles.js').TileBox} TileBox
 *
 * @typedef {import('./child-slides.js').ChildSlides} ChildSlides
 * @typedef {import('./lazy-slides.js').LazySlides} LazySlides
 * @typedef {import('./listed-slides.js').ListedSlides} ListedSlides
 *
 * @typedef {object} Hooks Optional members of slides.
 * @property {boolean} [arePages] Whether the elements of slides set their names and roles.
 * @property {(event: EngineEvent, tile?: TileBox) => boolean} [handle] Receives an event first, and
 *   returns whether the event is dispatched.
 * @property {(tile: TileBox) => void} [leave] Moves the focus out of a tile that gets another item; a child keeps
 *   its focus in another tile.
 *
 * @typedef {(ChildSlides | LazySlides | ListedSlides) & Hooks} Slides
 */

export {};
