// @ts-check

import { listenToAnchors } from './anchors.js';
import { listenToKeys } from './keyboard.js';
import { OPTIONS } from './options.js';
import { listenToRepeats } from './repeats.js';
import { RondoElement, STAGE } from './rondo-element.js';
import { Stage } from './stage.js';
import { SLIDES } from './style.js';
import { listenToTab } from './tab.js';
import { listenToWheel } from './wheel.js';

/**
 * An element that shows slides along one axis.
 *
 * @csspart tile What holds a slide.
 * @csspart copy A still copy of a child that is seen twice.
 * @csspart control The button by which auto-advance stops and goes on.
 * @csspart status What screen readers are told.
 * @csspart controls All controls.
 * @csspart bar All of them but the arrows.
 * @csspart arrow An arrow.
 * @csspart previous The arrow to the slide before.
 * @csspart next The arrow to the next slide.
 * @csspart dots All dots.
 * @csspart dot The dot of a resting place.
 * @csspart fraction Which place of how many it is, as text.
 * @csspart progress How far the places have been gone through.
 * @csspart progress-value The part of it that is done.
 * @csspart timer The rest of the interval of auto-advance.
 * @csspart timer-value The part of it that is over.
 */
export class SlidesElement extends RondoElement {
  static options = OPTIONS;
  static Stage = Stage;
  static listeners = [listenToWheel, listenToKeys, listenToTab, listenToRepeats, listenToAnchors];
  static style = SLIDES;
  static defaults = {
    drag: true,
    pauseLabel: 'Pause',
    playLabel: 'Play',
    slideLabel: '{number} of {count}',
    slideRoleDescription: 'slide',
    nextLabel: 'Next',
    previousLabel: 'Previous',
    dotLabel: 'Go to {number} of {count}',
    fractionLabel: '{number} / {count}',
  };

  // Auto-advance

  /**
   * Stops advancing until `resume()`. A step under way goes on to its end.
   *
   * @param {{ snap?: boolean }} how `snap` brings a step under way to its end at once.
   */
  pause({ snap = false } = {}) {
    this[STAGE].advance.pause(snap);
  }

  /** Takes back `pause()`; other reasons to wait stay. */
  resume() {
    this[STAGE].advance.resume();
  }

  /**
   * Starts auto-advance as its control does: whatever pauses it now, but for a finger and for not being
   * seen, and though motion is to be reduced.
   */
  play() {
    this[STAGE].advance.play();
  }

  /**
   * How long it is until auto-advance begins its next step, in milliseconds; null while it does not.
   *
   * @returns {number | null}
   */
  get timeLeft() {
    return this[STAGE].advance.timeLeft;
  }

  /**
   * Why auto-advance waits now, none or more: `touched`, `hovered`, …
   *
   * @returns {string[]}
   */
  get pauses() {
    return this[STAGE].advance.pauses;
  }

  /**
   * Whether auto-advance runs now.
   *
   * @returns {boolean}
   */
  get running() {
    return this[STAGE].advance.isRunning;
  }
}

// Behind the class: some bundlers move static fields there, but no static block.
SlidesElement.defineOptions();
