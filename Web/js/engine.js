// @ts-check

// The only file that knows the functions of the WebAssembly module and the layout of the block of
// numbers that both sides share. A mistake of the caller would end in the module as `unreachable`,
// without a word of what was wrong; so everything is checked here, and thrown with name and rule.

/** The version of the functions and of the block that this file speaks. */
const VERSION = 1;

/** No coordinate, step or length is greater, in points. */
const LONGEST = 1e9;

/** The module's whole numbers have 32 bits. */
const LARGEST = 2 ** 31 - 1;

const ENDS = ['open', 'pinned'];

/**
 * What a configuration may hold, in the order of the block: the words of a choice, the engine's
 * default first, or the kind of number. What is left out is the engine's default.
 *
 * @typedef {readonly string[] | 'number' | 'whole' | 'length'} Kind
 * @type {Record<string, Kind>}
 */
export const CONFIGURATION = {
  viewport: 'number',
  axis: ['horizontal', 'vertical'],
  direction: ['ltr', 'rtl'],
  length: 'length',
  spacing: 'number',
  alignment: ['start', 'center', 'end'],
  start: ENDS,
  end: ENDS,
  single: ['still', 'repeat'],
  short: ['repeat', 'still'],
  snap: ['page', 'item', 'none'],
  overscan: 'whole',
  keep: 'whole',
  initial: 'whole',
  interval: 'number',
  duration: 'number',
  slop: 'number',
  flick: 'number',
  decelerationRate: 'number',
  stoppingSpeed: 'number',
  rubberBand: 'number',
  springRate: 'number',
  tolerance: 'number',
  stillness: 'number',
  velocityWindow: 'number',
  scrollDuration: 'number',
  wheelPause: 'number',
};

/** The names of the module's fields, by number; `items` stands for the length of all of them. */
const FIELDS = [
  'viewport',
  'length',
  'spacing',
  'items',
  'overscan',
  'keep',
  'initial',
  'slop',
  'flick',
  'decelerationRate',
  'stoppingSpeed',
  'rubberBand',
  'springRate',
  'tolerance',
  'stillness',
  'velocityWindow',
  'scrollDuration',
  'wheelPause',
  'interval',
  'duration',
];

export const PHASES = /** @type {const} */ (['idle', 'dragging', 'decelerating', 'animating']);
export const WAYS = /** @type {const} */ (['shortest', 'forward', 'backward']);
const REFUSALS = /** @type {const} */ ([
  'pointerIsDown',
  'noPointerIsDown',
  'wheelWhilePointerIsDown',
]);
const EVENTS = /** @type {const} */ ([
  'change',
  'begin',
  'settle',
  'cancel',
  'willAppear',
  'didAppear',
  'willDisappear',
  'didDisappear',
  'reclaim',
]);

/**
 * @typedef {typeof PHASES[number]} Phase
 * @typedef {typeof WAYS[number]} Way
 * @typedef {typeof REFUSALS[number]} Refusal
 *
 * @typedef {object} EngineEvent Indices are null where there is no item.
 * @property {typeof EVENTS[number]} kind
 * @property {number | null} from The item it is about, or the one before.
 * @property {number | null} to The item after a `change` or `settle`.
 * @property {number} tile The number of the tile, -1 for none.
 *
 * @typedef {object} TileChange What to do with a tile.
 * @property {number} number Names the tile, from 1.
 * @property {number} index The item that it shows, -1 to hide it.
 * @property {number} place Its leading edge on the track, in points.
 * @property {number} extent Its length along the axis, in points.
 *
 * @typedef {object} Tile
 * @property {number} number
 * @property {number} index
 * @property {number} slot
 * @property {number} start From the viewport's leading edge, in points.
 * @property {number} extent
 *
 * @typedef {object} Items
 * @property {number} count
 * @property {(index: number) => number | 'viewport' | undefined} [length]
 * @property {(index: number) => number} [kind]
 */

/** A rule that a configuration or its items break. */
export class RuleError extends RangeError {
  /**
   * @param {string} field The name of the value.
   * @param {string} rule What it must be.
   * @param {unknown} value
   * @param {number} [item] The item whose value it is.
   */
  constructor(field, rule, value, item) {
    const name = item === undefined ? field : `${field} of item ${item}`;
    super(`${name} must be ${rule}, not ${value}`);
    this.name = 'RangeError';
    this.field = field;
    this.rule = rule;
    this.value = value;
    this.item = item;
  }
}

/**
 * Loads the module.
 *
 * @param {string | URL | BufferSource} source Its address, or its bytes.
 */
export async function loadModule(source) {
  let bytes = /** @type {BufferSource} */ (source);
  if (typeof source === 'string' || source instanceof URL) {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
    // A module this small gains nothing by streaming, which asks servers for the right MIME type.
    bytes = await response.arrayBuffer();
  }
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Module(instance);
}

/** The loaded module: makes any number of engines. */
export class Module {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} */
    this.functions = instance.exports;
    const version = this.functions.rondo_version();
    if (version !== VERSION) {
      throw new Error(`rondo.wasm is of version ${version}, its JavaScript of version ${VERSION}`);
    }
    this.numbers = new Float64Array(0);
  }

  /**
   * The shared numbers, from where the block is.
   *
   * @param {number} pointer
   */
  view(pointer) {
    const { buffer } = this.functions.memory;
    // Growing memory leaves the old buffer empty behind.
    if (this.numbers.buffer !== buffer || this.numbers.byteOffset !== pointer) {
      this.numbers = new Float64Array(buffer, pointer);
    }
    return this.numbers;
  }

  /**
   * What a value must be, to follow the words "must be".
   *
   * @param {string} name Of the value in a configuration.
   */
  rule(name) {
    const field = FIELDS.indexOf(name);
    const { memory, rondo_rule, rondo_rule_length } = this.functions;
    const text = new Uint8Array(memory.buffer, rondo_rule(field), rondo_rule_length(field));
    return new TextDecoder().decode(text);
  }

  /**
   * Makes an engine.
   *
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @param {Items} items
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RuleError} A value breaks its rule.
   */
  create(configuration, items) {
    for (const name in configuration) {
      if (!(name in CONFIGURATION)) throw new TypeError(`${name} is no part of a configuration`);
    }
    const handle = this.#create(configuration, items);
    if (handle) return new Engine(this, handle);
    const [field, value, item] = this.view(this.functions.rondo_block(0));
    const name = FIELDS[field];
    throw new RuleError(name, this.rule(name), value, item < 0 ? undefined : item);
  }

  /**
   * @param {Record<string, any>} configuration
   * @param {Items} items
   */
  #create(configuration, { count, length, kind }) {
    checkKind('count', 'number', count);
    if (!isWhole(count) || count < 0) {
      throw new RangeError(`count must be a whole number from 0 to ${LARGEST}, not ${count}`);
    }
    const isDescribed = length !== undefined || kind !== undefined;
    const numbers = [];
    for (const name in CONFIGURATION) numbers.push(this.#number(name, configuration[name]));
    numbers.push(count, isDescribed ? 1 : 0);
    // The functions are the caller's code, which may use this module too: they come before the
    // block is touched.
    const described = new Float64Array(isDescribed ? 2 * count : 0);
    for (let index = 0; index < described.length / 2; index += 1) {
      described[2 * index] = this.#number('length', length?.(index), index);
      described[2 * index + 1] = wholeKind(kind?.(index) ?? 0, index);
    }
    const room = numbers.length + described.length;
    const block = this.view(this.functions.rondo_block(room));
    block.set(numbers);
    block.set(described, numbers.length);
    return this.functions.rondo_create();
  }

  /**
   * A value as the block holds it; NaN for one left out.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {number} [item]
   */
  #number(name, value, item) {
    if (value === undefined) return NaN;
    const kind = CONFIGURATION[name];
    checkKind(name, kind, value);
    if (typeof kind !== 'string') return kind.indexOf(/** @type {string} */ (value));
    if (value === 'viewport') return Infinity;
    if (!Number.isFinite(value) || (kind === 'whole' && !isWhole(value))) {
      throw new RuleError(name, this.rule(name), value, item);
    }
    return /** @type {number} */ (value);
  }
}

/** One scroller of the module. Times are in milliseconds and never run backwards. */
export class Engine {
  #module;
  #handle;
  #now = 0;

  /** @type {Phase} */
  phase = 'idle';
  /** Whether there is anything on screen that can move. */
  canScroll = false;
  /** When something happens by itself next, infinity for never. */
  deadline = Infinity;
  /** @type {number | null} The item whose resting place is nearest. */
  current = null;
  /** @type {number | null} The item that things rested on last. */
  settled = null;
  /** @type {number | null} The item that a motion is going to. */
  target = null;
  /** The slot of the current item, as of the last frame. */
  slot = 0;
  /** How far the content is past the current item's resting place, as of the last frame. */
  offset = 0;
  /** How far the viewport's leading edge is along the track, as of the last frame. */
  track = 0;
  /** @type {EngineEvent[]} */
  #events = [];

  /**
   * @param {Module} module
   * @param {number} handle
   */
  constructor(module, handle) {
    this.#module = module;
    this.#handle = handle;
    this.#readState();
  }

  /** The time that everything is worked out for. */
  get now() {
    return this.#now;
  }

  /** Frees it; it must not be used again. */
  destroy() {
    this.#module.functions.rondo_destroy(this.#handle);
  }

  /** What happened since the last call, in order. */
  takeEvents() {
    const events = this.#events;
    if (events.length > 0) this.#events = [];
    return events;
  }

  /**
   * Draws a frame.
   *
   * @param {number} time
   * @returns {TileChange[]} The tiles that are not as they were.
   */
  frame(time) {
    this.#advance(time);
    const block = this.#module.view(this.#module.functions.rondo_frame(this.#handle, time));
    let at = this.#read(block);
    this.slot = block[at];
    this.offset = block[at + 1];
    this.track = block[at + 2];
    const changes = [];
    const end = at + 4 + 4 * block[at + 3];
    for (at += 4; at < end; at += 4) {
      changes.push({
        number: block[at],
        index: block[at + 1],
        place: block[at + 2],
        extent: block[at + 3],
      });
    }
    return changes;
  }

  /**
   * All tiles, in slot order.
   *
   * @returns {Tile[]}
   */
  tiles() {
    const block = this.#module.view(this.#module.functions.rondo_tiles(this.#handle));
    const tiles = [];
    for (let at = 1; at < 1 + 5 * block[0]; at += 5) {
      const [number, index, slot, start, extent] = block.subarray(at, at + 5);
      tiles.push({ number, index, slot, start, extent });
    }
    return tiles;
  }

  /**
   * A pointer goes down, in points from the viewport's corner.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  press(x, y, time) {
    return this.#refusable('rondo_press', time, points('x', x), points('y', y));
  }

  /**
   * The pointer moves.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  move(x, y, time) {
    return this.#refusable('rondo_move', time, points('x', x), points('y', y));
  }

  /**
   * The pointer goes up.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  release(x, y, time) {
    return this.#refusable('rondo_release', time, points('x', x), points('y', y));
  }

  /**
   * The system took the pointer away.
   *
   * @param {number} time
   */
  cancel(time) {
    return this.#refusable('rondo_cancel', time);
  }

  /**
   * A wheel or trackpad step.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number} time
   */
  wheel(dx, dy, time) {
    return this.#refusable('rondo_wheel', time, points('dx', dx), points('dy', dy));
  }

  /**
   * A host that scrolls by itself moved the content.
   *
   * @param {number} by
   * @param {Phase} phase
   * @param {number} time
   */
  follow(by, phase, time) {
    this.#input('rondo_follow', time, points('by', by), oneOf('phase', PHASES, phase));
  }

  /**
   * One item on.
   *
   * @param {boolean} animated
   * @param {number} time
   */
  next(animated, time) {
    this.#input('rondo_next', time, animated);
  }

  /**
   * One item back.
   *
   * @param {boolean} animated
   * @param {number} time
   */
  previous(animated, time) {
    this.#input('rondo_previous', time, animated);
  }

  /**
   * To an item; its index must be in range, which the caller knows.
   *
   * @param {number} index
   * @param {Way} way
   * @param {boolean} animated
   * @param {number} time
   */
  scroll(index, way, animated, time) {
    this.#input('rondo_scroll', time, index, oneOf('way', WAYS, way), animated);
  }

  /**
   * The viewport has another length along the axis.
   *
   * @param {number} viewport
   * @param {number} time
   */
  resize(viewport, time) {
    if (!(viewport >= 0)) {
      throw new RangeError(`viewport must be 0 or more points, not ${viewport}`);
    }
    this.#input('rondo_resize', time, points('viewport', viewport));
  }

  /**
   * The page is hidden.
   *
   * @param {number} time
   */
  hide(time) {
    this.#input('rondo_hide', time);
  }

  /**
   * The page is shown again.
   *
   * @param {number} time
   */
  show(time) {
    this.#input('rondo_show', time);
  }

  /**
   * Whether motion is to be reduced.
   *
   * @param {boolean} isReduced
   * @param {number} time
   */
  reduceMotion(isReduced, time) {
    this.#input('rondo_reduce_motion', time, isReduced);
  }

  /**
   * Whether auto-advance may start steps.
   *
   * @param {boolean} isAllowed
   * @param {number} time
   */
  allowAdvance(isAllowed, time) {
    this.#input('rondo_allow_advance', time, isAllowed);
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {(number | boolean)[]} values
   * @returns {number | undefined}
   */
  #input(name, time, ...values) {
    this.#advance(time);
    const code = this.#module.functions[name](this.#handle, ...values, time);
    this.#readState();
    return code;
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {number[]} values
   * @returns {Refusal | null} Why the input makes no sense now; nothing has changed then.
   */
  #refusable(name, time, ...values) {
    const code = /** @type {number} */ (this.#input(name, time, ...values));
    return REFUSALS[code] ?? null;
  }

  /** @param {number} time */
  #advance(time) {
    if (!Number.isFinite(time) || time < this.#now) {
      throw new RangeError(`time must be finite and not before ${this.#now}, not ${time}`);
    }
    this.#now = time;
  }

  #readState() {
    this.#read(this.#module.view(this.#module.functions.rondo_state(this.#handle)));
  }

  /**
   * Reads what each answer begins with.
   *
   * @param {Float64Array} block
   * @returns {number} Where it ends.
   */
  #read(block) {
    this.phase = PHASES[block[0]];
    this.canScroll = block[1] === 1;
    this.deadline = block[2];
    this.current = indexOrNull(block[3]);
    this.settled = indexOrNull(block[4]);
    this.target = indexOrNull(block[5]);
    let at = 7;
    for (const end = at + 4 * block[6]; at < end; at += 4) {
      this.#events.push({
        kind: EVENTS[block[at]],
        from: indexOrNull(block[at + 1]),
        to: indexOrNull(block[at + 2]),
        tile: block[at + 3],
      });
    }
    return at;
  }
}

/**
 * Throws when a value is not of its kind, which can be told without the module.
 *
 * @param {string} name
 * @param {Kind} kind
 * @param {unknown} value
 */
export function checkKind(name, kind, value) {
  if (typeof kind !== 'string') {
    oneOf(name, kind, value);
  } else if (typeof value !== 'number' && !(kind === 'length' && value === 'viewport')) {
    const what = kind === 'length' ? '"viewport" or a number' : 'a number';
    throw new TypeError(`${name} must be ${what}, not ${quoted(value)}`);
  }
}

/** @param {unknown} value */
function isWhole(value) {
  return Number.isInteger(value) && Math.abs(/** @type {number} */ (value)) <= LARGEST;
}

/**
 * @param {number} kind
 * @param {number} item
 */
function wholeKind(kind, item) {
  if (isWhole(kind)) return kind;
  throw new RangeError(`kind of item ${item} must be a whole number, not ${quoted(kind)}`);
}

/** @param {number} number */
function indexOrNull(number) {
  return number < 0 ? null : number;
}

/**
 * @param {string} name
 * @param {number} value
 */
function points(name, value) {
  if (Math.abs(value) <= LONGEST) return value;
  throw new RangeError(`${name} must be a number of points within ${LONGEST}, not ${value}`);
}

/**
 * The number of a word.
 *
 * @param {string} name
 * @param {readonly string[]} words
 * @param {unknown} word
 */
function oneOf(name, words, word) {
  const index = words.indexOf(/** @type {string} */ (word));
  if (index >= 0) return index;
  const all = words.map(quoted);
  const list = `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]}`;
  const Kind = typeof word === 'string' ? RangeError : TypeError;
  throw new Kind(`${name} must be ${list}, not ${quoted(word)}`);
}

/** @param {unknown} value */
export function quoted(value) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
