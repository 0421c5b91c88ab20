// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { inkOf } from './inks.js';

/** The share of the stage for the viewport, so that tiles beyond its edges are visible. */
const SHARE = { along: 0.5, across: 0.8 };

/**
 * A picture of a frame, also of tiles beyond the edges; each tile has its colour.
 *
 * @typedef {import('./replay.js').Replay} Replay
 * @typedef {import('./replay.js').View} View
 */
export function picture() {
  const world = element('div', { class: 'world' });
  const viewport = element('div', { class: 'frame' });
  const pointer = element('div', { class: 'pointer' });
  const node = element('div', { class: 'picture', role: 'img' }, world, viewport, pointer);
  /** @type {Map<string, HTMLElement>} */
  const boxes = new Map();

  /**
   * @param {Replay} replay
   * @param {number} number of the frame
   */
  function show(replay, number) {
    const frame = replay.frames[number];
    const size = sizeOf(replay, frame.t);
    const scale = scaleFor(size, replay.isVertical);
    const left = (node.clientWidth - size.width * scale) / 2;
    const top = (node.clientHeight - size.height * scale) / 2;
    for (const part of [world, viewport, pointer]) {
      part.style.transform = `translate(${left}px, ${top}px)`;
    }
    viewport.style.width = `${size.width * scale}px`;
    viewport.style.height = `${size.height * scale}px`;

    const seen = new Set();
    for (const { view, box, name, isOfRow } of placed(replay, number, size)) {
      const key = `${isOfRow ? 'row' : 'tile'} ${isOfRow ? view.item : view.tile}`;
      seen.add(key);
      draw(key, view, scaled(box, scale), name, isOfRow);
    }
    for (const [key, made] of boxes) {
      made.hidden = !seen.has(key);
    }
    showPointer(replay.pointer(frame.t), scale);
    node.ariaLabel = describe(replay, number);
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

    /** Removes the views of another replay. */
    clear() {
      world.replaceChildren();
      boxes.clear();
    },
  };
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * The size of the viewport, with a default breadth if the trace has none.
 *
 * @param {Replay} replay
 * @param {number} t
 */
function sizeOf(replay, t) {
  const { width, height } = replay.size(t);
  return {
    width: width || (replay.isVertical ? height * 0.6 : 0),
    height: height || (replay.isVertical ? 0 : width * 0.6),
  };
}

/**
 * The tiles of a frame, with their positions in the viewport.
 *
 * @param {Replay} replay
 * @param {number} number of the frame
 * @param {{ width: number, height: number }} size
 */
function placed(replay, number, size) {
  const { tiles, rows } = replay.frames[number];
  /**
   * @param {View} view
   * @param {Box} box
   */
  const mirrored = (view, box) =>
    replay.isMirrored && (!replay.isVertical || replay.isOfLists)
      ? { ...box, left: size.width - view.start - view.extent }
      : box;
  if (replay.isOfLists) {
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
    box: replay.isVertical
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
  // Leaves a small gap, because neighbours can have the same colour.
  return { left: left * scale, top: top * scale, width: width * scale - 1, height: height * scale - 1 };
}

/**
 * @param {Replay} replay
 * @param {number} number
 */
function describe(replay, number) {
  const { tiles, rows, current } = replay.frames[number];
  const things = replay.isOfLists ? rows.map(({ list }) => list) : tiles.map(({ item }) => item);
  return `Frame ${number + 1}: ${things.join(', ') || 'nothing'}; current is ${current ?? 'none'}`;
}
