"""The browser moves content without a finger; frames are drawn only where something changes."""

import pytest

from clock import FRAME
from recording import TOLERANCE

LENGTH = 400
SCROLL = 300  # ms

ANIMATIONS = "pager => pager.shadowRoot.getAnimations().length"


def flies(stage):
    return stage.pager.evaluate(ANIMATIONS) > 0


def assert_scrolls(seen, start):
    """The first slide follows the engine's curve, from rest to rest in a fixed time."""
    # The first sample comes before the first frame.
    for frame in seen.frames[1:]:
        share = min((frame.time - start) / SCROLL, 1)
        for tile in frame.tiles:
            if tile.item == 0:
                place = -LENGTH * share * share * (3 - 2 * share)
                assert tile.start == pytest.approx(place, abs=TOLERANCE)


def test_a_scroll_follows_the_curve_of_the_engine(open_stage):
    stage = open_stage()
    start = stage.page.evaluate("performance.now()")
    with stage.recording() as seen:
        stage.call("next")
        stage.frames(SCROLL // FRAME + 4)
    assert_scrolls(seen, start)
    assert stage.tiles()[0].item == 1 and not flies(stage)


@pytest.mark.parametrize("count", [5, 1000, 1_000_000])
@pytest.mark.parametrize("dx", [-60, 60], ids=["on", "back"])
def test_a_flick_across_the_seam_draws_few_frames_and_shows_everything(open_stage, count, dx):
    stage = open_stage(count=count, snap="item", length=150)
    stage.finger().flick(*stage.point(), dx=dx)
    drawn = stage.get("frames")
    with stage.recording() as seen:
        stage.rest()
    seen.assert_covered()
    seen.assert_ordered(count)
    seen.assert_steady(speed=20_000)
    slides = len(seen.items_seen)
    moving = [moved for _, moved in seen.steps() if moved and moved[0] != 0]
    # For each slide: it enters, becomes current and leaves; and some frames at the ends.
    assert stage.get("frames") - drawn <= 3 * slides + 6 < len(moving)


def test_the_browser_never_animates_the_track_that_a_finger_moves(open_stage):
    # An element that was ever animated takes more time for each later change of its style.
    stage = open_stage()
    stage.call("next")
    stage.frames(2)
    targets = "pager => pager.shadowRoot.getAnimations().map(({ effect }) => effect.target.part.value)"
    assert stage.pager.evaluate(targets) == [""]


def test_motion_continues_while_the_page_is_busy(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(1)
    drawn = stage.get("frames")
    before = stage.tiles()[0].start
    # Time passes, and no script of the page runs.
    stage.page.evaluate("() => { performance.now = ((now) => () => now + 200)(performance.now()) }")
    assert stage.tiles()[0].start < before - LENGTH / 2
    assert stage.get("frames") == drawn


def test_a_press_holds_content_where_it_is(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(9)
    assert flies(stage)
    seen = stage.tiles()
    # Reading the position does not move the track back.
    stage.get("slotPosition")
    finger = stage.finger()
    finger.down(*stage.point())
    assert not flies(stage)
    for _ in range(3):
        held = stage.tiles()
        assert [tile.item for tile in held] == [tile.item for tile in seen]
        # No frame is between the sample and the finger.
        assert held[0].start == pytest.approx(seen[0].start, abs=TOLERANCE)
        stage.frames(1)
    finger.up()


def test_a_motion_that_restarts_within_a_frame_shows_no_other_place(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(9)
    assert flies(stage)
    seen = stage.tiles()
    assert seen[0].start != 0
    stage.call("next")
    assert flies(stage)
    # The browser draws the frame with the time at which the frame began.
    stage.page.evaluate("() => { performance.now = ((now) => () => now - 5)(performance.now()) }")
    assert stage.tiles() == seen


def test_properties_have_the_present_position_in_flight(open_stage):
    stage = open_stage()
    stage.call("next")
    for _ in range(8):
        stage.frames(2)
        start = stage.tiles()[0].start
        assert stage.get("slotPosition") == pytest.approx(-start / LENGTH, abs=TOLERANCE / LENGTH)


def test_a_frame_listener_gets_each_frame(open_stage):
    stage = open_stage()
    stage.pager.evaluate("pager => { pager.onframe = () => { window.framed = (window.framed ?? 0) + 1 } }")
    stage.call("next")
    stage.frames(10)
    assert not flies(stage)
    assert stage.page.evaluate("framed") >= 10


def test_a_pager_can_leave_the_page_in_flight(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(3)
    assert flies(stage)
    stage.pager.evaluate("pager => { window.left = pager; pager.remove() }")
    assert stage.page.evaluate("left.shadowRoot.getAnimations().length") == 0
    stage.page.evaluate("document.body.append(left)")
    stage.frames(3)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0)]


def test_a_browser_without_animations_draws_frames(open_stage):
    stage = open_stage()
    stage.page.evaluate("() => { delete Element.prototype.animate }")
    drawn = stage.get("frames")
    with stage.recording() as seen:
        stage.call("next")
        stage.rest()
    assert stage.get("frames") - drawn >= SCROLL // FRAME
    seen.assert_covered()
    seen.assert_steady(speed=2 * 1000 * LENGTH / SCROLL)


def test_a_wheel_gesture_that_waits_for_its_end_needs_no_frames(open_stage):
    stage = open_stage(snap="none", length=100, count=20)
    stage.page.mouse.move(*stage.point())
    stage.page.mouse.wheel(30, 0)
    stage.frames(2)
    drawn = stage.get("frames")
    assert stage.get("phase") == "decelerating"
    stage.frames(3)
    assert (stage.get("frames"), stage.get("phase")) == (drawn, "decelerating")
    stage.rest()
