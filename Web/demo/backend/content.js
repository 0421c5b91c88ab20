// SPDX-License-Identifier: MIT
// @ts-check

// The content of the stand-in's rooms and shelves, which depends only on their numbers.

import { seededRandom } from '../slides/random.js';
import { cover } from './cover.js';

const SUBJECTS = [
  'Pottery',
  'Quiet chess',
  'Sourdough',
  'A street piano',
  'Old radios',
  'The slow sketchbook',
  'Bookbinding',
  'A choir',
  'Juggling',
  'Carving spoons',
  'Telescopes',
  'Paper boats',
];
const MOMENTS = [
  'before breakfast',
  'at dusk',
  'in the rain',
  'for beginners',
  'on the night train',
];
const HOSTS = ['Ada B.', 'Noor K.', 'Viggo M.', 'Lale T.', 'Joris D.', 'Imani F.', 'Runa H.'];

const ADJECTIVES = [
  'Amber',
  'Copper',
  'Distant',
  'Early',
  'Gentle',
  'Glass',
  'Hidden',
  'Last',
  'Midnight',
  'Northern',
  'Paper',
  'Patient',
  'Quiet',
  'Salt',
  'Second',
  'Winter',
];
const NOUNS = [
  'Almanac',
  'Bridge',
  'Comet',
  'Diver',
  'Echo',
  'Ferry',
  'Garden',
  'Harbour',
  'Island',
  'Juggler',
  'Kite',
  'Lantern',
  'Mirror',
  'Orchard',
  'Parade',
  'River',
  'Storm',
  'Train',
  'Village',
  'Whale',
];
const KINDS = ['Film · 1 h 20 min', 'Album · 11 tracks', 'Story · 24 min', 'Series · 6 episodes'];

const LEADS = [
  'Small wonders',
  'Old favourites',
  'Quiet voices',
  'Slow pictures',
  'Long journeys',
  'Hidden corners',
  'Second chances',
];
const TAILS = ['for two', 'from the coast', 'under the stars', 'for early risers', 'after the storm'];

/** The number of rooms at the start. */
export const FIRST_ROOMS = SUBJECTS.length * MOMENTS.length;
export const ITEMS = ADJECTIVES.length * NOUNS.length;
export const SHELVES = LEADS.length * TAILS.length;

/**
 * The angle between the hues of neighbours, in degrees: the golden angle, so that neighbours differ.
 */
const HUE_STEP = 137;

/** @param {number} number */
const hueOf = (number) => (HUE_STEP * number) % 360;

/**
 * A pair of entries for a number; pairs repeat only after all pairs.
 *
 * @param {string[]} first
 * @param {string[]} second
 * @param {number} number
 */
function pair(first, second, number) {
  const round = Math.floor(number / first.length);
  return [first[number % first.length], second[(round + number) % second.length]];
}

/**
 * @param {number} number 1 or more
 * @returns {import('../rooms/api.js').Room}
 */
export function roomOf(number) {
  const random = seededRandom(number);
  const [subject, moment] = pair(SUBJECTS, MOMENTS, number);
  const hue = hueOf(number);
  return {
    id: `room-${number}`,
    title: `${subject} ${moment}`,
    host: HOSTS[Math.floor(random() * HOSTS.length)],
    // Many rooms are small and a few are large.
    viewers: 3 + Math.floor(4000 * random() ** 4),
    hue,
    cover: cover(number, hue),
  };
}

/**
 * @param {number} number
 * @returns {import('../shelves/catalogue.js').Item}
 */
export function itemOf(number) {
  const [adjective, noun] = pair(ADJECTIVES, NOUNS, number);
  const hue = hueOf(number);
  return {
    id: `item-${number}`,
    title: `The ${adjective} ${noun}`,
    subtitle: KINDS[number % KINDS.length],
    hue,
    cover: cover(number, hue),
  };
}

/**
 * @param {number} number
 * @returns {import('../shelves/catalogue.js').Shelf}
 */
export function shelfOf(number) {
  const random = seededRandom(number);
  const first = Math.floor(random() * ITEMS);
  const count = 8 + Math.floor(random() * 33);
  // 7 has no common factor with the number of items, so no item repeats.
  const itemIDs = Array.from({ length: count }, (_, place) => `item-${(first + 7 * place) % ITEMS}`);
  return { id: `shelf-${number}`, title: pair(LEADS, TAILS, number).join(' '), itemIDs };
}
