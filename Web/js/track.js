// @ts-check

// The track of an element, which moves along one axis with the tiles on it.

/** Lengths below this count as rounding, as in the engine; in pixels. */
const ROUNDING = 1e-6;

/**
 * @typedef {'top' | 'left' | 'right'} Side
 *
 * @typedef {object} Tile A box on the track.
 * @property {HTMLElement} box
 * @property {HTMLSlotElement} slot Shows an element of the page within the box.
 * @property {HTMLElement | null} content The element in the slot.
 * @property {number} item The key of the item, -1 while the tile is hidden.
 * @property {number} place The position of the leading edge on the track.
 * @property {number} extent The length along the axis.
 * @property {boolean} isRepeat Whether another tile with the same item is the original for readers and keys.
 */

/** The common part of the tiles of an engine. */
export class Track {
  /** @type {any} */
  host;
  /** The side at which the track starts. */
  side;
  /** The position of the viewport's leading edge along the track. */
  offset = 0;
  /** The length of the viewport. */
  length = 0;
  /** Whether the page shows tiles beyond the viewport, in a padding. */
  isOpen = false;
  /** Whether the numbers of items are outdated. */
  isRenumbered = false;
  /** The offset in the style of the track. */
  #written = 0;

  /**
   * @param {HTMLElement} track The parent of the tiles. The browser animates its own parent: an element that
   *   was ever animated takes more time for each later change of its style.
   * @param {{ axis: string, direction: string }} behavior
   */
  constructor(track, { axis, direction }) {
    this.host = /** @type {ShadowRoot} */ (track.getRootNode()).host;
    this.track = track;
    this.side = sideOf(axis, direction);
    this.#write(0);
  }

  /**
   * Moves the track with all tiles; this is the only write of an ordinary frame.
   *
   * @param {number} offset The position of the viewport's leading edge along the track.
   * @param {number} length The length of the viewport.
   * @param {boolean} isFlying Whether the browser moves the track; the style is then unchanged.
   */
  move(offset, length, isFlying) {
    this.length = length;
    this.offset = offset;
    if (!isFlying && offset !== this.#written) this.#write(offset);
  }

  /** @param {number} offset */
  #write(offset) {
    this.#written = offset;
    this.track.style.transform = shift(offset, this.side);
  }

  /** Whether the browser can animate the track. */
  get canFly() {
    return 'animate' in this.track;
  }

  /**
   * Keyframes for some positions, relative to that of the track, which stays until the flight ends.
   *
   * @param {number} _row
   * @param {number[]} offsets
   * @returns {import('./flights.js').Look}
   */
  look(_row, offsets) {
    const keyframes = offsets.map((offset) => ({ transform: shift(offset - this.#written, this.side) }));
    return { element: /** @type {HTMLElement} */ (this.track.parentElement), keyframes };
  }

  /**
   * The start of a tile, from the leading edge of its viewport.
   *
   * @param {Tile} tile
   */
  startOf({ place }) {
    return place - this.offset;
  }

  /**
   * The length of a tile's viewport.
   *
   * @param {Tile} _tile
   */
  roomOf(_tile) {
    return this.length;
  }

  /**
   * Whether any part of a tile is visible, in its viewport or beyond.
   *
   * @param {Tile} tile
   */
  isVisible(tile) {
    const start = this.startOf(tile);
    return this.isOpen || (start < this.roomOf(tile) - ROUNDING && start + tile.extent > ROUNDING);
  }

  /**
   * Whether a tile is fully in its viewport, or fills the viewport.
   *
   * @param {Tile} tile
   */
  isWholeVisible(tile) {
    const start = this.startOf(tile);
    const end = start + tile.extent - this.roomOf(tile);
    return (start > -ROUNDING && end < ROUNDING) || (start < ROUNDING && end > -ROUNDING);
  }

  /**
   * How far the middle of a tile is past that of its viewport.
   *
   * @param {Tile} tile
   */
  pastMiddle(tile) {
    return this.startOf(tile) + tile.extent / 2 - this.roomOf(tile) / 2;
  }

  /**
   * Marks repeats: all tiles with an item except the original, which is the tile nearest to the middle. With
   * equal distances the original stays.
   *
   * @param {Tile[]} tiles
   * @param {number} count The number of items.
   */
  findRepeats(tiles, count) {
    const mayRepeat = tiles.length > count;
    /** @type {Map<number, Tile>} */
    const originals = new Map();
    for (const tile of mayRepeat ? tiles : []) {
      const rival = originals.get(tile.item);
      const difference = rival ? Math.abs(this.pastMiddle(tile)) - Math.abs(this.pastMiddle(rival)) : -1;
      if (difference < 0 || (difference === 0 && !tile.isRepeat)) originals.set(tile.item, tile);
    }
    for (const tile of tiles) tile.isRepeat = mayRepeat && originals.get(tile.item) !== tile;
  }
}

/**
 * The side at which a track starts.
 *
 * @param {string} axis
 * @param {string} direction
 * @returns {Side}
 */
export function sideOf(axis, direction) {
  return axis === 'vertical' ? 'top' : direction === 'rtl' ? 'right' : 'left';
}

/**
 * The transform of a track at a position.
 *
 * @param {number} offset
 * @param {Side} side
 */
export function shift(offset, side) {
  const by = `${side === 'right' ? offset : -offset}px`;
  return side === 'top' ? `translate3d(0, ${by}, 0)` : `translate3d(${by}, 0, 0)`;
}

/**
 * Makes a hidden tile without an item.
 *
 * @param {string} name The name of its part.
 * @returns {Tile}
 */
export function makeTile(name) {
  const box = document.createElement('div');
  box.part.add(name);
  box.hidden = true;
  const slot = document.createElement('slot');
  box.append(slot);
  return { box, slot, content: null, item: -1, place: NaN, extent: NaN, isRepeat: true };
}

/**
 * Sets the place and the length of a tile.
 *
 * @param {Tile} tile
 * @param {{ place: number, extent: number }} change
 * @param {Side} side The side of the track from which the place counts.
 */
export function put(tile, { place, extent }, side) {
  const { style } = tile.box;
  if (place !== tile.place) style[side] = `${place}px`;
  if (extent !== tile.extent) style[side === 'top' ? 'height' : 'width'] = `${extent}px`;
  tile.place = place;
  tile.extent = extent;
}

/**
 * Sets whether a tile is hidden from screen readers and the Tab key.
 *
 * @param {Tile} tile
 * @param {boolean} isInert
 */
export function setInert({ box, isRepeat }, isInert) {
  if (box.inert !== isInert) box.inert = isInert;
  // For screen readers without support for inert.
  const isHidden = isRepeat ? 'true' : null;
  if (box.ariaHidden !== isHidden) box.ariaHidden = isHidden;
}

/**
 * Puts boxes into document order.
 *
 * @param {Tile[]} tiles The tiles in order.
 */
export function putInOrder(tiles) {
  /** @type {Element | null} */
  let previous = null;
  for (const { box } of tiles) {
    if (previous && !(previous.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      previous.after(box);
    }
    previous = box;
  }
}
