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
  const [index, id] = [indexOf(from), idOf(from)];
  const detail =
    kind === 'begin'
      ? { shelf: owner, from: index, fromId: id }
      : /change|settle/.test(kind)
        ? { shelf: owner, from: index, to: indexOf(to), fromId: id, toId: idOf(to) }
        : { shelf: owner, index, id, item: itemOf(from), element: tiles.contentOf(tile, shelf === null) };
  return new CustomEvent(`rondo-${kind.toLowerCase()}`, { detail, composed: true });

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
