// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A view at one moment.
 *
 * @typedef {object} View
 * @property {number} tile its identity: an equal number is the same view
 * @property {string} item
 * @property {number} slot
 * @property {number} start from the viewport's leading edge, in points
 * @property {number} extent
 * @property {boolean} [placeholder]
 *
 * @typedef {object} Row a horizontal list, on a trace of lists
 * @property {string} list
 * @property {number} start
 * @property {number} extent
 * @property {View[]} tiles
 *
 * @typedef {object} Moment a frame
 * @property {number} t in milliseconds
 * @property {string} phase
 * @property {string | null} current
 * @property {number} offset
 * @property {View[]} tiles empty for a trace of shelves
 * @property {Row[]} rows empty for other traces
 *
 * @typedef {object} Happening anything between frames: an event, a request, a refusal
 * @property {number} t
 * @property {string} name
 * @property {string} about
 * @property {number} moment the number of the first frame with its effect
 */

/** A replayed trace, frame by frame. */
export class Film {
  /**
   * @param {import('../../js/trace.js').Replayer} replayer
   * @param {string} text a trace
   * @throws {import('../../js/trace.js').TraceError} it cannot be read
   */
  constructor(replayer, text) {
    const lines = replayer.replay(text);
    // A replayed trace has no mistakes.
    const [{ axis, direction, lists, viewport }, ...inputs] = linesOf(text);
    this.isOfLists = lists !== undefined;
    this.isVertical = this.isOfLists || axis === 'vertical';
    this.isMirrored = direction === 'rtl';
    this.inputs = inputs;
    /** The viewports, with their start times. */
    this.sizes = [{ t: 0, ...viewport }];
    for (const input of inputs) {
      if (input.do === 'resize') this.sizes.push({ t: input.t, ...input.viewport });
    }
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {Happening[]} */
    this.happenings = [];
    for (const line of lines) this.#take(JSON.parse(line));
  }

  /** @param {any} line of the replay */
  #take({ t, frame, ...other }) {
    if (frame) {
      const { tiles = [], lists = [], current = null } = frame;
      this.moments.push({ ...frame, t, current, tiles, rows: lists });
      return;
    }
    this.happenings.push({ t, ...inWords(other), moment: this.moments.length });
  }

  /** The time of its last frame. */
  get end() {
    return this.moments.at(-1)?.t ?? 0;
  }

  /**
   * The number of the visible frame at a time.
   *
   * @param {number} t
   */
  at(t) {
    const later = this.moments.findIndex((moment) => moment.t > t);
    return Math.max(0, (later < 0 ? this.moments.length : later) - 1);
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
  // A byte-order mark counts as space too.
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
