// @ts-check

// The engine's events as those of the element.

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 * @typedef {import('./item-list.js').ID} ID
 *
 * @typedef {object} SwitchDetail From one item to another.
 * @property {number | null} from The index of the one before; null where there is none by now.
 * @property {number | null} to The index of the other; null where there is none by now.
 * @property {ID | null} fromId The id of the one before, be it there by now or not.
 * @property {ID | null} toId The id of the other, be it there by now or not.
 *
 * @typedef {object} ItemDetail What happens to an item.
 * @property {number | null} index Null for one that has left.
 * @property {ID | null} id
 * @property {any} item As it is in the list of items.
 * @property {HTMLElement | null} element The element that shows it.
 */

/**
 * Makes the DOM event that tells of an engine's event. It does not bubble: a listener of a pager hears
 * that one, and none of those in its slides.
 *
 * @param {EngineEvent} event
 * @param {Slides} slides
 * @param {(tile: number, key: number) => Element | null} elementIn The element in a tile, and
 *   that of an item where the engine names no tile.
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
   * Null without an item, and for one that has left since.
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
