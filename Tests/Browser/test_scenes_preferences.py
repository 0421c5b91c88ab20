"""Reduced motion stops automatic motion, and from right to left everything is mirrored."""

import pytest

from clock import Clock
from pictures import change, picture
from reading import Reading
from scenes import PHONE, SCENES, wait_for_scene

# Long enough for automatic motion to be visible.
A_WHILE = 10_000  # milliseconds

# Nothing waits for data, and all pictures have come, lazy ones too: they load in real time.
HAS_LOADED = """() => {
    const pages = [document, ...Array.from(frames, ({ document }) => document)];
    const images = pages.flatMap(({ images }) => Array.from(images));
    for (const image of images) image.loading = 'eager';
    return !document.querySelector('[data-waiting]') && images.every(({ complete }) => complete);
}"""


@pytest.mark.parametrize("scene", SCENES)
def test_under_reduced_motion_nothing_moves_without_input(open_demo_scene, scene):
    page = open_demo_scene(scene, reduced_motion="reduce", **PHONE)
    clock = Clock(page)
    clock.frames(60)
    clock.until(HAS_LOADED)
    clock.presented()
    # They lie over the rooms, and count the requests.
    page.add_style_tag(content=".figures { visibility: hidden }")
    moving = page.locator("rondo-pager, rondo-pages, rondo-ticker, rondo-shelves, iframe, .picture")
    boxes = [each.bounding_box() for each in moving.all()]
    before = [picture(page, box) for box in boxes]
    clock.run(A_WHILE)
    clock.presented()
    assert boxes != []
    for box, earlier in zip(boxes, before):
        assert change(earlier, picture(page, box)) == 0
    running = page.evaluate(
        """() => document.getAnimations().filter(({ playState, effect }) =>
            playState === 'running' && effect.getComputedTiming().activeDuration > 1).length"""
    )
    assert running == 0


def turn_round(page, scene):
    """Mirrors the page, makes the scene again, and returns its clock."""
    page.evaluate(
        """() => {
            document.documentElement.dir = 'rtl';
            document.querySelector('main').replaceChildren();
            dispatchEvent(new HashChangeEvent('hashchange'));
        }"""
    )
    wait_for_scene(page, scene)
    clock = Clock(page)
    clock.frames(6)
    return clock


@pytest.mark.parametrize("scene", SCENES)
def test_from_right_to_left_the_page_layout_is_mirrored(open_demo_scene, scene):
    page = open_demo_scene(scene, **PHONE)
    turn_round(page, scene)
    # Less than the window if scroll bars take space.
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    wordmark = page.locator(".wordmark").bounding_box()
    assert wordmark["x"] + wordmark["width"] > width - 40, "the masthead starts at the right"


@pytest.mark.parametrize(
    "scene, selector, second",
    [
        # The scene has its own setting.
        ("pager?direction=rtl", "rondo-pager", "2 of 5"),
        ("pages", "rondo-pages", "Film"),
    ],
)
def test_from_right_to_left_the_left_arrow_goes_forward(open_demo_scene, scene, selector, second):
    page = open_demo_scene(scene, **PHONE)
    clock = turn_round(page, scene)
    page.locator(selector).evaluate("(pager) => { pager.tabIndex = 0; pager.focus(); }")
    page.keyboard.press("ArrowLeft")
    clock.run(2000)
    shown = [node["name"] for node in Reading(page).all(["group", "tabpanel"])]
    assert second in shown


def test_from_right_to_left_shelves_start_at_the_right(open_demo_scene):
    page = open_demo_scene("shelves", **PHONE)
    turn_round(page, "shelves")
    reading = Reading(page)
    first, second = (
        next(node for node in reading.all(["group"]) if node["name"].startswith(f"{place} of"))
        for place in (1, 2)
    )
    assert reading.box(first)[2] > PHONE["viewport"]["width"] - 40
    assert reading.box(second)[2] <= reading.box(first)[0]
