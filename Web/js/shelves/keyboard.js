// @ts-check

// Moving the focus by arrow keys: up and down between shelves, sideways along a shelf.

import { isForContent, isPlain } from '../keyboard.js';
import { windowOf } from '../window-of.js';
import { goesRound, withOwn } from './layout.js';
import { goalOf } from './reveal.js';

/**
 * @typedef {import('./content.js').ShelfEntry} ShelfEntry
 * @typedef {import('./shelf-tiles.js').Cell} Cell
 *
 * @typedef {import('./reveal.js').Goal} Goal
 */

/** The elements that can be focused, unless they are hidden or disabled. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]';

/**
 * @param {HTMLElement} host
 * @param {import('../driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToKeys(host, driver, signal) {
  /** @type {Goal | null} The item to focus when it has a cell. */
  let goal = null;
  /** @type {import('./shelf-tiles.js').ShelfTiles} The tiles at the present event. */
  let tiles;

  /** @returns {import('./content.js').Content} */
  const content = () => /** @type {any} */ (driver.slides);

  /** Looks for tiles, and returns whether there are any. */
  function hasTiles() {
    tiles = /** @type {any} */ (driver.tiles);
    return tiles !== null;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (driver.behavior.isDisabled || !isPlain(event) || event.defaultPrevented) return;
    if (!hasTiles()) return;
    const to = goalFor(event.key);
    if (!to || isForContent(event, host)) return;
    event.preventDefault();
    goal = to;
    focusGoal();
    if (goal) driver.reveal(goal);
  }

  /**
   * @param {string} key
   * @returns {Goal | null} Null for a key that moves nothing, for example at an end; the page handles it.
   */
  function goalFor(key) {
    const [back, on] =
      driver.behavior.direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const from = goal ?? focused();
    /** @type {Record<string, (entry: ShelfEntry, from: Goal, place: number) => Goal | null>} */
    const moves = {
      [back]: (entry, _, place) => along(entry, place - 1),
      [on]: (entry, _, place) => along(entry, place + 1),
      Home: (entry) => along(entry, 0),
      End: (entry) => along(entry, entry.keys.count - 1),
      ArrowUp: (entry, from) => across(entry, from, -1),
      ArrowDown: (entry, from) => across(entry, from, 1),
      PageUp: (entry, from) => across(entry, from, -rowsInSight()),
      PageDown: (entry, from) => across(entry, from, rowsInSight()),
    };
    const move = moves[key];
    if (!move) return null;
    // Not a shelf that was just removed.
    const entry = from && content().shelves[content().indexOf(from.shelf)];
    if (!entry) return first();
    // From a header into its shelf.
    const isInHeader = !goal && from.item === null && entry.keys.count > 0;
    if (isInHeader && !/Up|Page|End/.test(key)) return from;
    return move(entry, from, from.item === null ? 0 : content().placeOf(entry, from.item));
  }

  /** The focused cell, or the shelf of the focused header. @returns {Goal | null} */
  function focused() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
    const tile = activeElement && tiles.tileOf(activeElement);
    return tile ? goalOf(tile) : null;
  }

  /** @returns {Goal | null} */
  function first() {
    const cell = firstOf(tiles.originals);
    return cell?.row ? { shelf: cell.row.item, item: cell.item } : null;
  }

  /**
   * The first fully visible cell; at rest without one, the cell nearest to the middle.
   *
   * @param {Cell[]} cells
   * @returns {Cell | undefined}
   */
  function firstOf(cells) {
    const seen = cells.filter((cell) => tiles.isVisible(cell));
    seen.sort((a, b) => (a.row?.place ?? 0) - (b.row?.place ?? 0) || a.place - b.place);
    const whole = seen.find((cell) => tiles.isWholeVisible(cell));
    if (whole || driver.engine?.phase !== 'idle') return whole;
    const far = (/** @type {Cell} */ cell) => Math.abs(tiles.pastMiddle(cell));
    return seen.sort((a, b) => far(a) - far(b))[0];
  }

  /**
   * @param {ShelfEntry} entry
   * @param {number} place
   * @returns {Goal | null}
   */
  function along(entry, place) {
    const { count } = entry.keys;
    const { itemPinned } = /** @type {any} */ (host);
    const isRound = goesRound(withOwn(entry.own, { itemPinned }), 'itemPinned');
    const at = isRound ? (place + count) % count : place;
    // Not a number without items.
    if (!(at >= 0 && at < count)) return null;
    return { shelf: entry.key, item: content().itemAt(entry, at) };
  }

  /**
   * The nearest cell above or below, on the last shelf with items if the step is longer.
   *
   * @param {ShelfEntry} entry
   * @param {Goal} from
   * @param {number} step The number of shelves, negative upwards.
   * @returns {Goal | null}
   */
  function across(entry, from, step) {
    const { shelves } = content();
    const index = content().indexOf(entry.key);
    const beyond = step < 0 ? shelves.slice(0, index).reverse() : shelves.slice(index + 1);
    // Skips empty shelves.
    const full = (/** @type {ShelfEntry[]} */ all) => all.filter(({ keys }) => keys.count > 0);
    const other = full(beyond.slice(Math.abs(step) - 1))[0] ?? full(beyond).pop();
    if (!other) return null;
    const cells = tiles.originals;
    const own = cells.find((cell) => cell.row?.item === from.shelf && cell.item === from.item);
    const middle = own ? tiles.pastMiddle(own) : -tiles.width / 2;
    const far = (/** @type {Cell} */ cell) => Math.abs(tiles.pastMiddle(cell) - middle);
    const near = cells.filter((cell) => cell.row?.item === other.key);
    near.sort((a, b) => far(a) - far(b));
    return { shelf: other.key, item: near[0]?.item ?? null };
  }

  function rowsInSight() {
    return Math.max(1, tiles.rows.filter((row) => tiles.isWholeVisible(row)).length);
  }

  /** Focuses the goal, if it has a cell. */
  function focusGoal() {
    const onShelf = tiles.originals.filter(({ row }) => row?.item === goal?.shelf);
    const cell =
      goal?.item === null ? firstOf(onShelf) : onShelf.find(({ item }) => item === goal?.item);
    if (!cell?.content) return;
    for (const box of [cell.box, cell.row?.box]) if (box) box.inert = false;
    const { content } = cell;
    goal = null;
    if (focusAny([content, ...focusableIn(content)])) return;
    content.tabIndex = -1;
    focusAny([content]);
    passOn(content);
  }

  host.addEventListener('keydown', onKey, { signal });
  // A press anywhere, or a wheel, is later than the key.
  const forget = () => (goal = null);
  windowOf(host).addEventListener('pointerdown', forget, { signal, capture: true });
  host.addEventListener('wheel', forget, { signal });
  // Without another element, the focus only lost its cell.
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !host.contains(/** @type {Node} */ (relatedTarget))) goal = null;
    },
    { signal },
  );
  // After these events the cell can exist.
  for (const name of ['rondo-willappear', 'rondo-settle', 'rondo-cancel']) {
    host.addEventListener(name, () => goal && hasTiles() && focusGoal(), { signal });
  }
}

/** @param {HTMLElement} content */
function focusableIn(content) {
  return /** @type {HTMLElement[]} */ ([...content.querySelectorAll(FOCUSABLE)]);
}

/**
 * Focuses the first element that takes the focus; hidden and disabled ones take none.
 *
 * @param {HTMLElement[]} elements
 * @returns {boolean} Whether one has it.
 */
function focusAny(elements) {
  return elements.some((element) => {
    element.focus({ preventScroll: true });
    return element.matches(':focus-within');
  });
}

/**
 * Passes the focus of a cell on to its first link or button when its item comes. Without the focus the cell
 * takes none again, since its next item can have a link.
 *
 * @param {HTMLElement} content
 */
function passOn(content) {
  const observer = new MutationObserver(() => focusAny(focusableIn(content)));
  observer.observe(content, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    content.removeAttribute('tabindex');
  };
  content.addEventListener('blur', end, { once: true });
}
