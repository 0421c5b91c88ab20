// @ts-check

// DOM events for the engine's events.

/**
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./engine.js').ShelfEvent} ShelfEvent
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../events.js').SwitchDetail} SwitchDetail
 * @typedef {import('../events.js').ItemDetail} ItemDetail
 *
 * @typedef {{ shelf: ID | null }} OnShelf The shelf of the event; null for the list, whose items
 *   are the shelves.
 * @typedef {OnShelf & Pick<SwitchDetail, 'from' | 'fromId'>} ShelfBeginDetail
 * @typedef {OnShelf & SwitchDetail} ShelfSwitchDetail
 * @typedef {OnShelf & ItemDetail} ShelfItemDetail
 */

/**
 * Makes the DOM event for an engine's event.
 *
 * @param {ShelfEvent} event
 * @param {Content} content
 * @param {import('./shelf-tiles.js').ShelfTiles} tiles
 */
export function shelfEvent({ shelf, kind, from, to, tile }, content, tiles) {
  const entry = shelf === null ? undefined : content.entry(shelf);
  const owner = shelf === null ? null : content.idOf(shelf);
  return new CustomEvent(`rondo-${kind.toLowerCase()}`, { detail: detail(), composed: true });

  function detail() {
    switch (kind) {
      case 'begin':
        return { shelf: owner, from: indexOf(from), fromId: idOf(from) };
      case 'change':
      case 'settle': {
        const ids = { fromId: idOf(from), toId: idOf(to) };
        return { shelf: owner, from: indexOf(from), to: indexOf(to), ...ids };
      }
      default:
        return {
          shelf: owner,
          index: indexOf(from),
          id: idOf(from),
          item: itemOf(from),
          element: tile < 0 ? null : tiles.contentOf(tile, shelf === null),
        };
    }
  }

  /**
   * The index of an item; null without an item, or if the item has been removed.
   *
   * @param {number | null} key
   */
  function indexOf(key) {
    if (key === null) return null;
    const index =
      shelf === null ? content.indexOf(key) : entry ? content.placeOf(entry, key) : -1;
    return index < 0 ? null : index;
  }

  /** @param {number | null} key */
  function idOf(key) {
    if (key === null) return null;
    return shelf === null ? content.idOf(key) : content.items.idOf(key);
  }

  /** @param {number | null} key */
  function itemOf(key) {
    if (key === null) return undefined;
    return shelf === null ? content.entry(key)?.item : content.data.get(key);
  }
}
