"""A finger on the screen, moved through the browser's own input pipeline."""

import engines
from clock import FRAME


class Finger:
    """Touches, with times of the page's clock."""

    STEP = 2 * FRAME  # milliseconds between moves
    REST = 160  # milliseconds after which a lift has no speed

    def __init__(self, page, clock):
        self._glass = engines.current().glass(page)
        self._clock = clock
        self._place = (0.0, 0.0)
        self._touching = []

    def down(self, x, y):
        self._place = (x, y)
        self._put(x, y)

    def move(self, dx=0, dy=0, steps=1):
        """Moves by the same distance in each of a number of steps."""
        for _ in range(steps):
            self._clock.run(self.STEP)
            self._place = (self._place[0] + dx, self._place[1] + dy)
            self._glass.move(0, *self._place)
            self._clock.presented()

    def join(self, x, y):
        """A second finger goes down, while the first does not move."""
        self._clock.run(self.STEP)
        self._put(x, y)

    def lift_first(self):
        """Lifts the first of two fingers; the second stays."""
        self._lift(self._touching[:1], after=self.STEP)

    def up(self):
        """Lifts immediately."""
        self._lift(self._touching, after=FRAME)

    def up_after_a_rest(self):
        """Rests until its speed is zero, and lifts."""
        self._lift(self._touching, after=self.REST)

    def cancel(self):
        self._touching = []
        self._glass.cancel()
        self._clock.presented()

    def flick(self, x, y, dx=0, dy=0):
        """Three quick steps of the same distance, and a lift without a rest."""
        self.down(x, y)
        self.move(dx, dy, steps=3)
        self.up()

    def _put(self, x, y):
        finger = len(self._touching)
        self._touching.append(finger)
        self._glass.down(finger, x, y)
        self._clock.presented()

    def _lift(self, fingers, after):
        self._clock.run(after)
        self._glass.up(fingers)
        self._touching = [finger for finger in self._touching if finger not in fingers]
        self._clock.presented()
