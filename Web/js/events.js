// @ts-check

// DOM events for the engine's events.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./item-list.js').ID} ID
 *
 * @typedef {object} SwitchDetail The old and the new item of an event.
 * @property {number | null} from The index of the old item; null if it has been removed.
 * @property {number | null} to The index of the new item; null if it has been removed.
 * @property {ID | null} fromId The id of the old item, also if it has been removed.
 * @property {ID | null} toId The id of the new item, also if it has been removed.
 *
 * @typedef {object} ItemDetail An item of an event.
 * @property {number | null} index The index; null if the item has been removed.
 * @property {ID | null} id
 * @property {any} item The entry in the list of items.
 * @property {HTMLElement | null} element The element that shows the item.
 */

/**
 * Makes the DOM event for an engine's event. The event does not bubble, so a listener on a pager does not
 * receive events of pagers in its slides. It leaves shadow trees, for listeners in the capture phase.
 *
 * @param {EngineEvent} event
 * @param {Slides} slides
 * @param {import('./tiles.js').Tiles} tiles
 */
export function domEvent({ kind, from, to, tile, id }, slides, tiles) {
  const detail = /begin|change|settle/.test(kind)
    ? { from: indexOf(from), to: indexOf(to), fromId: id ?? idOf(from), toId: idOf(to) }
    : {
        index: indexOf(from),
        id: idOf(from),
        item: from === null ? undefined : slides.itemOf(from),
        element: from === null ? null : slides.elementOf(from, tiles.contentOf(tile, from)) ?? null,
      };
  return new CustomEvent(`rondo-${kind.toLowerCase()}`, { detail, composed: true });

  /**
   * The index of an item; null without an item, or if the item has been removed.
   *
   * @param {number | null} key
   */
  function indexOf(key) {
    const index = key === null ? -1 : slides.indexOf(key);
    return index < 0 ? null : index;
  }

  /** @param {number | null} key */
  function idOf(key) {
    return key === null ? null : slides.idOf(key);
  }
}
