"""A ticker, or a pager that advances by itself, on a page whose clock the test winds."""

from clock import FRAME
from stage import Stage

INTERVAL = 4000  # milliseconds from the start of a step to that of the next
STEP = 400
REST = INTERVAL - STEP


class Ticker(Stage):
    """Time stands still but for `run` and `sleep`. It begins with a full rest of the first line."""

    def __init__(self, page):
        super().__init__(page, "rondo-ticker, rondo-pager")
        self.call("reload")
        self.run(FRAME)
        self.events()

    def run(self, milliseconds):
        """Lets time pass, with all frames and timers that are due."""
        self.clock.run(milliseconds)

    def sleep(self, milliseconds):
        """Lets time pass in which nothing runs, as when the machine sleeps."""
        self.clock.sleep(milliseconds)

    @property
    def steps(self):
        """How many lines have gone by."""
        return self.get("currentSlot")

    def settled(self):
        """How often it came to rest on another line since the events were asked for."""
        return sum(name == "settle" for name, _ in self.events())

    @property
    def control(self):
        return self.pager.locator("[part=control]")

    @property
    def live(self):
        return self.pager.locator("[part=viewport]").get_attribute("aria-live")

    @property
    def focused(self):
        """The part or the id of what has the focus."""
        return self.page.evaluate(
            """() => {
                const one = document.activeElement;
                return one.shadowRoot?.activeElement?.part.value ?? (one.id || one.textContent);
            }"""
        )

    def until_paused(self, reason, is_there=True):
        """Waits for what the browser tells in its own time."""
        self.page.wait_for_function(
            """([reason, isThere]) => document.querySelector('rondo-ticker, rondo-pager')
                .pauses.includes(reason) === isThere""",
            arg=[reason, is_there],
            polling=20,
        )
