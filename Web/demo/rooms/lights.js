// SPDX-License-Identifier: MIT
// @ts-check

import { seededRandom } from '../slides/random.js';

// The animation of a room: broken rings that turn around a centre, over slow lights. The rings move with a
// beat, which runs outwards from ring to ring.

const TURN = 2 * Math.PI;
const RINGS = 8;
/** The ratio of the sizes of adjacent rings. */
const GROWTH = 1.44;
/** The size of the innermost ring, as a share of the shorter side. */
const LEAST_RADIUS = 0.055;
/** The time between two beats, in seconds: 75 beats per minute. */
const BEAT = 0.8;
/** The delay of the beat from ring to ring, in seconds. */
const LAG = 0.07;
/** The side of the picture of a light, in pixels; small, because the light is soft. */
const GLOW_SIDE = 128;

/**
 * The animation of a room, as a function of time, so that it can stop and continue anywhere.
 *
 * @param {number} hue in degrees of oklch()
 */
export function lightsOf(hue) {
  const random = seededRandom(hue);
  const glows = [-28, 6, 34, 70].map((turn) => ({
    picture: glow(hue + turn),
    size: 1 + 0.5 * random(),
    phase: TURN * random(),
    speed: (random() < 0.5 ? 1 : -1) * (0.16 + 0.12 * random()),
    reach: 0.25 + 0.3 * random(),
  }));
  const rings = Array.from({ length: RINGS }, (_, ring) => ({
    // Multiples of a 32nd of a turn, so that gaps of rings can align.
    length: (TURN / 32) * (12 + 4 * Math.floor(random() * 4)),
    angle: (TURN / 16) * Math.floor(random() * 16),
    speed: ((ring % 2 === 0 ? 1 : -1) * TURN) / (14 + 5 * ring),
    color: `oklch(${0.8 + 0.015 * ring} 0.13 ${hue + (random() < 0.35 ? 50 : -6)})`,
    strength: 0.62 - 0.045 * ring,
  }));
  const centre = { x: 0.42 + 0.16 * random(), y: 0.36 + 0.06 * random() };

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   * @param {number} seconds of the room's own time
   */
  return function draw(context, width, height, seconds) {
    const side = Math.min(width, height);
    const x = centre.x * width;
    const y = centre.y * height;

    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    context.fillStyle = `oklch(0.24 0.08 ${hue})`;
    context.fillRect(0, 0, width, height);

    context.globalCompositeOperation = 'screen';
    for (const { picture, size, phase, speed, reach } of glows) {
      const angle = phase + speed * seconds;
      const extent = size * Math.max(width, height);
      context.globalAlpha = 0.75 + 0.2 * Math.sin(1.7 * angle);
      context.drawImage(
        picture,
        x + reach * width * Math.cos(angle) - extent / 2,
        y + reach * height * Math.sin(1.3 * angle) - extent / 2,
        extent,
        extent,
      );
    }

    let radius = LEAST_RADIUS * side;
    rings.forEach(({ length, angle, speed, color, strength }, ring) => {
      const swell = beat(seconds - LAG * ring);
      const start = angle + speed * seconds;
      context.globalAlpha = Math.max(0, strength * (0.72 + 0.28 * swell));
      context.strokeStyle = color;
      context.lineWidth = radius * (0.25 + 0.05 * swell);
      context.beginPath();
      context.arc(x, y, radius * (1 + 0.05 * swell), start, start + length);
      context.stroke();
      radius *= GROWTH;
    });
  };
}

/**
 * The strength of the beat, from 1 at its start to 0 before the next beat.
 *
 * @param {number} seconds
 */
function beat(seconds) {
  const since = seconds / BEAT - Math.floor(seconds / BEAT);
  return since < 0.12 ? since / 0.12 : ((1 - since) / 0.88) ** 2;
}

/** @param {number} hue */
function glow(hue) {
  const picture = document.createElement('canvas');
  picture.width = GLOW_SIDE;
  picture.height = GLOW_SIDE;
  const context = /** @type {CanvasRenderingContext2D} */ (picture.getContext('2d'));
  const middle = GLOW_SIDE / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  gradient.addColorStop(0, `oklch(0.55 0.19 ${hue} / 0.85)`);
  gradient.addColorStop(0.5, `oklch(0.5 0.18 ${hue} / 0.28)`);
  gradient.addColorStop(1, `oklch(0.5 0.18 ${hue} / 0)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, GLOW_SIDE, GLOW_SIDE);
  return picture;
}
