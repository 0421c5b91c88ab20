// SPDX-License-Identifier: MIT
// @ts-check

import { lightsOf } from './lights.js';

/** The largest resolution, in pixels per point; a higher one is not visible in soft lights. */
const MOST_PIXELS = 2;
/** The time of the picture for reduced motion, in seconds. */
const STILL_MOMENT = 0.1;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The animation of a room on a canvas. Its time runs only while the room plays.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} hue
 */
export function screenOn(canvas, hue) {
  const context = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext('2d', { alpha: false })
  );
  const draw = lightsOf(hue);
  let seconds = STILL_MOMENT;
  let request = 0;
  /** The time of the previous frame; null before the first frame. */
  let before = /** @type {number | null} */ (null);

  const sizes = new ResizeObserver(() => {
    fit();
    show();
  });

  function fit() {
    const scale = Math.min(devicePixelRatio, MOST_PIXELS);
    const width = Math.round(canvas.clientWidth * scale);
    const height = Math.round(canvas.clientHeight * scale);
    // Setting the width or the height clears the canvas.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  function show() {
    draw(context, canvas.width, canvas.height, seconds);
  }

  /** @param {number} now in milliseconds */
  function step(now) {
    if (before !== null) seconds += (now - before) / 1000;
    before = now;
    show();
    request = requestAnimationFrame(step);
  }

  function run() {
    cancelAnimationFrame(request);
    before = null;
    if (!lessMotion.matches) request = requestAnimationFrame(step);
  }

  return {
    start() {
      fit();
      show();
      sizes.observe(canvas);
      lessMotion.addEventListener('change', run);
      run();
    },

    stop() {
      cancelAnimationFrame(request);
      lessMotion.removeEventListener('change', run);
      sizes.disconnect();
    },

    /** Releases the memory of the canvas until the next start. */
    clear() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
