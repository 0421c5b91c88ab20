// SPDX-License-Identifier: MIT
// @ts-check

/** The id of no real pointer. */
const POINTER = 7_000;

/** A simulated finger: pointer events like those of a real one, frame by frame. */
export class MadeUpFinger {
  #target;
  #x = 0;
  #y = 0;
  #isDown = false;
  #signal;

  /**
   * @param {HTMLElement} target what it touches
   * @param {AbortSignal} signal ends what it does
   */
  constructor(target, signal) {
    this.#target = target;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      if (this.#isDown) this.#tell('pointercancel');
    });
  }

  /**
   * Presses a part of the target.
   *
   * @param {number} share of its width
   */
  down(share) {
    const { left, top, width, height } = this.#target.getBoundingClientRect();
    this.#x = left + share * width;
    this.#y = top + height / 2;
    this.#isDown = true;
    this.#tell('pointerdown');
  }

  /**
   * Moves sideways, by the same distance in each frame.
   *
   * @param {number} distance in pixels
   * @param {number} milliseconds
   */
  async move(distance, milliseconds) {
    const from = this.#x;
    const start = performance.now();
    let share = 0;
    while (share < 1) {
      await frame(this.#signal);
      share = Math.min(1, (performance.now() - start) / milliseconds);
      this.#x = from + share * distance;
      this.#tell('pointermove');
    }
  }

  up() {
    this.#isDown = false;
    this.#tell('pointerup');
  }

  /** @param {string} type */
  #tell(type) {
    this.#target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: POINTER,
        pointerType: 'touch',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerdown' || type === 'pointermove' ? 1 : 0,
        clientX: this.#x,
        clientY: this.#y,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  }
}

/**
 * Waits for the next frame.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>} rejects when the signal ends it
 */
export function frame(signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    requestAnimationFrame(() => (signal.aborted ? reject(signal.reason) : resolve()));
  });
}

/**
 * Waits, frame by frame.
 *
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 */
export async function pause(milliseconds, signal) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await frame(signal);
}
