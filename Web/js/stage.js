// @ts-check

// What a pager shows: slides, by an engine that is made anew when options or slides change.

import { Driver } from './driver.js';
import { quoted } from './engine.js';
import { moduleIfLoaded } from './module.js';
import { checkItem, configurationOf } from './options.js';
import { ChildSlides } from './slides.js';

/**
 * @typedef {import('./engine.js').Module} Module
 * @typedef {import('./slides.js').Slides} Slides
 */

/** Shows slides, and goes on at the same item when anything about them changes. */
export class Stage {
  #host;
  #viewport;
  /**
   * The item to start at: the one that was shown when the pager left the page, or was asked for
   * before there was an engine.
   *
   * @type {number | null}
   */
  #place = null;

  driver;
  /** @type {Record<string, any>} Checked, without those that have their default. */
  options = {};
  /** @type {Slides} */
  slides;

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} viewport
   * @param {HTMLElement} track
   * @param {() => void} onFrame Called after each frame.
   */
  constructor(host, viewport, track, onFrame) {
    this.#host = host;
    this.#viewport = viewport;
    this.driver = new Driver(host, track, onFrame);
    this.slides = new ChildSlides(host);
  }

  /**
   * The pager is on a page, and the module is loaded.
   *
   * @param {Module} module
   */
  begin(module) {
    if (this.slides instanceof ChildSlides) this.slides = new ChildSlides(this.#host);
    for (;;) {
      try {
        const place = this.#place ?? this.#initialPlace(this.slides);
        this.#start(module, this.options, this.slides, place);
        return;
      } catch (error) {
        // Set before there was a module that knows the limits; nobody is there to throw to now.
        reportError(error);
        this.#forget(/** @type {{ field?: string }} */ (error).field ?? '');
      }
    }
  }

  /** The pager leaves the page. */
  end() {
    this.#place = this.#placeNow();
    this.driver.stop();
  }

  /**
   * Shows the same item as before with other options or other slides. When that throws, all is as
   * it was.
   *
   * @param {Record<string, any>} options
   * @param {Slides} slides
   */
  show(options, slides) {
    const module = moduleIfLoaded();
    if (module && this.driver.engine) {
      this.#start(module, options, slides, this.#placeAmong(slides));
      return;
    }
    if (module) {
      const place = { viewport: 0, direction: this.directionOf(options), initial: 0 };
      module.create(configurationOf(options, place), slides.forEngine).destroy();
    }
    this.options = options;
    this.slides = slides;
  }

  /** The children may be others. */
  refreshChildren() {
    if (!(this.slides instanceof ChildSlides) || !this.driver.engine) return;
    const slides = new ChildSlides(this.#host);
    if (!slides.equals(this.slides)) this.show(this.options, slides);
  }

  /** @param {{ width: number, height: number }} size */
  resize({ width, height }) {
    const { driver } = this;
    const { axis, direction } = driver.manner;
    const length = axis === 'vertical' ? height : width;
    driver.length = length;
    driver.input((engine, time) => engine.resize(length, time));
    // Sizes are told between layout and paint: nobody sees the old picture in the new size.
    driver.draw();
    // A style sheet that came since may have changed the direction, of which nothing tells.
    if (direction !== this.directionOf(this.options)) this.show(this.options, this.slides);
  }

  /**
   * @param {Record<string, any>} options
   * @returns {'ltr' | 'rtl'}
   */
  directionOf(options) {
    // Off the page there is no computed style.
    return options.direction ?? (getComputedStyle(this.#host).direction || 'ltr');
  }

  /**
   * Starts at an item, when there is an engine to start.
   *
   * @param {number} index
   */
  startAt(index) {
    this.#place = index;
  }

  /**
   * The index of an item.
   *
   * @param {unknown} item Its id; or a number, which is the index.
   * @param {Slides} slides
   */
  indexOf(item, slides = this.slides) {
    checkItem('item', item);
    if (typeof item === 'number') {
      if (Number.isInteger(item) && item >= 0 && item < slides.count) return item;
      throw new RangeError(`item must be from 0 to below ${slides.count}, not ${item}`);
    }
    const index = slides.indexOf(/** @type {string} */ (item));
    if (index >= 0) return index;
    throw new RangeError(`there is no item with the id ${quoted(item)}`);
  }

  /**
   * Shows by a new engine.
   *
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {Slides} slides
   * @param {number} place The item to start at; the last one when there is none of this index.
   */
  #start(module, options, slides, place) {
    const direction = this.directionOf(options);
    const { axis = 'horizontal', snap = 'page', disabled: isDisabled = false } = options;
    const style = getComputedStyle(this.#viewport);
    // Nothing but a number of pixels where the pager is laid out.
    const length = parseFloat(axis === 'vertical' ? style.height : style.width) || 0;
    const initial = Math.max(0, Math.min(place, slides.count - 1));
    const engine = module.create(
      configurationOf(options, { viewport: length, direction, initial }),
      slides.forEngine,
    );
    this.options = options;
    this.slides = slides;
    this.driver.start(engine, slides, { axis, direction, snap, isDisabled }, length);
    this.driver.draw();
  }

  /** The item that is shown, or that a scroll goes to. */
  #placeNow() {
    const { engine } = this.driver;
    return engine ? engine.target ?? engine.current : this.#place;
  }

  /** @param {Slides} slides */
  #placeAmong(slides) {
    const place = this.#placeNow();
    if (place === null) return this.#initialPlace(slides);
    if (slides === this.slides) return place;
    const found = slides.indexOfIdentity(this.slides.identityOf(place), place);
    return found < 0 ? place : found;
  }

  /** @param {Slides} slides */
  #initialPlace(slides) {
    const { initial } = this.options;
    if (initial === undefined || slides.count === 0) return 0;
    try {
      return this.indexOf(initial, slides);
    } catch (error) {
      // An attribute has only text: what is no id may be an index.
      const index = Number(initial);
      if (Number.isInteger(index) && index >= 0 && index < slides.count) return index;
      reportError(error);
      return 0;
    }
  }

  /**
   * Falls back to the default of an option that broke a rule; and when it was no option, to the
   * children.
   *
   * @param {string} name
   */
  #forget(name) {
    const { [name]: broken, ...others } = this.options;
    if (broken !== undefined) this.options = others;
    else this.slides = new ChildSlides(this.#host);
  }
}
