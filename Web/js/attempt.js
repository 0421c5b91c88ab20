// @ts-check

/**
 * Does what calls functions of the page's author: a mistake of theirs is reported, and stops
 * nothing else.
 *
 * @param {() => void} task
 */
export function attempt(task) {
  try {
    task();
  } catch (error) {
    reportError(error);
  }
}
