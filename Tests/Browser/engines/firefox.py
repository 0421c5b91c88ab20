"""Firefox as it is distributed, through WebDriver BiDi."""

import json
import os
import pathlib

from playwright.sync_api import Locator, Page, Touchscreen

from .place import middle
from .relay import Relay

PATIENCE = 120  # seconds
# Playwright sends this command for each page, but Firefox does not have it.
MEDIA = "emulation.setMediaFeaturesOverride"
SETTINGS = {
    # As on a machine with a touch screen.
    "dom.w3c_touch_events.enabled": 1,
    # How long a finger can stay down before it opens a menu, in milliseconds: longer than any test.
    "ui.click_hold_context_menus.delay": 3_600_000,
}
# The preferences that replace the system's settings, and their values.
PREFERENCES = {
    "color_scheme": ("layout.css.prefers-color-scheme.content-override", {"dark": 0, "light": 1}),
    "forced_colors": ("browser.display.document_color_use", {"active": 2, "none": 1}),
    "reduced_motion": ("ui.prefersReducedMotion", {"no-preference": 0, "reduce": 1}),
}
# In a script of the browser.
PAGE = 'Services.wm.getMostRecentWindow("navigator:browser").gBrowser.selectedBrowser'
USUAL = {"color_scheme": "light", "forced_colors": "none", "reduced_motion": "no-preference"}


class Firefox:
    LACKS = {
        "Chromium's protocol": "only it gives the accessibility tree, and lifts without an event",
        "downloads": "its protocol does not give them the names that Playwright needs",
        "Tab out of the page": "its protocol sends keys only to the page, where Tab loops",
        "mouse beyond the page": "its protocol refuses such places",
        "layout shifts": "it does not report them",
        "double clicks": "its protocol sends each click as the first",
        "typed attr()": "its style sheets take no numbers from attributes",
        "stretched heights": "its style sheets have no `height: stretch`",
        "clicks of a wheel": "its protocol sends steps of a trackpad",
    }

    def __init__(self, playwright):
        self._relay = Relay(answers={MEDIA: {}})
        self._browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=pathlib.Path(__file__).with_name("firefox-by-relay"),
            env={**os.environ, "RELAY": self._relay.address},
            # For access to preferences.
            args=["--remote-allow-system-access"],
            firefox_user_prefs=SETTINGS,
        )
        # Settings that Playwright does not pass on to Firefox.
        Page.emulate_media = lambda page, **media: self._prefer(media)
        Touchscreen.tap = lambda _, x, y: Glass(self._run).tap(x, y)
        Locator.tap = lambda locator: Glass(self._run).tap(*middle(locator))
        tree = self._relay.call("browsingContext.getTree", **{"moz:scope": "chrome"})
        self._window = tree["contexts"][0]["context"]

    def new_page(self, **options):
        """A new page with empty storage; options are those of a Playwright context."""
        self._prefer(USUAL | {name: options.pop(name) for name in PREFERENCES if name in options})
        page = self._browser.new_context(**options).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        return page

    def close_page(self, page):
        page.context.close()

    def renew(self):
        """Ends nothing: no page lives in the process of another."""

    def glass(self, page):
        return Glass(self._run)

    def close(self):
        self._browser.close()
        self._relay.close()

    def _prefer(self, media):
        for feature, value in media.items():
            if feature == "media":
                self._run(f"{PAGE}.browsingContext.mediumOverride = {json.dumps(value)}")
                continue
            name, values = PREFERENCES[feature]
            self._run(f"Services.prefs.setIntPref({json.dumps(name)}, {values[value]})")

    def _run(self, script):
        """Runs a script in the browser itself, not in a page."""
        answer = self._relay.call(
            "script.callFunction",
            functionDeclaration=f"async function () {{ {script} }}",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]


class Glass:
    """Fingers on the screen, through the browser's own input pipeline."""

    # Constants of the interface nsIDOMWindowUtils.
    CONTACT = 2
    REMOVE = 4
    CANCEL = 8

    def __init__(self, run):
        self._run = run
        self._places = {}

    def down(self, finger, x, y):
        self.move(finger, x, y)

    def move(self, finger, x, y):
        self._places[finger] = (x, y)
        self._send(finger, self.CONTACT)

    def up(self, fingers):
        for finger in fingers:
            self._send(finger, self.REMOVE)
            del self._places[finger]

    def cancel(self):
        for finger in list(self._places):
            self._send(finger, self.CANCEL)
        self._places = {}

    def tap(self, x, y):
        self.down(0, x, y)
        self.up([0])

    def _send(self, finger, state):
        x, y = self._places[finger]
        self._run(
            f"""const top = Services.wm.getMostRecentWindow("navigator:browser");
            const page = top.gBrowser.selectedBrowser.getBoundingClientRect();
            const x = (top.mozInnerScreenX + page.left + {x}) * top.devicePixelRatio;
            const y = (top.mozInnerScreenY + page.top + {y}) * top.devicePixelRatio;
            await new Promise((sent) =>
                top.windowUtils.sendNativeTouchPoint({finger}, {state}, x, y, 1, 90, sent));"""
        )
