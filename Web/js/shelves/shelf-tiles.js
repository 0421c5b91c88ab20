// @ts-check

// The boxes on the track: rows with cells, which are reused, cells on any row. A box changes only when it
// gets a new item or place.

import { attempt } from '../attempt.js';
import { giveUpFocus } from '../focus.js';
import { describe, labelOf, ownName } from '../naming.js';
import { findRepeats, setInert } from '../originals.js';
import { fits, isInSight } from '../sight.js';

/**
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./engine.js').CellChange} CellChange
 * @typedef {import('./engine.js').Changes} Changes
 *
 * @typedef {object} Row
 * @property {HTMLElement} box
 * @property {HTMLElement} strip The viewport of the cells.
 * @property {HTMLElement} track
 * @property {HTMLSlotElement} slot Shows the page's header above the cells.
 * @property {HTMLElement | null} content
 * @property {number} shelf The key of the shelf, -1 while the row is hidden.
 * @property {object | undefined} look The data with which the header was filled.
 * @property {number} place
 * @property {number} extent
 * @property {number} offset The distance of the viewport's leading edge along the track.
 * @property {boolean} isRepeat Whether another row with the same shelf is the original for readers and keys.
 *
 * @typedef {object} Cell
 * @property {HTMLElement} box
 * @property {HTMLSlotElement} slot
 * @property {HTMLElement | null} content
 * @property {number} item The key of the item, -1 while the cell is hidden.
 * @property {number} shown The item with which the content was filled.
 * @property {number} revision The revision of the item's data.
 * @property {Row | null} row
 * @property {number} place
 * @property {number} extent
 * @property {boolean} isRepeat Whether another cell of the shelf with the same item is the original for
 *   readers and keys.
 */

/** The rows and cells of an engine. */
export class ShelfTiles {
  #track;
  #carrier;
  /** @type {Content} */
  #content;
  /** @type {any} */
  #host;
  #sign;
  /** @type {'left' | 'right'} */
  #side;
  /** The length of a shelf's viewport. */
  width = 0;
  #height = 0;
  #offset = 0;
  /** The offset in the style of the track. */
  #written = 0;
  /** @type {Row[]} Row n is at index n - 1. */
  #allRows = [];
  /** @type {Cell[]} Cell n is at index n - 1. */
  #allCells = [];
  /** @type {Row[]} */
  rows = [];
  /** @type {Cell[]} The cells that show an item. */
  cells = [];
  #isRenumbered = false;
  #isOutdated = false;

  /**
   * @param {HTMLElement} track The parent of the rows. The browser animates its own parent, as in `Tiles`.
   * @param {Content} content
   * @param {{ direction: string }} behavior
   */
  constructor(track, content, { direction }) {
    this.#track = track;
    this.#carrier = /** @type {HTMLElement} */ (track.parentElement);
    this.#content = content;
    const { host } = /** @type {ShadowRoot} */ (track.getRootNode());
    /** @type {any} */
    this.#host = host;
    this.#sign = direction === 'rtl' ? -1 : 1;
    this.#side = direction === 'rtl' ? 'right' : 'left';
    this.#write(0);
  }

  /**
   * Adapts to the size of the viewport.
   *
   * @param {number} width The length of a shelf's viewport.
   * @param {Record<string, any>} options
   */
  fit(width, { inset = 0 }) {
    this.width = width;
    this.#track.style.setProperty('--inset', `${inset}px`);
  }

  /**
   * Moves the list; this is the only write of a frame that changes only its position.
   *
   * @param {number} offset The distance of the viewport's leading edge along the track.
   * @param {number} height The viewport's height.
   * @param {boolean} isFlying Whether the browser moves the list; the style is then unchanged.
   */
  move(offset, height, isFlying) {
    this.#height = height;
    this.#offset = offset;
    if (!isFlying && offset !== this.#written) this.#write(offset);
  }

  /** @param {number} offset */
  #write(offset) {
    this.#written = offset;
    this.#track.style.transform = this.#transformAt(offset, 0);
  }

  /** Whether the browser can animate tracks. */
  get canFly() {
    return 'animate' in this.#carrier;
  }

  /**
   * Keyframes for some positions: of the list relative to that of its track, which stays until the flight
   * ends; of a row as they are.
   *
   * @type {import('../flights.js').Look}
   */
  look = (row, offsets) => {
    const [element, from] = row > 0 ? [this.#row(row).track, 0] : [this.#carrier, this.#written];
    const keyframes = offsets.map((offset) => ({ transform: this.#transformAt(offset - from, row) }));
    return { element, keyframes };
  };

  /**
   * @param {number} offset
   * @param {number} row The number of a row, 0 for the list.
   */
  #transformAt(offset, row) {
    return row > 0
      ? `translate3d(${-offset * this.#sign}px, 0, 0)`
      : `translate3d(0, ${-offset}px, 0)`;
  }

  /**
   * Applies a frame if nothing but positions has changed.
   *
   * @param {Changes} changes
   * @returns {boolean} Whether the frame was applied.
   */
  step({ rows, tracks, cells }) {
    const isOther = this.#isOutdated || this.#isRenumbered || rows.length > 0 || cells.length > 0;
    // With repeats the original changes to the tile that is nearest to the middle.
    if (isOther || this.hasRepeats) return false;
    for (const { number, track } of tracks) this.#moveRow(number, track);
    return true;
  }

  /**
   * Applies a frame, and fills cells and headers.
   *
   * @param {Changes} changes
   */
  apply({ rows, tracks, cells }) {
    const isOutdated = this.#isOutdated;
    this.#isOutdated = false;
    for (const change of rows) {
      const row = this.#row(change.number);
      if (row.shelf !== change.shelf) this.#hide(row);
      row.shelf = change.shelf;
      if (row.box.hidden !== change.shelf < 0) row.box.hidden = change.shelf < 0;
      if (change.shelf >= 0) this.#placeRow(row, change.place, change.extent);
    }
    for (const { number, track } of tracks) this.#moveRow(number, track);
    for (const change of cells) this.#change(this.#cell(change.number), change);
    if (rows.length > 0) this.rows = this.#allRows.filter(({ shelf }) => shelf >= 0);
    if (cells.length > 0) this.cells = this.#allCells.filter(({ item }) => item >= 0);
    this.#findRepeats();
    if (this.#isRenumbered) this.relabel();
    else if (rows.length > 0 || isOutdated) for (const row of this.rows) this.#showShelf(row);
    if (isOutdated) for (const cell of this.cells) if (cell.shown < 0) this.#fill(cell);
    this.#isRenumbered = false;
  }

  /**
   * @param {number} number
   * @param {number} offset
   */
  #moveRow(number, offset) {
    const row = this.#row(number);
    row.offset = offset;
    row.track.style.transform = this.#transformAt(offset, number);
  }

  #findRepeats() {
    findRepeats(this.rows, this.#content.count, ({ shelf }) => shelf, this.#fromMiddle);
    for (const row of this.rows) {
      const cells = this.cells.filter((cell) => cell.row === row);
      const count = this.#content.entry(row.shelf)?.keys.count ?? 0;
      findRepeats(cells, count, ({ item }) => item, this.#fromMiddle);
      if (row.isRepeat) for (const cell of cells) cell.isRepeat = true;
    }
  }

  /** Whether an item or a shelf has a second place. */
  get hasRepeats() {
    const isRepeat = (/** @type {Row | Cell} */ tile) => tile.isRepeat;
    return this.rows.some(isRepeat) || this.cells.some(isRepeat);
  }

  /** The cells that are originals for readers and keys. */
  get originals() {
    return this.cells.filter(({ isRepeat }) => !isRepeat);
  }

  /**
   * The row of a shelf.
   *
   * @param {number} shelf The key of the shelf.
   */
  originalRow(shelf) {
    return this.rows.find((row) => row.shelf === shelf && !row.isRepeat);
  }

  /** Updates the labels of all shelves and items. */
  relabel() {
    for (const row of this.rows) this.#showShelf(row);
    for (const cell of this.cells) this.#describe(cell);
  }

  /** Marks numbers as outdated; called after a change of the list of shelves. */
  renumber() {
    this.#isRenumbered = true;
  }

  /** Fills all cells and headers again with the next frame. */
  fillAgain() {
    this.#isOutdated = true;
    for (const row of this.#allRows) row.look = undefined;
    for (const cell of this.#allCells) cell.shown = -1;
  }

  /**
   * Puts the boxes into document order at rest, so that screen readers and the Tab key go from top to bottom,
   * and along each shelf.
   */
  settle() {
    // The page can have named an item, or filled a header, late.
    this.relabel();
    inOrder(this.rows);
    for (const row of this.rows) setInert(row, row.isRepeat || !this.isVisible(row));
    for (const row of this.rows) {
      if (!row.box.inert) inOrder(this.cells.filter((cell) => cell.row === row));
    }
    for (const cell of this.cells) setInert(cell, cell.isRepeat || !this.isVisible(cell));
  }

  /**
   * The cell, or the row with its header, that contains an element of the page.
   *
   * @param {Node} node
   * @returns {Cell | Row | undefined}
   */
  tileOf(node) {
    const isIn = (/** @type {Cell | Row} */ { content }) => content?.contains(node);
    return this.cells.find(isIn) ?? this.rows.find(isIn);
  }

  /**
   * Whether any part of a row or cell is in the viewport.
   *
   * @type {(tile: Cell | Row) => boolean}
   */
  isVisible = (tile) => {
    const length = 'row' in tile ? this.width : this.#height;
    if (!isInSight(this.startOf(tile), tile.extent, length)) return false;
    return !('row' in tile) || (tile.row !== null && this.isVisible(tile.row));
  };

  /**
   * Whether a tile is fully in the viewport, or fills the viewport.
   *
   * @param {Cell | Row} tile
   * @returns {boolean}
   */
  isWholeVisible(tile) {
    if (!('row' in tile)) return fits(this.startOf(tile), tile.extent, this.#height);
    return tile.row !== null && this.isWholeVisible(tile.row) && this.isWholeAlong(tile);
  }

  /**
   * Whether a cell is fully in the viewport of its shelf, or fills this viewport.
   *
   * @param {Cell} cell
   */
  isWholeAlong(cell) {
    return fits(this.startOf(cell), cell.extent, this.width);
  }

  /**
   * The start of a row or a cell, from the viewport's leading edge.
   *
   * @param {Cell | Row} tile
   */
  startOf(tile) {
    return tile.place - ('row' in tile ? tile.row?.offset ?? 0 : this.#offset);
  }

  /** @param {Cell | Row} tile */
  #fromMiddle = (tile) => {
    const length = 'row' in tile ? this.width : this.#height;
    return Math.abs(this.startOf(tile) + tile.extent / 2 - length / 2);
  };

  /**
   * The middle of a cell along its shelf, from the viewport's leading edge.
   *
   * @param {Cell} cell
   */
  middleOf(cell) {
    return this.startOf(cell) + cell.extent / 2;
  }

  /**
   * The page's element in a row or a cell.
   *
   * @param {number} number
   * @param {boolean} isRow
   * @returns {HTMLElement | null}
   */
  contentOf(number, isRow = false) {
    return (isRow ? this.#allRows : this.#allCells)[number - 1]?.content ?? null;
  }

  /** Removes all boxes from the track. */
  remove() {
    // That of any header or cell.
    giveUpFocus(this.#host, this.#host);
    for (const { box, content } of [...this.#allRows, ...this.#allCells]) {
      content?.remove();
      box.remove();
    }
  }

  /**
   * @param {Cell} cell
   * @param {CellChange} change
   */
  #change(cell, { item, row, place, extent, revision }) {
    if (cell.item !== item) this.#hide(cell);
    if (cell.box.hidden !== item < 0) cell.box.hidden = item < 0;
    cell.item = item;
    if (item < 0) return;
    const own = this.#row(row);
    const { box } = cell;
    const isElsewhere = cell.row !== own;
    if (isElsewhere) {
      this.#hide(cell);
      own.track.append(box);
    }
    cell.row = own;
    if (place !== cell.place) box.style[this.#side] = `${place}px`;
    if (extent !== cell.extent) box.style.width = `${extent}px`;
    cell.place = place;
    cell.extent = extent;
    if (cell.shown !== item || cell.revision !== revision) {
      cell.revision = revision;
      this.#fill(cell);
    } else if (isElsewhere) {
      this.#describe(cell);
    }
  }

  /**
   * Hides a tile with new content from screen readers until rest. The browser would give its focus to no element.
   *
   * @param {Row | Cell} tile
   */
  #hide(tile) {
    giveUpFocus(this.#host, tile.content);
    if (!tile.box.inert) tile.box.inert = true;
    tile.isRepeat = true;
  }

  /** @param {Cell} cell */
  #fill(cell) {
    const { renderItem, renderPlaceholder } = this.#content.callbacks;
    const isMissing = cell.revision === 0;
    cell.shown = cell.item;
    const element = (cell.content ??= this.#makeContent(cell.slot));
    if (isMissing) cell.box.setAttribute('aria-busy', 'true');
    else cell.box.removeAttribute('aria-busy');
    attempt(() => {
      if (!isMissing) renderItem?.(element, this.#content.data.get(cell.item));
      else if (renderPlaceholder) renderPlaceholder(element);
      // The old content belongs to another item.
      else element.replaceChildren();
    });
    this.#describe(cell);
  }

  /**
   * Sets the label of a cell.
   *
   * @param {Cell} cell
   */
  #describe({ box, content, item, row }) {
    const entry = row && this.#content.entry(row.shelf);
    if (!entry) return;
    const { itemLabel } = this.#host;
    const place = this.#content.placeOf(entry, item);
    describe(box, content, ownName(content) || labelOf(itemLabel, place, entry.keys.count), null);
  }

  /**
   * Fills the header of a row, and sets its label.
   *
   * @param {Row} row
   */
  #showShelf(row) {
    const entry = this.#content.entry(row.shelf);
    if (!entry) return;
    const { renderShelf } = this.#content.callbacks;
    if (!renderShelf) {
      row.content?.remove();
      row.content = null;
    } else if (row.look !== entry.look) {
      row.look = entry.look;
      const content = (row.content ??= this.#makeContent(row.slot));
      attempt(() => renderShelf(content, entry.item));
    }
    const index = this.#content.indexOf(row.shelf);
    const { count } = this.#content;
    const { shelfLabel, shelfRoleDescription } = this.#host;
    row.box.setAttribute('aria-posinset', String(index + 1));
    row.box.setAttribute('aria-setsize', String(count));
    row.strip.ariaLabel = row.content?.textContent?.trim() || labelOf(shelfLabel, index, count);
    row.strip.ariaRoleDescription = shelfRoleDescription;
  }

  /**
   * @param {Row} row
   * @param {number} place
   * @param {number} extent
   */
  #placeRow(row, place, extent) {
    if (place !== row.place) row.box.style.top = `${place}px`;
    if (extent !== row.extent) row.box.style.height = `${extent}px`;
    row.place = place;
    row.extent = extent;
  }

  /**
   * Makes an element in a slot, with the styles of the page.
   *
   * @param {HTMLSlotElement} slot
   */
  #makeContent(slot) {
    const content = document.createElement('div');
    this.#host.append(content);
    slot.assign(content);
    return content;
  }

  /** @param {number} number */
  #row(number) {
    while (this.#allRows.length < number) this.#allRows.push(this.#makeRow());
    return this.#allRows[number - 1];
  }

  /** @param {number} number */
  #cell(number) {
    while (this.#allCells.length < number) this.#allCells.push(makeCell());
    return this.#allCells[number - 1];
  }

  /** @returns {Row} */
  #makeRow() {
    const box = part('row', 'listitem');
    const header = part('header');
    const strip = part('shelf', 'group');
    const track = part('shelf-track');
    const slot = document.createElement('slot');
    header.append(slot);
    strip.append(track);
    box.append(header, strip);
    box.hidden = true;
    this.#track.append(box);
    return {
      ...{ box, strip, track, slot, content: null, shelf: -1, look: undefined },
      ...{ place: NaN, extent: NaN, offset: 0, isRepeat: true },
    };
  }
}

/** @returns {Cell} */
function makeCell() {
  const box = part('cell');
  const slot = document.createElement('slot');
  box.append(slot);
  return {
    ...{ box, slot, content: null, item: -1, shown: -1, revision: 0, row: null },
    ...{ place: NaN, extent: NaN, isRepeat: true },
  };
}

/**
 * @param {string} name
 * @param {string} [role]
 */
function part(name, role) {
  const box = document.createElement('div');
  box.part.add(name);
  if (role) box.setAttribute('role', role);
  return box;
}

/** @param {{ box: HTMLElement, place: number }[]} tiles */
function inOrder(tiles) {
  /** @type {Element | null} */
  let previous = null;
  for (const { box } of [...tiles].sort((a, b) => a.place - b.place)) {
    if (previous && !(previous.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      previous.after(box);
    }
    previous = box;
  }
}
