// @ts-check

// An engine that writes down what reaches it.

import { Engine } from '../engine.js';
import { PAUSES } from '../words.js';
import { firstLineOf } from './configuration.js';
import { Lines } from './lines.js';
import { Names } from './names.js';
import { recorded } from './recorded.js';

/**
 * @typedef {import('../words.js').Items} Items
 * @typedef {import('../words.js').Phase} Phase
 * @typedef {import('../words.js').Way} Way
 */

/** Reasons to wait that a trace has inputs for. */
const KNOWN = PAUSES.hidden;

/** An engine of slides, whose inputs and frames become the lines of a trace. */
export class RecordedEngine extends recorded(Engine) {
  #names = new Names();
  /** @type {Items} */
  #items = { count: 0 };
  #isVertical = false;
  /** The viewport's other length, which the engine has no use for. */
  #breadth = 0;
  #reducesMotion = false;
  /** Whether the trace says that motion is reduced, which there is its word for waiting. */
  #waits = false;

  /**
   * Writes down everything from now on; to be called before any input.
   *
   * @param {Record<string, any>} configuration That it was made of.
   * @param {Items} items
   * @param {number} breadth The viewport's length across the axis.
   */
  begin(configuration, items, breadth) {
    this.#items = items;
    this.#isVertical = configuration.axis === 'vertical';
    this.#breadth = breadth;
    const first = {
      viewport: this.#viewport(configuration.viewport),
      items: this.#named(),
      ...(items.count > 0 && { initial: this.#nameAt(configuration.initial ?? 0) }),
      ...firstLineOf(configuration),
    };
    this.lines = new Lines(() => first);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   * @param {number} time
   */
  wheel(dx, dy, time) {
    this.lines?.add(time, 'wheel', { dx, dy });
    return super.wheel(dx, dy, time);
  }

  /**
   * @param {number} by
   * @param {Phase} phase
   * @param {number} time
   */
  follow(by, phase, time) {
    this.lines?.add(time, 'follow', { by, phase });
    super.follow(by, phase, time);
  }

  /**
   * @param {boolean} animated
   * @param {number} time
   */
  next(animated, time) {
    this.#addAsked(time, 'next', { animated });
    super.next(animated, time);
  }

  /**
   * @param {boolean} animated
   * @param {number} time
   */
  previous(animated, time) {
    this.#addAsked(time, 'previous', { animated });
    super.previous(animated, time);
  }

  /**
   * @param {number} index
   * @param {Way} way
   * @param {boolean} animated
   * @param {number} time
   */
  scroll(index, way, animated, time) {
    this.#addAsked(time, 'scroll', { to: this.#nameAt(index), animated, way });
    super.scroll(index, way, animated, time);
  }

  /**
   * @param {number} viewport
   * @param {number} time
   */
  resize(viewport, time) {
    this.lines?.add(time, 'resize', { viewport: this.#viewport(viewport) });
    super.resize(viewport, time);
  }

  /**
   * @param {Items} items
   * @param {boolean} isReplaced
   * @param {number} time
   */
  change(items, isReplaced, time) {
    // What is refused throws, and has changed nothing.
    const isChanged = super.change(items, isReplaced, time);
    this.#items = items;
    this.lines?.add(time, 'replace', { items: this.#named() });
    return isChanged;
  }

  // A trace has one word for most of the reasons to wait: reduced motion, under which scrolls that
  // are asked for take no time. So it is lifted for those.

  /**
   * @param {boolean} isReduced
   * @param {number} time
   */
  reduceMotion(isReduced, time) {
    super.reduceMotion(isReduced, time);
    this.#reducesMotion = isReduced;
    this.#addWaiting(time);
  }

  /**
   * @param {number} reasons
   * @param {import('../words.js').PausedStep} step
   * @param {number} time
   */
  pause(reasons, step, time) {
    super.pause(reasons, step, time);
    this.#addWaiting(time);
  }

  /**
   * @param {number} reasons
   * @param {number} time
   */
  resume(reasons, time) {
    super.resume(reasons, time);
    this.#addWaiting(time);
  }

  /** @param {number} time */
  wake(time) {
    const { now, deadline } = this;
    super.wake(time);
    if (this.deadline === deadline) return;
    // The time that was slept through counts for nothing: it waited meanwhile.
    this.lines?.add(now, 'reduceMotion', { on: true });
    this.lines?.add(time, 'reduceMotion', { on: this.#waits });
  }

  /** @param {number} time */
  #addWaiting(time) {
    const waits = this.#reducesMotion || (this.pauses & ~KNOWN) !== 0;
    if (waits !== this.#waits) this.lines?.add(time, 'reduceMotion', { on: waits });
    this.#waits = waits;
  }

  /**
   * @param {number} time
   * @param {string} action
   * @param {Record<string, any>} members
   */
  #addAsked(time, action, members) {
    const isLifted = this.#waits && !this.#reducesMotion;
    if (isLifted) this.lines?.add(time, 'reduceMotion', { on: false });
    this.lines?.add(time, action, members);
    if (isLifted) this.lines?.add(time, 'reduceMotion', { on: true });
  }

  /** @param {number} length */
  #viewport(length) {
    return this.#isVertical
      ? { width: this.#breadth, height: length }
      : { width: length, height: this.#breadth };
  }

  /** @param {number} index */
  #nameAt(index) {
    const { key, id } = this.#items;
    return this.#names.of(key?.(index) ?? index, id?.(index));
  }

  /** All items, as a trace has them. */
  #named() {
    const { count, length, kind } = this.#items;
    return Array.from({ length: count }, (_, index) => {
      const id = this.#nameAt(index);
      const extent = length?.(index);
      const reuse = kind?.(index) || undefined;
      return extent === undefined && reuse === undefined
        ? id
        : { id, extent, reuse: reuse && String(reuse) };
    });
  }
}
