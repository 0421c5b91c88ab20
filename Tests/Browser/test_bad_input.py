"""What cannot be is refused at the door, by an error that names it; nothing is half-applied."""

import pytest

REFUSED = [
    ("pager.items = { count: -1, render() {} }", "RangeError", "-1"),
    ("pager.items = { count: NaN, render() {} }", "RangeError", "NaN"),
    ("pager.items = { count: Infinity, render() {} }", "RangeError", "Infinity"),
    ("pager.items = { count: 1.5, render() {} }", "RangeError", "1.5"),
    ("pager.items = { count: '3', render() {} }", "TypeError", "count"),
    ("pager.items = { count: 3 }", "TypeError", "render"),
    ("pager.items = { count: 3, render: 'no' }", "TypeError", "render"),
    ("pager.items = { count: 3, render() {}, length: 80 }", "TypeError", "length"),
    ("pager.items = 7", "TypeError", "7"),
    ("pager.items = { count: 3, render() {}, length: () => -5 }", "RangeError", "-5"),
    ("pager.items = { count: 3, render() {}, length: () => NaN }", "RangeError", "NaN"),
    ("pager.items = { count: 3, render() {}, length: () => Infinity }", "RangeError", "Infinity"),
    ("pager.spacing = -4", "RangeError", "-4"),
    ("pager.spacing = NaN", "RangeError", "NaN"),
    ("pager.spacing = Infinity", "RangeError", "Infinity"),
    ("pager.length = -20", "RangeError", "-20"),
    ("pager.length = Infinity", "RangeError", "Infinity"),
    ("pager.overscan = -1", "RangeError", "-1"),
    ("pager.overscan = 0.5", "RangeError", "0.5"),
    ("pager.axis = 'diagonal'", "RangeError", "diagonal"),
    ("pager.direction = 'up'", "RangeError", "up"),
    ("pager.snap = 'sometimes'", "RangeError", "sometimes"),
    ("pager.alignment = 'left'", "RangeError", "left"),
    ("pager.pinned = 'middle'", "RangeError", "middle"),
    ("pager.decelerationRate = 1.5", "RangeError", "1.5"),
    ("pager.scrollTo('nowhere')", "RangeError", "nowhere"),
    ("pager.scrollTo(5)", "RangeError", "5"),
    ("pager.scrollTo(-1)", "RangeError", "-1"),
    ("pager.scrollTo(0.5)", "RangeError", "0.5"),
    ("pager.scrollTo(2, { way: 'around' })", "RangeError", "around"),
    ("pager.scrollTo(2, { animated: 'slowly' })", "TypeError", "slowly"),
]


@pytest.mark.parametrize("script, kind, named", REFUSED)
def test_it_is_refused_by_name_and_changes_nothing(open_stage, script, kind, named):
    stage = open_stage(count=5)
    before = stage.tiles()
    caught = stage.caught(script)
    assert caught[0] == kind
    assert named in caught[1]

    stage.frames(2)
    assert stage.tiles() == before
    stage.call("next", {"animated": False})
    assert stage.get("current") == 1


def test_an_id_that_two_items_share_is_named_when_it_is_discovered(open_stage):
    stage = open_stage()
    caught = stage.pager.evaluate(
        """pager => {
            try {
                pager.items = { count: 3, id: (i) => (i === 2 ? 'a' : 'abc'[i]), render() {} };
                pager.scrollTo('c');
            } catch (error) {
                return [error.name, error.message];
            }
        }"""
    )
    assert caught[0] == "RangeError"
    assert '"a"' in caught[1]
