// @ts-check

// An engine that writes down what reaches it.

import { Engine } from '../engine.js';
import { PAUSES } from '../words.js';
import { firstLineOf } from './configuration.js';
import { Lines, linesOfAll } from './lines.js';
import { Names } from './names.js';

/** @typedef {import('../words.js').Items} Items */

/** Reasons to wait that have inputs of their own. */
const TOLD_OTHERWISE = ['hidden', 'reducedMotion'];

/** An engine of slides, whose inputs and frames become the lines of a trace. */
export class RecordedEngine extends Engine {
  #names = new Names();
  /** @type {Items} */
  #items = { count: 0 };
  #isVertical = false;
  /** The viewport's other length, which the engine has no use for. */
  #breadth = 0;
  /** @type {Record<string, any>} */
  #configuration = {};
  /** Called when a trace cannot say how things are laid out from now on. */
  onLayout = () => {};
  /**
   * What is written down; null when nothing is.
   *
   * @type {Lines | null}
   */
  lines = null;

  /** The trace until now. */
  get text() {
    return this.lines?.text ?? '';
  }

  /**
   * Writes down everything from now on; to be called before any input.
   *
   * @param {Record<string, any>} configuration That it was made of.
   * @param {Items} items
   * @param {number} breadth The viewport's length across the axis.
   */
  begin(configuration, items, breadth) {
    this.#items = items;
    this.#configuration = configuration;
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
   * @override
   * @param {string} name
   * @param {number} time
   * @param {any[]} values
   */
  take(name, time, ...values) {
    const { now, deadline } = this;
    const refusal = super.take(name, time, ...values);
    // The time that was slept through counts for nothing: it waited meanwhile.
    if (name === 'wake' && this.deadline !== deadline) {
      this.#write(now, 'pause', { reasons: ['told'] });
      this.#write(time, 'resume', { reasons: ['told'] });
    }
    if (name in this.#lines) this.#lines[name](time, ...values);
    return refusal;
  }

  /**
   * How inputs are written down; those that are left out change nothing in a replay.
   *
   * @type {Record<string, (time: number, ...values: any[]) => void>}
   */
  #lines = {
    ...linesOfAll((...line) => this.#write(...line)),
    wheel: (time, dx, dy, notch, phase) => this.#write(time, 'wheel', { dx, dy, notch, phase }),
    next: (time, animated) => this.#write(time, 'next', { animated }),
    previous: (time, animated) => this.#write(time, 'previous', { animated }),
    scroll: (time, index, way, animated) =>
      this.#write(time, 'scroll', { to: this.#nameAt(index), animated, way }),
    resize: (time, viewport, length, spacing) => {
      this.#write(time, 'resize', { viewport: this.#viewport(viewport) });
      const { length: first, spacing: gap } = this.#configuration;
      // Without room nothing is laid out.
      if (viewport > 0 && (length !== first || spacing !== gap)) this.onLayout();
    },
    pause: (time, reasons, step) => this.#writeReasons(time, 'pause', reasons, { step }),
    resume: (time, reasons) => this.#writeReasons(time, 'resume', reasons),
    change: (time, items) => {
      this.#items = items;
      this.#write(time, 'replace', { items: this.#named() });
    },
  };

  /**
   * @param {number} time
   * @param {string} action
   * @param {Record<string, any>} [members]
   */
  #write(time, action, members) {
    this.lines?.add(time, action, members);
  }

  /**
   * @param {number} time
   * @param {'pause' | 'resume'} action
   * @param {number} sum Of `PAUSES`.
   * @param {Record<string, any>} [members]
   */
  #writeReasons(time, action, sum, members) {
    const reasons = Object.keys(PAUSES).filter(
      (name) => sum & PAUSES[name] && !TOLD_OTHERWISE.includes(name),
    );
    if (reasons.length > 0) this.#write(time, action, { reasons, ...members });
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
