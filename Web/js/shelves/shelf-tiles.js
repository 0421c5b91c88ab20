// @ts-check

// The boxes on the track: rows with cells, which are reused, cells on any row. A box changes only when it
// gets a new item or place.

import { attempt } from '../attempt.js';
import { makeContent } from '../children.js';
import { giveUpFocus } from '../focus.js';
import { describe, labelOf, ownName } from '../naming.js';
import { Track, makeTile, put, putInOrder, setInert, shift, sideOf } from '../track.js';

/**
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./engine.js').CellChange} CellChange
 * @typedef {import('./engine.js').Changes} Changes
 *
 * @typedef {object} RowParts What fills a row.
 * @property {HTMLElement} strip The viewport of the cells.
 * @property {HTMLElement} track
 * @property {object | undefined} look The data with which the header was filled.
 * @property {number} offset The distance of the viewport's leading edge along the track.
 *
 * @typedef {object} CellParts What fills a cell.
 * @property {number} shown The item with which the content was filled.
 * @property {number} revision The revision of the item's data.
 * @property {Row | null} row
 *
 * @typedef {import('../track.js').Tile & RowParts} Row The items of rows are shelves, and their content is a header.
 * @typedef {import('../track.js').Tile & CellParts} Cell
 */

/** The rows and cells of an engine. */
export class ShelfTiles extends Track {
  /** @type {Content} */
  #content;
  /** The side at which shelves start. */
  #start;
  /** The length of a shelf's viewport. */
  width = 0;
  /** @type {Row[]} Row n is at index n - 1. */
  #allRows = [];
  /** @type {Cell[]} Cell n is at index n - 1. */
  #allCells = [];
  /** @type {Row[]} */
  rows = [];
  /** @type {Cell[]} The cells that show an item. */
  cells = [];
  #isOutdated = false;

  /**
   * @param {HTMLElement} track
   * @param {Content} content
   * @param {{ axis: string, direction: string }} behavior
   */
  constructor(track, content, behavior) {
    super(track, behavior);
    this.#content = content;
    this.#start = sideOf('horizontal', behavior.direction);
  }

  /**
   * Adapts to the size of the viewport.
   *
   * @param {number} width The length of a shelf's viewport.
   * @param {Record<string, any>} options
   */
  fit(width, { inset = 0 }) {
    this.width = width;
    this.track.style.setProperty('--inset', `${inset}px`);
  }

  /**
   * Keyframes for some positions of the list, or of a row, which are not relative to its track.
   *
   * @override
   * @param {number} row The number of a row, 0 for the list.
   * @param {number[]} offsets
   */
  look(row, offsets) {
    if (row === 0) return super.look(row, offsets);
    const keyframes = offsets.map((offset) => ({ transform: shift(offset, this.#start) }));
    return { element: this.#row(row).track, keyframes };
  }

  /**
   * Applies a frame if nothing but positions has changed.
   *
   * @param {Changes} changes
   * @returns {boolean} Whether the frame was applied.
   */
  step({ rows, tracks, cells }) {
    const isOther = this.#isOutdated || this.isRenumbered || rows.length > 0 || cells.length > 0;
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
      this.#give(row, change.item);
      if (change.item >= 0) put(row, change, this.side);
    }
    for (const { number, track } of tracks) this.#moveRow(number, track);
    for (const change of cells) this.#change(change);
    if (rows.length > 0) this.rows = this.#allRows.filter(({ item }) => item >= 0);
    if (cells.length > 0) this.cells = this.#allCells.filter(({ item }) => item >= 0);
    this.#findAllRepeats();
    if (this.isRenumbered) this.relabel();
    else if (rows.length > 0 || isOutdated) for (const row of this.rows) this.#showShelf(row);
    if (isOutdated) for (const cell of this.cells) if (cell.shown < 0) this.#fill(cell);
    this.isRenumbered = false;
  }

  /**
   * @param {number} number
   * @param {number} offset
   */
  #moveRow(number, offset) {
    const row = this.#row(number);
    row.offset = offset;
    row.track.style.transform = shift(offset, this.#start);
  }

  #findAllRepeats() {
    this.findRepeats(this.rows, this.#content.count);
    for (const row of this.rows) {
      const cells = this.cells.filter((cell) => cell.row === row);
      const count = this.#content.entry(row.item)?.keys.count ?? 0;
      this.findRepeats(cells, count);
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
    return this.rows.find((row) => row.item === shelf && !row.isRepeat);
  }

  /** Updates the labels of all shelves and items. */
  relabel() {
    for (const row of this.rows) this.#showShelf(row);
    for (const cell of this.cells) this.#describe(cell);
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
    sort(this.rows);
    for (const row of this.rows) setInert(row, row.isRepeat || !this.isVisible(row));
    for (const row of this.rows) {
      if (!row.box.inert) sort(this.cells.filter((cell) => cell.row === row));
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
   * @override
   * @param {Cell | Row} tile
   * @returns {boolean}
   */
  isVisible(tile) {
    if (!super.isVisible(tile)) return false;
    return !('row' in tile) || (tile.row !== null && this.isVisible(tile.row));
  }

  /**
   * Whether a row or cell is fully in the viewport, or fills it.
   *
   * @override
   * @param {Cell | Row} tile
   * @returns {boolean}
   */
  isWholeVisible(tile) {
    if (!super.isWholeVisible(tile)) return false;
    return !('row' in tile) || (tile.row !== null && this.isWholeVisible(tile.row));
  }

  /**
   * Whether a cell is fully in the viewport of its shelf, or fills this viewport.
   *
   * @param {Cell} cell
   */
  isWholeAlong(cell) {
    return super.isWholeVisible(cell);
  }

  /**
   * @override
   * @param {Cell | Row} tile
   */
  startOf(tile) {
    return 'row' in tile ? tile.place - (tile.row?.offset ?? 0) : super.startOf(tile);
  }

  /**
   * @override
   * @param {Cell | Row} tile
   */
  roomOf(tile) {
    return 'row' in tile ? this.width : this.length;
  }

  /**
   * The page's element in a row or a cell.
   *
   * @param {number} number
   * @param {boolean} isRow
   * @returns {HTMLElement | null}
   */
  contentOf(number, isRow) {
    return (isRow ? this.#allRows : this.#allCells)[number - 1]?.content ?? null;
  }

  /** Removes all boxes from the track. */
  remove() {
    // That of any header or cell.
    giveUpFocus(this.host, this.host);
    for (const { box, content } of [...this.#allRows, ...this.#allCells]) {
      content?.remove();
      box.remove();
    }
  }

  /** @param {CellChange} change */
  #change(change) {
    const { item, revision } = change;
    const cell = this.#cell(change.number);
    this.#give(cell, item);
    if (item < 0) return;
    const row = this.#row(change.row);
    const isElsewhere = cell.row !== row;
    if (isElsewhere) {
      this.#hide(cell);
      row.track.append(cell.box);
    }
    cell.row = row;
    put(cell, change, this.#start);
    if (cell.shown !== item || cell.revision !== revision) {
      cell.revision = revision;
      this.#fill(cell);
    } else if (isElsewhere) {
      this.#describe(cell);
    }
  }

  /**
   * Gives a tile an item.
   *
   * @param {Row | Cell} tile
   * @param {number} item
   */
  #give(tile, item) {
    if (tile.item !== item) this.#hide(tile);
    tile.item = item;
    if (tile.box.hidden !== item < 0) tile.box.hidden = item < 0;
  }

  /**
   * Hides a tile with new content from screen readers until rest. The browser would give its focus to no element.
   *
   * @param {Row | Cell} tile
   */
  #hide(tile) {
    giveUpFocus(this.host, tile.content);
    if (!tile.box.inert) tile.box.inert = true;
    tile.isRepeat = true;
  }

  /** @param {Cell} cell */
  #fill(cell) {
    const { renderItem, renderPlaceholder } = this.#content.callbacks;
    const isMissing = cell.revision === 0;
    cell.shown = cell.item;
    const element = (cell.content ??= makeContent(this.host, cell.slot));
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
    const entry = row && this.#content.entry(row.item);
    if (!entry) return;
    const { itemLabel } = this.host;
    const place = this.#content.placeOf(entry, item);
    describe(box, content, ownName(content) || labelOf(itemLabel, place, entry.keys.count), null);
  }

  /**
   * Fills the header of a row, and sets its label.
   *
   * @param {Row} row
   */
  #showShelf(row) {
    const entry = this.#content.entry(row.item);
    if (!entry) return;
    const { renderShelf } = this.#content.callbacks;
    if (!renderShelf) {
      row.content?.remove();
      row.content = null;
    } else if (row.look !== entry.look) {
      row.look = entry.look;
      const content = (row.content ??= makeContent(this.host, row.slot));
      attempt(() => renderShelf(content, entry.item));
    }
    const index = this.#content.indexOf(row.item);
    const { count } = this.#content;
    const { shelfLabel, shelfRoleDescription } = this.host;
    row.box.setAttribute('aria-posinset', String(index + 1));
    row.box.setAttribute('aria-setsize', String(count));
    row.strip.ariaLabel = row.content?.textContent?.trim() || labelOf(shelfLabel, index, count);
    row.strip.ariaRoleDescription = shelfRoleDescription;
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
    const row = makeTile('row');
    const [header, strip, track] = ['header', 'shelf', 'shelf-track'].map(part);
    row.box.role = 'listitem';
    strip.role = 'group';
    header.append(row.slot);
    strip.append(track);
    row.box.append(header, strip);
    this.track.append(row.box);
    return { ...row, strip, track, look: undefined, offset: 0 };
  }
}

/** @returns {Cell} */
function makeCell() {
  return { ...makeTile('cell'), shown: -1, revision: 0, row: null };
}

/** @param {string} name */
function part(name) {
  const box = document.createElement('div');
  box.part.add(name);
  return box;
}

/** @param {(Row | Cell)[]} tiles */
function sort(tiles) {
  putInOrder([...tiles].sort((a, b) => a.place - b.place));
}
