// @ts-check

// One scroller of the WebAssembly module, and the block of numbers in which it answers.

import { checkTiles, length, natural, oneOf, points } from './checks.js';
import {
  EVENTS,
  PAUSED_STEPS,
  PHASES,
  REFUSALS,
  WAYS,
  WHEEL_PHASES,
  keyOrNull,
} from './words.js';

/**
 * @typedef {import('./checks.js').RuleError} RuleError
 * @typedef {import('./wasm.js').Module} Module
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./words.js').Items} Items
 * @typedef {import('./words.js').PausedStep} PausedStep
 * @typedef {import('./words.js').Phase} Phase
 * @typedef {import('./words.js').Refusal} Refusal
 * @typedef {import('./words.js').Tile} Tile
 * @typedef {import('./words.js').TileChange} TileChange
 * @typedef {import('./words.js').Way} Way
 * @typedef {import('./words.js').WheelPhase} WheelPhase
 */

/** One scroller of the module. Times are in milliseconds and never run backwards. */
export class Engine {
  #module;
  #handle;
  #now = 0;

  /** @type {Phase} */
  phase = 'idle';
  /** Whether there is anything on screen that can move. */
  canScroll = false;
  /** When the next thing happens without input, infinity for never. */
  deadline = Infinity;
  /** @type {number | null} The key of the item whose resting place is nearest. */
  current = null;
  /** @type {number | null} That of the item that things rested on last. */
  settled = null;
  /** @type {number | null} That of the item that a motion is going to. */
  target = null;
  /** The number of the request for a page that is wanted or waits for its answer; 0 for none. */
  inFlight = 0;
  /** Why auto-advance waits: a sum of `PAUSES`. */
  pauses = 0;
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
    // Its memory is another's now: a later call ends here and not there.
    this.#module = /** @type {any} */ (null);
  }

  /** Whether a tile has come into the viewport since `takeEvents` was called last. */
  get hasComing() {
    return this.#events.some(({ kind }) => kind === 'willAppear');
  }

  /** Whether anything moves that no finger holds. */
  get movesByItself() {
    return this.phase === 'decelerating' || this.phase === 'animating';
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
        item: block[at + 1],
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
      const [number, item, slot, start, extent] = block.subarray(at, at + 5);
      tiles.push({ number, item, slot, start, extent });
    }
    return tiles;
  }

  /** Where the content is, counted in slots. */
  get slotPosition() {
    return this.#passage()[0];
  }

  /**
   * The switch under way: the key of the item that it seems to lead to, and how much of the way to
   * it is done. Null while there is none.
   *
   * @returns {{ to: number, progress: number } | null}
   */
  passage() {
    const [, to, progress] = this.#passage();
    return to < 0 ? null : { to, progress };
  }

  #passage() {
    return this.#module.view(this.#module.functions.rondo_passage(this.#handle));
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
   * @param {boolean} notch Whether it is one click of a mouse's wheel.
   * @param {WheelPhase} phase Whether its gesture ends now.
   */
  wheel(dx, dy, time, notch = false, phase = 'moved') {
    const step = [points('dx', dx), points('dy', dy), notch, oneOf('phase', WHEEL_PHASES, phase)];
    return this.#refusable('rondo_wheel', time, ...step);
  }

  /**
   * A host with a scroll view of its own moved the content.
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
   * @throws {RuleError} It would have room for too many tiles; nothing has changed then.
   */
  resize(viewport, time) {
    const refusal = this.#refusable('rondo_resize', time, length('viewport', viewport));
    checkTiles(this.#module, refusal);
  }

  /**
   * The viewport is gone, and with it everything that is shown.
   *
   * @param {number} time
   */
  leave(time) {
    this.resize(0, time);
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
   * Auto-advance waits for these reasons too, besides those there are.
   *
   * @param {number} reasons A sum of `PAUSES`.
   * @param {PausedStep} step What becomes of a step under way.
   * @param {number} time
   */
  pause(reasons, step, time) {
    this.#input('rondo_pause', time, reasons, oneOf('step', PAUSED_STEPS, step));
  }

  /**
   * These reasons are gone.
   *
   * @param {number} reasons A sum of `PAUSES`.
   * @param {number} time
   */
  resume(reasons, time) {
    this.#input('rondo_resume', time, reasons);
  }

  /**
   * Time may have passed in which nothing ran here: no steps are made up for.
   *
   * @param {number} time
   */
  wake(time) {
    this.#input('rondo_wake', time);
  }

  /**
   * Brings out what has happened until a time, and nothing else.
   *
   * @param {number} time
   */
  run(time) {
    this.#input('rondo_run', time);
  }

  /**
   * There are other items from now on, matched by key with those there are.
   *
   * @param {Items} items
   * @param {boolean} isReplaced Whether it is another list, with which a feed starts again.
   * @param {number} time
   * @returns {boolean} Whether anything is changed by it.
   * @throws {RuleError} A length breaks its rule; nothing has changed then.
   */
  change(items, isReplaced, time) {
    this.#check(time);
    const isChanged = this.#module.change(this.#handle, items, isReplaced, time);
    this.#now = time;
    this.#readState();
    return isChanged;
  }

  /**
   * Asks for pages from now on, from the first one, with numbers from 1.
   *
   * @param {number} prefetch How near to the last item the current one asks for more, in items.
   * @param {number} time
   */
  feed(prefetch, time) {
    this.#input('rondo_feed', time, natural('prefetch', prefetch));
  }

  /**
   * Asks for no more pages.
   *
   * @param {number} time
   */
  unfeed(time) {
    this.#input('rondo_unfeed', time);
  }

  /**
   * A page has come, of whose items `change` was told.
   *
   * @param {number} number Of the request that it answers.
   * @param {number} count How many items it has; behind an empty one the next has to wait.
   * @param {boolean} isLast
   * @param {number} time
   */
  receive(number, count, isLast, time) {
    const args = [natural('number', number), natural('count', count), isLast];
    return this.#refusable('rondo_receive', time, ...args);
  }

  /**
   * A request has failed; it is made again after a while.
   *
   * @param {number} number
   * @param {number} time
   */
  fail(number, time) {
    return this.#refusable('rondo_fail', time, natural('number', number));
  }

  /**
   * A failed request is made again at once.
   *
   * @param {number} time
   */
  retry(time) {
    return this.#refusable('rondo_retry', time);
  }

  /**
   * @param {string} name
   * @param {number} time
   * @param {(number | boolean)[]} values
   * @returns {number} Of the reason why it makes no sense now, or -1.
   */
  #input(name, time, ...values) {
    this.#advance(time);
    return this.#readAnswer(this.#module.functions[name](this.#handle, ...values, time));
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

  #readState() {
    this.#readAnswer(this.#module.functions.rondo_state(this.#handle));
  }

  /**
   * @param {number} pointer Where the block is.
   * @returns {number} What is before the state.
   */
  #readAnswer(pointer) {
    const block = this.#module.view(pointer);
    this.#read(block);
    return block[0];
  }

  /**
   * Reads what each answer begins with.
   *
   * @param {Float64Array} block
   * @returns {number} Where it ends.
   */
  #read(block) {
    this.phase = PHASES[block[1]];
    this.canScroll = block[2] === 1;
    this.deadline = block[3];
    this.current = keyOrNull(block[4]);
    this.settled = keyOrNull(block[5]);
    this.target = keyOrNull(block[6]);
    this.inFlight = block[7];
    this.pauses = block[8];
    let at = 10;
    for (const end = at + 4 * block[9]; at < end; at += 4) {
      this.#events.push({
        kind: EVENTS[block[at]],
        from: keyOrNull(block[at + 1]),
        to: keyOrNull(block[at + 2]),
        tile: block[at + 3],
      });
    }
    return at;
  }
}
