// SPDX-License-Identifier: MIT
// @ts-check

// The drawings behind the numerals. A rondo has the form A B A C A: a theme returns between others. The
// motifs follow this form: even numbers have rings, odd numbers alternate between bars and quarters. A
// motif is drawn around the middle of a square from -100 to 100, and beyond; a slide shows the part that
// fits.

const TURN = 360;

/** @typedef {() => number} Random */

/**
 * Broken rings around a centre; the ratio of the sizes of adjacent rings is constant.
 *
 * @param {Random} random
 */
function rings(random) {
  const x = 15 + 30 * random();
  const y = -15 + 30 * random();
  let radius = 7;
  let markup = '';
  for (let ring = 0; ring < 7; ring += 1) {
    const width = radius * 0.37;
    // Multiples of a 32nd of a turn, so that gaps of rings can align.
    const length = 8 + 4 * Math.floor(random() * 5);
    const angle = (TURN / 16) * Math.floor(random() * 16);
    markup +=
      `<circle cx="${x}" cy="${y}" r="${radius}" class="${random() < 0.35 ? 'second' : 'first'}"` +
      ` fill="none" stroke-width="${width}" pathLength="32"` +
      ` stroke-dasharray="${length} ${32 - length}"` +
      ` transform="rotate(${angle} ${x} ${y})"/>`;
    radius *= 1.56;
  }
  return markup;
}

/**
 * A row of bars, like a keyboard or a rising line of music.
 *
 * @param {Random} random
 */
function bars(random) {
  const slope = random() < 0.5 ? 1 : -1;
  const crest = 3 + random() * 4;
  let markup = '';
  for (let bar = -14; bar <= 14; bar += 1) {
    const middle = -18 + 34 * Math.sin((bar * slope) / crest + 1);
    const half = 18 + 34 * (0.5 + 0.5 * Math.sin(bar / 1.7 + crest));
    markup +=
      `<rect x="${bar * 14 - 4.5}" y="${middle - half}" width="9" height="${2 * half}" rx="4.5"` +
      ` class="${(bar + 15) % 4 === 0 ? 'second' : 'first'} filled"/>`;
  }
  return markup;
}

/**
 * Quarters of a disc on a grid.
 *
 * @param {Random} random
 */
function quarters(random) {
  const side = 50;
  const turns = [
    `m0 0h${side}a${side} ${side} 0 0 1 -${side} ${side}z`,
    `m${side} 0v${side}a${side} ${side} 0 0 1 -${side} -${side}z`,
    `m${side} ${side}h-${side}a${side} ${side} 0 0 1 ${side} -${side}z`,
    `m0 ${side}v-${side}a${side} ${side} 0 0 1 ${side} ${side}z`,
  ];
  let markup = '';
  for (let column = -5; column < 5; column += 1) {
    for (let row = -4; row < 4; row += 1) {
      const turn = turns[Math.floor(random() * 4)];
      const pick = random();
      if (pick < 0.25) continue;
      markup +=
        `<path d="M${column * side} ${row * side}${turn}"` +
        ` class="${pick > 0.8 ? 'second' : 'first'} filled"/>`;
    }
  }
  return markup;
}

/**
 * @param {number} number
 * @param {Random} random
 */
export function motif(number, random) {
  const draw = number % 2 === 0 ? rings : number % 4 === 1 ? bars : quarters;
  return (
    '<svg class="motif" viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice"' +
    ` aria-hidden="true">${draw(random)}</svg>`
  );
}
