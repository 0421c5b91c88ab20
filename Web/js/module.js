// @ts-check

// The one module that all pagers of a page share.

import { loadModule } from './wasm.js';

/** @typedef {import('./wasm.js').Module} Module */

/** @type {Promise<Module> | undefined} */
let loading;
/** @type {Module | undefined} */
let loaded;

/** The module, if it is here already. */
export function moduleIfLoaded() {
  return loaded;
}

/**
 * The module, loaded on the first call; after a failure the next call tries again.
 *
 * @param {string | URL | BufferSource} source Its address, or its bytes.
 */
export async function sharedModule(source) {
  loading ??= loadModule(source);
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
