// @ts-check

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { replay } from '../trace.js';
import { loadModule } from '../wasm.js';

/** @param {string} name */
async function moduleOf(name) {
  return loadModule(await readFile(new URL(`../../build/${name}.wasm`, import.meta.url)));
}
const modules = {
  scroller: await moduleOf('rondo'),
  shelves: await moduleOf('rondo-shelves'),
};

const start = '{"rondo": 1, "viewport": {"width": 400, "height": 600}';
const points = 'a number of points from 0 to 1e9';

/** Whole traces and what is said about them: the words of `rondo replay`. */
const mistakes = [
  ['', '1: no configuration, expected {"rondo": 1, "viewport": {"width": 400, "height": 600}}'],
  ['{', '1: not JSON, expected one object a line'],
  ['[]', '1: a list stands alone, expected an object'],
  ['{"rondo": 2}', '1: "rondo" is 2, expected 1, the version of the format'],
  [`${start}, "slop": 1, "slop": 2}`, '1: a key is given twice, expected each once'],
  [`${start}, "slop": 1e400}`, '1: "slop" cannot be read, expected a finite number'],
  [`${start}, "initial": "\\ud800"}`, '1: "initial" cannot be read, expected a string of JSON'],
  [`${start}, "spacing": -3}`, `1: "spacing" is -3, expected ${points}`],
  [`${start}, "axis": "x"}`, '1: "axis" is "x", expected "horizontal" or "vertical"'],
  [`${start}, "keep": 0}`, '1: "keep" is 0, expected a whole number of 1 or more, below 2^31'],
  [
    `${start}, "keep": 9223372036854775807}`,
    '1: "keep" is 9223372036854776000, expected a whole number of 1 or more, below 2^31',
  ],
  [
    `${start}, "keep": 2147483648}`,
    '1: "keep" is 2147483648, expected a whole number of 1 or more, below 2^31',
  ],
  [
    `${start}, "advance": {"speed": 0}}`,
    '1: "speed" of "advance" is 0, expected points per second from -1e6 to 1e6, other than 0',
  ],
  [
    `${start}, "advance": {"speed": 1, "interval": 2}}`,
    '1: "interval" stands beside "speed", expected one of them',
  ],
  [
    `${start}, "frameInterval": 5e-324}`,
    '1: "frameInterval" is 5e-324, expected milliseconds of 0.01 or more',
  ],
  [
    `${start}}\n{"t": 1e308, "do": "tick"}`,
    '2: "t" of "tick" is 1e+308, expected 16000000 or less: ' +
      'at most 1000000 frames, one every 16 ms',
  ],
  [
    `${start}, "frameInterval": 1e9, "advance": {"interval": 2, "duration": 0}}\n` +
      '{"t": 2000001, "do": "tick"}',
    '2: "t" of "tick" is 2000001, expected 2000000 or less: ' +
      'at most 1000000 steps of auto-advance, one every 2 ms',
  ],
  [`${start}}\n{"t": 0, "do": "measure", "extents": {"b": 1, "a": -1}}`, `2: "a" of "extents" is -1, expected ${points}`],
  [
    `${start}}\n{"t": 0, "do": "wheel", "dx": 0, "dy": 0, "phase": "began"}`,
    '2: "phase" of "wheel" is "began", expected "moved" or "ended"',
  ],
  [
    `${start}}\n{"t": 0, "do": "pause", "reasons": ["told", "hidden"]}`,
    '2: a reason is "hidden", expected "touched", "hovered", "focused", "offScreen" or "told"',
  ],
  [
    `${start}}\n{"t": 0, "do": "resume", "reasons": 1}`,
    '2: "reasons" of "resume" is 1, ' +
      'expected a list of "touched", "hovered", "focused", "offScreen" or "told"',
  ],
  [`${start}}\n{"t": 0, "do": "measure"}`, '2: "extents" of "measure" is missing, expected {"a": 120}'],
  [`${start}}\n{"t": 0, "do": "filter", "hidden": ["a", "a"]}`, '2: item "a" is given twice, expected each id once'],
  [
    `${start}, "lists": []}\n{"t": 0, "do": "filter", "hidden": []}`,
    '2: "filter" stands in a trace of lists, expected one without lists',
  ],
  [`${start}, "slop": ${'['.repeat(500)}`, '1: brackets are 501 deep, expected at most 16'],
  [`${start}, "slop": ${'[1],'.repeat(20)}`, '1: not JSON, expected one object a line'],
  [
    `${start}, "initial": "${'['.repeat(500)}"}`,
    `1: "initial" is "${'['.repeat(500)}", expected the id of an item`,
  ],
  [
    `{"rondo": 1, "viewport": {"width": 1e9, "height": 1}, "extent": 0.5, "items": ["a", "b"]}`,
    '1: "tiles" is 2000000001, expected 10000 or fewer in the viewport at once',
  ],
  [`${start}, "extent": -1}`, `1: "extent" is -1, expected ${points}, or "viewport"`],
  [
    `${start}, "lists": [], "items": []}`,
    '1: "items" stands beside "lists", expected one of them',
  ],
  [`${start}, "lists": [], "pages": true}`, '1: "pages" is true, expected false: lists have cells'],
  [
    `${start}, "lists": [], "axis": "horizontal"}`,
    '1: "axis" is "horizontal", expected "vertical"',
  ],
  [`${start}, "lists": [1]}`, '1: a list is 1, expected {"id": "L1"}'],
  [
    `${start}, "lists": [{"id": "L"}, {"id": "L"}]}`,
    '1: list "L" is given twice, expected each id once',
  ],
  [
    `${start}, "lists": [{"id": "L", "itemExtent": -1}]}`,
    `1: "itemExtent" of list "L" is -1, expected ${points}, or "viewport"`,
  ],
  [
    `${start}, "lists": [{"id": "L", "itemIDs": ["a"], "items": ["b"]}]}`,
    '1: item "b" is not among "itemIDs", expected one of them',
  ],
  [`${start}, "feed": {}}`, '1: "cursor" of "feed" is missing, expected a string'],
  [`${start}, "feed": "p1"}`, '1: "feed" is "p1", expected {"prefetch": 2, "cursor": "p1"}'],
  [
    `${start}, "feed": {"cursor": "p1", "prefetch": -1}}`,
    '1: "prefetch" of "feed" is -1, expected a whole number of 0 or more, below 2^63',
  ],
  [`${start}, "items": ["a", "a"]}`, '1: item "a" is given twice, expected each id once'],
  [`${start}, "items": ["a", "a", 5]}`, '1: an item is 5, expected "a" or {"id": "a"}'],
  [
    `${start}, "items": [{"id": "a", "extent": -1}]}`,
    `1: "extent" of item "a" is -1, expected ${points}, or "viewport"`,
  ],
  [
    `${start}, "advance": {"interval": 10, "duration": 20}}`,
    '1: "duration" of "advance" is 20, expected milliseconds from 0 to the interval',
  ],
  [
    `# a comment\n${start}}\n\n{"t": 5, "do": "hide"}\n{"t": 4, "do": "show"}`,
    '5: "t" of "show" is 4, expected 5 or more: time never runs backwards',
  ],
  [
    `${start}}\n{"t": 5, "do": "hide"}\n{"t": 4.999999999, "do": "show"}`,
    '3: "t" of "show" is 4.999999999, expected 5 or more: time never runs backwards',
  ],
];

/** Inputs, and what is said about them. */
const wrongInputs = [
  ['"do": "tick", "x": 1', 'unknown key "x" of "tick", expected "t" or "do"'],
  ['"do": "insert"', '"items" of "insert" is missing, expected a list of items'],
  [
    '"do": "insert", "items": [], "before": 1',
    '"before" of "insert" is 1, expected a string, or null',
  ],
  [
    '"do": "insert", "items": [{"id": "b", "extent": -2}]',
    `"extent" of item "b" is -2, expected ${points}, or "viewport"`,
  ],
  ['"do": "remove", "ids": ["a", 1]', 'an id is 1, expected a string'],
  ['"do": "remove", "ids": ["a", "a"]', 'item "a" is given twice, expected each id once'],
  ['"do": "move", "before": "a"', '"id" of "move" of an item is missing, expected a string'],
  [
    '"do": "move", "id": "a", "x": 1',
    'unknown key "x" of "move" of an item, expected "t", "do", "id" or "before"',
  ],
  ['"do": "replace", "items": {}', '"items" of "replace" is an object, expected a list of items'],
  [
    '"do": "respond", "request": 1.5',
    '"request" of "respond" is 1.5, expected a whole number from -2^63 to below 2^63',
  ],
  ['"do": "respond", "request": 1', '"items" and "error" are missing, expected one of them'],
  [
    '"do": "respond", "request": 1, "items": []',
    '"next" of "respond" is missing, expected a cursor, or null',
  ],
  [
    '"do": "respond", "request": 1, "error": "x", "next": null',
    '"next" stands beside "error", expected one of them',
  ],
  [
    '"do": "respond", "request": 1, "error": null',
    '"error" of "respond" is null, expected a string',
  ],
];

for (const [source, message] of mistakes) {
  test(`a trace is refused: ${message}`, () => {
    assert.throws(() => replay(modules, source), { name: 'TraceError', message });
  });
}

for (const [input, problem] of wrongInputs) {
  test(`an input is refused: ${problem}`, () => {
    const source = `${start}}\n{"t": 0, ${input}}`;
    assert.throws(() => replay(modules, source), { name: 'TraceError', message: `2: ${problem}` });
  });
}
