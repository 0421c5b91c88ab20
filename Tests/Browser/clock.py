"""The fake time of a page: it stands still until a test advances it.

Frames, timers and event times follow it, so the load of the machine has no effect.
"""

import time

FRAME = 16  # milliseconds
# Much later than any page needs to load.
START = 60  # seconds
# The longest wait for what a browser does in real time, such as loading.
PATIENCE = 120  # seconds

# Runs a few frames, each with a check whether a function returns true: a call from here for each
# frame would pass through four processes. After them the browser has real time to load.
FRAMES = f"""
    for (let count = 0; count < 8; count++) {{
        if ((%s)(list)) return true;
        await __pwClock.controller.runFor({FRAME});
        window.passFlights?.();
    }}
    return false;
"""

PRESENTED = "() => (window.presented = (window.presented ?? 0) + 1) % 3 === 0"


class Clock:
    def __init__(self, page):
        self._page = page
        page.clock.pause_at(START)

    def run(self, milliseconds):
        """Advances time, with all frames and timers that are due."""
        self._page.clock.run_for(milliseconds)
        self._page.evaluate("window.passFlights?.()")

    def sleep(self, milliseconds):
        """Advances time without frames and timers, as when the machine sleeps."""
        self._page.clock.fast_forward(milliseconds)
        self.run(FRAME)

    def frames(self, count):
        """Advances a number of frames, after reports of sizes, visibility and input."""
        self.presented()
        self.run(count * FRAME)

    def presented(self):
        """Waits in real time until the browser has drawn twice: its observers have reported."""
        self._page.wait_for_function(PRESENTED, polling="raf")

    def until(self, script, *arguments):
        """Advances time, frame by frame, until a function of the page returns true."""
        self.presented()
        deadline = time.monotonic() + PATIENCE
        while not self._page.evaluate(f"async (list) => {{ {FRAMES} }}" % script, list(arguments)):
            assert time.monotonic() < deadline, f"never came true: {script} {arguments}"
