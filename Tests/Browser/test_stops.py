"""The stops of a pager: the targets of `next`, and the dots."""

import pytest


def four_of_ten(open_stage, **options):
    """Ten slides of 100 pixels in a pager of 400 with two ends."""
    return open_stage(count=10, length=100, snap="item", pinned="both", **options)


def test_slides_that_rest_together_at_the_end_are_one_stop(open_stage):
    stage = four_of_ten(open_stage)
    assert stage.get("stopCount") == 7
    assert stage.get("stops") == [0, 1, 2, 3, 4, 5, 6]


def test_centered_slides_share_both_ends(open_stage):
    stage = four_of_ten(open_stage, alignment="center")
    assert stage.get("stops") == [0, 2, 3, 4, 5, 6, 7, 8]
    stage.call("scrollToItem", 9, {"animated": False})
    assert (stage.get("current"), stage.get("stop")) == (9, 7)


def test_next_visits_one_stop_after_the_other(open_stage):
    stage = four_of_ten(open_stage)
    seen = []
    for _ in range(9):
        seen.append((stage.get("stop"), stage.get("atStart"), stage.get("atEnd")))
        stage.call("next", {"animated": False})
    assert seen[0] == (0, True, False)
    assert seen[1:6] == [(stop, False, False) for stop in range(1, 6)]
    assert seen[6:] == [(6, False, True)] * 3


def test_the_end_key_goes_to_the_last_stop_of_next(open_stage):
    stage = four_of_ten(open_stage)
    stage.pager.focus()
    stage.page.keyboard.press("End")
    stage.rest()
    by_key = (stage.get("current"), stage.get("offset"))
    stage.call("scrollToItem", 0, {"animated": False})
    for _ in range(9):
        stage.call("next", {"animated": False})
    assert by_key == (stage.get("current"), stage.get("offset")) == (6, 0)


def test_a_step_of_three_goes_by_three_and_then_the_rest_of_the_way(open_stage):
    stage = four_of_ten(open_stage, step=3)
    assert stage.get("stops") == [0, 3, 6]
    stage = open_stage(count=11, length=100, snap="item", pinned="both", step=3)
    assert stage.get("stops") == [0, 3, 6, 7]
    seen = []
    for _ in range(5):
        seen.append((stage.get("stop"), stage.tiles()[0].item))
        stage.page.locator("rondo-pager").press("ArrowRight")
        stage.rest()
    assert seen == [(0, 0), (1, 3), (2, 6), (3, 7), (3, 7)]
    assert stage.get("atEnd")
    stage.call("previous")
    stage.rest()
    assert stage.tiles()[0].item == 6


def test_auto_advance_steps_round_a_loop(open_stage):
    stage = open_stage(count=5, length=100, pinned="none", step=2, interval=1000, duration=100)
    stage.clock.run(4200)
    rests = [detail["to"] for name, detail in stage.events() if name == "settle"]
    assert rests == [2, 4, 0, 2]


def test_a_finger_reaches_any_slide_and_the_next_step_a_stop(open_stage):
    stage = four_of_ten(open_stage, step=3)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-22, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    assert (stage.get("current"), stage.get("stop")) == (1, 0)
    stage.call("next", {"animated": False})
    assert (stage.get("current"), stage.get("stop")) == (3, 1)


STEPS = ["0", "-2", "1.5", "2 ** 31"]


@pytest.mark.parametrize("step", STEPS)
def test_an_invalid_step_is_refused(open_stage, step):
    stage = four_of_ten(open_stage, step=3)
    kind, message = stage.caught(f"pager.step = {step}")
    assert kind == "RangeError"
    assert message.startswith("step must be a whole number of 1 or more, below 2^31, not")
    assert (stage.get("step"), stage.get("stopCount")) == (3, 3)


def test_on_its_way_to_the_end_a_pager_counts_as_at_the_end(open_stage):
    stage = open_stage(count=2, pinned="both")
    stage.call("next")
    stage.frames(2)
    assert stage.get("phase") == "animating"
    assert (stage.get("stop"), stage.get("atStart"), stage.get("atEnd")) == (0, False, True)


@pytest.mark.parametrize("options, count", [({}, 5), ({"pinned": "start"}, 5), ({"length": 100}, 5)])
def test_with_an_open_end_each_slide_is_a_stop(open_stage, options, count):
    stage = open_stage(**options)
    assert (stage.get("stopCount"), stage.get("atEnd")) == (count, False)


def test_content_that_fits_is_one_stop(open_stage):
    stage = open_stage(count=3, length=100, pinned="both")
    assert (stage.get("stops"), stage.get("atStart"), stage.get("atEnd")) == ([0], True, True)


def test_without_slides_there_is_no_stop(open_stage):
    stage = open_stage(count=0)
    assert (stage.get("stops"), stage.get("stop")) == ([], None)
    assert (stage.get("atStart"), stage.get("atEnd")) == (True, True)


def test_a_million_slides_have_a_million_stops_and_no_list_of_them(open_stage):
    stage = open_stage(count=1_000_000, length=100, pinned="both", snap="item")
    assert stage.get("stopCount") == 999_997
    assert stage.pager.evaluate("pager => pager.itemAtStop(999_996)") == 999_996


@pytest.mark.parametrize("stop, named", [("5", "5"), ("-1", "-1"), ("0.5", "0.5"), ("'1'", '"1"')])
def test_an_invalid_stop_is_named(open_stage, stop, named):
    stage = open_stage()
    assert stage.caught(f"pager.itemAtStop({stop})") == [
        "RangeError",
        f"stop must be from 0 to below 5, not {named}",
    ]
