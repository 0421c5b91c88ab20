"""The scene of a million slides."""

import pytest

from clock import Clock
from scenes import PHONE
from stage import Stage


@pytest.fixture
def stage(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/million", **PHONE)
    page.wait_for_function("() => document.querySelector('rondo-pager')?.frames > 0")
    page.add_script_tag(url=f"{origin}/Tests/Browser/pages/stage.js", type="module")
    return Stage(page)


def numbers(stage):
    """The visible numbers, from left to right."""
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.number')]
            .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
            .map((slide) => ({
                left: slide.getBoundingClientRect().left,
                right: slide.getBoundingClientRect().right,
                label: [...slide.querySelectorAll('svg')]
                    .find((one) => getComputedStyle(one).display !== 'none').ariaLabel,
            }))
            .filter(({ left, right }) => right > 0 && left < innerWidth)
            .sort((one, other) => one.left - other.left)
            .map(({ label }) => label)"""
    )


def test_the_first_slide_follows_the_last(stage):
    assert numbers(stage) == ["Slide 999,999", "Slide 1,000,000", "Slide 1"]
    stage.page.get_by_role("button", name="Next").click()
    stage.rest()
    assert numbers(stage) == ["Slide 1,000,000", "Slide 1", "Slide 2"]
    assert stage.page.locator(".sums output").first.text_content() == "1"


def go_to(stage, number):
    """With keys, which replace the number before."""
    field = stage.page.get_by_role("spinbutton", name="Go to")
    field.press_sequentially(number)
    field.press("Enter")
    stage.frames(2)


def test_there_are_few_elements_at_any_place(stage):
    for number in ["1", "123456", "999999"]:
        go_to(stage, number)
        assert numbers(stage)[1] == f"Slide {int(number):,}"
        assert int(stage.page.locator(".sums output").last.text_content()) <= 5


@pytest.mark.parametrize("nonsense", ["0", "1000001", "2.5"])
def test_a_number_out_of_range_does_nothing(stage, nonsense):
    go_to(stage, nonsense)
    assert numbers(stage)[1] == "Slide 1,000,000"


def test_neighbours_differ_in_colour(stage):
    colors = stage.page.evaluate(
        """() => [...document.querySelectorAll('.number')]
            .map((slide) => getComputedStyle(slide).backgroundColor)"""
    )
    assert len(set(colors)) == len(colors)


def test_the_number_is_as_large_as_the_slide_allows(stage):
    box = stage.page.locator(".number .stacked:visible").first.bounding_box()
    assert box["height"] > 0.5 * stage.box()["height"]
