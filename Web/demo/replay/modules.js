// SPDX-License-Identifier: MIT
// @ts-check

import { loadModule } from '../../js/wasm.js';

/** @param {string} name */
const load = (name) => loadModule(new URL(`../../build/${name}.wasm`, import.meta.url));

/** Loads what traces are replayed by. */
export async function loadModules() {
  const [scroller, shelves] = await Promise.all(['rondo', 'rondo-shelves'].map(load));
  return { scroller, shelves };
}
