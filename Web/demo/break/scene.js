// SPDX-License-Identifier: MIT
// @ts-check

import { button, element } from '../element.js';
import { SimulatedFinger, frame } from './finger.js';
import { blank, jump, seenIn } from './measure.js';
import { cloningSide, rondoSide } from './sides.js';
import { TRIALS } from './trials.js';

/** @typedef {import('./sides.js').Item} Item */

const COUNT = 6;

/** @type {import('../scenes.js').Scene['mount']} */
export function mount(root) {
  const stay = new AbortController();
  const { signal } = stay;
  const views = [rondoSide(signal), cloningSide()].map(viewOf);
  /** @type {Item[]} The items of both sides. */
  let items = [];
  let made = 0;
  /** @type {HTMLElement | null} The frame with a pressed finger. */
  let held = null;
  let heldBy = 0;
  let isWatched = false;
  /** Ends the current trial. */
  let trial = new AbortController();

  const notice = element('p', { class: 'notice-line', role: 'status' });
  const arena = element('div', { class: 'arena' }, ...views.map(({ node }) => node));
  const scene = element(
    'div',
    { class: 'break-scene' },
    element('header', {}, element('h1', {}, 'Break it'), notice),
    arena,
    element(
      'div',
      { class: 'trials' },
      ...TRIALS.map(trialButton),
      button('Start again', () => begin(COUNT), { class: 'press quiet' }),
    ),
  );

  /** @param {number} count */
  function begin(count) {
    trial.abort();
    trial = new AbortController();
    items = Array.from({ length: count }, (_, index) => ({ id: `slide-${index}`, index }));
    made = count;
    for (const { side, figures } of views) {
      side.begin(items);
      figures.reset();
    }
    notice.textContent =
      'One finger moves both. Drag, or press a button, and watch the numbers: jumps, in pixels.';
  }

  // The finger on both sides

  /** @param {PointerEvent} event */
  function onDown(event) {
    if (held || !event.isPrimary || event.button !== 0) return;
    const frames = views.map(({ side }) => side.node);
    held = frames.find((each) => event.composedPath().includes(each)) ?? null;
    if (!held) return;
    heldBy = event.pointerId;
    for (const { side } of views) side.press(event);
    point(event);
    watch();
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    if (!held || event.pointerId !== heldBy) return;
    for (const { side } of views) side.move(event);
    point(event);
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    if (!held || event.pointerId !== heldBy) return;
    for (const { side } of views) side.release(event);
    held = null;
    for (const { touch } of views) touch.hidden = true;
  }

  /** @param {PointerEvent} event */
  function point({ clientX, clientY }) {
    const { left, top } = /** @type {HTMLElement} */ (held).getBoundingClientRect();
    for (const { touch } of views) {
      touch.hidden = false;
      touch.style.transform = `translate(${clientX - left}px, ${clientY - top}px)`;
    }
  }

  /** @param {KeyboardEvent} event */
  function onKey({ key }) {
    for (const { side } of views) side.type(key);
    watch();
  }

  // The changes of both sides

  /** @param {'remove' | 'insert'} kind */
  function change(kind) {
    if (kind === 'remove' && items.length === 1) return;
    const current = views[0].side.current();
    const place = items.findIndex(({ id }) => id === current.id);
    const added = { id: `slide-${made}`, index: made };
    made += kind === 'insert' ? 1 : 0;
    items = kind === 'insert' ? items.toSpliced(place, 0, added) : items.toSpliced(place, 1);
    const ids = items.map(({ id }) => id);
    const { signal: since } = trial;
    for (const { side, figures } of views) {
      const width = side.node.clientWidth;
      const looks = side.look(() => {
        if (kind === 'insert') side.insert(added, current);
        else side.remove(current);
      });
      looks.then((seen) => {
        // After a reset the numbers belong to a new trial.
        if (!since.aborted) figures.record('jump', jump(seen, ids, width));
      }, ended);
    }
  }

  /** Measures areas without a slide in each frame while content moves. */
  async function watch() {
    if (isWatched) return;
    isWatched = true;
    while (!signal.aborted && (held || views.some(({ side }) => side.isMoving()))) {
      for (const { side, figures } of views) {
        figures.record('blank', blank(seenIn(side.node), side.node.clientWidth));
      }
      await frame(signal).catch(ended);
    }
    isWatched = false;
  }

  /** @param {import('./trials.js').Trial} which */
  function trialButton({ label, notice: words, change: kind, count, run }) {
    return button(label, start, { class: 'press' });

    function start() {
      // During a gesture the change comes immediately.
      if (kind && views.some(({ side }) => side.isMoving())) {
        change(kind);
        notice.textContent = words;
        return;
      }
      if (held) return;
      begin(count);
      notice.textContent = words;
      const [{ side }] = views;
      const bench = {
        finger: new SimulatedFinger(side.node, trial.signal),
        width: side.node.clientWidth,
        signal: trial.signal,
        show: (/** @type {number} */ index) => views.forEach((view) => view.side.show(index)),
        change: () => kind && change(kind),
      };
      // The next trial aborts this trial.
      run(bench).catch(ended);
    }
  }

  signal.addEventListener('abort', () => trial.abort());
  arena.addEventListener('pointerdown', onDown, { signal });
  arena.addEventListener('keydown', onKey, { signal });
  // A wheel scrolls the page, because the carousels cannot be compared with a wheel.
  arena.addEventListener('wheel', (event) => event.stopPropagation(), { signal, capture: true });
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  root.append(scene);
  begin(COUNT);
  return () => stay.abort();
}

/**
 * Reports an error, except the end of a wait for frames after the trial or the scene has ended.
 *
 * @param {unknown} error
 */
function ended(error) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
}

/**
 * A side with its name and figures, and with the finger.
 *
 * @param {import('./sides.js').Side} side
 */
function viewOf(side) {
  const figures = figuresOf();
  const touch = element('span', { class: 'touch', hidden: true, 'aria-hidden': 'true' });
  return {
    side,
    figures,
    touch,
    node: element(
      'section',
      { class: 'side-of' },
      element('h2', {}, side.name),
      figures.node,
      element('p', {}, side.about),
      element('div', { class: 'stage' }, side.node, touch),
    ),
  };
}

/** The largest values since the start. */
function figuresOf() {
  const NAMES = { jump: 'Jumped', blank: 'Blank' };
  const most = { jump: 0, blank: 0 };
  const values = { jump: element('dd'), blank: element('dd') };
  const node = element(
    'dl',
    { class: 'sums' },
    ...Object.entries(NAMES).map(([name, label]) =>
      element(
        'div',
        { class: name },
        element('dt', {}, label),
        values[/** @type {keyof typeof NAMES} */ (name)],
      ),
    ),
  );

  /**
   * @param {keyof typeof NAMES} name
   * @param {number} pixels
   */
  function show(name, pixels) {
    most[name] = pixels;
    values[name].textContent = `${pixels} px`;
    values[name].classList.toggle('is-wrong', pixels > 0);
  }

  return {
    node,
    reset() {
      show('jump', 0);
      show('blank', 0);
    },

    /**
     * @param {keyof typeof NAMES} name
     * @param {number} pixels
     */
    record(name, pixels) {
      const whole = Math.round(pixels);
      if (whole > most[name]) show(name, whole);
    },
  };
}
