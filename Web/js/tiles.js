// @ts-check

// The boxes on the track, which are reused. A box changes only when it gets a new item or place.

import { describe, labelOf, ownName } from './naming.js';
import { Track, makeTile, put, putInOrder, setInert } from './track.js';

/**
 * @typedef {import('./words.js').TileChange} TileChange
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./pages/page.js').Page} Page
 *
 * @typedef {object} Filled What fills a tile.
 * @property {ShadowRoot | null} copy A copy of the item's element, if this element is in another tile.
 * @property {HTMLElement | null} copied The child that the copy shows.
 * @property {unknown} look The data with which the content was filled.
 * @property {number} number The number of the tile.
 * @property {Page | null} page The page of the content.
 *
 * @typedef {import('./track.js').Tile & Filled} TileBox
 */

/** The tiles of one engine. */
export class Tiles extends Track {
  #slides;
  #behavior;
  /** @type {TileBox[]} Tile n is at index n - 1. */
  #all = [];
  /** @type {TileBox[]} The tiles that show an item. */
  shown = [];
  /** @type {TileBox[]} The tiles that the Tab key skips. */
  #passed = [];

  /**
   * @param {HTMLElement} track
   * @param {Slides} slides
   * @param {{ axis: string, direction: string, advances: boolean, isMarquee: boolean }} behavior Its `advances`
   *   can change.
   */
  constructor(track, slides, behavior) {
    super(track, behavior);
    this.#slides = slides;
    this.#behavior = behavior;
    track.style.justifyItems = this.side === 'top' ? 'stretch' : this.side;
  }

  /**
   * @override
   * @param {number} offset
   * @param {number} length
   * @param {boolean} isFlying
   */
  move(offset, length, isFlying) {
    // Not in each frame, because it can compute styles.
    if (length !== this.length) {
      const viewport = /** @type {Element} */ (this.track.parentElement?.parentElement);
      this.isOpen = /visible/.test(getComputedStyle(viewport).overflow);
    }
    super.move(offset, length, isFlying);
  }

  /**
   * Whether the browser can animate the track. It cannot while a child has a copy, because in each
   * frame the child moves to the tile that is nearer to the middle. In a marquee it stays.
   *
   * @override
   */
  get canFly() {
    return super.canFly && (this.#behavior.isMarquee || this.shown.every(({ copied }) => !copied));
  }

  /**
   * Applies a frame if nothing but positions has changed.
   *
   * @param {TileChange[]} changes
   * @returns {boolean} Whether the frame was applied.
   */
  step(changes) {
    // With repeats the original moves to the tile that is nearest to the middle.
    const mayRepeat = this.shown.length > this.#slides.count;
    return changes.length === 0 && !this.isRenumbered && !mayRepeat;
  }

  /**
   * Applies the changes of a frame, and fills tiles with new items.
   *
   * @param {TileChange[]} changes
   */
  apply(changes) {
    for (const change of changes) {
      const tile = this.#tile(change.number);
      if (change.item !== tile.item) this.#show(tile, change.item);
      if (change.item >= 0) put(tile, change, this.side);
    }
    if (changes.length > 0) this.shown = this.#all.filter((tile) => tile.item >= 0);
    this.findRepeats(this.shown, this.#slides.count);
    this.#slides.arrange(this.shown);
    if (!this.#hidesOutside) {
      for (const tile of this.shown) setInert(tile, this.#isHidden(tile));
    }
    if (changes.length > 0 || this.isRenumbered) this.relabel();
    this.isRenumbered = false;
  }

  /** Sets the label of each slide, with its number. */
  relabel() {
    if (this.#slides.arePages) return;
    const kind = this.host.slideRoleDescription;
    for (const { box, content, item } of this.shown) {
      // Such content is read with its own name.
      const isNamed = content?.matches('a, article, aside, button, figure, form, iframe, img, nav, section, video');
      describe(box, content, this.#nameOf(isNamed ? null : content, item), kind);
    }
  }

  /**
   * The name of a slide for screen readers; empty if a tab names the slide.
   *
   * @param {number} item The key of the item.
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
    return ownName(content) || labelOf(this.host.slideLabel, this.#slides.indexOf(item), count);
  }

  /** Whether an item is visible at several places. */
  get showsRepeats() {
    return this.shown.some((tile) => tile.isRepeat && this.isVisible(tile));
  }

  /**
   * Puts the boxes into document order at rest, so that screen readers and the Tab key visit slides in
   * sequence.
   *
   * Children keep their order, so that the Tab key visits each slide once and leaves the loop.
   *
   * @param {boolean} [isPrint] Whether to order also the boxes that are hidden from readers.
   */
  settle(isPrint) {
    // The author can have named a slide.
    this.relabel();
    const tiles = this.#inOrder();
    for (const tile of tiles) setInert(tile, this.#isHidden(tile));
    putInOrder(tiles.filter(({ box }) => isPrint || !box.inert));
  }

  /** The shown tiles, in document order. */
  #inOrder() {
    /** @param {TileBox} tile */
    const order = (tile) => (this.#slides.isInertOutside ? tile.place : this.#slides.indexOf(tile.item));
    return [...this.shown].sort((a, b) => order(a) - order(b));
  }

  /**
   * Whether a tile is hidden from readers and the Tab key at rest.
   *
   * @param {TileBox} tile
   */
  #isHidden(tile) {
    return tile.isRepeat || (this.#hidesOutside && !this.isVisible(tile));
  }

  /**
   * The tiles that the Tab key must skip to enter at the current tile, or backwards at the last tile that
   * is wholly visible.
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
   * Sets the tiles that the Tab key skips.
   *
   * @param {TileBox[]} tiles
   */
  skipTiles(tiles) {
    for (const tile of this.#passed) setInert(tile, this.#isHidden(tile));
    this.#passed = tiles;
    for (const tile of tiles) setInert(tile, true);
  }

  /**
   * Whether invisible tiles are hidden from screen readers and the Tab key, as with auto-advance. A
   * marquee has no rest at which the visible tiles are known.
   */
  get #hidesOutside() {
    const { advances, isMarquee } = this.#behavior;
    return !isMarquee && (this.#slides.isInertOutside || advances);
  }

  /**
   * The tile that contains a node of the page.
   *
   * @param {Node} node
   */
  tileOf(node) {
    return this.shown.find((tile) => tile.content?.contains(node));
  }

  /**
   * The content of a tile; without a tile, the element that shows an item.
   *
   * @param {number} number -1 for none.
   * @param {number} item The key of the item.
   * @returns {HTMLElement | null}
   */
  contentOf(number, item) {
    return number < 0 ? this.elementFor(item) : this.boxOf(number)?.content ?? null;
  }

  /**
   * The tile with a number; undefined if the tile has never been shown.
   *
   * @param {number} number
   * @returns {TileBox | undefined}
   */
  boxOf(number) {
    return this.#all[number - 1];
  }

  /**
   * The element that shows an item; of several elements the nearest to the middle.
   *
   * @param {number} item The key of the item.
   */
  elementFor(item) {
    const tiles = this.shown.filter((tile) => tile.item === item && tile.content);
    tiles.sort((a, b) => Math.abs(this.pastMiddle(a)) - Math.abs(this.pastMiddle(b)));
    return tiles[0]?.content ?? null;
  }

  /** Removes all tiles from the track. */
  remove() {
    for (const tile of this.#all) {
      this.#slides.leave?.(tile);
      this.#slides.discard(tile);
      tile.box.remove();
    }
  }

  /** @param {number} number */
  #tile(number) {
    while (this.#all.length < number) this.#all.push(this.#make());
    return this.#all[number - 1];
  }

  /** @returns {TileBox} */
  #make() {
    const tile = makeTile('tile');
    this.track.append(tile.box);
    const number = this.#all.length + 1;
    return { ...tile, copy: null, copied: null, look: undefined, number, page: null };
  }

  /**
   * @param {TileBox} tile
   * @param {number} item
   */
  #show(tile, item) {
    this.#slides.leave?.(tile);
    tile.item = item;
    tile.box.hidden = item < 0;
    if (item < 0) this.#slides.release(tile);
    // New tiles start invisible, and are hidden from screen readers until rest.
    else tile.box.inert = this.#hidesOutside;
    tile.isRepeat = true;
  }
}
