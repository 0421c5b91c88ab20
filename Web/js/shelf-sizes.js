// @ts-check

/**
 * Loads what measures CSS sizes of shelves.
 *
 * @param {HTMLElement} viewport
 * @param {import('./shelves/stage.js').ShelvesStage} stage
 */
export async function loadSizes(viewport, stage) {
  const { default: ShelfSizes } = await import('./rondo-shelf-sizes.js');
  return new ShelfSizes(viewport, stage);
}
