// @ts-check

// Effects: `@keyframes` of the page, played by the position of each slide in the viewport. Elements with the
// attribute `effect` load this file.

import { STEP } from './flights.js';
import { sameIn } from './repeats.js';
import { clockLead } from './window-of.js';
import { wordsIn } from './word-sets.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 *
 * @typedef {object} Played An animation of the page, of a slide or of an element in a slide.
 * @property {Animation} animation The animation, paused at the time of the position while the browser does not
 *   move the content.
 * @property {Animation | null} flight The same animation while the browser moves the content.
 *
 * @typedef {object} Shown What a tile showed in the last frame.
 * @property {unknown[]} state What the animations depend on.
 * @property {Played[]} played
 */

/** Whether the browser supports `linear()`; otherwise the page draws each frame. */
const canFly = () => CSS.supports('animation-timing-function', 'linear(0, 1)');

/**
 * The shown element of a tile: a slide, or its copy in a short loop.
 *
 * @param {TileBox} tile
 */
const contentOf = ({ content, copy }) => content ?? copy?.firstElementChild ?? null;

/**
 * What the animations of a tile depend on. In a motion the viewport can get another length, and an element another
 * item or place.
 *
 * @param {TileBox} tile
 * @param {number} length The viewport's length.
 */
function stateOf(tile, length) {
  const { place, extent, look, page } = tile;
  return [contentOf(tile), place, extent, length, page ? page.look : look];
}

/**
 * Plays the animations named in `effect` by position, like a `view()` timeline: from the start where a slide
 * enters the viewport, over the half in the middle, to the end where it has left. The slide nearest to the
 * middle is on top.
 *
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, stage }, signal) {
  const names = wordsIn(host.effect);
  /** @type {Map<TileBox, Shown>} */
  let shown = new Map();
  /** @type {WeakMap<Element, Animation[]>} The animations of each copy, like those of its child. */
  const copies = new WeakMap();
  /** @type {import('./flights.js').Path | null} The path of the current flight. */
  let flown = null;
  /** @type {CSSAnimation[] | null} The animations that are off, because the page is printed. */
  let off = null;
  let drawsEach = false;
  const drawEach = () => {
    if (!drawsEach) host.addFrameListener(() => {}, { signal });
    drawsEach = true;
  };
  if (!canFly()) drawEach();

  /** @param {HTMLElement | null} element */
  function animationsIn(element) {
    const all = /** @type {CSSAnimation[]} */ (element?.getAnimations({ subtree: true }) ?? []);
    // A pager in a slide plays its own.
    const isOwn = (/** @type {any} */ { target }) => target.parentElement?.closest('[effect]') === host;
    return all.filter(({ animationName, effect }) => names.includes(animationName) && isOwn(effect));
  }

  /**
   * @param {Element} copy
   * @param {HTMLElement | null} child
   */
  function animationsInCopy(copy, child) {
    const known = copies.get(copy);
    if (known || !child) return known ?? [];
    const all = animationsIn(child).map((animation) => {
      const effect = /** @type {KeyframeEffect} */ (animation.effect);
      const { composite, pseudoElement, target } = effect;
      const timing = { ...effect.getTiming(), composite, pseudoElement };
      return sameIn(copy, /** @type {Element} */ (target), child).animate(effect.getKeyframes(), timing);
    });
    copies.set(copy, all);
    return all;
  }

  /**
   * @param {TileBox} tile
   * @param {unknown[]} state
   */
  function collect(tile, state) {
    const content = contentOf(tile);
    const isCopy = content !== tile.content;
    const played = content && isCopy ? animationsInCopy(content, tile.copied) : animationsIn(tile.content);
    for (const animation of played) prepare(animation);
    return { state, played: played.map((animation) => ({ animation, flight: null })) };
  }

  /** @param {Animation} animation */
  function prepare(animation) {
    animation.pause();
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    const { duration, iterations = 1, fill } = effect.getTiming();
    // An animation that ends at once or never has no middle. The duration can be "auto".
    const isTimed = Number(duration) > 0 && iterations < Infinity;
    if (!isTimed) effect.updateTiming({ duration: 1000, iterations: 1 });
    if (fill !== 'both') effect.updateTiming({ fill: 'both' });
    // The flight of an animation would be added to it.
    const parts = [effect, ...effect.getKeyframes()];
    if (parts.some(({ composite }) => /^(add|accumulate)$/.test(composite))) drawEach();
  }

  /** @param {Played} played */
  function land(played) {
    played.flight?.cancel();
    played.flight = null;
  }

  function update() {
    const { tiles, path } = stage.driver;
    if (!tiles || off) return;
    const { offset, length } = tiles;
    const isSame = path !== null && path === flown;
    flown = path;
    const isMoved = !isSame && path === null;
    const before = shown;
    // Finds the animations when a motion begins, and at rest.
    const isAtRest = stage.driver.engine?.phase === 'idle';
    shown = new Map();
    for (const tile of tiles.shown) {
      const known = before.get(tile);
      const state = stateOf(tile, length);
      const keeps = !isAtRest && state.every((value, index) => value === known?.state[index]);
      const one = known && keeps ? known : collect(tile, state);
      if (known && known !== one) known.played.forEach(land);
      before.delete(tile);
      shown.set(tile, one);
      for (const played of one.played) {
        if (isMoved) stand(played, progressOf(tile, offset, length));
        else if (!isSame || !played.flight) fly(played, tile, length, path);
      }
    }
    for (const { played } of before.values()) played.forEach(land);
    // Overlapping slides are already in order.
    if (!stage.driver.engine?.overlap) stack(tiles);
  }

  /**
   * @param {Played} played
   * @param {number} progress
   */
  function stand(played, progress) {
    land(played);
    const { animation } = played;
    const time = progress * Number(animation.effect?.getComputedTiming().endTime);
    if (animation.currentTime !== time) animation.currentTime = time;
  }

  /**
   * @param {Played} played
   * @param {TileBox} tile
   * @param {number} length
   * @param {any} path
   */
  function fly(played, tile, length, { offsets, start }) {
    land(played);
    const effect = /** @type {KeyframeEffect} */ (played.animation.effect);
    const timing = effect.getComputedTiming();
    const places = offsets.map((/** @type {number} */ at) =>
      partOf(timing, progressOf(tile, at, length)).toFixed(4),
    );
    played.flight = /** @type {Element} */ (effect.target).animate(effect.getKeyframes(), {
      duration: STEP * (offsets.length - 1),
      easing: `linear(${places.join()})`,
      fill: 'both',
      pseudoElement: effect.pseudoElement,
    });
    played.flight.startTime = start - clockLead(host);
  }

  // On paper the slides do not move, so effects are off.
  addEventListener('beforeprint', () => {
    for (const { played } of shown.values()) played.forEach(land);
    off = animationsIn(host);
    for (const animation of off) animation.cancel();
  }, { signal });
  addEventListener('afterprint', () => {
    for (const animation of off ?? []) animation.pause();
    off = null;
    update();
  }, { signal });
  signal.addEventListener('abort', () => {
    for (const [{ box }, { played }] of shown) {
      box.style.zIndex = '';
      played.forEach(land);
      for (const { animation } of played) {
        if (!('animationName' in animation)) animation.cancel();
        // Out of the page an animation ends; the page's style starts a new one when the slide returns.
        else if (animation.playState === 'paused') animation.play();
      }
    }
  });
  return update;
}

/**
 * The progress of a tile through the viewport, from 0 to 1.
 *
 * @param {TileBox} tile
 * @param {number} offset The position of the viewport along the track.
 * @param {number} length The viewport's length.
 */
function progressOf({ place, extent }, offset, length) {
  const gone = length - (place - offset);
  return Math.min(1, Math.max(0, gone / Math.max(1, length + extent)));
}

/**
 * The part of its keyframes that an animation shows after a part of its whole time.
 *
 * @param {any} timing
 * @param {number} progress From 0 to 1.
 */
function partOf({ delay, direction, duration, endTime, iterations }, progress) {
  const done = Math.min(iterations, Math.max(0, (progress * endTime - delay) / duration));
  // The end is that of the last iteration.
  const before = Math.max(0, Math.min(Math.floor(done), Math.ceil(iterations) - 1));
  const isBack = /rev/.test(direction) !== (/alt/.test(direction) && before % 2 > 0);
  return isBack ? 1 - done + before : done - before;
}

/**
 * Stacks tiles, with tiles near the middle in front.
 *
 * @param {import('./tiles.js').Tiles} tiles
 */
function stack(tiles) {
  [...tiles.shown]
    .sort((a, b) => Math.abs(tiles.pastMiddle(b)) - Math.abs(tiles.pastMiddle(a)))
    .forEach(({ box }, index) => {
      if (box.style.zIndex !== String(index)) box.style.zIndex = String(index);
    });
}
