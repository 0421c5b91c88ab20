// @ts-check

// The options of an element: its attributes, and the properties with their names. The defaults are those of
// elements that show slides.

import { checkKind, checkText, natural, refuse } from './checks.js';
import { SIZES, checkSize } from './sizes.js';
import { ANIMATED, CONTROLS, MARKS, checkWords } from './word-sets.js';
import { CONFIGURATION, FIELDS, WAYS } from './words.js';

/**
 * @typedef {import('./words.js').Kind | 'flag' | 'item' | 'natural' | 'text' | 'size' | 'estimate' |
 *   'gap' | 'share' | Set<string>} OptionKind A set allows any number of its words.
 */

/** The default duration of a step with an interval, in milliseconds. */
const STEP = 400;

/**
 * Fields that are not options: elements compute them, or use the engine's defaults, as of all fields from
 * `stoppingSpeed` on.
 */
const UNOFFERED = ['viewport', 'start', 'end', ...FIELDS.slice(FIELDS.indexOf('stoppingSpeed'))];

/** @type {Record<string, OptionKind>} The kind of each option, by the name of its property. */
export const OPTIONS = {
  loop: 'flag',
  pinned: ['start', 'end', 'both', 'none'],
  ...Object.fromEntries(Object.entries(CONFIGURATION).filter(([name]) => !UNOFFERED.includes(name))),
  length: 'size',
  estimate: 'estimate',
  perView: 'share',
  spacing: 'gap',
  height: ['tallest', 'current'],
  prefetch: 'natural',
  initial: 'item',
  disabled: 'flag',
  drag: 'flag',
  reducedMotion: ['wait', 'cut'],
  pauseLabel: 'text',
  playLabel: 'text',
  slideLabel: 'text',
  slideRoleDescription: 'text',
  controls: CONTROLS,
  nextLabel: 'text',
  previousLabel: 'text',
  dotsLabel: 'text',
  dotLabel: 'text',
  fractionLabel: 'text',
  effect: 'text',
  marks: MARKS,
  animated: ANIMATED,
  htmlFor: 'text',
};

/**
 * The value of an option that is not set: the first word of a choice, or null if the engine has the default.
 *
 * @param {string} property
 * @param {Record<string, any>} options
 * @param {Record<string, OptionKind>} kinds
 */
export function defaultOf(property, options, kinds = OPTIONS) {
  const kind = kinds[property];
  if (property === 'pinned') return options.loop ? 'none' : 'both';
  if (property === 'itemPinned') return options.itemLoop ? 'none' : 'both';
  if (kind === 'flag') return false;
  if (kind === 'length' || kind === 'size' || kind === 'estimate') return 'viewport';
  return Array.isArray(kind) ? kind[0] : null;
}

/**
 * The ends of a list.
 *
 * @param {Record<string, any>} options
 * @param {'pinned' | 'itemPinned'} name
 */
export function endsOf(options, name) {
  const pinned = options[name] ?? defaultOf(name, options);
  return {
    start: /start|both/.test(pinned) ? 'pinned' : 'open',
    end: /end|both/.test(pinned) ? 'pinned' : 'open',
  };
}

/**
 * Whether options of a kind affect the engine or the stage.
 *
 * @param {OptionKind} kind
 */
export function isForEngine(kind) {
  // The initial item has no effect after the start.
  return kind !== 'text' && kind !== 'item' && !(kind instanceof Set);
}

/** @param {string} property */
export function attributeOf(property) {
  if (property === 'htmlFor') return 'for';
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @param {string} attribute */
export function propertyOf(attribute) {
  if (attribute === 'for') return 'htmlFor';
  return attribute.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

/**
 * The value of an option; undefined for the default. Text is that of an attribute, or of a property that a
 * framework has set from markup.
 *
 * @param {string} property
 * @param {unknown} given
 * @param {Record<string, OptionKind>} kinds
 */
export function valueOf(property, given, kinds) {
  const kind = kinds[property];
  if (typeof given !== 'string') return given ?? undefined;
  if (kind === 'flag') return true;
  if (typeof kind !== 'string' || kind === 'item' || kind === 'text') return given;
  // Number('') is 0, so empty texts are excluded.
  return given.trim() === '' || Number.isNaN(Number(given)) ? given : Number(given);
}

/**
 * Throws if a value is invalid; the engine checks the limits of numbers.
 *
 * @param {string} property
 * @param {unknown} value
 * @param {Record<string, OptionKind>} kinds
 */
export function checkOption(property, value, kinds) {
  const kind = kinds[property];
  if (value === undefined) return;
  if (kind === 'flag') checkFlag(property, value);
  else if (kind === 'item') checkItem(property, value);
  else if (kind === 'text') checkText(property, value);
  else if (kind === 'natural') natural(property, value);
  else if (kind instanceof Set) checkWords(property, kind, value);
  else if (String(kind) in SIZES) checkSize(property, String(kind), value);
  else checkKind(property, /** @type {import('./words.js').Kind} */ (kind), value);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkFlag(name, value) {
  if (typeof value !== 'boolean') refuse(name, 'true or false', value);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkItem(name, value) {
  if (!/number|string/.test(typeof value)) refuse(name, 'the id or the index of an item', value);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkWay(name, value) {
  checkKind(name, WAYS, value);
}

/**
 * The engine's configuration.
 *
 * @param {Record<string, any>} options
 * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes The sizes, in pixels.
 * @param {'ltr' | 'rtl'} direction
 * @param {number} initial
 */
export function configurationOf(options, sizes, direction, initial) {
  /** @type {Record<string, any>} */
  const configuration = {
    ...sizes,
    direction,
    initial,
    ...endsOf(options, 'pinned'),
  };
  const { interval, duration = Math.min(STEP, interval) } = options;
  if (interval !== undefined) configuration.duration = duration;
  for (const name in options) {
    if (name in CONFIGURATION && !(name in configuration)) configuration[name] = options[name];
  }
  return configuration;
}
