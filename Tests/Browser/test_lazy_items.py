"""Slides are made when they are needed, and only then."""

import pytest


def renders(stage):
    """The items rendered since this was asked last."""
    return stage.page.evaluate("window.renders.splice(0)")


def elements(stage):
    """How many elements the pager holds."""
    return stage.pager.evaluate(
        """pager => [pager, pager.shadowRoot]
            .map((root) => root.querySelectorAll('*').length)
            .reduce((sum, one) => sum + one)"""
    )


@pytest.mark.parametrize("count", [5, 1000, 1_000_000])
def test_the_number_of_elements_does_not_depend_on_the_number_of_items(open_stage, count):
    stage = open_stage(count=count)
    assert stage.get("tilesAlive") == 3
    assert elements(stage) <= 12
    assert sorted(renders(stage)) == [0, 1, count - 1]


def test_a_step_renders_the_one_item_that_comes_into_reach(open_stage):
    stage = open_stage(count=1_000_000)
    renders(stage)
    for step in range(1, 4):
        stage.call("next")
        stage.rest()
        assert renders(stage) == [step + 1]
        assert stage.get("tilesAlive") == 3


def test_a_drag_to_and_fro_renders_what_comes_into_reach_once(open_stage):
    stage = open_stage()
    renders(stage)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-40, steps=4)
    # Back by as much as the content has moved, which is less than the finger has by the slop.
    finger.move(dx=30, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    assert renders(stage) == [2]


def test_a_long_way_renders_no_more_than_it_shows(open_stage):
    stage = open_stage(count=1_000_000)
    renders(stage)
    most = elements(stage)
    stage.call("scrollToItem", 500_000, {"animated": False})
    stage.rest()
    assert sorted(renders(stage)) == [499_999, 500_000, 500_001]
    assert elements(stage) <= most + 3


def test_views_are_used_again(open_stage):
    stage = open_stage(count=1000, length=100, overscan=2)
    most = elements(stage)
    with stage.recording() as seen:
        for _ in range(12):
            stage.call("next")
        stage.rest()
    assert stage.get("current") == 12
    views = {tile.view for frame in seen.frames for tile in frame.tiles}
    # Five can be seen in motion, two wait at either side.
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
    # A view made since has its first item, which is a rendering and no change.
    assert changes <= len(renders(stage)) <= changes + 4


def test_other_items_take_over(open_stage):
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
