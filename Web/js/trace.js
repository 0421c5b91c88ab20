// @ts-check

// Replays traces, as `rondo replay` does: the same trace gives the same bytes.

import { Player } from './trace/player.js';
import { readTrace } from './trace/reader.js';
import { ShelvesPlayer } from './trace/shelves-player.js';

/**
 * Replays a trace.
 *
 * @param {import('./trace/reader.js').Modules} modules
 * @param {string} source JSON Lines, as Documentation/TraceFormat.md describes them.
 * @returns {string[]} The lines of the output, without their ends.
 * @throws {import('./trace/fields.js').TraceError} The trace cannot be read; nothing was replayed.
 */
export function replay(modules, source) {
  return play(modules, readTrace(modules, source));
}

/**
 * Replays a trace that was read.
 *
 * @param {import('./trace/reader.js').Modules} modules
 * @param {import('./trace/reader.js').Trace} trace
 * @returns {string[]} As `replay` gives them.
 */
export function play(modules, trace) {
  const player = trace.lists
    ? new ShelvesPlayer(modules.shelves, trace)
    : new Player(modules.scroller, trace);
  try {
    player.run();
    return player.lines;
  } finally {
    player.destroy();
  }
}
