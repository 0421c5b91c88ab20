// SPDX-License-Identifier: MIT
// @ts-check

/** A pointer id that no real pointer has. */
const POINTER = 7_000;

/** A simulated finger, which dispatches pointer events in each frame. */
export class SimulatedFinger {
  #target;
  #x = 0;
  #y = 0;
  #isDown = false;
  #signal;

  /**
   * @param {HTMLElement} target the touched element
   * @param {AbortSignal} signal lifts the finger
   */
  constructor(target, signal) {
    this.#target = target;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      if (this.#isDown) this.#dispatch('pointercancel');
    });
  }

  /**
   * Presses a part of the target.
   *
   * @param {number} share the place, as a share of the width
   */
  down(share) {
    const { left, top, width, height } = this.#target.getBoundingClientRect();
    this.#x = left + share * width;
    this.#y = top + height / 2;
    this.#isDown = true;
    this.#dispatch('pointerdown');
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
      this.#dispatch('pointermove');
    }
  }

  up() {
    this.#isDown = false;
    this.#dispatch('pointerup');
  }

  /** @param {string} type */
  #dispatch(type) {
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
 * @returns {Promise<void>} rejects when the signal aborts
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
