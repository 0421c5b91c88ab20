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
