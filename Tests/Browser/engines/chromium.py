"""Chromium, by its own protocol."""

import os
import shutil


class Chromium:
    LACKS = {}

    def __init__(self, playwright):
        self._browser = playwright.chromium.launch(
            # The first opens a page in a third of the time; None stands for Playwright's own.
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            # Chromium's sandbox refuses to work for the superuser.
            chromium_sandbox=os.geteuid() != 0,
        )

    def new_page(self, **options):
        """A page of its own, with nothing stored; options are those of a Playwright context."""
        return self._browser.new_context(has_touch=True, **options).new_page()

    def close_page(self, page):
        page.context.close()

    def glass(self, page):
        return Glass(page)

    def close(self):
        self._browser.close()


class Glass:
    """What fingers touch, by the browser's own input pipeline."""

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
