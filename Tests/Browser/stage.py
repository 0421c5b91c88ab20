"""A driver for a page with a pager."""

import contextlib

from clock import Clock
from element import Element
from finger import Finger
from recording import Recording


class Stage:
    def __init__(self, page, selector="rondo-pager", clock=None):
        """A page has one clock: a second stage of the same page gets that of the first."""
        self.page = page
        self._selector = selector
        self.pager = Element(page, selector)
        page.wait_for_function("() => window.stage")
        self.clock = clock or Clock(page)
        self.until("pager.frames > 0")

    def get(self, name):
        """A property of the pager."""
        return self.pager.evaluate("(pager, name) => pager[name]", name)

    def set(self, name, value):
        self.pager.evaluate("(pager, [name, value]) => { pager[name] = value }", [name, value])

    def call(self, name, *arguments):
        """Calls a method of the pager."""
        self.pager.evaluate(
            "(pager, [name, list]) => { pager[name](...list) }", [name, list(arguments)]
        )

    def caught(self, script):
        """Runs a script, and returns the name and the message of the error that it throws."""
        return self.pager.evaluate(
            f"""pager => {{
                try {{ {script}; }} catch (error) {{ return [error.name, error.message]; }}
                return ['nothing thrown', ''];
            }}"""
        )

    def expect_refusal(self, script, kind, named):
        """Checks that a script throws an error of a kind, whose message contains a text, and changes
        no tile."""
        before = self.tiles()
        name, message = self.caught(script)
        assert name == kind, script
        assert named in message, script
        self.frames(2)
        assert self.tiles() == before, script

    def in_motion(self, script):
        """Starts an animated step and runs a script a few frames later."""
        self.call("next")
        self.frames(3)
        assert self.get("phase") == "animating"
        return self.pager.evaluate(f"async (pager) => {{ {script} }}")

    def box(self):
        return self.pager.bounding_box()

    def point(self, along=0.5, across=0.5):
        """A point within the pager, in shares of its width and height."""
        box = self.box()
        return box["x"] + along * box["width"], box["y"] + across * box["height"]

    def finger(self):
        return Finger(self.page, self.clock)

    def tiles(self):
        """The visible tiles now, as one frame of a recording."""
        return Recording(self.pager.evaluate("pager => stage.look(pager)")).frames[0].visible

    @contextlib.contextmanager
    def recording(self):
        """Records every animation frame within the context."""
        recording = Recording(None)
        self.pager.evaluate("pager => stage.record(pager)")
        yield recording
        recording.read(self.pager.evaluate("pager => stage.recorded(pager)"))

    def rest(self):
        """Advances time until the pager rests."""
        self.until("pager.phase === 'idle'")

    def until(self, condition):
        """Advances time until a condition on the pager holds."""
        find = "document.querySelector(selector)"
        self.clock.until(f"([selector]) => {{ const pager = {find}; return {condition} }}", self._selector)

    def frames(self, count):
        """Advances a number of animation frames."""
        self.clock.frames(count)

    def events(self):
        """The pager's events since the last call, as [name, detail]."""
        return self.pager.evaluate("pager => stage.takeEvents(pager)")
