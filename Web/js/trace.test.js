// @ts-check

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';

import { replay } from './trace.js';
import { loadModule } from './wasm.js';

const folder = new URL('../../Tests/Traces/', import.meta.url);
/** @param {string} name */
async function moduleOf(name) {
  return loadModule(await readFile(new URL(`../build/${name}.wasm`, import.meta.url)));
}
const modules = {
  scroller: await moduleOf('rondo'),
  shelves: await moduleOf('rondo-shelves'),
};

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
    const lines = replay(modules, source);
    assert.equal(lines.map((line) => `${line}\n`).join(''), expected);
  });
}
