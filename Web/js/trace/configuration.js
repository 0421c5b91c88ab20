// @ts-check

import { RuleError } from '../checks.js';
import { CONFIGURATION } from '../words.js';
import { readExtent, readItems } from './items.js';
import { readListConfiguration } from './list-configuration.js';
import { isNumber, isString, isWhole, shown, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 * @typedef {import('./items.js').TraceItem} TraceItem
 * @typedef {import('./reader.js').Trace} Trace
 */

const KEYS = [
  ...['rondo', 'viewport', 'axis', 'direction', 'items', 'extent', 'spacing', 'alignment', 'ends'],
  ...['single', 'short', 'snap', 'decelerationRate', 'overscan', 'slop', 'flick', 'keep', 'pages'],
  ...['initial', 'advance', 'feed', 'frameInterval', 'lists'],
];

/** The fields that are another thing in a trace. */
const OTHERS = ['viewport', 'keep', 'initial'];

export const SIZE = '{"width": 400, "height": 600}';

/**
 * A trace without inputs, as its first line says.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {Trace}
 */
export function readConfiguration(module, fields) {
  // Another version may have other keys, so it is named before they are.
  fields.required('rondo', '1, the version of the format', (value) => value === 1);
  fields.allow(KEYS);
  if (fields.has('lists')) return readListConfiguration(module, fields);

  const configuration = readFields(module, fields);
  const items = readItems(module, fields) ?? [];
  configuration.initial = readInitial(fields, items);
  // Whether there are pages or not, so that it is checked in any case.
  configuration.keep = readField(module, fields, 'keep') ?? 3;
  const isPages = fields.flag('pages') ?? false;
  const viewport = readViewport(fields);
  configuration.viewport = configuration.axis === 'vertical' ? viewport.height : viewport.width;
  const feed = readFeed(fields);
  const frameInterval = readFrameInterval(fields);
  check(module, configuration, items, fields);
  if (!isPages) delete configuration.keep;
  return { configuration, items, viewport, feed, frameInterval, inputs: [] };
}

/**
 * The keys that say where things are and how they move: those of the engine's fields, and the ones
 * that hold several of these.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {Record<string, any>}
 */
export function readFields(module, fields) {
  /** @type {Record<string, any>} */
  const configuration = {};
  for (const name in CONFIGURATION) {
    const key = keyOf(name);
    if (!KEYS.includes(key) || OTHERS.includes(name)) continue;
    configuration[name] = readField(module, fields, name, key);
  }
  return { ...configuration, ...readEnds(module, fields), ...readAdvance(module, fields) };
}

/**
 * Asks the engine, in whose hands the rules are.
 *
 * @param {Module} module
 * @param {Record<string, any>} configuration
 * @param {TraceItem[]} items
 * @param {Fields} fields
 */
function check(module, configuration, items, fields) {
  const length = (/** @type {number} */ index) => items[index].extent;
  try {
    module.create(configuration, { count: items.length, length }).destroy();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { field, rule, value, item } = error;
    const isAdvance = ['interval', 'duration', 'speed'].includes(field);
    const owner = item === undefined ? undefined : title(items[item].id);
    const named = isAdvance ? fields.named('"advance"') : owner ? fields.named(owner) : fields;
    throw named.wrong(keyOf(field), shown(value), rule);
  }
}

/**
 * A field; undefined when it is not given. The engine checks the limits of most.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {string} name In a configuration.
 */
export function readField(module, fields, name, key = keyOf(name)) {
  const kind = CONFIGURATION[name];
  if (typeof kind !== 'string') return fields.word(key, kind);
  if (kind === 'length') return readExtent(module, fields, key);
  return fields.value(key, module.rule(name), kind === 'whole' ? isWhole : isNumber);
}

/**
 * What a trace calls a field.
 *
 * @param {string} name
 */
function keyOf(name) {
  return name === 'length' ? 'extent' : name;
}

/**
 * From one frame to the next. Frames go on for up to 10 seconds after the last input: no more of
 * them than a trace may have.
 *
 * @param {Fields} fields
 */
export function readFrameInterval(fields) {
  const isInterval = (/** @type {unknown} */ value) => isNumber(value) && value >= 0.01;
  return fields.value('frameInterval', 'milliseconds of 0.01 or more', isInterval) ?? 16;
}

/**
 * @param {Module} module
 * @param {Fields} fields
 */
export function readEnds(module, fields) {
  if (!fields.has('ends')) return {};
  const ends = fields.object('ends', '{"start": "open", "end": "open"}');
  ends.allow(['start', 'end']);
  return { start: readField(module, ends, 'start'), end: readField(module, ends, 'end') };
}

/**
 * @param {Module} module
 * @param {Fields} fields
 */
function readAdvance(module, fields) {
  if (!fields.has('advance')) return {};
  const advance = fields.object('advance', '{"interval": 3000, "duration": 300}');
  advance.allow(['interval', 'duration', 'speed']);
  if (advance.has('speed')) {
    const other = ['interval', 'duration'].find((key) => advance.has(key));
    if (other) throw advance.error(`"${other}" stands beside "speed", expected one of them`);
    return { speed: readField(module, advance, 'speed') };
  }
  return {
    interval: advance.required('interval', module.rule('interval'), isNumber),
    duration: advance.required('duration', module.rule('duration'), isNumber),
  };
}

/**
 * Where the items come from; undefined when no feed is configured.
 *
 * @param {Fields} fields
 */
export function readFeed(fields) {
  if (!fields.has('feed')) return undefined;
  const feed = fields.object('feed', '{"prefetch": 2, "cursor": "p1"}');
  feed.allow(['prefetch', 'cursor']);
  const cursor = feed.string('cursor');
  const isDistance = (/** @type {unknown} */ value) => isWhole(value) && value >= 0;
  const rule = 'a whole number of 0 or more, below 2^63';
  const prefetch = feed.value('prefetch', rule, isDistance) ?? 2;
  return { cursor, prefetch };
}

/**
 * @param {Fields} fields
 * @param {TraceItem[]} items
 */
function readInitial(fields, items) {
  const index = (/** @type {unknown} */ value) => items.findIndex(({ id }) => id === value);
  const isOfItem = (/** @type {unknown} */ value) => isString(value) && index(value) >= 0;
  const id = fields.value('initial', 'the id of an item', isOfItem);
  return id === undefined ? undefined : index(id);
}

/**
 * The viewport of a configuration or a resize.
 *
 * @param {Fields} fields
 */
export function readViewport(fields) {
  const viewport = fields.object('viewport', SIZE);
  viewport.allow(['width', 'height']);
  const isLength = (/** @type {unknown} */ value) => isNumber(value) && value >= 0 && value <= 1e9;
  const expected = 'a number of points from 0 to 1e9';
  return {
    width: viewport.required('width', expected, isLength),
    height: viewport.required('height', expected, isLength),
  };
}
