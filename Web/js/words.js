// @ts-check

// The words for numbers of the module and the shared block. The order of a list is the order of the numbers.

const ENDS = ['open', 'pinned'];

/**
 * The fields of a configuration, in the order of the engine: the words of a choice with the default first, or
 * the kind of number. An absent field has the engine's default.
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
  step: 'whole',
  overscan: 'whole',
  keep: 'whole',
  initial: 'whole',
  interval: 'number',
  duration: 'number',
  speed: 'number',
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

/**
 * The names of values with rules, by number: the fields of a configuration, `items` for the length of all
 * items, and `tiles` for the number of tiles in the viewport.
 */
export const FIELDS = [...Object.keys(CONFIGURATION), 'items', 'tiles'];

/** The fields that a shelf can override, in the order of the block. */
export const LAYOUT = ['length', 'spacing', 'alignment', 'start', 'end', 'snap'];

/** @type {Record<string, number>} The reasons for a pause of auto-advance, as bits; a sum is a set. */
export const PAUSES = {
  touched: 1,
  hovered: 2,
  focused: 4,
  hidden: 8,
  offScreen: 16,
  reducedMotion: 32,
  requested: 64,
};

/** What happens to a step of auto-advance that a pause interrupts. */
export const PAUSED_STEPS = /** @type {const} */ (['finish', 'end', 'freeze']);
export const PHASES = /** @type {const} */ (['idle', 'dragging', 'decelerating', 'animating']);
export const WHEEL_PHASES = /** @type {const} */ (['moved', 'ended']);
export const WAYS = /** @type {const} */ (['shortest', 'forward', 'backward']);
/** The reasons for a refusal of an input. */
export const REFUSALS = [
  'pointerIsDown',
  'noPointerIsDown',
  'wheelWhilePointerIsDown',
  'unknownItem',
  'itemIsThere',
  'noSuchRequest',
  'nothingFailed',
  'unknownShelf',
  'tooManyTiles',
  'brokenRule',
];
/** The refusals that elements handle, by number. */
export const NO_POINTER_IS_DOWN = 1;
export const TOO_MANY_TILES = 8;
export const BROKEN_RULE = 9;
export const EVENTS = /** @type {const} */ ([
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
 * @typedef {typeof PAUSED_STEPS[number]} PausedStep
 * @typedef {typeof WHEEL_PHASES[number]} WheelPhase
 * @typedef {typeof WAYS[number]} Way
 *
 * @typedef {object} EngineEvent An event; items are keys, or null.
 * @property {typeof EVENTS[number]} kind
 * @property {number | null} from The item of the event, or the previous item.
 * @property {number | null} to The next item of a `change` or `settle`; the probable target of a
 *   `begin`, null if the switch has already ended.
 * @property {number} tile The number of the tile, or -1.
 * @property {import('./item-list.js').ID | null} [id] The id of a previous item that is in the list no longer.
 *
 * @typedef {object} TileChange A change of a tile.
 * @property {number} number The number of the tile, from 1.
 * @property {number} item The key of the item, -1 to hide the tile.
 * @property {number} place The position of the leading edge on the track, in points.
 * @property {number} extent The length along the axis, in points.
 *
 * @typedef {object} Tile
 * @property {number} number
 * @property {number} item
 * @property {number} slot
 * @property {number} place The position of the leading edge on the track, in points.
 * @property {number} extent
 *
 * @typedef {object} Items
 * @property {number} count
 * @property {number} [start] An offset for indexes in error messages, for a part of a list.
 * @property {(index: number) => number} [key] The constant key of an item: a whole number of 0 or more,
 *   unique among the items. The default is the index.
 * @property {(index: number) => number | 'viewport' | undefined} [length]
 * @property {(index: number) => number} [kind]
 * @property {(index: number) => string | number | undefined} [id] The id from the author; the engine does not
 *   use it.
 */

/**
 * The number of a field for the block; NaN if it is absent.
 *
 * @param {string} name
 * @param {any} value A value of the field's kind.
 * @returns {number}
 */
export function numberOf(name, value) {
  const kind = CONFIGURATION[name];
  if (value === undefined) return NaN;
  if (typeof kind !== 'string') return kind.indexOf(value);
  return value === 'viewport' ? Infinity : value;
}

/**
 * The key for a number of the block, or null.
 *
 * @param {number} number
 */
export function keyOrNull(number) {
  return number < 0 ? null : number;
}
