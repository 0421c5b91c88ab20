"""Chromium, through its own protocol."""

import os
import shutil


# A page of the same site as the servers of the tests, which Chromium never requests.
NOWHERE = "http://127.0.0.1/"


class Chromium:
    LACKS = {}

    def __init__(self, playwright):
        self._browser = playwright.chromium.launch(
            # The first opens a page in a third of the time; None is Playwright's own browser.
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            # Chromium's sandbox does not work for root.
            chromium_sandbox=os.geteuid() != 0,
        )
        self._openers = {}

    def new_page(self, **options):
        """A new page; options are those of a Playwright context.

        Pages with the same options share a process, its cache and its compiled code: the process starts
        once, not for each page. They also share storage, which no page under test uses.
        """
        key = repr(options)
        if key not in self._openers:
            opener = self._browser.new_context(has_touch=True, **options).new_page()
            opener.route(NOWHERE, lambda route: route.fulfill(body="", content_type="text/html"))
            opener.goto(NOWHERE)
            opener.unroute_all()
            self._openers[key] = opener
        opener = self._openers[key]
        with opener.expect_popup() as opened:
            opener.evaluate("() => { open('about:blank'); }")
        return opened.value

    def close_page(self, page):
        page.close()

    def renew(self):
        """Ends the processes of all pages, because a page may hold its process."""
        for opener in self._openers.values():
            opener.context.close()
        self._openers.clear()

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
