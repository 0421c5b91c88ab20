"""A wheel moves the content along its axis, and otherwise scrolls the page."""

import pytest


def turn(stage, dx=0, dy=0):
    stage.page.mouse.move(*stage.point())
    stage.page.mouse.wheel(dx, dy)


def test_a_sideways_wheel_turns_a_page(open_stage):
    stage = open_stage()
    turn(stage, dx=60)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_steps_in_quick_succession_are_one_gesture(open_stage):
    stage = open_stage()
    for _ in range(5):
        turn(stage, dx=60)
    stage.rest()
    assert stage.get("currentSlot") == 1
    names = [name for name, _ in stage.events()]
    assert names.count("begin") == 1
    assert names.count("settle") == 1


@pytest.mark.needs("clicks of a wheel")
def test_each_click_of_a_mouse_wheel_turns_a_page_at_once(open_stage):
    stage = open_stage(axis="vertical")
    for _ in range(3):
        turn(stage, dy=120)
    assert stage.get("phase") == "animating"
    stage.rest()
    assert stage.get("currentSlot") == 3
    for _ in range(2):
        turn(stage, dy=-120)
    stage.rest()
    assert stage.get("currentSlot") == 1


@pytest.mark.needs("wheel by pixels")
def test_long_steps_within_a_swipe_of_a_trackpad_are_no_clicks(open_stage):
    stage = open_stage(axis="vertical")
    for step in (30, 90, 120, 120, 120):
        turn(stage, dy=step)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_a_wheel_with_shift_goes_sideways(open_stage):
    stage = open_stage()
    stage.page.keyboard.down("Shift")
    turn(stage, dy=60)
    stage.page.keyboard.up("Shift")
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_a_wheel_turns_a_vertical_pager(open_stage):
    stage = open_stage(axis="vertical")
    turn(stage, dy=60)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_in_a_right_to_left_pager_the_wheel_is_mirrored(open_stage):
    stage = open_stage(direction="rtl")
    turn(stage, dx=-60)
    stage.rest()
    assert stage.get("currentSlot") == 1


def test_a_wheel_across_the_axis_scrolls_the_page(open_stage):
    stage = open_stage("tall")
    turn(stage, dy=200)
    stage.page.wait_for_function("() => scrollY > 0")
    assert stage.get("phase") == "idle"
    assert stage.get("currentSlot") == 0


def test_a_wheel_along_the_axis_does_not_scroll_the_page(open_stage):
    stage = open_stage("tall", axis="vertical")
    turn(stage, dy=60)
    stage.rest()
    assert stage.get("currentSlot") == 1
    assert stage.page.evaluate("scrollY") == 0


def test_a_wheel_stretches_no_pinned_end(open_stage):
    stage = open_stage(pinned="both")
    with stage.recording() as seen:
        turn(stage, dx=-120)
        stage.frames(4)
    seen.assert_steady(speed=0)


def put_in_a_scroller(stage, place):
    """Fills the first slide with content that scrolls both ways, scrolled to a place."""
    stage.page.evaluate(
        """place => {
            const slide = document.querySelector("[data-item='0']");
            slide.innerHTML = '<div style="height: 100%; overflow: auto"><p></p></div>';
            const [inner] = slide.children;
            inner.firstElementChild.style.cssText = 'width: 2000px; height: 2000px';
            inner.scrollTo(place, place);
            window.inner = inner;
        }""",
        place,
    )


@pytest.mark.parametrize("step", [60, -60])
@pytest.mark.parametrize("axis, name", [("vertical", "scrollTop"), ("horizontal", "scrollLeft")])
def test_a_wheel_over_content_that_scrolls_in_a_slide_scrolls_that(open_stage, axis, name, step):
    stage = open_stage(axis=axis)
    put_in_a_scroller(stage, 200)
    turn(stage, **{"dy" if axis == "vertical" else "dx": step})
    stage.page.wait_for_function("name => inner[name] !== 200", arg=name)
    assert stage.get("phase") == "idle"
    assert stage.get("currentSlot") == 0


@pytest.mark.parametrize("place, step, slot", [(0, -60, -1), (5000, 60, 1)])
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_a_wheel_at_the_end_of_scrolled_content_in_a_slide_turns_the_page(open_stage, axis, place, step, slot):
    stage = open_stage(axis=axis)
    put_in_a_scroller(stage, place)
    turn(stage, **{"dy" if axis == "vertical" else "dx": step})
    stage.rest()
    assert stage.get("currentSlot") == slot
