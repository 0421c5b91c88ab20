// @ts-check

import { RondoElement, STAGE } from '../rondo-element.js';
import { loadReplayer } from '../trace.js';
import { TRACE_MODULE } from '../trace-module.js';
import { LAYOUT } from '../words.js';
import { Log } from './log.js';

/** @typedef {import('../shelves/engine.js').Listed} Listed */

/**
 * Starts to record all inputs of an element's engine as a trace, which `rondo replay` replays to the same
 * frames and events.
 *
 *     const recording = record(document.querySelector('rondo-pager'));
 *     …
 *     const trace = await recording.stop();
 *
 * A trace starts at rest, so a current motion ends first, and current requests are repeated. The recording
 * restarts when an option needs a new engine, and when the element leaves the page and returns. A recording
 * takes a few numbers for each frame and input, and begins with the whole list of items. `stop` loads the module
 * that writes the trace.
 *
 * @param {HTMLElement} element A pager, pages, a ticker or shelves.
 * @returns {Recording}
 * @throws {TypeError} If it is no such element.
 * @throws {Error} If the element is already recorded.
 */
export function record(element) {
  const stage = element instanceof RondoElement ? element[STAGE] : undefined;
  if (!stage?.create) {
    throw new TypeError(`record needs a pager, pages, a ticker or shelves, not ${nameOf(element)}`);
  }
  if (recorded.has(stage)) throw new Error(`${element.localName} is being recorded already`);
  return new Recording(element, stage);
}

/** The stages with a recording. */
const recorded = new WeakSet();

/** @type {Promise<import('../trace.js').Replayer> | undefined} */
let loading;

/**
 * The trace of a log.
 *
 * @param {Log} log
 */
async function textOf(log) {
  loading ??= loadReplayer(TRACE_MODULE);
  try {
    return (await loading).write(log);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** A recording. */
export class Recording {
  #element;
  #stage;
  #create;
  /** @type {Log | null} The inputs of the present engine. */
  #log = null;
  /** @type {Promise<string> | null} The trace, after the end. */
  #text = null;
  /** Draws each frame, because each frame is a line. */
  #follow = () => {};

  /**
   * @param {any} element
   * @param {any} stage
   */
  constructor(element, stage) {
    this.#element = element;
    this.#stage = stage;
    this.#create = stage.create;
    recorded.add(stage);
    element.addFrameListener(this.#follow);
    // Stages of shelves have no slides.
    /** @type {(...parts: any[]) => any} */
    const begin = stage.slides ? this.#beginSlides : this.#beginShelves;
    stage.create = (/** @type {[any, any, any, any]} */ ...parts) => begin.apply(this, parts);
    this.#restart();
  }

  /**
   * Ends the recording.
   *
   * @returns {Promise<string>} The trace, empty if no engine was made; the same for further calls. Rejects if
   *   the module that writes traces cannot be loaded.
   */
  stop() {
    if (this.#text) return this.#text;
    recorded.delete(this.#stage);
    this.#element.removeFrameListener(this.#follow);
    this.#stage.create = this.#create;
    const log = this.#log;
    this.#log = null;
    if (log) log.isOn = false;
    this.#text = log ? textOf(log) : Promise.resolve('');
    return this.#text;
  }

  /** Restarts the element at rest, at its present item. */
  #restart() {
    const { driver, slides } = this.#stage;
    const { engine } = driver;
    if (!engine) return;
    // Without snapping slides rest anywhere. Shelves restore their positions.
    const restsAnywhere = slides && this.#element.snap === 'none' && engine.phase === 'idle';
    const offset = restsAnywhere ? engine.offset : 0;
    this.#stage.renew();
    if (offset === 0) return;
    const { axis, direction } = driver.behavior;
    const isMirrored = axis === 'horizontal' && direction === 'rtl';
    const step = isMirrored ? -offset : offset;
    const [dx, dy] = axis === 'vertical' ? [0, step] : [step, 0];
    driver.take('wheel', dx, dy, false, 'ended');
    driver.draw();
  }

  /**
   * @param {import('../wasm.js').Module} module
   * @param {Record<string, any>} configuration
   * @param {import('../words.js').Items} items
   */
  #beginSlides(module, configuration, items) {
    const log = new Log(false);
    const { clientWidth, clientHeight } = this.#element;
    log.breadth = configuration.axis === 'vertical' ? clientWidth : clientHeight;
    const engine = this.#create(log.watch(module), configuration, items);
    this.#log = log;
    nameItems(log, items);
    const { take } = engine;
    engine.take = (/** @type {[string, number, ...any[]]} */ ...input) => {
      const [name, , ...values] = input;
      if (name === 'splice') for (const { items: added } of values[1]) nameItems(log, added);
      return take.apply(engine, input);
    };
    return engine;
  }

  /**
   * @param {import('../wasm.js').Module} module
   * @param {import('../shelves/engine.js').ShelvesConfiguration} configuration
   * @param {Listed[]} shelves
   * @param {(key: number) => string} nameOf
   */
  #beginShelves(module, configuration, shelves, nameOf) {
    const log = new Log(true);
    const engine = this.#create(log.watch(module), configuration, shelves, nameOf);
    this.#log = log;
    const { content } = this.#stage;
    nameShelves(log, content, shelves);
    const { take } = engine;
    engine.take = (/** @type {[string, number, ...any[]]} */ ...input) => {
      const [name, , first] = input;
      if (name === 'insert' || name === 'replace') nameShelves(log, content, first);
      return take.apply(engine, input);
    };
    return engine;
  }
}

/**
 * Notes the ids of items.
 *
 * @param {Log} log
 * @param {import('../words.js').Items} items
 */
function nameItems({ items: names }, { count, key, id }) {
  for (let index = 0; index < count; index += 1) {
    const name = id?.(index);
    if (name !== undefined) names.set(key?.(index) ?? index, String(name));
  }
}

/**
 * Notes the ids of shelves and of their items.
 *
 * @param {Log} log
 * @param {import('../shelves/content.js').Content} content
 * @param {Listed[]} shelves
 */
function nameShelves({ shelves: names, items }, content, shelves) {
  for (const { key, numbers } of shelves) {
    names.set(key, String(content.idOf(key)));
    for (const item of itemsIn(numbers)) items.set(item, String(content.items.idOf(item)));
  }
}

/**
 * The keys of the items in the numbers of a shelf, which `numbersOf` in ../shelves/layout.js returns.
 *
 * @param {ArrayLike<number>} numbers
 */
function itemsIn(numbers) {
  // After the key, the length, the kind and the layout, if the shelf has its own.
  const at = 4 + (numbers[3] === 1 ? LAYOUT.length : 0);
  const [first, count] = [numbers[at], numbers[at + 1]];
  return Array.from({ length: count }, (_, index) =>
    first < 0 ? numbers[at + 3 + 3 * index] : first + index,
  );
}

/** @param {any} element */
function nameOf(element) {
  return element?.localName ?? String(element);
}
