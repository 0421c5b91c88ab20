// @ts-check

// Slides that are pages with a lifecycle, made by the class of their kind.

import { quoted } from '../checks.js';
import { ListedSlides } from '../listed-slides.js';
import { STAGE } from '../rondo-element.js';
import { Page } from './page.js';

/**
 * @typedef {import('../tiles.js').TileBox} TileBox
 * @typedef {import('../words.js').EngineEvent} EngineEvent
 * @typedef {import('./page.js').PageClass} PageClass
 */

/** The key of an element's page classes, by kind; not part of the public API. */
export const CLASSES = Symbol('classes');

/** Pages for a list of items with identity. */
export class PageSlides extends ListedSlides {
  arePages = true;
  /** @type {Set<Page>} All pages, including free pages. */
  pages = new Set();

  /**
   * The kind of page of an item.
   *
   * @override
   * @param {any} item
   * @throws {RangeError} If no class is registered for the kind.
   */
  kindOf(item) {
    const kind = this.callbacks.itemKind ? this.callbacks.itemKind(item) : item.kind;
    if (this.host[CLASSES].has(kind)) return kind;
    throw new RangeError(
      `the kind of item ${quoted(item.id)} must be one that is registered, not ${quoted(kind)}`,
    );
  }

  /**
   * @override
   * @param {TileBox[]} tiles
   */
  arrange(tiles) {
    for (const tile of tiles) {
      const { item: key, number } = tile;
      const look = this.lookOf(key);
      if (tile.page?.item === key && tile.page.look === look) continue;
      const item = this.itemOf(key);
      /** @param {EngineEvent['kind'][]} kinds */
      const onLate = (kinds) => {
        const { driver } = this.host[STAGE];
        driver.deliverLate(kinds.map((kind) => ({ kind, from: key, to: null, tile: number })));
      };
      if (tile.page?.item === key) {
        tile.page.update(look, item, onLate);
      } else {
        if (tile.page?.item != null) this.#reclaim(tile);
        tile.page ??= this.#make(tile, this.kindOf(item));
        tile.page.create(key, look, item, onLate);
      }
    }
  }

  /**
   * @param {TileBox} tile
   * @param {unknown} kind
   */
  #make(tile, kind) {
    const PageClass = /** @type {PageClass} */ (this.host[CLASSES].get(kind));
    const page = new Page(PageClass, kind, this.elementIn(tile), this.host[STAGE].driver.engine.module);
    this.pages.add(page);
    return page;
  }

  /**
   * Handles an event before it is reported.
   *
   * @param {EngineEvent} event
   * @param {TileBox} [tile] The tile of the event.
   * @returns {boolean} Whether to report the event.
   */
  handle({ kind, from, tile: number }, tile) {
    if (number < 0) return true;
    if (!tile?.page || tile.page.item !== from) return false;
    const isReported = tile.page.handle(kind);
    if (kind === 'reclaim') this.#reclaim(tile);
    return isReported;
  }

  /**
   * Releases an unused tile. The engine reports the end of a page that was visible.
   *
   * @override
   * @param {TileBox} tile
   */
  release(tile) {
    if (tile.page?.item != null && !tile.page.isKnown) this.#reclaim(tile);
  }

  /**
   * @override
   * @param {TileBox} tile
   */
  discard(tile) {
    if (!tile.page) return;
    if (tile.page.item !== null) this.#reclaim(tile);
    this.#throwAway(tile);
  }

  /** @param {TileBox} tile */
  #reclaim(tile) {
    if (!tile.page?.reclaim()) this.#throwAway(tile);
  }

  /** @param {TileBox} tile */
  #throwAway(tile) {
    if (tile.page) this.pages.delete(tile.page);
    tile.content?.remove();
    tile.content = null;
    tile.page = null;
  }
}
