// @ts-check

// An engine that writes down what reaches it.

import { Engine } from '../engine.js';
import { PAUSES } from '../words.js';
import { firstLineOf } from './configuration.js';
import { Lines, linesOfAll } from './lines.js';
import { Names } from './names.js';

/**
 * @typedef {import('../words.js').Items} Items
 *
 * @typedef {object} ToldItem
 * @property {number} key
 * @property {string} name What the trace calls it.
 * @property {number | 'viewport' | undefined} extent
 * @property {number} kind
 */

/** Reasons to wait that have inputs of their own. */
const TOLD_OTHERWISE = ['hidden', 'reducedMotion'];

/** An engine of slides, whose inputs and frames become the lines of a trace. */
export class RecordedEngine extends Engine {
  #names = new Names();
  /** @type {ToldItem[]} Those that are there now. */
  #items = [];
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
    this.#items = this.#told(items);
    this.#configuration = configuration;
    this.#isVertical = configuration.axis === 'vertical';
    this.#breadth = breadth;
    const first = {
      viewport: this.#viewport(configuration.viewport),
      items: this.#items.map(textOf),
      ...(items.count > 0 && { initial: this.#items[configuration.initial ?? 0].name }),
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
      this.#write(time, 'scroll', { to: this.#items[index].name, animated, way }),
    resize: (time, viewport, length, spacing) => {
      this.#write(time, 'resize', { viewport: this.#viewport(viewport) });
      const { length: first, spacing: gap } = this.#configuration;
      // Without room nothing is laid out.
      if (viewport > 0 && (length !== first || spacing !== gap)) this.onLayout();
    },
    pause: (time, reasons, step) => this.#writeReasons(time, 'pause', reasons, { step }),
    resume: (time, reasons) => this.#writeReasons(time, 'resume', reasons),
    splice: (time, start, removed, isReplaced, items) => {
      const come = this.#told(items);
      const gone = this.#items.splice(start, removed, ...come);
      const before = this.#items[start + come.length]?.name ?? null;
      const [action, members] = (!isReplaced && editOf(gone, come, before)) || [
        'replace',
        { items: this.#items.map(textOf) },
      ];
      this.#write(time, action, members);
    },
    measure: (time, index, extent) => {
      this.#items[index].extent = extent;
      this.#write(time, 'measure', { extents: { [this.#items[index].name]: extent } });
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

  /**
   * @param {Items} items
   * @returns {ToldItem[]}
   */
  #told({ count, key, id, length, kind }) {
    return Array.from({ length: count }, (_, index) => {
      const own = key?.(index) ?? index;
      const name = this.#names.of(own, id?.(index));
      return { key: own, name, extent: length?.(index), kind: kind?.(index) ?? 0 };
    });
  }
}

/**
 * An item as a trace has it.
 *
 * @param {ToldItem} item
 */
function textOf({ name, extent, kind }) {
  if (extent === undefined && kind === 0) return name;
  return { id: name, extent, reuse: kind === 0 ? undefined : String(kind) };
}

/**
 * The edit that puts items in place of others; undefined where the format has no word for it.
 *
 * @param {ToldItem[]} gone
 * @param {ToldItem[]} come
 * @param {string | null} before The name of the item behind them.
 * @returns {[string, Record<string, any>] | undefined} What it does, and with what.
 */
function editOf(gone, come, before) {
  if (gone.length === 0) return ['insert', { items: come.map(textOf), before }];
  if (come.length === 0) return ['remove', { ids: gone.map(({ name }) => name) }];
  if (isShift(gone, come)) return ['move', { id: gone[0].name, before }];
  if (isShift(come, gone)) return ['move', { id: come[0].name, before: gone[0].name }];
  const isMeasured =
    gone.length === come.length &&
    come.every(({ key, kind, extent }, index) => {
      const was = gone[index];
      return key === was.key && kind === was.kind && typeof extent === 'number';
    });
  if (!isMeasured) return undefined;
  return ['measure', { extents: Object.fromEntries(come.map(({ name, extent }) => [name, extent])) }];
}

/**
 * Whether a list is another one whose first item has become the last.
 *
 * @param {ToldItem[]} list
 * @param {ToldItem[]} other
 */
function isShift(list, other) {
  return (
    list.length === other.length &&
    list.every((item, index) => {
      const same = other[index === 0 ? list.length - 1 : index - 1];
      return item.key === same.key && item.extent === same.extent && item.kind === same.kind;
    })
  );
}
