"""A virtual screen, with a mouse and a keyboard that the X server moves."""

import os
import subprocess

from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

SIZE = "2600x1600x24"
# The window's distance from the corner of the screen: a drag can leave the window.
LEFT = 600
TOP = 300
BUTTONS = {"left": 1, "middle": 2, "right": 3}
# Keys whose names differ in X and on the web.
KEYS = {
    "Alt": "Alt_L",
    "ArrowDown": "Down",
    "ArrowLeft": "Left",
    "ArrowRight": "Right",
    "ArrowUp": "Up",
    "Control": "Control_L",
    "Enter": "Return",
    "Meta": "Super_L",
    "PageDown": "Page_Down",
    "PageUp": "Page_Up",
    "Shift": "Shift_L",
    " ": "space",
    "Space": "space",
}


class Screen:
    def __init__(self):
        readable, writable = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writable), "-screen", "0", SIZE],
            pass_fds=[writable],
            stderr=subprocess.DEVNULL,
        )
        os.close(writable)
        with os.fdopen(readable) as numbers:
            self.name = f":{numbers.readline().strip()}"
        self._display = Display(self.name)

    def window(self):
        """The only visible window."""
        windows = self._display.screen().root.query_tree().children
        (shown,) = [
            window for window in windows if window.get_attributes().map_state == X.IsViewable
        ]
        return shown

    def resize(self, window, width, height):
        window.configure(x=LEFT, y=TOP, width=width, height=height)
        # No window manager gives it the keyboard focus.
        window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def move(self, x, y):
        """Moves the pointer to a place in the window."""
        self._input(X.MotionNotify, x=LEFT + x, y=TOP + y)

    def button(self, name, is_down):
        self._input(X.ButtonPress if is_down else X.ButtonRelease, BUTTONS[name])

    def notch(self, dx, dy):
        """Turns the wheel by its smallest step."""
        button = (5 if dy > 0 else 4) if dy else (7 if dx > 0 else 6)
        self._input(X.ButtonPress, button)
        self._input(X.ButtonRelease, button)

    def key(self, name, is_down):
        symbol = XK.string_to_keysym(KEYS.get(name, name))
        assert symbol, f"no key is called {name!r}"
        code = self._display.keysym_to_keycode(symbol)
        self._input(X.KeyPress if is_down else X.KeyRelease, code)

    def close(self):
        self._display.close()
        self._server.terminate()
        self._server.wait()

    def _input(self, kind, detail=0, **place):
        xtest.fake_input(self._display, kind, detail, **place)
        self._display.sync()
