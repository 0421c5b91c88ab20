// @ts-check

/**
 * The address of the module for slides, relative to the folder of the entries or of a bundle.
 */
export const PAGER_MODULE = new URL('../build/rondo.wasm', import.meta.url);
