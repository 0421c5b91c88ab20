// @ts-check

import { LARGEST } from '../checks.js';
import { ItemList } from '../item-list.js';
import { ItemDirectory } from './directory.js';
import { Feed } from './feed.js';
import { title } from './values.js';

/**
 * @typedef {import('../engine.js').Engine} Engine
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('../words.js').Refusal} Refusal
 * @typedef {import('./reader.js').Trace} Trace
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
const NO_FEED = 'no feed is configured';

/**
 * Plays a trace: feeds its inputs to an engine and draws frames in between.
 *
 * Frames are due at every multiple of the frame interval; at one time the inputs come first. After
 * the last input frames go on until things are at rest.
 */
export class Player {
  /** @type {string[]} What came out, without the ends of the lines. */
  lines = [];
  #trace;
  #directory;
  #engine;
  /** The items that are there now. */
  #list;
  #feed;
  /** Whether the engine has been told that there is a feed. */
  #isFed = false;
  /** The number of the frame that is due next. */
  #frame = 0;
  #isHidden = false;

  /**
   * @param {Module} module
   * @param {Trace} trace
   */
  constructor(module, trace) {
    this.#trace = trace;
    this.#directory = new ItemDirectory(trace);
    this.#list = new ItemList(this.#directory.entries(trace.items));
    this.#engine = module.create(trace.configuration, this.#list.forEngine);
    this.#feed = trace.feed && new Feed(trace.feed);
  }

  /** Frees its engine. */
  destroy() {
    this.#engine.destroy();
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
   * After the last input: frames until nothing moves and nothing is due, one of them in any case.
   *
   * @param {number} end
   * @param {boolean} isDrawn
   */
  #finish(end, isDrawn) {
    const engine = this.#engine;
    engine.allowAdvance(false, end);
    let now = end;
    while (!this.#isHidden && Number.isFinite(this.#nextFrame)) {
      const isDue = this.#nextFrame === end || !isDrawn;
      // At rest and without auto-advance, only a failed request has a deadline.
      const isRetryDue = engine.deadline <= now + this.#trace.frameInterval;
      const goesOn = engine.phase !== 'idle' || isRetryDue;
      if (!isDue && !(goesOn && this.#nextFrame <= end + LONGEST_END)) return;
      now = this.#nextFrame;
      this.#drawNext();
      isDrawn = true;
    }
  }

  /** When the next frame is due: a product, since a sum would carry the rounding of each step. */
  get #nextFrame() {
    return this.#frame * this.#trace.frameInterval;
  }

  /** The frame that is due next; while hidden nothing is drawn. */
  #drawNext() {
    if (!this.#isHidden) this.#draw(this.#nextFrame);
    this.#frame += 1;
  }

  /** @param {number} t */
  #draw(t) {
    const engine = this.#engine;
    engine.frame(t);
    this.#bringOut(t);
    this.#ask(t);
    const tiles = engine.tiles().map(({ number, item, slot, start, extent }) => ({
      tile: number,
      item: this.#directory.id(item),
      slot,
      start,
      extent,
    }));
    const { phase, offset } = engine;
    const current = this.#directory.id(engine.current);
    this.#write({ t, frame: { phase, current, offset, tiles } });
  }

  /** @param {TraceInput} input */
  #take(input) {
    const { t } = input;
    if (input.do === 'tick') {
      this.#draw(t);
      return;
    }
    const reason = this.#apply(input);
    this.#bringOut(t);
    if (reason) this.#write({ t, refused: { do: input.do, reason } });
    this.#ask(t);
  }

  /**
   * Tells the engine of an input.
   *
   * @param {TraceInput} input
   * @returns {string | undefined} Why it makes no sense now.
   */
  #apply(input) {
    const engine = this.#engine;
    const { t } = input;
    switch (input.do) {
      case 'press':
      case 'release':
        return inWords(engine[input.do](input.x, input.y, t));
      case 'move':
        if (input.isOfItem) return this.#edit((list) => list.moved(input.id, input.before), t);
        return inWords(engine.move(input.x, input.y, t));
      case 'cancel':
        return inWords(engine.cancel(t));
      case 'wheel':
        return inWords(engine.wheel(input.dx, input.dy, t));
      case 'scroll':
        return this.#scroll(input);
      case 'insert':
        return this.#edit((list) => list.inserted(this.#entries(input), input.before), t);
      case 'remove':
        return this.#edit((list) => list.removed(input.ids), t);
      case 'respond':
        return this.#respond(input);
      case 'retry':
        return this.#retry(t);
      case 'replace':
        this.#replace(input);
        break;
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
        break;
      default:
        throw new Error(`a trace was read with the unknown input ${input.do}`);
    }
    return undefined;
  }

  /** @param {TraceInput} input */
  #scroll({ to, way, animated, t }) {
    const entry = this.#list.find(to);
    if (!entry) return this.#refuse(`there is no ${title(to)}`, t);
    this.#engine.scroll(this.#list.indexOf(entry.key), way, animated, t);
    return undefined;
  }

  /** @param {TraceInput} input */
  #entries({ items }) {
    return this.#directory.entries(items);
  }

  /**
   * @param {(list: ItemList) => ItemList} edit Throws why there is no other list.
   * @param {number} t
   */
  #edit(edit, t) {
    let list;
    try {
      list = edit(this.#list);
    } catch (error) {
      return this.#refuse(/** @type {Error} */ (error).message, t);
    }
    this.#list = list;
    this.#engine.change(list.forEngine, false, t);
    return undefined;
  }

  /**
   * Another list, with which the feed starts again; the same list changes nothing.
   *
   * @param {TraceInput} input
   */
  #replace(input) {
    this.#list = new ItemList(this.#entries(input));
    if (this.#engine.change(this.#list.forEngine, true, input.t)) this.#feed?.restart();
  }

  /**
   * An answer to a request: what is new in a page is put behind the last item.
   *
   * @param {TraceInput} input
   */
  #respond(input) {
    const { request, next, error, t } = input;
    if (!this.#feed) return this.#refuse(NO_FEED, t);
    if (!this.#feed.isWaitingFor(request)) {
      // As a number of 64 bits, which JavaScript prints with all its digits only so.
      return this.#refuse(`request ${BigInt(request)} is not waiting for an answer`, t);
    }
    if (error !== undefined) {
      this.#feed.fail();
      return inWords(this.#engine.fail(request, t));
    }
    this.#feed.receive(next);
    this.#edit((list) => list.appended(this.#entries(input)), t);
    return inWords(this.#engine.receive(request, next === null, t));
  }

  /** @param {number} t */
  #retry(t) {
    if (!this.#feed) return this.#refuse(NO_FEED, t);
    return inWords(this.#engine.retry(t));
  }

  /**
   * An input makes no sense now. What motion has done until then comes out all the same.
   *
   * @param {string} reason
   * @param {number} t
   */
  #refuse(reason, t) {
    this.#engine.run(t);
    return reason;
  }

  /**
   * Tells what has happened since the last time.
   *
   * @param {number} t
   */
  #bringOut(t) {
    for (const { kind, from, to, tile } of this.#engine.takeEvents()) {
      const event = { t, event: kind };
      const item = this.#directory.id(from);
      if (kind === 'change' || kind === 'settle') {
        this.#write({ ...event, from: item, to: this.#directory.id(to) });
      } else if (kind === 'begin') {
        this.#write({ ...event, from: item });
      } else if (kind === 'cancel') {
        this.#write({ ...event, item });
      } else {
        this.#write({ ...event, item, tile });
      }
    }
  }

  /**
   * Tells what the feed wants now.
   *
   * @param {number} t
   */
  #ask(t) {
    const { feed } = this.#trace;
    if (!this.#feed || !feed) return;
    // Not before the first input or frame, which may bring all that is wanted.
    if (!this.#isFed) this.#engine.feed(Math.min(feed.prefetch, LARGEST), t);
    this.#isFed = true;
    for (const line of this.#feed.bringOut(this.#engine.inFlight)) this.#write({ t, ...line });
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

/**
 * Why an input makes no sense, as a trace's output gives it.
 *
 * @param {Refusal | null} refusal
 */
function inWords(refusal) {
  return refusal === null ? undefined : REASONS[refusal];
}
