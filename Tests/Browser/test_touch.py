"""A finger holds the content, throws it and catches it again."""

import pytest

SLOP = 10


def test_the_content_follows_the_finger_minus_the_slop(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    for travel in (20, 40, 60, 80):
        finger.move(dx=-20)
        stage.frames(2)
        assert stage.tiles()[0].start == pytest.approx(-(travel - SLOP), abs=0.05)
    assert stage.get("phase") == "dragging"
    finger.up_after_a_rest()
    stage.rest()


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("larger", ["scale: 2", "zoom: 2", "scale: 0.5", "scale: 2 0.5"])
def test_the_content_of_an_enlarged_pager_follows_the_finger(open_stage, larger, axis):
    stage = open_stage(axis=axis)
    stage.page.add_style_tag(content=f"rondo-pager {{ {larger}; transform-origin: 0 0 }}")
    stage.frames(2)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9 if axis == "horizontal" else 0.5, across=0.7))
    step = {"dx": -20} if axis == "horizontal" else {"dy": -20}
    finger.move(**step, steps=2)
    stage.frames(2)
    before = stage.tiles()[0].start
    finger.move(**step, steps=2)
    stage.frames(2)
    assert stage.tiles()[0].start - before == pytest.approx(-40, abs=0.1)
    finger.up_after_a_rest()
    stage.rest()


def test_a_finger_that_stays_within_the_slop_moves_nothing(open_stage):
    stage = open_stage()
    finger = stage.finger()
    with stage.recording() as seen:
        finger.down(*stage.point())
        finger.move(dx=-3, steps=3)
        finger.up()
        stage.rest()
    seen.assert_steady(speed=0)
    assert "begin" not in [name for name, _ in stage.events()]


@pytest.mark.parametrize("dx, expected", [(-40, 1), (40, 4)], ids=["forward", "back"])
def test_a_flick_goes_one_page(open_stage, dx, expected):
    stage = open_stage()
    stage.finger().flick(*stage.point(), dx=dx)
    stage.rest()
    assert stage.get("current") == expected
    assert stage.tiles()[0].start == pytest.approx(0, abs=0.05)


def test_a_hard_flick_also_goes_one_page(open_stage):
    stage = open_stage()
    stage.finger().flick(*stage.point(along=0.95), dx=-110)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_with_snapping_by_items_a_hard_flick_goes_far(open_stage):
    stage = open_stage(count=100, length=100, snap="item")
    stage.finger().flick(*stage.point(along=0.95), dx=-110)
    stage.rest()
    assert stage.get("currentSlot") > 5
    assert stage.tiles()[0].start == pytest.approx(0, abs=0.05)


def test_without_snapping_content_stops_where_it_comes_to_rest(open_stage):
    stage = open_stage(length=100, snap="none")
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-20, steps=3)
    finger.up_after_a_rest()
    stage.rest()
    assert stage.tiles()[0].start == pytest.approx(-50, abs=0.05)


@pytest.mark.parametrize(
    "world, dx, dy",
    [({"direction": "rtl"}, 40, 0), ({"axis": "vertical"}, 0, -40)],
    ids=["right-to-left", "vertical"],
)
def test_the_finger_drags_the_next_page_in_from_its_place(open_stage, world, dx, dy):
    stage = open_stage(**world)
    stage.finger().flick(*stage.point(), dx=dx, dy=dy)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_a_slow_drag_beyond_half_way_continues(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-44, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_a_slow_drag_short_of_half_way_returns(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-38, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("currentSlot") == 0
    assert [name for name, _ in stage.events() if name in ("settle", "cancel")] == ["cancel"]


def test_a_flick_back_returns(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point(along=0.95))
    finger.move(dx=-60, steps=5)
    finger.move(dx=30, steps=3)
    finger.up()
    stage.rest()
    assert stage.get("currentSlot") == 0


def test_a_finger_catches_moving_content_where_it_is(open_stage):
    # Without snapping it coasts for more than two seconds: enough time to catch it.
    stage = open_stage(snap="none")
    finger = stage.finger()
    finger.flick(*stage.point(), dx=-40)
    stage.frames(3)
    finger.down(*stage.point())
    assert stage.get("phase") == "dragging"
    stage.frames(1)
    caught = stage.tiles()[0].start
    with stage.recording() as seen:
        stage.frames(5)
    seen.assert_steady(speed=0)
    assert seen.frames[0].visible[0].start == caught
    finger.up()
    stage.rest()
    assert stage.tiles()[0].start == caught


def test_each_of_several_flicks_goes_one_page(open_stage):
    stage = open_stage()
    finger = stage.finger()
    x, y = stage.point()
    for _ in range(3):
        finger.flick(x, y, dx=-40)
        # Into the next page, and still in motion.
        stage.frames(16)
    stage.rest()
    assert stage.get("currentSlot") == 3


def test_a_finger_cancelled_by_the_system_throws_nothing(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-30, steps=3)
    finger.cancel()
    stage.rest()
    assert stage.get("currentSlot") == 0


def test_a_second_finger_changes_nothing(open_stage):
    stage = open_stage()
    x, y = stage.point()
    finger = stage.finger()
    finger.down(x, y)
    finger.move(dx=-20, steps=3)
    stage.frames(2)
    before = stage.tiles()
    finger.join(x - 100, y)
    stage.frames(2)
    assert stage.tiles() == before
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("currentSlot") == 0


@pytest.mark.parametrize("x, y", [(300, 100), (600, 400)], ids=["within", "beside"])
def test_a_drag_continues_under_a_second_finger(open_stage, x, y):
    stage = open_stage()
    # Otherwise two fingers are a pinch of the browser.
    stage.page.add_style_tag(content="html, rondo-pager { touch-action: none }")
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-20, steps=3)
    finger.join(x, y)
    finger.move(dx=-20, steps=3)
    stage.frames(2)
    assert stage.get("phase") == "dragging"
    assert stage.tiles()[0].start == pytest.approx(SLOP - 120, abs=0.05)
    finger.up_after_a_rest()
    stage.rest()


def test_a_click_on_another_element_during_a_drag_is_a_click(open_stage):
    stage = open_stage()
    stage.page.evaluate(
        """() => {
            document.body.insertAdjacentHTML('beforeend', '<button>Beside</button>');
            const button = document.querySelector('button');
            button.addEventListener('click', () => (window.clicked = true));
        }"""
    )
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-20, steps=3)
    # A click of a mouse beside the finger: of several fingers only the first clicks.
    stage.page.evaluate(
        """() => {
            const button = document.querySelector('button');
            for (const name of ['pointerdown', 'pointerup', 'click']) {
                const how = { bubbles: true, cancelable: true, detail: 1, pointerId: 77, pointerType: 'mouse' };
                button.dispatchEvent(new PointerEvent(name, how));
            }
        }"""
    )
    finger.move(dx=-20, steps=3)
    stage.frames(2)
    assert stage.page.evaluate("window.clicked")
    assert stage.get("phase") == "dragging"
    finger.up_after_a_rest()
    stage.rest()


@pytest.mark.parametrize("left, clicks", [(2, 1), (30, 0)])
def test_a_press_on_content_that_seems_to_stand_still_is_a_click(open_stage, left, clicks):
    """The last pixels of a motion take long; until then a tap stops it."""
    stage = open_stage(snap="item")
    stage.page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1 })")
    stage.finger().flick(*stage.point(), dx=-60)
    stage.until(f"pager.target === pager.current && Math.abs(pager.offset) < {left}")
    assert stage.get("phase") == "decelerating"
    target = stage.get("target")
    # With the mouse: a tap so soon after a swipe is none in Chromium.
    stage.page.mouse.click(*stage.point())
    stage.rest()
    assert (stage.page.evaluate("window.clicks") or 0) == clicks
    assert stage.get("current") == target


@pytest.mark.parametrize("name", ["pointerup", "pointercancel"])
def test_a_slide_that_stops_the_end_of_a_touch_does_not_block_the_next(open_stage, name):
    stage = open_stage()
    stage.page.evaluate(
        """(name) => {
            for (const slide of document.querySelectorAll('[data-item]')) {
                slide.addEventListener(name, (event) => event.stopPropagation());
            }
        }""",
        name,
    )
    finger = stage.finger()
    finger.down(*stage.point())
    finger.up() if name == "pointerup" else finger.cancel()
    stage.finger().flick(*stage.point(), dx=-40)
    stage.rest()
    assert stage.get("current") == 1
