// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../element.js';
import { numeral } from '../slides/numeral.js';

// A picture for each scene, in a box of 400 by 300, with the colours of the slides.

const RED = '#e5402a';
const YELLOW = '#f4c93f';
const BLUE = '#2440c8';
const PINK = '#f3b9c8';
const GREEN = '#0f6a55';
const MINT = '#d5e6df';
const INK = '#17181c';
const LILAC = '#bba9f2';
const CREAM = '#fff5e4';

/** @type {Record<string, () => string>} */
const PICTURES = { million, break: broken, rooms, shelves, pages, ticker, pager, recipes, replay };

/** @param {string} name of the scene */
export function picture(name) {
  return drawing(
    '<svg class="picture-of" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"' +
      ` aria-hidden="true">${PICTURES[name]()}</svg>`,
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 */
function box(x, y, width, height, fill) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/**
 * @param {number} number
 * @param {string} place the attributes for the place in the drawing
 * @param {string} color
 */
function figure(number, place, color) {
  return `<g color="${color}">${numeral(number).replace('<svg', `<svg ${place}`)}</g>`;
}

/** The end of the last slide's number, and the first slide after it. */
function million() {
  return (
    box(0, 0, 400, 300, YELLOW) +
    figure(1000000, 'x="-410" y="70" width="660" height="160"', INK) +
    box(270, 0, 130, 300, BLUE) +
    figure(1, 'x="302" y="70" width="62" height="160"', CREAM)
  );
}

/** Bars that continue across an edge, and bars that do not. */
function broken() {
  let bars = '';
  for (let bar = 0; bar < 6; bar += 1) {
    const x = 26 + 62 * bar;
    bars += box(x, 0, 30, 150, CREAM) + box(x + (bar < 3 ? 0 : 31), 150, 30, 150, CREAM);
  }
  return `${box(0, 0, 400, 300, RED) + bars}<path d="M0 150H400" stroke="${INK}" stroke-width="8"/>`;
}

/** An upright room with the edges of its neighbours. */
function rooms() {
  let rings = '';
  for (let ring = 0; ring < 5; ring += 1) {
    const radius = 14 * 1.5 ** ring;
    rings +=
      `<circle cx="200" cy="140" r="${radius}" fill="none" stroke="#f6c6ff" stroke-width="${radius / 3}"` +
      ` pathLength="32" stroke-dasharray="${14 + 3 * ring} ${18 - 3 * ring}"` +
      ` opacity="${0.9 - 0.12 * ring}" transform="rotate(${70 * ring} 200 140)"/>`;
  }
  return (
    `${box(0, 0, 400, 300, '#1d1030') + box(130, -216, 140, 250, '#146b5c')}` +
    `${box(130, 42, 140, 216, '#7b2a8f')}<svg x="130" y="42" width="140" height="216"` +
    ` viewBox="130 42 140 216">${rings}</svg>${box(130, 266, 140, 250, '#b8472c')}`
  );
}

function shelves() {
  const inks = [GREEN, RED, YELLOW, BLUE, PINK, INK, LILAC];
  const offsets = [-28, -74, -8];
  let covers = '';
  offsets.forEach((offset, row) => {
    for (let place = 0; place < 6; place += 1) {
      covers += box(offset + 92 * place, 24 + 92 * row, 80, 80, inks[(3 * row + place) % inks.length]);
    }
  });
  return box(0, 0, 400, 300, MINT) + covers;
}

/** Sheets behind each other, with a tab on the front sheet. */
function pages() {
  const sheet = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ fill) =>
    `<path d="M${x} 300V${y}h64v-24h64v24h142V300Z" fill="${fill}"/>`;
  return (
    box(0, 0, 400, 300, GREEN) +
    sheet(104, 76, '#0a3d36') +
    sheet(72, 126, '#37a68d') +
    sheet(40, 176, CREAM)
  );
}

/** Lines, with one line that leaves. */
function ticker() {
  const line = (/** @type {number} */ y, /** @type {string} */ fill, /** @type {number} */ width) =>
    box(40, y, 60, 30, fill) + box(118, y, width, 30, fill);
  return (
    box(0, 0, 400, 300, INK) +
    line(-14, '#3a3d47', 210) +
    box(0, 72, 400, 84, CREAM) +
    line(99, INK, 190) +
    line(190, '#6a6e7a', 240) +
    line(272, '#3a3d47', 150)
  );
}

/** The dial of the scene. */
function pager() {
  const inks = [RED, YELLOW, BLUE, CREAM, GREEN];
  const parts = inks.map(
    (ink, part) =>
      `<circle cx="200" cy="150" r="92" fill="none" stroke="${ink}" stroke-width="44" pathLength="5"` +
      ` stroke-dasharray="0.86 4.14" transform="rotate(${72 * (part - 0.43) - 90} 200 150)"/>`,
  );
  return (
    box(0, 0, 400, 300, PINK) +
    parts.join('') +
    `<path d="M200 170V34" stroke="${INK}" stroke-width="12" transform="rotate(32 200 150)"/>`
  );
}

/** Small pages with different layouts. */
function recipes() {
  const plan = (/** @type {number} */ x, /** @type {number} */ y) => box(x, y, 150, 110, CREAM);
  return (
    box(0, 0, 400, 300, LILAC) +
    plan(40, 32) +
    box(52, 44, 126, 86, '#8565ea') +
    plan(210, 32) +
    [0, 1, 2].map((row) => box(222, 44 + 30 * row, 126, 24, row === 1 ? RED : INK)).join('') +
    plan(40, 158) +
    [0, 1, 2].map((cell) => box(52 + 44 * cell, 170, 38, 86, cell === 1 ? INK : YELLOW)).join('') +
    plan(210, 158) +
    box(222, 170, 126, 12, INK) +
    box(222, 194, 60, 62, GREEN) +
    box(288, 194, 60, 62, '#37a68d')
  );
}

/** A motion, frame by frame. */
function replay() {
  let frames = '';
  for (let frame = 0; frame <= 16; frame += 1) {
    const gone = 1 - Math.exp(-frame / 4.2);
    frames +=
      `<path d="M${40 + 20 * frame} 262V${262 - 206 * gone}" stroke="#5f77ea" stroke-width="4"/>` +
      `<circle cx="${40 + 20 * frame}" cy="${262 - 206 * gone}" r="8"` +
      ` fill="${frame === 6 ? YELLOW : CREAM}"/>`;
  }
  return box(0, 0, 400, 300, BLUE) + frames;
}
