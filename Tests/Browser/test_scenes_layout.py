"""The words of each scene can be read on phones and desks: none is cut, and no choice stands alone."""

import pytest

from scenes import SCENES

SIZES = [(390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)]

# Rows of short words that belong together, and the places at which they begin.
ROWS = """() => [...document.querySelectorAll('.options, .watch ul')]
    .filter((row) => row.checkVisibility())
    .map((row) => [
        row.innerText.replaceAll(/\\s+/g, ' '),
        new Set([...row.children].map((word) => Math.round(word.getBoundingClientRect().bottom))).size,
    ])"""

# What has no room for its words, and does not say so by three dots.
CUT = """() => [...document.querySelectorAll('h1, h2, button, legend, dt, dd, li, label, .announcement')]
    .filter((it) => it.checkVisibility() && it.innerText?.trim() && it.clientWidth > 1)
    .filter((it) => {
        const { overflowX, textOverflow } = getComputedStyle(it);
        return overflowX !== 'visible' && textOverflow !== 'ellipsis' && it.scrollWidth > it.clientWidth;
    })
    .map((it) => it.innerText)"""

# How far the page can be scrolled though its scene is as high as the window.
BELOW = """() => ['.shelves-scene', '.rooms-scene'].some((name) => document.querySelector(name))
    && document.documentElement.scrollHeight - innerHeight"""


# How far the page can be scrolled sideways.
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("scene", SCENES)
def test_all_words_have_room(open_demo_scene, scene):
    page = open_demo_scene(scene, viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.clock.run_for(100)
        assert [row for row, lines in page.evaluate(ROWS) if lines > 1] == [], width
        assert page.evaluate(CUT) == [], width
        assert not page.evaluate(BELOW), width
        assert page.evaluate(SIDEWAYS) == 0, width


def test_notices_of_the_rooms_leave_those_of_the_ticker_alone(open_demo_scene):
    page = open_demo_scene("ticker", viewport={"width": 1440, "height": 900})
    notice = page.locator("rondo-ticker > *").first
    ticker = page.locator("rondo-ticker").bounding_box()
    assert notice.bounding_box()["x"] == ticker["x"]
    assert notice.bounding_box()["width"] > 0.9 * ticker["width"]
