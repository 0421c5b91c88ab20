"""Cases of fingers, mice and wheels elsewhere, by their public reports: Documentation/Cases.md."""

import pytest


@pytest.mark.parametrize("end", ["up_after_a_rest", "cancel"])
def test_a_touch_that_ends_outside_leaves_it_on_an_item(open_stage, end):
    """slick#1082"""
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.9, across=0.9))
    finger.move(dx=-34, steps=5)
    # Below the pager, which ends at 300.
    finger.move(dy=60, steps=3)
    stage.frames(2)
    assert stage.tiles()[0].start == pytest.approx(10 - 170, abs=0.05)
    getattr(finger, end)()
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]
