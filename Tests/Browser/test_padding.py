"""A pager that cuts its slides off at its own edge shows others in its padding."""

import pytest

from clock import Clock
from finger import Finger
from server import HTML

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


# 200 pixels of padding on either side of a viewport of 600.
PEEKING = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<style>
  #pager {{ box-sizing: border-box; width: 1000px; height: 100px; padding-inline: 200px; scroll-padding-inline: 200px }}
  #pager:defined:not(:state(native)) {{ overflow: {overflow} }}
  #pager:defined:not(:state(native))::part(viewport) {{ overflow: visible }}
</style>
<rondo-pager id="pager" {attributes}>{slides}</rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  window.clicked = [];
  addEventListener('click', ({{ target }}) => {{ clicked.push(target.textContent); }});
  {script}
</script>"""
LIST = """pager.renderItem = (element, { id }) => { element.innerHTML = `<button style="width: 100%">${id}</button>`; };
pager.items = [0, 1, 2, 3, 4].map((id) => ({ id }));"""


@pytest.fixture
def open_peeking(new_page, origin):
    def open_it(count, attributes="", script="", overflow="clip"):
        slides = "".join(f"<button>{number}</button>" for number in range(count))
        HTML["/it.html"] = PEEKING.format(attributes=attributes, slides=slides, script=script, overflow=overflow)
        page = new_page(f"{origin}/it.html", viewport={"width": 1000, "height": 300})
        clock = Clock(page)
        clock.until("() => pager.frames > 0 && pager.tilesAlive > 0")
        return page, clock

    return open_it


def click_all(page):
    """The slides that were clicked before, in and after the viewport."""
    for x in (100, 500, 900):
        page.mouse.click(x, 20)
    return page.evaluate("clicked.splice(0)")


@pytest.mark.parametrize(
    "count, attributes, clicked",
    [(2, "loop", "101"), (3, "loop", "201"), (3, "loop interval=99999", "201"), (5, "loop interval=99999", "401")],
)
def test_slides_in_the_padding_are_visible_and_can_be_clicked(open_peeking, count, attributes, clicked):
    page, clock = open_peeking(count, attributes)
    if count == 2:
        clock.until("() => pager.shadowRoot.querySelector('[part=copy]')")
    clock.frames(2)
    assert click_all(page) == list(clicked)


def test_items_of_a_list_in_the_padding_can_be_clicked(open_peeking):
    page, clock = open_peeking(0, "loop", LIST)
    clock.frames(2)
    assert click_all(page) == ["4", "0", "1"]


def test_slides_that_the_page_does_not_show_stay_inert(open_peeking):
    page, clock = open_peeking(5, "loop interval=99999 style='overflow: clip'")
    page.add_style_tag(content="#pager::part(viewport) { overflow: clip !important }")
    page.evaluate("pager.style.width = '900px'")
    clock.frames(2)
    tiles = "[...pager.shadowRoot.querySelectorAll('[part=tile]')].filter(({ hidden, inert }) => !hidden && !inert)"
    assert page.evaluate(f"{tiles}.length") == 1


@pytest.mark.parametrize("overflow", ["clip", "hidden"])
def test_a_focus_in_the_padding_does_not_shift_the_pager(open_peeking, overflow):
    page, clock = open_peeking(6, overflow=overflow)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    clock.until("() => pager.phase === 'idle' && pager.scrollLeft === 0")
    clock.frames(2)
    left = page.evaluate("document.activeElement.getBoundingClientRect().left - pager.getBoundingClientRect().left")
    assert (page.evaluate("document.activeElement.textContent"), left) == ("1", 200)
