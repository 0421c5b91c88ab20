// @ts-check

// The boxes on the track: made once, used again, and touched only when they get another item or
// another place.

import { describe, labelOf, ownName } from './naming.js';
import { contains, findRepeats, setInert } from './originals.js';

/**
 * @typedef {import('./words.js').TileChange} TileChange
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./pages/page.js').Page} Page
 *
 * @typedef {object} TileBox
 * @property {HTMLElement} box
 * @property {HTMLSlotElement} slot Shows an element of the page within the box.
 * @property {number} item The key of the item, -1 while it is hidden.
 * @property {number} place Its leading edge on the track.
 * @property {number} extent Its length along the axis.
 * @property {HTMLElement | null} content What its slot shows.
 * @property {boolean} isRepeat Whether its item is shown at another place too, and is that one for
 *   readers and keys.
 * @property {ShadowRoot | null} copy What it shows where the item cannot be at two places.
 * @property {HTMLElement | null} copied The child that this is a copy of.
 * @property {unknown} look What its content was filled with.
 * @property {number} number Names the tile.
 * @property {Page | null} page Whose its content is, where it is that of a page.
 *
 * @typedef {object} Path Where the browser moves the track.
 * @property {number[]} offsets Places on the track that follow each other.
 * @property {number} step From one to the next, in milliseconds.
 * @property {number} start When it is at the first, by the page's clock.
 */

/** The tiles of one engine. */
export class Tiles {
  #host;
  #track;
  #slides;
  #isVertical;
  #advances;
  #isMarquee;
  #sign;
  #length = 0;
  /** Unknown at first: the tiles of another engine may have left the track anywhere. */
  #offset = NaN;
  /** @type {TileBox[]} That of number n is at n - 1. */
  #all = [];
  /** @type {TileBox[]} */
  #shown = [];
  #isRenumbered = false;
  /** @type {Animation | null} By which the browser moves the track. */
  #flight = null;
  /** @type {Path | null} That of the flight. */
  #path = null;
  /** @type {TileBox[]} Those that the Tab key passes over. */
  #passed = [];

  /**
   * @param {HTMLElement} track
   * @param {Slides} slides
   * @param {{ axis: string, direction: string, advances: boolean, isMarquee: boolean }} manner
   */
  constructor(track, slides, { axis, direction, advances, isMarquee }) {
    const { host } = /** @type {ShadowRoot} */ (track.getRootNode());
    /** @type {any} */
    this.#host = host;
    this.#track = track;
    this.#slides = slides;
    this.#isVertical = axis === 'vertical';
    this.#advances = advances;
    this.#isMarquee = isMarquee;
    const isMirrored = !this.#isVertical && direction === 'rtl';
    this.#sign = isMirrored ? -1 : 1;
    track.style.justifyItems = this.#isVertical ? 'stretch' : isMirrored ? 'right' : 'left';
  }

  /** What is shown, and where: for what follows the slides in the elements themselves. */
  get scene() {
    return { tiles: this.#shown, offset: this.#offset, length: this.#length, path: this.#path };
  }

  /** How many show something. */
  get alive() {
    return this.#shown.length;
  }

  /**
   * Moves them all, by the one thing that is written when nothing else happens.
   *
   * @param {number} offset How far the viewport's leading edge is along the track.
   * @param {number} length Of the viewport.
   */
  move(offset, length) {
    this.#length = length;
    if (offset !== this.#offset || this.#flight) {
      this.#track.style.transform = this.#transformAt(offset);
    }
    this.#offset = offset;
    this.#flight?.cancel();
    this.#flight = null;
    this.#path = null;
  }

  /**
   * Whether the browser can move them by itself. Of two that show a child, in each frame the other one may
   * be the nearer to the middle, which gets it.
   */
  get canFly() {
    return 'animate' in this.#track && !this.#shown.some(({ copied }) => copied);
  }

  /**
   * Has the browser move them from now on, and stay at the last place; also while the page is busy.
   *
   * @param {number[]} offsets Places on the track that follow each other.
   * @param {number} step From one to the next, in milliseconds.
   * @param {number} start When they are at the first, by the page's clock.
   */
  fly(offsets, step, start) {
    const keyframes = offsets.map((offset) => ({ transform: this.#transformAt(offset) }));
    const duration = step * (offsets.length - 1);
    this.#flight = this.#track.animate(keyframes, { duration, fill: 'forwards' });
    this.#flight.startTime = start;
    this.#path = { offsets, step, start };
  }

  /**
   * Notes where the browser has moved them.
   *
   * @param {number} offset
   * @param {number} length Of the viewport.
   */
  pass(offset, length) {
    this.#offset = offset;
    this.#length = length;
  }

  /** @param {number} offset */
  #transformAt(offset) {
    const step = -offset * this.#sign;
    return this.#isVertical ? `translate3d(0, ${step}px, 0)` : `translate3d(${step}px, 0, 0)`;
  }

  /**
   * Does what a frame asks for, and fills what needs it.
   *
   * @param {TileChange[]} changes
   */
  apply(changes) {
    for (const change of changes) {
      const tile = this.#tile(change.number);
      if (change.item !== tile.item) this.#show(tile, change.item);
      if (change.item >= 0) this.#place(tile, change);
    }
    if (changes.length > 0) this.#shown = this.#all.filter((tile) => tile.item >= 0);
    findRepeats(this.#shown, this.#slides.count, ({ item }) => item, this.#fromMiddle);
    this.#slides.arrange(this.#shown, this.isVisible);
    // Where slides come unasked they are there for readers at rest, which a marquee never comes to.
    if (!this.#hidesOutside || this.#isMarquee) {
      for (const tile of this.#shown) setInert(tile, this.#isHidden(tile));
    }
    if (changes.length > 0 || this.#isRenumbered) this.relabel();
    this.#isRenumbered = false;
  }

  /** Says of each slide which one it is. */
  relabel() {
    if (this.#slides.arePages) return;
    const kind = this.#host.slideRoleDescription;
    for (const { box, content, item } of this.#shown) {
      describe(box, content, this.#nameOf(content, item), kind);
    }
  }

  /**
   * What a reader calls the slide of an item; a tab that controls it says so itself.
   *
   * @param {number} item Its key.
   */
  nameOf(item) {
    const content = this.elementFor(item);
    return content?.matches('[role=tabpanel]') ? '' : this.#nameOf(content, item);
  }

  /**
   * @param {HTMLElement | null} content
   * @param {number} item
   */
  #nameOf(content, item) {
    const { count } = this.#slides;
    return ownName(content) || labelOf(this.#host.slideLabel, this.#slides.indexOf(item), count);
  }

  /**
   * The repeat that can be seen at a point of the window, and the tile that it repeats.
   *
   * @param {number} x
   * @param {number} y
   */
  repeatAt(x, y) {
    const repeat = this.#shown.find(({ isRepeat, box }) => isRepeat && contains(box, x, y));
    const original = this.#shown.find(({ isRepeat, item }) => !isRepeat && item === repeat?.item);
    return repeat && original && { repeat, original };
  }

  /** The items are others, or in another order. */
  renumber() {
    this.#isRenumbered = true;
  }

  /**
   * Keeps the order of the document in step with what is shown, which is for rest alone: a reader
   * and the Tab key meet slides one after the other.
   *
   * Children come in their own order. So the Tab key goes through the slides once and then on,
   * and not round the loop for ever.
   */
  settle() {
    this.#slides.settle?.(this.#shown);
    // An author may have named a slide since.
    this.relabel();
    /** @type {Element | null} */
    let previous = null;
    for (const tile of this.#inOrder()) {
      const { box } = tile;
      setInert(tile, this.#isHidden(tile));
      if (box.inert) continue;
      if (previous && !(previous.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) {
        previous.after(box);
      }
      previous = box;
    }
  }

  /** Those that are shown, as the document has them at rest. */
  #inOrder() {
    /** @param {TileBox} tile */
    const order = (tile) => (this.#slides.isInertOutside ? tile.place : this.#slides.indexOf(tile.item));
    return [...this.#shown].sort((a, b) => order(a) - order(b));
  }

  /**
   * Whether a tile is hidden from a reader and the Tab key while things rest.
   *
   * @param {TileBox} tile
   */
  #isHidden(tile) {
    return tile.isRepeat || (this.#hidesOutside && !this.isVisible(tile));
  }

  /**
   * The tiles that the Tab key would meet before the one at which it is to enter: the current one, or
   * backwards the last that is seen whole.
   *
   * @param {number | null} current The key of an item.
   * @param {boolean} isBackwards
   */
  beforeEntry(current, isBackwards) {
    const tiles = this.#inOrder().filter((tile) => !this.#isHidden(tile));
    const entry = isBackwards
      ? tiles.findLastIndex((tile) => this.isWholeVisible(tile))
      : tiles.findIndex(({ item }) => item === current);
    if (entry < 0) return [];
    return isBackwards ? tiles.slice(entry + 1) : tiles.slice(0, entry);
  }

  /**
   * Keeps the Tab key from some tiles, and from no others.
   *
   * @param {TileBox[]} tiles
   */
  passOver(tiles) {
    for (const tile of this.#passed) setInert(tile, this.#isHidden(tile));
    this.#passed = tiles;
    for (const tile of tiles) setInert(tile, true);
  }

  /**
   * Whether what is out of sight is hidden from a reader and the Tab key: where slides come and go
   * unasked too, a reader gets the visible ones alone.
   */
  get #hidesOutside() {
    return this.#slides.isInertOutside || this.#advances;
  }

  /**
   * The tile that an element of the page is in.
   *
   * @param {Node} node
   */
  tileOf(node) {
    return this.#shown.find((tile) => tile.content?.contains(node));
  }

  /**
   * Whether all of a tile is in the viewport, or as much as fits.
   *
   * @param {TileBox} tile
   */
  isWholeVisible(tile) {
    const start = tile.place - this.#offset;
    const end = start + tile.extent - this.#length;
    return (start >= 0 && end <= 0) || (start <= 0 && end >= 0);
  }

  /**
   * The element in a tile; without one, that which shows an item.
   *
   * @param {number} number -1 for none.
   * @param {number} item Its key.
   * @returns {HTMLElement | null}
   */
  contentOf(number, item) {
    return number < 0 ? this.elementFor(item) : this.boxOf(number)?.content ?? null;
  }

  /**
   * The tile of a number; there is none before it is first shown.
   *
   * @param {number} number
   * @returns {TileBox | undefined}
   */
  boxOf(number) {
    return this.#all[number - 1];
  }

  /**
   * The element that shows an item, that nearest to the middle if there are several.
   *
   * @param {number} item Its key.
   */
  elementFor(item) {
    const tiles = this.#shown.filter((tile) => tile.item === item && tile.content);
    tiles.sort((a, b) => this.#fromMiddle(a) - this.#fromMiddle(b));
    return tiles[0]?.content ?? null;
  }

  /** Takes them all off the track. */
  remove() {
    this.#flight?.cancel();
    for (const tile of this.#all) {
      this.#slides.discard(tile);
      tile.box.remove();
    }
  }

  /**
   * Whether any part of a tile is in the viewport.
   *
   * @param {TileBox} tile
   */
  isVisible = (tile) => {
    const start = tile.place - this.#offset;
    return start < this.#length && start + tile.extent > 0;
  };

  /** @param {TileBox} tile */
  #fromMiddle = (tile) =>
    Math.abs(tile.place + tile.extent / 2 - this.#offset - this.#length / 2);

  /** @param {number} number */
  #tile(number) {
    while (this.#all.length < number) this.#all.push(this.#make());
    return this.#all[number - 1];
  }

  /** @returns {TileBox} */
  #make() {
    const box = document.createElement('div');
    box.part.add('tile');
    box.hidden = true;
    const slot = document.createElement('slot');
    box.append(slot);
    this.#track.append(box);
    return {
      box,
      slot,
      item: -1,
      place: NaN,
      extent: NaN,
      content: null,
      isRepeat: true,
      copy: null,
      copied: null,
      look: undefined,
      number: this.#all.length + 1,
      page: null,
    };
  }

  /**
   * @param {TileBox} tile
   * @param {number} item
   */
  #show(tile, item) {
    tile.item = item;
    const isHidden = item < 0;
    if (tile.box.hidden !== isHidden) tile.box.hidden = isHidden;
    if (isHidden) this.#slides.release(tile);
    // Something comes out of sight, and is hidden from readers until things rest.
    else tile.box.inert = this.#hidesOutside;
    tile.isRepeat = true;
  }

  /**
   * @param {TileBox} tile
   * @param {TileChange} change
   */
  #place(tile, { place, extent }) {
    const { style } = tile.box;
    if (place !== tile.place) style[this.#isVertical ? 'top' : 'left'] = `${place * this.#sign}px`;
    if (extent !== tile.extent) style[this.#isVertical ? 'height' : 'width'] = `${extent}px`;
    tile.place = place;
    tile.extent = extent;
  }
}
