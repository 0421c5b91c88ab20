// @ts-check

import { RondoElement, STAGE } from '../rondo-element.js';
import { RecordedEngine } from './recorded-engine.js';
import { RecordedShelvesEngine } from './recorded-shelves-engine.js';

/**
 * Starts to record all inputs of an element's engine as a trace, which `rondo replay` replays to the same
 * frames and events.
 *
 *     const recording = record(document.querySelector('rondo-pager'));
 *     …
 *     const trace = recording.stop();
 *
 * A trace starts at rest, so a current motion ends first, and current requests are repeated. The recording
 * restarts when the element's options change, when CSS changes the lengths of slides, and when the element
 * leaves the page and returns. A recording takes a line of text for each frame and input, and begins with the
 * whole list of items.
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

/** A recording. */
export class Recording {
  #element;
  #stage;
  #create;
  /** @type {RecordedEngine | RecordedShelvesEngine | null} */
  #engine = null;
  #text = '';
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
    stage.create = (/** @type {[any, any, any, any]} */ ...parts) => {
      const engine = begin.apply(this, parts);
      this.#engine = engine;
      return engine;
    };
    this.#restart();
  }

  /** The trace so far; empty before the first frame. */
  get text() {
    return this.#engine?.text ?? this.#text;
  }

  /** Ends the recording and returns the trace; further calls return the same trace. */
  stop() {
    if (!recorded.delete(this.#stage)) return this.#text;
    this.#element.removeFrameListener(this.#follow);
    this.#stage.create = this.#create;
    this.#text = this.text;
    if (this.#engine) this.#engine.lines = null;
    this.#engine = null;
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
    const engine = new RecordedEngine(module, configuration, items);
    const { clientWidth, clientHeight } = this.#element;
    const breadth = configuration.axis === 'vertical' ? clientWidth : clientHeight;
    engine.begin(configuration, items, breadth);
    engine.onLayout = () => queueMicrotask(() => this.#engine === engine && this.#restart());
    return engine;
  }

  /**
   * @param {import('../wasm.js').Module} module
   * @param {import('../shelves/engine.js').ShelvesConfiguration} configuration
   * @param {import('../shelves/engine.js').Listed[]} shelves
   * @param {(key: number) => string} nameOf
   */
  #beginShelves(module, configuration, shelves, nameOf) {
    const engine = new RecordedShelvesEngine(module, configuration, shelves, nameOf);
    engine.begin(configuration, shelves, this.#stage.content);
    return engine;
  }
}

/** @param {any} element */
function nameOf(element) {
  return element?.localName ?? String(element);
}
