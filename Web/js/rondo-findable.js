// @ts-check

// Invisible children for the browser's search, which are shown after a match. A page loads this file when its
// window loses the focus.
// https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm

import { isLaidOut } from './children.js';

/**
 * @typedef {import('./child-slides.js').ChildSlides} ChildSlides
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./tiles.js').Tiles} Tiles
 */

/** @type {import('./extras.js').Attach} */
export function attach({ viewport, stage }, signal) {
  const { driver } = stage;
  const track = /** @type {HTMLElement} */ (viewport.querySelector('[part=track]'));
  const [before, after] = [holder(), holder()];
  /** @type {HTMLSlotElement[]} A slot for each child; those before the current child precede the track. */
  const slots = [];
  /** @type {TileBox[]} The invisible tiles whose children are in slots. */
  const emptied = [];
  /** The last fragment of the page's address for which `hashchange` was fired. */
  let { hash } = location;

  function update() {
    const { engine, slides, tiles } = driver;
    giveBack();
    if (slides?.items !== null) resize(0);
    if (!engine || !tiles || slides?.items !== null || engine.phase !== 'idle') return;
    if (!document.hasFocus()) {
      empty(tiles);
      stage.height?.release();
    }
    const current = engine.current === null ? -1 : slides.indexOf(engine.current);
    hold(/** @type {ChildSlides} */ (slides).now(), Math.max(0, current));
  }

  /**
   * Removes the children from invisible tiles, which keep their heights. The browser also finds a child in a
   * tile, but without an event, so the match would stay invisible.
   *
   * @param {Tiles} tiles
   */
  function empty(tiles) {
    for (const tile of tiles.shown) {
      const { box, content, slot } = tile;
      if (tiles.isVisible(tile) || !content || content.assignedSlot !== slot) continue;
      box.style.minHeight = `${box.offsetHeight}px`;
      slot.assign();
      emptied.push(tile);
    }
  }

  function giveBack() {
    for (const { box, content, slot } of emptied.splice(0)) {
      box.style.minHeight = '';
      if (content) slot.assign(content);
    }
    stage.height?.update();
  }

  /**
   * Puts children without a layout into their slots.
   *
   * @param {HTMLElement[]} children
   * @param {number} current The index of the current child.
   */
  function hold(children, current) {
    resize(children.length);
    // All reads before all writes, because the browser assigns all slots for a read after `assign()`.
    const moves = children.map((child, index) => !isLaidOut(child) && child.assignedSlot !== slots[index]);
    const split = before.childElementCount;
    before.append(...slots.slice(split, current));
    after.prepend(...slots.slice(current, split));
    slots.forEach((slot, index) => {
      if (moves[index]) slot.assign(children[index]);
      // The browser removes the attribute when it reveals a match.
      if (!slot.hidden) slot.setAttribute('hidden', 'until-found');
    });
  }

  /** @param {number} count The new number of slots. */
  function resize(count) {
    for (const slot of slots.splice(count)) slot.remove();
    while (slots.length < count) {
      const slot = after.appendChild(document.createElement('slot'));
      slot.style.display = 'block';
      slots.push(slot);
    }
  }

  /**
   * Shows the child with the match.
   *
   * @param {Event} event
   */
  function reveal({ target }) {
    const { slides, tiles } = driver;
    // After a click on a link, `hashchange` follows and scrolls with an animation.
    if (location.hash !== hash || slides?.items !== null) return;
    const found = target instanceof HTMLSlotElement ? target.assignedElements()[0] : target;
    const children = /** @type {ChildSlides} */ (slides).now();
    const index = children.findIndex((child) => child.contains(/** @type {Node} */ (found)));
    if (index < 0) return;
    const tile = tiles?.tileOf(children[index]);
    if (tile && tiles?.isWholeVisible(tile)) return;
    driver.take('scroll', index, 'shortest', false);
    driver.draw();
  }

  function holder() {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; width: 0; height: 0; overflow: clip';
    return box;
  }

  track.before(before);
  track.after(after);
  for (const each of [before, track, after]) each.addEventListener('beforematch', reveal, { signal });
  addEventListener('hashchange', () => ({ hash } = location), { signal });
  for (const name of ['blur', 'focus']) addEventListener(name, update, { signal });
  signal.addEventListener('abort', () => {
    before.remove();
    after.remove();
    giveBack();
  });
  return update;
}
