"""A page with one carousel on it, as a benchmark handles it."""

import pathlib
import time

PAGE = "/Benchmarks/Browser/page.html"
FRAME = 1 / 60  # seconds
# Until a flick has come to rest, and whatever follows from it is done.
REST = 0.8  # seconds
PATIENCE = 60_000  # milliseconds: what is not there by then never comes

# Durations of the browser's main thread, as it calls them.
PARTS = ("Task", "Script", "RecalcStyle", "Layout")


class Carousel:
    """A page of its own; to be used in a `with`."""

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
        # The processor's time, which others on the machine lengthen less than that of the clock.
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._context.close()

    def _address(self, origin, adapter):
        """Where the page finds an adapter, with the files beside it, wherever it is on the disk."""
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
        """Milliseconds until the first frame is drawn, by the clock."""
        return self.page.evaluate("count => bench.mount(count)", count)

    def unmount(self):
        self.page.evaluate("bench.unmount()")

    def metrics(self):
        """What the main thread has done since the page was opened: seconds, and counts."""
        answer = self._devtools.send("Performance.getMetrics")
        return {metric["name"]: metric["value"] for metric in answer["metrics"]}

    def counts(self):
        """Bytes, elements and listeners, once what is not needed is swept away."""
        self._devtools.send("HeapProfiler.collectGarbage")
        counters = self._devtools.send("Memory.getDOMCounters")
        return {
            "heap": self.metrics()["JSHeapUsedSize"],
            "wasm": self.page.evaluate("bench.wasmMemory()"),
            "elements": self.page.evaluate("bench.elements()"),
            "listeners": counters["jsEventListeners"],
        }

    def touch(self, kind, x=None):
        """Answers once the page has had the touch; a move comes with its next frame."""
        points = [] if x is None else [{"x": x, "y": 150, "id": 0}]
        self._devtools.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points}
        )

    def drag(self, start, step, steps):
        """Moves a finger that stays where it ends."""
        self.touch("Start", start)
        for number in range(1, steps + 1):
            self.touch("Move", start + number * step)

    def flick(self, direction=-1):
        """Over more than half of the width at 720 points a second; -1 is on, 1 is back.

        Gives what the main thread had done when the finger was about to lift.
        """
        self.drag(200 - 150 * direction, 12 * direction, 20)
        held = self.metrics()
        self.touch("End")
        time.sleep(REST)
        return held

    def flick_costs(self, flicks):
        """Microseconds of the processor for a flick, by part, and for all of its drag."""
        costs = dict.fromkeys([*PARTS, "Drag"], 0)
        for _ in range(flicks):
            before = self.metrics()
            held = self.flick()
            after = self.metrics()
            for part in PARTS:
                costs[part] += after[f"{part}Duration"] - before[f"{part}Duration"]
            costs["Drag"] += held["TaskDuration"] - before["TaskDuration"]
        return {part: 1e6 * cost / flicks for part, cost in costs.items()}
