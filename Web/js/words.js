// @ts-check

// The words that stand for numbers in the module and in the block of numbers shared with it. The
// order of each list is that of the numbers.

const ENDS = ['open', 'pinned'];

/**
 * The engine's table of what a configuration may hold, in its order: the words of a choice, the
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
 * The names of what rules are about, by number: the fields of a configuration, `items` for the length
 * of all of them, and `tiles` for how many the viewport would have room for.
 */
export const FIELDS = [...Object.keys(CONFIGURATION), 'items', 'tiles'];

/** The fields that a shelf may say itself, in the order of the block. */
export const LAYOUT = ['length', 'spacing', 'alignment', 'start', 'end', 'snap'];

/**
 * Why auto-advance waits; each is a bit, so that a sum is a set of them.
 *
 * @type {Record<string, number>}
 */
export const PAUSES = {
  touched: 1,
  hovered: 2,
  focused: 4,
  hidden: 8,
  offScreen: 16,
  reducedMotion: 32,
  told: 64,
};

/** What becomes of a step of auto-advance that a pause comes upon. */
export const PAUSED_STEPS = /** @type {const} */ (['finish', 'end', 'freeze']);
export const PHASES = /** @type {const} */ (['idle', 'dragging', 'decelerating', 'animating']);
export const WHEEL_PHASES = /** @type {const} */ (['moved', 'ended']);
export const WAYS = /** @type {const} */ (['shortest', 'forward', 'backward']);
export const REFUSALS = /** @type {const} */ ([
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
]);
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
 * @typedef {typeof REFUSALS[number]} Refusal
 *
 * @typedef {object} EngineEvent Items are keys, null where there is none.
 * @property {typeof EVENTS[number]} kind
 * @property {number | null} from The item it is about, or the one before.
 * @property {number | null} to The item after a `change` or `settle`; that to which a `begin` seems
 *   to lead, null when the switch is over by the time it is told.
 * @property {number} tile The number of the tile, -1 for none.
 *
 * @typedef {object} TileChange What to do with a tile.
 * @property {number} number Names the tile, from 1.
 * @property {number} item The key of the item that it shows, -1 to hide it.
 * @property {number} place Its leading edge on the track, in points.
 * @property {number} extent Its length along the axis, in points.
 *
 * @typedef {object} Tile
 * @property {number} number
 * @property {number} item
 * @property {number} slot
 * @property {number} place Its leading edge on the track, in points.
 * @property {number} extent
 *
 * @typedef {object} Items
 * @property {number} count
 * @property {number} [start] What a mistake adds to an index, where they are part of a list.
 * @property {(index: number) => number} [key] Names an item for as long as it lives: a whole
 *   number of 0 or more that no other item has. Without it the index is the key.
 * @property {(index: number) => number | 'viewport' | undefined} [length]
 * @property {(index: number) => number} [kind]
 * @property {(index: number) => string | number | undefined} [id] What its author calls it, which
 *   the engine has no use for.
 */

/**
 * A field as the block holds it; NaN where it is left out.
 *
 * @param {string} name
 * @param {any} value Of its kind.
 * @returns {number}
 */
export function numberOf(name, value) {
  const kind = CONFIGURATION[name];
  if (value === undefined) return NaN;
  if (typeof kind !== 'string') return kind.indexOf(value);
  return value === 'viewport' ? Infinity : value;
}

/**
 * The field that a number in the block stands for; undefined where it is left out.
 *
 * @param {string} name
 * @param {number} number
 */
export function valueIn(name, number) {
  const kind = CONFIGURATION[name];
  if (Number.isNaN(number)) return undefined;
  if (typeof kind !== 'string') return kind[number];
  return number === Infinity ? 'viewport' : number;
}

/**
 * A key as the block holds it; null for none.
 *
 * @param {number} number
 */
export function keyOrNull(number) {
  return number < 0 ? null : number;
}
