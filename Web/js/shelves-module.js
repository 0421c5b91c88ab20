// @ts-check

/** Where the module of shelves is, from the folder of the entries, in which a bundle is too. */
export const SHELVES_MODULE = new URL('../build/rondo-shelves.wasm', import.meta.url);
