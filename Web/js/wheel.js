// @ts-check

// Wheels and trackpads.

/** WheelEvent.DOM_DELTA_LINE and DOM_DELTA_PAGE. */
const LINES = 1;
const PAGES = 2;

/** What a step of one line is, in pixels: a line of text in the browsers' default size. */
const LINE = 16;

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToWheel(host, driver, signal) {
  /** Whether the swipe is for something in a slide that scrolls natively. */
  let isTheirs = false;

  /** @param {WheelEvent} event */
  function onWheel(event) {
    const { engine, manner } = driver;
    // With ctrl it is a pinch that zooms the page.
    if (!manner.isDraggable || event.ctrlKey || event.defaultPrevented || !event.cancelable) return;
    const { dx, dy } = pixelsOf(event, driver.length);
    const isVertical = manner.axis === 'vertical';
    const [along, across] = isVertical ? [dy, dx] : [dx, dy];
    if (!engine || Math.abs(along) <= Math.abs(across)) return;
    const { begins, share } = engine.swipe(dx, dy, event.timeStamp);
    if (begins) isTheirs = isForScroller(event, host, isVertical, along);
    if (isTheirs) return;
    if (share > 0) send(engine, dx, dy, share, event.timeStamp);
    // Where nothing moves, as at a pinned end, the page may.
    if (share === 0 || engine.phase !== 'idle') event.preventDefault();
  }

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {number} dx
   * @param {number} dy
   * @param {number} share How much of the step is taken.
   * @param {number} time
   */
  function send(engine, dx, dy, share, time) {
    driver.input((_, now) => engine.take('wheel', now, share * dx, share * dy), time);
    // Who heard of it may have started another.
    if (driver.engine !== engine || engine.current === null) return;
    if (engine.endsSwipe(dx, dy)) driver.scrollTo(engine.current);
  }

  host.addEventListener('wheel', onWheel, { signal, passive: false });
}

/**
 * Whether a step is over something that the browser scrolls, and that has some way to go; to be asked
 * when a swipe begins, which is for one thing until its end.
 *
 * @param {Event} event
 * @param {HTMLElement} host What it is within.
 * @param {boolean} isVertical
 * @param {number} along The step.
 */
export function isForScroller(event, host, isVertical, along) {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(host))
    .some((one) => one instanceof Element && hasWay(one, isVertical, along));
}

/**
 * @param {Element} element
 * @param {boolean} isVertical
 * @param {number} along The step.
 */
function hasWay(element, isVertical, along) {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(isVertical ? overflowY : overflowX)) return false;
  const room = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth;
  // From right to left places are from -room to 0.
  const start = isVertical || direction === 'ltr' ? 0 : -room;
  const place = (isVertical ? element.scrollTop : element.scrollLeft) - start;
  // Where it is between pixels, its end is told as up to one off.
  return along > 0 ? place < room - 1 : place >= 1;
}

/**
 * The step of an event in pixels.
 *
 * @param {WheelEvent} event
 * @param {number} page In pixels.
 */
export function pixelsOf({ deltaX, deltaY, deltaMode, shiftKey }, page) {
  const scale = deltaMode === PAGES ? page : deltaMode === LINES ? LINE : 1;
  // Shift turns a wheel sideways; some systems have done that already.
  const isTurned = shiftKey && deltaX === 0;
  return { dx: scale * (isTurned ? deltaY : deltaX), dy: isTurned ? 0 : scale * deltaY };
}
