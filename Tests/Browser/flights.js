// Animations follow real time, but the time of a page under test stands still. Here animations
// follow the page's time, whenever `stage` or the clock of a test requests it.
(() => {
  // Playwright runs this twice in a frame of WebKit.
  if (window.passFlights) return;
  const flights = new Set();
  const { animate } = Element.prototype;

  Element.prototype.animate = function (...parts) {
    const animation = animate.apply(this, parts);
    animation.pause();
    let start = performance.now();
    const { endTime } = animation.effect.getComputedTiming();
    const pass = (time) => {
      animation.currentTime = time - start;
      if (time - start < endTime) return;
      flights.delete(pass);
      animation.finish();
    };
    const cancel = animation.cancel.bind(animation);
    Object.defineProperty(animation, 'startTime', {
      get: () => start,
      set(time) {
        start = time;
        pass(performance.now());
      },
    });
    const pause = animation.pause.bind(animation);
    animation.pause = () => {
      flights.delete(pass);
      pause();
    };
    animation.cancel = () => {
      flights.delete(pass);
      cancel();
    };
    flights.add(pass);
    return animation;
  };

  window.passFlights = (time = performance.now()) => flights.forEach((pass) => pass(time));
})();
