// @ts-check

// Sizes from options: numbers of pixels, or CSS lengths.

import { points, refuse } from './checks.js';

/**
 * The least length of slides by content, in pixels, so that content without a size, such as a loading
 * picture, is observable.
 */
export const LEAST = 1;

/**
 * The CSS values for the check of a length: words such as auto are invalid in calc(), negative lengths are
 * invalid outside.
 *
 * @param {string} text
 */
const asLength = (text) => [text, `calc(${text})`];

/**
 * The kinds of sizes, with allowed words, CSS values for the check of other texts, and the rule for error
 * messages.
 *
 * @type {Record<string, { words?: string[], styles: (text: string) => string[], rule: string }>}
 */
export const SIZES = {
  size: {
    words: ['viewport', 'content'],
    styles: asLength,
    rule: '"viewport", "content", a number of pixels or a CSS length',
  },
  estimate: {
    words: ['viewport'],
    styles: asLength,
    rule: '"viewport", a number of pixels or a CSS length',
  },
  gap: { styles: (text) => [`calc(${text})`], rule: 'a number of pixels or a CSS length' },
  share: { styles: (text) => [`calc(1px * (${text}))`], rule: 'a number above 0' },
};

/**
 * Throws if a value is not a valid size. The engine checks the limits of numbers.
 *
 * @param {string} name
 * @param {string} kind A name of `SIZES`.
 * @param {unknown} value
 */
export function checkSize(name, kind, value) {
  const { words, styles, rule } = SIZES[kind];
  if (typeof value === 'number') {
    // Checked here, because `per-view` can override the length, which the engine then does not get.
    if (words && points(name, value) <= 0) refuse(name, 'more than 0', value, RangeError);
    if (kind !== 'share' || (value > 0 && value < Infinity)) return;
  } else if (typeof value === 'string') {
    if (words?.includes(value)) return;
    if (styles(value).every((text) => CSS.supports('padding-left', text))) return;
  }
  refuse(name, rule, value, /number|string/.test(typeof value) ? RangeError : TypeError);
}

/**
 * The length of a slide, in CSS.
 *
 * @param {Record<string, any>} options
 */
export function lengthInCSS({ length: own = 'viewport', perView, spacing }) {
  const gap = gapInCSS({ spacing });
  if (perView !== undefined) return `calc((100% - ((${perView}) - 1) * (${gap})) / (${perView}))`;
  if (own === 'content') return 'auto';
  return own === 'viewport' ? '100%' : inPixels(own);
}

/**
 * The gap between slides, in CSS.
 *
 * @param {Record<string, any>} options
 */
export function gapInCSS({ spacing = 0 }) {
  return inPixels(spacing);
}

/**
 * Whether slides have `length="content"`.
 *
 * @param {Record<string, any>} options
 */
export function isByContent({ length, perView }) {
  return length === 'content' && perView === undefined;
}

/**
 * The length of a slide in options; for slides by content the estimate, because the engine gets their
 * measured lengths later.
 *
 * @param {Record<string, any>} options
 */
export function givenLength(options) {
  return isByContent(options) ? options.estimate : options.length;
}

/**
 * Whether the length of slides needs CSS.
 *
 * @param {Record<string, any>} options
 */
export function isLengthInCSS(options) {
  const length = givenLength(options);
  return (
    options.perView !== undefined ||
    (typeof length === 'string' && !SIZES.size.words?.includes(length))
  );
}

/**
 * Whether the sizes of options need CSS.
 *
 * @param {Record<string, any>} options
 */
export function isInCSS(options) {
  return typeof options.spacing === 'string' || isLengthInCSS(options);
}

/**
 * The lengths of the viewport, of slides and of the gap along the axis, for the engine; undefined if a length
 * needs CSS, or is not set.
 *
 * @param {HTMLElement} viewport
 * @param {Record<string, any>} options
 * @returns {{ viewport: number, length?: number | 'viewport', spacing?: number }}
 */
export function sizesIn(viewport, options) {
  return {
    viewport: pixelsOf(viewport, options.axis === 'vertical' ? 'height' : 'width'),
    length: options.perView === undefined ? ifNumber(givenLength(options)) : undefined,
    spacing: ifNumber(options.spacing),
  };
}

/**
 * @param {HTMLElement} element
 * @param {string} side
 */
export function pixelsOf(element, side) {
  const size = getComputedStyle(element).getPropertyValue(side);
  // Without a layout, as with `display: none`, the computed size is what the style says, such as 100%.
  return size.endsWith('px') ? parseFloat(size) : 0;
}

/**
 * Whether an element has a height without its content, by a style or its place in a layout.
 *
 * @param {any} host
 */
export function hasHeight({ shadowRoot }) {
  const box = shadowRoot.appendChild(document.createElement('div'));
  // Without such a height it is as high as its content, which is nothing.
  box.style.height = '100%';
  const { offsetHeight } = box;
  box.remove();
  return offsetHeight > 0;
}

/**
 * The size if it is a number; undefined if it needs CSS.
 *
 * @param {unknown} size
 */
export function ifNumber(size) {
  return typeof size === 'number' ? size : undefined;
}

/** @param {number | string} size */
function inPixels(size) {
  return typeof size === 'number' ? `${size}px` : size;
}
