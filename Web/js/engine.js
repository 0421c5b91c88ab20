// @ts-check

// A scroller of the WebAssembly module: its inputs and its state.

import { flag, length, natural, points, wordOf } from './checks.js';
import { Door, FEED, POINTER, numbered } from './door.js';
import { EVENTS, PAUSED_STEPS, PHASES, WAYS, WHEEL_PHASES, keyOrNull, numberOf } from './words.js';

/**
 * @typedef {import('./checks.js').RuleError} RuleError
 * @typedef {import('./wasm.js').Module} Module
 * @typedef {import('./words.js').Items} Items
 * @typedef {import('./words.js').Tile} Tile
 * @typedef {import('./words.js').TileChange} TileChange
 */

/** The key for no item. */
const NONE = -1;

/**
 * The inputs of a scroller. Coordinates and steps are in points, from the viewport's top left
 * corner.
 */
const INPUTS = numbered({
  frame: {},
  ...POINTER,
  wheel: { dx: points, dy: points, notch: flag, phase: wordOf(WHEEL_PHASES) },
  next: { animated: flag },
  previous: { animated: flag },
  // Callers check that the index is valid.
  scroll: { index: natural, way: wordOf(WAYS), animated: flag },
  // Without `length` and `spacing` these stay unchanged.
  resize: { viewport: length, length: numberOf, spacing: numberOf },
  configure: { configuration: (_, configuration, module) => module.numbersOf(configuration) },
  hide: {},
  show: {},
  reduceMotion: { isReduced: flag },
  pause: { reasons: natural, step: wordOf(PAUSED_STEPS) },
  resume: { reasons: natural },
  // Skips steps that were missed during a time without frames.
  wake: {},
  // Replaces ranges of items, from the end of the list to the start; items with the same keys stay. With
  // `isReplaced` the list is new, and a feed restarts. Callers check that the ranges are valid, and that the
  // new keys are unique.
  splice: { isReplaced: flag, edits: (_, edits, module) => numbersOfEdits(module, edits) },
  // Sets the measured length of an item; the start of the current item stays in place. Callers check
  // that the index is valid.
  measure: { index: natural, length },
  ...FEED,
});

/** A scroller of the module. */
export class Engine extends Door {
  /** Whether the content can move. */
  canScroll = false;
  /** @type {number | null} The key of the last item at rest. */
  settled = null;
  /** @type {number | null} The key of the target item of a motion. */
  target = null;
  /** The reasons for auto-advance to wait: a sum of `PAUSES`. */
  pauses = 0;
  /** The slot of the current item. */
  slot = 0;
  /** The distance of the content past the current item's resting place. */
  offset = 0;
  /** The length by which a tile extends over the next tile, in points. */
  overlap = 0;
  #tilesVersion = 0;
  /** The version of the tiles in the last frame that reported them. */
  #reportedVersion = 0;
  /** @type {Map<number, Tile>} The tiles by number, in the last frame that reported tiles. */
  #reported = new Map();

  /**
   * @param {Module} module
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @param {Items} items
   * @throws {TypeError} If a value has the wrong type.
   * @throws {RuleError} If a value breaks its rule.
   */
  constructor(module, configuration, items) {
    super(module, 'rondo', INPUTS, numbersAnd(module, module.numbersOf(configuration), items));
    this.read(module.block);
  }

  /** Whether a tile has entered the viewport since the last `takeEvents`. */
  get hasComing() {
    return this.events.some(({ kind }) => kind === 'willAppear');
  }

  /** Whether anything moves without a finger. */
  get isFlying() {
    return this.phase === 'decelerating' || this.phase === 'animating';
  }

  /**
   * Draws a frame.
   *
   * @param {number} time
   * @returns {TileChange[]} The tiles that have changed.
   */
  frame(time) {
    this.take('frame', time);
    // Inputs can change tiles between frames, so versions are compared.
    if (this.#reportedVersion === this.#tilesVersion) return [];
    this.#reportedVersion = this.#tilesVersion;
    return this.#changes();
  }

  /** The changes since the last call. */
  #changes() {
    const reported = this.#reported;
    const tiles = this.tiles();
    this.#reported = new Map(tiles.map((tile) => [tile.number, tile]));
    const gone = [...reported.values()].filter(({ number }) => !this.#reported.has(number));
    const changed = tiles.filter(({ number, item, place, extent }) => {
      const before = reported.get(number);
      return before?.item !== item || before.place !== place || before.extent !== extent;
    });
    return [...gone.map((tile) => ({ ...tile, item: NONE })), ...changed];
  }

  /**
   * All tiles, in slot order.
   *
   * @returns {Tile[]}
   */
  tiles() {
    const block = this.ask('tiles');
    const tiles = [];
    for (let at = 1; at < 1 + 5 * block[0]; at += 5) {
      const [number, item, slot, place, extent] = block.subarray(at, at + 5);
      tiles.push({ number, item, slot, place, extent: extent + this.overlap });
    }
    return tiles;
  }

  /**
   * The stops: resting places in the order of the list. Items that share the place of a pinned end are
   * one stop.
   *
   * @param {number} [stop] The requested stop.
   * @returns {{ count: number, stop: number, isAtStart: boolean, isAtEnd: boolean, due: number,
   *   first: number }} The number of stops, the stop of the current item (-1 for none), whether it is the
   *   first and the last stop, the time of the next step of auto-advance, and the index of the first item
   *   of the requested stop (-1 for none).
   */
  stops(stop = 0) {
    const [count, current, isAtStart, isAtEnd, due, first] = this.ask('stops', stop);
    return {
      count,
      stop: current,
      isAtStart: isAtStart === 1,
      isAtEnd: isAtEnd === 1,
      due,
      first,
    };
  }

  /**
   * Whether the turned page arrives without further steps of its swipe; called after a step.
   *
   * @param {number} dx The whole step.
   * @param {number} dy
   */
  endsSwipe(dx, dy) {
    return this.ask('spent', dx, dy)[0] === 1;
  }

  /** The position of the content, in slots. */
  get slotPosition() {
    return this.ask('passage')[0];
  }

  /**
   * The current switch: the key of the probable target, and the progress from 0 to 1. Null without a
   * switch.
   *
   * @returns {{ to: number, progress: number } | null}
   */
  passage() {
    const [, to, progress] = this.ask('passage');
    return to < 0 ? null : { to, progress };
  }

  /**
   * Reads the state and the events.
   *
   * @override
   * @param {Float64Array} block
   */
  read(block) {
    this.phase = PHASES[block[1]];
    this.canScroll = block[2] === 1;
    this.deadline = block[3];
    this.current = keyOrNull(block[4]);
    this.settled = keyOrNull(block[5]);
    this.target = keyOrNull(block[6]);
    this.inFlight = block[7];
    this.pauses = block[8];
    this.slot = block[9];
    this.offset = block[10];
    this.track = block[11];
    this.#tilesVersion = block[12];
    for (let at = 14; at < 14 + 4 * block[13]; at += 4) {
      const kind = EVENTS[block[at]];
      // A step without a motion has no target, and is over.
      const to = keyOrNull(block[at + 2]) ?? (kind === 'begin' ? this.current : null);
      this.events.push({ kind, from: keyOrNull(block[at + 1]), to, tile: block[at + 3] });
    }
  }
}

/**
 * The numbers of edits for the block: of each its range, how many are left, and its items.
 *
 * @param {Module} module
 * @param {import('./smallest-edit.js').Edit[]} edits
 */
function numbersOfEdits(module, edits) {
  const parts = edits.map(({ start, removed, items }, index) =>
    numbersAnd(module, [natural('start', start), natural('removed', removed), edits.length - 1 - index], items),
  );
  return parts.length > 1 ? parts.flatMap((part) => [...part]) : parts[0];
}

/**
 * The numbers of items for the block, after other numbers. Keys and kinds are not checked, because scripts
 * of the element make them.
 *
 * @param {Module} module
 * @param {number[]} numbers
 * @param {Items} items
 * @throws {TypeError} If a value has the wrong type.
 * @throws {RangeError} If a value breaks its rule.
 */
function numbersAnd(module, numbers, { count, start = 0, key, length, kind }) {
  natural('count', count);
  const isDescribed = (key ?? length ?? kind) !== undefined;
  let at = numbers.length + 2;
  const all = new Float64Array(at + (isDescribed ? 3 * count : 1));
  all.set([...numbers, count, isDescribed ? 1 : 0]);
  if (!isDescribed) return all;
  const first = at;
  // Items with consecutive keys, and no other values, take no memory in the module.
  let isRun = true;
  for (let index = 0; index < count; index += 1) {
    all[at] = key?.(index) ?? index;
    all[at + 1] = module.number('length', length?.(index), start + index);
    all[at + 2] = kind?.(index) ?? 0;
    isRun &&= all[at] === all[first] + index && Number.isNaN(all[at + 1]) && all[at + 2] === 0;
    at += 3;
  }
  return isRun && count > 0 ? Float64Array.of(...numbers, count, 0, all[first]) : all;
}
