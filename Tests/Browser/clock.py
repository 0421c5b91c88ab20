"""The fake time of a page: it stands still until a test advances it.

Frames, timers and event times follow it, so the load of the machine has no effect. The page's part is
in `clock.js`.
"""

FRAME = 16  # milliseconds
# Much later than any page needs to load, in milliseconds.
START = 60_000
# The longest wait for what a browser does in real time, such as loading, in milliseconds.
PATIENCE = 120_000


class Clock:
    def __init__(self, page):
        self._page = page
        page.evaluate("start => pageTime.pause(start)", START)

    def run(self, milliseconds):
        """Advances time, with all frames and timers that are due."""
        self._page.evaluate("duration => pageTime.run(duration)", milliseconds)

    def sleep(self, milliseconds):
        """Advances time without frames and timers, as when the machine sleeps."""
        self._page.evaluate("duration => pageTime.leap(duration)", milliseconds)
        self.run(FRAME)

    def resume(self):
        """Lets time follow real time again."""
        self._page.evaluate("pageTime.resume()")

    def frames(self, count):
        """Advances a number of frames, after reports of sizes, visibility and input."""
        self._page.evaluate(
            "async duration => { await pageTime.presented(); await pageTime.run(duration); }",
            count * FRAME,
        )

    def presented(self):
        """Waits in real time until the browser has drawn twice: its observers have reported."""
        self._page.evaluate("pageTime.presented()")

    def until(self, script, *arguments):
        """Advances time, frame by frame, until a function of the page returns true."""
        came = self._page.evaluate(
            f"""async ([patience, list]) => {{
                await pageTime.presented();
                return pageTime.until(() => ({script})(list), patience);
            }}""",
            [PATIENCE, list(arguments)],
        )
        assert came, f"never came true: {script} {arguments}"
