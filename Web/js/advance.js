// @ts-check

// Auto-advance: what makes it wait, and the control by which anybody stops it. The pattern
// is that of the W3C's carousels: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/

import { checkFlag } from './options.js';
import { PlayButton } from './play-button.js';
import { PAUSES } from './words.js';

/** Why it is at a standstill until somebody starts it, and does not only wait for a while. */
const STOPPED = PAUSES.told + PAUSES.reducedMotion;

/** What is in the way no more when somebody starts it by the control. */
const OVERRULED = STOPPED + PAUSES.hovered + PAUSES.focused;

/** Makes an element wait, and shows whether it does. */
export class Advance {
  #host;
  #viewport;
  #driver;
  /** Why it is to wait, besides what the engine knows already: a sum of `PAUSES`. */
  #reasons = 0;
  /** Whether somebody asked for it though motion is to be reduced. */
  #isAsked = false;
  /** @type {Set<number>} The pointers that are down. */
  #fingers = new Set();
  /** What the control shows: bits, -1 for nothing yet. */
  #shown = -1;

  /** The control, which stands before the viewport unless it has a place already. */
  button = new PlayButton(() => this.#toggle());

  /** Whether the host's place in the order of the Tab key was left to us. */
  ownsTabIndex = false;

  /**
   * @param {import('./slides-element.js').SlidesElement} host
   * @param {HTMLElement} viewport
   * @param {import('./driver.js').Driver} driver
   */
  constructor(host, viewport, driver) {
    this.#host = host;
    this.#viewport = viewport;
    this.#driver = driver;
  }

  /** What takes the keys while no slide has the focus. */
  get keyTaker() {
    return this.#host.hasAttribute('tabindex') ? this.#host : this.button.box;
  }

  /** Why it waits now, by name. */
  get pauses() {
    const { engine } = this.#driver;
    const sum = engine ? engine.pauses : this.#reasons;
    return Object.keys(PAUSES).filter((name) => sum & PAUSES[name]);
  }

  /** Whether steps start by themselves now. */
  get isRunning() {
    const { engine, manner } = this.#driver;
    return manner.advances && engine !== null && engine.canScroll && engine.pauses === 0;
  }

  /** How long it is until the next step begins, in milliseconds; null while none is going to. */
  get timeLeft() {
    const { engine } = this.#driver;
    const due = this.isRunning && engine?.phase === 'idle' ? engine.stops().due : Infinity;
    return due < Infinity ? Math.max(0, due - performance.now()) : null;
  }

  /** @param {boolean} snap Whether a step under way is brought to its end at once. */
  pause(snap) {
    checkFlag('snap', snap);
    this.#set(PAUSES.told, true, snap);
  }

  resume() {
    this.#set(PAUSES.told, false);
  }

  /** @param {AbortSignal} signal Ends the listening. */
  listen(signal) {
    // Whatever was over it or in it when it left the page is so no more.
    this.#reasons &= PAUSES.told;
    this.#fingers.clear();
    this.#shown = -1;
    const host = this.#host;
    /**
     * @param {EventTarget} target
     * @param {string} name
     * @param {(event: any) => void} act
     * @param {boolean} [capture]
     */
    const on = (target, name, act, capture) =>
      target.addEventListener(name, act, { signal, capture });

    on(host, 'pointerdown', ({ pointerId }) => {
      this.#fingers.add(pointerId);
      this.#set(PAUSES.touched, true);
    });
    for (const name of ['pointerup', 'pointercancel']) {
      // Whatever was touched may keep that to itself.
      /** @param {PointerEvent} event */
      const onEnd = ({ pointerId }) => {
        if (this.#fingers.delete(pointerId)) this.#set(PAUSES.touched, this.#fingers.size > 0);
      };
      on(window, name, onEnd, true);
    }

    // A finger is over what it touches, which is another reason.
    on(host, 'pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') this.#set(PAUSES.hovered, true);
    });
    const onLeave = () => this.#set(PAUSES.hovered, host.matches(':hover'));
    on(host, 'pointerleave', ({ pointerType }) => {
      // WebKit says so of a mouse that ends a drag and stays, and not when it goes then.
      if (pointerType !== 'mouse' || !host.matches(':hover')) this.#set(PAUSES.hovered, false);
      else addEventListener('pointermove', onLeave, { signal, capture: true, once: true });
    });

    // The focus of the keyboard: what was clicked keeps the focus long after anybody cares.
    on(host, 'focusin', (event) => {
      if (event.composedPath()[0].matches(':focus-visible')) this.#set(PAUSES.focused, true);
    });
    on(host, 'focusout', ({ relatedTarget }) => {
      if (!host.contains(relatedTarget)) this.#set(PAUSES.focused, false);
    });

    const sight = new IntersectionObserver((entries) => {
      this.#set(PAUSES.offScreen, !entries[entries.length - 1].isIntersecting);
    });
    signal.addEventListener('abort', () => sight.disconnect());

    const { onStart } = this.#driver;
    this.#driver.onStart = () => {
      onStart();
      this.#tell();
      // The browser works it out anew for each frame, which is for nothing where nothing waits.
      if (this.#driver.manner.advances) sight.observe(host);
    };
    on(matchMedia('(prefers-reduced-motion: reduce)'), 'change', () => this.#tell());
  }

  /**
   * @param {number} reason
   * @param {boolean} isThere
   * @param {boolean} snap
   */
  #set(reason, isThere, snap = false) {
    const before = this.#reasons;
    this.#reasons = isThere ? before | reason : before & ~reason;
    const isNew = this.#reasons !== before || snap;
    if (!isNew || !this.#driver.manner.advances) return;
    if (isThere) this.#driver.take('pause', reason, snap ? 'end' : 'finish');
    else this.#driver.take('resume', reason);
  }

  /** Tells the engine all that it cannot know: it is a new one, or the system's setting is. */
  #tell() {
    if (!this.#driver.manner.advances) return;
    const isCut = this.#isAsked || this.#host.reducedMotion === 'cut';
    this.#driver.input((engine, time) => {
      engine.take('pause', time, this.#reasons, 'finish');
      if (isCut) engine.take('resume', time, PAUSES.reducedMotion);
    });
  }

  #toggle() {
    if ((this.#driver.engine?.pauses ?? 0) & STOPPED) this.play();
    else this.pause(false);
  }

  /** Starts it, whatever is in the way that somebody who presses the control has seen. */
  play() {
    this.#reasons &= ~OVERRULED;
    this.#isAsked = true;
    this.#driver.take('resume', OVERRULED);
  }

  /** The control's words are others. */
  relabel() {
    this.#shown = -1;
    this.update();
  }

  /** Shows how things are; after each frame, so that nothing is written that is as it was. */
  update() {
    const { engine, manner } = this.#driver;
    const isOn = manner.advances && engine !== null && engine.canScroll;
    const isStopped = isOn && (engine.pauses & STOPPED) !== 0;
    const shown = Number(isOn) + 2 * Number(isStopped) + 4 * Number(this.isRunning);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const [host, viewport, { box }] = [this.#host, this.#viewport, this.button];
    // Never while sizes are told, which it changes where it takes place beside the viewport.
    requestAnimationFrame(() => {
      if (isOn && !box.isConnected) viewport.before(box);
      box.hidden = !isOn;
    });
    this.button.show(isStopped, isStopped ? host.playLabel : host.pauseLabel);
    // What goes by unasked is not read out; what somebody steps to is.
    viewport.ariaLive = isOn ? (this.isRunning ? 'off' : 'polite') : null;
    // The control is the first stop of the Tab key, and hears the keys that the host hears. (A host
    // with an index below 0 would take what is in its shadow tree out of the order.)
    if (!this.ownsTabIndex) return;
    if (isOn) host.removeAttribute('tabindex');
    else host.tabIndex = 0;
  }
}
