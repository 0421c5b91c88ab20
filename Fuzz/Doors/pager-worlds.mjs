// @ts-check

// Random configurations, items and steps for engines of pagers.

import { CONFIGURATION, PAUSED_STEPS, PAUSES, WAYS } from '../../Web/js/words.js';
import { values } from './values.mjs';

/**
 * @typedef {import('./life.mjs').Step} Step
 * @typedef {import('./random.mjs').Random} Random
 */

/**
 * @param {Random} random
 * @param {number} poison The share of invalid values.
 */
export function configuration(random, poison) {
  return { viewport: 390, ...values(CONFIGURATION, random, poison) };
}

/**
 * Random items. Keys are unique, because elements generate them.
 *
 * @param {Random} random
 * @param {number} poison
 */
export function items(random, poison) {
  const count = random.chance(poison) ? random.poison() : random.oneOf([0, 1, 2, 3, 5, 8, 1000]);
  const first = random.below(6);
  const step = random.oneOf([1, 1, 3, -1]);
  const seen = Number.isInteger(count) ? count : 0;
  const lengths = Array.from({ length: Math.max(0, Math.min(seen, 1000)) }, () =>
    random.chance(poison) ? random.poison() : random.oneOf([undefined, 0, 40, 80, 'viewport']),
  );
  // Ids are compared with each other; more would take long.
  if (count > 1e6 && count < 2 ** 31) return { count: 1e6 };
  if (count > 1e5) return { count };
  return {
    count,
    ...(random.chance(0.7) && {
      key: (/** @type {number} */ index) => first + (step < 0 ? seen - 1 - index : index * step),
    }),
    ...(random.chance(0.5) && { length: (/** @type {number} */ index) => lengths[index] }),
    ...(random.chance(0.2) && { kind: (/** @type {number} */ index) => index % 3 }),
  };
}

/**
 * A replacement of some items. Callers must check that no remaining item has a new key.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {number[]} keys The present keys.
 * @returns {Step}
 */
function splice(random, poison, keys) {
  const start = random.below(keys.length + 1);
  const left = keys.length - start;
  const removed = random.oneOf([0, Math.min(left, 1), random.below(left + 1), left]);
  const come = items(random, poison);
  const isReplaced = random.chance(0.2);
  const step = (/** @type {any} */ items) => /** @type {Step} */ (['splice', isReplaced, [{ start, removed, items }]]);
  // The number is too large or invalid.
  if (!(come.count <= 1000)) return step({ count: -1 });
  const known = keys.slice(start, start + removed);
  const fresh = 1 + keys.reduce((most, key) => Math.max(most, key), 0);
  const names = Array.from({ length: Math.max(0, Math.floor(come.count)) }, (_, index) =>
    known.length > 0 && random.chance(0.5)
      ? known.splice(random.below(known.length), 1)[0]
      : fresh + index,
  );
  const key = (/** @type {number} */ index) => names[index];
  return step({ ...come, key, names });
}

/**
 * A random step.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {number[]} keys The present keys.
 * @returns {Step}
 */
export function step(random, poison, keys) {
  const count = keys.length;
  const place = () => (random.chance(poison) ? random.poison() : random.points());
  const flag = () => random.chance(0.5);
  const name = random.oneOf([
    ...['frame', 'frame', 'frame', 'press', 'move', 'move', 'release', 'cancel', 'wheel'],
    ...['next', 'previous', 'scroll', 'resize', 'hide', 'show', 'reduceMotion', 'pause', 'resume'],
    ...['wake', 'splice', 'splice', 'measure', 'feed', 'unfeed', 'receive', 'fail', 'retry'],
  ]);
  switch (name) {
    case 'press':
    case 'move':
    case 'release':
    case 'wheel':
      return [name, place(), place()];
    case 'next':
    case 'previous':
    case 'reduceMotion':
      return [name, flag()];
    case 'scroll':
      // Callers must check the index.
      if (count === 0) return ['frame'];
      return [
        name,
        random.below(count),
        random.chance(poison) ? random.poison() : random.oneOf(WAYS),
        flag(),
      ];
    case 'resize':
      return [name, random.chance(poison) ? random.poison() : random.oneOf([0, 1, 320, 844])];
    case 'pause':
      return [
        name,
        random.below(2 * PAUSES.requested),
        random.chance(poison) ? random.poison() : random.oneOf(PAUSED_STEPS),
      ];
    case 'resume':
      return [name, random.below(2 * PAUSES.requested)];
    case 'splice':
      return splice(random, poison, keys);
    case 'measure':
      // Callers must check this index too.
      if (count === 0) return ['frame'];
      return [
        name,
        random.below(count),
        random.chance(poison) ? random.poison() : random.oneOf([0, 40, 80.5, 844]),
      ];
    case 'feed':
      return [name, random.chance(poison) ? random.poison() : random.below(4)];
    case 'receive':
      return [
        name,
        random.chance(poison) ? random.poison() : random.below(4),
        random.chance(poison) ? random.poison() : random.below(4),
        flag(),
      ];
    case 'fail':
      return [name, random.chance(poison) ? random.poison() : random.below(4)];
    default:
      return [name];
  }
}
