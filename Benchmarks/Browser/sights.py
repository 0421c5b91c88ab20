"""The visible content during flicks, frame by frame."""

import time

import looks
import table
from carousel import REST, Carousel
from flicks import COUNTS

WIDTH = 400
# The largest distance of a slide between two frames: at 720 points a second, a late frame shows up to 12
# steps at once.
LONGEST = 150


def report(browser, origin, adapters):
    rows = []
    for adapter in adapters:
        with Carousel(browser, origin, adapter) as carousel:
            about = carousel.about
        for count in COUNTS:
            if count > about["most"]:
                continue
            seen, wrong = _wrap(browser, origin, adapter, count)
            change = _change(browser, origin, adapter, count)
            rows.append([f"{about['name']}, {table.count(count)}", str(seen), wrong, change])
    table.show(
        "What is seen: frames looked at, first fault, farthest that a change moves a slide",
        ["slides", "frames", "across the seam, both ways", "change under the finger"],
        rows,
    )


def _wrap(browser, origin, adapter, count):
    """Flicks back across the seam, and forward across it again."""
    with Carousel(browser, origin, adapter) as carousel:
        carousel.mount(count)
        carousel.page.evaluate("bench.watch()")
        for direction in [1, 1, -1, -1, -1]:
            carousel.flick(direction)
        seen = carousel.page.evaluate("bench.seen()")
    wrong = looks.faults(seen, WIDTH, lambda slide: (slide + 1) % count)
    wrong += [f"a jump by {way:.0f}" for way in looks.jumps(seen, LONGEST)]
    return len(seen), f"{len(wrong)} frames: {wrong[0]}" if wrong else "right in each"


def _change(browser, origin, adapter, count):
    """Adds and removes slides while a finger holds the content half-way between two slides."""
    with Carousel(browser, origin, adapter) as carousel:
        carousel.mount(count)
        if not carousel.page.evaluate("bench.canChange()"):
            return "not asked"
        carousel.drag(350, -10, 15)
        time.sleep(0.1)
        before = carousel.page.evaluate("bench.visible()")
        farthest = 0.0
        for change in [f"bench.insert({count}, 0)", "bench.remove(3)", f"bench.remove({count})"]:
            carousel.page.evaluate(change)
            time.sleep(0.1)
            after = carousel.page.evaluate("bench.visible()")
            places = {slide["id"]: slide["start"] for slide in after}
            if any(slide["id"] not in places for slide in before):
                return "a slide is gone"
            farthest = max(
                farthest, *(abs(places[slide["id"]] - slide["start"]) for slide in before)
            )
        carousel.touch("End")
        time.sleep(REST)
    return f"{farthest:.2f} points"
