// @ts-check

// What engines of all kinds write down in the same words.

/** @typedef {import('./lines.js').Lines} Lines */

/**
 * A kind of engine whose frames and inputs become the lines of a trace.
 *
 * @param {any} Kind
 */
export function recorded(Kind) {
  return class extends Kind {
    /**
     * What is written down; null when nothing is.
     *
     * @type {Lines | null}
     */
    lines = null;

    /** The trace until now. */
    get text() {
      return this.lines?.text ?? '';
    }

    /** @param {number} time */
    frame(time) {
      this.lines?.add(time, 'tick');
      return super.frame(time);
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} time
     */
    press(x, y, time) {
      this.lines?.add(time, 'press', { x, y });
      return super.press(x, y, time);
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} time
     */
    move(x, y, time) {
      this.lines?.add(time, 'move', { x, y });
      return super.move(x, y, time);
    }

    /**
     * @param {number} x
     * @param {number} y
     * @param {number} time
     */
    release(x, y, time) {
      this.lines?.add(time, 'release', { x, y });
      return super.release(x, y, time);
    }

    /** @param {number} time */
    cancel(time) {
      this.lines?.add(time, 'cancel');
      return super.cancel(time);
    }

    /** @param {number} time */
    hide(time) {
      this.lines?.add(time, 'hide');
      super.hide(time);
    }

    /** @param {number} time */
    show(time) {
      this.lines?.add(time, 'show');
      super.show(time);
    }
  };
}
