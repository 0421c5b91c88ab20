"""Motion without a finger is a flight of the browser: the page draws a few frames a second."""

import pytest

# At most, while it coasts over slides of the viewport's length.
MOST = 6  # frames a second


def frames_a_second(it, milliseconds):
    """How many frames a second are drawn within a time, of things with a clock."""
    before = it.get("frames")
    it.clock.run(milliseconds)
    return (it.get("frames") - before) * 1000 / milliseconds


def flies(it):
    count = "it => it.shadowRoot.getAnimations({ subtree: true }).length"
    element = it.pager if hasattr(it, "pager") else it.element
    return element.evaluate(count) > 0


@pytest.mark.parametrize("axis, dx, dy", [("horizontal", -60, 0), ("vertical", 0, -50)])
@pytest.mark.parametrize("snap", ["none", "item", "page"])
def test_a_flick(open_stage, axis, dx, dy, snap):
    stage = open_stage(axis=axis, snap=snap, count=1000)
    stage.finger().flick(*stage.point(), dx=dx, dy=dy)
    stage.frames(2)
    assert flies(stage)
    assert frames_a_second(stage, 1000) <= MOST


def test_a_spring_back_from_a_pinned_end(open_stage):
    stage = open_stage(pinned="both", snap="none", count=3)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=40, steps=4)
    finger.up_after_a_rest()
    stage.frames(2)
    assert flies(stage) and stage.get("phase") == "decelerating"
    assert frames_a_second(stage, 500) <= MOST


def test_a_flick_against_a_pinned_end(open_stage):
    stage = open_stage(pinned="both", snap="none", count=3)
    stage.finger().flick(*stage.point(), dx=50)
    stage.frames(2)
    assert flies(stage)
    assert frames_a_second(stage, 500) <= MOST


@pytest.mark.parametrize("name, arguments", [("next", []), ("previous", []), ("scrollToItem", [2])])
def test_an_animated_scroll(open_stage, name, arguments):
    stage = open_stage(count=1000)
    before = stage.get("frames")
    stage.call(name, *arguments)
    stage.frames(2)
    assert flies(stage)
    stage.rest()
    # At the start, for each slide that comes or becomes the current one, and at the end.
    assert stage.get("frames") - before <= 9


def test_a_step_of_auto_advance(open_stage):
    stage = open_stage(interval=1000, count=5)
    stage.clock.until("() => document.querySelector('rondo-pager').phase === 'animating'")
    stage.frames(2)
    assert flies(stage)
    # With rests between the steps.
    assert frames_a_second(stage, 3000) <= MOST


def test_a_marquee(open_stage):
    stage = open_stage(speed=100, count=5)
    stage.frames(10)
    assert flies(stage)
    assert frames_a_second(stage, 8000) <= MOST


@pytest.mark.parametrize("dx, dy", [(-60, 0), (0, -60)], ids=["shelf", "list"])
def test_a_flick_of_shelves(open_shelves, dx, dy):
    attributes = {"length": 600, "item-length": 400, "spacing": 0, "item-spacing": 0}
    shelves = open_shelves(**attributes)
    shelves.filled()
    shelves.finger().flick(300, 300, dx=dx, dy=dy)
    shelves.frames(2)
    assert flies(shelves)
    assert frames_a_second(shelves, 1000) <= MOST


def test_shelves_spring_back_and_scroll(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    finger = shelves.finger()
    finger.down(100, 320)
    finger.move(dx=40, steps=4)
    finger.up_after_a_rest()
    shelves.frames(2)
    assert flies(shelves)
    shelves.rest()
    shelves.call("scrollToShelf", "s3", {"item": 8})
    shelves.frames(2)
    assert flies(shelves)
