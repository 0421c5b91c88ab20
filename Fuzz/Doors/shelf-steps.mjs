// @ts-check

// Random steps for lists of shelves.

import { PHASES, WAYS } from '../../Web/js/words.js';
import { options, shelfID, shelves } from './shelf-worlds.mjs';

/**
 * @typedef {import('./life.mjs').Step} Step
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('./shelves.mjs').ShelfDoors} ShelfDoors
 */

/**
 * A random step.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {ShelfDoors} doors
 * @returns {Step}
 */
export function step(random, poison, { content, state }) {
  const orPoison = (/** @type {() => any} */ usual) =>
    random.chance(poison) ? random.poison() : usual();
  const place = () => orPoison(() => random.points());
  const flag = () => random.chance(0.5);
  const entry = content.count > 0 ? random.oneOf(content.shelves) : undefined;
  const known = content.shelves.map(({ item }) => item);
  const id = () => shelfID(random, poison, known);
  const before = () => (flag() ? null : id());
  // The list, or a present or removed shelf.
  const shelf = () => (flag() ? null : (entry?.key ?? content.keyOf(random.below(8))));
  const number = (/** @type {number} */ wanted) =>
    orPoison(() => (random.chance(0.2) ? random.below(9) : wanted));
  const name = random.oneOf([
    ...['frame', 'frame', 'frame', 'frame', 'press', 'move', 'move', 'release', 'cancel', 'wheel'],
    ...['follow', 'next', 'previous', 'scroll', 'resize', 'hide', 'show', 'reduceMotion'],
    ...['run', 'insert', 'remove', 'reorder', 'replace', 'replace', 'update'],
    ...['receiveItems', 'receiveItems', 'retry', 'feed', 'unfeed', 'receive', 'fail', 'restore'],
    'restart',
  ]);
  switch (name) {
    case 'press':
    case 'move':
    case 'release':
      return [name, place(), place()];
    case 'wheel':
      return [name, place(), place(), flag() ? undefined : place()];
    case 'follow':
      return [name, shelf(), place(), orPoison(() => random.oneOf(PHASES))];
    case 'next':
    case 'previous':
      return [name, shelf(), flag()];
    case 'scroll': {
      // Callers must check the target.
      if (!entry) return ['frame'];
      const { key, keys } = entry;
      const way = orPoison(() => random.oneOf(WAYS));
      if (keys.count === 0 || flag()) return [name, null, key, way, flag()];
      return [name, key, random.below(keys.count), way, flag()];
    }
    case 'resize':
      return [name, ...[0, 0].map(() => orPoison(() => random.oneOf([0, 1, 390, 844])))];
    case 'reduceMotion':
      return [name, flag()];
    case 'insert':
      return [name, shelves(random, poison), before()];
    case 'remove':
      return [name, ...Array.from({ length: random.below(3) }, id)];
    case 'reorder':
      return [name, id(), before()];
    case 'replace':
      if (flag()) return [name, shelves(random, poison), true];
      return [name, shelves(random, poison, known), false];
    case 'update':
      return [name, state.items.filter(() => random.chance(0.3))];
    case 'receiveItems': {
      const [wanted, keys] = random.oneOf([[0, []], ...state.requests]);
      const share = random.oneOf([0, 0.5, 1]);
      return [name, number(wanted), keys.filter(() => random.chance(share))];
    }
    case 'feed':
      return [name, number(2)];
    case 'receive':
      return [name, number(state.page), number(2), flag()];
    case 'fail':
      return [name, number(state.page)];
    case 'restore':
      return [name, offsets(random, poison, state.offsets)];
    case 'restart':
      return [name, options(random, poison)];
    default:
      return [name];
  }
}

/**
 * Offsets that an engine has returned, unchanged, outdated or damaged.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {import('../../Web/js/shelves/offsets.js').NamedOffsets} read
 */
function offsets(random, poison, { list, shelves }) {
  if (random.chance(poison / 4)) return random.poison();
  /** @param {any} offset */
  const spoilt = (offset) => {
    const name = random.oneOf(['shelf', 'item', 'slot', 'distance', 'viewport']);
    return random.chance(poison) ? { ...offset, [name]: random.poison() } : offset;
  };
  /** @param {any} offset */
  const other = (offset) => ({
    ...offset,
    ...(random.chance(0.3) && { distance: random.points() }),
    ...(random.chance(0.3) && { slot: random.below(100) - 50 }),
  });
  const some = shelves.filter(() => random.chance(0.8)).map((offset) => spoilt(other(offset)));
  return { list: list && random.chance(0.8) ? spoilt(other(list)) : null, shelves: some };
}
