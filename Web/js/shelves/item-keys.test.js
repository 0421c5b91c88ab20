// @ts-check

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ItemKeys } from './item-keys.js';

test('new ids have consecutive keys and need no list', () => {
  const keys = new ItemKeys();
  assert.deepEqual(keys.keysOf('ids', ['a', 'b']), { first: 0, count: 2, each: [] });
  assert.deepEqual(keys.keysOf('ids', ['c', 'd']), { first: 2, count: 2, each: [] });
  assert.deepEqual(keys.keysOf('ids', ['b', 'c', 'd']), { first: 1, count: 3, each: [] });
});

test('an id has one key, on any shelf', () => {
  const keys = new ItemKeys();
  keys.keysOf('ids', ['a', 'b', 'c']);
  assert.deepEqual(keys.keysOf('ids', ['c', 'd', 'a']), { first: -1, count: 3, each: [2, 3, 0] });
  assert.deepEqual([0, 1, 2, 3].map((key) => keys.idOf(key)), ['a', 'b', 'c', 'd']);
});

test('ids given one by one are not read before they are needed', () => {
  const keys = new ItemKeys();
  keys.keysOf('ids', ['a']);
  /** @type {number[]} */
  const looked = [];
  const at = (/** @type {number} */ index) => {
    looked.push(index);
    return `n${index}`;
  };
  const source = { length: 1_000_000, at };
  assert.deepEqual(keys.keysOf('ids', source), { first: 1, count: 1_000_000, each: [] });
  assert.deepEqual(keys.keysOf('ids', ['b']), { first: 1_000_001, count: 1, each: [] });
  assert.deepEqual(keys.keysOf('ids', source).first, 1, 'the same list has the same keys');
  assert.deepEqual(looked, []);
  assert.equal(keys.idOf(500_001), 'n500000');
  assert.deepEqual(looked, [500_000]);
  assert.equal(keys.known('n500000'), 500_001);
  assert.equal(keys.known('n7'), -1);
});

test('added ids have new keys, and the old ids keep theirs', () => {
  const keys = new ItemKeys();
  const source = { length: 0, at: (/** @type {number} */ index) => `n${index}` };
  assert.deepEqual(keys.keysOf('ids', source), { first: 0, count: 0, each: [] });
  source.length = 2;
  assert.deepEqual(keys.keysOf('ids', source), { first: 0, count: 2, each: [] });
  assert.deepEqual(keys.keysOf('ids', ['a', 'b']), { first: 2, count: 2, each: [] });
  source.length = 4;
  assert.deepEqual(keys.keysOf('ids', source), { first: -1, count: 4, each: [0, 1, 4, 5] });
  assert.deepEqual([0, 1, 4, 5].map((key) => keys.idOf(key)), ['n0', 'n1', 'n2', 'n3']);
  source.length = 3;
  assert.deepEqual(keys.keysOf('ids', source), { first: -1, count: 3, each: [0, 1, 4] });
});

test('a string is not a list of ids', () => {
  const message = 'ids must be an array of ids, or have length and at, not "ab"';
  assert.throws(() => new ItemKeys().keysOf('ids', 'ab'), { name: 'TypeError', message });
});

test('more items than keys are refused', () => {
  const keys = new ItemKeys();
  const source = { length: 2 ** 31, at: () => 'a' };
  assert.throws(() => keys.keysOf('ids', source), {
    name: 'RangeError',
    message: 'there are more than 2147483647 items',
  });
});

test('added ids are refused if there is no memory for all of them', () => {
  const keys = new ItemKeys();
  const source = { length: 2, at: (/** @type {number} */ index) => `n${index}` };
  keys.keysOf('ids', source);
  source.length = 1_000_000_001;
  const rule = 'at most 10000000 ids if items are added or have their own lengths';
  const message = `ids must be ${rule}, not 1000000001`;
  assert.throws(() => keys.keysOf('ids', source), { name: 'RangeError', message });
  source.length = 3;
  assert.deepEqual(keys.keysOf('ids', source), { first: -1, count: 3, each: [0, 1, 2] });
});

test('ids that are on no shelf are forgotten, and get new keys when they return', () => {
  const keys = new ItemKeys();
  keys.keysOf('ids', ['a', 'b', 'c']);
  const kept = keys.keysOf('ids', ['d', 'e']);
  const scattered = keys.keysOf('ids', ['e', 'f', 'd']);
  keys.keep([kept, scattered], new Set([1]));
  assert.equal(keys.size, 4);
  assert.deepEqual([1, 3, 4, 5].map((key) => keys.idOf(key)), ['b', 'd', 'e', 'f']);
  assert.equal(keys.known('a'), undefined);
  assert.deepEqual(keys.keysOf('ids', ['a', 'b']), { first: -1, count: 2, each: [6, 1] });
});

test('a source of ids is forgotten once no shelf and no item needs it', () => {
  const keys = new ItemKeys();
  const sourceOf = (/** @type {string} */ name) => ({
    length: 100,
    at: (/** @type {number} */ index) => `${name}${index}`,
  });
  const [gone, needed, there] = ['x', 'y', 'z'].map(sourceOf);
  keys.keysOf('ids', gone);
  keys.keysOf('ids', needed);
  const shelf = keys.keysOf('ids', there);
  keys.keep([shelf], new Set([150]));
  assert.equal(keys.idOf(150), 'y50');
  assert.equal(keys.idOf(299), 'z99');
  assert.deepEqual(keys.keysOf('ids', needed), { first: 100, count: 100, each: [] });
  assert.deepEqual(keys.keysOf('ids', gone), { first: 300, count: 100, each: [] });
  assert.equal(keys.idOf(307), 'x7');
});

test('of two lists with the same ids, the later one has the key of an id', () => {
  for (const isReversed of [false, true]) {
    const keys = new ItemKeys();
    const lists = [0, 1].map(() => keys.keysOf('ids', { length: 2, at: (/** @type {number} */ index) => 'ab'[index] }));
    const firsts = lists.map(({ first }) => first);
    for (const key of isReversed ? [...firsts].reverse() : firsts) assert.equal(keys.idOf(key), 'a');
    assert.equal(keys.known('a'), firsts[1]);
  }
});
