// @ts-check

// Items at several places of a loop shorter than the viewport: static copies of children, which can be at
// only one place, and clicks on repeats. A page loads this file when the first repeat is visible.

import { contains, listenToRepeats } from './repeats.js';
import { putStaticCopy } from './static-copy.js';

/** @type {import('./extras.js').Attach} */
export function attach({ host, stage }, signal) {
  const { driver } = stage;

  /** @returns {import('./tiles.js').TileBox[]} */
  const shown = () => driver.tiles?.shown ?? [];

  /** @type {Set<HTMLElement>} The children with copies. */
  let copied = new Set();

  /** @param {{ target: EventTarget | null }[]} changes Changes in children. */
  function renew(changes) {
    for (const tile of shown()) {
      const { copied: child } = tile;
      const isOutdated = changes.some(({ target }) => child?.contains(/** @type {Node} */ (target)));
      if (child && isOutdated) put(tile, child);
    }
    driver.drawSoon();
  }
  const resizes = new ResizeObserver(renew);
  const edits = new MutationObserver(renew);
  edits.observe(host, { childList: true, characterData: true, subtree: true });
  const onLoad = (/** @type {Event} */ event) => renew([event]);
  host.addEventListener('load', onLoad, { signal, capture: true });
  // Copies show no focus that has gone.
  for (const name of ['focusin', 'focusout']) {
    host.addEventListener(name, () => driver.drawSoon(), { signal });
  }

  /**
   * @param {import('./tiles.js').TileBox} tile
   * @param {HTMLElement | null} child
   */
  function put(tile, child) {
    driver.slides.release(tile);
    tile.copied = child;
    if (child) tile.copy = putStaticCopy(child, tile.box);
  }

  /** Puts a copy into each visible repeat; updates copies at rest. */
  function update() {
    const { engine, behavior, slides, tiles } = driver;
    if (slides?.items !== null) return;
    const isAtRest = engine.phase === 'idle';
    for (const tile of shown()) {
      if (!tile.isRepeat) continue;
      const child = behavior.isMarquee || tiles.isVisible(tile) ? slides.elementOf(tile.item) ?? null : null;
      if (tile.copied !== child || (isAtRest && child)) put(tile, child);
    }
    watch();
  }

  /** Observes the sizes of the children with copies. */
  function watch() {
    const before = copied;
    copied = new Set(shown().flatMap((tile) => tile.copied ?? []));
    for (const child of copied) if (!before.has(child)) resizes.observe(child);
    for (const child of before) if (!copied.has(child)) resizes.unobserve(child);
  }

  signal.addEventListener('abort', () => {
    resizes.disconnect();
    edits.disconnect();
  });
  listenToRepeats(host, driver, signal, (x, y) => {
    const repeat = shown().find(({ isRepeat, box }) => isRepeat && contains(box, x, y));
    const original = shown().find(({ isRepeat, item }) => !isRepeat && item === repeat?.item);
    return repeat && original && { repeat, original };
  });
  return update;
}
