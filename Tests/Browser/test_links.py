"""A drag is no click, and a tap is a click."""

import pytest


def clicks(stage):
    stage.frames(2)
    return stage.page.evaluate("window.clicks")


def middle_of(stage, name):
    box = stage.page.locator(f"#{name}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("name", ["link", "button"])
def test_a_drag_by_mouse_does_not_click(open_stage, name):
    stage = open_stage("links")
    x, y = middle_of(stage, name)
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x - 80, y, steps=4)
    stage.frames(1)
    assert stage.get("phase") == "dragging"
    stage.page.mouse.up()
    stage.rest()
    assert clicks(stage) == []
    assert "#followed" not in stage.page.url


@pytest.mark.parametrize("name", ["link", "button"])
def test_a_click_by_mouse_clicks(open_stage, name):
    stage = open_stage("links")
    stage.page.mouse.click(*middle_of(stage, name))
    assert clicks(stage) == [name]


def test_a_drag_by_finger_does_not_click(open_stage):
    stage = open_stage("links")
    finger = stage.finger()
    finger.down(*middle_of(stage, "link"))
    finger.move(dx=-20, steps=4)
    finger.up_after_a_rest()
    stage.rest()
    assert clicks(stage) == []


def test_a_tap_clicks(open_stage):
    stage = open_stage("links")
    stage.page.touchscreen.tap(*middle_of(stage, "link"))
    assert clicks(stage) == ["link"]
    assert stage.page.url.endswith("#followed")


def test_the_click_after_a_drag_counts_again(open_stage):
    stage = open_stage("links")
    x, y = middle_of(stage, "link")
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x - 40, y, steps=4)
    # Long enough for the mouse to have no speed.
    stage.frames(8)
    stage.page.mouse.up()
    stage.rest()
    stage.page.mouse.click(*middle_of(stage, "link"))
    assert clicks(stage) == ["link"]


def test_a_tap_that_catches_moving_content_does_not_click(open_stage):
    stage = open_stage("links")
    finger = stage.finger()
    x, y = middle_of(stage, "link")
    finger.flick(x, y, dx=-40)
    stage.frames(2)
    finger.down(x, y)
    finger.up()
    stage.rest()
    assert clicks(stage) == []


def test_a_click_from_the_keyboard_counts(open_stage):
    stage = open_stage("links")
    stage.page.locator("#button").focus()
    stage.page.keyboard.press("Enter")
    assert clicks(stage) == ["button"]
