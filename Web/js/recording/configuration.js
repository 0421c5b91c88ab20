// @ts-check

// What the first line of a trace says, from a configuration as the engine gets it.

/** What the format calls otherwise, or not at all. */
const OTHERS = [
  ...['viewport', 'length', 'start', 'end', 'keep', 'interval', 'duration', 'speed', 'initial'],
];

/**
 * How things are laid out and move.
 *
 * @param {Record<string, any>} configuration As `Module.create` takes it.
 * @returns {Record<string, any>}
 */
export function firstLineOf(configuration) {
  const { length, start, end, keep, interval, duration, speed } = configuration;
  const line = Object.fromEntries(
    Object.entries(configuration).filter(([name, value]) => !OTHERS.includes(name) && value != null),
  );
  if (length !== undefined) line.extent = length;
  line.ends = { start, end };
  if (keep !== undefined) Object.assign(line, { pages: true, keep });
  if (interval !== undefined) line.advance = { interval, duration };
  if (speed !== undefined) line.advance = { speed };
  return line;
}
