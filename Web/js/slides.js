// @ts-check

// The source of slides: the pager's children, a function that fills elements, or a list of items,
// optionally shown by pages.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./tiles.js').TileBox} TileBox
 *
 * @typedef {import('./child-slides.js').ChildSlides} ChildSlides
 * @typedef {import('./lazy-slides.js').LazySlides} LazySlides
 * @typedef {import('./listed-slides.js').ListedSlides} ListedSlides
 *
 * @typedef {object} Hearing How slides take part in the events of tiles.
 * @property {boolean} [arePages] Whether their elements set their own names and roles.
 * @property {(tiles: TileBox[]) => void} [settle] Receives the tiles that show an item, at rest.
 * @property {(event: EngineEvent, tile?: TileBox) => boolean} [hear] Receives an event first; false
 *   if nothing else receives it.
 *
 * @typedef {(ChildSlides | LazySlides | ListedSlides) & Hearing} Slides
 */

export {};
