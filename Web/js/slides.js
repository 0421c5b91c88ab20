// @ts-check

// Where slides come from: the pager's children, a function that fills elements, or a list of items.

/**
 * @typedef {import('./child-slides.js').ChildSlides} ChildSlides
 * @typedef {import('./lazy-slides.js').LazySlides} LazySlides
 * @typedef {import('./listed-slides.js').ListedSlides} ListedSlides
 *
 * @typedef {ChildSlides | LazySlides | ListedSlides} Slides
 */

export {};
