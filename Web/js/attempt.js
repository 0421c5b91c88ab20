// @ts-check

/**
 * Runs code of the page's author: an error is reported, and stops nothing else.
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
