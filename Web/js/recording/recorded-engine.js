// @ts-check

// An engine that records its inputs.

import { Engine } from '../engine.js';
import { splice } from '../splice.js';
import { PAUSES } from '../words.js';
import { firstLineOf } from './configuration.js';
import { Lines, linesOfAll } from './lines.js';
import { Names } from './names.js';

/**
 * @typedef {import('../words.js').Items} Items
 *
 * @typedef {object} NamedItem
 * @property {number} key
 * @property {string} name The name in the trace.
 * @property {number | 'viewport' | undefined} extent
 * @property {number} kind
 */

/** The reasons to wait with separate inputs. */
const OTHER_INPUTS = ['hidden', 'reducedMotion'];

/** @type {Record<string, string>} The reasons with another word in traces. */
const WORDS = { requested: 'told' };

/** An engine of slides that records its inputs and frames as the lines of a trace. */
export class RecordedEngine extends Engine {
  #names = new Names();
  /** @type {NamedItem[]} The present items. */
  #items = [];
  #isVertical = false;
  /** The viewport's length across the axis, which the engine does not use. */
  #breadth = 0;
  /** @type {Record<string, any>} */
  #configuration = {};
  /** Called when the trace cannot describe a change of the layout. */
  onLayout = () => {};
  /**
   * The recorded lines; null without a recording.
   *
   * @type {Lines | null}
   */
  lines = null;

  /** The trace so far. */
  get text() {
    return this.lines?.text ?? '';
  }

  /**
   * Starts to record; must be called before any input.
   *
   * @param {Record<string, any>} configuration The engine's configuration.
   * @param {Items} items
   * @param {number} breadth The viewport's length across the axis.
   */
  begin(configuration, items, breadth) {
    this.#items = this.#named(items);
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
    // A trace begins with its configuration, so a new configuration needs a new engine.
    if (name === 'configure') return 'brokenRule';
    const { now, deadline } = this;
    const refusal = super.take(name, time, ...values);
    // The time without frames is recorded as a pause.
    if (name === 'wake' && this.deadline !== deadline) {
      this.#write(now, 'pause', { reasons: [WORDS.requested] });
      this.#write(time, 'resume', { reasons: [WORDS.requested] });
    }
    if (name in this.#lines) this.#lines[name](time, ...values);
    return refusal;
  }

  /**
   * The writers of inputs; other inputs have no effect in a replay.
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
      // Without a viewport there is no layout.
      if (viewport > 0 && (length !== first || spacing !== gap)) this.onLayout();
    },
    pause: (time, reasons, step) => this.#writeReasons(time, 'pause', reasons, { step }),
    resume: (time, reasons) => this.#writeReasons(time, 'resume', reasons),
    splice: (time, start, removed, isReplaced, items) => {
      const come = this.#named(items);
      const gone = this.#items.slice(start, start + removed);
      this.#items = splice(this.#items, { start, removed, added: come });
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
   * @param {number} sum A sum of `PAUSES`.
   * @param {Record<string, any>} [members]
   */
  #writeReasons(time, action, sum, members) {
    const reasons = Object.keys(PAUSES)
      .filter((name) => sum & PAUSES[name] && !OTHER_INPUTS.includes(name))
      .map((name) => WORDS[name] ?? name);
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
   * @returns {NamedItem[]}
   */
  #named({ count, key, id, length, kind }) {
    return Array.from({ length: count }, (_, index) => {
      const own = key?.(index) ?? index;
      const name = this.#names.of(own, id?.(index));
      return { key: own, name, extent: length?.(index), kind: kind?.(index) ?? 0 };
    });
  }
}

/**
 * An item in the format of a trace.
 *
 * @param {NamedItem} item
 */
function textOf({ name, extent, kind }) {
  if (extent === undefined && kind === 0) return name;
  return { id: name, extent, reuse: kind === 0 ? undefined : String(kind) };
}

/**
 * The edit that replaces items; undefined if the format has no such edit.
 *
 * @param {NamedItem[]} gone
 * @param {NamedItem[]} come
 * @param {string | null} before The name of the next item.
 * @returns {[string, Record<string, any>] | undefined} The word and its keys.
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
 * Whether a list differs from an older list only by a move of the first item to the end.
 *
 * @param {NamedItem[]} list
 * @param {NamedItem[]} other
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
