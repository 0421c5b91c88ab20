// @ts-check

// Drives an engine: gives it inputs, and handles its frames and events.

import { attempt } from './attempt.js';
import { MOST_STEPS, STEP, Flights } from './flights.js';
import { Frames } from './frames.js';
import { Turns } from './turns.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./tiles.js').Tiles} Tiles
 *
 * @typedef {object} Manner The state that input listeners need.
 * @property {string} axis
 * @property {string} direction
 * @property {string} snap
 * @property {boolean} isDisabled Whether it ignores keys, pointers and wheels.
 * @property {boolean} isDraggable Whether it takes pointers and wheels.
 * @property {boolean} advances Whether it has auto-advance, paused or not.
 * @property {boolean} isMarquee Whether it advances without a rest.
 * @property {number} lead How long before a slide becomes visible each frame is drawn, in
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

/**
 * The largest number of changes that may follow from one input or frame: far more than anyone
 * needs, and few enough that the page does not seem to hang.
 */
const MOST = 1000;

/** Two frames of most displays, in milliseconds: the `lead` if `overscan` is 0. */
export const LEAD = 34;

/** Drives one engine at a time. */
export class Driver {
  #host;
  #track;
  #onFrame;
  #onStep;
  #looks;
  #frames = new Frames((time) => {
    if (this.#turns.beginFrame()) reportError(this.#endless('frame after frame'));
    this.draw(time);
  });
  #turns = new Turns();
  /** @type {Show | null} */
  #show = null;
  /** @type {(() => void)[]} The events and tasks still to handle, in order. */
  #waiting = [];
  #isWorking = false;
  /** The number of tasks since the work began. */
  #done = 0;
  #flights = new Flights();
  /** Whether a frame is due before the browser paints. */
  #isDrawDue = false;

  /** Called with each new engine, to give it the present state. */
  onStart = () => {};
  /** Called after each input and each frame, after its events. */
  onAnswer = () => {};
  /** Whether anything needs every frame. */
  wantsFrames = () => false;
  /** Whether a pointer is down. */
  isPressed = false;
  /** Whether it scrolls to a focused slide. */
  isRevealing = false;
  /** The number of drawn frames. */
  drawn = 0;
  /** When the last frame was drawn, by the page's clock. */
  drawnAt = 0;
  /** @type {Manner} */
  manner = {
    axis: 'horizontal',
    direction: 'ltr',
    snap: 'page',
    isDisabled: false,
    isDraggable: true,
    advances: false,
    isMarquee: false,
    lead: 0,
  };
  /** The viewport's length along the axis, in points. */
  length = 0;

  /**
   * @param {HTMLElement} host The target of the events.
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame that may change more than positions.
   * @param {() => void} onStep Called after each other frame.
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
   * Uses another engine from now on.
   *
   * @param {Engine} engine
   * @param {Slides} slides
   * @param {Manner} manner
   * @param {number} length The viewport's length.
   */
  start(engine, slides, manner, length) {
    this.stop();
    this.manner = manner;
    this.length = length;
    this.#show = { engine, slides, tiles: new this.#looks.Tiles(this.#track, slides, manner) };
    this.onStart();
  }

  /** Ends the motion, removes all tiles and frees the engine. */
  stop() {
    const show = this.#show;
    if (!show) return;
    this.#show = null;
    this.#flights.stop();
    this.#frames.stop();
    const { engine, tiles } = show;
    // Without a viewport, nothing is visible.
    engine.take('resize', this.#timeFor(engine), 0, 0);
    engine.frame(engine.now);
    const events = engine.takeEvents();
    engine.destroy();
    this.#work(() => {
      this.#tell(events, show);
      tiles.remove();
    });
  }

  /**
   * Gives an input to the engine; its events are delivered before this returns.
   *
   * @template Answer
   * @param {(engine: Engine, time: number) => Answer} act
   * @param {number} [time] The time of the event, by the page's clock.
   * @param {boolean} [isPart] Whether another input of the same event follows, which draws.
   * @returns {Answer | undefined} Undefined without an engine.
   */
  input(act, time = performance.now(), isPart = false) {
    const show = this.#show;
    if (!show) return undefined;
    const { engine } = show;
    const isFlying = this.#flights.areOn;
    const answer = act(engine, this.#timeFor(engine, time));
    this.#flights.expire();
    // New tiles need their elements before they are reported, for example when an input ends a
    // motion. And the browser must move the track only to where the input found it. Browsers send
    // the steps of a finger once a frame, just before they draw.
    const isStep = this.isPressed && engine.phase === 'dragging';
    if (engine.hasComing || isFlying || (isStep && !isPart)) {
      this.#draw(time, isStep);
      return answer;
    }
    this.#frames.request();
    if (!this.#mayDraw) return answer;
    const events = engine.takeEvents();
    this.#work(() => {
      this.#tell(events, show);
      this.onAnswer();
    });
    return answer;
  }

  /**
   * Gives an input to the engine now.
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
   * @param {number} item Its key.
   */
  scrollTo(item) {
    const index = this.slides?.indexOf(item) ?? -1;
    if (index >= 0) this.take('scroll', index, 'shortest', true);
  }

  /** Ends a motion at its target immediately. */
  finish() {
    const target = this.engine?.target ?? null;
    const index = target === null ? -1 : this.slides?.indexOf(target) ?? -1;
    if (index < 0 || this.engine?.phase === 'idle') return;
    this.take('scroll', index, 'shortest', false);
    this.draw();
  }

  /**
   * Makes a tile visible.
   *
   * @type {(tile: any) => void}
   */
  reveal = ({ item }) => this.scrollTo(item);

  /**
   * Draws a frame now; or with the next frame, if a task draws endlessly.
   *
   * @param {number} [time] By the page's clock.
   */
  draw(time = performance.now()) {
    this.#draw(time, false);
  }

  /**
   * @param {number} time By the page's clock.
   * @param {boolean} isStep Whether it shows a step of a finger.
   */
  #draw(time, isStep) {
    const show = this.#show;
    if (!show) return;
    if (!this.#mayDraw) {
      this.#frames.request();
      return;
    }
    const { engine, tiles } = show;
    // A step moves the track alone, so another due change still needs its frame.
    if (!isStep) this.#isDrawDue = false;
    // Under a pointer nothing depends on the time of a frame. Its velocity depends on the times of
    // its events, which may come after a later frame.
    const isHeld = this.isPressed && !engine.movesByItself;
    const changes = engine.frame(isHeld ? engine.now : this.#timeFor(engine, time));
    const isAtRest = engine.phase === 'idle';
    this.drawn += 1;
    this.drawnAt = isStep ? performance.now() : time;
    this.#schedule(engine, tiles);
    const leaving = engine.takeEvents();
    if (isStep && leaving.length === 0 && tiles.step(changes)) {
      this.#work(this.#afterStep);
      return;
    }
    // Report leaving items while their elements show them, and coming items when their elements do.
    const firstToCome = leaving.findIndex(({ kind }) => kind === 'willAppear');
    const coming = firstToCome < 0 ? [] : leaving.splice(firstToCome);
    this.#work(() => {
      this.#tell(leaving, show);
      attempt(() => {
        if (this.#show !== show) return;
        tiles.apply(changes);
        if (isAtRest) tiles.settle();
      });
      this.#tell(coming, show);
      if (isAtRest) show.slides.forget();
      this.#onFrame();
      this.onAnswer();
    });
  }

  #afterStep = () => {
    this.#onStep();
    this.onAnswer();
  };

  /** Frames during the work have their own limit; see `checkEnd`. */
  get #mayDraw() {
    return this.#isWorking || this.#turns.take();
  }

  /** Draws each frame from the next one on, as something needs it now. */
  endFlight() {
    if (this.#flights.areOn) this.#frames.request();
  }

  /** Draws a frame before the browser paints: one for all requests of a task. */
  drawSoon() {
    if (this.#isDrawDue) return;
    this.#isDrawDue = true;
    const draw = () => {
      if (this.#isDrawDue) this.draw();
    };
    if (this.#isWorking) this.#work(draw);
    else queueMicrotask(draw);
  }

  /** Draws a due frame now, before the caller reads what is shown. */
  drawDue() {
    if (this.#isDrawDue) this.draw();
  }

  /**
   * Checks for an endless chain of changes; call it before each change by the author, since a
   * callback such as `render` may cause the next change.
   *
   * @throws {RangeError} The chain is too long.
   */
  checkEnd() {
    if (this.#done >= MOST) throw this.#endless(`${MOST} times in one task`);
  }

  /** @param {string} howOften */
  #endless(howOften) {
    const reason = `what it calls, such as render, has changed it ${howOften}`;
    return new RangeError(`${this.#host.localName} changes itself without end: ${reason}`);
  }

  /**
   * Moves the track, and requests the next frame: in motion each one, or, while the browser moves
   * the tracks, the next one that changes more than that.
   *
   * @param {Engine} engine
   * @param {Tiles} tiles
   */
  #schedule(engine, tiles) {
    const { now, deadline, movesByItself } = engine;
    // While a finger drags, its steps would end the flights of all other rows.
    const mayFly = movesByItself && !this.isPressed && tiles.canFly && !this.wantsFrames();
    const { due, flights } = mayFly ? engine.ahead(STEP, MOST_STEPS) : { due: now, flights: [] };
    const { lead } = this.manner;
    const end = this.#flights.show(flights, now, lead, tiles.look);
    tiles.move(engine.track, this.length, this.path !== null);
    const next = Math.min(due - lead, end);
    const sleeps = !movesByItself || next > now;
    if (!sleeps) this.#frames.request();
    // A failed page request may be due before.
    this.#frames.requestAt(!movesByItself ? deadline : sleeps ? Math.min(next, deadline) : Infinity);
  }

  /** The path by which the browser moves the track, for elements that follow it; null without one. */
  get path() {
    return this.#flights.path;
  }

  /**
   * The engine with the present position: what the browser moves is computed at most once a
   * millisecond.
   */
  catchUp() {
    const { engine } = this;
    const isLate = engine && performance.now() > engine.now + 1;
    if (isLate && this.#flights.areOn && !this.#isWorking) this.draw();
    return engine;
  }

  /**
   * The time of an event for the engine, whose time never runs backwards: an event may have
   * happened before the last frame but arrive after it.
   *
   * @param {Engine} engine
   */
  #timeFor(engine, time = performance.now()) {
    const now = Math.max(time, engine.now);
    // The delay can be hours, since no event reports that the machine goes to sleep. A motion by
    // the browser has continued in the meantime.
    const last = Math.max(engine.deadline, this.#flights.end);
    if (this.manner.advances && now > last) engine.take('wake', now);
    return now;
  }

  /**
   * Delivers events.
   *
   * @param {EngineEvent[]} events
   * @param {Show} show
   */
  #tell(events, { slides, tiles }) {
    for (const event of events) {
      attempt(() => {
        const news = this.#looks.domEvent(event, slides, (...tile) => tiles.contentOf(...tile));
        if (slides.hear?.(event, tiles.boxOf(event.tile)) ?? true) this.#host.dispatchEvent(news);
      });
    }
  }

  /**
   * Delivers events that could not be delivered when the engine emitted them.
   *
   * @param {EngineEvent[]} events
   */
  tellLate(events) {
    const show = this.#show;
    if (show) this.#work(() => this.#tell(events, show));
  }

  /**
   * Runs a task. Changes by a listener come after the events that were delivered with it.
   *
   * @param {() => void} task
   */
  #work(task) {
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
