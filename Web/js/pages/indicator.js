// @ts-check

// The indicator below the tabs. While pages cross the seam of a loop, it is at both ends of the bar.

/** An indicator that follows a position in slots along a row of tabs. */
export class Indicator {
  rail = document.createElement('div');
  /** Whether the tabs run from right to left. */
  isMirrored = false;
  #host;
  #marks = [document.createElement('div'), document.createElement('div')];
  /** @type {number[]} The start of each tab, in pixels from the left edge of the bar. */
  #starts = [];
  /** @type {number[]} The width of each tab. */
  #widths = [];
  /** The total length of the bar, including the part that is scrolled out of view. */
  #length = 0;
  /** The visible length. */
  #sight = 0;
  #shown = '';

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.rail.part.add('rail');
    for (const mark of this.#marks) mark.part.add('indicator');
    this.rail.append(...this.#marks);
  }

  /**
   * Measures the tabs, so that frames do not measure.
   *
   * @param {HTMLElement[]} tabs
   */
  measure(tabs) {
    this.isMirrored = getComputedStyle(this.#host).direction === 'rtl';
    this.#sight = this.#host.clientWidth;
    this.#starts = tabs.map((tab) => tab.offsetLeft);
    this.#widths = tabs.map((tab) => tab.offsetWidth);
    // Without the rail, because its width would keep the old length of the bar.
    this.rail.style.width = '0';
    this.#length = this.#host.scrollWidth;
    this.rail.style.width = `${this.#length}px`;
    this.#shown = '';
  }

  /**
   * Shows a position.
   *
   * @param {number} position The position in slots; tab 0 belongs to slot 0.
   */
  show(position) {
    const count = this.#starts.length;
    if (this.#marks[0].hidden !== (count === 0)) {
      for (const mark of this.#marks) mark.hidden = count === 0;
    }
    if (count === 0) return;
    const slot = Math.floor(position);
    const share = position - slot;
    const index = ((slot % count) + count) % count;
    const next = share > 0 ? (index + 1) % count : index;
    // After the last tab follows the first tab of the next turn.
    const turn = share > 0 && next <= index ? (this.isMirrored ? -this.#length : this.#length) : 0;
    const from = this.#starts[index];
    const width = mix(this.#widths[index], this.#widths[next], share);
    const left = mix(from, this.#starts[next] + turn, share);
    const rail = this.isMirrored ? this.#sight - this.#length : 0;
    const shown = `${left} ${width}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#marks.forEach((mark, place) => {
      mark.style.width = `${width}px`;
      mark.style.transform = `translateX(${left - rail - place * turn}px)`;
      mark.style.visibility = place > 0 && turn === 0 ? 'hidden' : '';
    });
    if (this.#length <= this.#sight) return;
    // A long bar scrolls to keep the indicator in its middle.
    const middle = mix(from, this.#starts[next], share) + width / 2;
    this.#host.scrollLeft = middle - this.#sight / 2;
  }
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} share
 */
function mix(from, to, share) {
  return from + (to - from) * share;
}
