// @ts-check

/**
 * The address of the module of slides, relative to the folder of the entries, which also contains a
 * bundle.
 */
export const PAGER_MODULE = new URL('../build/rondo.wasm', import.meta.url);
