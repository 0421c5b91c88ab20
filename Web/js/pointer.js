// @ts-check

// Fingers, pens and the mouse's first button drag the content.

/** What a pointer does to these is theirs: to set a caret, mark text, move a knob. */
const OWN_DRAGGING = `input, textarea, select, audio[controls], video[controls],
  [contenteditable]:not([contenteditable='false'])`;

/**
 * By how much the time of a lift may be put off, in milliseconds. The engine takes a finger that
 * has lain still for 100 ms for one that throws nothing; well below that, a flick stays one.
 */
const LATEST = 50;

/**
 * The presses whose gestures drag something: of elements within each other, one.
 *
 * @type {WeakSet<Event>}
 */
const claimed = new WeakSet();

/**
 * @param {HTMLElement} host
 * @param {Element} viewport Where coordinates count from.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToPointers(host, viewport, driver, signal) {
  /** @type {PointerEvent | null} The press of the pointer that is down; others are ignored. */
  let down = null;
  let isDrag = false;
  /** @type {EventTarget | null} What it went down on. */
  let pressed = null;
  let origin = { left: 0, top: 0 };
  /** Listens for the rest of a gesture, wherever on the page it goes. */
  let gesture = new AbortController();

  /**
   * @param {'press' | 'move' | 'release'} kind
   * @param {PointerEvent} event
   * @param {number} [when]
   */
  function send(kind, { clientX, clientY, timeStamp }, when = timeStamp) {
    const x = clientX - origin.left;
    const y = clientY - origin.top;
    const refusal = driver.input((engine, time) => engine.take(kind, time, x, y), when);
    // The engine forgot the pointer: it was hidden, or is another engine by now.
    if (refusal === 'noPointerIsDown') end();
    else if (driver.engine?.phase === 'dragging') {
      isDrag = true;
      claimed.add(/** @type {PointerEvent} */ (down));
    }
  }

  function end() {
    down = null;
    driver.isPressed = false;
    gesture.abort();
  }

  /** @param {PointerEvent} event */
  function onDown(event) {
    const isFree = !down && event.isPrimary && event.button === 0;
    if (!isFree || !driver.manner.isDraggable || event.defaultPrevented) return;
    if (hasOwnDragging(event) || claimed.has(event)) return;
    down = event;
    driver.isPressed = true;
    pressed = event.target;
    origin = viewport.getBoundingClientRect();
    gesture = new AbortController();
    const options = { signal: gesture.signal };
    // What it went down on may keep its end to itself.
    const ends = { ...options, capture: true };
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onUp, ends);
    addEventListener('pointercancel', onCancel, ends);
    send('press', event);
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    if (event.pointerId !== down?.pointerId) return;
    // What is within this one, or around it, drags; or the button went up out of hearing.
    if ((!isDrag && claimed.has(down)) || !event.buttons) {
      onCancel(event);
      return;
    }
    const steps = event.getCoalescedEvents?.();
    // Each step has a time of its own, which makes for a better estimate of velocity.
    for (const step of steps?.length ? steps : [event]) {
      if (down) send('move', step);
    }
    // Not before: a captured pointer clicks the pager, and not the link that it went down on.
    if (!down || !isDrag || host.hasPointerCapture(event.pointerId)) return;
    try {
      host.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone, or a script made it up.
    }
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    if (event.pointerId !== down?.pointerId) return;
    // Told late, it must not throw the content ahead by the time that has passed since.
    const late = Math.min(driver.drawnAt - event.timeStamp, LATEST);
    send('release', event, event.timeStamp + Math.max(late, 0));
    end();
  }

  /** @param {PointerEvent} event */
  function onCancel(event) {
    if (event.pointerId !== down?.pointerId) return;
    driver.input((engine, time) => engine.take('cancel', time), event.timeStamp);
    end();
  }

  /**
   * Something within took the pointer for itself, such as a pager in a slide. What a finger went
   * down on has it already.
   *
   * @param {PointerEvent} event
   */
  function onCapture(event) {
    if (event.target !== host && event.target !== pressed && !isDrag) onCancel(event);
  }

  /**
   * A drag is no click, wherever it ends: beside the pager, some browsers click what lies around it.
   *
   * @param {MouseEvent} event
   */
  function onClick(event) {
    // Keys and scripts click with a detail of 0, and during a drag another pointer does.
    if (!isDrag || down || event.detail === 0) return;
    isDrag = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {Event} event */
  function onNativeDrag(event) {
    if (down) event.preventDefault();
  }

  /** @param {Event} event */
  function hasOwnDragging(event) {
    const path = /** @type {Element[]} */ (event.composedPath());
    // Shadow roots among them match nothing.
    return path.slice(0, path.indexOf(host)).some((target) => target.matches?.(OWN_DRAGGING));
  }

  signal.addEventListener('abort', end);
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('gotpointercapture', onCapture, { signal });
  // Not every drag is followed by a click, which the next press must not be taken for.
  addEventListener('pointerdown', () => (isDrag &&= down !== null), { signal, capture: true });
  addEventListener('click', onClick, { signal, capture: true });
  host.addEventListener('selectstart', onNativeDrag, { signal });
  host.addEventListener('dragstart', onNativeDrag, { signal });
}
