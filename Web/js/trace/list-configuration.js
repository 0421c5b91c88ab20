// @ts-check

import { RuleError } from '../checks.js';
import { ShelvesEngine } from '../shelves/engine.js';
import {
  readFeed,
  readField,
  readFields,
  readFrameInterval,
  readViewport,
} from './configuration.js';
import { ListDirectory } from './list-directory.js';
import { endsOf, readLists } from './lists.js';
import { isFlag, isString, listTitle, shown, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 * @typedef {import('./lists.js').ListLayout} ListLayout
 * @typedef {import('./lists.js').TraceList} TraceList
 * @typedef {import('./reader.js').Trace} Trace
 */

/**
 * A trace of lists without inputs, as its first line says.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {Trace}
 */
export function readListConfiguration(module, fields) {
  for (const key of ['items', 'advance']) {
    if (fields.has(key)) throw fields.error(`"${key}" stands beside "lists", expected one of them`);
  }
  if (fields.value('pages', 'true or false', isFlag)) {
    throw fields.wrong('pages', 'true', 'false: lists have cells');
  }
  fields.value('axis', '"vertical"', (value) => value === 'vertical');
  readField(module, fields, 'keep');

  const { axis, ...own } = readFields(module, fields);
  const configuration = { ...own, start: 'pinned', end: 'pinned', ...endsOf(module, fields) };
  const viewport = readViewport(fields);
  const { alignment = 'start', start, end, snap = 'page' } = configuration;
  /** @type {ListLayout} */
  const listLayout = { length: 'viewport', spacing: 0, alignment, start, end, snap };
  const lists = readLists(module, fields, listLayout) ?? [];
  const index = (/** @type {unknown} */ id) => lists.findIndex((list) => list.id === id);
  const isOfList = (/** @type {unknown} */ id) => isString(id) && index(id) >= 0;
  const initial = fields.value('initial', 'the id of a list', isOfList);
  if (initial !== undefined) configuration.initial = index(initial);
  const feed = readFeed(fields);
  const frameInterval = readFrameInterval(fields);
  const trace = { configuration, items: [], lists, listLayout, viewport, feed, frameInterval };
  check(module, fields, { ...trace, inputs: [] });
  return { ...trace, inputs: [] };
}

/**
 * The engine of a trace of lists, as it is at the start.
 *
 * @param {Module} module
 * @param {Trace} trace
 * @param {ListDirectory} directory
 */
export function engineOf(module, { configuration, viewport, lists = [] }, directory) {
  const { width, height } = viewport;
  const { initial, ...shelf } = configuration;
  return new ShelvesEngine(
    module,
    {
      list: { ...configuration, viewport: height },
      shelf: { ...shelf, viewport: width, length: 'viewport', spacing: 0 },
    },
    directory.entries(lists),
    (key) => directory.id(key) ?? '',
  );
}

/**
 * Asks the engine, in whose hands the rules are.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {Trace} trace
 */
function check(module, fields, trace) {
  try {
    engineOf(module, trace, new ListDirectory(trace)).destroy();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { rule, value, engineField, shelf, isOfList, item } = /** @type {any} */ (error);
    const list = shelf === undefined || shelf < 0 ? undefined : trace.lists?.[shelf];
    // Of a single value, which the module was not even asked about.
    const field = engineField ?? error.field;
    let owner = list ? fields.named(listTitle(list.id)) : fields;
    let key = field === 'length' ? 'extent' : field;
    if (field === 'items') key = isOfList ? 'lists' : 'items';
    else if (list && !isOfList && item >= 0) owner = fields.named(title(list.items[item].id));
    throw owner.wrong(key, shown(value), rule);
  }
}
