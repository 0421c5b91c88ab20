// @ts-check

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';

import { Engine } from './engine.js';
import { OPTIONS } from './options.js';
import { Log } from './recording/log.js';
import { loadReplayer } from './trace.js';
import { loadModule } from './wasm.js';
import { CONFIGURATION } from './words.js';

const folder = new URL('../../Tests/Traces/', import.meta.url);
const built = (/** @type {string} */ name) => readFile(new URL(`../build/${name}`, import.meta.url));
const module = await loadModule(await built('rondo.wasm'));
const replayer = await loadReplayer(await built('rondo-trace.wasm'));

const names = (await readdir(folder, { recursive: true }))
  .filter((name) => /\.jsonl$/.test(name) && !/\.out\.jsonl$/.test(name))
  .sort();

test('there are traces', () => {
  for (const folder of ['Items/', 'Feed/', 'Shelves/']) {
    assert.ok(
      names.some((name) => name.startsWith(folder)),
      `no traces in ${folder}`,
    );
  }
});

for (const name of names) {
  test(`${name} gives the same bytes here`, async () => {
    const source = await readFile(new URL(name, folder), 'utf8');
    const expected = await readFile(new URL(name.replace('.jsonl', '.out.jsonl'), folder), 'utf8');
    const lines = replayer.replay(source);
    assert.equal(lines.map((line) => `${line}\n`).join(''), expected);
  });
}

const start = '{"rondo": 1, "viewport": {"width": 400, "height": 600}';

/** Traces that cannot be read, each with the message of `rondo replay`. */
const mistakes = [
  ['', '1: no configuration, expected {"rondo": 1, "viewport": {"width": 400, "height": 600}}'],
  ['# a comment\n{', '2: not JSON, expected one object a line'],
  [`${start}, "slop": 1e400}`, '1: "slop" cannot be read, expected a finite number'],
  [`${start}, "initial": "\\ud800"}`, '1: "initial" cannot be read, expected a string of JSON'],
  [
    `${start}, "keep": 9223372036854775807}`,
    '1: "keep" is 9223372036854776000, expected a whole number of 1 or more, below 2^31',
  ],
  [
    `${start}, "slop": ${'['.repeat(15)}${']'.repeat(15)}}`,
    '1: "slop" is a list, expected a number of points from 0 to 1e9',
  ],
  [`${start}, "slop": ${'['.repeat(500)}`, '1: brackets are 501 deep, expected at most 16'],
  [`${start}, "initial": "é€😀"}`, '1: "initial" is "é€😀", expected the id of an item'],
  [
    `${start}, "feed": {"cursor": "p1", "prefetch": 1e19}}`,
    '1: "prefetch" of "feed" is 10000000000000000000, expected a whole number of 0 or more, below 2^63',
  ],
  [
    `${start}}\n{"t": 5, "do": "hide"}\n{"t": 4.999999999, "do": "show"}`,
    '3: "t" of "show" is 4.999999999, expected 5 or more: time never runs backwards',
  ],
];

for (const [source, message] of mistakes) {
  test(`a trace is refused: ${message}`, () => {
    assert.throws(() => replayer.replay(source), { name: 'TraceError', message });
    // The next trace is replayed.
    assert.equal(replayer.replay(`${start}}`).length, 1);
  });
}

/** The values of each kind of number, by the rules of all fields of that kind. */
const NUMBERS = { number: 0.5, whole: 1, length: 320 };

/**
 * The lines of a recording of a frame of an engine with three items.
 *
 * @param {Record<string, any>} configuration
 */
function recorded(configuration) {
  const log = new Log(false);
  log.breadth = 200;
  log.items.set(1, 'Zürich "b"');
  const engine = new Engine(log.watch(module), configuration, { count: 3 });
  engine.take('frame', 1000.5);
  const text = replayer.write(log);
  assert.ok(replayer.replay(text).length > 0);
  return text.trimEnd().split('\n').map((line) => JSON.parse(line));
}

test('a recording writes each option as traces do', () => {
  const offered = Object.entries(CONFIGURATION).filter(([name]) => name in OPTIONS);
  const configuration = Object.fromEntries(
    offered.map(([name, kind]) => [name, typeof kind === 'string' ? NUMBERS[kind] : kind[1]]),
  );
  Object.assign(configuration, { viewport: 400, start: 'pinned', end: 'open', interval: 3000 });
  delete configuration.speed;
  const { interval, duration, initial, ...said } = configuration;
  const [first, frame] = recorded({ ...said, interval, duration, initial });
  const { rondo, viewport, items, frameInterval, extent, ends, advance, pages, ...line } = first;
  assert.deepEqual(viewport, { width: 200, height: 400 });
  assert.deepEqual(items, ['0', 'Zürich "b"', '2']);
  assert.deepEqual(advance, { interval, duration });
  assert.deepEqual([rondo, pages, line.initial], [1, true, items[initial]]);
  const { start, end, length, viewport: _, ...others } = said;
  assert.deepEqual([ends, extent], [{ start, end }, length]);
  for (const [name, value] of Object.entries(others)) assert.deepEqual(line[name], value, name);
  assert.deepEqual(frame, { t: 0, do: 'tick' });
});

test('names with halves of a character stay apart', () => {
  const log = new Log(false);
  log.items.set(0, 'a\ud83d').set(1, '\ude00b').set(2, 'c');
  new Engine(log.watch(module), { viewport: 400 }, { count: 3 });
  const [first] = replayer.write(log).split('\n');
  assert.deepEqual(JSON.parse(first).items, ['a\ufffd', '\ufffdb', 'c']);
});

test('a recording contains the speed of a marquee', () => {
  assert.deepEqual(recorded({ viewport: 400, speed: 40 })[0].advance, { speed: 40 });
});

test('a number that does not fit is refused as any other', () => {
  const lines = replayer.replay(
    `${start}, "feed": {"cursor": "p1", "prefetch": 9e18}}\n` +
      '{"t": 0, "do": "respond", "request": 9e18, "error": "x"}',
  );
  assert.ok(
    lines.includes(
      '{"t":0,"refused":{"do":"respond","reason":"request 9000000000000000000 is not waiting for an answer"}}',
    ),
  );
});

test('a replay of a hundred thousand frames is complete', () => {
  const lines = replayer.replay(
    `${start}, "frameInterval": 1, "items": ["a"]}\n{"t": 99999.5, "do": "tick"}`,
  );
  assert.equal(lines.filter((line) => line.includes('"frame"')).length, 100001);
  assert.equal(JSON.parse(lines.at(-1) ?? '').t, 99999.5);
});
