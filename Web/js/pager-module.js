// @ts-check

/** Where the module of slides is, from the folder of the entries, in which a bundle is too. */
export const PAGER_MODULE = new URL('../build/rondo.wasm', import.meta.url);
