// @ts-check

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { loadModule } from './wasm.js';
import { CONFIGURATION } from './words.js';

const page = new URL('../../Documentation/Configuration.md', import.meta.url);
const rows = (await readFile(page, 'utf8')).match(/^\| `.*$/gm) ?? [];
const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));

/** The table of fields in the documentation; the engine's table is compared with the same page. */
function documented() {
  return Object.entries(CONFIGURATION).map(([name, kind]) => {
    const isChoice = typeof kind !== 'string';
    const values = isChoice ? kind.map((word) => `\`${word}\``).join(' ') : module.rule(name);
    const orViewport = kind === 'length' ? ', or `viewport`' : '';
    const start = `| \`${name === 'length' ? 'extent' : name}\` | ${values}${orViewport} |`;
    // The engine has the defaults of numbers.
    return isChoice ? `${start} \`${kind[0]}\` |` : start;
  });
}

test('the table of fields matches the engine’s', () => {
  const table = documented();
  assert.deepEqual(
    rows.map((row, index) => (row.startsWith(table[index]) ? table[index] : row)),
    table,
  );
});

test('whole numbers are those of rules that say so', () => {
  for (const [name, kind] of Object.entries(CONFIGURATION)) {
    if (typeof kind !== 'string') continue;
    const isWhole = module.rule(name).startsWith('a whole number') || name === 'initial';
    assert.equal(kind === 'whole', isWhole, name);
  }
});
