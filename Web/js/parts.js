// @ts-check

// Parts of a stage that only some options need. They are loaded with the module, before the engine starts.
// An option that a script sets later applies after its part has loaded.

import { EXTRAS } from './extras.js';
import { isByContent, isInCSS } from './sizes.js';
import { adoptStyle } from './style.js';

/**
 * @typedef {object} Site The element of a part.
 * @property {any} host
 * @property {HTMLElement} viewport
 * @property {HTMLElement} track
 * @property {any} stage
 *
 * @typedef {object} Kind A kind of part; a stage has at most one part of each kind.
 * @property {(options: Record<string, any>) => boolean} isFor Whether options need the part.
 * @property {() => Promise<{ default?: Part }>} load Loads its class. Without a class it is one of `EXTRAS`, which
 *   start themselves.
 *
 * @typedef {(new (site: Site) => any) & { style?: string }} Part The class of a part, with its style sheet.
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  advance: {
    isFor: ({ interval, speed }) => (interval ?? speed) !== undefined,
    load: () => import('./rondo-advance.js'),
  },
  height: {
    isFor: ({ height }) => height !== undefined,
    load: () => import('./rondo-height.js'),
  },
  lengths: {
    isFor: isByContent,
    load: () => import('./rondo-lengths.js'),
  },
  marquee: {
    isFor: ({ speed }) => speed !== undefined,
    load: () => import('./rondo-marquee.js'),
  },
  sizes: {
    isFor: (options) => isInCSS(options) || options.spacing < 0,
    load: () => import('./rondo-sizes.js'),
  },
};

// Without its effect, a slide would show the first keyframe; arrows would appear after the slides.
for (const name of ['controls', 'effect']) {
  KINDS[name] = { isFor: (options) => Boolean(options[name]), load: EXTRAS[name] };
}

/** @type {Record<string, Part | null>} The loaded classes; null for extras. */
const classes = {};

/**
 * The names of the parts that options need and that are not loaded.
 *
 * @param {Record<string, any>} options
 */
export function missingParts(options) {
  return Object.keys(KINDS).filter((name) => KINDS[name].isFor(options) && !(name in classes));
}

/**
 * Loads parts.
 *
 * @param {string[]} names
 */
export function loadParts(names) {
  return Promise.all(
    names.map(async (name) => {
      classes[name] = (await KINDS[name].load()).default ?? null;
    }),
  );
}

/**
 * Makes the loaded parts that options need, with their style sheets.
 *
 * @param {Record<string, any>} options
 * @param {Site} site
 */
export function makeParts(options, site) {
  for (const name in classes) {
    const Part = classes[name];
    if (!Part || !KINDS[name].isFor(options)) continue;
    site.stage[name] ??= new Part(site);
    const { style } = Part;
    if (style) adoptStyle(site.host.shadowRoot, style);
  }
}
