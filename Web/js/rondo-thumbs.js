// @ts-check

// Thumbs: a pager that shows the position of a main pager, and scrolls the main pager. Elements with the
// attribute `for` load this file.

import { attempt } from './attempt.js';
import { quoted } from './checks.js';
import { watchForTarget } from './controls/target.js';
import { go, isForContent, isPlain, moveOf } from './keyboard.js';

/**
 * Synchronizes a pager of thumbs with the main pager of its attribute `for`: it shows the thumb of the target
 * slide, a click on a thumb goes to its slide, and keys move the main pager.
 *
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, stage }, signal) {
  /** @type {any} */
  let main = null;
  /** @type {number | null} The key of the shown thumb. */
  let shown = null;
  /** @type {HTMLElement | null} The thumb that is marked as current. */
  let marked = null;

  function follow() {
    // The page can have changed the thumbs in this task.
    stage.catchUp();
    const index = main?.target ?? main?.current ?? null;
    const key = index === null ? undefined : stage.keyAt(index);
    if (key !== undefined && key !== shown) {
      // A drag of the thumbs has priority.
      if (host.phase !== 'dragging') host.scrollToItem(index, { animated: shown !== null });
      shown = key;
    }
    mark(key === undefined ? null : host.elementFor(index));
  }

  /** @param {HTMLElement | null} element */
  function mark(element) {
    if (element === marked) return;
    marked?.removeAttribute('aria-current');
    element?.setAttribute('aria-current', 'true');
    marked = element;
  }

  /** @param {any} target */
  function found(target) {
    main?.removeFrameListener(follow);
    main = null;
    shown = null;
    if (target && (!('stopCount' in target) || target === host)) {
      const what = 'the id of another <rondo-pager>, <rondo-pages> or <rondo-ticker>';
      throw new RangeError(`for must be ${what}, not ${quoted(host.htmlFor)}`);
    }
    main = target;
    main?.addFrameListener(follow, { every: false });
    follow();
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    // With a modifier key a link opens elsewhere.
    if (event.defaultPrevented || !isPlain(event)) return;
    const tile = stage.driver.tiles?.tileOf(/** @type {Node} */ (event.target));
    const index = tile ? stage.slides.indexOf(tile.item) : -1;
    if (main && index >= 0 && index < main.count) main.scrollToItem(index);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const way = moveOf(event.key, stage.driver.behavior);
    if (!main || !way || host.disabled || !isPlain(event) || isForContent(event, host)) return;
    if (main.stopCount === 0) return;
    go(main, way);
    event.preventDefault();
  }

  // The main pager announces its slides.
  const { announce } = stage;
  stage.announce = () => {};
  host.addEventListener('click', onClick, { signal });
  // In the capture phase, before the pager of thumbs handles the key.
  host.addEventListener('keydown', onKey, { signal, capture: true });
  watchForTarget(host, host.htmlFor, (target) => attempt(() => found(target)), signal);
  signal.addEventListener('abort', () => {
    stage.announce = announce;
    main?.removeFrameListener(follow);
    mark(null);
  });
  return follow;
}
