"""A finger on the glass, moved through the browser's own input pipeline."""

from clock import FRAME


class Finger:
    """Touches, at times of the page's clock."""

    STEP = 2 * FRAME  # milliseconds between moves
    REST = 160  # milliseconds after which a lift throws nothing

    def __init__(self, page, clock):
        self._devtools = page.context.new_cdp_session(page)
        self._clock = clock
        self._place = (0.0, 0.0)

    def down(self, x, y):
        self._place = (x, y)
        self._send("touchStart", [{"x": x, "y": y, "id": 0}])

    def move(self, dx=0, dy=0, steps=1):
        """Moves by so much in each of a number of steps."""
        for _ in range(steps):
            self._clock.run(self.STEP)
            self._place = (self._place[0] + dx, self._place[1] + dy)
            self._send("touchMove", [{"x": self._place[0], "y": self._place[1], "id": 0}])

    def join(self, x, y):
        """A second finger comes down, while the first lies where it is."""
        self._clock.run(self.STEP)
        first = {"x": self._place[0], "y": self._place[1], "id": 0}
        self._second = {"x": x, "y": y}
        self._send("touchStart", [first, {"x": x, "y": y, "id": 1}])

    def lift_first(self):
        """Of two fingers the first goes up, and the second stays."""
        self._clock.run(self.STEP)
        self._send("touchEnd", [{**self._second, "id": 1}])

    def up(self):
        """Lifts at once."""
        self._clock.run(FRAME)
        self._send("touchEnd", [])

    def up_after_a_rest(self):
        """Lies still for long enough to throw nothing, and lifts."""
        self._clock.run(self.REST)
        self._send("touchEnd", [])

    def cancel(self):
        self._send("touchCancel", [])

    def flick(self, x, y, dx=0, dy=0):
        """Three quick steps of so much each, and a lift without a rest."""
        self.down(x, y)
        self.move(dx, dy, steps=3)
        self.up()

    def _send(self, kind, points):
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._clock.presented()
