// @ts-check

// Writing and replaying traces in a page. The module contains the writer and the reader of traces, and the
// player of `rondo replay`, so the output has the same bytes.

import { bytesOf } from './bytes.js';

/** The error for a trace that cannot be read. */
export class TraceError extends Error {
  name = 'TraceError';

  /**
   * @param {number} line The number of the line, from 1.
   * @param {string} problem The mistake and the expected value.
   */
  constructor(line, problem) {
    super(`${line}: ${problem}`);
    this.line = line;
  }
}

/**
 * @typedef {object} Replayer
 * @property {(source: string) => string[]} replay Replays a trace, JSON Lines as described in
 *   Documentation/TraceFormat.md. Returns the lines of the output without line ends. Throws a
 *   `TraceError` for an invalid trace, which is not replayed.
 * @property {(log: import('./recording/log.js').Log) => string} write Writes the inputs of an engine as a
 *   trace.
 */

/**
 * Loads the module that writes and replays traces, rondo-trace.wasm.
 *
 * @param {string | URL | BufferSource} source The address of the module, or its bytes.
 * @returns {Promise<Replayer>}
 */
export async function loadReplayer(source) {
  /** @type {string[]} The written parts of the output. */
  let output = [];
  const page = {
    /**
     * @param {number} pointer
     * @param {number} count
     */
    write(pointer, count) {
      output.push(new TextDecoder().decode(bytes(pointer, count)));
    },

    /**
     * @param {number} pointer
     * @param {number} count
     */
    number: (pointer, count) => Number(String.fromCharCode(...bytes(pointer, count))),
  };
  const { instance } = await WebAssembly.instantiate(await bytesOf(source), { page });
  const { memory, rondo_trace, rondo_replay, rondo_block, rondo_record } =
    /** @type {any} */ (instance.exports);

  /**
   * @param {number} pointer
   * @param {number} count
   */
  function bytes(pointer, count) {
    return new Uint8Array(memory.buffer, pointer, count);
  }

  /** @param {Uint8Array} text */
  function give(text) {
    bytes(rondo_trace(text.length), text.length).set(text);
    output = [];
  }

  return {
    replay(source) {
      give(new TextEncoder().encode(source));
      const line = rondo_replay();
      if (line > 0) throw new TraceError(line, output.join(''));
      return output.flatMap((lines) => lines.split('\n').slice(0, -1));
    },

    write({ text, numbers, isShelves }) {
      give(text);
      const pointer = rondo_block(numbers.length);
      new Float64Array(memory.buffer, pointer, numbers.length).set(numbers);
      rondo_record(isShelves ? 1 : 0);
      return output.join('');
    },
  };
}
