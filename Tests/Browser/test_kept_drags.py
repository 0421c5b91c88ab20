"""Content of a slide keeps the drags that it needs, and leaves the others to the pager."""

import pytest


def middle(stage, name):
    box = stage.page.locator(f"#{name}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_and_move(stage, x, y, dx=-80):
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    for step in range(1, 5):
        stage.clock.run(16)
        stage.page.mouse.move(x + dx * step / 4, y)
    stage.frames(2)


def selected(stage):
    return stage.page.evaluate("String(getSelection())")


def touch(stage, name, dx=-20):
    finger = stage.finger()
    finger.down(*middle(stage, name))
    finger.move(dx=dx, steps=4)
    return finger


# The places right before and after the words of an element.
EDGES = """(name) => {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById(name));
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return [left, right, (top + bottom) / 2];
}"""


@pytest.mark.parametrize("name, text", [("text", "Some words"), ("plain", "")])
def test_a_mouse_selects_text_that_keeps_it(open_stage, name, text):
    stage = open_stage("kept")
    left, right, y = stage.page.evaluate(EDGES, name)
    press_and_move(stage, left + 1, y, dx=right - left + 4)
    assert selected(stage) == text
    assert stage.get("phase") == ("idle" if text else "dragging")
    stage.page.mouse.up()
    stage.rest()
    assert selected(stage) == text


@pytest.mark.needs("double clicks")
@pytest.mark.parametrize("clicks, text", [(1, ""), (2, "Some"), (3, "Some words")])
def test_a_double_and_a_triple_click_select_text(open_stage, clicks, text):
    stage = open_stage("kept")
    left, _, y = stage.page.evaluate(EDGES, "plain")
    stage.page.mouse.click(left + 4, y, click_count=clicks)
    stage.frames(2)
    assert selected(stage).strip() == text
    assert (stage.get("phase"), stage.get("current")) == ("idle", 0)


def test_a_finger_on_text_that_keeps_the_mouse_drags_the_pager(open_stage):
    stage = open_stage("kept")
    finger = touch(stage, "text")
    assert stage.get("phase") == "dragging"
    finger.up()
    stage.rest()
    assert stage.get("currentSlot") == 1
    assert selected(stage) == ""


def test_a_knob_moves_under_the_mouse_and_under_a_finger(open_stage):
    stage = open_stage("kept")
    knob = stage.page.locator("#range")
    press_and_move(stage, *middle(stage, "range"))
    assert (stage.get("phase"), int(knob.input_value()) < 25) == ("idle", True)
    stage.page.mouse.up()
    finger = touch(stage, "range", dx=20)
    assert (stage.get("phase"), int(knob.input_value()) > 75) == ("idle", True)
    finger.up()
    stage.rest()
    assert stage.get("currentSlot") == 0


def test_a_field_of_text_keeps_its_drags(open_stage):
    stage = open_stage("kept")
    stage.call("scrollToItem", 1, {"animated": False})
    stage.frames(2)
    press_and_move(stage, *middle(stage, "name"))
    assert stage.get("phase") == "idle"
    stage.page.mouse.up()


@pytest.mark.parametrize("how", ["mouse", "finger"])
@pytest.mark.parametrize("name", ["checkbox", "radio", "submit", "reset", "image", "file", "color"])
def test_an_input_that_is_only_pressed_leaves_its_drags_to_the_pager(open_stage, name, how):
    stage = open_stage("kept")
    stage.call("scrollToItem", 1, {"animated": False})
    stage.frames(2)
    stage.page.evaluate(
        "() => { window.clicks = 0; document.querySelector('section:nth-child(2)').onclick = () => (clicks += 1) }"
    )
    if how == "mouse":
        press_and_move(stage, *middle(stage, name), dx=-190)
        stage.page.mouse.up()
    else:
        touch(stage, name, dx=-60).up()
    stage.rest()
    assert stage.get("current") == 2
    assert stage.page.evaluate("[clicks, checkbox.checked, radio.checked]") == [0, False, False]
    stage.call("scrollToItem", 1, {"animated": False})
    stage.frames(2)
    if name in ("checkbox", "radio"):
        stage.page.mouse.click(*middle(stage, name))
        assert stage.page.evaluate(f"[clicks, {name}.checked]") == [1, True]


def test_a_draggable_element_is_dragged_by_the_mouse_and_not_by_a_finger(open_stage):
    stage = open_stage("kept")
    finger = touch(stage, "draggable")
    assert stage.get("phase") == "dragging"
    finger.up_after_a_rest()
    stage.rest()
    press_and_move(stage, *middle(stage, "draggable"))
    assert "draggable dragstart" in stage.page.evaluate("received")
    assert stage.get("phase") == "idle"
    stage.page.mouse.up()


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_an_element_that_keeps_all_pointers_moves_nothing_else(open_stage, how):
    stage = open_stage("kept")
    x, y = middle(stage, "map")
    if how == "mouse":
        press_and_move(stage, x, y)
        stage.page.mouse.up()
    else:
        touch(stage, "map").up()
    stage.frames(2)
    assert (stage.get("phase"), stage.get("currentSlot")) == ("idle", 0)
    received = stage.page.evaluate("received")
    assert len([each for each in received if each.endswith(" pointermove")]) >= 4
    assert not any(each.endswith(" pointercancel") for each in received)


def test_an_unknown_word_is_reported_and_keeps_nothing(open_stage):
    stage = open_stage("kept")
    stage.page.evaluate(
        """() => addEventListener('error', (event) => {
            window.said = event.message;
            event.preventDefault();
            event.stopImmediatePropagation();
        }, { capture: true })"""
    )
    press_and_move(stage, *middle(stage, "mistaken"))
    assert stage.get("phase") == "dragging"
    stage.page.mouse.up()
    said = stage.page.evaluate("said")
    assert said.endswith('data-rondo-keep must be some of mouse, pen, touch, not "mous"')
