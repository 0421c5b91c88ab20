// @ts-check

// The engine's events as those of the element.

/**
 * @typedef {import('./engine.js').EngineEvent} EngineEvent
 * @typedef {import('./slides.js').Slides} Slides
 */

/**
 * Makes the DOM event that tells of an engine's event.
 *
 * @param {EngineEvent} event
 * @param {Slides} slides
 * @param {(tile: number) => Element | null} elementIn The element in a tile.
 */
export function domEvent({ kind, from, to, tile }, slides, elementIn) {
  const item = from === null ? null : { index: from, id: slides.idAt(from) };
  return new CustomEvent(`rondo-${kind.toLowerCase()}`, { bubbles: true, detail: detail() });

  function detail() {
    switch (kind) {
      case 'begin':
        return { from, fromId: item?.id ?? null };
      case 'change':
      case 'settle':
        return { from, to, fromId: item?.id ?? null, toId: to === null ? null : slides.idAt(to) };
      default:
        return {
          index: from,
          id: item?.id ?? null,
          element: item && slides.elementOf(item.index, elementIn(tile)),
        };
    }
  }
}
