"""A driver for a page with a ticker, or with a pager that has auto-advance."""

from clock import FRAME
from stage import Stage

INTERVAL = 4000  # milliseconds from the start of a step to the start of the next
STEP = 400
REST = INTERVAL - STEP


class Ticker(Stage):
    """Time advances only in `run` and `sleep`. It begins with a full rest of the first line."""

    def __init__(self, page):
        super().__init__(page, "rondo-ticker, rondo-pager")
        self.call("reload")
        self.run(FRAME)
        self.events()

    def run(self, milliseconds):
        """Advances time, with all frames and timers that are due."""
        self.clock.run(milliseconds)

    def sleep(self, milliseconds):
        """Advances time without frames and timers, as when the machine sleeps."""
        self.clock.sleep(milliseconds)

    @property
    def steps(self):
        """The number of steps."""
        return self.get("currentSlot")

    def settled(self):
        """How often it settled since the last call of `events`."""
        return sum(name == "settle" for name, _ in self.events())

    @property
    def control(self):
        return self.pager.locator("[part=control]")

    @property
    def live(self):
        return self.pager.locator("[part=viewport]").get_attribute("aria-live")

    @property
    def focused(self):
        """The part or the id of the element with the focus."""
        return self.page.evaluate(
            """() => {
                const one = document.activeElement;
                return one.shadowRoot?.activeElement?.part.value ?? (one.id || one.textContent);
            }"""
        )

    def until_paused(self, reason, is_there=True):
        """Waits for events that the browser sends in real time."""
        self.page.wait_for_function(
            """([reason, isThere]) => document.querySelector('rondo-ticker, rondo-pager')
                .pauses.includes(reason) === isThere""",
            arg=[reason, is_there],
            polling=20,
        )
