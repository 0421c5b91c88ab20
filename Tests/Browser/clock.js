// The time of a page under test, in milliseconds. It begins at 0 and follows real time until it is paused;
// then it stands still until a test advances it. Frames, timers and times of events follow it. The pages in
// frames of a paused page have its time.
(() => {
  const FRAME = 16;
  // A browser takes a longer delay for none.
  const LONGEST_DELAY = 2 ** 31 - 1;

  // Playwright runs this twice in a frame of WebKit. The first time can be for the document before, which takes its
  // channel with it, so that the second clock has to be a new one, of real time too.
  const real = window.__pwClock?.builtins ?? { Date, performance: { now: performance.now.bind(performance) } };
  for (const name of [
    ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ]) {
    real[name] ??= window[name]?.bind(window);
  }
  const report = reportError.bind(window);

  /** What is due: functions with their times, and with a period if they repeat. */
  const timers = new Map();
  let lastTimer = 0;
  let isInTimer = false;

  // While it is paused.
  let standing = parent === window ? undefined : parent.pageTime?.standing;
  // While it follows real time: the real time of 0, the wait for the next timer, and the timers that run.
  let start = real.performance.now();
  let wait;
  let running;

  const time = () => standing ?? Math.floor(real.performance.now() - start);

  function add(call, at, period) {
    timers.set((lastTimer += 1), { call, at, period });
    follow();
    return lastTimer;
  }

  function addTimer(isRepeated, call, delay, parameters) {
    const length = Math.max(0, Number(delay) || 0);
    // A timer without a delay that starts itself again must not hold the time.
    const wait = length > LONGEST_DELAY ? 1 : length || Number(isInTimer || isRepeated);
    return add(() => call(...parameters), time() + wait, isRepeated ? wait : undefined);
  }

  function first() {
    let found;
    for (const [id, timer] of timers) if (!found || timer.at < found[1].at) found = [id, timer];
    return found;
  }

  const channel = new MessageChannel();
  /** Those who wait, in order: in real time a test can wait while timers run. */
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()();

  /** Lets promises and messages of the page run. */
  function task() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(0);
    });
  }

  /** Runs what is due until a time, in order. */
  async function runUntil(end) {
    for (let next = first(); next && next[1].at <= end; next = first()) {
      const [id, timer] = next;
      if (standing !== undefined) standing = Math.max(standing, timer.at);
      if (timer.period) timer.at += timer.period;
      else timers.delete(id);
      isInTimer = true;
      try {
        timer.call();
      } catch (error) {
        report(error);
      }
      await task();
      isInTimer = false;
    }
    if (standing !== undefined) standing = Math.max(standing, end);
  }

  /** Waits for the next timer while time follows real time. */
  function follow() {
    if (standing !== undefined || running) return;
    real.clearTimeout(wait);
    const next = first();
    if (!next) return;
    wait = real.setTimeout(async () => {
      running = runUntil(time());
      await running;
      running = undefined;
      follow();
    }, next[1].at - time());
  }

  /** Each timer that is due until a time runs once, at that time. */
  function leapTo(end) {
    for (const timer of timers.values()) timer.at = Math.max(timer.at, end);
    return runUntil(end);
  }

  /** Does the same in the pages in frames. */
  const within = (act) => Array.from(frames, ({ pageTime }) => pageTime && act(pageTime));

  window.pageTime = {
    get standing() {
      return standing;
    },
    /** Stands still at a time; what was due until then is due then. */
    async pause(at) {
      standing = time();
      real.clearTimeout(wait);
      await running;
      await Promise.all([leapTo(at), ...within((page) => page.pause(at))]);
    },
    /** Follows real time again. */
    resume() {
      start = real.performance.now() - standing;
      standing = undefined;
      follow();
      within((page) => page.resume());
    },
    /** Advances with all frames and timers that are due. */
    async run(duration) {
      await Promise.all([runUntil(standing + duration), ...within((page) => page.run(duration))]);
      window.passFlights?.();
    },
    /** Advances without frames and timers, as when the machine sleeps. */
    async leap(duration) {
      await Promise.all([leapTo(standing + duration), ...within((page) => page.leap(duration))]);
    },
    /** Calls a function after all that is due now. Messages could arrive with a later frame. */
    afterFrame: (call) => void add(call, time()),
    /** Waits in real time until the browser has drawn twice: its observers have reported. */
    async presented() {
      for (let count = 0; count < 2; count++) await new Promise(real.requestAnimationFrame);
      await task();
    },
    /** Advances frame by frame until a condition holds; false after a patience in real time. */
    async until(holds, patience) {
      const deadline = real.performance.now() + patience;
      for (let pause = 1; real.performance.now() < deadline; pause = Math.min(2 * pause, 50)) {
        for (let count = 0; count < 8; count++) {
          if (holds()) return true;
          await pageTime.run(FRAME);
        }
        // The browser loads in real time: the longer this takes, the fewer frames advance meanwhile.
        await new Promise((resolve) => real.setTimeout(resolve, pause));
      }
      return false;
    },
  };

  window.setTimeout = (call, delay, ...parameters) => addTimer(false, call, delay, parameters);
  window.setInterval = (call, delay, ...parameters) => addTimer(true, call, delay, parameters);
  window.requestAnimationFrame = (call) => {
    const at = (Math.floor(time() / FRAME) + 1) * FRAME;
    return add(() => call(time()), at);
  };
  for (const name of ['clearTimeout', 'clearInterval', 'cancelAnimationFrame']) {
    window[name] = (id) => void timers.delete(id);
  }
  performance.now = time;
  window.Date = class extends real.Date {
    constructor(...parts) {
      super(...(parts.length ? parts : [time()]));
    }
    static now() {
      return time();
    }
  };
  const times = new WeakMap();
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      if (!times.has(this)) times.set(this, time());
      return times.get(this);
    },
  });

  // The name under which Playwright looks for real time, in which it waits.
  window.__pwClock = { builtins: real };
})();
