"""A walk through a page by the Tab key."""

import pathlib

from clock import Clock
from pictures import picture

SCRIPT = pathlib.Path(__file__).parent / "pages" / "focus.js"
# More stops than any test page has: a longer walk is a cycle.
MANY = 200


class FocusWalk:
    def __init__(self, page):
        self._page = page
        self._clock = Clock(page)
        page.add_script_tag(path=SCRIPT)

    def usable(self):
        """Everything that keys can use."""
        return self._page.evaluate("focusTests.usable()")

    def stops(self, key="Tab"):
        """Each stop from the page's start until the focus leaves the page."""
        self._page.evaluate("focusTests.start()")
        for _ in range(MANY):
            self._page.keyboard.press(key)
            self._clock.frames(3)
            stop = self._page.evaluate("focusTests.focused()")
            if stop is None:
                return
            yield stop

    def pictures(self, stop):
        """A stop with and without focus; Tab continues from there afterwards."""
        margin = 8  # for an outline
        focused = picture(self._page, stop["box"], margin)
        self._page.evaluate("focusTests.blur()")
        self._clock.frames(3)
        return focused, picture(self._page, stop["box"], margin)
