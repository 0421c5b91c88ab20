// @ts-check

// What lists of shelves are made of.

import { OPTIONS } from '../../Web/js/shelves/layout.js';
import { values } from './values.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** So many shelves have a name; a few more ids are no shelf's. */
const NAMES = 8;

/** What a shelf may say of itself. */
const OF_SHELF = Object.fromEntries(
  Object.entries(OPTIONS).filter(([name]) => name === 'length' || name.startsWith('item')),
);

/** What is the element's own affair, and none of the engine's. */
const { loop, initial, disabled, prefetch, ...OF_ENGINE } = OPTIONS;

/**
 * The options of a list.
 *
 * @param {Random} random
 * @param {number} poison The share of values that make no sense.
 */
export function options(random, poison) {
  return values({ loop, ...OF_ENGINE }, random, poison);
}

/**
 * Shelves as a page gives them.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {any[]} known Those that may be given again, or their ids.
 */
export function shelves(random, poison, known = []) {
  if (random.chance(poison / 4)) return random.poison();
  const ids = known.length > 0 ? known.map(({ id }) => id) : names(random);
  return ids.slice(0, random.below(ids.length + 1)).map((id) => shelf(random, poison, id, known));
}

/**
 * The id of a shelf, mostly of one that there is.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {any[]} known
 */
export function shelfID(random, poison, known) {
  if (random.chance(poison)) return random.poison();
  if (known.length === 0 || random.chance(0.1)) return random.below(NAMES + 2);
  return random.oneOf(known).id;
}

/** @param {Random} random */
function names(random) {
  const first = random.below(NAMES);
  return Array.from({ length: NAMES }, (_, index) => (first + index * 3) % NAMES);
}

/**
 * @param {Random} random
 * @param {number} poison
 * @param {any} id
 * @param {any[]} known
 */
function shelf(random, poison, id, known) {
  if (random.chance(poison / 4)) return random.poison();
  const ids = itemIDs(random, poison, id, known);
  const made = {
    ...(random.chance(0.3) && values(OF_SHELF, random, poison)),
    id: random.chance(poison) ? random.poison() : id,
    itemIDs: ids,
  };
  // It would be asked about each of them, which takes as long as it takes.
  if (Array.isArray(ids) && random.chance(0.2)) {
    const isBroken = random.chance(poison);
    const lengths = [0, 40, 80, 'viewport'];
    made.itemLength = (/** @type {any} */ _, /** @type {number} */ index) =>
      isBroken ? random.poison() : lengths[index % lengths.length];
  }
  return made;
}

/**
 * The ids of a shelf's items.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {any} shelf Its id.
 * @param {any[]} known Shelves whose ids may be given again.
 */
export function itemIDs(random, poison, shelf, known) {
  if (random.chance(poison)) return random.poison();
  if (random.chance(0.6)) {
    const first = random.below(40);
    const step = random.oneOf([1, 1, 1, 2, -1]);
    const length = random.oneOf([0, 1, 2, 3, 8, 50]);
    // The same ones on several shelves, and now and then twice on one.
    const twice = random.chance(poison) ? 2 : 1;
    return Array.from({ length }, (_, index) => `i${first + Math.floor(index / twice) * step}`);
  }
  const length = random.chance(poison)
    ? random.poison()
    : random.oneOf([0, 1, 5, 1000, 1_000_000]);
  const given = known.find(({ id }) => id === shelf)?.itemIDs;
  if (given && !Array.isArray(given) && random.chance(0.5)) {
    // As something that has grown or shrunk.
    if (random.chance(0.5)) given.length = length;
    return given;
  }
  const name = `${shelf}.${random.below(1e9)}`;
  return { length, at: (/** @type {number} */ index) => `${name}.${index}` };
}
