"""Cases of fingers, mice and wheels from public reports: Documentation/Cases.md."""

import pytest


def place(stage):
    return [(tile.item, tile.start) for tile in stage.tiles()]


def come_back_without_the_button(stage, x, y):
    """The mouse returns without its button; no event reported the lift."""
    devtools = stage.page.context.new_cdp_session(stage.page)
    event = {"type": "mouseMoved", "x": x, "y": y, "button": "none", "buttons": 0}
    devtools.send("Input.dispatchMouseEvent", event)
    stage.frames(2)


@pytest.mark.parametrize("dx, slot", [(-250, 1), (-8, 0)], ids=["dragging", "pressed"])
def test_a_button_released_outside_of_the_window_drags_nothing(open_stage, dx, slot):
    """embla#101"""
    stage = open_stage()
    x, y = stage.point()
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x + dx, y, steps=4)
    stage.frames(8)
    come_back_without_the_button(stage, x + 150, y)
    stage.rest()
    assert stage.get("currentSlot") == slot
    come_back_without_the_button(stage, x + 50, y)
    assert place(stage) == [(slot, 0)]


def test_a_drag_that_ends_outside_clicks_nothing_around(open_stage):
    """embla#1232"""
    stage = open_stage("links")
    x, y = stage.point(across=0.9)
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x - 80, y + 100, steps=4)
    stage.frames(8)
    assert stage.get("phase") == "dragging"
    stage.page.mouse.up()
    stage.rest()
    assert stage.page.evaluate("window.clicks") == []


@pytest.mark.parametrize("end", ["up_after_a_rest", "cancel"])
def test_a_touch_that_ends_outside_leaves_the_pager_on_an_item(open_stage, end):
    """slick#1082"""
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.9, across=0.9))
    finger.move(dx=-34, steps=5)
    # Below the pager, which ends at 300.
    finger.move(dy=60, steps=3)
    stage.frames(2)
    assert stage.tiles()[0].start == pytest.approx(10 - 170, abs=0.05)
    getattr(finger, end)()
    stage.rest()
    assert place(stage) == [(0, 0)]


def test_each_turn_of_the_wheel_goes_one_page_for_three_laps(open_stage):
    """swiper#1390"""
    stage = open_stage(count=4, axis="vertical")
    stage.page.mouse.move(*stage.point())
    slots = []
    for _ in range(12):
        stage.page.mouse.wheel(0, 60)
        stage.clock.presented()
        stage.clock.run(1500)
        slots.append(stage.get("currentSlot"))
    assert slots == list(range(1, 13))


@pytest.mark.needs("wheel by pixels")
def test_a_swipe_right_after_another_turns_a_page_of_its_own(open_stage):
    """swiper#2086"""
    stage = open_stage()
    stage.page.mouse.move(*stage.point())
    for _ in range(2):
        for size in (40, 120, 90, 60, 40, 26, 17, 11, 7):
            stage.page.mouse.wheel(size, 0)
            stage.frames(1)
    stage.rest()
    assert stage.get("currentSlot") == 2
