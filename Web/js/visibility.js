// @ts-check

// Whether anybody sees the page, and whether they asked for less motion.

/**
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToVisibility(driver, signal) {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  function tellVisibility() {
    driver.take(document.hidden ? 'hide' : 'show');
    // No frame comes while the page is hidden, and it was brought to rest just now.
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
