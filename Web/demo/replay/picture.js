// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { inkOf } from './inks.js';

/** The viewport's share of the stage, so that views beyond its edges are visible. */
const SHARE = { along: 0.5, across: 0.8 };

/**
 * The content of a frame, with the views beyond the edges: each view in its own colour.
 *
 * @typedef {import('./film.js').Film} Film
 * @typedef {import('./film.js').View} View
 */
export function picture() {
  const world = element('div', { class: 'world' });
  const frame = element('div', { class: 'frame' });
  const pointer = element('div', { class: 'pointer' });
  const node = element('div', { class: 'picture', role: 'img' }, world, frame, pointer);
  /** @type {Map<string, HTMLElement>} */
  const boxes = new Map();

  /**
   * @param {Film} film
   * @param {number} number of the frame
   */
  function show(film, number) {
    const moment = film.moments[number];
    const size = sizeOf(film, moment.t);
    const scale = scaleFor(size, film.isVertical);
    const left = (node.clientWidth - size.width * scale) / 2;
    const top = (node.clientHeight - size.height * scale) / 2;
    for (const part of [world, frame, pointer]) {
      part.style.transform = `translate(${left}px, ${top}px)`;
    }
    frame.style.width = `${size.width * scale}px`;
    frame.style.height = `${size.height * scale}px`;

    const seen = new Set();
    for (const { view, box, name, isOfRow } of placed(film, number, size)) {
      const key = `${isOfRow ? 'row' : 'tile'} ${isOfRow ? view.item : view.tile}`;
      seen.add(key);
      draw(key, view, scaled(box, scale), name, isOfRow);
    }
    for (const [key, made] of boxes) {
      made.hidden = !seen.has(key);
    }
    showPointer(film.pointer(moment.t), scale);
    node.ariaLabel = describe(film, number);
  }

  /**
   * @param {string} key
   * @param {View} view
   * @param {Box} box
   * @param {string} name
   * @param {boolean} isOfRow
   */
  function draw(key, view, box, name, isOfRow) {
    let made = boxes.get(key);
    if (!made) {
      made = element('div', {}, element('b'), element('span'));
      boxes.set(key, made);
      world.append(made);
    }
    const look = isOfRow ? 'row' : `view inks-${inkOf(view.tile)}`;
    made.className = `${look}${view.placeholder ? ' placeholder' : ''}`;
    const [title, identity] = made.children;
    title.textContent = name;
    identity.textContent = isOfRow ? '' : `view ${view.tile}`;
    Object.assign(made.style, {
      transform: `translate(${box.left}px, ${box.top}px)`,
      width: `${Math.max(0, box.width)}px`,
      height: `${Math.max(0, box.height)}px`,
    });
  }

  /**
   * @param {{ x: number, y: number } | null} at
   * @param {number} scale
   */
  function showPointer(at, scale) {
    pointer.hidden = !at;
    if (!at) return;
    pointer.style.left = `${at.x * scale}px`;
    pointer.style.top = `${at.y * scale}px`;
  }

  /**
   * @param {{ width: number, height: number }} size
   * @param {boolean} isVertical
   */
  function scaleFor({ width, height }, isVertical) {
    const [across, along] = [SHARE.across, SHARE.along];
    const [wide, high] = isVertical ? [across, along] : [along, across];
    const fits = Math.min(
      (wide * node.clientWidth) / Math.max(1, width),
      (high * node.clientHeight) / Math.max(1, height),
    );
    return Math.min(1, fits);
  }

  return {
    node,
    show,

    /** Removes the views of another film. */
    clear() {
      world.replaceChildren();
      boxes.clear();
    },
  };
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * The viewport, with a default breadth where the trace has none.
 *
 * @param {Film} film
 * @param {number} t
 */
function sizeOf(film, t) {
  const { width, height } = film.size(t);
  return {
    width: width || (film.isVertical ? height * 0.6 : 0),
    height: height || (film.isVertical ? 0 : width * 0.6),
  };
}

/**
 * Every view of a frame, with its position in the viewport.
 *
 * @param {Film} film
 * @param {number} number of the frame
 * @param {{ width: number, height: number }} size
 */
function placed(film, number, size) {
  const { tiles, rows } = film.moments[number];
  /**
   * @param {View} view
   * @param {Box} box
   */
  const mirrored = (view, box) =>
    film.isMirrored && (!film.isVertical || film.isOfLists)
      ? { ...box, left: size.width - view.start - view.extent }
      : box;
  if (film.isOfLists) {
    return rows.flatMap((row) => [
      {
        view: /** @type {any} */ ({ item: row.list }),
        box: { left: 0, top: row.start, width: size.width, height: row.extent },
        name: '',
        isOfRow: true,
      },
      ...row.tiles.map((view) => ({
        view,
        box: mirrored(view, { left: view.start, top: row.start, width: view.extent, height: row.extent }),
        name: view.item,
        isOfRow: false,
      })),
    ]);
  }
  return tiles.map((view) => ({
    view,
    box: film.isVertical
      ? { left: 0, top: view.start, width: size.width, height: view.extent }
      : mirrored(view, { left: view.start, top: 0, width: view.extent, height: size.height }),
    name: view.item,
    isOfRow: false,
  }));
}

/**
 * @param {Box} box
 * @param {number} scale
 * @returns {Box}
 */
function scaled({ left, top, width, height }, scale) {
  // With a small gap, because neighbours may have the same colour.
  return { left: left * scale, top: top * scale, width: width * scale - 1, height: height * scale - 1 };
}

/**
 * @param {Film} film
 * @param {number} number
 */
function describe(film, number) {
  const { tiles, rows, current } = film.moments[number];
  const things = film.isOfLists ? rows.map(({ list }) => list) : tiles.map(({ item }) => item);
  return `Frame ${number + 1}: ${things.join(', ') || 'nothing'}; current is ${current ?? 'none'}`;
}
