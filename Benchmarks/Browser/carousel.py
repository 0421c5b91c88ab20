"""A driver for a page with one carousel."""

import pathlib
import time

PAGE = "/Benchmarks/Browser/page.html"
FRAME = 1 / 60  # seconds
# The time after a flick until the content is at rest and the browser is idle.
REST = 0.8  # seconds
PATIENCE = 60_000  # milliseconds; the longest wait for content

# The names of the counters of the browser's main thread.
PARTS = ("Task", "Script", "RecalcStyle", "Layout")


class Carousel:
    """A new page with a carousel; use it in a `with` statement."""

    def __init__(self, browser, origin, adapter):
        self._context = browser.new_context(
            viewport={"width": 800, "height": 600}, has_touch=True
        )
        self.page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(origin + PAGE)
        self.page.wait_for_function("() => window.bench")
        self.about = self.page.evaluate(
            "address => bench.load(address)", self._address(origin, adapter)
        )
        self._devtools = self._context.new_cdp_session(self.page)
        # Processor time depends less on other processes than elapsed time.
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._context.close()

    def _address(self, origin, adapter):
        """The address of an adapter and the files beside it, in any folder."""
        folder = adapter.parent
        if folder == pathlib.Path(__file__).resolve().parent / "adapters":
            return f"{origin}/Benchmarks/Browser/adapters/{adapter.name}"
        self.page.route(
            f"{origin}/adapter/**",
            lambda route, request: route.fulfill(
                path=folder / request.url.removeprefix(f"{origin}/adapter/")
            ),
        )
        return f"{origin}/adapter/{adapter.name}"

    def mount(self, count):
        """Milliseconds until the first frame is drawn, in elapsed time."""
        return self.page.evaluate("count => bench.mount(count)", count)

    def unmount(self):
        self.page.evaluate("bench.unmount()")

    def metrics(self):
        """The work of the main thread since the page opened: seconds, and counts."""
        answer = self._devtools.send("Performance.getMetrics")
        return {metric["name"]: metric["value"] for metric in answer["metrics"]}

    def counts(self):
        """Bytes, elements and listeners, after a garbage collection."""
        self._devtools.send("HeapProfiler.collectGarbage")
        counters = self._devtools.send("Memory.getDOMCounters")
        return {
            "heap": self.metrics()["JSHeapUsedSize"],
            "wasm": self.page.evaluate("bench.wasmMemory()"),
            "elements": self.page.evaluate("bench.elements()"),
            "listeners": counters["jsEventListeners"],
        }

    def touch(self, kind, x=None):
        """Returns once the page has received the touch; a move arrives with its next frame."""
        points = [] if x is None else [{"x": x, "y": 150, "id": 0}]
        self._devtools.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points}
        )

    def drag(self, start, step, steps):
        """Moves a finger, which stays down."""
        self.touch("Start", start)
        for number in range(1, steps + 1):
            self.touch("Move", start + number * step)

    def flick(self, direction=-1):
        """Moves over more than half of the width at 720 points a second; -1 is forward, 1 is back.

        Returns the metrics just before the finger lifts.
        """
        self.drag(200 - 150 * direction, 12 * direction, 20)
        held = self.metrics()
        self.touch("End")
        time.sleep(REST)
        return held

    def flick_costs(self, flicks):
        """Microseconds of processor time for a flick, by part, and for its whole drag."""
        costs = dict.fromkeys([*PARTS, "Drag"], 0)
        for _ in range(flicks):
            before = self.metrics()
            held = self.flick()
            after = self.metrics()
            for part in PARTS:
                costs[part] += after[f"{part}Duration"] - before[f"{part}Duration"]
            costs["Drag"] += held["TaskDuration"] - before["TaskDuration"]
        return {part: 1e6 * cost / flicks for part, cost in costs.items()}
