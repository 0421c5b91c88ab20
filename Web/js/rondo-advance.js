// @ts-check

// Auto-advance: the reasons to wait, and the button that stops it. It follows the pattern of the W3C for
// carousels: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/

import { ABOVE } from './path.js';
import { PlayButton } from './play-button.js';
import { windowOf } from './window-of.js';
import { PAUSES } from './words.js';

const TEXT = `
[part=control] {
  position: absolute;
  inset: auto 0.5rem 0.5rem auto;
  z-index: 1;
  width: var(--rondo-control-size, 2.75rem);
  height: var(--rondo-control-size, 2.75rem);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--rondo-control-background, Canvas);
  color: var(--rondo-control-color, CanvasText);
}
[part=control][hidden] {
  display: none;
}
@media print {
  [part=control] {
    display: none !important;
  }
}
[part=control] svg {
  display: block;
  width: 1rem;
  margin: auto;
  fill: currentColor;
}
`;

/** The system setting. */
const REDUCED = '(prefers-reduced-motion: reduce)';

/** The reasons that last until the user starts auto-advance. */
const STOPPED = PAUSES.requested + PAUSES.reducedMotion;

/** The reasons that the button overrides. */
const OVERRULED = STOPPED + PAUSES.hovered + PAUSES.focused;

/** The pauses of an element's auto-advance, and the button with its state. */
export default class Advance {
  #host;
  #viewport;
  #stage;
  /** @type {import('./driver.js').Driver} */
  #driver;
  /** The reasons to wait from the element: a sum of `PAUSES`. */
  #reasons = 0;
  /** Whether the user has started auto-advance despite reduced motion. */
  #isAsked = false;
  /** @type {IntersectionObserver | undefined} Observes whether the element is visible. */
  #sight;
  /** @type {Set<number>} The pointers that are down. */
  #fingers = new Set();
  /** The shown state of the button as text; empty at the start. */
  #shown = '';

  /** The button, which is the first element unless it is among controls. */
  button = new PlayButton(() => this.#toggle());

  static get style() {
    return TEXT;
  }

  /** @param {import('./parts.js').Site} site */
  constructor({ host, viewport, stage }) {
    this.#host = host;
    this.#viewport = viewport;
    this.#stage = stage;
    this.#driver = stage.driver;
    this.#isAsked = stage.lastCall === 'play';
    if (stage.lastCall === 'pause') this.#reasons = PAUSES.requested;
    this.listen(stage.signal);
    // The state before the first event. After a touch `:hover` stays, so touch screens are excluded.
    if (host.matches(':hover') && matchMedia('(hover: hover)').matches) {
      this.#reasons |= PAUSES.hovered;
    }
  }

  /**
   * The element that has the focus for keys while no slide is focused.
   *
   * @returns {HTMLElement}
   */
  get keyTaker() {
    const { box } = this.button;
    return this.#host.hasAttribute('tabindex') || box.hidden ? this.#host : box;
  }

  /** The names of the reasons to wait. */
  get pauses() {
    const { engine } = this.#driver;
    const sum = engine ? engine.pauses : this.#reasons;
    return Object.keys(PAUSES).filter((name) => sum & PAUSES[name]);
  }

  /** Whether steps start automatically now. */
  get isRunning() {
    const { engine, behavior } = this.#driver;
    if (!behavior.advances || !engine?.canScroll || engine.pauses !== 0) return false;
    // At a pinned end no step starts.
    return engine.phase !== 'idle' || engine.stops().due < Infinity;
  }

  /** The time until the next step, in milliseconds; null without a step. */
  get timeLeft() {
    const { engine } = this.#driver;
    const due = this.isRunning && engine?.phase === 'idle' ? engine.stops().due : Infinity;
    return due < Infinity ? Math.max(0, due - performance.now()) : null;
  }

  /** @param {import('./words.js').PausedStep} step What happens to a current step. */
  pause(step) {
    this.#set(PAUSES.requested, true, step);
  }

  resume() {
    this.#set(PAUSES.requested, false);
  }

  /** @param {AbortSignal} signal Removes the listeners. */
  listen(signal) {
    // Hover and focus have ended when the element left the page.
    this.#reasons &= PAUSES.requested;
    this.#fingers.clear();
    this.#shown = '';
    const host = this.#host;
    const page = windowOf(host);
    /**
     * @param {EventTarget} target
     * @param {string} name
     * @param {(event: any) => void} act
     * @param {boolean} [capture]
     */
    const on = (target, name, act, capture) =>
      target.addEventListener(name, act, { signal, capture });

    on(host, 'pointerdown', (event) => {
      this.#fingers.add(event.pointerId);
      this.#set(PAUSES.touched, true);
      enter(host);
    });
    /** Whether the last press was a touch. */
    let isTouch = false;
    for (const name of ['pointerup', 'pointercancel']) {
      // In the capture phase, because a touched element can stop the propagation of events.
      /** @param {PointerEvent} event */
      const onEnd = ({ pointerId, pointerType }) => {
        isTouch = pointerType === 'touch';
        if (this.#fingers.delete(pointerId)) this.#set(PAUSES.touched, this.#fingers.size > 0);
      };
      on(page, name, onEnd, true);
    }
    // A hidden page can lose these events.
    on(document, 'visibilitychange', () => {
      this.#fingers.clear();
      this.#set(PAUSES.touched, false);
    });

    // A touch also hovers, but has its own reason. After it, browsers send this event for a mouse too, when
    // something else comes to the place of the finger. A mouse that is really there moves, or rests there.
    let isNew = false;
    on(host, 'pointerenter', ({ pointerType }) => {
      isNew = pointerType !== 'touch';
      if (isNew && !isTouch && matchMedia('(any-hover: hover)').matches) this.#set(PAUSES.hovered, true);
    });
    on(host, 'pointermove', ({ pointerType }) => {
      if (isNew && pointerType !== 'touch') this.#set(PAUSES.hovered, true);
      isNew = false;
    });
    /** @param {PointerEvent} event */
    const onLeave = (event) => this.#set(PAUSES.hovered, event.composedPath().includes(host));
    on(host, 'pointerleave', ({ pointerType }) => {
      // WebKit sends this event for a mouse that ends a drag and stays, and no event when the mouse then
      // leaves. In Firefox :hover changes after this event.
      if (pointerType !== 'mouse' || !host.matches(':hover')) this.#set(PAUSES.hovered, false);
      else page.addEventListener('pointermove', onLeave, { signal, capture: true, once: true });
    });

    // Only the keyboard focus counts, because a clicked element keeps the focus. A dialog, a popover or a full screen
    // counts too, because it would disappear with its slide.
    const focus = ':focus-visible';
    let isFocused = host.matches(focus) || host.querySelector(focus);
    /** @type {Element | undefined} What is shown above the page. */
    let above;
    const look = (/** @type {any} */ event) => {
      const candidates = [above, event.composedPath?.()[0], host.querySelector(ABOVE)];
      const found = candidates.find((one) => one?.matches(ABOVE));
      if (found && found !== above) sizes.observe(found);
      above = found;
      this.#set(PAUSES.focused, isFocused || above);
    };
    // What is closed or removed loses its size.
    const sizes = new ResizeObserver(look);
    on(host, 'focusin', (event) => {
      isFocused = event.composedPath()[0].matches(focus);
      look(event);
    });
    on(host, 'focusout', ({ relatedTarget }) => {
      if (host.contains(relatedTarget)) return;
      isFocused = false;
      look([]);
    });
    for (const name of ['toggle', 'fullscreenchange']) on(host, name, look, true);
    look([]);
    /**
     * Listens in the shadow trees of slides, which the event does not leave. They can come at any time.
     *
     * @param {ParentNode} tree
     */
    const enter = (tree) => {
      for (const { shadowRoot } of tree.querySelectorAll('*')) {
        if (!shadowRoot) continue;
        on(shadowRoot, 'toggle', look, true);
        enter(shadowRoot);
      }
    };
    on(host, 'rondo-settle', () => enter(host));
    enter(host);

    // In a slide beside the visible one of an outer pager it touches the visible part, and so intersects it.
    this.#sight = new IntersectionObserver(
      (entries) => this.#set(PAUSES.offScreen, !entries[entries.length - 1].intersectionRatio),
      { threshold: 1e-6 },
    );
    signal.addEventListener('abort', () => {
      this.#sight?.disconnect();
      sizes.disconnect();
    });

    const { onStart } = this.#driver;
    this.#driver.onStart = () => {
      onStart();
      this.adapt();
    };
    on(matchMedia(REDUCED), 'change', () => this.adapt());
  }

  /**
   * @param {number} reason
   * @param {unknown} isThere
   * @param {import('./words.js').PausedStep} step
   */
  #set(reason, isThere, step = 'finish') {
    const before = this.#reasons;
    this.#reasons = isThere ? before | reason : before & ~reason;
    const isNew = this.#reasons !== before || step !== 'finish';
    if (!isNew || !this.#driver.behavior.advances) return;
    if (isThere) this.#driver.take('pause', reason, step);
    else this.#driver.take('resume', reason);
  }

  /** Sends all reasons to the engine, after a change of the engine, of the options or of a system setting. */
  adapt() {
    const { advances } = this.#driver.behavior;
    // Observed only if needed, because the observation costs time in each frame.
    if (advances) this.#sight?.observe(this.#host);
    else this.#sight?.disconnect();
    const isCut = this.#isAsked || this.#host.reducedMotion === 'cut';
    const isReduced = !isCut && matchMedia(REDUCED).matches;
    // Without auto-advance nothing waits, not even a frozen step.
    const reasons = advances ? this.#reasons | (isReduced ? PAUSES.reducedMotion : 0) : 0;
    this.#driver.input((engine, time) => {
      engine.take('pause', time, reasons, 'finish');
      const others = engine.pauses & ~(reasons | PAUSES.hidden);
      if (others) engine.take('resume', time, others);
    });
  }

  #toggle() {
    if ((this.#driver.engine?.pauses ?? 0) & STOPPED) this.play();
    else this.pause('finish');
  }

  /** Starts auto-advance, and overrides the reasons that are visible for a user of the button. */
  play() {
    this.#reasons &= ~OVERRULED;
    this.#isAsked = true;
    this.#driver.take('resume', OVERRULED);
  }

  /** Updates the button after a change of its labels. */
  relabel() {
    this.#shown = '';
    this.update();
  }

  /** Updates the button after each frame; writes only changed values. */
  update() {
    const { engine, behavior } = this.#driver;
    const isOn = behavior.advances && engine !== null && engine.canScroll;
    const isStopped = isOn && (engine.pauses & STOPPED) !== 0;
    const shown = [isOn, isStopped, this.isRunning].join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    const [host, viewport, { box }] = [this.#host, this.#viewport, this.button];
    // Not during a size observation, because the button changes the size of the viewport.
    requestAnimationFrame(() => {
      const isFocused = host.getRootNode().activeElement === host;
      const losesFocus = isFocused && host.shadowRoot.activeElement === (isOn ? null : box);
      if (isOn && !box.isConnected) host.shadowRoot.prepend(box);
      box.hidden = !isOn;
      // The button is the first stop of the Tab key, and has the focus for the host's keys. (With a negative
      // index of the host, the Tab key would skip its shadow tree.)
      const isStop = !isOn && (isFocused || engine?.canScroll);
      if (this.#stage.ownsTabIndex && isStop) host.tabIndex = 0;
      else if (this.#stage.ownsTabIndex) host.removeAttribute('tabindex');
      if (losesFocus) host.focus({ preventScroll: true });
    });
    this.button.show(isStopped, isStopped ? host.playLabel : host.pauseLabel);
    // Screen readers read steps of the user, but not automatic steps.
    viewport.ariaLive = isOn ? (this.isRunning ? 'off' : 'polite') : null;
  }
}
