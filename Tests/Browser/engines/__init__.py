"""The engines that the browser tests run in, each driven by Playwright.

An engine opens pages and puts fingers on them; all else a test asks of the page itself. What an
engine cannot do under automation is in its `LACKS`, with the reason; tests that need it are left out.
"""

import importlib

ALL = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit"}

_running = None


def kind(name):
    """The class of an engine; what the others need does not have to be installed."""
    return getattr(importlib.import_module(f".{name}", __name__), ALL[name])


def start(name, playwright):
    """Starts the engine that this process tests in."""
    global _running
    _running = kind(name)(playwright)
    return _running


def current():
    return _running
