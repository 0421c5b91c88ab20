// @ts-check

// Sizes from options: numbers of pixels, or CSS lengths.

import { length, quoted } from './checks.js';

/**
 * The kinds of sizes: the CSS properties that check a text, and the rule for the error message.
 *
 * @type {Record<string, { styles: (text: string) => string[], rule: string }>}
 */
export const SIZES = {
  size: {
    // Within calc() words such as auto are invalid; outside, a size is 0 or more.
    styles: (text) => [text, `calc(${text})`],
    rule: '"viewport", "content", a number of pixels or a CSS length',
  },
  gap: { styles: (text) => [`calc(${text})`], rule: 'a number of pixels or a CSS length' },
  share: { styles: (text) => [`calc(1px * (${text}))`], rule: 'a number above 0' },
};

/** The words that `length` also allows. */
const WORDS = ['viewport', 'content'];

/**
 * Throws if a value is not a valid size. The engine checks the limits of numbers.
 *
 * @param {string} name
 * @param {string} kind One of `SIZES`.
 * @param {unknown} value
 */
export function checkSize(name, kind, value) {
  const { styles, rule } = SIZES[kind];
  if (typeof value === 'number') {
    // `per-view` may override it, and then the engine does not see it.
    if (kind === 'size') length(name, value);
    if (kind !== 'share' || (value > 0 && value < Infinity)) return;
  } else if (typeof value === 'string') {
    if (kind === 'size' && WORDS.includes(value)) return;
    if (styles(value).every((text) => CSS.supports('padding-left', text))) return;
  }
  const Kind = ['number', 'string'].includes(typeof value) ? RangeError : TypeError;
  throw new Kind(`${name} must be ${rule}, not ${quoted(value)}`);
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
 * Whether CSS is needed to know how long slides are.
 *
 * @param {Record<string, any>} options
 */
export function isLengthInCSS({ length, perView }) {
  return perView !== undefined || (typeof length === 'string' && !WORDS.includes(length));
}

/**
 * Whether CSS is needed to know the sizes of options.
 *
 * @param {Record<string, any>} options
 */
export function isInCSS(options) {
  return typeof options.spacing === 'string' || isLengthInCSS(options);
}

/**
 * The lengths along the axis of a viewport, of a slide and of the gap behind it, as the engine takes them:
 * undefined where CSS is needed to know them, and of slides that are as long as their own style makes them.
 *
 * @param {HTMLElement} viewport
 * @param {Record<string, any>} options
 * @returns {{ viewport: number, length?: number | 'viewport', spacing?: number }}
 */
export function sizesIn(viewport, { axis, length, perView, spacing }) {
  return {
    viewport: pixelsOf(viewport, axis === 'vertical' ? 'height' : 'width'),
    length: perView === undefined ? ifNumber(length) : undefined,
    spacing: ifNumber(spacing),
  };
}

/**
 * @param {HTMLElement} element
 * @param {string} side
 */
export function pixelsOf(element, side) {
  // Nothing but a number of pixels where the element is laid out.
  return parseFloat(getComputedStyle(element).getPropertyValue(side)) || 0;
}

/**
 * What can be told of a size without the element: nothing of one that CSS is needed for.
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
