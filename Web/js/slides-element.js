// @ts-check

import { listenToAnchors } from './anchors.js';
import { listenToKeys } from './keyboard.js';
import { OPTIONS, checkFlag } from './options.js';
import { RondoElement, STAGE } from './rondo-element.js';
import { Stage } from './stage.js';
import { SLIDES } from './style.js';
import { listenToTab } from './tab.js';
import { listenToWheel } from './wheel.js';

const DEFAULTS = {
  drag: true,
  pauseLabel: 'Pause',
  playLabel: 'Play',
  slideLabel: '{number} of {count}',
  slideRoleDescription: 'slide',
  nextLabel: 'Next',
  previousLabel: 'Previous',
  dotsLabel: 'Slides',
  dotLabel: 'Go to {number} of {count}',
  fractionLabel: '{number} / {count}',
};

/**
 * An element that shows slides along one axis.
 *
 * @shows Controls
 * @slot - The slides.
 * @csspart tile The box of a slide.
 * @csspart current With `marks`, the tile of the current slide.
 * @csspart settled With `marks`, the tile of the slide that rested last.
 * @csspart target With `marks`, the tile of the slide at the end of the motion.
 * @csspart copy A static copy of a child that is visible twice.
 * @csspart status The text for screen readers.
 * @cssprop --rondo-length With `style.css` in browsers without typed `attr()`, the length of a slide before the
 *   script is loaded.
 * @cssprop --rondo-spacing With `style.css` in browsers without typed `attr()`, the distance between slides before the
 *   script is loaded.
 * @cssprop --rondo-per-view With `style.css` in browsers without typed `attr()`, the number of visible slides before the
 *   script is loaded.
 */
export class SlidesElement extends RondoElement {
  static get options() {
    return OPTIONS;
  }

  /** @returns {typeof Stage} */
  static get Stage() {
    return Stage;
  }

  static get listeners() {
    return [listenToWheel, listenToKeys, listenToTab, listenToAnchors];
  }

  static get style() {
    return SLIDES;
  }

  /** @returns {Record<string, any>} */
  static get defaults() {
    return DEFAULTS;
  }

  // Auto-advance

  /**
   * Pauses auto-advance until `resume()`. A current step continues to its end.
   *
   * @param {{ snap?: boolean, freeze?: boolean }} how `snap` ends a current step immediately. `freeze`
   *   stops a current step, which continues when the last reason to wait has ended.
   */
  pause({ snap = false, freeze = false } = {}) {
    checkFlag('snap', snap);
    checkFlag('freeze', freeze);
    callAdvance(this[STAGE], 'pause', freeze ? 'freeze' : snap ? 'end' : 'finish');
  }

  /** Ends `pause()`; other reasons to wait remain. */
  resume() {
    callAdvance(this[STAGE], 'resume');
  }

  /**
   * Starts auto-advance, like its button, despite current pauses and reduced motion. Only a touch and an
   * invisible pager pause it then.
   */
  play() {
    callAdvance(this[STAGE], 'play');
  }

  /**
   * The time until the next step of auto-advance, in milliseconds; null while it does not run.
   *
   * @returns {number | null}
   */
  get timeLeft() {
    return this[STAGE].advance?.timeLeft ?? null;
  }

  /**
   * The current reasons why auto-advance waits: `touched`, `hovered`, …
   *
   * @returns {string[]}
   */
  get pauses() {
    return this[STAGE].advance?.pauses ?? [];
  }

  /**
   * Whether auto-advance runs now.
   *
   * @returns {boolean}
   */
  get running() {
    return this[STAGE].advance?.isRunning ?? false;
  }
}

SlidesElement.defineOptions();

/**
 * Calls a method of auto-advance; stores the last call until auto-advance is loaded.
 *
 * @param {Stage} stage
 * @param {'pause' | 'resume' | 'play'} word
 * @param {import('./words.js').PausedStep} step What happens to a step that a pause interrupts.
 */
function callAdvance(stage, word, step = 'finish') {
  stage.lastCall = word;
  stage.advance?.[word](step);
}
