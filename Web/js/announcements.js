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
  let said = '';

  return () => {
    const { engine, behavior, tiles } = driver;
    const before = driver.slides === slides ? settled : null;
    slides = driver.slides;
    settled = engine?.settled ?? null;
    // With auto-advance the viewport is the live region.
    if (before === null || settled === null || behavior.advances) return;
    const name = tiles?.nameOf(settled) ?? '';
    // A text that is no longer true, such as "1 of 2" of three slides, is removed, which is not announced.
    if (settled !== before) status.textContent = said = name;
    else if (said && said !== name) status.textContent = said = '';
  };
}
