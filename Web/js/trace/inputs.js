// @ts-check

import { PAUSED_STEPS, PAUSES, PHASES, WAYS, WHEEL_PHASES } from '../words.js';
import { readViewport } from './configuration.js';
import { readIds, requiredItems } from './items.js';
import { readLengths } from './lengths.js';
import { LIST_KEYS, readListInput } from './list-inputs.js';
import { WHOLE, inWords, isFlag, isNumber, isString, isWhole, shown, text } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 * @typedef {import('./reader.js').Trace} Trace
 * @typedef {import('./reader.js').TraceInput} TraceInput
 *
 * @typedef {object} Rule
 * @property {string[]} keys Besides its time and its name.
 * @property {(fields: Fields, module: Module) => Record<string, any>} read Gives every value that
 *   the input has, with defaults filled in.
 */

/** How many frames, and how many steps of auto-advance, a trace may have until its last input. */
const MOST_STEPS = 1_000_000;

/** Why auto-advance may wait; hiding and reduced motion have inputs of their own. */
const REASONS = Object.keys(PAUSES).filter((name) => !/hidden|reducedMotion/.test(name));

/** @type {Rule} */
const POINTER = {
  keys: ['x', 'y'],
  read: (fields) => ({ x: fields.place('x'), y: fields.place('y') }),
};
/** @type {Rule} */
const STEP = {
  keys: ['animated'],
  read: (fields) => ({ animated: fields.flag('animated') ?? true }),
};
/** @type {Rule} */
const BARE = { keys: [], read: () => ({}) };
/** @type {Rule} */
const MOVE_OF_ITEM = {
  keys: ['id', 'before'],
  read: (fields) => ({ id: fields.string('id'), before: readBefore(fields) }),
};

/**
 * How each input is read, in the order of the format's description.
 *
 * @type {Record<string, Rule>}
 */
const INPUTS = {
  press: POINTER,
  move: POINTER,
  release: POINTER,
  cancel: BARE,
  wheel: {
    keys: ['dx', 'dy', 'notch', 'phase'],
    read: (fields) => ({
      dx: fields.place('dx'),
      dy: fields.place('dy'),
      notch: fields.flag('notch') ?? false,
      phase: fields.word('phase', WHEEL_PHASES) ?? WHEEL_PHASES[0],
    }),
  },
  follow: {
    keys: ['by', 'phase'],
    read: (fields) => ({ by: fields.place('by'), phase: readPhase(fields) }),
  },
  next: STEP,
  previous: STEP,
  scroll: {
    keys: ['to', 'animated', 'way'],
    read: (fields) => ({
      to: fields.string('to'),
      way: fields.word('way', WAYS) ?? WAYS[0],
      animated: fields.flag('animated') ?? true,
    }),
  },
  insert: {
    keys: ['items', 'before'],
    read: (fields, module) => ({
      items: requiredItems(module, fields),
      before: readBefore(fields),
    }),
  },
  remove: { keys: ['ids'], read: (fields) => ({ ids: readIds(fields) }) },
  replace: {
    keys: ['items'],
    read: (fields, module) => ({ items: requiredItems(module, fields) }),
  },
  measure: {
    keys: ['extents'],
    read: (fields, module) => ({ extents: readLengths(module, fields) }),
  },
  filter: { keys: ['hidden'], read: (fields) => ({ hidden: readIds(fields, 'hidden') }) },
  resize: { keys: ['viewport'], read: (fields) => ({ viewport: readViewport(fields) }) },
  hide: BARE,
  show: BARE,
  reduceMotion: {
    keys: ['on'],
    read: (fields) => ({ on: fields.required('on', 'true or false', isFlag) }),
  },
  pause: {
    keys: ['reasons', 'step'],
    read: (fields) => ({
      reasons: readReasons(fields),
      step: fields.word('step', PAUSED_STEPS) ?? PAUSED_STEPS[0],
    }),
  },
  resume: { keys: ['reasons'], read: (fields) => ({ reasons: readReasons(fields) }) },
  respond: {
    keys: ['request', 'items', 'next', 'error'],
    read: (fields, module) => ({
      request: fields.required('request', WHOLE, isWhole),
      ...readAnswer(fields, module),
    }),
  },
  retry: BARE,
  tick: BARE,
};

/**
 * One input of a trace, not before an earlier one.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {Trace} trace
 * @returns {TraceInput}
 */
export function readInput(module, fields, trace) {
  const layout = trace.listLayout;
  const name = readName(fields);
  // Two inputs have this name: a pointer's, with x and y, and an item's.
  const isOfItem = name === 'move' && (fields.has('id') || fields.has('before'));
  const rule = isOfItem ? MOVE_OF_ITEM : INPUTS[name];
  const own = fields.named(`"${name}"${isOfItem ? ' of an item' : ''}`);
  const more = layout ? LIST_KEYS[isOfItem ? 'moveOfItem' : name] ?? [] : [];
  own.allow(['t', 'do', ...rule.keys, ...more]);
  const t = readTime(own, trace);
  const list = layout && readListInput(name, own, module, layout);
  const values = list?.isWhole ? {} : rule.read(own, module);
  return { t, do: name, isOfItem, ...values, ...list?.values };
}

/**
 * When an input comes: not before an earlier one, and not so late that a replay would go on and on.
 *
 * @param {Fields} fields
 * @param {Trace} trace
 * @returns {number}
 */
function readTime(fields, { configuration, frameInterval, inputs }) {
  const isTime = (/** @type {unknown} */ value) => isNumber(value) && value >= 0;
  const t = fields.required('t', 'milliseconds of 0 or more', isTime);
  const earliest = inputs.at(-1)?.t ?? 0;
  if (t < earliest) {
    throw fields.wrong('t', text(t), `${text(earliest)} or more: time never runs backwards`);
  }
  // Frames that are far apart do not leave out steps of auto-advance.
  const { interval = Infinity } = configuration;
  const name = interval < frameInterval ? 'steps of auto-advance' : 'frames';
  const every = Math.min(interval, frameInterval);
  const end = MOST_STEPS * every;
  if (t <= end) return t;
  const rule = `at most ${MOST_STEPS} ${name}, one every ${text(every)} ms`;
  throw fields.wrong('t', text(t), `${text(end)} or less: ${rule}`);
}

/**
 * Why auto-advance waits: a sum of `PAUSES`.
 *
 * @param {Fields} fields
 */
function readReasons(fields) {
  const expected = inWords(REASONS);
  let reasons = 0;
  for (const reason of fields.required('reasons', `a list of ${expected}`, Array.isArray)) {
    if (!REASONS.includes(reason)) {
      throw fields.error(`a reason is ${shown(reason)}, expected ${expected}`);
    }
    reasons |= PAUSES[reason];
  }
  return reasons;
}

/** @param {Fields} fields */
function readName(fields) {
  const expected = inWords(Object.keys(INPUTS));
  const name = fields.required('do', expected, isString);
  if (Object.hasOwn(INPUTS, name)) return name;
  throw fields.wrong('do', text(name), expected);
}

/** @param {Fields} fields */
function readPhase(fields) {
  // In the order of the format's description.
  const words = [...PHASES.slice(1), PHASES[0]];
  return fields.required('phase', inWords(words), (value) => PHASES.includes(value));
}

/**
 * The item that others come before; null for the end.
 *
 * @param {Fields} fields
 */
export function readBefore(fields) {
  return fields.value('before', 'a string, or null', isStringOrNull) ?? null;
}

/**
 * What came back for a request: a page or an error.
 *
 * @param {Fields} fields
 * @param {Module} module
 */
function readAnswer(fields, module) {
  if (!fields.has('error')) {
    if (!fields.has('items')) {
      throw fields.error('"items" and "error" are missing, expected one of them');
    }
    const items = requiredItems(module, fields);
    return { items, next: fields.required('next', 'a cursor, or null', isStringOrNull) };
  }
  const other = ['items', 'next'].find((key) => fields.has(key));
  if (other) throw fields.error(`"${other}" stands beside "error", expected one of them`);
  return { error: fields.string('error') };
}

/** @param {unknown} value */
export function isStringOrNull(value) {
  return value === null || isString(value);
}
