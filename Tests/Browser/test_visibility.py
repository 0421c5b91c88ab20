"""An invisible pager comes to rest, and is there when it is visible again."""

import pytest

from ticker import INTERVAL


def show_tab(stage, is_shown):
    stage.page.evaluate("isShown => stage.showTab(isShown)", is_shown)


def test_hiding_the_tab_ends_a_scroll_at_its_target(open_stage):
    stage = open_stage()
    stage.in_motion("stage.showTab(false)")
    assert stage.get("phase") == "idle"
    assert [name for name, _ in stage.events() if name in ("settle", "cancel")] == ["settle"]
    show_tab(stage, True)
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0)]


def test_hiding_the_tab_takes_the_finger_away(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20, steps=4)
    show_tab(stage, False)
    show_tab(stage, True)
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]
    finger.up()
    stage.rest()
    assert stage.get("currentSlot") == 0


@pytest.mark.parametrize("name", ["ticker", "banner"])
def test_a_finger_that_is_lifted_on_another_page_holds_nothing(open_ticker, name):
    """The page that is shown again has not seen the lift."""
    ticker = open_ticker(name)
    ticker.page.evaluate(
        """() => document.querySelector('rondo-ticker, rondo-pager').dispatchEvent(
            new PointerEvent('pointerdown', { pointerId: 70, isPrimary: true, buttons: 1, pointerType: 'touch' })
        )"""
    )
    assert ticker.get("pauses") == ["touched"]
    show_tab(ticker, False)
    show_tab(ticker, True)
    ticker.run(INTERVAL)
    assert (ticker.steps, ticker.get("pauses")) == (1, [])
    finger = ticker.finger()
    finger.down(*ticker.point())
    assert ticker.get("pauses") == ["touched"]
    finger.move(dx=-30, steps=3)
    finger.up()
    ticker.rest()
    assert (ticker.steps, ticker.get("pauses")) == (int(name == "banner") + 1, [])


def display(stage, value):
    stage.pager.evaluate("(pager, value) => { pager.style.display = value }", value)
    stage.frames(2)


def test_display_none_and_back_shows_the_same_item(open_stage):
    stage = open_stage(initial=3)
    display(stage, "none")
    display(stage, "")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, 0)]


def test_a_scroll_while_not_displayed_takes_effect(open_stage):
    stage = open_stage()
    display(stage, "none")
    stage.call("scrollToItem", 2)
    display(stage, "")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(2, 0)]


def test_display_none_ends_a_scroll_at_its_target(open_stage):
    stage = open_stage()
    stage.in_motion("pager.style.display = 'none'")
    stage.frames(2)
    display(stage, "")
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0)]


def test_moving_an_element_within_the_page_keeps_the_item(open_stage):
    stage = open_stage(initial=3)
    stage.pager.evaluate(
        "pager => document.body.append(document.createElement('div').appendChild(pager))"
    )
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, 0)]
    stage.call("next")
    stage.rest()
    assert stage.get("current") == 4
