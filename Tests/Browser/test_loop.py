"""A loop has no visible seam: content is complete, in order and in steady motion everywhere."""

import pytest

# An animated scroll is fastest half-way: 1.5 times its mean. The longest step here is a page with
# its spacing in 0.3 s.
SCROLL_SPEED = 1.5 * (400 + 24) / 0.3

# The step of a finger, its speed, and the most that the spring pulls across a page: 400 * 11 / e.
FLICK_STEP = 40
FLICK_SPEED = FLICK_STEP * 30 + 400 * 11 / 2.718

WORLDS = [
    pytest.param({}, id="pages"),
    pytest.param({"direction": "rtl"}, id="right-to-left"),
    pytest.param({"axis": "vertical"}, id="vertical"),
    pytest.param({"spacing": 24}, id="with-spacing"),
    pytest.param({"length": 150, "spacing": 10, "alignment": "center"}, id="several-visible"),
    pytest.param({"lengths": "120,300,90,210,170", "spacing": 8}, id="each-its-own-length"),
]


@pytest.mark.parametrize("world", WORLDS)
def test_the_seam_shows_no_gap_and_no_jump(open_stage, world):
    stage = open_stage(initial=4, **world)
    slots = []
    with stage.recording() as seen:
        for method in ("next", "next", "previous", "previous", "previous"):
            stage.call(method)
            stage.rest()
            slots.append(stage.get("currentSlot"))

    assert slots == [5, 6, 5, 4, 3]
    assert seen.items_seen >= {3, 4, 0, 1}
    seen.assert_covered(spacing=world.get("spacing", 0))
    seen.assert_ordered(5)
    seen.assert_steady(SCROLL_SPEED)


@pytest.mark.parametrize("method, slot", [("next", 6), ("previous", -6)])
def test_turn_after_turn_shows_every_item(open_stage, method, slot):
    stage = open_stage()
    with stage.recording() as seen:
        for _ in range(6):
            stage.call(method)
            stage.rest()
    assert stage.get("currentSlot") == slot
    assert seen.items_seen == {0, 1, 2, 3, 4}
    seen.assert_covered()
    seen.assert_ordered(5)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_short_loops_repeat_their_items_side_by_side(open_stage, count):
    stage = open_stage(count=count, length=150, single="repeat")
    assert len(stage.tiles()) == 3

    with stage.recording() as seen:
        for _ in range(count + 1):
            stage.call("next")
            stage.rest()
    seen.assert_covered()
    seen.assert_ordered(count)
    seen.assert_steady(SCROLL_SPEED)


@pytest.mark.parametrize("count", [2, 3])
def test_two_and_three_pages_loop_under_a_finger_both_ways(open_stage, count):
    stage = open_stage(count=count)
    x, y = stage.point()
    finger = stage.finger()
    slots = []
    with stage.recording() as seen:
        for dx in [-FLICK_STEP] * (count + 1) + [FLICK_STEP] * (count + 2):
            finger.flick(x, y, dx=dx)
            stage.rest()
            slots.append(stage.get("currentSlot"))

    assert slots == [*range(1, count + 2), *range(count, -2, -1)]
    seen.assert_covered()
    seen.assert_ordered(count)
    seen.assert_steady(FLICK_SPEED, step=FLICK_STEP)


def test_the_shortest_way_crosses_the_seam(open_stage):
    stage = open_stage(count=5)
    with stage.recording() as seen:
        stage.call("scrollToItem", 4)
        stage.rest()
    assert stage.get("currentSlot") == -1
    assert seen.items_seen == {0, 4}


def test_the_way_round_can_be_chosen(open_stage):
    stage = open_stage(count=5)
    with stage.recording() as seen:
        stage.call("scrollToItem", 4, {"way": "forward"})
        stage.rest()
    assert stage.get("currentSlot") == 4
    assert seen.items_seen == {0, 1, 2, 3, 4}


def test_one_item_stands_still(open_stage):
    stage = open_stage(count=1)
    assert stage.get("canScroll") is False
    x, y = stage.point()
    finger = stage.finger()
    with stage.recording() as seen:
        finger.flick(x, y, dx=-60)
        stage.rest()
    seen.assert_steady(speed=0)


def test_without_items_nothing_is_shown_and_nothing_breaks(open_stage):
    stage = open_stage(count=0)
    stage.call("next")
    stage.rest()
    assert stage.tiles() == []
    assert stage.get("current") is None


def test_an_option_set_after_a_whole_turn_keeps_the_visible_item(open_stage):
    stage = open_stage(count=3)
    for _ in range(3):
        stage.call("next", {"animated": False})
    stage.set("snap", "item")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]
