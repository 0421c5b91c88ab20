// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';
import { Poster } from './poster.js';

const TURN = 2 * Math.PI;
/** The ratio of the speeds of adjacent rings. */
const SLOWER = 0.72;
const RINGS = 9;
const COLOURS = ['#d83a25', '#3a3d47', '#f4c93f', '#3a3d47', '#d83a25', '#2440c8', '#3a3d47'];

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A film, drawn in each frame: rings that turn at different speeds, with a clock in the middle.
 *
 * The film runs from `didAppear` to `willDisappear`, and takes no processor time otherwise.
 */
export class Film extends Poster {
  #canvas = element('canvas', { class: 'motif', 'aria-hidden': 'true' });
  #clock = element('p', { class: 'clock', role: 'timer' });
  /** The running time so far, in milliseconds. */
  #played = 0;
  /** The time of the last frame, or of the start. */
  #last = 0;
  /** The last requested animation frame. */
  #frame = 0;
  #sizes = new ResizeObserver(() => this.#draw());

  /**
   * @override
   * @param {import('./parts.js').Part} part
   * @param {HTMLElement} page
   * @param {AbortSignal} signal
   */
  create(part, page, signal) {
    super.create(part, page, signal);
    page.append(this.#clock);
    this.#played = 0;
    this.#sizes.observe(this.#canvas);
    this.#draw();
  }

  /** @override */
  picture() {
    return this.#canvas;
  }

  didAppear() {
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#go);
  }

  willDisappear() {
    // In a hidden tab the frame would come only after the tab is visible again.
    cancelAnimationFrame(this.#frame);
  }

  reclaim() {
    this.#sizes.disconnect();
  }

  /** @param {number} now */
  #go = (now) => {
    this.#played += Math.max(0, now - this.#last);
    this.#last = now;
    this.#draw();
    this.#frame = requestAnimationFrame(this.#go);
  };

  #draw() {
    const seconds = this.#played / 1000;
    const text = seconds.toFixed(lessMotion.matches ? 0 : 1);
    if (this.#clock.textContent !== text) this.#clock.textContent = text;
    // With reduced motion the clock continues, but the rings do not turn.
    this.#drawRings(lessMotion.matches ? 0 : seconds);
  }

  /** @param {number} seconds */
  #drawRings(seconds) {
    const canvas = this.#canvas;
    const scale = Math.min(devicePixelRatio, 2);
    const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
    const context = canvas.getContext('2d');
    if (!context || width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.clearRect(0, 0, width, height);
    const step = Math.hypot(width, height) / 2 / (RINGS + 1.5);
    let speed = TURN / 3;
    for (let ring = 0; ring < RINGS; ring += 1) {
      const direction = ring % 2 === 0 ? 1 : -1;
      const start = direction * seconds * speed + ring * 1.7;
      const end = start + TURN * (0.35 + 0.05 * ring);
      context.beginPath();
      context.arc(width / 2, height / 2, (ring + 2) * step, start, end);
      context.lineWidth = step * 0.55;
      context.strokeStyle = COLOURS[ring % COLOURS.length];
      context.stroke();
      speed *= SLOWER;
    }
  }
}
