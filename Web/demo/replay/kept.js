// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The last recording, until the page is closed.
 *
 * @type {{ name: string, text: string } | null}
 */
let recording = null;

/**
 * Stores a recording for the scene that replays recordings.
 *
 * @param {string} name the name of the recorded scene
 * @param {string} text a trace
 */
export function keep(name, text) {
  recording = { name, text };
}

/** The last stored recording. */
export function kept() {
  return recording;
}
