// @ts-check

import { RuleError } from '../checks.js';

/**
 * @typedef {import('../words.js').Refusal} Refusal
 * @typedef {import('./reader.js').TraceInput} TraceInput
 */

/** How long frames go on after the last input, when things do not come to rest: milliseconds. */
const LONGEST_END = 10_000;

/** @type {Partial<Record<Refusal, string>>} */
const REASONS = {
  pointerIsDown: 'a pointer is down already',
  noPointerIsDown: 'no pointer is down',
  wheelWhilePointerIsDown: 'a pointer is down',
  nothingFailed: 'no request has failed',
};

/**
 * Plays a trace: feeds its inputs to an engine and draws frames in between.
 *
 * Frames are due at every multiple of the frame interval; at one time the inputs come first. After
 * the last input frames go on until things are at rest.
 */
export class Replay {
  /** @type {string[]} What came out, without the ends of the lines. */
  lines = [];
  isHidden = false;
  #inputs;
  #interval;
  /** The number of the frame that is due next. */
  #frame = 0;

  /** @param {{ inputs: TraceInput[], frameInterval: number }} trace */
  constructor({ inputs, frameInterval }) {
    this.#inputs = inputs;
    this.#interval = frameInterval;
  }

  run() {
    for (const input of this.#inputs) {
      while (this.#nextFrame < input.t) this.#drawNext();
      this.#take(input);
    }
    const last = this.#inputs.at(-1);
    this.#goOn(last?.t ?? 0, last?.do === 'tick');
  }

  /**
   * After the last input: frames until nothing moves and nothing is due, one of them in any case.
   *
   * @param {number} end
   * @param {boolean} isDrawn
   */
  #goOn(end, isDrawn) {
    this.finish(end);
    let now = end;
    while (!this.isHidden && Number.isFinite(this.#nextFrame)) {
      const isDue = this.#nextFrame === end || !isDrawn;
      const goesOn = this.goesOn(now + this.#interval);
      if (!isDue && !(goesOn && this.#nextFrame <= end + LONGEST_END)) return;
      now = this.#nextFrame;
      this.#drawNext();
      isDrawn = true;
    }
  }

  /** When the next frame is due: a product, since a sum would carry the rounding of each step. */
  get #nextFrame() {
    return this.#frame * this.#interval;
  }

  /** The frame that is due next; while hidden nothing is drawn. */
  #drawNext() {
    if (!this.isHidden) this.draw(this.#nextFrame);
    this.#frame += 1;
  }

  /** @param {TraceInput} input */
  #take(input) {
    const { t } = input;
    if (input.do === 'tick') {
      this.draw(t);
      return;
    }
    const reason = this.#reasonAgainst(input);
    this.bringOut(t);
    if (reason) this.write({ t, refused: { do: input.do, reason } });
    this.ask(t);
  }

  /**
   * Tells the engine of an input.
   *
   * @param {TraceInput} input
   * @returns {string | undefined} Why it makes no sense now.
   */
  #reasonAgainst(input) {
    try {
      return this.apply(input);
    } catch (error) {
      if (!(error instanceof RuleError) || error.field !== 'tiles') throw error;
      this.catchUp(input.t);
      return `"tiles" must be ${error.rule}`;
    }
  }

  /**
   * JSON.stringify writes numbers and strings as the format wants them.
   *
   * @param {object} line
   */
  write(line) {
    this.lines.push(JSON.stringify(line));
  }

  // What players do in their own ways

  /**
   * Draws a frame and tells of it.
   *
   * @param {number} _t
   */
  draw(_t) {}

  /**
   * Tells the engine of an input.
   *
   * @param {TraceInput} _input
   * @returns {string | undefined} Why it makes no sense now.
   */
  apply(_input) {
    return undefined;
  }

  /**
   * Takes the engine to a time, whether there is an input for it or not.
   *
   * @param {number} _t
   */
  catchUp(_t) {}

  /**
   * Tells what has happened since the last time.
   *
   * @param {number} _t
   */
  bringOut(_t) {}

  /**
   * Tells what data is wanted now.
   *
   * @param {number} _t
   */
  ask(_t) {}

  /**
   * There are no more inputs.
   *
   * @param {number} _end
   */
  finish(_end) {}

  /**
   * Whether anything moves, or a request is due by a time.
   *
   * @param {number} _time
   */
  goesOn(_time) {
    return false;
  }
}

/**
 * The members of an event's line, in their order.
 *
 * @param {import('../words.js').EngineEvent} event
 * @param {(key: number | null) => string | null} id
 */
export function membersOf({ kind, from, to, tile }, id) {
  if (kind === 'change' || kind === 'settle') return { from: id(from), to: id(to) };
  if (kind === 'begin') return { from: id(from) };
  return kind === 'cancel' ? { item: id(from) } : { item: id(from), tile };
}

/**
 * Why an input makes no sense, as a trace's output gives it.
 *
 * @param {Refusal | null} refusal
 */
export function inWords(refusal) {
  return refusal === null ? undefined : REASONS[refusal];
}
