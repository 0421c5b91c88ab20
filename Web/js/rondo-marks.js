// @ts-check

// Marks on slides for style sheets. Elements with the attribute `marks` load it.

import { wordsIn } from './word-sets.js';

/**
 * Marks the slides that show the current item and so on: the element with the attribute
 * `data-rondo`, the tile around it with a part. Only changes are written.
 *
 * @type {import('./extras.js').Attach}
 */
export function attach({ host, stage }, signal) {
  const wanted = wordsIn(host.marks);
  /** @type {Map<HTMLElement, string>} The marked elements, with their words. */
  let marked = new Map();

  /** @param {Map<HTMLElement, string>} now */
  function write(now) {
    for (const [element, words] of now) {
      if (marked.get(element) !== words) element.dataset.rondo = words;
    }
    for (const element of marked.keys()) {
      if (!now.has(element)) delete element.dataset.rondo;
    }
    marked = now;
  }

  function update() {
    const engine = /** @type {any} */ (stage.driver.engine);
    /** @type {Map<HTMLElement, string>} */
    const now = new Map();
    for (const { box, content, item } of stage.driver.tiles?.shown ?? []) {
      const words = wanted.filter((word) => engine[word] === item);
      for (const word of wanted) {
        if (box.part.contains(word) !== words.includes(word)) box.part.toggle(word);
      }
      if (content && words.length > 0) now.set(content, words.join(' '));
    }
    write(now);
  }

  signal.addEventListener('abort', () => {
    write(new Map());
    for (const { box } of stage.driver.tiles?.shown ?? []) box.part.remove(...wanted);
  });
  return update;
}
