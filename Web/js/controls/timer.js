// @ts-check

// The progress of the rest before the next step of auto-advance.

/** The largest difference of times that count as equal, in milliseconds: two frames of most displays. */
const SAME = 34;

/** A bar that fills until the next step, as an animation of the browser. */
export class Timer {
  #target;
  #value = document.createElement('span');
  /** @type {Animation | null} */
  #filling = null;
  /** The time at which the bar is full, by the page's clock. */
  #due = NaN;
  /** The bar. */
  element = document.createElement('span');

  /** @param {any} target */
  constructor(target) {
    this.#target = target;
    this.element.part.add('timer');
    // Screen readers cannot read a time that changes; the button of auto-advance says whether it runs.
    this.element.ariaHidden = 'true';
    this.#value.part.add('timer-value');
    this.element.append(this.#value);
  }

  /** Updates the bar; an animation with the right end continues. */
  show() {
    const { timeLeft, interval } = this.#target;
    const isHidden = interval == null;
    if (this.element.hidden !== isHidden) this.element.hidden = isHidden;
    const due = timeLeft === null ? NaN : performance.now() + timeLeft;
    if (Object.is(due, this.#due) || Math.abs(due - this.#due) < SAME) return;
    this.#due = due;
    this.#filling?.cancel();
    this.#filling = null;
    if (timeLeft === null) return;
    // A pause restarts the rest.
    const keyframes = [{ scale: '0 1' }, { scale: '1 1' }];
    this.#filling = this.#value.animate(keyframes, { duration: timeLeft, fill: 'forwards' });
  }
}
