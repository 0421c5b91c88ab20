"""A mouse drags as a finger does, and does nothing else during a drag."""

import pytest


def drag(stage, dx, dy=0, steps=6):
    """Presses in the middle and moves by a distance; the button stays down."""
    x, y = stage.point()
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x + dx, y + dy, steps=steps)
    stage.frames(2)


def release(stage):
    """Releases the button after a rest, so that the mouse has no speed."""
    stage.frames(8)
    stage.page.mouse.up()
    stage.rest()


def test_the_content_follows_the_mouse(open_stage):
    stage = open_stage()
    drag(stage, dx=-110)
    assert stage.tiles()[0].start == pytest.approx(-100, abs=0.05)
    release(stage)
    assert stage.get("currentSlot") == 0


@pytest.mark.needs("mouse beyond the page")
def test_a_drag_beyond_half_way_continues(open_stage):
    stage = open_stage()
    drag(stage, dx=-250)
    release(stage)
    assert stage.get("currentSlot") == 1


def test_a_drag_continues_outside_of_the_pager(open_stage):
    stage = open_stage()
    drag(stage, dx=350)
    assert stage.get("phase") == "dragging"
    assert stage.tiles()[0].start == pytest.approx(340 - 400, abs=0.05)
    release(stage)
    assert stage.get("currentSlot") == -1
    stage.page.mouse.move(100, 100)
    stage.frames(2)
    assert stage.get("phase") == "idle"


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_buttons_drag_nothing(open_stage, button):
    stage = open_stage()
    x, y = stage.point()
    stage.page.mouse.move(x, y)
    stage.page.mouse.down(button=button)
    stage.page.mouse.move(x - 100, y, steps=4)
    stage.frames(2)
    assert stage.get("phase") == "idle"
    stage.page.mouse.up(button=button)


def test_a_drag_selects_no_text(open_stage):
    stage = open_stage()
    drag(stage, dx=-150, dy=60)
    assert stage.page.evaluate("String(getSelection())") == ""
    release(stage)
    assert stage.page.evaluate("String(getSelection())") == ""


def test_a_mouse_without_a_button_moves_nothing(open_stage):
    stage = open_stage()
    x, y = stage.point()
    stage.page.mouse.move(x, y)
    stage.page.mouse.move(x - 150, y, steps=5)
    stage.frames(2)
    assert stage.get("phase") == "idle"
    assert stage.tiles()[0].start == 0


def test_a_press_that_the_page_handles_drags_nothing(open_stage):
    stage = open_stage()
    take = "event => window.isTaken && event.preventDefault()"
    stage.page.evaluate(
        f"""() => {{
            window.isTaken = true;
            for (const slide of document.querySelectorAll('[data-item]')) {{
                slide.addEventListener('pointerdown', {take});
            }}
        }}"""
    )
    before = stage.tiles()
    drag(stage, -150)
    assert (stage.tiles(), stage.get("phase")) == (before, "idle")
    release(stage)
    assert stage.tiles() == before
    stage.page.evaluate("window.isTaken = false")
    drag(stage, -150)
    assert stage.get("phase") == "dragging"
    release(stage)
