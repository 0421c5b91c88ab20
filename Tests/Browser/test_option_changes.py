"""Options that scripts set during a motion: the content continues, and no slide is rendered again."""

import pytest

from recording import TOLERANCE

LENGTH = 400


def starts(stage):
    return {tile.item: tile.start for tile in stage.tiles()}


@pytest.mark.parametrize(
    "name, value",
    [("overscan", 2), ("snap", "item"), ("loop", False), ("drag", False), ("step", 2)],
    ids=lambda value: str(value),
)
def test_a_scroll_goes_on_to_its_target(open_stage, name, value):
    stage = open_stage()
    stage.call("next")
    stage.frames(6)
    before = starts(stage)
    stage.events()
    stage.set(name, value)
    after = starts(stage)
    assert stage.get("phase") == "animating"
    for item in before.keys() & after.keys():
        assert after[item] == pytest.approx(before[item], abs=TOLERANCE)
    stage.rest()
    assert stage.get("current") == 1
    names = [event for event, _ in stage.events()]
    # Slides in the viewport neither leave nor come again.
    assert names.count("settle") == 1 and names.count("didDisappear") <= 1
    assert "willAppear" not in names


def test_a_finger_keeps_its_hold(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-60)
    stage.frames(1)
    held = starts(stage)[0]
    stage.set("snap", "item")
    assert stage.get("phase") == "dragging"
    assert starts(stage)[0] == pytest.approx(held, abs=TOLERANCE)
    finger.move(dx=-40)
    stage.frames(1)
    assert starts(stage)[0] == pytest.approx(held - 40, abs=TOLERANCE)
    finger.up()


def test_slides_of_another_length_keep_the_current_one_in_place(open_stage):
    stage = open_stage()
    stage.call("next", {"animated": False})
    stage.frames(1)
    stage.events()
    stage.set("length", LENGTH / 2)
    assert starts(stage)[1] == pytest.approx(0, abs=TOLERANCE)
    assert {2} <= starts(stage).keys()
    assert "willDisappear" not in [event for event, _ in stage.events()]


def test_a_broken_rule_changes_nothing(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(6)
    before = starts(stage)
    name, message = stage.caught("pager.length = -1")
    assert name == "RangeError" and "length" in message and "-1" in message
    assert starts(stage) == before and stage.get("phase") == "animating"
    assert stage.get("length") == "viewport"


@pytest.mark.parametrize(
    "name, text, value",
    [("length", "50", 50), ("step", "2", 2), ("overscan", "2", 2), ("loop", "", True), ("initial", "2", "2")],
)
def test_text_of_a_property_means_the_same_as_in_the_attribute(open_stage, name, text, value):
    stage = open_stage()
    stage.set(name, text)
    assert stage.get(name) == value
    assert stage.pager.get_attribute(name) == text
    assert stage.caught("pager.step = 'two'") == ["TypeError", 'step must be a number, not "two"']


def test_an_option_that_a_listener_sets_meanwhile_stays(open_stage):
    stage = open_stage()
    stage.call("next")
    stage.frames(6)
    stage.pager.evaluate(
        """pager => {
            const onAppear = () => { pager.spacing = 30; };
            pager.addEventListener('rondo-willappear', onAppear, { once: true });
            // Shows one more slide.
            pager.length = 200;
        }"""
    )
    stage.rest()
    assert (stage.get("length"), stage.get("spacing")) == (200, 30)
    assert starts(stage)[2] - starts(stage)[1] == pytest.approx(230, abs=TOLERANCE)


@pytest.mark.parametrize("first", ["duration", "interval"])
def test_a_long_duration_and_interval_can_be_set_in_any_order(open_ticker, first):
    ticker = open_ticker()
    values = ticker.page.evaluate(
        """(first) => {
            const ticker = document.createElement('rondo-ticker');
            const values = { duration: 6000, interval: 8000 };
            const names = first === 'duration' ? ['duration', 'interval'] : ['interval', 'duration'];
            for (const name of names) ticker.setAttribute(name, values[name]);
            document.body.append(ticker);
            return [ticker.duration, ticker.interval];
        }""",
        first,
    )
    assert values == [6000, 8000]
