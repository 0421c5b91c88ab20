// Without a page, for example on a server, importing an element does nothing.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';

const entries = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  /^(rondo(-\w+)?|trace)\.js$/.test(name),
);

for (const entry of entries) {
  test(`${entry} can be imported without a page`, async () => {
    const before = Reflect.ownKeys(globalThis);
    const exported = await import(`./${entry}`);
    assert.notDeepEqual(Object.keys(exported), []);
    assert.deepEqual(Reflect.ownKeys(globalThis), before);
  });
}
