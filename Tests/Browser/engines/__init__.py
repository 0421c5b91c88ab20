"""The engines that the browser tests run in, each driven by Playwright.

An engine opens pages and puts fingers on them; all else a test asks of the page itself. What an
engine cannot do under automation is in its `LACKS`, with the reason; tests that need it are left out.
"""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

ALL = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}

_running = None


def start(name, playwright):
    """Starts the engine that this process tests in."""
    global _running
    _running = ALL[name](playwright)
    return _running


def current():
    return _running
