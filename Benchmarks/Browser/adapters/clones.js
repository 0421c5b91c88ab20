// The usual technique: all slides in a row, a clone of the last slide before them, and a clone of the
// first slide after them. When a clone comes to rest, the content jumps by the length of the row. A flick
// turns one page.

export const name = 'clones at both ends';
/** Each slide is an element; browsers cannot hold a million. */
export const most = 10_000;

/** The duration of a page turn, in milliseconds. */
const TURN = 600;

export function mount(container, count, renderSlide) {
  const width = container.clientWidth;
  const track = document.createElement('div');
  track.style.cssText = 'display: flex; height: 300px; will-change: transform';
  for (let at = -1; at <= count; at += 1) {
    const slide = document.createElement('div');
    slide.style.flex = '0 0 100%';
    renderSlide(slide, (at + count) % count);
    track.append(slide);
  }
  const viewport = document.createElement('div');
  viewport.style.cssText = 'overflow: clip; touch-action: pan-y pinch-zoom';
  viewport.append(track);
  container.append(viewport);

  let offset = 0;
  let isAsked = false;
  let isDown = false;
  let last = 0;
  let page = 0;
  /** The current page turn. */
  let turn = { from: 0, to: 0, start: 0 };

  function ask() {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(draw);
  }

  function write() {
    track.style.transform = `translate3d(${-offset - width}px, 0, 0)`;
  }

  function draw(time) {
    isAsked = false;
    if (!isDown) {
      const done = Math.min(1, Math.max(0, (time - turn.start) / TURN));
      offset = turn.from + (turn.to - turn.from) * (1 - (1 - done) ** 3);
      if (done === 1) settle();
      else ask();
    }
    write();
  }

  /** Jumps from a clone to the original slide. */
  function settle() {
    page = (Math.round(offset / width) + count) % count;
    offset = page * width;
  }

  viewport.addEventListener('pointerdown', ({ clientX }) => {
    // A current motion ends first, because no slide follows a clone.
    offset = turn.to;
    settle();
    turn = { from: offset, to: offset, start: 0 };
    isDown = true;
    last = clientX;
    ask();
  });
  viewport.addEventListener('pointermove', ({ clientX }) => {
    if (!isDown) return;
    offset += last - clientX;
    last = clientX;
    ask();
  });
  viewport.addEventListener('pointerup', ({ timeStamp }) => {
    isDown = false;
    const to = page + Math.sign(offset - page * width);
    turn = { from: offset, to: to * width, start: timeStamp };
    ask();
  });
  write();
  return {
    where: () => (Math.round(offset / width) + count) % count,
    destroy: () => viewport.remove(),
  };
}
