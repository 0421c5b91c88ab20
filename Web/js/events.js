// @ts-check

// The engine's events as DOM events of the element.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./item-list.js').ID} ID
 *
 * @typedef {object} SwitchDetail From one item to another.
 * @property {number | null} from The index of the old item; null if it has been removed.
 * @property {number | null} to The index of the new item; null if it has been removed.
 * @property {ID | null} fromId The id of the old item, also if it has been removed.
 * @property {ID | null} toId The id of the new item, also if it has been removed.
 *
 * @typedef {object} ItemDetail An item of an event.
 * @property {number | null} index Null if it has been removed.
 * @property {ID | null} id
 * @property {any} item The entry in the list of items.
 * @property {HTMLElement | null} element The element that shows it.
 */

/**
 * Makes the DOM event for an engine's event. It does not bubble: a listener on a pager does not
 * receive the events of pagers in its slides.
 *
 * @param {EngineEvent} event
 * @param {Slides} slides
 * @param {(tile: number, key: number) => Element | null} elementIn The element in a tile, or of an
 *   item if the engine names no tile.
 */
export function domEvent({ kind, from, to, tile }, slides, elementIn) {
  return new CustomEvent(`rondo-${kind.toLowerCase()}`, { detail: detail() });

  function detail() {
    switch (kind) {
      case 'begin':
      case 'change':
      case 'settle':
        return { from: indexOf(from), to: indexOf(to), fromId: idOf(from), toId: idOf(to) };
      default:
        return {
          index: indexOf(from),
          id: idOf(from),
          item: from === null ? undefined : slides.itemOf(from),
          element: from === null ? null : slides.elementOf(from, elementIn(tile, from)) ?? null,
        };
    }
  }

  /**
   * The index of an item; null without one, or if it has been removed.
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
