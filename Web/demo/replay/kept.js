// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The last recording, until the page is closed. Its text is a promise, because the module that writes it may
 * still load.
 *
 * @type {{ name: string, text: Promise<string> } | null}
 */
let recording = null;

/**
 * Stores a recording for the scene that replays recordings. One that is empty or cannot be written is not kept.
 *
 * @param {string} name the name of the recorded scene
 * @param {Promise<string>} text a trace
 */
export function keep(name, text) {
  const before = recording;
  const made = { name, text };
  recording = made;
  const forget = () => {
    if (recording === made) recording = before;
  };
  text.then((trace) => trace || forget(), forget);
}

/** The last stored recording. */
export function kept() {
  return recording;
}
