// @ts-check

// Reads traces: recordings of everything that reaches an engine. Documentation/TraceFormat.md
// describes them. What cannot be read is thrown with its line, in the words of `rondo replay`.

import { SIZE, readConfiguration } from './configuration.js';
import { TraceError } from './fields.js';
import { readInput } from './inputs.js';
import { readLine } from './line.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./items.js').TraceItem} TraceItem
 *
 * @typedef {object} Modules
 * @property {Module} scroller rondo.wasm, for rows of items.
 * @property {Module} shelves rondo-shelves.wasm, for lists of lists.
 *
 * @typedef {Record<string, any> & { t: number, do: string }} TraceInput Complete, with defaults
 *   filled in.
 *
 * @typedef {object} TraceFeed
 * @property {string} cursor Of the first page.
 * @property {number} prefetch How near to the last item the current one asks for more, in items.
 *
 * @typedef {object} Trace
 * @property {Record<string, any>} configuration For `Module.create`.
 * @property {TraceItem[]} items At the start.
 * @property {TraceFeed} [feed]
 * @property {import('./lists.js').TraceList[]} [lists] Instead of the items.
 * @property {import('./lists.js').ListLayout} [listLayout] Of lists that say nothing themselves.
 * @property {{ width: number, height: number }} viewport
 * @property {number} frameInterval
 * @property {TraceInput[]} inputs
 */

/**
 * Reads a trace.
 *
 * @param {Modules} modules Know the rules of configurations.
 * @param {string} source
 * @returns {Trace}
 * @throws {TraceError} The first mistake.
 */
export function readTrace(modules, source) {
  /** @type {Trace | undefined} */
  let trace;
  let module = modules.scroller;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    if (/^[ \t\r]*$|^#/.test(line)) continue;
    const fields = readLine(line, index + 1);
    if (!trace) {
      if (fields.has('lists')) module = modules.shelves;
      trace = readConfiguration(module, fields);
      continue;
    }
    trace.inputs.push(readInput(module, fields, trace));
  }
  if (trace) return trace;
  const example = `{"rondo": 1, "viewport": ${SIZE}}`;
  throw new TraceError(lines.length, `no configuration, expected ${example}`);
}
