"""On phones and desks no word of a scene is cut, and no choice is alone on a line."""

import pytest

from clock import Clock
from scenes import SCENES

SIZES = [(390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)]

# Rows of short words that belong together, and the places where they begin.
ROWS = """() => [...document.querySelectorAll('.options, .watch ul')]
    .filter((row) => row.checkVisibility())
    .map((row) => [
        row.innerText.replaceAll(/\\s+/g, ' '),
        new Set([...row.children].map((word) => Math.round(word.getBoundingClientRect().bottom))).size,
    ])"""

# Elements that cut their words without an ellipsis.
CUT = """() => [...document.querySelectorAll('h1, h2, button, legend, dt, dd, li, label, .announcement')]
    .filter((it) => it.checkVisibility() && it.innerText?.trim() && it.clientWidth > 1)
    .filter((it) => {
        const { overflowX, textOverflow } = getComputedStyle(it);
        return overflowX !== 'visible' && textOverflow !== 'ellipsis' && it.scrollWidth > it.clientWidth;
    })
    .map((it) => it.innerText)"""

# How far the page can be scrolled although its scene is as high as the window.
BELOW = """() => ['.shelves-scene', '.rooms-scene'].some((name) => document.querySelector(name))
    && document.documentElement.scrollHeight - innerHeight"""


# How far the page can be scrolled sideways.
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("scene", SCENES)
def test_all_words_fit(open_demo_scene, scene):
    page = open_demo_scene(scene, viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    clock = Clock(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        clock.run(100)
        assert [row for row, lines in page.evaluate(ROWS) if lines > 1] == [], width
        assert page.evaluate(CUT) == [], width
        assert not page.evaluate(BELOW), width
        assert page.evaluate(SIDEWAYS) == 0, width


def test_notices_of_the_rooms_do_not_change_those_of_the_ticker(open_demo_scene):
    page = open_demo_scene("ticker", viewport={"width": 1440, "height": 900})
    notice = page.locator("rondo-ticker > *").first
    ticker = page.locator("rondo-ticker").bounding_box()
    assert notice.bounding_box()["x"] == ticker["x"]
    assert notice.bounding_box()["width"] > 0.9 * ticker["width"]
