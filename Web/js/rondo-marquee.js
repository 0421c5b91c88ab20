// @ts-check

// A marquee as endless animations of slides by the browser, without work of the page. Elements with the
// attribute `speed` load this file.

import { STEP } from './flights.js';
import { clockLead } from './window-of.js';

/**
 * @typedef {import('./parts.js').Site} Site
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./tiles.js').Tiles} Tiles
 */

/** The largest number of slides for which all slides get elements. */
const MOST = 32;

/** Options with parts that follow the current slide, except controls that only play and pause. */
const FOLLOWING = ['controls', 'effect', 'htmlFor', 'marks', 'loadMore'];

/** The endless motion of the slides of a loop. */
export default class Marquee {
  #host;
  #stage;
  /** @type {import('./driver.js').Driver} */
  #driver;
  /** The number of slides for which tiles were requested. */
  #count = -1;

  /** @param {Site} site */
  constructor({ host, stage }) {
    this.#host = host;
    this.#stage = stage;
    this.#driver = stage.driver;
    const { onAnswer } = this.#driver;
    this.#driver.onAnswer = () => {
      onAnswer();
      this.#start();
    };
  }

  /**
   * Requests a tile for each slide, and further tiles for slides that are visible twice.
   *
   * @param {Record<string, any>} options The complete options.
   * @param {number} count The number of slides.
   */
  widen(options, count) {
    this.#count = count;
    if (options.speed === undefined || count > MOST) return;
    options.overscan = Math.max(options.overscan ?? 1, Math.ceil(count / 2) + 2);
  }

  /** Whether no part and no listener depends on the current and visible slides. */
  get #isFree() {
    const { engine, slides, wantsFrames } = this.#driver;
    const options = FOLLOWING.map((name) => this.#host[name]);
    const isFollowed = options.some((value) => value && value !== 'play');
    return !isFollowed && !engine?.overlap && !slides?.handle && !wantsFrames(true);
  }

  /** Replaces the flight of a marquee by endless animations, if all slides have tiles. */
  #start() {
    const { engine, behavior, path, slides } = this.#driver;
    if (!behavior.isMarquee || !engine || !path || !slides || !this.#isFree) return;
    if (slides.count !== this.#count) {
      queueMicrotask(() => this.#stage.show(this.#stage.options, this.#stage.slides));
      return;
    }
    if (!this.#isSteady(path)) return;
    const { tiles } = this.#driver;
    const round = tiles && this.#round(tiles, slides.count);
    if (!round) return;
    const animations = round.tiles.map((tile) => this.#move(tiles, tile, round.way, engine.now));
    tiles.move(engine.track, this.#driver.length, false);
    this.#driver.circle(animations);
  }

  /**
   * Whether a flight has the speed of the marquee; steps and coasting have other speeds.
   *
   * @param {import('./flights.js').Path} path
   */
  #isSteady({ offsets }) {
    const last = offsets.length - 1;
    const speed = (offsets[last] - offsets[0]) / (last * STEP);
    return last > 1 && Math.abs(speed - this.#speed) < 1e-6;
  }

  /** The speed, in pixels per millisecond. */
  get #speed() {
    return this.#host.speed / 1000;
  }

  /**
   * The moving tiles, and the length of their way: a number of turns that is so long that tiles return to
   * their start while invisible. Null if a slide has no tile, or a tile has no content.
   *
   * @param {Tiles} all
   * @param {number} count The number of slides.
   */
  #round(all, count) {
    const inOrder = [...all.shown].sort((a, b) => a.place - b.place);
    // The length of a turn is the distance between two tiles of an item.
    if (count === 0 || inOrder[count]?.item !== inOrder[0].item) return null;
    const turn = inOrder[count].place - inOrder[0].place;
    const longest = Math.max(...inOrder.map(({ extent }) => extent));
    const turns = Math.ceil((all.length + longest) / turn);
    const tiles = inOrder.sort((a, b) => Math.abs(all.pastMiddle(a)) - Math.abs(all.pastMiddle(b))).slice(0, turns * count);
    const isWhole = tiles.length === turns * count && tiles.every(({ content, copy }) => content ?? copy);
    return isWhole ? { tiles, way: turns * turn } : null;
  }

  /**
   * Moves a tile endlessly, from half of the way after the middle of the viewport to half of the way before
   * it.
   *
   * @param {Tiles} tiles
   * @param {TileBox} tile
   * @param {number} way
   * @param {number} now
   */
  #move(tiles, tile, way, now) {
    const { side } = tiles;
    const share = 0.5 - tiles.pastMiddle(tile) / way;
    const keyframes = [share, share - 1].map((part) => {
      const by = `${part * way * (side === 'right' ? -1 : 1)}px`;
      return { translate: side === 'top' ? `0 ${by}` : by };
    });
    const isBackwards = this.#speed < 0;
    if (isBackwards) keyframes.reverse();
    const done = isBackwards ? 1 - share : share;
    const duration = way / Math.abs(this.#speed);
    const animation = tile.box.animate(keyframes, { duration, iterations: Infinity });
    animation.startTime = now - clockLead(tile.box) - (done - Math.floor(done)) * duration;
    return animation;
  }
}
