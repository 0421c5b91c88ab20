// @ts-check

// The event `rondo-progress`: each frame is drawn for it only while somebody reads it.

import { STAGE } from '../rondo-element.js';

/**
 * Reports the progress of switches.
 *
 * The first frames of a motion are drawn in any case. If the `detail` of an event is read in them, or was
 * during the last motion, each further frame is drawn too.
 *
 * @param {import('./pages-element.js').RondoPages} pages
 */
export function reportProgress(pages) {
  let isRead = false;
  let wasRead = false;

  function tell() {
    const { driver, slides } = pages[STAGE];
    const { engine } = driver;
    if (!engine || engine.phase === 'idle' || engine.settled === null) {
      if (engine?.phase === 'idle') [wasRead, isRead] = [isRead, false];
      return;
    }
    const passage = engine.passage();
    if (!passage) return;
    const { settled: from, settledId: fromId } = pages;
    const [to, toId] = [slides.indexOf(passage.to), slides.idOf(passage.to)];
    const event = new CustomEvent('rondo-progress');
    const read = () => {
      isRead = true;
      return { from, to, fromId, toId, progress: passage.progress };
    };
    Object.defineProperty(event, 'detail', { get: read });
    pages.dispatchEvent(event);
    listen();
  }

  function listen() {
    pages.addFrameListener(tell, { every: isRead || wasRead });
  }

  listen();
}
