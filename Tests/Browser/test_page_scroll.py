"""A pager takes gestures along its axis, and leaves the others to the page."""

import pytest


def test_a_finger_across_the_axis_scrolls_the_page(open_stage):
    stage = open_stage("tall")
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dy=-25, steps=6)
    finger.up()
    stage.page.wait_for_function("() => scrollY > 0")
    stage.rest()
    assert stage.get("currentSlot") == 0
    assert stage.tiles()[0].start == 0


def test_a_finger_along_the_axis_does_not_scroll_the_page(open_stage):
    stage = open_stage("tall")
    stage.finger().flick(*stage.point(), dx=-40, dy=-8)
    stage.rest()
    assert stage.get("currentSlot") == 1
    assert stage.page.evaluate("scrollY") == 0


def test_a_vertical_pager_keeps_the_vertical_finger(open_stage):
    stage = open_stage("tall", axis="vertical")
    stage.finger().flick(*stage.point(), dy=-40)
    stage.rest()
    assert stage.get("currentSlot") == 1
    assert stage.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("name", ["drag", "disabled"])
def test_a_finger_on_a_pager_without_dragging_scrolls_the_page(open_stage, name):
    stage = open_stage("tall", axis="vertical")
    stage.set(name, name == "disabled")
    stage.frames(2)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dy=-25, steps=6)
    finger.up()
    stage.page.wait_for_function("() => scrollY > 0")
    assert stage.get("currentSlot") == 0


def test_a_pager_that_can_be_dragged_again_keeps_the_finger(open_stage):
    stage = open_stage("tall", axis="vertical")
    stage.set("drag", False)
    stage.set("drag", True)
    stage.frames(2)
    stage.finger().flick(*stage.point(), dy=-40)
    stage.rest()
    assert stage.get("currentSlot") == 1
    assert stage.page.evaluate("scrollY") == 0


def test_a_finger_on_a_disabled_ticker_scrolls_the_page(open_ticker):
    ticker = open_ticker(drag="", disabled="")
    ticker.page.add_style_tag(content="body { height: 3000px }")
    ticker.run(32)
    finger = ticker.finger()
    finger.down(*ticker.point())
    finger.move(dy=-25, steps=6)
    finger.up()
    ticker.page.wait_for_function("() => scrollY > 0")


SCROLLING = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; height: 300px }}
  .scrolls {{ overflow: auto }}
  .scrolls p {{ width: 800px; height: 900px }}
</style>
<rondo-pager {attributes}>
  <section data-item="0" class="scrolls" {slide}><p>A long text</p></section>
  <section data-item="1"></section>
  <section data-item="2"></section>
</rondo-pager>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(document.querySelector('rondo-pager'));
</script>
"""


@pytest.fixture
def open_scrolling(open_html):
    """Opens a pager whose first slide scrolls in both directions."""

    def open_it(attributes="", slide=""):
        return open_html(SCROLLING.format(attributes=attributes, slide=slide))

    return open_it


def move_finger(stage, dx=0, dy=0):
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx, dy, steps=6)
    finger.up()


@pytest.mark.parametrize("axis, way", [("horizontal", {"dx": -25}), ("vertical", {"dy": -25})])
def test_a_finger_along_the_axis_on_a_slide_that_scrolls_turns_the_page(open_scrolling, axis, way):
    stage = open_scrolling(f"axis={axis}")
    move_finger(stage, **way)
    stage.rest()
    assert stage.get("current") == 1


@pytest.mark.parametrize(
    "axis, way, side", [("horizontal", {"dy": -25}, "scrollTop"), ("vertical", {"dx": -25}, "scrollLeft")]
)
def test_a_finger_across_the_axis_scrolls_a_slide(open_scrolling, axis, way, side):
    stage = open_scrolling(f"axis={axis}")
    move_finger(stage, **way)
    stage.page.wait_for_function(f"() => document.querySelector('.scrolls').{side} > 0")
    stage.rest()
    assert stage.get("current") == 0


def test_a_slide_that_keeps_its_drags_scrolls_along_the_axis(open_scrolling):
    stage = open_scrolling(slide="data-rondo-keep=touch")
    move_finger(stage, dx=-25)
    stage.page.wait_for_function("() => document.querySelector('.scrolls').scrollLeft > 0")
    stage.rest()
    assert stage.get("current") == 0


def test_a_slide_of_a_disabled_pager_scrolls_along_the_axis(open_scrolling):
    stage = open_scrolling("disabled")
    move_finger(stage, dx=-25)
    stage.page.wait_for_function("() => document.querySelector('.scrolls').scrollLeft > 0")
    assert stage.get("current") == 0
