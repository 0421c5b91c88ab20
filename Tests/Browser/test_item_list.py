"""A list of items changes at any moment, and visible items stay in place."""

import pytest

MIDDLE = 20  # the distance of the finger from the resting place, in points


def moved(frame, item):
    """The place of an item."""
    return next(tile.start for tile in frame if tile.item == item)


def view_of(frame, item):
    return next(tile.view for tile in frame if tile.item == item)


def items(stage):
    return [tile.item for tile in stage.tiles()]


def change(stage, script):
    stage.pager.evaluate(f"pager => {{ {script} }}")
    stage.frames(2)


def read_all(stage):
    """The items in order from the present one, once round the loop."""
    seen = []
    for _ in range(stage.get("count")):
        seen += items(stage)
        stage.call("next", {"animated": False})
    return seen


# The order of the items 0 to 4 after each change, from item 2 on.
CHANGES = [
    ("pager.insertItems(numbered(7), { before: 'n2' })", [2, 3, 4, 0, 1, 7]),
    ("pager.insertItems(numbered(7, 8))", [2, 3, 4, 7, 8, 0, 1]),
    ("pager.removeItems(['n1'])", [2, 3, 4, 0]),
    ("pager.removeItems(['n0', 'n3'])", [2, 4, 1]),
    ("pager.removeItems(['n0', 'n1', 'n3', 'n4'])", [2]),
    ("pager.moveItem('n2')", [2, 0, 1, 3, 4]),
    ("pager.moveItem('n4', { before: 'n1' })", [2, 3, 0, 4, 1]),
    ("pager.replaceItems(numbered(9, 2, 8))", [2, 8, 9]),
    ("pager.items = numbered(2, 0)", [2, 0]),
    ("pager.filter = ({ number }) => number !== 3", [2, 4, 0, 1]),
    ("pager.updateItems([{ id: 'n2', number: 2, title: 'Other' }])", [2, 3, 4, 0, 1]),
]


@pytest.mark.parametrize("script, order", CHANGES, ids=[script for script, _ in CHANGES])
def test_at_rest_nothing_moves(open_stage, script, order):
    stage = open_stage("list", initial="n2")
    before = stage.tiles()
    change(stage, script)
    assert stage.tiles() == before
    assert stage.get("currentId") == "n2"
    assert read_all(stage) == order


@pytest.mark.parametrize("script, order", CHANGES, ids=[script for script, _ in CHANGES])
def test_under_a_finger_nothing_moves_and_the_drag_continues(open_stage, script, order):
    stage = open_stage("list", initial="n2")
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-10 - MIDDLE)
    stage.frames(2)
    before = stage.tiles()
    change(stage, script)
    after = stage.tiles()
    assert moved(after, 2) == moved(before, 2) == -MIDDLE
    assert view_of(after, 2) == view_of(before, 2)
    if len(order) > 1:
        finger.move(dx=-30)
        stage.frames(2)
        assert moved(stage.tiles(), 2) == -MIDDLE - 30
    finger.up_after_a_rest()
    stage.rest()
    assert read_all(stage) == order


@pytest.mark.parametrize("script, order", CHANGES, ids=[script for script, _ in CHANGES])
def test_in_motion_nothing_jumps(open_stage, script, order):
    stage = open_stage("list", initial="n1")
    with stage.recording() as seen:
        stage.in_motion(script)
        stage.rest()
    if len(order) > 1:
        # A single item comes to rest without neighbours.
        seen.assert_covered()
    if 1 in order:
        # The step continues to item 2, wherever that is now, in the time left: at most twice as
        # far. If the item that was left is removed, its successor takes its place.
        seen.assert_steady(speed=8000)
    assert stage.get("currentId") == "n2"
    assert read_all(stage) == order


def test_views_that_stay_are_not_rendered_again(open_stage):
    stage = open_stage("list", initial="n2")
    stage.page.evaluate("renders.splice(0)")
    change(stage, "pager.insertItems(numbered(7), { before: 'n0' })")
    change(stage, "pager.moveItem('n0', { before: 'n7' })")
    change(stage, "pager.replaceItems(numbered(1, 2, 3))")
    assert stage.page.evaluate("renders") == []


def test_an_update_fills_the_same_element_again(open_stage):
    stage = open_stage("list", initial="n2")
    stage.page.evaluate("renders.splice(0)")
    before = stage.tiles()
    change(stage, "pager.updateItems([{ id: 'n2', number: 2, title: 'Renamed' }])")
    assert stage.page.evaluate("renders") == ["n2"]
    assert stage.tiles() == before
    assert stage.pager.evaluate("pager => pager.elementFor(2).textContent") == "Renamed"


def test_a_removed_current_item_gives_way_to_the_next_with_its_events(open_stage):
    stage = open_stage("list", initial="n4")
    stage.events()
    change(stage, "pager.removeItems(['n4'])")
    reported = [(name, detail.get("id") or (detail["fromId"], detail["toId"])) for name, detail in stage.events()]
    assert reported == [
        ("change", ("n4", "n0")),
        ("settle", ("n4", "n0")),
        ("diddisappear", "n4"),
        ("reclaim", "n4"),
        ("willappear", "n0"),
    ]
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]


def test_after_a_step_back_the_previous_item_takes_over(open_stage):
    stage = open_stage("list", initial="n2")
    stage.call("previous")
    stage.rest()
    change(stage, "pager.removeItems(['n1'])")
    assert stage.get("currentId") == "n0"


def test_a_single_item_does_not_scroll_and_two_do_again(open_stage):
    stage = open_stage("list", count=2)
    change(stage, "pager.removeItems(['n1'])")
    assert not stage.get("canScroll")
    stage.finger().flick(*stage.point(), dx=-40)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]
    change(stage, "pager.insertItems(numbered(5))")
    assert stage.get("canScroll")
    stage.call("next")
    stage.rest()
    assert items(stage) == [5]


def test_a_list_can_be_emptied_and_filled_again(open_stage):
    stage = open_stage("list")
    stage.events()
    change(stage, "pager.items = []")
    assert stage.tiles() == []
    assert stage.get("current") is None
    change(stage, "pager.insertItems(numbered(8, 9))")
    assert items(stage) == [8]
    settles = [
        (detail["fromId"], detail["toId"]) for name, detail in stage.events() if name == "settle"
    ]
    assert settles == [("n0", None), (None, "n8")]


def test_an_item_hidden_by_a_filter_returns_at_its_place(open_stage):
    stage = open_stage("list", initial="n2")
    change(stage, "pager.filter = ({ number }) => number % 2 === 0")
    assert stage.get("count") == 3
    assert stage.pager.evaluate("pager => pager.items.length") == 5
    change(stage, "pager.insertItems(numbered(7, 6), { before: 'n4' })")
    assert read_all(stage) == [2, 6, 4, 0]
    change(stage, "pager.filter = null")
    assert read_all(stage) == [2, 3, 7, 6, 4, 0, 1]


def test_labels_count_the_present_items(open_stage):
    stage = open_stage("list", initial="n2")
    label = """pager => [...pager.shadowRoot.querySelectorAll('[part~=tile]')]
        .find((tile) => !tile.hidden && !tile.inert).ariaLabel"""
    assert stage.pager.evaluate(label) == "3 of 5"
    change(stage, "pager.removeItems(['n0'])")
    assert stage.pager.evaluate(label) == "2 of 4"


def test_items_have_lengths_and_kinds(open_stage):
    stage = open_stage("list", snap="item")
    change(
        stage,
        """pager.itemKind = ({ number }) => number % 2;
        pager.itemLength = ({ number }) => 100 + 10 * number;""",
    )
    assert [(tile.item, tile.start, tile.end) for tile in stage.tiles()][:3] == [
        (0, 0, 100),
        (1, 100, 210),
        (2, 210, 330),
    ]
    kinds = {}
    with stage.recording() as seen:
        for _ in range(5):
            stage.call("next")
            stage.rest()
    for frame in seen.frames:
        for tile in frame.tiles:
            assert kinds.setdefault(tile.view, tile.item % 2) == tile.item % 2


def test_a_pager_that_returns_to_the_page_is_where_it_was(open_stage):
    stage = open_stage("list", initial="n3")
    change(
        stage,
        """pager.remove();
        pager.insertItems(numbered(7), { before: 'n0' });
        pager.removeItems(['n1']);
        document.body.append(pager);""",
    )
    assert stage.get("currentId") == "n3"
    assert read_all(stage) == [3, 4, 7, 0, 2]


# Each call breaks a rule, and must change nothing.
REFUSED = [
    ("pager.insertItems(numbered(2))", "RangeError", '"n2" is there already'),
    ("pager.insertItems(numbered(7), { before: 'n9' })", "RangeError", 'no item "n9"'),
    ("pager.insertItems('n7')", "TypeError", '"n7"'),
    ("pager.insertItems([{ title: 'nameless' }])", "TypeError", "items[0].id"),
    ("pager.insertItems(numbered(7, 7))", "RangeError", '"n7"'),
    ("pager.removeItems(['n9'])", "RangeError", 'no item "n9"'),
    ("pager.removeItems([undefined])", "RangeError", "no item undefined"),
    ("pager.moveItem('n9')", "RangeError", 'no item "n9"'),
    ("pager.moveItem('n1', { before: 'n9' })", "RangeError", 'no item "n9"'),
    ("pager.replaceItems(numbered(1, 1))", "RangeError", '"n1"'),
    ("pager.updateItems(numbered(9))", "RangeError", 'no item "n9"'),
    ("pager.filter = 'no'", "TypeError", "filter"),
    ("pager.filter = () => { throw new RangeError('broken filter') }", "RangeError", "broken"),
    ("pager.renderItem = 7", "TypeError", "renderItem"),
    ("pager.itemLength = () => -1", "RangeError", "-1"),
    ("pager.loadMore = 'p1'", "TypeError", "loadMore"),
    ("pager.prefetch = -1", "RangeError", "-1"),
    ("pager.keep = 0", "RangeError", "0"),
]


def test_a_bad_change_is_refused_and_changes_nothing(open_stage):
    stage = open_stage("list", initial="n2")
    for script, kind, named in REFUSED:
        stage.expect_refusal(script, kind, named)
    assert read_all(stage) == [2, 3, 4, 0, 1]


def test_slides_without_a_list_have_no_changes_of_a_list(open_stage):
    stage = open_stage(count=3)
    caught = stage.pager.evaluate(
        "pager => { try { pager.insertItems([{ id: 1 }]) } catch (error) { return error.message } }"
    )
    assert "pager.items = []" in caught


def test_a_removed_page_disappears_at_once_although_it_is_reclaimed_at_rest(open_stage):
    stage = open_stage("list", keep=2, initial="n2")
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-10 - MIDDLE)
    stage.frames(2)
    stage.events()
    change(stage, "pager.removeItems(['n2'])")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, -MIDDLE), (4, 400 - MIDDLE)]
    assert "reclaim" not in [name for name, _ in stage.events()]
    finger.up_after_a_rest()
    stage.rest()
    stage.frames(2)
    reclaimed = [detail["id"] for name, detail in stage.events() if name == "reclaim"]
    assert reclaimed == ["n2"]


def test_pages_of_a_list_follow_the_life_cycle(open_stage):
    stage = open_stage("list", keep=2)
    names = [name for name, _ in stage.events()]
    assert names == ["willappear", "didappear"]
    stage.call("next")
    stage.rest()
    stage.frames(2)
    reported = [(name, detail["id"]) for name, detail in stage.events() if "id" in detail]
    assert reported == [
        ("willdisappear", "n0"),
        ("willappear", "n1"),
        ("diddisappear", "n0"),
        ("didappear", "n1"),
    ]


@pytest.mark.parametrize("order", ["never", "after"])
def test_a_missing_renderitem_is_told(open_stage, order):
    stage = open_stage()
    told = stage.pager.evaluate(
        """async (pager, order) => {
            const told = [];
            addEventListener('error', (event) => {
                told.push(`${event.error}`);
                event.stopImmediatePropagation();
                event.preventDefault();
            }, { capture: true });
            pager.items = [{ id: 1 }, { id: 2 }];
            if (order === 'after') pager.renderItem = (element, { id }) => { element.textContent = id; };
            await pageTime.presented();
            return told;
        }""",
        order,
    )
    stage.frames(2)
    assert told == (["TypeError: a list of items needs renderItem"] if order == "never" else [])
