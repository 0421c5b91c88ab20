// @ts-check

// The modules of a page, one for each address, shared by all elements.

import { refuse } from './checks.js';
import { loadModule } from './wasm.js';

/**
 * @typedef {import('./wasm.js').Module} Module
 * @typedef {string | URL | BufferSource} ModuleSource The address of a module, or its bytes.
 */

/** @type {Map<unknown, { loading: Promise<Module>, loaded?: Module }>} */
const modules = new Map();

/**
 * The module of an element's class, if it is loaded.
 *
 * @param {HTMLElement} host
 */
export function moduleIfLoaded(host) {
  return modules.get(sourceOf(host))?.loaded;
}

/**
 * The module of an element's class. The first call loads the module; a call after a failure loads it again.
 *
 * @param {HTMLElement} host
 */
export async function sharedModule(host) {
  const source = sourceOf(host);
  let module = modules.get(source);
  if (!module) {
    module = { loading: loadModule(source) };
    modules.set(source, module);
  }
  try {
    module.loaded = await module.loading;
    return module.loaded;
  } catch (error) {
    modules.delete(source);
    throw error;
  }
}

/**
 * @param {HTMLElement} host
 * @returns {ModuleSource}
 */
function sourceOf({ constructor }) {
  return /** @type {any} */ (constructor).source;
}

/**
 * @param {unknown} source
 * @throws {TypeError} If it is neither an address nor bytes.
 */
export function checkSource(source) {
  if (typeof source === 'string' || source instanceof URL) return;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return;
  refuse('module', 'an address or bytes', source);
}
