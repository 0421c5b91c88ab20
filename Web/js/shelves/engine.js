// @ts-check

// One shelf list of the WebAssembly module: what it takes, and how it says how things are.

import { RuleError, flag, length, natural, points, wordOf } from '../checks.js';
import { Door } from '../door.js';
import { EVENTS, FIELDS, PHASES, WAYS, WHEEL_PHASES, keyOrNull } from '../words.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 * @typedef {import('../words.js').Phase} Phase
 *
 * @typedef {object} ShelvesConfiguration
 * @property {Record<string, any>} list As of a scroller.
 * @property {Record<string, any>} shelf The same.
 * @property {'shared' | 'own'} [pool]
 * @property {number} [remembered]
 * @property {number} [batch]
 * @property {number} [capacity]
 *
 * @typedef {object} Listed A shelf as the block holds it.
 * @property {number} key
 * @property {ArrayLike<number>} numbers
 *
 * @typedef {{ kind: 'fetch', number: number, keys: number[] }
 *   | { kind: 'cancel', number: number }
 *   | { kind: 'forget', key: number }} Action What to do about data.
 *
 * @typedef {EngineEvent & { shelf: number | null }} ShelfEvent With the key of the shelf that it is
 *   about; null for the list, whose items are the shelves.
 *
 * @typedef {object} Changes What is not as it was.
 * @property {{ number: number, shelf: number, place: number, extent: number }[]} rows A shelf of -1
 *   hides one.
 * @property {{ number: number, track: number }[]} tracks Rows that moved.
 * @property {CellChange[]} cells
 *
 * @typedef {object} CellChange
 * @property {number} number
 * @property {number} item The key of the item that it shows, -1 to hide it.
 * @property {number} row The number of the row that it is on.
 * @property {number} place
 * @property {number} extent
 * @property {number} revision Of the item's data; 0 for none, and a placeholder.
 *
 * @typedef {object} Offset
 * @property {number} shelf
 * @property {number | null} item
 * @property {number} slot
 * @property {number} distance
 * @property {number} viewport
 *
 * @typedef {{ list: Offset | null, shelves: Offset[] }} Offsets
 */

/** No shelf: the list itself, or its end. */
const NONE = -1;

/** @type {import('../door.js').Check} */
const keyOf = (_, key) => key ?? NONE;

/** @type {import('../door.js').Check} */
const keysOf = (_, keys) => [keys.length, ...keys];

/** @type {import('../door.js').Check} */
const listed = (_, shelves) => inBlock(shelves);

/**
 * What a shelf list takes. Coordinates and steps are in points, from the viewport's top left corner;
 * where a shelf is named by its key, null stands for the list.
 *
 * @type {import('../door.js').Inputs}
 */
const INPUTS = {
  frame: {},
  run: {},
  press: { x: points, y: points },
  move: { x: points, y: points },
  release: { x: points, y: points },
  cancel: {},
  // Where it is, the pointer; without it, it is on the current shelf.
  wheel: {
    dx: points,
    dy: points,
    y: (name, y) => (y === undefined ? NaN : points(name, y)),
    notch: flag,
    phase: wordOf(WHEEL_PHASES),
  },
  follow: { shelf: keyOf, by: points, phase: wordOf(PHASES) },
  next: { shelf: keyOf, animated: flag },
  previous: { shelf: keyOf, animated: flag },
  // To the shelf of a key; or on a shelf, to the item of an index, which the caller knows.
  scroll: { shelf: keyOf, target: natural, way: wordOf(WAYS), animated: flag },
  resize: { width: length, height: length },
  hide: {},
  show: {},
  reduceMotion: { isReduced: flag },
  // To where everything was; what is not named goes to its start.
  restore: { offsets: (_, offsets) => numbersOf(offsets) },
  insert: { shelves: listed, before: keyOf },
  remove: { shelves: keysOf },
  reorder: { shelf: keyOf, before: keyOf },
  // Other shelves, matched by key with those there are; or another list, with which a feed starts again.
  replace: { shelves: listed, isReplaced: flag },
  // There is data of items, or other data.
  update: { items: keysOf },
  // The keys of the items that came, none when the request failed.
  receiveItems: { items: keysOf, number: natural },
  // Asks for pages from the first one when the current shelf is so near to the last.
  feed: { prefetch: natural },
  unfeed: {},
  // A page has come, whose shelves `insert` has taken; behind an empty one the next has to wait.
  receive: { number: natural, count: natural, isLast: flag },
  // A request for a page has failed, and is made again after a while.
  fail: { number: natural },
  retry: {},
};

/** One shelf list of the module. */
export class ShelvesEngine extends Door {
  /** @type {Phase} What is visibly going on: a drag before all other motion. */
  phase = 'idle';
  /** Whether anything moves that no finger holds. */
  movesByItself = false;
  /** When the next thing happens without input, infinity for never. */
  deadline = Infinity;
  /** @type {number | null} The key of the shelf whose resting place is nearest. */
  current = null;
  /** The number of the request for a page that is wanted or waits for its answer; 0 for none. */
  inFlight = 0;
  /** How many lists of shelves there have been, where each is another than the one before. */
  lists = 0;
  /** How far the viewport's leading edge is along the list's track, as of the last frame. */
  track = 0;
  /** @type {ShelfEvent[]} */
  #events = [];
  /** @type {Action[]} */
  #actions = [];

  /**
   * @param {Module} module
   * @param {ShelvesConfiguration} configuration
   * @param {Listed[]} shelves
   * @param {(key: number) => string} nameOf What a mistake calls a shelf.
   * @throws {RuleError} A rule is broken.
   */
  constructor(module, { list, shelf, pool, remembered, batch, capacity }, shelves, nameOf) {
    const numbers = [
      ...module.numbersOf(list),
      ...module.numbersOf(shelf),
      pool === 'own' ? 1 : 0,
      ...[remembered, batch, capacity].map((number) => number ?? NaN),
      ...inBlock(shelves),
    ];
    super(module, 'rondo_shelves', INPUTS, numbers, ruleErrorOf(nameOf));
    this.read(module.block);
  }

  /** What happened since the last call, in order. */
  takeEvents() {
    return this.#events.splice(0);
  }

  /** What is to be done about data since the last call, in order. */
  takeActions() {
    return this.#actions.splice(0);
  }

  /**
   * Takes note of a wheel's step, before it is taken.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number} time By any clock.
   * @returns {{ begins: boolean }} Whether it begins another swipe.
   */
  swipe(dx, dy, time) {
    return { begins: this.ask('swipe', points('dx', dx), points('dy', dy), time)[0] === 1 };
  }

  /**
   * Draws a frame.
   *
   * @param {number} time
   * @returns {Changes}
   */
  frame(time) {
    this.take('frame', time);
    const block = this.ask('changes');
    let at = 0;
    const next = () => block[at++];
    /**
     * @template Value
     * @param {() => Value} one
     */
    const several = (one) => Array.from({ length: next() }, one);
    this.track = next();
    return {
      rows: several(() => ({ number: next(), shelf: next(), place: next(), extent: next() })),
      tracks: several(() => ({ number: next(), track: next() })),
      cells: several(() => ({
        number: next(),
        item: next(),
        row: next(),
        place: next(),
        extent: next(),
        revision: next(),
      })),
    };
  }

  /**
   * Where everything is, so that it can be brought back.
   *
   * @returns {Offsets}
   */
  get offsets() {
    const block = this.ask('offsets');
    let at = 0;
    const next = () => block[at++];
    const offset = () => ({
      shelf: next(),
      item: keyOrNull(next()),
      slot: next(),
      distance: next(),
      viewport: next(),
    });
    return {
      list: next() === 1 ? offset() : null,
      shelves: Array.from({ length: next() }, offset),
    };
  }

  /**
   * Reads how things are, what happened and what is to be done about data.
   *
   * @override
   * @param {Float64Array} block
   */
  read(block) {
    this.lists = block[1];
    let at = 3;
    const next = () => block[at++];
    for (const end = at + block[2]; at < end; ) this.#actions.push(readAction(next));
    this.phase = PHASES[next()];
    this.movesByItself = next() === 1;
    this.deadline = next();
    this.current = keyOrNull(next());
    this.inFlight = next();
    for (let left = next(); left > 0; left -= 1) {
      this.#events.push({
        shelf: keyOrNull(next()),
        kind: EVENTS[next()],
        from: keyOrNull(next()),
        to: keyOrNull(next()),
        tile: next(),
      });
    }
  }
}

/** What a page calls fields that have another name there. @type {Record<string, string>} */
const NAMES_OF_LIST = { items: 'length of all shelves' };
/** @type {Record<string, string>} */
const NAMES_OF_SHELF = {
  length: 'itemLength',
  spacing: 'itemSpacing',
  items: 'length of all items',
};

/**
 * What says which rule the module found broken.
 *
 * @param {(key: number) => string} nameOf
 */
function ruleErrorOf(nameOf) {
  return (/** @type {Module} */ module, /** @type {Float64Array} */ block) => {
    const [, field, value, item, shelf, isOfList] = block;
    const name = FIELDS[field];
    const own = (isOfList ? NAMES_OF_LIST : NAMES_OF_SHELF)[name] ?? name;
    const owner = shelf < 0 ? '' : ` of shelf ${nameOf(shelf)}`;
    const error = new RuleError(`${own}${owner}`, module.rule(name), value);
    const whose = { shelf, isOfList: isOfList === 1, item };
    return Object.assign(error, { field: own, engineField: name, ...whose });
  };
}

/**
 * @param {() => number} next
 * @returns {Action}
 */
function readAction(next) {
  const kind = next();
  if (kind === 1) return { kind: 'cancel', number: next() };
  if (kind === 2) return { kind: 'forget', key: next() };
  return { kind: 'fetch', number: next(), keys: Array.from({ length: next() }, next) };
}

/** @param {Listed[]} shelves */
function inBlock(shelves) {
  const size = shelves.reduce((sum, { numbers }) => sum + numbers.length, 1);
  const all = new Float64Array(size);
  all[0] = shelves.length;
  let at = 1;
  for (const { numbers } of shelves) {
    all.set(numbers, at);
    at += numbers.length;
  }
  return all;
}

/**
 * Where everything is to be, as the block holds it.
 *
 * @param {Offsets} offsets
 */
function numbersOf({ list, shelves }) {
  /** @param {Offset} offset */
  const numbers = ({ shelf, item, slot, distance, viewport }) => [
    ...[shelf, item ?? NONE, slot, distance, viewport],
  ];
  const ofList = list ? [1, ...numbers(list)] : [0];
  return [...ofList, shelves.length, ...shelves.flatMap(numbers)];
}
