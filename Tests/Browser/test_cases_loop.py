"""Cases of loops from public reports: Documentation/Cases.md."""

import pytest

from recording import TOLERANCE


def test_a_list_that_becomes_a_loop_loops_both_ways_at_once(open_stage):
    """flutter_carousel_slider#299"""
    stage = open_stage(pinned="both")
    before = stage.tiles()
    stage.set("pinned", "none")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [
        (tile.item, tile.start) for tile in before
    ]
    slots = []
    with stage.recording() as seen:
        for method in ["previous"] + ["next"] * 6:
            stage.call(method)
            stage.rest()
            slots.append(stage.get("currentSlot"))
    assert slots == [-1, 0, 1, 2, 3, 4, 5]
    seen.assert_covered()
    seen.assert_ordered(5)


def test_nothing_is_made_without_items_and_the_first_item_is_shown(open_stage):
    """flutter_carousel_slider#473"""
    stage = open_stage("list", count=0)
    stage.frames(2)
    assert stage.page.evaluate("renders") == []
    stage.pager.evaluate("pager => pager.insertItems(numbered(0))")
    stage.frames(2)
    assert stage.page.evaluate("renders") == ["n0"]
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]


def test_visible_overflow_is_covered_in_motion_too(open_stage):
    """swiper#7980"""
    stage = open_stage(count=6, length=100)
    stage.page.add_style_tag(content="rondo-pager { width: 300px; margin: 0 100px }")
    stage.page.add_style_tag(content="rondo-pager::part(viewport) { overflow: visible }")
    stage.frames(2)
    with stage.recording() as seen:
        for _ in range(2):
            stage.call("next")
            stage.rest()
    for frame in seen.frames:
        tiles = sorted(frame.tiles, key=lambda tile: tile.start)
        assert tiles[0].start <= -100 + TOLERANCE and tiles[-1].end >= 400 - TOLERANCE
        for left, right in zip(tiles, tiles[1:]):
            assert right.start == pytest.approx(left.end, abs=TOLERANCE)
