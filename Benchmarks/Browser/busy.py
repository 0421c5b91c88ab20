"""The motion that is seen while a script of the page keeps its main thread busy."""

import base64
import io

from PIL import Image

import table
from carousel import Carousel
from flicks import COUNTS

# Milliseconds of the script, and of the coast before it.
BUSY = 300
BEFORE = 50
# The container's part of a picture of the page.
CONTAINER = (0, 0, 400, 300)


def report(browser, origin, floor, adapters, repeats):
    rows = []
    for adapter in [floor, *adapters]:
        with Carousel(browser, origin, adapter) as carousel:
            about = carousel.about
        for count in COUNTS if adapter != floor else COUNTS[:1]:
            if count > about["most"]:
                continue
            pictures = still = 0
            for _ in range(repeats):
                with Carousel(browser, origin, adapter) as carousel:
                    carousel.mount(count)
                    seen = _pictures(carousel)
                pictures += max(len(seen) - 1, 0)
                still += sum(before == after for before, after in zip(seen, seen[1:]))
            name = about["name"] + (f", {table.count(count)}" if adapter != floor else "")
            rows.append([name, str(pictures), str(still)])
    table.show(
        f"A script of {BUSY} ms while a flick coasts: pictures on the screen, and those without motion",
        ["slides", "pictures", "without motion"],
        rows,
    )


def _pictures(carousel):
    """The container in each picture that the browser showed during the script, from before its start."""
    shown = []
    cast = carousel.page.context.new_cdp_session(carousel.page)

    def keep(picture):
        cast.send("Page.screencastFrameAck", {"sessionId": picture["sessionId"]})
        shown.append(picture)

    cast.on("Page.screencastFrame", keep)
    carousel.page.evaluate("bench.spin()")
    cast.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    carousel.drag(350, -12, 20)
    carousel.touch("End")
    start, end = carousel.page.evaluate(
        "([before, busy]) => bench.block(before, busy)", [BEFORE, BUSY]
    )
    # Pictures arrive some time after they were shown.
    carousel.page.evaluate("bench.drawn()")
    cast.send("Page.stopScreencast")
    return [
        _container(picture["data"])
        for picture in shown
        if start <= 1000 * picture["metadata"]["timestamp"] <= end
    ]


def _container(png):
    return Image.open(io.BytesIO(base64.b64decode(png))).crop(CONTAINER).tobytes()
