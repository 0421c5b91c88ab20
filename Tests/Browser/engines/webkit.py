"""WebKit as in WebKitGTK, through its inspector's protocol.

That protocol has no input, and Playwright dispatches synthetic events instead. Here input comes
from the mouse and the keyboard of a virtual screen.
"""

import contextlib
import fcntl
import http.server
import json
import os
import pathlib
import re
import socket
import subprocess
import threading
import time
import urllib.request

from playwright.sync_api import Keyboard, Locator, Mouse, Page

from .place import middle
from .relay import Relay
from .screen import Screen

PATIENCE = 120  # seconds
# Timeout for one answer of the inspector: a lost answer leaves time for another try.
ANSWER = 10
# The inspector accepts WebSocket frames of 128 KiB: this number of characters of any kind.
LONGEST = 1 << 15
# The pointer's place when a page opens: outside of it.
OUTSIDE = (-10, -10)


class WebKit:
    LACKS = {
        "touch": "the X server has no touch screen that a program can move",
        "Chromium's protocol": "only it gives the accessibility tree, and lifts without an event",
        "downloads": "its inspector does not report them",
        "forced colours": "it does not support them",
        "pictures": "Playwright does not know the size of a page that it did not open",
        "Tab out of the page": "its window contains nothing else",
        "zoom": "its scale is that of the screen, from the start",
        "layout shifts": "it does not report them",
        "stretched heights": "its style sheets have no `height: stretch`",
        "widths of vertical text": "it fills the height of the container instead of its width",
        "focus in another slot": "it drops the focus of a child that gets another slot",
        "double clicks": "the program that moves its mouse sends single clicks",
        "typed attr()": "its style sheets take no numbers from attributes",
        "preloaded modules": "it takes them only from a cache, which its window does not have",
        "scripts held back": "its inspector answers nothing while a page waits for a script",
        "other tabs": "its window has a single tab",
        "wheel by pixels": "the wheel of the X server turns by notches",
        "clicks of a wheel": "its clicks are shorter than 100 pixels, so they count as steps of a trackpad",
    }

    def __init__(self, playwright):
        self._playwright = playwright
        with contextlib.ExitStack() as started:
            self._start(started)
            # Until here, everything that was started is ended when the next part does not start.
            self._started = started.pop_all()
        self._page = None
        self._pointer = OUTSIDE
        self._take_input()
        # Playwright resizes only pages that it opened.
        Page.set_viewport_size = lambda _, viewport_size: self._resize(**viewport_size)
        goto = Page.goto
        Page.goto = lambda page, url, **options: (
            self._open(url) if url.startswith("file:") else goto(page, url, **options)
        )

    def _start(self, started):
        """Opens a window on a virtual screen; `started` ends everything that was started for it."""
        self._relay = Relay(longest=LONGEST)
        started.callback(self._relay.close)
        with alone():
            self._screen = Screen()
            started.callback(self._screen.close)
            inspector = f"127.0.0.1:{free_port()}"
            environment = {
                **os.environ,
                "DISPLAY": self._screen.name,
                "WEBKIT_INSPECTOR_HTTP_SERVER": inspector,
            }
            if os.geteuid() == 0:
                # WebKit's sandbox does not work for root.
                environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
            process = subprocess.Popen(
                ["/usr/bin/python3", pathlib.Path(__file__).with_name("webkit_window.py")],
                env=environment,
                stdin=subprocess.PIPE,
                text=True,
            )
            self._addresses = process.stdin
            started.callback(process.wait)
            started.callback(process.terminate)
            tab = first_tab(process, inspector)
        self._targets = Targets(f"{self._relay.address}/{tab}")
        started.callback(self._targets.close)
        self._window = self._screen.window()

    def new_page(self, viewport=None, device_scale_factor=None, **media):
        """The only tab, with another Playwright; options are its size and emulated media.

        A layout at a scale is the layout in its size: the scale itself stays that of the screen.
        """
        if self._page:
            self.close_page(self._page)
        browser = self._playwright.webkit.connect_over_cdp(self._targets.address)
        self._page = browser.contexts[0].pages[0]
        self._page.set_default_timeout(PATIENCE * 1000)
        if viewport:
            self._resize(viewport["width"], viewport["height"])
        self._screen.move(*OUTSIDE)
        self._pointer = OUTSIDE
        if media:
            self._page.emulate_media(**media)
        return self._page

    def close_page(self, page):
        if page is self._page:
            page.goto("about:blank")
            page.context.browser.close()
            self._relay.until_left()
            self._page = None

    def renew(self):
        """Ends nothing: no page lives in the process of another."""

    def glass(self, page):
        raise AssertionError(f"needs.py does not see the fingers: {self.LACKS['touch']}")

    def close(self):
        self._started.close()

    def _open(self, file):
        """Opens a file, which no page may do, and waits until it is loaded."""
        print(file, file=self._addresses, flush=True)
        self._page.wait_for_url(file)

    def _resize(self, width, height):
        """Resizes the window, and waits until the page has the new size."""
        self._screen.resize(self._window, width, height)
        self._page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height",
            arg=[width, height],
        )

    # Input

    def _take_input(self):
        """Replaces Playwright's synthetic input."""
        Mouse.move = lambda _, x, y, steps=1: self._move(x, y, steps)
        Mouse.down = lambda _, button="left": self._button(button, is_down=True)
        Mouse.up = lambda _, button="left": self._button(button, is_down=False)
        Mouse.click = lambda _, x, y: self._click(x, y)
        Mouse.wheel = lambda _, dx, dy: self._wheel(dx, dy)
        Keyboard.down = lambda _, key: self._key(key, is_down=True)
        Keyboard.up = lambda _, key: self._key(key, is_down=False)
        Keyboard.press = lambda _, keys: self._press(keys)
        Locator.hover = lambda locator: self._move(*shown_middle(locator))
        Locator.click = lambda locator: self._click(*shown_middle(locator))
        Locator.check = lambda locator, force=False: self._check(locator)
        Locator.press = lambda locator, keys: self._press_at(locator, keys)
        Locator.tap = lambda _: self.glass(self._page)

    @contextlib.contextmanager
    def _arrival(self, event):
        """Waits until the page has received an event that happens in the context."""
        self._page.evaluate(
            """(event) => {
                window.arrived = false;
                const arrive = () => { window.arrived = true; };
                addEventListener(event, arrive, { capture: true, once: true });
            }""",
            event,
        )
        yield
        self._page.wait_for_function("() => window.arrived", polling="raf")

    def _move(self, x, y, steps=1):
        start = self._pointer
        for step in range(1, steps + 1):
            place = tuple(
                int(a + (b - a) * step / steps) for a, b in zip(start, (x, y), strict=True)
            )
            if place == self._pointer:
                continue
            with self._arrival("pointermove"):
                self._screen.move(*place)
            self._pointer = place

    def _button(self, button, is_down):
        with self._arrival("pointerdown" if is_down else "pointerup"):
            self._screen.button(button, is_down)

    def _click(self, x, y):
        self._move(x, y)
        self._button("left", is_down=True)
        self._button("left", is_down=False)

    def _wheel(self, dx, dy):
        with self._arrival("wheel"):
            self._screen.notch(dx, dy)

    def _key(self, key, is_down):
        with self._arrival("keydown" if is_down else "keyup"):
            self._screen.key(key, is_down)

    def _press(self, keys):
        names = keys.split("+")
        for name in names:
            self._key(name, is_down=True)
        for name in reversed(names):
            self._key(name, is_down=False)

    def _press_at(self, locator, keys):
        locator.focus()
        self._press(keys)

    def _check(self, locator):
        if not locator.is_checked():
            self._click(*shown_middle(locator))
        assert locator.is_checked()


def shown_middle(locator):
    # Playwright's command to scroll to an element scrolls nothing here.
    locator.evaluate("element => element.scrollIntoViewIfNeeded()")
    return middle(locator)


class Targets:
    """Gives Playwright the address of the tab, as a list at `/json`."""

    def __init__(self, tab):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.end_headers()
                self.wfile.write(json.dumps([{"webSocketDebuggerUrl": tab}]).encode())

            def log_message(self, *_):
                """No log of requests."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def alone():
    """Lets one process at a time run its block; all others wait.

    Windows that open at the same time share the processor, and none may start in time; a free port
    or a free screen must belong to one of them only.
    """
    with open(__file__) as shared:
        fcntl.flock(shared, fcntl.LOCK_EX)
        yield


def first_tab(process, inspector):
    """The path to the tab's socket, once the window's process has one."""
    deadline = time.monotonic() + PATIENCE
    last = "nothing"
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise AssertionError(f"WebKit's window has ended with {process.returncode}")
        try:
            with urllib.request.urlopen(f"http://{inspector}/", timeout=ANSWER) as page:
                found = re.search(r"socket/\d+/\d+/\w+", page.read().decode())
            if found:
                return f"{inspector}/{found[0]}"
            last = "a list without tabs"
        except OSError as error:
            last = error
        time.sleep(0.05)
    raise AssertionError(f"WebKit has shown no tab within {PATIENCE} s; its inspector said: {last}")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]
