// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { colours, inkOf } from './inks.js';

/** @typedef {import('./replay.js').Replay} Replay */

/** The heights of the areas above and below the views, in pixels. */
const PHASES = 10;
const LANE = 12;

/** The drawn part beyond the viewport's edges, in viewports. */
const BEYOND = 0.35;

/** The names of events of tiles, which are frequent and have a separate lane. */
const OF_VIEWS = /Appear|Disappear|reclaim/;

/**
 * A chart of the whole replay: time runs to the right, and each column shows the tiles at a time, with
 * the viewport between two lines. The phases are above, the events below.
 *
 * @param {(t: number) => void} onSeek called with a selected time
 */
export function chart(onSeek) {
  const canvas = element('canvas');
  const head = element('div', { class: 'head' });
  const node = element('div', { class: 'chart', 'aria-hidden': 'true' }, canvas, head);
  /** @type {Replay | null} */
  let replay = null;

  function draw() {
    const { clientWidth: width, clientHeight: height } = node;
    const context = canvas.getContext('2d');
    if (!replay || !context || width === 0) return;
    const density = devicePixelRatio;
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    const style = getComputedStyle(node);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    const inks = { ink: colour('--ink'), soft: colour('--soft-ink'), accent: colour('--accent') };
    drawViews(context, replay, width, PHASES + 4, height - 2 * LANE - 4, colours(node), inks);
    drawPhases(context, replay, width, inks);
    drawLog(context, replay, width, height - 2 * LANE, inks);
  }

  /** @param {PointerEvent} event */
  function seek({ clientX }) {
    if (!replay) return;
    const { left, width } = node.getBoundingClientRect();
    onSeek((Math.min(Math.max(clientX - left, 0), width) / width) * replay.end);
  }

  node.addEventListener('pointerdown', (event) => {
    node.setPointerCapture(event.pointerId);
    seek(event);
  });
  node.addEventListener('pointermove', (event) => {
    if (node.hasPointerCapture(event.pointerId)) seek(event);
  });
  const sizes = new ResizeObserver(draw);
  sizes.observe(node);
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  isDark.addEventListener('change', draw);

  return {
    node,

    /** @param {Replay} other */
    load(other) {
      replay = other;
      draw();
    },

    /** @param {number} t the time of the head */
    point(t) {
      const share = replay && replay.end > 0 ? t / replay.end : 0;
      head.style.insetInlineStart = `${100 * share}%`;
    },

    remove() {
      sizes.disconnect();
      isDark.removeEventListener('change', draw);
    },
  };
}

/**
 * @typedef {{ ink: string, soft: string, accent: string }} Inks
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Replay} replay
 * @param {number} width
 * @param {number} top
 * @param {number} bottom
 * @param {string[]} grounds
 * @param {Inks} inks
 */
function drawViews(context, replay, width, top, bottom, grounds, { ink }) {
  const span = bottom - top;
  let number = 0;
  for (let x = 0; x < width; x += 1) {
    const t = (x / width) * replay.end;
    while (replay.frames[number + 1]?.t <= t) number += 1;
    const { tiles, rows } = replay.frames[number] ?? { tiles: [], rows: [] };
    const size = replay.size(t);
    const length = Math.max(1, replay.isVertical ? size.height : size.width);
    const place = (/** @type {number} */ start) =>
      top + (span * (start / length + BEYOND)) / (1 + 2 * BEYOND);
    const shown = replay.isOfLists
      ? rows.map(({ list, ...row }) => ({ ...row, colour: grounds[hash(list) % grounds.length] }))
      : tiles.map(({ tile, ...view }) => ({ ...view, colour: grounds[inkOf(tile)] }));
    for (const { start, extent, colour } of shown) {
      const from = Math.max(top, place(start));
      const to = Math.min(bottom, place(start + extent));
      if (to <= from) continue;
      context.fillStyle = colour;
      context.fillRect(x, from, 1, to - from - 1);
    }
  }
  context.fillStyle = ink;
  for (const edge of [0, 1]) {
    context.fillRect(0, top + (span * (edge + BEYOND)) / (1 + 2 * BEYOND) - 1, width, 1.5);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Replay} replay
 * @param {number} width
 * @param {Inks} inks
 */
function drawPhases(context, replay, width, inks) {
  /** @type {Record<string, string>} */
  const colour = { dragging: inks.ink, decelerating: inks.soft, animating: inks.accent };
  replay.frames.forEach(({ t, phase }, number) => {
    if (!colour[phase]) return;
    const next = replay.frames[number + 1]?.t ?? t;
    const from = place(replay, t, width);
    context.fillStyle = colour[phase];
    context.fillRect(from, 0, Math.max(1, place(replay, next, width) - from), PHASES - 4);
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Replay} replay
 * @param {number} width
 * @param {number} top
 * @param {Inks} inks
 */
function drawLog(context, replay, width, top, { ink, soft, accent }) {
  for (const { t, name } of replay.log) {
    const isOfView = OF_VIEWS.test(name);
    const isEnd = name === 'settle' || name === 'cancel' || name === 'refused';
    context.fillStyle = isOfView ? soft : isEnd ? accent : ink;
    const y = top + (isOfView ? LANE : 0) + 3;
    context.fillRect(place(replay, t, width) - 1, y, 3, LANE - 5);
  }
}

/**
 * @param {Replay} replay
 * @param {number} t
 * @param {number} width
 */
function place({ end }, t, width) {
  return end > 0 ? (t / end) * width : 0;
}

/** @param {string} text */
function hash(text) {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
