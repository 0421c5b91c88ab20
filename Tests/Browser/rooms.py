"""A driver for the scene of the live rooms."""

import contextlib
import pathlib

from stage import Stage

SCRIPTS = pathlib.Path(__file__).parent / "pages"


class Rooms(Stage):
    def __init__(self, page):
        page.wait_for_selector("rondo-pager", state="attached")
        for name in ("stage.js", "rooms.js"):
            page.add_script_tag(path=SCRIPTS / name, type="module")
        page.wait_for_function("() => window.rooms")
        super().__init__(page)

    # What is visible

    def look(self):
        return self.page.evaluate("rooms.look()")

    def playing(self):
        """Waits until a visible room at rest plays, and returns its title."""
        self.clock.until(
            """() => {
                const { rooms: [room, ...others], playing } = rooms.look();
                return room && others.length === 0 && room.hasSign && playing === '1';
            }"""
        )
        return self.look()["rooms"][0]["title"]

    @contextlib.contextmanager
    def recording(self):
        """Records every animation frame within the context."""
        frames = []
        self.page.evaluate("rooms.record()")
        yield frames
        frames += self.page.evaluate("rooms.recorded()")

    def figure(self, name):
        return self.page.locator(f".figures .{name} dd").text_content()

    def until_figure(self, name, value):
        self.clock.until(
            """([name, value]) =>
                document.querySelector(`.figures .${name} dd`).textContent === value""",
            name,
            str(value),
        )

    def until_said(self, text):
        self.clock.until(
            """([text]) => [...document.querySelectorAll('.notice')].some((notice) =>
                notice.checkVisibility() && notice.textContent.includes(text))""",
            text,
        )

    @property
    def try_again(self):
        return self.page.get_by_role("button", name="Try again")

    # Actions

    def button(self, name):
        return self.page.locator(f".actions .{name}")

    def press(self, name):
        """Presses a button by key, which also works while a finger is down."""
        self.button(name).press("Enter")

    def try_again_in_vain(self):
        """Presses "Try again", and waits until that fails too."""
        before = int(self.figure("requests"))
        self.try_again.tap()
        self.clock.until(
            """([before]) => {
                const requests = document.querySelector('.figures .requests dd').textContent;
                const button = document.querySelector('.notice .act');
                return Number(requests) > before && button.ariaBusy === 'false';
            }""",
            before,
        )
        assert self.try_again.is_visible()

    def flick(self, by=1):
        """Goes to the next or to the previous room, and waits until it rests there."""
        x, y = self.point(along=0.4, across=0.75 if by > 0 else 0.25)
        self.finger().flick(x, y, dy=-by * 60)
        self.rest()

    def hold(self, dy):
        """A finger that has dragged the rooms by a distance, and rests."""
        finger = self.finger()
        finger.down(*self.point(along=0.4, across=0.6))
        slop = 10 if dy > 0 else -10
        finger.move(dy=(dy + slop) / 5, steps=5)
        self.frames(2)
        return finger

    def walk(self, count):
        """The titles of the next rooms, from the playing one on; each room plays in turn."""
        titles = [self.playing()]
        while len(titles) < count:
            # Faster than with a finger.
            self.page.keyboard.press("ArrowDown")
            self.rest()
            titles.append(self.playing())
        return titles
