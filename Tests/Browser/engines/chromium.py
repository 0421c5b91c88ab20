"""Chromium, through its own protocol."""

import os
import shutil


class Chromium:
    LACKS = {}

    def __init__(self, playwright):
        self._browser = playwright.chromium.launch(
            # The first opens a page in a third of the time; None is Playwright's own browser.
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            # Chromium's sandbox does not work for root.
            chromium_sandbox=os.geteuid() != 0,
        )

    def new_page(self, **options):
        """A new page with empty storage; options are those of a Playwright context."""
        return self._browser.new_context(has_touch=True, **options).new_page()

    def close_page(self, page):
        page.context.close()

    def glass(self, page):
        return Glass(page)

    def close(self):
        self._browser.close()


class Glass:
    """Fingers on the screen, through the browser's own input pipeline."""

    def __init__(self, page):
        self._devtools = page.context.new_cdp_session(page)
        self._points = {}

    def down(self, finger, x, y):
        self._points[finger] = {"id": finger, "x": x, "y": y}
        self._send("touchStart")

    def move(self, finger, x, y):
        self._points[finger] = {"id": finger, "x": x, "y": y}
        self._send("touchMove")

    def up(self, fingers):
        for finger in fingers:
            del self._points[finger]
        self._send("touchEnd")

    def cancel(self):
        self._points = {}
        self._send("touchCancel")

    def _send(self, kind):
        points = list(self._points.values())
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
