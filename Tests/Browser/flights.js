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
    const view = this.ownerDocument.defaultView ?? window;
    // Times in another document are those of its window.
    const lead = () => performance.now() - view.performance.now();
    let start = view.performance.now();
    const { endTime } = animation.effect.getComputedTiming();
    const pass = (time) => {
      const passed = time - lead() - start;
      animation.currentTime = passed;
      if (passed < endTime) return;
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
