// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A tile in a frame.
 *
 * @typedef {object} View
 * @property {number} tile the number of the tile
 * @property {string} item
 * @property {number} slot
 * @property {number} start from the viewport's leading edge, in points
 * @property {number} extent
 * @property {boolean} [placeholder]
 *
 * @typedef {object} Row a shelf, in a trace of shelves
 * @property {string} list
 * @property {number} start
 * @property {number} extent
 * @property {View[]} tiles
 *
 * @typedef {object} Frame
 * @property {number} t the time, in milliseconds
 * @property {string} phase
 * @property {string | null} current
 * @property {number} offset
 * @property {View[]} tiles empty in a trace of shelves
 * @property {Row[]} rows empty in other traces
 *
 * @typedef {object} LogEntry an event, a request or a refusal
 * @property {number} t
 * @property {string} name
 * @property {string} about
 * @property {number} frame the number of the first frame with its effect
 */

/** A replayed trace, frame by frame. */
export class Replay {
  /**
   * @param {import('../../js/trace.js').Replayer} replayer
   * @param {string} text a trace
   * @throws {import('../../js/trace.js').TraceError} if the trace is invalid
   */
  constructor(replayer, text) {
    const lines = replayer.replay(text);
    // A trace that was replayed has no mistakes.
    const [{ axis, direction, lists, viewport }, ...inputs] = linesOf(text);
    this.isOfLists = lists !== undefined;
    this.isVertical = this.isOfLists || axis === 'vertical';
    this.isMirrored = direction === 'rtl';
    this.inputs = inputs;
    /** The viewports, with their start times. */
    this.sizes = [{ t: 0, ...viewport }];
    for (const input of inputs) {
      if (input.viewport) this.sizes.push({ t: input.t, ...input.viewport });
    }
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {LogEntry[]} */
    this.log = [];
    for (const line of lines) this.#take(JSON.parse(line));
  }

  /** @param {any} line of the replay */
  #take({ t, frame, ...other }) {
    if (frame) {
      const { tiles = [], lists = [], current = null } = frame;
      this.frames.push({ ...frame, t, current, tiles, rows: lists });
      return;
    }
    this.log.push({ t, ...inWords(other), frame: this.frames.length });
  }

  /** The time of the last frame. */
  get end() {
    return this.frames.at(-1)?.t ?? 0;
  }

  /**
   * The number of the visible frame at a time.
   *
   * @param {number} t
   */
  at(t) {
    const later = this.frames.findIndex((frame) => frame.t > t);
    return Math.max(0, (later < 0 ? this.frames.length : later) - 1);
  }

  /**
   * The viewport at a time.
   *
   * @param {number} t
   */
  size(t) {
    return /** @type {typeof this.sizes[number]} */ (this.sizes.findLast((size) => size.t <= t));
  }

  /**
   * The position of the pressed pointer at a time, or null.
   *
   * @param {number} t
   */
  pointer(t) {
    const last = this.inputs.findLast((input) => input.t <= t && isOfPointer(input));
    return last && (last.do === 'press' || last.do === 'move') ? { x: last.x, y: last.y } : null;
  }
}

/**
 * The objects of a trace: the configuration, then the inputs.
 *
 * @param {string} text
 * @returns {any[]}
 */
function linesOf(text) {
  // `trim` also removes a byte-order mark.
  const lines = text.trim().split('\n');
  return lines.filter((line) => !/^\s*$|^#/.test(line)).map((line) => JSON.parse(line));
}

/** @param {any} input */
function isOfPointer({ do: name, x }) {
  return ['press', 'release', 'cancel', 'hide'].includes(name) || (name === 'move' && x !== undefined);
}

/** @param {any} line */
function inWords({ event, from, to, item, list, request, cancel, refused }) {
  if (request) {
    const { number, kind, ids } = request;
    return { name: 'request', about: `${number}, ${ids ? ids.join(' ') : kind}` };
  }
  if (refused) return { name: 'refused', about: `${refused.do}: ${refused.reason}` };
  if (!event) return { name: 'cancel request', about: String(cancel.number) };
  const what = item === undefined ? `${from ?? 'none'}${to === undefined ? '' : ` \u2192 ${to ?? 'none'}`}` : item;
  return { name: event, about: list === undefined ? String(what) : `${what} on ${list}` };
}
