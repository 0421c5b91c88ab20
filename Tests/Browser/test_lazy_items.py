"""Slides are made when they are needed, and not before."""

import pytest


def renders(stage):
    """The items rendered since the last call."""
    return stage.page.evaluate("window.renders.splice(0)")


def elements(stage):
    """The number of elements in the pager."""
    return stage.pager.evaluate(
        """pager => [pager, pager.shadowRoot]
            .map((root) => root.querySelectorAll('*').length)
            .reduce((sum, one) => sum + one)"""
    )


@pytest.mark.parametrize("count", [5, 1000, 1_000_000])
def test_the_number_of_elements_does_not_depend_on_the_number_of_items(open_stage, count):
    stage = open_stage(count=count)
    assert stage.get("tilesAlive") == 3
    assert elements(stage) <= 14
    assert sorted(renders(stage)) == [0, 1, count - 1]


def test_a_step_renders_only_the_item_that_enters_the_window(open_stage):
    stage = open_stage(count=1_000_000)
    renders(stage)
    for step in range(1, 4):
        stage.call("next")
        stage.rest()
        assert renders(stage) == [step + 1]
        assert stage.get("tilesAlive") == 3


def test_a_drag_forth_and_back_renders_each_item_once(open_stage):
    stage = open_stage()
    renders(stage)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-40, steps=4)
    # Back by as much as the content has moved: the way of the finger minus the slop.
    finger.move(dx=30, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    assert renders(stage) == [2]


def test_a_long_way_renders_only_visible_items(open_stage):
    stage = open_stage(count=1_000_000)
    renders(stage)
    most = elements(stage)
    stage.call("scrollToItem", 500_000, {"animated": False})
    stage.rest()
    assert sorted(renders(stage)) == [499_999, 500_000, 500_001]
    assert elements(stage) <= most + 3


def test_views_are_reused(open_stage):
    stage = open_stage(count=1000, length=100, overscan=2)
    most = elements(stage)
    with stage.recording() as seen:
        for _ in range(12):
            stage.call("next")
        stage.rest()
    assert stage.get("current") == 12
    views = {tile.view for frame in seen.frames for tile in frame.tiles}
    # Five are visible in motion, two wait on each side.
    assert len(views) <= 10
    assert elements(stage) <= most + 6


def test_a_view_is_rendered_only_when_it_gets_another_item(open_stage):
    stage = open_stage(count=1000, length=100)
    renders(stage)
    with stage.recording() as seen:
        stage.call("scrollToItem", 8)
        stage.rest()
    shown = {}
    changes = 0
    for frame in seen.frames:
        for tile in frame.tiles:
            changes += shown.get(tile.view, tile.item) != tile.item
            shown[tile.view] = tile.item
    # A new view has its first item: a rendering, not a change.
    assert changes <= len(renders(stage)) <= changes + 4


def test_other_items_replace_the_old_ones(open_stage):
    stage = open_stage(initial=3)
    stage.pager.evaluate(
        """pager => {
            pager.items = { count: 2, render(element, item) { element.dataset.item = item; } };
        }"""
    )
    stage.frames(2)
    assert stage.get("count") == 2
    assert stage.get("current") in (0, 1)
    assert stage.tiles()[0].start == 0


def test_a_reload_shows_items_in_their_new_order_by_their_ids(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        """pager => {
            window.data = ['a', 'b', 'c', 'd'];
            const render = (element, index) => { element.textContent = data[index] };
            pager.items = { count: 4, id: (index) => data[index], render };
            pager.scrollToItem('d', { animated: false });
        }"""
    )
    stage.frames(2)
    stage.set("initial", "c")
    stage.page.evaluate("data = ['c', 'x', 'b', 'a']")
    stage.call("reload")
    stage.frames(2)
    shown = "pager => [pager.currentId, pager.elementFor(pager.current).textContent]"
    assert stage.pager.evaluate(shown) == ["c", "c"]
    for name in ("b", "x", "a"):
        stage.call("scrollToItem", name, {"animated": False})
        stage.frames(2)
        assert stage.pager.evaluate(shown) == [name, name]
