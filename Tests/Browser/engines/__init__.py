"""The engines that run the browser tests, each driven by Playwright.

An engine opens pages and moves fingers; tests do everything else through Playwright. `LACKS` lists
what an engine cannot do under automation, with the reason; tests that need it are left out.
"""

import importlib

ALL = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit"}

_running = None


def kind(name):
    """The class of an engine; only its own packages have to be installed."""
    return getattr(importlib.import_module(f".{name}", __name__), ALL[name])


def start(name, playwright):
    """Starts the engine of this process."""
    global _running
    _running = kind(name)(playwright)
    return _running


def current():
    return _running
