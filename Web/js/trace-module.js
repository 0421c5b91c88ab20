// @ts-check

/**
 * The address of the module of traces, relative to the folder of the entries or of a bundle.
 */
export const TRACE_MODULE = new URL('../build/rondo-trace.wasm', import.meta.url);
