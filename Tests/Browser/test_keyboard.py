"""Keys move a pager that has the focus, in the direction of their arrows."""

import pytest


def press(stage, key):
    stage.pager.focus()
    stage.page.keyboard.press(key)
    stage.rest()


@pytest.mark.parametrize(
    "world, key, expected",
    [
        ({}, "ArrowRight", 1),
        ({}, "ArrowLeft", -1),
        ({"direction": "rtl"}, "ArrowLeft", 1),
        ({"direction": "rtl"}, "ArrowRight", -1),
        ({"axis": "vertical"}, "ArrowDown", 1),
        ({"axis": "vertical"}, "ArrowUp", -1),
        ({"axis": "vertical", "direction": "rtl"}, "ArrowDown", 1),
        ({"direction": "rtl"}, "PageDown", 1),
        ({"axis": "vertical"}, "PageUp", -1),
    ],
)
def test_keys_step_in_their_direction(open_stage, world, key, expected):
    stage = open_stage(**world)
    press(stage, key)
    assert stage.get("currentSlot") == expected


@pytest.mark.parametrize("world, key", [({}, "ArrowDown"), ({"axis": "vertical"}, "ArrowRight")])
def test_arrows_across_the_axis_do_nothing(open_stage, world, key):
    stage = open_stage(**world)
    press(stage, key)
    assert stage.get("currentSlot") == 0


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_home_and_end_go_to_the_first_and_the_last_item(open_stage, direction):
    stage = open_stage(initial=2, direction=direction)
    press(stage, "End")
    assert stage.get("current") == 4
    press(stage, "Home")
    assert stage.get("current") == 0


def test_each_of_several_quick_presses_counts(open_stage):
    stage = open_stage(count=9)
    stage.pager.focus()
    for _ in range(3):
        stage.page.keyboard.press("ArrowRight")
    stage.rest()
    assert stage.get("currentSlot") == 3


@pytest.mark.parametrize("modifier", ["Alt", "Control", "Meta"])
def test_keys_with_a_modifier_are_left_to_the_browser(open_stage, modifier):
    stage = open_stage()
    was_prevented = stage.pager.evaluate(
        """(pager, modifier) => !pager.dispatchEvent(new KeyboardEvent('keydown', {
            key: 'ArrowRight', [`${modifier}Key`]: true, bubbles: true, cancelable: true }))""",
        {"Alt": "alt", "Control": "ctrl", "Meta": "meta"}[modifier],
    )
    stage.rest()
    assert not was_prevented
    assert stage.get("currentSlot") == 0


def test_keys_that_a_field_needs_stay_in_the_field(open_stage):
    stage = open_stage("children")
    field = stage.page.get_by_label("A field")
    field.focus()
    stage.page.keyboard.press("Home")
    stage.page.keyboard.press("ArrowRight")
    stage.rest()
    assert stage.get("currentSlot") == 0
    assert field.evaluate("field => field.selectionStart") == 1


@pytest.mark.parametrize("kind", ["checkbox", "button", "submit", "reset", "file"])
@pytest.mark.parametrize("key", ["ArrowRight", "PageDown"])
def test_keys_step_from_a_field_that_is_only_pressed(open_stage, kind, key):
    stage = open_stage("children")
    field = stage.page.get_by_label("A field")
    field.evaluate("(field, kind) => { field.removeAttribute('value'); field.type = kind }", kind)
    field.focus()
    stage.page.keyboard.press(key)
    stage.rest()
    assert stage.get("currentSlot") == 1
