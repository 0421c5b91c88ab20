// @ts-check

// The interface to the module: engines take inputs with times, and return results.

import { RuleError, flag, natural, points, refuse } from './checks.js';
import { FIELDS, TOO_MANY_TILES } from './words.js';

/**
 * @typedef {import('./wasm.js').Module} Module
 *
 * @typedef {number | ArrayLike<number>} Numbers The numbers of a value in the module: a number is passed,
 *   several numbers are written into the block.
 * @typedef {(name: string, value: any, module: Module) => Numbers} Check Returns the numbers of a
 *   value, or throws if it breaks its rule.
 * @typedef {object} Flight A motion without a finger.
 * @property {number} row The number of the moving row, 0 for the track of the element.
 * @property {number} end The time until which the positions are valid.
 * @property {number[]} offsets The positions of the track, from the present time on.
 * @typedef {Record<string, { number: number, checks: [string, Check][] }>} Inputs The inputs of an
 *   engine: the number of each in the module, and its values in order.
 */

/** The first number of a result after a broken rule. */
const BROKEN = -2;

/** The inputs of a pointer, with its position. */
export const POINTER = {
  press: { x: points, y: points },
  move: { x: points, y: points },
  release: { x: points, y: points },
  cancel: {},
};

/** The inputs of a feed of items or shelves. */
export const FEED = {
  // Starts requests for pages, with numbers from 1. A page is requested when the current item is
  // within `prefetch` of the last item.
  feed: { prefetch: natural },
  unfeed: {},
  // A page has arrived, and its items are added. The request after several empty pages is delayed.
  receive: { number: natural, count: natural, isLast: flag },
  // A request has failed; it is repeated after a delay.
  fail: { number: natural },
  retry: {},
};

/**
 * The inputs of an engine.
 *
 * @param {Record<string, Record<string, Check>>} inputs The inputs in the order of the module's numbers,
 *   with the checks of their values in order.
 * @returns {Inputs}
 */
export function numbered(inputs) {
  /** @type {Inputs} */
  const all = {};
  let number = 0;
  for (const name in inputs) all[name] = { number: number++, checks: Object.entries(inputs[name]) };
  return all;
}

/** An engine of the module. Times are in milliseconds and never run backwards. */
export class Door {
  #prefix;
  #inputs;
  /** The function for all inputs; stored, because building its name takes long. */
  #take;
  #errorOf;

  /** @type {number} */
  #handle;

  /** The time to which the engine has advanced. */
  now = 0;
  /** @type {import('./words.js').Phase} The visible kind of motion; a drag has precedence over others. */
  phase = 'idle';
  /** The time of the next event without input, infinity for none. */
  deadline = Infinity;
  /** @type {number | null} The key of the item or shelf whose resting place is nearest. */
  current = null;
  /** The number of the page request that is needed or in flight; 0 for none. */
  inFlight = 0;
  /** The distance of the viewport's leading edge along the track, as of the last frame. */
  track = 0;
  /** @type {any[]} The events since the last `takeEvents`, in order. */
  events = [];

  /**
   * @param {Module} module
   * @param {string} prefix The prefix of the names of functions.
   * @param {Inputs} inputs
   * @param {ArrayLike<number>} numbers The numbers of the configuration.
   * @param {(module: Module, block: Float64Array) => Error} errorOf Returns the error for a broken
   *   rule that the module found.
   * @throws {RuleError} If a rule is broken.
   */
  constructor(module, prefix, inputs, numbers, errorOf = ruleError) {
    this.module = module;
    this.#inputs = inputs;
    this.#errorOf = errorOf;
    this.#prefix = prefix;
    this.#take = module.functions[`${prefix}_take`];
    module.write(numbers);
    this.#handle = module.functions[`${prefix}_create`]();
    if (!this.#handle) throw errorOf(module, module.block);
  }

  /** Frees the engine, which must not be used afterwards. */
  destroy() {
    this.#call('destroy');
    // A later call must fail here, because the memory can belong to another engine.
    this.module = /** @type {any} */ (null);
  }

  /**
   * Takes an input.
   *
   * @param {string} name
   * @param {number} time
   * @param {any[]} values
   * @returns {number | null} The number of the reason for a refusal, see `REFUSALS`; only the time has
   *   changed then.
   * @throws {RangeError} If the time or a value breaks its rule; nothing has changed then. Also if too many
   *   tiles would fit the viewport; only the time has changed then.
   */
  take(name, time, ...values) {
    if (!Number.isFinite(time) || time < this.now) {
      refuse('time', `finite and not before ${this.now}`, time, RangeError);
    }
    const { module } = this;
    const { number, checks } = this.#inputs[name];
    /** @type {number[]} */
    const passed = [];
    /** @type {ArrayLike<number> | null} */
    let list = null;
    for (let at = 0; at < checks.length; at += 1) {
      const [value, check] = checks[at];
      const numbers = check(value, values[at], module);
      if (typeof numbers === 'number') passed.push(numbers);
      else list = numbers;
    }
    // A list is written into the block instead of being passed.
    if (list) module.write(list);
    const block = module.view(this.#take(this.#handle, number, time, ...passed));
    if (block[0] === BROKEN) throw this.#errorOf(module, block);
    this.now = time;
    this.read(block);
    const refusal = block[0];
    if (refusal === TOO_MANY_TILES) throw new RuleError('tiles', module.rule('tiles'), 'more');
    return refusal < 0 ? null : refusal;
  }

  /**
   * Scrolls a list whose first items have just come, so that listeners hear only of the item at the end.
   *
   * @param {() => void} scroll
   */
  begin(scroll) {
    const first = this.current;
    scroll();
    // Items on shelves can have the same keys.
    this.events = this.events.flatMap((event) => {
      if (event.shelf != null || this.current === first) return event;
      return event.to === first ? [] : { ...event, from: event.from === first ? null : event.from };
    });
  }

  /** The events since the last call, in order. */
  takeEvents() {
    const { events } = this;
    // Also without events: the caller keeps the list, and later ones must not come into it.
    this.events = [];
    return events;
  }

  /**
   * Calls another function of the module.
   *
   * @param {string} name
   * @param {number[]} values
   */
  ask(name, ...values) {
    return this.module.view(this.#call(name, ...values));
  }

  /**
   * Records a step of a wheel; called before the input.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number} time The time, by any clock.
   * @returns {{ begins: boolean, share: number }} Whether the step begins a new swipe, and, not for shelves, the
   *   share of the step to take, from 0 to 1, because a swipe turns at most one page.
   */
  swipe(dx, dy, time) {
    const [begins, share] = this.ask('swipe', points('dx', dx), points('dy', dy), time);
    return { begins: begins === 1, share };
  }

  /**
   * Whether a step can move the content, for shelves the dragged list or shelf.
   *
   * @param {number} dx The step in points, positive to the right.
   * @param {number} dy The step in points, positive downwards.
   */
  hasWay(dx, dy) {
    return this.ask('way', dx, dy)[0] === 1;
  }

  /**
   * The future motions without further input, for animations by the browser.
   *
   * @param {number} step The time between two positions, in milliseconds.
   * @param {number} most The largest number of positions after the first; fewer if the motion ends.
   * @returns {{ due: number, flights: Flight[] }} The time of the next frame that changes more than
   *   the tracks, infinity without a motion.
   */
  ahead(step, most) {
    const block = this.ask('ahead', step, most);
    let [due, at] = [Infinity, 1];
    const flights = [];
    for (let left = block[0]; left > 0; left -= 1) {
      const [row, end, count, steady] = block.subarray(at, at + 4);
      const offsets = [...block.subarray(at + 4, (at += 4 + count))];
      // A wheel that can continue, and a frozen step, have no positions.
      if (count === 0) continue;
      due = Math.min(due, this.now + step * Math.min(Math.max(steady, 1), count - 1));
      flights.push({ row, end: Math.min(end, this.now + step * (count - 1)), offsets });
    }
    return { due, flights };
  }

  /**
   * @param {string} name
   * @param {number[]} values
   */
  #call(name, ...values) {
    return this.module.functions[`${this.#prefix}_${name}`](this.#handle, ...values);
  }

  /**
   * Reads the state.
   *
   * @param {Float64Array} _block
   */
  read(_block) {}
}

/**
 * The error for a broken rule that the module found.
 *
 * @param {Module} module
 * @param {Float64Array} block
 */
function ruleError(module, [, field, value, item]) {
  const name = FIELDS[field];
  return new RuleError(name, module.rule(name), value, item < 0 ? undefined : item);
}
