"""Firefox as it is distributed, by WebDriver BiDi."""

import json
import os
import pathlib

from playwright.sync_api import Locator, Page, Touchscreen

from .place import middle
from .relay import Relay

# Playwright asks for this with each page, and Firefox has no such command.
MEDIA = "emulation.setMediaFeaturesOverride"
# The preferences that stand in for the system's settings, and what each may be.
PREFERENCES = {
    "color_scheme": ("layout.css.prefers-color-scheme.content-override", {"dark": 0, "light": 1}),
    "reduced_motion": ("ui.prefersReducedMotion", {"no-preference": 0, "reduce": 1}),
}
USUAL = {"color_scheme": "light", "reduced_motion": "no-preference"}


class Firefox:
    name = "firefox"
    LACKS = {
        "accessibility tree": "its protocol tells of one element at a time",
        "touch that is taken away": "its protocol only lifts fingers",
    }

    def __init__(self, playwright):
        self._relay = Relay(answers={MEDIA: {}})
        self._browser = playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=pathlib.Path(__file__).with_name("firefox-by-relay"),
            env={**os.environ, "RELAY": self._relay.address},
            # For preferences.
            args=["--remote-allow-system-access"],
            # As where there is a touch screen.
            firefox_user_prefs={"dom.w3c_touch_events.enabled": 1},
        )
        # Playwright has nothing to say for these.
        Page.emulate_media = lambda page, **media: self._prefer(media)
        Touchscreen.tap = lambda _, x, y: self._tap(x, y)
        Locator.tap = lambda locator: self._tap(*middle(locator))
        tree = self._relay.call("browsingContext.getTree", **{"moz:scope": "chrome"})
        self._window = tree["contexts"][0]["context"]

    @property
    def version(self):
        return self._browser.version

    def new_page(self, **options):
        """A page of its own, with nothing stored; options are those of a Playwright context."""
        self._prefer(USUAL | {name: options.pop(name) for name in PREFERENCES if name in options})
        return self._browser.new_context(**options).new_page()

    def close_page(self, page):
        page.context.close()

    def glass(self, page):
        return Glass(self._relay)

    def close(self):
        self._browser.close()
        self._relay.close()

    def _tap(self, x, y):
        glass = Glass(self._relay)
        glass.down(0, x, y)
        glass.up([0])

    def _prefer(self, media):
        for feature, value in media.items():
            name, values = PREFERENCES[feature]
            self._relay.call(
                "script.evaluate",
                expression=f"Services.prefs.setIntPref({json.dumps(name)}, {values[value]})",
                target={"context": self._window},
                awaitPromise=False,
            )


class Glass:
    """What fingers touch, by the browser's own input pipeline."""

    def __init__(self, relay):
        self._relay = relay
        # A test handles one page at a time: the one that was opened last.
        self._page = relay.call("browsingContext.getTree", maxDepth=0)["contexts"][-1]["context"]

    def down(self, finger, x, y):
        self._send({finger: [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]})

    def move(self, finger, x, y):
        self._send({finger: [{"type": "pointerMove", "x": x, "y": y}]})

    def up(self, fingers):
        self._send({finger: [{"type": "pointerUp", "button": 0}] for finger in fingers})

    def _send(self, actions):
        sources = [
            {
                "type": "pointer",
                "id": f"finger {finger}",
                "parameters": {"pointerType": "touch"},
                "actions": its,
            }
            for finger, its in actions.items()
        ]
        self._relay.call("input.performActions", context=self._page, actions=sources)
