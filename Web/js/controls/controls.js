// @ts-check

// Arrows, dots and other controls, which scroll an element and show its position.

import { labelOf } from '../naming.js';
import { PlayButton, drawing, makeButton } from '../play-button.js';
import { wordsIn } from '../word-sets.js';
import { Dots } from './dots.js';
import { Timer } from './timer.js';

/** An arrow that points backwards; the forward arrow is rotated. */
const ARROW = 'M10.5 2 4.5 8l6 6';

/** The reasons to wait that last until the user starts auto-advance. */
const STOPPED = ['requested', 'reducedMotion'];

/**
 * @param {string} part
 * @param {Node[]} content
 */
function span(part, ...content) {
  const element = document.createElement('span');
  element.part.add(part);
  element.append(...content);
  return element;
}

/**
 * The controls of an element. They use only its public API, so the element can be from another copy of the
 * scripts.
 *
 * @csspart controls All controls.
 * @csspart bar All controls except the arrows.
 * @csspart arrow An arrow.
 * @csspart previous The arrow to the previous slide.
 * @csspart next The arrow to the next slide.
 * @csspart dots All dots.
 * @csspart dot The dot of a resting place.
 * @csspart current The dot of the current place.
 * @csspart more A dot at the edge of a longer row.
 * @csspart control The button that stops and starts auto-advance.
 * @csspart fraction The number of the current place and of all places, as text.
 * @csspart progress The progress through the places.
 * @csspart progress-value The value of the progress.
 * @csspart timer The progress of the interval of auto-advance.
 * @csspart timer-value The part of the interval that has passed.
 * @cssprop --rondo-control-color The colour of all controls. Default: `CanvasText`.
 * @cssprop --rondo-control-background The background of all controls. Default: `Canvas`.
 * @cssprop --rondo-control-size The width and height of an arrow and of the button of auto-advance. Default: 2.75rem.
 * @cssprop --rondo-dot-size The size of a dot. Default: 0.625rem.
 */
export class Controls {
  #target;
  #labels;
  /** The box of the controls. */
  box = document.createElement('div');
  /** The functions that update the controls. */
  #shows;
  /** The arrows and the dots, which are inert while the element is disabled; auto-advance goes on. */
  #inputs;

  /**
   * @param {any} target A pager, pages or a ticker.
   * @param {string} words The controls to show.
   * @param {(name: string) => string} labels Returns the present text of `nextLabel`, `dotLabel` and so on.
   * @param {HTMLElement | null} control The button of auto-advance; null if the element has placed it.
   */
  constructor(target, words, labels, control) {
    this.#target = target;
    this.#labels = labels;
    const { box } = this;
    box.part.add('controls');
    const wanted = new Set(wordsIn(words));
    /** @type {[string, () => { element: HTMLElement, show: () => void }][]} */
    const makers = [
      ['play', () => this.#playControl(control)],
      ['dots', () => new Dots(target, labels)],
      ['fraction', () => this.#fraction()],
      ['progress', () => this.#progress(wanted.has('fraction'))],
      ['timer', () => new Timer(target)],
    ];
    const made = makers.filter(([word]) => wanted.has(word)).map(([, make]) => make());
    const bar = span('bar', ...made.map(({ element }) => element));
    const arrows = wanted.has('arrows') ? this.#arrows() : [];
    this.#shows = [...arrows, ...made].map((one) => () => one.show());
    box.append(bar);
    if (arrows.length > 0) {
      bar.before(arrows[0].element);
      bar.after(arrows[1].element);
    }
    this.#inputs = /** @type {NodeListOf<HTMLElement>} */ (
      box.querySelectorAll('[part~=arrow], [part~=dots]')
    );
  }

  /** Updates the controls; writes only changed values. */
  update() {
    const { box } = this;
    const target = this.#target;
    const { direction } = target;
    const isVertical = target.axis === 'vertical';
    // The option can differ from the direction of the page.
    if (box.dir !== direction) box.dir = direction;
    box.classList.toggle('vertical', isVertical);
    box.classList.toggle('mirrored', !isVertical && direction === 'rtl');
    const isHidden = target.stopCount < 2;
    const isInert = Boolean(target.disabled);
    if (isHidden) this.giveUpFocus();
    if (box.hidden !== isHidden) box.hidden = isHidden;
    for (const input of this.#inputs) {
      if (isInert) this.giveUpFocus(input);
      if (input.inert !== isInert) input.inert = isInert;
    }
    for (const show of this.#shows) show();
  }

  /**
   * Moves the focus from controls that disappear to their element.
   *
   * @param {HTMLElement} part The part that disappears.
   */
  giveUpFocus(part = this.box) {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (part.getRootNode());
    if (part.contains(activeElement)) this.#target.focus({ preventScroll: true });
  }

  #arrows() {
    const ends = { previous: 'atStart', next: 'atEnd' };
    return Object.entries(ends).map(([name, end]) => {
      const element = makeButton(`arrow ${name}`, () => this.#target[name]());
      const { picture, path } = drawing();
      path.setAttribute('d', ARROW);
      element.append(picture);
      const show = () => {
        const label = this.#labels(`${name}Label`);
        if (element.ariaLabel !== label) element.ariaLabel = label;
        disable(element, this.#target[end]);
      };
      return { element, show };
    });
  }

  /** @param {HTMLElement | null} control */
  #playControl(control) {
    if (control) return { element: control, show: () => {} };
    const target = this.#target;
    const labels = this.#labels;
    const isStopped = () => target.pauses.some((/** @type {string} */ why) => STOPPED.includes(why));
    const button = new PlayButton(() => (isStopped() ? target.play() : target.pause()));
    let shown = '';
    const show = () => {
      const label = isStopped() ? labels('playLabel') : labels('pauseLabel');
      const isHidden = (target.interval ?? target.speed) == null || !target.canScroll;
      if (button.box.hidden !== isHidden) button.box.hidden = isHidden;
      if (shown !== label) button.show(isStopped(), label);
      shown = label;
    };
    return { element: button.box, show };
  }

  get #fractionText() {
    const { stop, stopCount } = this.#target;
    return labelOf(this.#labels('fractionLabel'), stop ?? 0, stopCount);
  }

  #fraction() {
    const element = span('fraction');
    const show = () => {
      const text = this.#fractionText;
      if (element.textContent !== text) element.textContent = text;
    };
    return { element, show };
  }

  /**
   * A picture of the fraction; a `progressbar` would be for the progress of a task, and beep in some screen readers.
   *
   * @param {boolean} isRead Whether screen readers read the fraction itself.
   */
  #progress(isRead) {
    const value = span('progress-value');
    const element = span('progress', value);
    element.role = 'img';
    if (isRead) element.ariaHidden = 'true';
    const show = () => {
      const { stop, stopCount } = this.#target;
      const text = this.#fractionText;
      if (element.ariaLabel !== text) element.ariaLabel = text;
      const scale = `${((stop ?? 0) + 1) / Math.max(1, stopCount)} 1`;
      if (value.style.scale !== scale) value.style.scale = scale;
    };
    return { element, show };
  }
}

/**
 * Disables or enables a button, which keeps the focus.
 *
 * @param {HTMLElement} button
 * @param {boolean} isDisabled
 */
function disable(button, isDisabled) {
  const value = isDisabled ? 'true' : null;
  if (button.ariaDisabled !== value) button.ariaDisabled = value;
}
