// SPDX-License-Identifier: MIT
// @ts-check

// Digits drawn as lines and arcs, which look the same on all devices.

const grouped = new Intl.NumberFormat('en');

const HEIGHT = 6;
const STROKE = 1;
const GAP = 0.75;
/** The gap before thousands, instead of a comma; wider than the gap between digits. */
const GROUP_GAP = 1.7;

/** The width and the line of each digit, in a cell that is 6 high. */
const DIGITS = [
  [4, 'M2 .5A1.5 1.5 0 0 1 3.5 2V4A1.5 1.5 0 0 1 .5 4V2A1.5 1.5 0 0 1 2 .5Z'],
  [2.3, 'M0 .5H1.8V6'],
  [4, 'M.5 2.3V2A1.5 1.5 0 0 1 3.5 2C3.5 3.7 .5 3.6 .5 5.5H4'],
  [3.9, 'M.2 .5H2.15A1.25 1.25 0 0 1 2.15 3H1.1M2.15 3A1.25 1.25 0 0 1 2.15 5.5H.2'],
  [4.1, 'M.5 0V2.7A1.5 1.5 0 0 0 2 4.2H4.1M3.1 2.3V6'],
  [4, 'M3.6 .5H.6V2.6H2.05A1.45 1.45 0 0 1 2.05 5.5H.2'],
  [4, 'M3.4 .5H2A1.5 1.5 0 0 0 .5 2V4A1.5 1.5 0 1 0 2 2.5A1.5 1.5 0 0 0 .5 4'],
  [3.8, 'M0 .5H3.2C3.2 2.6 1.5 3.2 1.5 6'],
  [4, 'M2 2.9A1.2 1.2 0 1 1 2 .5A1.2 1.2 0 1 1 2 2.9A1.3 1.3 0 1 1 2 5.5A1.3 1.3 0 1 1 2 2.9Z'],
  [4, 'M.6 5.5H2A1.5 1.5 0 0 0 3.5 4V2A1.5 1.5 0 1 0 2 3.5A1.5 1.5 0 0 0 3.5 2'],
];

/** The gap between the rows of a stacked number. */
const ROW_GAP = 1.2;

/**
 * A whole number as the markup of an SVG, in the current colour: its digits in a row.
 *
 * @param {number} number 0 or more
 */
export function numeral(number) {
  const { paths, width } = row(String(number), 0);
  return drawn('numeral', number, width, HEIGHT, paths);
}

/**
 * A whole number with its thousands below each other, for places that are higher than wide.
 *
 * @param {number} number 0 or more
 */
export function stackedNumeral(number) {
  const rows = grouped
    .format(number)
    .split(',')
    .map((digits, place) => row(digits, place * (HEIGHT + ROW_GAP)));
  const width = Math.max(...rows.map((each) => each.width));
  const height = rows.length * (HEIGHT + ROW_GAP) - ROW_GAP;
  return drawn('numeral stacked', number, width, height, rows.map(({ paths }) => paths).join(''));
}

/**
 * @param {string} digits
 * @param {number} y
 */
function row(digits, y) {
  let paths = '';
  let width = 0;
  [...digits].forEach((digit, place) => {
    if (place > 0) width += (digits.length - place) % 3 === 0 ? GROUP_GAP : GAP;
    const [own, path] = DIGITS[Number(digit)];
    paths += `<path transform="translate(${width} ${y})" d="${path}"/>`;
    width += Number(own);
  });
  return { paths, width };
}

/**
 * @param {string} name
 * @param {number} number
 * @param {number} width
 * @param {number} height
 * @param {string} paths
 */
function drawn(name, number, width, height, paths) {
  return (
    `<svg class="${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMax" fill="none"` +
    ` stroke="currentColor" stroke-width="${STROKE}" role="img"` +
    ` aria-label="Slide ${grouped.format(number)}">${paths}</svg>`
  );
}
