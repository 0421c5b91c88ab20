"""A walk through a page by the Tab key."""

import pathlib

from clock import Clock

SCRIPT = pathlib.Path(__file__).parent / "pages" / "focus.js"
# More stops than any page here has: a walk that is longer goes round in circles.
MANY = 200


class FocusWalk:
    def __init__(self, page):
        self._page = page
        self._clock = Clock(page)
        page.add_script_tag(path=SCRIPT)

    def usable(self):
        """What can be used by keys."""
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
        raise AssertionError(f"Tab does not lead out of the page after {MANY} stops")
