// The least work of any carousel: one transform per frame, for the same touches. After a lift the content
// moves for as long as after a flick of a carousel.

export const name = 'floor';
export const loops = false;

/** The duration of the motion after a lift, in milliseconds. */
const COAST = 700;

export function mount(container, _count, renderSlide) {
  const track = document.createElement('div');
  const width = container.clientWidth;
  track.style.cssText = 'display: flex; height: 300px; will-change: transform';
  for (const id of [0, 1]) {
    const slide = document.createElement('div');
    slide.style.flex = '0 0 100%';
    renderSlide(slide, id);
    track.append(slide);
  }
  const viewport = document.createElement('div');
  viewport.style.cssText = 'overflow: clip; touch-action: pan-y pinch-zoom';
  viewport.append(track);
  container.append(viewport);

  let isDown = false;
  let isAsked = false;
  let last = 0;
  let offset = 0;
  let speed = 0;
  let end = 0;

  function ask() {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(draw);
  }

  function draw(time) {
    isAsked = false;
    if (!isDown) {
      offset += speed;
      if (time < end) ask();
    }
    // Two slides are always enough to cover the viewport.
    const place = ((offset % width) + width) % width;
    track.style.transform = `translate3d(${-place}px, 0, 0)`;
  }

  viewport.addEventListener('pointerdown', ({ clientX }) => {
    isDown = true;
    last = clientX;
  });
  viewport.addEventListener('pointermove', ({ clientX }) => {
    if (!isDown) return;
    speed = last - clientX;
    offset += speed;
    last = clientX;
    ask();
  });
  viewport.addEventListener('pointerup', ({ timeStamp }) => {
    isDown = false;
    end = timeStamp + COAST;
    ask();
  });
  return { where: () => 0, destroy: () => viewport.remove() };
}
