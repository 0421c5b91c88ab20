// @ts-check

// One shelf list of the WebAssembly module, and the block of numbers in which it answers.

import { RuleError, checkTiles, length, natural, oneOf, points } from '../checks.js';
import { EVENTS, FIELDS, PHASES, REFUSALS, WAYS, WHEEL_PHASES, keyOrNull } from '../words.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 * @typedef {import('../words.js').Phase} Phase
 * @typedef {import('../words.js').Refusal} Refusal
 * @typedef {import('../words.js').Way} Way
 * @typedef {import('../words.js').WheelPhase} WheelPhase
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

/** One shelf list of the module. Times are in milliseconds and never run backwards. */
export class ShelvesEngine {
  #module;
  #handle;
  #now = 0;

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
    this.#module = module;
    this.nameOf = nameOf;
    this.#write([
      ...module.numbersOf(list),
      ...module.numbersOf(shelf),
      pool === 'own' ? 1 : 0,
      ...[remembered, batch, capacity].map((number) => number ?? NaN),
      ...inBlock(shelves),
    ]);
    this.#handle = module.functions.rondo_shelves_create();
    if (!this.#handle) throw this.#brokenRule();
    this.#readState();
  }

  /** The time that everything is worked out for. */
  get now() {
    return this.#now;
  }

  /** Frees it; it must not be used again. */
  destroy() {
    this.#module.functions.rondo_shelves_destroy(this.#handle);
    // Its memory is another's now: a later call ends here and not there.
    this.#module = /** @type {any} */ (null);
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
   * Draws a frame.
   *
   * @param {number} time
   * @returns {Changes}
   */
  frame(time) {
    this.#advance(time);
    const block = this.#module.view(this.#module.functions.rondo_shelves_frame(this.#handle, time));
    let at = this.#read(block);
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

  /** All that is live, from top to bottom. */
  live() {
    const block = this.#module.view(this.#module.functions.rondo_shelves_live(this.#handle));
    let at = 0;
    const next = () => block[at++];
    return {
      phase: PHASES[next()],
      offset: next(),
      shelves: Array.from({ length: next() }, () => ({
        key: next(),
        start: next(),
        extent: next(),
        phase: PHASES[next()],
        offset: next(),
        tiles: Array.from({ length: next() }, () => ({
          number: next(),
          item: next(),
          slot: next(),
          start: next(),
          extent: next(),
          revision: next(),
        })),
      })),
    };
  }

  /**
   * Where everything is, so that it can be brought back.
   *
   * @returns {Offsets}
   */
  get offsets() {
    const block = this.#module.view(this.#module.functions.rondo_shelves_offsets(this.#handle));
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
   * Brings everything back to where it was; what is not named goes to its start.
   *
   * @param {Offsets} offsets
   * @param {number} time
   */
  restore({ list, shelves }, time) {
    /** @param {Offset} offset */
    const numbers = ({ shelf, item, slot, distance, viewport }) => [
      ...[shelf, item ?? NONE, slot, distance, viewport],
    ];
    this.#check(time);
    const ofList = list ? [1, ...numbers(list)] : [0];
    this.#write([...ofList, shelves.length, ...shelves.flatMap(numbers)]);
    this.#input('restore', time);
  }

  // Pointers and wheels, in points from the viewport's corner

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  press(x, y, time) {
    return this.#refusable('press', time, points('x', x), points('y', y));
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  move(x, y, time) {
    return this.#refusable('move', time, points('x', x), points('y', y));
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  release(x, y, time) {
    return this.#refusable('release', time, points('x', x), points('y', y));
  }

  /**
   * The system took the pointer away.
   *
   * @param {number} time
   */
  cancel(time) {
    return this.#refusable('cancel', time);
  }

  /**
   * A wheel or trackpad step.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number | undefined} y Where the pointer is; without it, on the current shelf.
   * @param {number} time
   * @param {boolean} notch Whether it is one click of a mouse's wheel.
   * @param {WheelPhase} phase Whether its gesture ends now.
   */
  wheel(dx, dy, y, time, notch = false, phase = 'moved') {
    const at = y === undefined ? NaN : points('y', y);
    const step = [points('dx', dx), points('dy', dy), at, notch];
    return this.#refusable('wheel', time, ...step, oneOf('phase', WHEEL_PHASES, phase));
  }

  // The list, or the shelf of a key

  /**
   * A host with a scroll view of its own moved the content.
   *
   * @param {number | null} shelf
   * @param {number} by
   * @param {Phase} phase
   * @param {number} time
   */
  follow(shelf, by, phase, time) {
    const moved = [shelf ?? NONE, points('by', by), oneOf('phase', PHASES, phase)];
    return this.#refusable('follow', time, ...moved);
  }

  /**
   * @param {number | null} shelf
   * @param {boolean} animated
   * @param {number} time
   */
  next(shelf, animated, time) {
    return this.#refusable('next', time, shelf ?? NONE, animated);
  }

  /**
   * @param {number | null} shelf
   * @param {boolean} animated
   * @param {number} time
   */
  previous(shelf, animated, time) {
    return this.#refusable('previous', time, shelf ?? NONE, animated);
  }

  /**
   * To the shelf of a key; or on a shelf, to the item of an index, which must be in range.
   *
   * @param {number | null} shelf
   * @param {number} target
   * @param {Way} way
   * @param {boolean} animated
   * @param {number} time
   */
  scroll(shelf, target, way, animated, time) {
    const along = oneOf('way', WAYS, way);
    return this.#refusable('scroll', time, shelf ?? NONE, target, along, animated);
  }

  // How things are around it

  /**
   * @param {number} width
   * @param {number} height
   * @param {number} time
   * @throws {RuleError} It would have room for too many tiles; nothing has changed then.
   */
  resize(width, height, time) {
    const size = [length('width', width), length('height', height)];
    checkTiles(this.#module, this.#refusable('resize', time, ...size));
  }

  /**
   * The viewport is gone, and with it everything that is shown.
   *
   * @param {number} time
   */
  leave(time) {
    this.resize(0, 0, time);
  }

  /** @param {number} time */
  hide(time) {
    this.#input('hide', time);
  }

  /** @param {number} time */
  show(time) {
    this.#input('show', time);
  }

  /**
   * @param {boolean} isReduced
   * @param {number} time
   */
  reduceMotion(isReduced, time) {
    this.#input('reduce_motion', time, isReduced);
  }

  /**
   * Brings out what has happened until a time, and nothing else.
   *
   * @param {number} time
   */
  run(time) {
    this.#input('run', time);
  }

  // The shelves; keys of those that are there, which the caller knows

  /**
   * @param {Listed[]} shelves
   * @param {number | null} before Null for the end.
   * @param {number} time
   * @throws {RuleError} A length breaks its rule; nothing has changed then.
   */
  insert(shelves, before, time) {
    const isRefused = this.#changed('insert', inBlock(shelves), time, before ?? NONE) === 1;
    if (isRefused) checkTiles(this.#module, 'tooManyTiles');
  }

  /**
   * @param {number[]} keys
   * @param {number} time
   * @throws {RuleError} As `insert`.
   */
  remove(keys, time) {
    const code = this.#changed('remove', [keys.length, ...keys], time);
    checkTiles(this.#module, REFUSALS[code] ?? null);
  }

  /**
   * @param {number} key
   * @param {number | null} before
   * @param {number} time
   * @throws {RuleError} As `insert`.
   */
  reorder(key, before, time) {
    checkTiles(this.#module, this.#refusable('reorder', time, key, before ?? NONE));
  }

  /**
   * Shows other shelves, matched by key with those there are.
   *
   * @param {Listed[]} shelves
   * @param {boolean} isReplaced Whether it is another list, with which a feed starts again.
   * @param {number} time
   * @returns {boolean} Whether anything is changed by it.
   * @throws {RuleError} A length breaks its rule; nothing has changed then.
   */
  replace(shelves, isReplaced, time) {
    return this.#changed('replace', inBlock(shelves), time, isReplaced) === 1;
  }

  /**
   * Puts items on a shelf, matched by key with those there are.
   *
   * @param {number} shelf
   * @param {ArrayLike<number>} items As the block holds them.
   * @param {boolean} isReplaced Whether it is another list.
   * @param {number} time
   * @throws {RuleError} A length breaks its rule; nothing has changed then.
   */
  changeItems(shelf, items, isReplaced, time) {
    this.#changed('items', items, time, shelf, isReplaced);
  }

  // Data and pages

  /**
   * There is data of items, or other data.
   *
   * @param {number[]} keys
   * @param {number} time
   */
  update(keys, time) {
    this.#changed('update', [keys.length, ...keys], time);
  }

  /**
   * The answer to a request for items: the keys of those that came, none when it failed.
   *
   * @param {number} number
   * @param {number[]} keys
   * @param {number} time
   * @returns {Refusal | null}
   */
  receiveItems(number, keys, time) {
    const code = this.#changed('receive', [keys.length, ...keys], time, natural('number', number));
    return REFUSALS[code] ?? null;
  }

  /**
   * What failed is asked for again at once.
   *
   * @param {number} time
   */
  retry(time) {
    return this.#refusable('retry', time);
  }

  /**
   * Asks for pages of shelves from now on, from the first one.
   *
   * @param {number} prefetch How near to the last shelf the current one asks for more.
   * @param {number} time
   */
  feed(prefetch, time) {
    this.#input('feed', time, natural('prefetch', prefetch));
  }

  /** @param {number} time */
  unfeed(time) {
    this.#input('unfeed', time);
  }

  /**
   * A page has come, of whose shelves `insert` was told.
   *
   * @param {number} number
   * @param {number} count How many shelves it has; behind an empty one the next has to wait.
   * @param {boolean} isLast
   * @param {number} time
   */
  receive(number, count, isLast, time) {
    const args = [natural('number', number), natural('count', count), isLast];
    return this.#refusable('receive_page', time, ...args);
  }

  /**
   * A request for a page has failed.
   *
   * @param {number} number
   * @param {number} time
   */
  fail(number, time) {
    return this.#refusable('fail_page', time, natural('number', number));
  }

  // Calls

  /**
   * @param {string} name
   * @param {number} time
   * @param {(number | boolean)[]} values
   * @returns {number}
   */
  #input(name, time, ...values) {
    this.#advance(time);
    const code = this.#module.functions[`rondo_shelves_${name}`](this.#handle, ...values, time);
    this.#readState();
    return code;
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {(number | boolean)[]} values
   * @returns {Refusal | null} Why the input makes no sense now; nothing has changed then.
   */
  #refusable(name, time, ...values) {
    return REFUSALS[this.#input(name, time, ...values)] ?? null;
  }

  /**
   * An input that reads from the block.
   *
   * @param {string} name
   * @param {ArrayLike<number>} numbers
   * @param {number} time
   * @param {(number | boolean)[]} values
   */
  #changed(name, numbers, time, ...values) {
    this.#check(time);
    this.#write(numbers);
    const code = this.#module.functions[`rondo_shelves_${name}`](this.#handle, ...values, time);
    if (code === -1 && MAY_BREAK_RULES.includes(name)) throw this.#brokenRule();
    this.#now = time;
    this.#readState();
    return code;
  }

  /** @param {ArrayLike<number>} numbers */
  #write(numbers) {
    this.#module.view(this.#module.functions.rondo_block(numbers.length)).set(numbers);
  }

  /** @param {number} time */
  #advance(time) {
    this.#check(time);
    this.#now = time;
  }

  /** @param {number} time */
  #check(time) {
    if (!Number.isFinite(time) || time < this.#now) {
      throw new RangeError(`time must be finite and not before ${this.#now}, not ${time}`);
    }
  }

  /** The rule that the module found broken. */
  #brokenRule() {
    const [field, value, item, shelf, isOfList] = this.#module.view(
      this.#module.functions.rondo_block(0),
    );
    const rule = this.#module.rule(FIELDS[field]);
    const name = isOfList ? NAMES_OF_LIST[FIELDS[field]] : NAMES_OF_SHELF[FIELDS[field]];
    const owner = shelf < 0 ? '' : ` of shelf ${this.nameOf(shelf)}`;
    const error = new RuleError(`${name ?? FIELDS[field]}${owner}`, rule, value);
    error.field = name ?? FIELDS[field];
    const whose = { shelf, isOfList: isOfList === 1, item };
    return Object.assign(error, { engineField: FIELDS[field], ...whose });
  }

  #readState() {
    this.#read(this.#module.view(this.#module.functions.rondo_shelves_state(this.#handle)));
  }

  /**
   * Reads what each answer begins with.
   *
   * @param {Float64Array} block
   * @returns {number} Where it ends.
   */
  #read(block) {
    let at = 1;
    const next = () => block[at++];
    for (const end = at + block[0]; at < end; ) this.#actions.push(readAction(next));
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
    return at;
  }
}

const MAY_BREAK_RULES = ['insert', 'replace', 'items'];

/** What a page calls fields that have another name there. @type {Record<string, string>} */
const NAMES_OF_LIST = { items: 'length of all shelves' };
/** @type {Record<string, string>} */
const NAMES_OF_SHELF = {
  length: 'itemLength',
  spacing: 'itemSpacing',
  items: 'length of all items',
};

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
