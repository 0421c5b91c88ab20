"""What starts a pager again reports its new current item, so that a caption that follows events stays right."""

import pytest

ITEMS = "pager.items = {{ count: {count}, id: (index) => `{name}${{index}}`, render() {{}} }}"


def switches(stage):
    """The changes and settles, as [name, from, to, fromId, toId]."""
    return [[name, *detail.values()] for name, detail in stage.events() if name in ("change", "settle")]


@pytest.fixture
def open_at(open_stage):
    """Opens a pager that rests at an item, with the events from then on."""

    def open_it(item, name="slides", **options):
        stage = open_stage(name, **options)
        stage.call("scrollToItem", item, {"animated": False})
        stage.frames(2)
        stage.events()
        return stage

    return open_it


def both(*detail):
    return [["change", *detail], ["settle", *detail]]


@pytest.mark.parametrize(
    "name, ids", [("slides", [None, None]), ("list", ["n2", "n0"]), ("children", [None, "first"])]
)
def test_a_reload_reports_the_first_item(open_at, name, ids):
    stage = open_at(2, name)
    stage.call("reload")
    stage.frames(2)
    assert switches(stage) == both(2, 0, *ids)
    stage.call("reload")
    stage.frames(2)
    assert switches(stage) == []


def test_a_reload_in_motion_reports_where_it_ends(open_at):
    stage = open_at(0, "list")
    stage.in_motion("pager.reload()")
    stage.frames(2)
    assert switches(stage) == [*both(0, 1, "n0", "n1"), *both(1, 0, "n1", "n0")]


def test_a_reload_during_a_drag_reports_where_it_ends(open_at):
    stage = open_at(2)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20, steps=3)
    stage.call("reload")
    stage.frames(2)
    assert switches(stage) == both(2, 0, None, None)


@pytest.mark.parametrize(
    "change, expected",
    [
        (ITEMS.format(count=2, name="n"), both(None, 1, "n4", "n1")),
        (ITEMS.format(count=5, name="m"), both(None, 4, "n4", "m4")),
        ("pager.items = { count: 0, render() {} }", both(None, None, "n4", None)),
        ("pager.items = { count: 5, id: (index) => `n${4 - index}`, render() {} }", []),
        ("pager.axis = 'vertical'", []),
    ],
)
def test_another_function_reports_the_item_that_it_shows(open_at, change, expected):
    stage = open_at(4, "list")
    stage.pager.evaluate(f"(pager) => {{ {ITEMS.format(count=5, name='n')} }}")
    assert stage.get("current") == 4
    assert switches(stage) == []
    stage.pager.evaluate(f"(pager) => {{ {change} }}")
    stage.frames(2)
    assert switches(stage) == expected


@pytest.mark.parametrize("count, expected", [(2, both(None, 1, None, None)), (6, [])])
def test_items_without_ids_are_known_by_their_index(open_at, count, expected):
    stage = open_at(4)
    stage.pager.evaluate("(pager, count) => { pager.items = { count, render() {} } }", count)
    stage.frames(2)
    assert switches(stage) == expected


def test_children_and_items_are_never_the_same(open_at):
    stage = open_at(2, "list")
    stage.pager.evaluate("(pager) => { pager.innerHTML = '<p id=n2></p>'; pager.items = null; }")
    assert switches(stage) == both(None, 0, "n2", "n2")


def test_a_listener_that_restarts_the_pager_ends_the_events_in_order(open_at):
    stage = open_at(0, "list")
    stage.pager.evaluate(
        """(pager) => {
            window.told = 0;
            pager.addEventListener('rondo-change', ({ detail }) => (window.told = detail.to));
            pager.addEventListener('rondo-settle', () => pager.reload());
        }"""
    )
    stage.call("next", {"animated": False})
    stage.frames(2)
    assert [stage.get("current"), stage.page.evaluate("told")] == [0, 0]


@pytest.mark.parametrize("name", ["slides", "list", "children"])
def test_the_first_slide_is_settled_without_an_event(open_stage, name):
    stage = open_stage(name)
    assert switches(stage) == []
    assert stage.pager.evaluate("(pager) => pager.ready.then(() => pager.settled)") == 0


def test_the_first_items_of_a_pager_that_has_started_are_reported(open_stage):
    stage = open_stage("list", count=0)
    stage.pager.evaluate(f"(pager) => {{ {ITEMS.format(count=3, name='n')} }}")
    assert switches(stage) == both(None, 0, None, "n0")
