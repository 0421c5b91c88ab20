// @ts-check

// Animated changes of slides. Elements with the attribute `animated="changes"` load this file.

import { attempt } from './attempt.js';
import { putStaticCopy } from './static-copy.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 *
 * @typedef {object} Change The changes since the last frame.
 * @property {Map<number, { item: number, start: number }>} places The item of each tile in that frame, and the
 *   tile's distance from the viewport's leading edge, by the number of the tile.
 * @property {number} anchor The key of the current item before the first change, which does not move it.
 * @property {Set<number>} added The keys of the new items.
 */

const TIMING = { duration: 300, easing: 'ease-in-out' };

/**
 * Animates insertions, removals and moves. Slides that stay glide to their new places, new ones fade in, and copies
 * of removed items fade out. A removed child leaves no copy, because styles of the page do not apply to it. Only the
 * appearance is animated: tiles are at their new places immediately. With reduced motion nothing glides.
 *
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, stage, viewport }, signal) {
  const { driver } = stage;
  const reduction = matchMedia('(prefers-reduced-motion: reduce)');
  /** @type {Change | null} */
  let change = null;
  /** @type {Map<Animation, { tile: TileBox, item: number }>} The animations of tiles. */
  const running = new Map();
  /** @type {Set<Animation>} The animations of removed slides. */
  const fading = new Set();

  /** @param {import('./smallest-edit.js').Edit[]} edits */
  function note(edits) {
    const { engine, slides, tiles } = driver;
    const anchor = engine.current;
    const shown = /** @type {TileBox[]} */ (tiles.shown);
    const places = new Map(shown.map((tile) => [tile.number, { item: tile.item, start: tiles.startOf(tile) }]));
    const seen = shown.filter((tile) => tiles.isVisible(tile));
    const keys = edits.flatMap(({ items }) =>
      Array.from({ length: items.count }, (_, index) => items.key?.(index) ?? index),
    );
    const added = keys.filter((key) => slides.indexOf(key) < 0);
    return () => {
      change ??= { places, anchor, added: new Set() };
      for (const key of added) change.added.add(key);
      for (const tile of seen) {
        if (slides.indexOf(tile.item) < 0 && tile.content?.parentNode === host) attempt(() => fadeOut(tile));
      }
    };
  }

  /**
   * Fades a copy of a tile out, below the tiles, which can glide over it.
   *
   * @param {TileBox} tile
   */
  function fadeOut({ box, content }) {
    const frame = document.createElement('div');
    const [outer, inner] = [viewport, box].map((element) => element.getBoundingClientRect());
    frame.style.cssText = `position: absolute; pointer-events: none;
      left: ${inner.left - outer.left}px; top: ${inner.top - outer.top}px;
      width: ${inner.width}px; height: ${inner.height}px`;
    frame.inert = true;
    viewport.prepend(frame);
    putStaticCopy(/** @type {HTMLElement} */ (content), frame);
    const animation = frame.animate({ opacity: 0 }, TIMING);
    fading.add(animation);
    animation.onfinish = () => {
      fading.delete(animation);
      frame.remove();
    };
  }

  /**
   * @param {TileBox} tile
   * @param {Keyframe[]} keyframes
   * @param {CompositeOperation} [composite]
   */
  function animate(tile, keyframes, composite) {
    const animation = tile.box.animate(keyframes, { ...TIMING, composite });
    running.set(animation, { tile, item: tile.item });
    animation.onfinish = () => running.delete(animation);
  }

  /**
   * @param {TileBox} tile
   * @param {number} shift The distance from the new place to the old one.
   */
  function glide(tile, shift) {
    if (shift === 0 || reduction.matches) return;
    const { side } = driver.tiles;
    const transform = `translate${side === 'top' ? 'Y' : 'X'}(${side === 'right' ? -shift : shift}px)`;
    // Running animations continue: all of them add up.
    animate(tile, [{ transform }, { transform: 'none' }], 'add');
  }

  /** @param {Change} change */
  function show({ places, anchor, added }) {
    const { tiles } = driver;
    /** @type {TileBox[]} */
    const shown = [...tiles.shown].sort((a, b) => a.place - b.place);
    const shifts = shown.map((tile) => {
      const before = places.get(tile.number);
      return before?.item === tile.item ? before.start - tiles.startOf(tile) : undefined;
    });
    const { current, phase } = driver.engine;
    /** @param {number | null} key */
    const shiftOf = (key) => shifts[shown.findIndex(({ item }) => item === key)];
    // The current slide moves by a motion or a jump alone. The successor of a removed one glides to its place.
    const isGone = driver.slides.indexOf(anchor) < 0;
    const moved = !isGone ? shiftOf(anchor) : phase === 'idle' ? 0 : shiftOf(current) ?? 0;
    shown.forEach((tile, index) => {
      if (added.has(tile.item)) animate(tile, [{ opacity: 0, offset: 0 }]);
      // A slide from beyond the edges glides with its neighbours; after a jump to others nothing glides.
      else if (moved !== undefined) glide(tile, (nearest(shifts, index) ?? moved) - moved);
    });
  }

  function update() {
    for (const [animation, { tile, item }] of running) {
      if (tile.item === item) continue;
      running.delete(animation);
      animation.cancel();
    }
    const due = change;
    change = null;
    if (due && driver.engine) show(due);
  }

  stage.beforeEdits = note;
  signal.addEventListener('abort', () => {
    stage.beforeEdits = undefined;
    for (const animation of running.keys()) animation.cancel();
    for (const animation of fading) animation.finish();
  });
  return update;
}

/**
 * The last value up to an index, or the first one after it.
 *
 * @param {(number | undefined)[]} values
 * @param {number} index
 */
function nearest(values, index) {
  const isThere = (/** @type {number | undefined} */ value) => value !== undefined;
  return values.slice(0, index + 1).reverse().find(isThere) ?? values.slice(index).find(isThere);
}
