// @ts-check

// Replays traces, as `rondo replay` does: the same trace gives the same bytes.

import { itemsForEngine, readTrace } from './trace-reader.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./engine.js').Module} Module
 * @typedef {import('./trace-reader.js').Trace} Trace
 */

/** How long frames go on after the last input, when things do not come to rest: milliseconds. */
const LONGEST_END = 10_000;

/** @type {Record<string, string>} */
const REASONS = {
  pointerIsDown: 'a pointer is down already',
  noPointerIsDown: 'no pointer is down',
  wheelWhilePointerIsDown: 'a pointer is down',
};

/**
 * Replays a trace.
 *
 * @param {Module} module
 * @param {string} source JSON Lines, as Documentation/TraceFormat.md describes them.
 * @returns {string[]} The lines of the output, without their ends.
 * @throws {import('./trace-reader.js').TraceError} The trace cannot be read; nothing was replayed.
 */
export function replay(module, source) {
  const trace = readTrace(module, source);
  const engine = module.create(trace.configuration, itemsForEngine(trace.items));
  try {
    const player = new Player(engine, trace);
    player.run();
    return player.lines;
  } finally {
    engine.destroy();
  }
}

class Player {
  /** @type {string[]} */
  lines = [];
  #engine;
  #trace;
  /** The number of the frame that is due next. */
  #frame = 0;
  #isHidden = false;
  #isReduced = false;

  /**
   * @param {Engine} engine
   * @param {Trace} trace
   */
  constructor(engine, trace) {
    this.#engine = engine;
    this.#trace = trace;
  }

  run() {
    const { inputs } = this.#trace;
    for (const input of inputs) {
      while (this.#nextFrame < input.t) this.#drawNext();
      this.#take(input);
    }
    const last = inputs.at(-1);
    this.#finish(last?.t ?? 0, last?.do === 'tick');
  }

  /**
   * After the last input: frames until nothing moves, one of them in any case.
   *
   * @param {number} end
   * @param {boolean} isDrawn
   */
  #finish(end, isDrawn) {
    this.#engine.allowAdvance(false, end);
    while (!this.#isHidden && Number.isFinite(this.#nextFrame)) {
      const isDue = this.#nextFrame === end || !isDrawn;
      const goesOn = this.#engine.phase !== 'idle' && this.#nextFrame <= end + LONGEST_END;
      if (!isDue && !goesOn) return;
      this.#drawNext();
      isDrawn = true;
    }
  }

  /** When the next frame is due: a product, since a sum would carry the rounding of each step. */
  get #nextFrame() {
    return this.#frame * this.#trace.frameInterval;
  }

  #drawNext() {
    if (!this.#isHidden) this.#draw(this.#nextFrame);
    this.#frame += 1;
  }

  /** @param {number} t */
  #draw(t) {
    const engine = this.#engine;
    engine.frame(t);
    this.#bringOut(t);
    const tiles = engine.tiles().map(({ number, index, slot, start, extent }) => ({
      tile: number,
      item: this.#id(index),
      slot,
      start,
      extent,
    }));
    const { phase, current, offset } = engine;
    this.#write({ t, frame: { phase, current: this.#id(current), offset, tiles } });
  }

  /** @param {import('./trace-reader.js').TraceInput & Record<string, any>} input */
  #take(input) {
    if (input.do === 'tick') {
      this.#draw(input.t);
      return;
    }
    const reason = this.#apply(input);
    this.#bringOut(input.t);
    if (reason) this.#write({ t: input.t, refused: { do: input.do, reason } });
  }

  /**
   * Tells the engine of an input.
   *
   * @param {import('./trace-reader.js').TraceInput & Record<string, any>} input
   * @returns {string | undefined} Why it makes no sense now.
   */
  #apply(input) {
    const engine = this.#engine;
    const { t } = input;
    switch (input.do) {
      case 'press':
      case 'move':
      case 'release':
        return REASONS[engine[input.do](input.x, input.y, t) ?? ''];
      case 'cancel':
        return REASONS[engine.cancel(t) ?? ''];
      case 'wheel':
        return REASONS[engine.wheel(input.dx, input.dy, t) ?? ''];
      case 'scroll':
        return this.#scroll(input);
      case 'follow':
        engine.follow(input.by, input.phase, t);
        break;
      case 'next':
      case 'previous':
        engine[input.do](input.animated, t);
        break;
      case 'resize': {
        const isVertical = this.#trace.configuration.axis === 'vertical';
        engine.resize(isVertical ? input.viewport.height : input.viewport.width, t);
        break;
      }
      case 'hide':
      case 'show':
        engine[input.do](t);
        this.#isHidden = input.do === 'hide';
        break;
      case 'reduceMotion':
        engine.reduceMotion(input.on, t);
        this.#isReduced = input.on;
        break;
      default:
        throw new Error(`a trace was read with the unknown input ${input.do}`);
    }
    return undefined;
  }

  /** @param {Record<string, any>} input */
  #scroll({ to, way, animated, t }) {
    const index = this.#trace.items.findIndex(({ id }) => id === to);
    if (index < 0) {
      // The setting as it is: what motion has done until now still comes out first.
      this.#engine.reduceMotion(this.#isReduced, t);
      return `there is no item ${JSON.stringify(to)}`;
    }
    this.#engine.scroll(index, way, animated, t);
    return undefined;
  }

  /**
   * Tells what has happened since the last time.
   *
   * @param {number} t
   */
  #bringOut(t) {
    for (const { kind, from, to, tile } of this.#engine.takeEvents()) {
      const event = { t, event: kind };
      const item = this.#id(from);
      if (kind === 'change' || kind === 'settle') {
        this.#write({ ...event, from: item, to: this.#id(to) });
      } else if (kind === 'begin') {
        this.#write({ ...event, from: item });
      } else if (kind === 'cancel') {
        this.#write({ ...event, item });
      } else {
        this.#write({ ...event, item, tile });
      }
    }
  }

  /** @param {number | null} index */
  #id(index) {
    return index === null ? null : this.#trace.items[index].id;
  }

  /**
   * JSON.stringify writes numbers and strings as the format wants them.
   *
   * @param {object} line
   */
  #write(line) {
    this.lines.push(JSON.stringify(line));
  }
}
