// @ts-check

// Where slides come from: the pager's children, a function that fills elements, or a list of items,
// which may be shown by pages.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./tiles.js').TileBox} TileBox
 *
 * @typedef {import('./child-slides.js').ChildSlides} ChildSlides
 * @typedef {import('./lazy-slides.js').LazySlides} LazySlides
 * @typedef {import('./listed-slides.js').ListedSlides} ListedSlides
 *
 * @typedef {object} Hearing What some have to say about the events of tiles.
 * @property {boolean} [arePages] Whether their elements say themselves what they are.
 * @property {(event: EngineEvent, tile?: TileBox) => boolean} [hear] Takes an event before anybody
 *   else; false to keep it from all others.
 *
 * @typedef {(ChildSlides | LazySlides | ListedSlides) & Hearing} Slides
 */

export {};
