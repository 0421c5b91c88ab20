// @ts-check

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Swipe } from './swipe.js';

/**
 * How many swipes a row of steps is, one each 16 ms.
 *
 * @param {number[]} sizes
 */
function swipesIn(sizes) {
  const swipe = new Swipe();
  return sizes.filter((size, index) => swipe.add(size, 16 * index)).length;
}

/** @param {number} from */
function fading(from) {
  return Array.from({ length: 60 }, (_, step) => from * 0.93 ** step);
}

const push = [4, 12, 30, 60, 90, 80];

test('a push and its long fading are one swipe', () => {
  assert.equal(swipesIn([...push, ...fading(75)]), 1);
});

test('an uneven fading is one swipe still', () => {
  const uneven = fading(75).map((size, index) => size * (index % 2 ? 0.8 : 1.2));
  assert.equal(swipesIn([...push, ...uneven]), 1);
});

test('a push while the last one fades is another swipe', () => {
  const half = fading(75).slice(0, 25);
  assert.equal(swipesIn([...push, ...half, ...push, ...half]), 2);
});

test('even steps are one swipe as long as they go on', () => {
  assert.equal(swipesIn(Array(50).fill(100)), 1);
});

test('a pause of 100 ms ends a swipe', () => {
  const swipe = new Swipe();
  assert.equal(swipe.add(100, 0), true);
  assert.equal(swipe.add(100, 99.9), false);
  assert.equal(swipe.add(100, 199.9), true);
});

test('a late last step of a fading swipe begins no other', () => {
  const swipe = new Swipe();
  for (const [index, size] of [40, 30, 10, 2, 1].entries()) swipe.add(size, 16 * index);
  assert.equal(swipe.add(1, 250), false);
  assert.equal(swipe.add(4, 380), true);
});
