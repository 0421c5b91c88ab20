// @ts-check

// Random values for configurations and options.

/**
 * @typedef {import('../../Web/js/options.js').OptionKind} OptionKind
 * @typedef {import('./random.mjs').Random} Random
 */

// Never 0, because any number of items with length 0 would be visible.
const length = (/** @type {Random} */ random) =>
  random.oneOf(['viewport', 20, 80, 150, 400, 1e6]);
const spacing = (/** @type {Random} */ random) => random.oneOf([0, 0, 12, 1e6]);

/**
 * Random values by name, mostly valid.
 *
 * @type {Record<string, (random: Random) => any>}
 */
const USUAL = {
  viewport: (random) => random.oneOf([0, 1, 390, 390, 400]),
  length,
  itemLength: length,
  spacing,
  itemSpacing: spacing,
  inset: (random) => random.oneOf([0, 16, 1000]),
  step: (random) => random.oneOf([1, 1, 2, 3]),
  overscan: (random) => random.oneOf([0, 1, 1, 3]),
  keep: (random) => random.below(5),
  initial: () => 0,
  interval: (random) => random.oneOf([0.5, 1000, 3000]),
  duration: (random) => random.oneOf([0, 300]),
  decelerationRate: (random) => random.oneOf([0.998, 0.99, 0.5]),
  rubberBand: (random) => random.oneOf([0.55, 0.1]),
  batch: (random) => random.oneOf([1, 2, 50]),
  capacity: (random) => random.oneOf([0, 1, 20, 2000]),
  remembered: (random) => random.oneOf([0, 1, 3, 1000]),
};

/**
 * Values by name, half of them omitted.
 *
 * @param {Record<string, OptionKind>} kinds
 * @param {Random} random
 * @param {number} poison The share of invalid values.
 */
export function values(kinds, random, poison) {
  /** @type {Record<string, any>} */
  const made = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (random.chance(poison)) made[name] = random.poison();
    else if (!random.chance(0.5)) continue;
    else if (typeof kind !== 'string') made[name] = random.oneOf(kind);
    else if (kind === 'flag') made[name] = random.chance(0.5);
    else if (name in USUAL) made[name] = USUAL[name](random);
  }
  return made;
}
