// @ts-check

// The event `rondo-progress`, for which each frame is drawn only while listeners read the event.

import { STAGE } from '../rondo-element.js';

/** An event that makes its `detail` on demand. */
class LazyEvent extends CustomEvent {
  #read;

  /**
   * @param {string} type
   * @param {() => import('./pages-element.js').ProgressDetail} read
   */
  constructor(type, read) {
    super(type, { composed: true });
    this.#read = read;
  }

  /** @override */
  get detail() {
    return this.#read();
  }
}

/**
 * Reports the progress of switches.
 *
 * A motion always has a few frames. After a listener has read the `detail` of an event, all frames are
 * drawn, until an event is not read.
 *
 * @param {import('./pages-element.js').RondoPages} pages
 */
export function reportProgress(pages) {
  let isRead = false;

  function report() {
    const { driver, slides } = pages[STAGE];
    const { engine } = driver;
    if (!engine || engine.phase === 'idle' || engine.settled === null) return;
    const passage = engine.passage();
    if (!passage) return;
    const { settled: from, settledId: fromId } = pages;
    const [to, toId] = [slides.indexOf(passage.to), slides.idOf(passage.to)];
    const wasRead = isRead;
    isRead = false;
    pages.dispatchEvent(
      new LazyEvent('rondo-progress', () => {
        isRead = true;
        return { from, to, fromId, toId, progress: passage.progress };
      }),
    );
    if (isRead !== wasRead) listen();
  }

  function listen() {
    pages.addFrameListener(report, { every: isRead });
  }

  listen();
}
