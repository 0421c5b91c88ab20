// @ts-check

// Items at several places of a loop shorter than the viewport: static copies of children, which can be at
// only one place, and clicks on repeats. A page loads this file when the first repeat is visible.

import { contains } from './originals.js';
import { listenToRepeats } from './repeats.js';
import { putStaticCopy } from './static-copy.js';

/** @type {import('./extras.js').Attach} */
export function attach({ host, stage }, signal) {
  const { driver } = stage;

  /** @returns {import('./tiles.js').TileBox[]} */
  const shown = () => driver.tiles?.scene.tiles ?? [];

  /** Puts a copy into each visible repeat; updates copies at rest. */
  function update() {
    const { engine, behavior, slides, tiles } = driver;
    if (slides?.items !== null) return;
    const isAtRest = engine.phase === 'idle';
    for (const tile of shown()) {
      if (!tile.isRepeat) continue;
      const child = behavior.isMarquee || tiles.isVisible(tile) ? slides.elementOf(tile.item) ?? null : null;
      if (tile.copied === child && !(isAtRest && child)) continue;
      slides.release(tile);
      tile.copied = child;
      if (child) tile.copy = putStaticCopy(child, tile.box);
    }
  }

  listenToRepeats(host, driver, signal, (x, y) => {
    const repeat = shown().find(({ isRepeat, box }) => isRepeat && contains(box, x, y));
    const original = shown().find(({ isRepeat, item }) => !isRepeat && item === repeat?.item);
    return repeat && original && { repeat, original };
  });
  return update;
}
