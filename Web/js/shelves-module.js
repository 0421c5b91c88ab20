// @ts-check

/**
 * The address of the module of shelves, relative to the folder of the entries or of a bundle.
 */
export const SHELVES_MODULE = new URL('../build/rondo-shelves.wasm', import.meta.url);
