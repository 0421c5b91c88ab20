"""The cost of showing a carousel."""

import collections

import table
from carousel import Carousel

COUNTS = [5, 1_000, 100_000, 1_000_000]


def report(browser, origin, adapters, repeats):
    rows = []
    for adapter in adapters:
        with Carousel(browser, origin, adapter) as carousel:
            about = carousel.about
            counts = [count for count in COUNTS if count <= about["most"]]
            waits, tasks = _times(carousel, counts, repeats)
        for count in counts:
            grown = _growth(browser, origin, adapter, count)
            rows.append([
                f"{about['name']}, {table.count(count)}",
                table.spread(waits[count], 1),
                table.spread(tasks[count], 1),
                f"{grown['heap'] / 1000:.0f}",
                f"{grown['wasm'] / 1000:.0f}",
                table.count(grown["elements"]),
                table.count(grown["listeners"]),
            ])
    table.show(
        "Mount: looping slides, until the next frame is drawn",
        ["slides", "by the clock, ms", "main thread, ms", "JS heap, kB", "WebAssembly, kB",
         "elements", "listeners"],
        rows,
    )


def _times(carousel, counts, repeats):
    """Milliseconds of elapsed time and of the main thread, by count; counts alternate."""
    waits, tasks = collections.defaultdict(list), collections.defaultdict(list)
    for _ in range(repeats):
        for count in counts:
            before = carousel.metrics()["TaskDuration"]
            waits[count].append(carousel.mount(count))
            tasks[count].append(1000 * (carousel.metrics()["TaskDuration"] - before))
            carousel.unmount()
    return waits, tasks


def _growth(browser, origin, adapter, count):
    """The growth of a page by one carousel, and the WebAssembly memory of the whole page."""
    with Carousel(browser, origin, adapter) as carousel:
        before = carousel.counts()
        carousel.mount(count)
        after = carousel.counts()
    return {name: after[name] - (0 if name == "wasm" else before[name]) for name in after}
