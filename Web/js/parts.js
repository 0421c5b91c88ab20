// @ts-check

// Parts of a stage that only some options need. They are loaded with the module, before the engine starts.
// An option that a script sets later applies after its part has loaded.

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
 * @property {() => Promise<{ default: Part }>} load
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

/** @type {Record<string, Part>} The loaded classes. */
const classes = {};

/**
 * The names of the parts that options need and that are not loaded.
 *
 * @param {Record<string, any>} options
 */
export function missingParts(options) {
  return Object.keys(KINDS).filter((name) => KINDS[name].isFor(options) && !classes[name]);
}

/**
 * Loads parts.
 *
 * @param {string[]} names
 */
export function loadParts(names) {
  return Promise.all(
    names.map(async (name) => {
      classes[name] = (await KINDS[name].load()).default;
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
    if (!KINDS[name].isFor(options)) continue;
    site.stage[name] ??= new classes[name](site);
    const { style } = classes[name];
    if (style) adoptStyle(site.host.shadowRoot, style);
  }
}
