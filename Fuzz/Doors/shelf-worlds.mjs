// @ts-check

// Random content for lists of shelves.

import { OPTIONS } from '../../Web/js/shelves/layout.js';
import { values } from './values.mjs';

/** @typedef {import('./random.mjs').Random} Random */

/** The number of ids of shelves. */
const NAMES = 8;

/** The options of a shelf. */
const OF_SHELF = Object.fromEntries(
  Object.entries(OPTIONS).filter(([name]) => name === 'length' || name.startsWith('item')),
);

/** The options of the element that the engine does not use. */
const { loop, initial, disabled, prefetch, ...OF_ENGINE } = OPTIONS;

/**
 * The options of a list.
 *
 * @param {Random} random
 * @param {number} poison The share of invalid values.
 */
export function options(random, poison) {
  return values({ loop, ...OF_ENGINE }, random, poison);
}

/**
 * Shelves in the form in which a page passes them.
 *
 * @param {Random} random
 * @param {number} poison
 * @param {any[]} known Earlier shelves that can be repeated, or their ids.
 */
export function shelves(random, poison, known = []) {
  if (random.chance(poison / 4)) return random.poison();
  const ids = known.length > 0 ? known.map(({ id }) => id) : names(random);
  return ids.slice(0, random.below(ids.length + 1)).map((id) => shelf(random, poison, id, known));
}

/**
 * The id of a shelf, usually of an existing one.
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
  // A list of ids takes long, because each id is requested.
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
 * @param {any} shelf The id of the shelf.
 * @param {any[]} known Shelves whose ids can be repeated.
 */
export function itemIDs(random, poison, shelf, known) {
  if (random.chance(poison)) return random.poison();
  if (random.chance(0.6)) {
    const first = random.below(40);
    const step = random.oneOf([1, 1, 1, 2, -1]);
    const length = random.oneOf([0, 1, 2, 3, 8, 50]);
    // Shelves share ids; sometimes a shelf has an id twice.
    const twice = random.chance(poison) ? 2 : 1;
    return Array.from({ length }, (_, index) => `i${first + Math.floor(index / twice) * step}`);
  }
  const length = random.chance(poison)
    ? random.poison()
    : random.oneOf([0, 1, 5, 1000, 1_000_000]);
  const given = known.find(({ id }) => id === shelf)?.itemIDs;
  if (given && !Array.isArray(given) && random.chance(0.5)) {
    // The shelf becomes longer or shorter.
    if (random.chance(0.5)) given.length = length;
    return given;
  }
  const name = `${shelf}.${random.below(1e9)}`;
  return { length, at: (/** @type {number} */ index) => `${name}.${index}` };
}
