// @ts-check

// A shelf list of the WebAssembly module: its inputs and its state.

import { RuleError, flag, length, natural, points, wordOf } from '../checks.js';
import { Door, FEED, POINTER, numbered } from '../door.js';
import { EVENTS, FIELDS, PHASES, WAYS, WHEEL_PHASES, keyOrNull } from '../words.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 *
 * @typedef {object} ShelvesConfiguration
 * @property {Record<string, any>} list The configuration of a scroller.
 * @property {Record<string, any>} shelf The configuration of a scroller, for shelves.
 * @property {'shared' | 'own'} [pool]
 * @property {number} [remembered]
 * @property {number} [batch]
 * @property {number} [capacity]
 *
 * @typedef {object} Listed A shelf in the block.
 * @property {number} key
 * @property {ArrayLike<number>} numbers
 *
 * @typedef {{ kind: 'fetch', number: number, keys: number[] }
 *   | { kind: 'cancel', number: number }
 *   | { kind: 'forget', key: number }} Action An action for data.
 *
 * @typedef {EngineEvent & { shelf: number | null }} ShelfEvent An event with the key of its shelf; null for
 *   the list, whose items are the shelves.
 *
 * @typedef {object} Changes The changes of a frame.
 * @property {import('../words.js').TileChange[]} rows The changed rows, whose items are shelves.
 * @property {{ number: number, track: number }[]} tracks The rows that have moved.
 * @property {CellChange[]} cells
 *
 * @typedef {import('../words.js').TileChange & InRow} CellChange
 *
 * @typedef {object} InRow
 * @property {number} row The number of the row.
 * @property {number} revision The revision of the item's data; 0 for a placeholder.
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

/** The key for no shelf: the list, or its end. */
const NONE = -1;

/** @type {import('../door.js').Check} */
const keyOf = (_, key) => key ?? NONE;

/** @type {import('../door.js').Check} */
const keysOf = (_, keys) => [keys.length, ...keys];

/** @type {import('../door.js').Check} */
const listed = (_, shelves) => inBlock(shelves);

/** @type {import('../door.js').Check} */
const madeOf = (_, [module, configuration, shelves]) => allNumbers(module, configuration, shelves);

/**
 * The inputs of a shelf list. Coordinates and steps are in points, from the viewport's top left
 * corner; null instead of a shelf's key means the list.
 */
const INPUTS = numbered({
  frame: {},
  run: {},
  ...POINTER,
  // `y` is the position of the pointer; without `y` the current shelf moves.
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
  // Scrolls to the shelf with a key, or on a shelf to the item at an index. Callers check the index.
  scroll: { shelf: keyOf, target: natural, way: wordOf(WAYS), animated: flag },
  resize: { width: length, height: length },
  hide: {},
  show: {},
  reduceMotion: { isReduced: flag },
  // Restores positions; other content goes to its start.
  restore: { offsets: (_, offsets) => numbersOf(offsets) },
  // Changes layout and motion to those of an engine with these parts; the shelves are the same.
  configure: { configuration: madeOf },
  insert: { shelves: listed, before: keyOf },
  remove: { shelves: keysOf },
  reorder: { shelf: keyOf, before: keyOf },
  // With `isReplaced` replaces the list, matched by key, and a feed restarts; otherwise only the shelves with
  // these keys, in the order of the list.
  replace: { shelves: listed, isReplaced: flag },
  // New or changed data of items.
  update: { items: keysOf },
  // The keys of the loaded items, empty after a failure.
  receiveItems: { items: keysOf, number: natural },
  ...FEED,
});

/** A shelf list of the module. */
export class ShelvesEngine extends Door {
  /** Whether anything moves without a finger. */
  isFlying = false;
  /** The number of different lists of shelves so far. */
  lists = 0;
  /** @type {Action[]} */
  #actions = [];

  /**
   * @param {Module} module
   * @param {ShelvesConfiguration} configuration
   * @param {Listed[]} shelves
   * @param {(key: number) => string} nameOf Returns the name of a shelf in errors.
   * @throws {RuleError} If a rule is broken.
   */
  constructor(module, configuration, shelves, nameOf) {
    const numbers = allNumbers(module, configuration, shelves);
    super(module, 'rondo_shelves', INPUTS, numbers, ruleErrorOf(nameOf));
    this.read(module.block);
  }

  /** The loading actions since the last call, in order. */
  takeActions() {
    return this.#actions.splice(0);
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
      rows: several(() => ({ number: next(), item: next(), place: next(), extent: next() })),
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
   * All positions, for `restore`.
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
   * Reads the state, the events and the loading actions.
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
    this.isFlying = next() === 1;
    this.deadline = next();
    this.current = keyOrNull(next());
    this.inFlight = next();
    for (let left = next(); left > 0; left -= 1) {
      this.events.push({
        shelf: keyOrNull(next()),
        kind: EVENTS[next()],
        from: keyOrNull(next()),
        to: keyOrNull(next()),
        tile: next(),
      });
    }
  }
}

/** The names of fields in a page. @type {Record<string, string>} */
const NAMES_OF_LIST = { items: 'length of all shelves' };
/** @type {Record<string, string>} */
const NAMES_OF_SHELF = {
  length: 'itemLength',
  spacing: 'itemSpacing',
  items: 'length of all items',
};

/**
 * Makes the function that returns the error for a broken rule.
 *
 * @param {(key: number) => string} nameOf
 */
function ruleErrorOf(nameOf) {
  return (/** @type {Module} */ module, /** @type {Float64Array} */ block) => {
    const [, field, value, , shelf, isOfList] = block;
    const name = FIELDS[field];
    const own = (isOfList ? NAMES_OF_LIST : NAMES_OF_SHELF)[name] ?? name;
    const owner = shelf < 0 ? '' : ` of shelf ${nameOf(shelf)}`;
    const error = new RuleError(`${own}${owner}`, module.rule(name), value);
    return Object.assign(error, { field: own, isOfList: isOfList === 1 });
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

/**
 * A configuration and shelves for the block.
 *
 * @param {Module} module
 * @param {ShelvesConfiguration} configuration
 * @param {Listed[]} shelves
 */
function allNumbers(module, { list, shelf, pool, remembered, batch, capacity }, shelves) {
  return [
    ...module.numbersOf(list),
    ...module.numbersOf(shelf),
    pool === 'own' ? 1 : 0,
    ...[remembered, batch, capacity].map((number) => number ?? NaN),
    ...inBlock(shelves),
  ];
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
 * Positions for the block.
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
