// @ts-check

// Drives an engine: takes inputs to it, and brings out its frames and events.

import { attempt } from './attempt.js';
import { Frames } from './frames.js';
import { Turns } from './turns.js';

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./tiles.js').Tiles} Tiles
 *
 * @typedef {object} Manner What those who listen to the user have to know.
 * @property {string} axis
 * @property {string} direction
 * @property {string} snap
 * @property {boolean} isDisabled Whether it takes neither keys nor pointers and wheels.
 * @property {boolean} isDraggable Whether it takes pointers and wheels.
 * @property {boolean} advances Whether it has auto-advance, paused or not.
 * @property {boolean} isMarquee Whether it advances without any rest.
 * @property {number} lead How long before a slide comes into sight each frame is drawn, in milliseconds.
 *
 * @typedef {object} Looks How what an engine says becomes elements and their events.
 * @property {typeof import('./tiles.js').Tiles} Tiles
 * @property {typeof import('./events.js').domEvent} domEvent
 *
 * @typedef {object} Show What is driven at present.
 * @property {Engine} engine
 * @property {Slides} slides
 * @property {Tiles} tiles
 */

/**
 * How much may follow from one input or frame before the next: far more than what anybody means to
 * do, and little enough for the page not to be seen to stand still.
 */
const MOST = 1000;

/** How far apart the places are that the browser is told to move by, in milliseconds. */
const STEP = 8;

/** How many there are at most: some two seconds. */
const MOST_STEPS = 256;

/** How long before these end the browser is told of more, in milliseconds, where the motion goes on. */
const RESERVE = 1000;

/** Drives one engine at a time. */
export class Driver {
  #host;
  #track;
  #onFrame;
  #looks;
  #frames = new Frames((time) => {
    if (this.#turns.beginFrame()) reportError(this.#endless('frame after frame'));
    this.draw(time);
  });
  #turns = new Turns();
  /** @type {Show | null} */
  #show = null;
  /** @type {(() => void)[]} What is still to be told and done, in order. */
  #waiting = [];
  #isWorking = false;
  /** How much has been done since it began to work. */
  #done = 0;
  /** Up to when the browser moves the track by itself; 0 while it does not. */
  #flightEnd = 0;
  /** Whether a frame is to be drawn before the browser shows anything. */
  #isDrawDue = false;

  /** Called with each new engine, to tell it how things are. */
  onStart = () => {};
  /** Called after each input and each frame, once all that it brought out is told. */
  onAnswer = () => {};
  /** Whether anybody follows what moves, frame by frame. */
  wantsFrames = () => false;
  /** Whether a pointer is down. */
  isPressed = false;
  /** Whether it goes to what got the focus out of sight. */
  isRevealing = false;
  /** How many frames have been drawn. */
  drawn = 0;
  /** When the last of them was drawn, by the page's clock. */
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
   * @param {HTMLElement} host Where the events are told.
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame.
   * @param {Looks} looks
   */
  constructor(host, track, onFrame, looks) {
    this.#host = host;
    this.#track = track;
    this.#onFrame = onFrame;
    this.#looks = looks;
  }

  get engine() {
    return this.#show?.engine ?? null;
  }

  get slides() {
    return this.#show?.slides ?? null;
  }

  /** Where they are by now. */
  get tiles() {
    this.catchUp();
    return this.#show?.tiles ?? null;
  }

  /**
   * Shows by another engine from now on.
   *
   * @param {Engine} engine
   * @param {Slides} slides
   * @param {Manner} manner
   * @param {number} length Of the viewport.
   */
  start(engine, slides, manner, length) {
    this.stop();
    this.manner = manner;
    this.length = length;
    this.#show = { engine, slides, tiles: new this.#looks.Tiles(this.#track, slides, manner) };
    this.onStart();
  }

  /** Brings what moves to its end, takes everything off the screen and frees the engine. */
  stop() {
    const show = this.#show;
    if (!show) return;
    this.#show = null;
    this.#flightEnd = 0;
    this.#frames.stop();
    const { engine, tiles } = show;
    // The viewport is gone, and with it everything that is shown.
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
   * Takes an input to the engine; what it brings out is told before this returns.
   *
   * @template Answer
   * @param {(engine: Engine, time: number) => Answer} act
   * @param {number} [time] Of the event, by the page's clock.
   * @returns {Answer | undefined} Undefined while there is no engine.
   */
  input(act, time = performance.now()) {
    const show = this.#show;
    if (!show) return undefined;
    const isFlying = this.#flightEnd > 0;
    const answer = act(show.engine, this.#timeFor(show.engine, time));
    this.#flightEnd = 0;
    this.#frames.request();
    // What comes is reported once its element is there, as when an input ends a motion. And the browser
    // moves the track no further than to where the input found it.
    if (show.engine.hasComing || isFlying) {
      this.draw(time);
      return answer;
    }
    if (!this.#mayDraw) return answer;
    const events = show.engine.takeEvents();
    this.#work(() => {
      this.#tell(events, show);
      this.onAnswer();
    });
    return answer;
  }

  /**
   * Takes an input to the engine now.
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

  /** Brings what goes to an item there at once. */
  finish() {
    const target = this.engine?.target ?? null;
    const index = target === null ? -1 : this.slides?.indexOf(target) ?? -1;
    if (index < 0 || this.engine?.phase === 'idle') return;
    this.take('scroll', index, 'shortest', false);
    this.draw();
  }

  /**
   * Brings a tile into sight.
   *
   * @type {(tile: any) => void}
   */
  reveal = ({ item }) => this.scrollTo(item);

  /**
   * Draws a frame now; with the next frame where a task draws without end.
   *
   * @param {number} [time] By the page's clock.
   */
  draw(time = performance.now()) {
    this.#isDrawDue = false;
    const show = this.#show;
    if (!show) return;
    if (!this.#mayDraw) {
      this.#frames.request();
      return;
    }
    const { engine, tiles } = show;
    // Under a pointer nothing depends on the time of a frame, but its velocity does on the times of
    // its events, which may be told after a frame that is later than they are.
    const isHeld = this.isPressed && !engine.movesByItself;
    const changes = engine.frame(isHeld ? engine.now : this.#timeFor(engine, time));
    const isAtRest = engine.phase === 'idle';
    this.drawn += 1;
    this.drawnAt = time;
    this.#schedule(engine, tiles);
    // What leaves is told while its element still shows it, what comes once its element does.
    const leaving = engine.takeEvents();
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

  /** What is drawn while it works has a limit of its own; see `checkEnd`. */
  get #mayDraw() {
    return this.#isWorking || this.#turns.take();
  }

  /** Draws a frame before the browser shows anything: one for all that asks for it in a task. */
  drawSoon() {
    if (this.#isDrawDue) return;
    this.#isDrawDue = true;
    const draw = () => {
      if (this.#isDrawDue) this.draw();
    };
    if (this.#isWorking) this.#work(draw);
    else queueMicrotask(draw);
  }

  /** Draws what is to be drawn soon now, for who asks what is shown. */
  drawDue() {
    if (this.#isDrawDue) this.draw();
  }

  /**
   * To be asked before a page's author changes anything: what is called with each change, such as
   * `render`, may bring about the next one.
   *
   * @throws {RangeError} It has done so without end.
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
   * Shows where the track is, and asks for the next frame: while something moves without a finger each
   * one, or the next that differs by more than that where the browser moves the track by itself.
   *
   * @param {Engine} engine
   * @param {Tiles} tiles
   */
  #schedule(engine, tiles) {
    const { now, movesByItself } = engine;
    if (movesByItself && tiles.canFly && !this.wantsFrames()) {
      const due = this.#fly(engine, tiles);
      // A request for a page that has failed may be due before.
      if (due > now) return this.#frames.requestAt(Math.min(due, engine.deadline));
    } else {
      this.#land(tiles);
    }
    if (movesByItself) this.#frames.request();
    this.#frames.requestAt(movesByItself ? Infinity : engine.deadline);
  }

  /**
   * Has the browser move the track, unless it does.
   *
   * @param {Engine} engine
   * @param {Tiles} tiles
   * @returns {number} When a frame is due that differs by more than where the track is.
   */
  #fly(engine, tiles) {
    const { now, track } = engine;
    const { end, due, tracks } = engine.ahead(STEP, MOST_STEPS);
    // A wheel that may go on, and a step that is frozen, do not move.
    if (tracks.length === 0) {
      this.#land(tiles);
      return engine.deadline;
    }
    // A motion without end is flown in stretches, each before the last one is over.
    if (now < this.#flightEnd && end - this.#flightEnd < RESERVE) {
      tiles.pass(track, this.length);
    } else {
      this.#land(tiles);
      tiles.fly([track, ...tracks], STEP, now);
      this.#flightEnd = end;
    }
    const reserve = tracks.length === MOST_STEPS ? RESERVE : 0;
    return Math.min(due - this.manner.lead, this.#flightEnd - Math.max(reserve, this.manner.lead));
  }

  /**
   * Moves the track to where the engine has it, where it stays.
   *
   * @param {Tiles} tiles
   */
  #land(tiles) {
    this.#flightEnd = 0;
    tiles.move(this.engine?.track ?? 0, this.length);
  }

  /** The engine, for who asks where things are: what the browser moves is drawn, once a millisecond. */
  catchUp() {
    const { engine } = this;
    const isLate = engine && performance.now() > engine.now + 1;
    if (isLate && this.#flightEnd > 0 && !this.#isWorking) this.draw();
    return engine;
  }

  /**
   * The engine's time never runs backwards, while the times of events and frames cross: an event
   * may have happened before the last frame and be told after it.
   *
   * @param {Engine} engine
   */
  #timeFor(engine, time = performance.now()) {
    const now = Math.max(time, engine.now);
    // What is late may be so by hours: no event says that the machine is going to sleep.
    // What the browser has moved by itself has gone on meanwhile.
    const last = Math.max(engine.deadline, this.#flightEnd);
    if (this.manner.advances && now > last) engine.take('wake', now);
    return now;
  }

  /**
   * Tells of events.
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
   * Tells of events that could not be told when the engine brought them out.
   *
   * @param {EngineEvent[]} events
   */
  tellLate(events) {
    const show = this.#show;
    if (show) this.#work(() => this.#tell(events, show));
  }

  /**
   * Does something. What a listener brings about meanwhile comes after all that it was told with.
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
