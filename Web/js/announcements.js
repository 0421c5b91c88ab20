// @ts-check

// Announcements of the settled slide for screen readers.

/**
 * @param {HTMLElement} viewport
 * @param {import('./driver.js').Driver} driver
 * @returns {() => void} A function to call after each frame.
 */
export function announcer(viewport, driver) {
  const status = document.createElement('div');
  status.part.add('status');
  status.role = 'status';
  viewport.append(status);
  /** @type {import('./slides.js').Slides | null} */
  let slides = null;
  /** @type {number | null} */
  let settled = null;

  return () => {
    const { engine, behavior, tiles } = driver;
    const before = driver.slides === slides ? settled : null;
    slides = driver.slides;
    settled = engine?.settled ?? null;
    // With auto-advance the viewport is the live region.
    if (before === null || settled === null || settled === before || behavior.advances) return;
    status.textContent = tiles?.nameOf(settled) ?? '';
  };
}
