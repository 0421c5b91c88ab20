"""The height of a pager that has no height in CSS."""

import pytest

from server import HTML
from stage import Stage

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px }}
  section {{ background: silver }}
</style>
<rondo-pager {attributes}>{children}</rondo-pager>
<p id="after">After</p>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(document.querySelector('rondo-pager'));
</script>
"""

HEIGHTS = [50, 80, 120, 60, 300, 90]


@pytest.fixture
def open_height(new_page, origin):
    """Opens a pager whose slides contain boxes of these heights."""

    def open_it(attributes, count=len(HEIGHTS)):
        children = "".join(
            f'<section data-item="{index}"><div id="b{index}" style="height: {height}px"></div></section>'
            for index, height in enumerate(HEIGHTS[:count])
        )
        HTML["/it.html"] = PAGE.format(attributes=attributes, children=children)
        stage = Stage(new_page(f"{origin}/it.html"))
        stage.frames(2)
        return stage

    return open_it


def height(stage):
    return stage.box()["height"]


@pytest.mark.parametrize("attributes", ['height="tallest"', "", "loop per-view=1.5 spacing=1rem"])
def test_the_tallest_slide_counts_wherever_it_is(open_height, attributes):
    stage = open_height(attributes)
    for item in (0, 2, 5, 1):
        stage.call("scrollToItem", item, {"animated": False})
        stage.frames(2)
        assert height(stage) == 300
    assert stage.page.locator("section").nth(1).bounding_box()["height"] == 300


def test_an_invisible_tallest_slide_can_grow(open_height):
    stage = open_height('height="tallest"')
    stage.page.evaluate("document.querySelector('#b4').style.height = '320px'")
    stage.frames(2)
    assert height(stage) == 320


def test_narrow_slides_are_measured_at_their_width(open_height):
    stage = open_height('height="tallest" per-view="2"')
    stage.page.evaluate(
        """() => {
            const box = document.querySelector('#b5');
            box.style.height = '';
            box.style.aspectRatio = '1 / 2';
        }"""
    )
    stage.frames(2)
    assert height(stage) == 400


def test_children_replaced_by_items_do_not_count(new_page, origin):
    body = PAGE.format(attributes='height="tallest"', children='<p style="height: 500px"></p>')
    HTML["/it.html"] = body.replace("rondo-children", "rondo")
    stage = Stage(new_page(f"{origin}/it.html"))
    stage.pager.evaluate(
        """pager => {
            pager.items = { count: 3, render(element) { element.style.height = '70px' } };
        }"""
    )
    stage.frames(2)
    assert height(stage) == 70


LIST = """pager => {
    pager.renderItem = (element, { id }) => { element.style.height = `${[80, 200, 120, 60, 90, 70][id]}px` };
    pager.items = [0, 1, 2, 3, 4, 5].map((id) => ({ id }));
}"""


def test_the_greatest_height_of_items_so_far_stays(new_page, origin):
    HTML["/it.html"] = PAGE.format(attributes="overscan=0", children="").replace("rondo-children", "rondo")
    stage = Stage(new_page(f"{origin}/it.html"))
    stage.pager.evaluate(LIST)
    stage.frames(2)
    for item, expected in [(0, 80), (1, 200), (2, 200), (4, 200)]:
        stage.call("scrollToItem", item, {"animated": False})
        stage.frames(3)
        assert height(stage) == expected
    # Other widths have other heights.
    stage.pager.evaluate("pager => { pager.style.width = '300px' }")
    stage.frames(3)
    assert height(stage) == 90
    stage.pager.evaluate("pager => { pager.style.height = '150px' }")
    stage.frames(3)
    assert height(stage) == 150


def test_other_items_have_their_own_greatest_height(new_page, origin):
    HTML["/it.html"] = PAGE.format(attributes="", children="").replace("rondo-children", "rondo")
    stage = Stage(new_page(f"{origin}/it.html"))
    stage.pager.evaluate(LIST)
    stage.frames(2)
    assert height(stage) == 200
    stage.pager.evaluate(
        "pager => { pager.items = { count: 3, render(element) { element.style.height = '70px' } } }"
    )
    stage.frames(3)
    assert height(stage) == 70


def test_with_a_height_in_css_only_the_visible_slides_and_their_neighbours_are_laid_out(open_html):
    children = "".join(f"<p>{number}</p>" for number in range(9))
    stage = open_html(f"""<!doctype html>
        <style>
          rondo-pager {{ height: 100px }}
          @media (max-width: 500px) {{ rondo-pager {{ height: auto }} }}
        </style>
        <rondo-pager>{children}</rondo-pager>
        <script type="module">
            import '/Web/js/rondo-children.js';
            import '/Tests/Browser/pages/stage.js';
        </script>""")
    laid_out = "pager => [...pager.children].filter((child) => child.offsetHeight > 0).length"
    assert stage.pager.evaluate(laid_out) == 2
    stage.page.set_viewport_size({"width": 400, "height": 600})
    stage.until(f"({laid_out})(pager) === 9")
    stage.page.set_viewport_size({"width": 600, "height": 600})
    stage.frames(3)
    assert stage.pager.evaluate(laid_out) == 2


def test_slides_outside_of_the_viewport_are_not_visible(open_height):
    stage = open_height('height="tallest"')
    seen = stage.page.evaluate("document.elementFromPoint(200, 100).closest('section').dataset.item")
    assert seen == "0"
    assert [tile.item for tile in stage.tiles()] == [0]


def test_the_current_slide_sets_the_height(open_height):
    stage = open_height('height="current"')
    assert height(stage) == 50
    for item in (2, 4, 3):
        stage.call("scrollToItem", item, {"animated": False})
        stage.frames(2)
        assert height(stage) == HEIGHTS[item]
        assert stage.page.locator("#after").bounding_box()["y"] == HEIGHTS[item] + 16


@pytest.mark.parametrize("options", ["per-view=2.5", "per-view=2.5 alignment=center", "length=60"])
def test_in_a_short_loop_the_current_slide_sets_the_height(open_height, options):
    stage = open_height(f"height=current loop {options}", count=3)
    for item in (0, 1, 2, 0):
        stage.call("scrollToItem", item, {"animated": False})
        stage.frames(2)
        assert height(stage) == HEIGHTS[item]


def test_under_a_finger_in_a_short_loop_the_height_is_in_between(open_height):
    stage = open_height("height=current loop slop=0 per-view=2.5", count=3)
    finger = stage.finger()
    finger.down(100, 25)
    finger.move(dx=10, steps=4)
    stage.frames(2)
    # Back from the first slide to the last, whose child is at the other end of the viewport.
    share = 40 / 160
    assert height(stage) == pytest.approx(HEIGHTS[0] * (1 - share) + HEIGHTS[2] * share, abs=0.1)
    finger.up_after_a_rest()
    stage.rest()


def test_the_height_follows_the_current_slide_as_it_grows(open_height):
    stage = open_height('height="current"')
    stage.page.evaluate("document.querySelector('#b0').style.height = '75px'")
    stage.frames(2)
    assert height(stage) == 75


def test_under_a_finger_the_height_is_in_between(open_height):
    stage = open_height('height="current" slop="0"')
    finger = stage.finger()
    finger.down(300, 25)
    finger.move(dx=-20, steps=5)
    stage.frames(2)
    share = -stage.tiles()[0].start / 400
    assert share == pytest.approx(0.25, abs=0.01)
    assert height(stage) == pytest.approx(50 + 30 * share, abs=0.1)
    finger.up_after_a_rest()
    stage.rest()


@pytest.mark.parametrize("options, item", [("", 1), ("", 4), ("loop", 5), ("alignment=center length=60%", 2)])
def test_in_a_motion_the_height_follows_the_position(open_height, options, item):
    stage = open_height(f"height=current {options}")
    stage.call("scrollToItem", item)
    seen = set()
    while True:
        stage.frames(1)
        position, shown = stage.pager.evaluate("pager => [pager.slotPosition, pager.offsetHeight]")
        before = int(position // 1)
        heights = [HEIGHTS[index % len(HEIGHTS)] for index in (before, before + 1)]
        share = position - before
        assert shown == pytest.approx(heights[0] * (1 - share) + heights[1] * share, abs=1)
        seen.add(shown)
        if stage.get("phase") == "idle":
            break
    assert len(seen) > 4 and height(stage) == HEIGHTS[item]


def test_where_slides_stop_between_two_the_height_is_in_between(open_height):
    stage = open_height("height=current snap=none slop=0")
    finger = stage.finger()
    finger.down(300, 25)
    finger.move(dx=-20, steps=10)
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("phase") == "idle"
    assert height(stage) == pytest.approx(50 + 30 * stage.get("slotPosition"), abs=0.1)


def test_a_height_can_be_changed_and_removed(open_height):
    stage = open_height("")
    assert height(stage) == 300
    for value, expected in [("current", 50), ("tallest", 300), ("current", 50), (None, 300)]:
        stage.set("height", value)
        stage.frames(2)
        assert height(stage) == expected


def test_a_bad_height_is_refused(open_height):
    stage = open_height("")
    assert stage.caught("pager.height = 'high'") == [
        "RangeError",
        'height must be "tallest" or "current", not "high"',
    ]


@pytest.mark.needs("stretched heights")
@pytest.mark.parametrize("attributes", ["", 'height="tallest"', 'axis="vertical" style="height: 120px"'])
def test_the_margin_of_a_slide_lies_within_its_place(open_html, attributes):
    stage = open_html(f"""<!doctype html>
        <rondo-pager {attributes}>
          <p style="margin: 16px 8px; border: 2px solid">One</p>
          <p>Two</p>
        </rondo-pager>
        <script type="module">
            import '/Web/js/rondo-children.js';
            import '/Tests/Browser/pages/stage.js';
        </script>""")
    stage.frames(2)
    slide = stage.page.get_by_text("One").bounding_box()
    box = stage.box()
    assert slide["x"] - box["x"] == 8
    assert box["width"] - slide["width"] == 16
    assert slide["y"] - box["y"] == 16
    assert box["height"] - slide["height"] == 32
