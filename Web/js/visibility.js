// @ts-check

// Whether the page is visible, and whether the user asked for less motion.

/**
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToVisibility(driver, signal) {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  function tellVisibility() {
    driver.take(document.hidden ? 'hide' : 'show');
    // A hidden page gets no frames, so the new state at rest is drawn now.
    driver.draw();
  }

  function tellMotion() {
    driver.take('reduceMotion', lessMotion.matches);
  }

  document.addEventListener('visibilitychange', tellVisibility, { signal });
  lessMotion.addEventListener('change', tellMotion, { signal });
  driver.onStart = () => {
    if (lessMotion.matches) tellMotion();
    if (document.hidden) tellVisibility();
  };
}
