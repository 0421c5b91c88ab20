"""Options that scripts set during a motion: the content continues, and no slide is rendered again."""

import pytest

from recording import TOLERANCE

LENGTH = 400


def starts(stage):
    return {tile.item: tile.start for tile in stage.tiles()}


@pytest.mark.parametrize(
    "name, value",
    [
        *[("overscan", 2), ("snap", "item"), ("loop", False), ("drag", False), ("step", 2)],
        *[("interval", 5000), ("reducedMotion", "cut")],
    ],
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


@pytest.mark.parametrize("name, value", [("interval", None), ("interval", 4000), ("reducedMotion", "cut")])
def test_a_scroll_goes_on_with_another_auto_advance(open_stage, name, value):
    stage = open_stage(interval=600_000)
    stage.call("next")
    stage.frames(6)
    before = starts(stage)
    stage.set(name, value)
    assert stage.get("phase") == "animating" and starts(stage) == pytest.approx(before, abs=TOLERANCE)
    stage.rest()
    assert stage.get("current") == 1
    if value == 4000:
        stage.clock.run(4000)
        assert stage.get("current") == 2


def test_auto_advance_that_begins_later_has_its_pauses(open_stage):
    stage = open_stage(interval=1000)
    assert stage.get("pauses") == []
    stage.set("interval", None)
    stage.page.mouse.move(*stage.point())
    stage.frames(2)
    stage.set("interval", 1000)
    assert stage.get("pauses") == ["hovered"]
    stage.set("interval", None)
    stage.page.mouse.move(0, 599)
    stage.frames(2)
    stage.set("interval", 1000)
    assert stage.get("pauses") == []


def test_invisible_children_are_read_only_without_auto_advance(open_stage):
    stage = open_stage("children")
    inert = "pager => [...pager.shadowRoot.querySelectorAll('[part=tile]')].some(({ inert }) => inert)"
    assert not stage.pager.evaluate(inert)
    for value in (600_000, None):
        stage.set("interval", value)
        stage.until(f"(pager.pauses, pager.interval === {'null' if value is None else value})")
        stage.frames(2)
        assert stage.pager.evaluate(inert) == (value is not None)


def test_a_frozen_step_goes_on_without_auto_advance(open_stage):
    stage = open_stage(interval=1000)
    stage.clock.run(1000 - 200)
    assert stage.get("phase") == "animating"
    stage.call("pause", {"freeze": True})
    held = starts(stage)
    stage.frames(6)
    assert starts(stage) == held
    stage.set("interval", None)
    stage.rest()
    assert stage.get("current") == 1


def test_reduced_motion_can_pause_again(open_stage):
    stage = open_stage(context={"reduced_motion": "reduce"}, interval=1000)
    assert stage.get("pauses") == ["reducedMotion"]
    for word, pauses in [("cut", []), ("wait", ["reducedMotion"])]:
        stage.set("reducedMotion", word)
        assert stage.get("pauses") == pauses


CONTENT = """<!doctype html>
<style>
  body { margin: 0 }
  rondo-pager { width: 400px; height: 200px }
</style>
<rondo-pager length="content" estimate="100" snap="item" loop></rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  import { listen } from '/Tests/Browser/pages/stage.js';
  const pager = document.querySelector('rondo-pager');
  window.rendered = 0;
  listen(pager);
  pager.renderItem = (element, { id }) => {
    rendered += 1;
    element.dataset.item = id;
    element.innerHTML = `<input style="width: ${100 + 10 * id}px">`;
  };
  pager.items = Array.from({ length: 20 }, (_, id) => ({ id }));
</script>
"""


@pytest.mark.parametrize(
    "name, value", [("slop", 12), ("disabled", True), ("overscan", 2), ("interval", 5000), ("spacing", -10)]
)
def test_slides_by_content_are_not_rendered_again(open_html, name, value):
    stage = open_html(CONTENT)
    stage.frames(2)
    stage.page.locator("[data-item='1'] input").fill("typed")
    stage.frames(20)
    stage.call("scrollToItem", 3)
    stage.frames(4)
    before = starts(stage)
    stage.pager.evaluate("pager => { rendered = 0; window.slide = pager.elementFor(1) }")
    stage.set(name, value)
    assert stage.get("phase") == "animating"
    if name != "spacing":
        assert starts(stage)[2] == pytest.approx(before[2], abs=TOLERANCE)
    stage.rest()
    # More overscan shows more slides, once.
    shown = stage.pager.evaluate("() => [rendered, slide.isConnected, slide.querySelector('input').value]")
    assert shown[0] <= (4 if name == "overscan" else 3) and shown[1:] == [True, "typed"]
    gap = value if name == "spacing" else 0
    width = stage.page.locator("[data-item='3'] input").bounding_box()["width"]
    assert starts(stage)[4] - starts(stage)[3] == pytest.approx(width + gap, abs=0.1)


def holding(open_stage):
    """A stage, the finger that drags its content, and the start of the first slide."""
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-60)
    stage.frames(1)
    return stage, finger, starts(stage)[0]


def test_a_finger_keeps_its_hold_when_auto_advance_begins(open_stage):
    stage, finger, held = holding(open_stage)
    stage.set("interval", 5000)
    stage.until("pager.interval === 5000")
    stage.frames(2)
    assert stage.get("phase") == "dragging"
    finger.move(dx=-40)
    stage.frames(1)
    assert starts(stage)[0] == pytest.approx(held - 40, abs=TOLERANCE)
    finger.up()
    stage.rest()


def test_a_finger_keeps_its_hold(open_stage):
    stage, finger, held = holding(open_stage)
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
