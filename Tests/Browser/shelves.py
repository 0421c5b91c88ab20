"""A driver for a page with shelves."""

import contextlib

from clock import Clock
from element import Element
from finger import Finger


class Shelves:
    def __init__(self, page):
        self.page = page
        self.element = Element(page, "rondo-shelves")
        page.wait_for_function("() => window.stage")
        self.clock = Clock(page)
        self.clock.until("() => document.querySelector('rondo-shelves').frames > 0")

    def get(self, name):
        return self.element.evaluate("(element, name) => element[name]", name)

    def set(self, name, value):
        script = "(element, [name, value]) => { element[name] = value }"
        self.element.evaluate(script, [name, value])

    def call(self, name, *arguments):
        return self.element.evaluate(
            "(element, [name, list]) => element[name](...list)", [name, list(arguments)]
        )

    def run(self, script):
        """Runs a script of the page, in which `shelves` is the element."""
        return self.element.evaluate(f"async (shelves) => {{ {script} }}")

    def look(self):
        """The visible rows, by their titles."""
        return {row["title"]: row for row in self.page.evaluate("stage.look()")}

    def starts(self, title):
        """The start of each item of a shelf that has a cell, once all cells show their items."""
        self.filled()
        return {cell["item"]: cell["start"] for cell in self.look()[title]["cells"]}

    def rest(self):
        """Advances time until all lists rest."""
        self.clock.until("() => document.querySelector('rondo-shelves').phase === 'idle'")

    def frames(self, count):
        """Advances a number of animation frames."""
        self.clock.frames(count)

    def filled(self):
        """Advances time until no cell shows a placeholder."""
        self.clock.until("() => stage.isFilled()")

    def finger(self):
        return Finger(self.page, self.clock)

    @contextlib.contextmanager
    def recording(self):
        """Records every animation frame within the context."""
        frames = []
        self.page.evaluate("stage.record()")
        yield frames
        frames += self.page.evaluate("stage.recorded()")

    def asked(self):
        """The requested ids, by request."""
        return self.page.evaluate("window.asked")
