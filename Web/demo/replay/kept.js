// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The last recording, until the page is left.
 *
 * @type {{ name: string, text: string } | null}
 */
let recording = null;

/**
 * Keeps a recording for the scene that plays it.
 *
 * @param {string} name of the scene that it is of
 * @param {string} text a trace
 */
export function keep(name, text) {
  recording = { name, text };
}

/** What was kept last. */
export function kept() {
  return recording;
}
