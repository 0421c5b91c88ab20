// @ts-check

// Drives an engine: gives it inputs, and handles its frames and events.

import { attempt } from './attempt.js';
import { MOST_STEPS, STEP, Flights } from './flights.js';
import { Frames } from './frames.js';
import { Turns } from './turns.js';
import { clockLead } from './window-of.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./tiles.js').Tiles} Tiles
 *
 * @typedef {object} Behavior The behavior of the element, for input listeners.
 * @property {string} axis
 * @property {string} direction
 * @property {boolean} isDisabled Whether the element ignores keys, pointers and wheels.
 * @property {boolean} isDraggable Whether pointers and wheels move the content.
 * @property {boolean} advances Whether the element has auto-advance, paused or not.
 * @property {boolean} isMarquee Whether the content advances without rests.
 * @property {number} lead The time before a slide becomes visible from which each frame is drawn, in
 *   milliseconds.
 *
 * @typedef {object} Looks The classes for the engine's elements and events.
 * @property {typeof import('./tiles.js').Tiles} Tiles
 * @property {typeof import('./events.js').domEvent} domEvent
 *
 * @typedef {object} Show The engine, with its slides and tiles.
 * @property {Engine} engine
 * @property {Slides} slides
 * @property {Tiles} tiles
 */

/** The largest number of changes after an input or frame; more count as endless. */
const MOST = 1000;

/** The `lead` if `overscan` is 0: two frames of most displays, in milliseconds. */
export const LEAD = 34;

/** Drives one engine at a time. */
export class Driver {
  #host;
  #track;
  #onFrame;
  #onStep;
  #looks;
  #frames = new Frames((time) => {
    if (this.#turns.beginFrame()) reportError(this.#endless());
    this.draw(time);
  });
  #turns = new Turns();
  /** @type {Show | null} */
  #show = null;
  /** @type {(() => void)[]} The tasks to run, in order. */
  #waiting = [];
  #isWorking = false;
  /** The number of tasks in the present run. */
  #done = 0;
  #flights = new Flights();
  /** Whether a frame is due before the browser paints. */
  #isDrawDue = false;

  /** Called for each new engine, to send the present state. */
  onStart = () => {};
  /** Called after the events of each input and of each frame. */
  onAnswer = () => {};
  /**
   * Whether a listener needs every frame; with `isAny` also whether a listener needs any frame.
   *
   * @type {(isAny?: boolean) => boolean}
   */
  wantsFrames = () => false;
  /** @type {Engine | null} The ended engine whose last events are delivered. */
  ended = null;
  /** Whether a pointer is down. */
  isPressed = false;
  /** Whether the content scrolls to a focused slide. */
  isRevealing = false;
  /** @type {Element | null | undefined} The slide with the focus, also after its removal. */
  focusedSlide;
  /** The number of drawn frames. */
  drawn = 0;
  /** The time of the last frame, by the page's clock. */
  drawnAt = 0;
  /** The behavior of the engine; before the first engine only what listeners need. */
  behavior = /** @type {Behavior} */ ({ axis: 'horizontal', direction: 'ltr', isDraggable: true });
  /** The viewport's length along the axis, in points. */
  length = 0;

  /**
   * @param {HTMLElement} host The target of the events.
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame that can change more than positions.
   * @param {() => void} onStep Called after all other frames.
   * @param {Looks} looks
   */
  constructor(host, track, onFrame, onStep, looks) {
    this.#host = host;
    this.#track = track;
    this.#onFrame = onFrame;
    this.#onStep = onStep;
    this.#looks = looks;
  }

  get engine() {
    return this.#show?.engine ?? null;
  }

  get slides() {
    return this.#show?.slides ?? null;
  }

  /** The tiles, up to date. */
  get tiles() {
    this.catchUp();
    return this.#show?.tiles ?? null;
  }

  /**
   * Starts with a new engine.
   *
   * @param {Engine} engine
   * @param {Slides} slides
   * @param {Behavior} behavior
   * @param {number} length The viewport's length.
   */
  start(engine, slides, behavior, length) {
    this.stop();
    this.behavior = behavior;
    this.length = length;
    this.#show = { engine, slides, tiles: new this.#looks.Tiles(this.#track, slides, behavior) };
    this.onStart();
  }

  /** Ends the motion, removes all tiles and frees the engine. */
  stop() {
    const show = this.#show;
    if (!show) return;
    this.#show = null;
    this.#isDrawDue = false;
    this.#flights.stop();
    this.#frames.stop();
    const { engine, tiles } = show;
    // Without a viewport all items disappear, with their events.
    engine.take('resize', this.#timeFor(engine), 0, 0);
    engine.frame(engine.now);
    const events = engine.takeEvents();
    engine.destroy();
    this.work(() => {
      this.ended = engine;
      this.#deliver(events, show);
      this.ended = null;
      tiles.remove();
    });
  }

  /**
   * Sends an input to the engine; events are dispatched before this method returns.
   *
   * @template Answer
   * @param {(engine: Engine, time: number) => Answer} act
   * @param {number} [stamp] The time of an event, by the clock of the element's window.
   * @param {boolean} [isPart] Whether a further input of the same event follows, which draws.
   * @returns {Answer | undefined} Undefined without an engine.
   */
  input(act, stamp, isPart = false) {
    const show = this.#show;
    if (!show) return undefined;
    const time = stamp === undefined ? performance.now() : stamp + clockLead(this.#host);
    const { engine } = show;
    const isFlying = this.#flights.areOn;
    const answer = act(engine, this.#timeFor(engine, time));
    this.#flights.expire();
    // Draws now in three cases. New tiles need elements before their events, for example when an
    // input ends a motion. An animation by the browser must stop at the position of the input. And
    // browsers send the steps of a finger once per frame, just before they draw.
    const isStep = this.isPressed && engine.phase === 'dragging';
    if (engine.hasComing || isFlying || (isStep && !isPart)) {
      this.#draw(time, isStep);
      return answer;
    }
    // The last step of an event draws for all of them.
    if (isStep) return answer;
    this.#frames.request();
    if (!this.#mayDraw) return answer;
    const events = engine.takeEvents();
    this.work(() => {
      this.#deliver(events, show);
      this.onAnswer();
    });
    return answer;
  }

  /**
   * Sends an input to the engine now.
   *
   * @param {string} name
   * @param {any[]} values
   */
  take(name, ...values) {
    return this.input((engine, time) => engine.take(name, time, ...values));
  }

  /**
   * Scrolls to an item by the shortest way.
   *
   * @param {number} item The key of the item.
   * @param {boolean} [animated]
   */
  scrollTo(item, animated = true) {
    const index = this.slides?.indexOf(item) ?? -1;
    if (index >= 0) this.take('scroll', index, 'shortest', animated);
  }

  /** Ends a motion at its target immediately. */
  finish() {
    const { engine } = this;
    if (!engine || engine.phase === 'idle' || engine.target === null) return;
    this.scrollTo(engine.target, false);
    this.draw();
  }

  /** @type {(tile: any) => void} Makes a tile visible. */
  reveal = ({ item }) => this.scrollTo(item);

  /**
   * Draws a frame now, or later if a task draws endlessly.
   *
   * @param {number} [time] The time, by the page's clock.
   */
  draw(time = performance.now()) {
    this.#draw(time, false);
  }

  /**
   * @param {number} time The time, by the page's clock.
   * @param {boolean} isStep Whether the frame shows a step of a finger.
   */
  #draw(time, isStep) {
    const show = this.#show;
    if (!show) return;
    if (!this.#mayDraw) {
      this.#frames.request();
      return;
    }
    const { engine, tiles } = show;
    // A step only moves the track, so other due changes still need a frame.
    if (!isStep) this.#isDrawDue = false;
    // While a pointer holds the content, frames do not depend on their times. Events of the pointer,
    // which determine its velocity, can have earlier times than the frame.
    const isHeld = this.isPressed && !engine.isFlying;
    const changes = engine.frame(isHeld ? engine.now : this.#timeFor(engine, time));
    const isAtRest = engine.phase === 'idle';
    this.drawn += 1;
    this.drawnAt = isStep ? performance.now() : time;
    this.#schedule(engine, tiles);
    const leaving = engine.takeEvents();
    if (isStep && leaving.length === 0 && tiles.step(changes)) {
      this.work(this.#afterStep);
      return;
    }
    // Events of leaving items come before their elements change, events of coming items after.
    const firstToCome = leaving.findIndex(({ kind }) => kind === 'willAppear');
    const coming = firstToCome < 0 ? [] : leaving.splice(firstToCome);
    this.work(() => {
      this.#deliver(leaving, show);
      attempt(() => {
        if (this.#show !== show) return;
        tiles.apply(changes);
        if (isAtRest) tiles.settle();
      });
      this.#deliver(coming, show);
      if (isAtRest) show.slides.forget();
      this.#onFrame();
      this.onAnswer();
    });
  }

  #afterStep = () => {
    this.#onStep();
    this.onAnswer();
  };

  /** Whether a frame can be drawn now; frames within tasks have another limit, see `checkEnd`. */
  get #mayDraw() {
    return this.#isWorking || this.#turns.take();
  }

  /**
   * Starts endless animations of tiles, until an input or a read of the position. The track must be at its
   * present position.
   *
   * @param {Animation[]} animations
   */
  circle(animations) {
    this.#flights.replace(animations);
    this.#frames.stop();
  }

  /** Ends animations by the browser, because a listener needs each frame from now on. */
  endFlight() {
    if (this.#flights.areOn) this.#frames.request();
  }

  /** Draws a frame before the browser paints, once for all calls of a task. */
  drawSoon() {
    if (this.#isDrawDue) return;
    this.#isDrawDue = true;
    if (this.#isWorking) this.work(() => this.drawDue());
    else queueMicrotask(() => this.drawDue());
  }

  /** Updates the numbers of items, with the next frame or now at rest; called after a change of their list. */
  renumber() {
    const { tiles, engine } = this;
    if (tiles) tiles.isRenumbered = true;
    if (engine?.phase === 'idle') this.draw();
  }

  /** Draws a due frame now, before the caller reads the content. */
  drawDue() {
    if (this.#isDrawDue) this.draw();
  }

  /**
   * Checks for an endless chain of changes; called before each change by the author, because a
   * callback such as `render` can cause the next change.
   *
   * @throws {RangeError} If the chain is too long.
   */
  checkEnd() {
    if (this.#done >= MOST) throw this.#endless();
  }

  #endless() {
    return new RangeError(`${this.#host.localName} changes itself without end in its callbacks`);
  }

  /**
   * Moves the track, and requests the next frame. In a motion this is each frame, or, while the browser
   * moves the tracks, the next frame that changes more than positions.
   *
   * @param {Engine} engine
   * @param {Tiles} tiles
   */
  #schedule(engine, tiles) {
    const { now, deadline, isFlying } = engine;
    // Not during a drag, whose steps would end the flights of all other rows.
    const mayFly = isFlying && !this.isPressed && tiles.canFly && !this.wantsFrames();
    const { due, flights } = mayFly ? engine.ahead(STEP, MOST_STEPS) : { due: now, flights: [] };
    const { lead } = this.behavior;
    const end = this.#flights.show(flights, now, lead, tiles);
    tiles.move(engine.track, this.length, this.path !== null);
    const next = Math.min(due - lead, end);
    const sleeps = !isFlying || next > now;
    if (!sleeps) this.#frames.request();
    // The retry of a failed request can be due earlier.
    this.#frames.requestAt(!isFlying ? deadline : sleeps ? Math.min(next, deadline) : Infinity);
  }

  /** The path along which the browser moves the track, null without such a motion. */
  get path() {
    return this.#flights.path;
  }

  /**
   * The engine with its present position, which is computed at most once a millisecond while the browser
   * moves the track.
   */
  catchUp() {
    const { engine } = this;
    const isLate = engine && performance.now() > engine.now + 1;
    if (isLate && this.#flights.areOn && !this.#isWorking) this.draw();
    return engine;
  }

  /**
   * The time of an event for the engine. It never runs backwards, although an event from before the last
   * frame can arrive after this frame.
   *
   * @param {Engine} engine
   */
  #timeFor(engine, time = performance.now()) {
    const now = Math.max(time, engine.now);
    // The delay can be hours, because no event reports the sleep of the machine. A motion by the
    // browser has continued during the delay.
    const last = Math.max(engine.deadline, this.#flights.end);
    if (this.behavior.advances && now > last) engine.take('wake', now);
    return now;
  }

  /**
   * Delivers events.
   *
   * @param {EngineEvent[]} events
   * @param {Show} show
   */
  #deliver(events, { slides, tiles }) {
    for (const event of events) {
      attempt(() => {
        const domEvent = this.#looks.domEvent(event, slides, tiles);
        if (slides.handle?.(event, tiles.boxOf(event.tile)) ?? true) this.#host.dispatchEvent(domEvent);
      });
    }
  }

  /**
   * Delivers events later than the engine has emitted them.
   *
   * @param {EngineEvent[]} events
   */
  deliverLate(events) {
    const show = this.#show;
    if (show) this.work(() => this.#deliver(events, show));
  }

  /**
   * Runs a function now. The events that it causes are delivered after it, so that listeners see, and can
   * change, only what the whole function leaves.
   *
   * @param {() => void} act
   */
  asOne(act) {
    if (this.#isWorking) act();
    else this.work(act);
  }

  /**
   * Runs a task after all earlier tasks, at once if there are none. Changes by a listener run after the remaining events of a task.
   *
   * @param {() => void} task
   */
  work(task) {
    this.#waiting.push(task);
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#done += 1;
      attempt(next);
    }
    this.#done = 0;
    this.#isWorking = false;
  }
}
