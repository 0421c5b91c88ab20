"""The time of a page, which stands still until a test lets it pass.

Frames, timers and the times of events follow it. How busy the machine is changes nothing.
"""

import time

FRAME = 16  # milliseconds
# Far behind the time that a page takes to load.
START = 60  # seconds
# What a browser does in its own time, such as loading, is waited for so long.
PATIENCE = 120  # seconds

# A few frames, each with a look whether a function returns something true: a call from here for each
# of them would go through four processes. After them the browser loads for a moment.
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
        """Lets time pass, with all frames and timers that are due."""
        self._page.clock.run_for(milliseconds)
        self._page.evaluate("window.passFlights?.()")

    def sleep(self, milliseconds):
        """Lets time pass in which nothing runs, as when the machine sleeps."""
        self._page.clock.fast_forward(milliseconds)
        self.run(FRAME)

    def frames(self, count):
        """Lets so many frames pass, after the browser has told of sizes, visibility and input."""
        self.presented()
        self.run(count * FRAME)

    def presented(self):
        """Waits until the browser has drawn twice, by its own clock: what it had to tell is told."""
        self._page.wait_for_function(PRESENTED, polling="raf")

    def until(self, script, *arguments):
        """Lets time pass, frame by frame, until a function of the page returns something true."""
        self.presented()
        deadline = time.monotonic() + PATIENCE
        while not self._page.evaluate(f"async (list) => {{ {FRAMES} }}" % script, list(arguments)):
            assert time.monotonic() < deadline, f"never came true: {script} {arguments}"
