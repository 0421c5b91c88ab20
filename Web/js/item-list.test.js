// @ts-check

// Lists of items with identity, beside plain arrays.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ItemList } from './item-list.js';
import { splice } from './splice.js';

/** @typedef {import('./item-list.js').Entry} Entry */

let lastKey = 0;

/**
 * @param {number} id
 * @returns {Entry}
 */
function entry(id) {
  return { key: (lastKey += 1), id, item: { id }, index: -1 };
}

/** @param {readonly Entry[]} entries */
function ids(entries) {
  return entries.map(({ id }) => id);
}

/** @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const isOdd = (/** @type {{ id: number }} */ { id }) => id % 2 === 1;

for (let seed = 1; seed <= 20; seed += 1) {
  test(`random changes, seed ${seed}`, () => {
    const random = randomNumbers(seed);
    const list = new ItemList();
    /** @type {number[]} */
    let model = [];
    let isFiltered = false;
    let next = 0;
    for (let step = 0; step < 200; step += 1) {
      const at = random(model.length + 1);
      const before = at < model.length ? model[at] : null;
      const one = model[random(Math.max(1, model.length))];
      const kind = random(6);
      if (kind === 0) {
        const count = random(20) === 0 ? 1500 : random(4);
        const added = Array.from({ length: count }, () => (next += 1));
        list.make(list.inserted(added.map(entry), before));
        model = [...model.slice(0, at), ...added, ...model.slice(at)];
      } else if (kind === 1 && model.length > 0) {
        const gone = [...new Set([one, model[random(model.length)]])];
        list.make(list.removed(gone));
        model = model.filter((id) => !gone.includes(id));
      } else if (kind === 2 && model.length > 0 && one !== before) {
        list.make(list.moved(one, before));
        const others = model.filter((id) => id !== one);
        const place = before === null ? others.length : others.indexOf(before);
        model = [...others.slice(0, place), one, ...others.slice(place)];
      } else if (kind === 3) {
        isFiltered = !isFiltered;
        list.make(list.filtered(isFiltered ? isOdd : null));
      } else if (kind === 4 && random(10) === 0) {
        model = Array.from({ length: random(30) }, () => (next += 1));
        list.make(list.replaced(model.map(entry)));
      }
      const shown = isFiltered ? model.filter((id) => isOdd({ id })) : model;
      assert.deepEqual(ids(list.all), model);
      assert.deepEqual(ids(list.shown), shown);
      const id = shown[random(Math.max(1, shown.length))];
      if (id !== undefined) {
        assert.equal(list.indexOf(list.find(id)?.key ?? -1), shown.indexOf(id));
      }
    }
  });
}

for (const isFiltered of [false, true]) {
  test(`changes far from each other are as small as near ones, ${isFiltered ? 'with' : 'without'} a filter`, () => {
    let asked = 0;
    const list = new ItemList(isFiltered ? ({ id }) => (asked += 1) > 0 && isOdd({ id }) : null);
    const count = 100_000;
    list.make(list.inserted(Array.from({ length: count }, (_, id) => entry(id)), null));
    asked = 0;
    /** @param {import('./item-list.js').ListChange} change */
    const make = (change) => {
      list.make(change);
      return [...change.all, ...change.shown].reduce((sum, { removed, added }) => sum + removed + added.length, 0);
    };
    assert(make(list.removed([1, count - 1])) <= 4);
    assert(make(list.moved(3, null)) <= 4);
    assert(make(list.moved(3, 0)) <= 4);
    assert(make(list.updated([3, count - 3].map(entry))) <= 8);
    assert(asked <= 4);
    assert.deepEqual(ids(list.all.slice(0, 3)), [3, 0, 2]);
    assert.equal(list.all.length, count - 2);
    // Many are as few changes as the list has parts of this size.
    const change = list.removed(list.all.filter((_, place) => place % 2 === 0).map(({ id }) => id));
    assert(change.all.length <= 64);
    list.make(change);
    assert.equal(list.all.length, count / 2 - 1);
    assert.deepEqual(ids(list.all.slice(0, 2)), [0, 4]);
  });
}

test('more entries than a function takes arguments', () => {
  const added = Array.from({ length: 300_000 }, (_, index) => index);
  const array = splice([-1, -2, -3], { start: 1, removed: 1, added });
  assert.deepEqual([array.length, array[0], array[1], array.at(-1)], [300_002, -1, 0, -3]);
});
