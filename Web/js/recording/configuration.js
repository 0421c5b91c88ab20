// @ts-check

// The first line of a trace, from the engine's configuration.

import { STEPS } from '../words.js';

/** The fields with another name in the format, or without a name. */
const OTHERS = ['viewport', 'length', 'start', 'end', 'keep', 'initial', 'speed', ...STEPS];

/**
 * The layout and motion.
 *
 * @param {Record<string, any>} configuration The argument of `Module.create`.
 * @returns {Record<string, any>}
 */
export function firstLineOf(configuration) {
  const { length, start, end, keep, interval, speed } = configuration;
  const line = Object.fromEntries(
    Object.entries(configuration).filter(([name, value]) => !OTHERS.includes(name) && value != null),
  );
  if (length !== undefined) line.extent = length;
  line.ends = { start, end };
  if (keep !== undefined) Object.assign(line, { pages: true, keep });
  if (interval !== undefined) {
    line.advance = Object.fromEntries(STEPS.map((name) => [name, configuration[name]]));
  }
  if (speed !== undefined) line.advance = { speed };
  return line;
}
