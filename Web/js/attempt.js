// @ts-check

/**
 * Runs code of the page's author, and reports an error instead of throwing it.
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
