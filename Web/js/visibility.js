// @ts-check

// The visibility of the page, and the setting for less motion.

/**
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToVisibility(driver, signal) {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  function updateVisibility() {
    driver.take(document.hidden ? 'hide' : 'show');
    // Draws the state at rest now, because a hidden page has no frames.
    driver.draw();
  }

  function updateMotion() {
    driver.take('reduceMotion', lessMotion.matches);
  }

  document.addEventListener('visibilitychange', updateVisibility, { signal });
  lessMotion.addEventListener('change', updateMotion, { signal });
  driver.onStart = () => {
    if (lessMotion.matches) updateMotion();
    if (document.hidden) updateVisibility();
  };
}
