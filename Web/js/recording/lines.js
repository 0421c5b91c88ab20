// @ts-check

// The lines of a trace, as Documentation/TraceFormat.md describes them.

/**
 * The lines of inputs that engines of all kinds have.
 *
 * @param {(time: number, action: string, members?: Record<string, any>) => void} write
 * @returns {Record<string, (time: number, ...values: any[]) => void>} The writers, by the names of inputs.
 */
export function linesOfAll(write) {
  return {
    frame: (time) => write(time, 'tick'),
    press: (time, x, y) => write(time, 'press', { x, y }),
    move: (time, x, y) => write(time, 'move', { x, y }),
    release: (time, x, y) => write(time, 'release', { x, y }),
    cancel: (time) => write(time, 'cancel'),
    hide: (time) => write(time, 'hide'),
    show: (time) => write(time, 'show'),
    reduceMotion: (time, on) => write(time, 'reduceMotion', { on }),
  };
}

/** The recorded lines. */
export class Lines {
  /** @type {object[]} */
  #inputs = [];
  #describe;
  /** @type {Record<string, any> | null} */
  #first = null;
  /** The time of the first input, written as 0. */
  #start = NaN;

  /**
   * @param {() => Record<string, any>} describe Returns the first line without the version; called
   *   at the first input.
   */
  constructor(describe) {
    this.#describe = describe;
  }

  /** Whether no input has been recorded. */
  get isEmpty() {
    return this.#inputs.length === 0;
  }

  /**
   * @param {number} time
   * @param {string} action The input's word in the format.
   * @param {Record<string, any>} members The other keys of the line.
   */
  add(time, action, members = {}) {
    this.#first ??= this.#describe();
    if (Number.isNaN(this.#start)) this.#start = time;
    this.#inputs.push({ t: time - this.#start, do: action, ...members });
  }

  /** The text, with a newline after each line. */
  get text() {
    // The interval is so long that a replay adds no frames, because all frames are recorded.
    const first = { rondo: 1, ...(this.#first ?? this.#describe()), frameInterval: 1e12 };
    return [first, ...this.#inputs].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}
