// @ts-check

// Reads traces: recordings of everything that reaches an engine. Documentation/TraceFormat.md
// describes them. What cannot be read is thrown with its line, in the words of `rondo replay`.

import { CONFIGURATION, PHASES, RuleError, WAYS } from './engine.js';

/**
 * @typedef {import('./engine.js').Module} Module
 *
 * @typedef {object} TraceItem
 * @property {string} id
 * @property {number | 'viewport'} [extent]
 * @property {string} [reuse]
 *
 * @typedef {object} TraceInput
 * @property {number} t
 * @property {string} do
 *
 * @typedef {object} Trace
 * @property {Record<string, any>} configuration For `Module.create`.
 * @property {TraceItem[]} items
 * @property {number} frameInterval
 * @property {(TraceInput & Record<string, any>)[]} inputs Complete, with defaults filled in.
 */

/** The keys of a configuration that are called the same here and in `Module.create`. */
const SAME = [
  'axis',
  'direction',
  'spacing',
  'alignment',
  'single',
  'short',
  'snap',
  'decelerationRate',
  'overscan',
  'slop',
  'flick',
];

const KEYS = [
  ...['rondo', 'viewport', 'items', 'extent', 'ends', 'keep', 'pages', 'initial', 'advance'],
  ...['frameInterval', ...SAME],
];

/** What the format has and this reader cannot follow. */
const UNSUPPORTED_KEYS = ['feed', 'lists'];
const UNSUPPORTED_INPUTS = ['insert', 'remove', 'replace', 'respond', 'retry'];

const SIZE = '{"width": 400, "height": 600}';

/** A mistake in a trace. */
export class TraceError extends Error {
  /**
   * @param {number} line From 1.
   * @param {string} problem
   */
  constructor(line, problem) {
    super(`${line}: ${problem}`);
    this.name = 'TraceError';
    this.line = line;
  }
}

/** The keys of one object, each read by a rule. */
class Fields {
  /**
   * @param {number} line
   * @param {Record<string, unknown>} values
   * @param {string} [owner] Whose keys they are, as an error says it behind a key.
   */
  constructor(line, values, owner = '') {
    this.line = line;
    this.values = values;
    this.owner = owner;
  }

  /** @param {string} owner */
  named(owner) {
    return new Fields(this.line, this.values, ` of ${owner}`);
  }

  /** @param {string} key */
  has(key) {
    return Object.hasOwn(this.values, key);
  }

  /** @param {readonly string[]} keys */
  allow(keys) {
    const unknown = Object.keys(this.values)
      .filter((key) => !keys.includes(key))
      .sort();
    if (unknown.length === 0) return;
    throw this.error(`unknown key ${text(unknown[0])}${this.owner}, expected ${inWords(keys)}`);
  }

  /**
   * The value of a key; undefined when it is not given.
   *
   * @param {string} key
   * @param {string} expected
   * @param {(value: any) => boolean} isRight
   * @returns {any}
   */
  value(key, expected, isRight) {
    if (!this.has(key)) return undefined;
    const value = this.values[key];
    if (isRight(value)) return value;
    throw this.wrong(key, shown(value), expected);
  }

  /**
   * The value of a key that must be given.
   *
   * @param {string} key
   * @param {string} expected
   * @param {(value: any) => boolean} isRight
   * @returns {any}
   */
  required(key, expected, isRight) {
    if (this.has(key)) return this.value(key, expected, isRight);
    throw this.error(`"${key}"${this.owner} is missing, expected ${expected}`);
  }

  /**
   * The object under a key.
   *
   * @param {string} key
   * @param {string} expected
   */
  object(key, expected) {
    return new Fields(this.line, this.required(key, expected, isObject), ` of "${key}"`);
  }

  /**
   * @param {string} key
   * @param {string} value
   * @param {string} expected
   */
  wrong(key, value, expected) {
    return this.error(`"${key}"${this.owner} is ${value}, expected ${expected}`);
  }

  /** @param {string} problem */
  error(problem) {
    return new TraceError(this.line, problem);
  }
}

/**
 * Reads a trace.
 *
 * @param {Module} module Knows the rules of the configuration.
 * @param {string} source
 * @returns {Trace}
 * @throws {TraceError} The first mistake.
 */
export function readTrace(module, source) {
  /** @type {Trace | undefined} */
  let trace;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    if (/^[ \t\r]*$|^#/.test(line)) continue;
    const fields = parse(line, index + 1);
    if (trace) trace.inputs.push(readInput(fields, trace.inputs.at(-1)?.t ?? 0));
    else trace = readConfiguration(module, fields);
  }
  if (trace) return trace;
  const example = `{"rondo": 1, "viewport": ${SIZE}}`;
  throw new TraceError(lines.length, `no configuration, expected ${example}`);
}

/**
 * @param {string} line
 * @param {number} number
 */
function parse(line, number) {
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new TraceError(number, 'not JSON, expected one object a line');
  }
  if (!isObject(value)) {
    throw new TraceError(number, `${shown(value)} stands alone, expected an object`);
  }
  // JSON.parse keeps the last of equal keys, and says nothing.
  const written = line.replace(/"(\\.|[^"\\])*"/g, '').split(':').length - 1;
  if (keysIn(value) !== written) {
    throw new TraceError(number, 'a key is given twice, expected each once');
  }
  return new Fields(number, value);
}

/**
 * How many keys the objects in a value have.
 *
 * @param {unknown} value
 * @returns {number}
 */
function keysIn(value) {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum, inner) => sum + keysIn(inner), own);
}

/**
 * @param {Module} module
 * @param {Fields} fields
 * @returns {Trace}
 */
function readConfiguration(module, fields) {
  fields.required('rondo', '1, the version of the format', (value) => value === 1);
  for (const key of UNSUPPORTED_KEYS) {
    if (!fields.has(key)) continue;
    throw fields.error(`"${key}" is not supported yet, expected a trace without it`);
  }
  fields.allow(KEYS);
  const items = readItems(module, fields);
  const viewport = readViewport(fields);
  /** @type {Record<string, any>} */
  const configuration = {
    length: readExtent(module, fields),
    ...readEnds(fields),
    ...readAdvance(module, fields),
    keep: readNumber(module, fields, 'keep') ?? 3,
    initial: readInitial(fields, items),
  };
  for (const key of SAME) {
    const kind = CONFIGURATION[key];
    configuration[key] =
      typeof kind === 'string' ? readNumber(module, fields, key) : readWord(fields, key, kind);
  }
  configuration.viewport = configuration.axis === 'vertical' ? viewport.height : viewport.width;
  check(module, configuration, items, fields);
  if (!fields.value('pages', 'true or false', isFlag)) delete configuration.keep;
  const isInterval = (/** @type {unknown} */ value) => isNumber(value) && value > 0;
  const interval = fields.value('frameInterval', 'milliseconds above 0', isInterval);
  return { configuration, items, frameInterval: interval ?? 16, inputs: [] };
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
  try {
    module.create(configuration, itemsForEngine(items)).destroy();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { field, rule, value, item } = error;
    const isAdvance = field === 'interval' || field === 'duration';
    const owner = item === undefined ? undefined : title(items[item]);
    const named = isAdvance ? fields.named('"advance"') : owner ? fields.named(owner) : fields;
    throw named.wrong(field === 'length' ? 'extent' : field, shown(value), rule);
  }
}

/**
 * The items as `Module.create` takes them; those that are all alike by their count, as hosts give
 * them, since only the same arithmetic gives the same bits.
 *
 * @param {TraceItem[]} items
 */
export function itemsForEngine(items) {
  const count = items.length;
  if (items.every(({ extent, reuse }) => extent === undefined && reuse === undefined)) {
    return { count };
  }
  /** @type {(string | undefined)[]} */
  const kinds = [undefined, ...new Set(items.map(({ reuse }) => reuse).filter(isString))];
  return {
    count,
    length: (/** @type {number} */ index) => items[index].extent,
    kind: (/** @type {number} */ index) => kinds.indexOf(items[index].reuse),
  };
}

/**
 * @param {Module} module
 * @param {Fields} fields
 * @returns {TraceItem[]}
 */
function readItems(module, fields) {
  const ids = new Set();
  return (fields.value('items', 'a list of items', Array.isArray) ?? []).map(readItem);

  /** @param {unknown} value */
  function readItem(value) {
    const item = isString(value) ? { id: value } : readObject(value);
    if (ids.has(item.id)) {
      throw fields.error(`${title(item)} is given twice, expected each id once`);
    }
    ids.add(item.id);
    return item;
  }

  /** @param {any} value */
  function readObject(value) {
    if (!isObject(value)) {
      throw fields.error(`an item is ${shown(value)}, expected "a" or {"id": "a"}`);
    }
    const nameless = new Fields(fields.line, value, ' of an item');
    const id = nameless.required('id', 'a string', isString);
    const own = nameless.named(title({ id }));
    own.allow(['id', 'extent', 'reuse']);
    return { id, extent: readExtent(module, own), reuse: own.value('reuse', 'a string', isString) };
  }
}

/**
 * @param {Module} module
 * @param {Fields} fields
 */
function readExtent(module, fields) {
  const expected = `${module.rule('length')}, or "viewport"`;
  return fields.value('extent', expected, (value) => isNumber(value) || value === 'viewport');
}

/**
 * A number whose limits the engine checks.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {string} key
 */
function readNumber(module, fields, key) {
  return fields.value(key, module.rule(key), isNumber);
}

/**
 * @param {Fields} fields
 * @param {string} key
 * @param {readonly string[]} words
 */
function readWord(fields, key, words) {
  return fields.value(key, inWords(words), (value) => words.includes(value));
}

/** @param {Fields} fields */
function readEnds(fields) {
  if (!fields.has('ends')) return {};
  const ends = fields.object('ends', '{"start": "open", "end": "open"}');
  ends.allow(['start', 'end']);
  const words = ['open', 'pinned'];
  return { start: readWord(ends, 'start', words), end: readWord(ends, 'end', words) };
}

/**
 * @param {Module} module
 * @param {Fields} fields
 */
function readAdvance(module, fields) {
  if (!fields.has('advance')) return {};
  const advance = fields.object('advance', '{"interval": 3000, "duration": 300}');
  advance.allow(['interval', 'duration']);
  return {
    interval: advance.required('interval', module.rule('interval'), isNumber),
    duration: advance.required('duration', module.rule('duration'), isNumber),
  };
}

/**
 * @param {Fields} fields
 * @param {TraceItem[]} items
 */
function readInitial(fields, items) {
  const index = (/** @type {unknown} */ value) => items.findIndex(({ id }) => id === value);
  const id = fields.value('initial', 'the id of an item', (value) => index(value) >= 0);
  return id === undefined ? undefined : index(id);
}

/** @param {Fields} fields */
function readViewport(fields) {
  const viewport = fields.object('viewport', SIZE);
  viewport.allow(['width', 'height']);
  const isLength = (/** @type {unknown} */ value) => isNumber(value) && value >= 0 && value <= 1e9;
  const expected = 'a number of points from 0 to 1e9';
  return {
    width: viewport.required('width', expected, isLength),
    height: viewport.required('height', expected, isLength),
  };
}

// Inputs

/** @param {Fields} fields @param {string} key */
const place = (fields, key) =>
  fields.required(
    key,
    'a number of points from -1e9 to 1e9',
    (value) => isNumber(value) && Math.abs(value) <= 1e9,
  );
/** @param {Fields} fields @param {string} key */
const flagOrTrue = (fields, key) => fields.value(key, 'true or false', isFlag) ?? true;

const POINTER = { x: place, y: place };

/**
 * How each key of each input is read.
 *
 * @type {Record<string, Record<string, (fields: Fields, key: string) => any>>}
 */
const INPUTS = {
  press: POINTER,
  move: POINTER,
  release: POINTER,
  cancel: {},
  wheel: { dx: place, dy: place },
  follow: {
    by: place,
    phase: (fields, key) => {
      // In the order of the format's description.
      const words = [...PHASES.slice(1), PHASES[0]];
      return fields.required(key, inWords(words), (value) => PHASES.includes(value));
    },
  },
  next: { animated: flagOrTrue },
  previous: { animated: flagOrTrue },
  scroll: {
    to: (fields, key) => fields.required(key, 'a string', isString),
    animated: flagOrTrue,
    way: (fields, key) => readWord(fields, key, WAYS) ?? WAYS[0],
  },
  resize: { viewport: readViewport },
  hide: {},
  show: {},
  reduceMotion: { on: (fields, key) => fields.required(key, 'true or false', isFlag) },
  tick: {},
};

/**
 * @param {Fields} fields
 * @param {number} earliest
 * @returns {TraceInput & Record<string, any>}
 */
function readInput(fields, earliest) {
  const name = readName(fields);
  const keys = fields.named(`"${name}"`);
  const rules = INPUTS[name];
  keys.allow(['t', 'do', ...Object.keys(rules)]);
  const t = keys.required(
    't',
    'milliseconds of 0 or more',
    (value) => isNumber(value) && value >= 0,
  );
  if (t < earliest) {
    throw keys.wrong('t', text(t), `${earliest} or more: time never runs backwards`);
  }
  /** @type {TraceInput & Record<string, any>} */
  const input = { t, do: name };
  for (const [key, read] of Object.entries(rules)) input[key] = read(keys, key);
  return input;
}

/** @param {Fields} fields */
function readName(fields) {
  const names = Object.keys(INPUTS);
  const expected = inWords(names);
  const name = fields.required('do', expected, isString);
  // Two inputs have this name: a pointer's, with x and y, and an item's.
  const isOfItems = name === 'move' && (fields.has('id') || fields.has('before'));
  if (isOfItems || UNSUPPORTED_INPUTS.includes(name)) {
    const what = `"${name}"${isOfItems ? ' of an item' : ''}`;
    throw fields.error(`${what} is not supported yet, expected one of ${expected}`);
  }
  if (Object.hasOwn(INPUTS, name)) return name;
  throw fields.wrong('do', text(name), expected);
}

// Values

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/** @param {unknown} value @returns {value is string} */
function isString(value) {
  return typeof value === 'string';
}

/** @param {unknown} value @returns {value is boolean} */
function isFlag(value) {
  return typeof value === 'boolean';
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {{ id: string }} item */
function title({ id }) {
  return `item ${text(id)}`;
}

/** @param {readonly string[]} words */
function inWords(words) {
  const all = words.map(text);
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]}` : all[0];
}

/** @param {unknown} value */
function shown(value) {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : text(value);
}

/** @param {unknown} value */
function text(value) {
  return JSON.stringify(value);
}
