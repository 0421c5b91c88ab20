"""A pager that cuts its slides off at its own edge shows others in its padding."""

import pytest

from clock import Clock
from finger import Finger

ROW = 48

# The texts of the visible rows of a wheel, from top to bottom; empty where no row is.
ROWS = """(wheel) => {
    const { left, top, width } = wheel.getBoundingClientRect();
    return [0, 1, 2, 3, 4].map((row) => {
        const seen = document.elementFromPoint(left + width / 2, top + (row + 0.5) * 48);
        return seen?.localName === 'p' ? seen.textContent : '';
    });
}"""


class Picker:
    def __init__(self, page):
        self.page = page
        self.clock = Clock(page)
        self.clock.until("() => [hours, minutes, half].every((wheel) => wheel.frames > 0)")

    def rows(self, wheel):
        return self.page.locator(f"#{wheel}").evaluate(ROWS)

    def middle(self, wheel, row):
        """The middle of a row of a wheel."""
        box = self.page.locator(f"#{wheel}").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + (row + 0.5) * ROW

    def rest(self):
        self.clock.until("() => [hours, minutes, half].every((wheel) => wheel.phase === 'idle')")

    def time(self):
        return self.page.locator("#time").text_content()


@pytest.fixture
def picker(new_page, origin):
    return Picker(new_page(f"{origin}/Web/demo/recipes/picker.html"))


def test_rows_before_and_after_the_chosen_one_are_visible(picker):
    assert picker.rows("hours") == ["5", "6", "7", "8", "9"]
    assert picker.rows("half") == ["", "", "am", "pm", ""]
    # Nothing passes the edges of the wheel.
    x, y = picker.middle("hours", -1)
    assert picker.page.evaluate("([x, y]) => document.elementFromPoint(x, y).localName", [x, y]) != "p"


def test_a_press_on_a_row_in_the_padding_chooses_it(picker):
    for wheel, row in (("hours", 4), ("half", 3)):
        picker.page.mouse.click(*picker.middle(wheel, row))
        picker.rest()
    assert picker.rows("half") == ["", "am", "pm", "", ""]
    assert picker.time() == "9:30 pm"


def test_a_finger_in_the_padding_turns_a_wheel(picker):
    finger = Finger(picker.page, picker.clock)
    finger.down(*picker.middle("minutes", 4))
    # Three rows, and the distance before a drag begins.
    finger.move(dy=-(3 * ROW + 10) / 11, steps=11)
    assert picker.rows("minutes") == ["35", "40", "45", "50", "55"]
    finger.up_after_a_rest()
    picker.rest()
    assert picker.time() == "7:45 am"


def test_rows_pass_through_the_padding_in_each_frame(picker):
    picker.page.locator("#minutes").evaluate("(wheel) => wheel.scrollToItem(0, { way: 'forward' })")
    while picker.page.evaluate("minutes.phase") != "idle":
        assert "" not in picker.rows("minutes")
        picker.clock.frames(1)
    assert picker.time() == "7:00 am"
