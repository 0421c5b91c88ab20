// @ts-check

// The event `rondo-progress`: each frame is drawn for it only while somebody reads it.

import { STAGE } from '../rondo-element.js';

/** An event whose `detail` is made when it is read. */
class LazyEvent extends CustomEvent {
  #read;

  /**
   * @param {string} type
   * @param {() => import('./pages-element.js').ProgressDetail} read
   */
  constructor(type, read) {
    super(type);
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
 * A few frames of a motion are drawn in any case. From the first event whose `detail` is read, all
 * frames are drawn, until an event is not read.
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
