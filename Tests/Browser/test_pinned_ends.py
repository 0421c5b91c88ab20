"""A pinned end stretches like a rubber band, and content returns to it."""

import pytest

VIEWPORT = 400
SLOP = 10


def stretched(pull):
    """The place of content under a finger past an end (UIScrollView's rule)."""
    return 0.55 * pull * VIEWPORT / (0.55 * pull + VIEWPORT)


@pytest.mark.parametrize(
    "pinned, initial, dx, at_end",
    [("start", 0, 25, 1), ("both", 0, 25, 1), ("end", 4, -25, -1), ("both", 4, -25, -1)],
)
def test_a_pinned_end_stretches_and_returns(open_stage, pinned, initial, dx, at_end):
    stage = open_stage(pinned=pinned, initial=initial)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=dx, steps=6)
    stage.frames(2)
    expected = at_end * stretched(6 * 25 - SLOP)
    assert stage.tiles()[0].start == pytest.approx(expected, abs=0.05)

    finger.up_after_a_rest()
    with stage.recording() as seen:
        stage.rest()
        stage.frames(1)
    places = [at_end * frame.visible[0].start for frame in seen.frames]
    assert places == sorted(places, reverse=True), "it reversed on its way back"
    assert places[-1] == pytest.approx(0, abs=0.05)
    assert [name for name, _ in stage.events() if name != "willappear"] == ["begin", "cancel"]


@pytest.mark.parametrize("pinned, initial, dx", [("start", 0, -40), ("end", 4, 40)])
def test_the_other_end_stays_open(open_stage, pinned, initial, dx):
    stage = open_stage(pinned=pinned, initial=initial)
    finger = stage.finger()
    x, y = stage.point()
    with stage.recording() as seen:
        for _ in range(6):
            finger.flick(x, y, dx=dx)
            stage.rest()
    assert abs(stage.get("currentSlot") - initial) == 6
    seen.assert_covered()
    seen.assert_ordered(5)


@pytest.mark.parametrize("method, initial", [("previous", 0), ("next", 4)])
def test_a_step_past_a_pinned_end_does_nothing(open_stage, method, initial):
    stage = open_stage(pinned="both", initial=initial)
    stage.events()
    with stage.recording() as seen:
        stage.call(method)
        stage.frames(3)
    seen.assert_steady(speed=0)
    assert stage.events() == []


def test_a_list_shorter_than_the_viewport_stays_at_its_start(open_stage):
    stage = open_stage(pinned="both", count=2, length=100)
    assert stage.get("canScroll") is False
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0), (1, 100)]
