// @ts-check

import { LARGEST } from '../checks.js';
import { ItemList } from '../item-list.js';
import { PAUSES } from '../words.js';
import { ItemDirectory } from './directory.js';
import { Feed } from './feed.js';
import { measured } from './lengths.js';
import { Replay, inWords, membersOf } from './replay.js';
import { title } from './values.js';

/**
 * @typedef {import('../engine.js').Engine} Engine
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./reader.js').Trace} Trace
 * @typedef {import('./reader.js').TraceInput} TraceInput
 */

const NO_FEED = 'no feed is configured';

/** Plays a trace of one list of items. */
export class Player extends Replay {
  #trace;
  #directory;
  #engine;
  /** The items that are there now. */
  #list;
  #feed;
  /** Whether the engine has been told that there is a feed. */
  #isFed = false;

  /**
   * @param {Module} module
   * @param {Trace} trace
   */
  constructor(module, trace) {
    super(trace);
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

  /** @param {number} end */
  finish(end) {
    this.#engine.run(end);
    if (!this.#isEndless) this.#engine.pause(PAUSES.told, 'finish', end);
  }

  /**
   * Whether what is under way has no end of its own: a step that is frozen has a target, and no
   * deadline; a marquee has no target, and comes to one item after the other. A host that scrolls
   * by itself animates without either.
   */
  get #isEndless() {
    const { phase, target, deadline } = this.#engine;
    return phase === 'animating' && (target === null) !== (deadline === Infinity);
  }

  /** @param {number} time */
  goesOn(time) {
    // At rest and without auto-advance, only a failed request has a deadline.
    if (this.#isEndless) return false;
    return this.#engine.phase !== 'idle' || this.#engine.deadline <= time;
  }

  /** @param {number} t */
  draw(t) {
    const engine = this.#engine;
    engine.frame(t);
    this.bringOut(t);
    this.ask(t);
    const tiles = engine.tiles().map(({ number, item, slot, start, extent }) => ({
      tile: number,
      item: this.#directory.id(item),
      slot,
      start,
      extent,
    }));
    const { phase, offset } = engine;
    const current = this.#directory.id(engine.current);
    this.write({ t, frame: { phase, current, offset, tiles } });
  }

  /**
   * Tells the engine of an input.
   *
   * @param {TraceInput} input
   * @returns {string | undefined} Why it makes no sense now.
   */
  apply(input) {
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
        return inWords(engine.wheel(input.dx, input.dy, t, input.notch, input.phase));
      case 'scroll':
        return this.#scroll(input);
      case 'insert':
        return this.#edit((list) => list.inserted(this.#entries(input), input.before), t);
      case 'remove':
        return this.#edit((list) => list.removed(input.ids), t);
      case 'measure':
        return this.#edit((list) => measured(list, input.extents), t);
      case 'filter':
        return this.#edit((list) => list.filtered(({ id }) => !input.hidden.includes(id)), t);
      case 'pause':
        engine.pause(input.reasons, input.step, t);
        break;
      case 'resume':
        engine.resume(input.reasons, t);
        break;
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
        this.isHidden = input.do === 'hide';
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
    const index = entry ? this.#list.indexOf(entry.key) : -1;
    if (index < 0) return this.#refuse(`there is no ${title(to)}`, t);
    this.#engine.scroll(index, way, animated, t);
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
    this.#engine.change(list.forEngine, false, t);
    this.#list = list;
    return undefined;
  }

  /**
   * Another list, with which the feed starts again; the same list changes nothing.
   *
   * @param {TraceInput} input
   */
  #replace(input) {
    const list = this.#list.replaced(this.#entries(input));
    const isOther = this.#engine.change(list.forEngine, true, input.t);
    this.#list = list;
    if (isOther) this.#feed?.restart();
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
    const entries = this.#entries(input);
    try {
      return this.#edit((list) => list.appended(entries), t);
    } finally {
      // It has come, whatever becomes of its items.
      this.#engine.receive(request, entries.length, next === null, t);
    }
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
    this.catchUp(t);
    return reason;
  }

  /** @param {number} t */
  catchUp(t) {
    this.#engine.run(t);
  }

  /**
   * Tells what has happened since the last time.
   *
   * @param {number} t
   */
  bringOut(t) {
    for (const event of this.#engine.takeEvents()) {
      const members = membersOf(event, (key) => this.#directory.id(key));
      this.write({ t, event: event.kind, ...members });
    }
  }

  /**
   * Tells what the feed wants now.
   *
   * @param {number} t
   */
  ask(t) {
    const { feed } = this.#trace;
    if (!this.#feed || !feed) return;
    // Not before the first input or frame, which may bring all that is wanted.
    if (!this.#isFed) this.#engine.feed(Math.min(feed.prefetch, LARGEST), t);
    this.#isFed = true;
    for (const line of this.#feed.bringOut(this.#engine.inFlight)) this.write({ t, ...line });
  }
}
