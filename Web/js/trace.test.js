// @ts-check

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';

import { loadModule } from './engine.js';
import { replay } from './trace.js';

const folder = new URL('../../Tests/Traces/', import.meta.url);
const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));

const names = (await readdir(folder)).filter((name) => /^[^.]+\.jsonl$/.test(name));

for (const name of names) {
  test(`${name} gives the same bytes here`, async () => {
    const source = await readFile(new URL(name, folder), 'utf8');
    const expected = await readFile(new URL(name.replace('.jsonl', '.out.jsonl'), folder), 'utf8');
    const lines = replay(module, source);
    assert.equal(lines.map((line) => `${line}\n`).join(''), expected);
  });
}

const start = '{"rondo": 1, "viewport": {"width": 400, "height": 600}';

const mistakes = [
  ['', '1: no configuration, expected {"rondo": 1, "viewport": {"width": 400, "height": 600}}'],
  ['{', '1: not JSON, expected one object a line'],
  ['[]', '1: a list stands alone, expected an object'],
  ['{"rondo": 2}', '1: "rondo" is 2, expected 1, the version of the format'],
  [`${start}, "slop": 1, "slop": 2}`, '1: a key is given twice, expected each once'],
  [`${start}, "spacing": -3}`, '1: "spacing" is -3, expected a number of points from 0 to 1e9'],
  [`${start}, "axis": "x"}`, '1: "axis" is "x", expected "horizontal" or "vertical"'],
  [`${start}, "keep": 0}`, '1: "keep" is 0, expected a whole number of 1 or more'],
  [`${start}, "feed": {}}`, '1: "feed" is not supported yet, expected a trace without it'],
  [`${start}, "items": ["a", "a"]}`, '1: item "a" is given twice, expected each id once'],
  [
    `${start}, "items": [{"id": "a", "extent": -1}]}`,
    '1: "extent" of item "a" is -1, expected a number of points from 0 to 1e9',
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
    `${start}}\n{"t": 0, "do": "tick", "x": 1}`,
    '2: unknown key "x" of "tick", expected "t" or "do"',
  ],
];

for (const [source, message] of mistakes) {
  test(`a trace is refused: ${message}`, () => {
    assert.throws(() => replay(module, source), { name: 'TraceError', message });
  });
}
