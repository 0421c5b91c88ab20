"""The scenes in a screen reader: names, roles, and only visible content."""

import pytest

from clock import Clock
from reading import Reading
from scenes import PHONE

# The carousels of each scene, by name.
SLIDES = {
    "break": ["Slides"],
    "pager": ["Slides"],
    "pager?items=1": ["Slides"],
    "pager?items=2": ["Slides"],
    "pager?items=1000&length=varied": ["Slides"],
    "rooms": ["Live rooms"],
    "ticker": ["Notices", "Banners"],
}


def read(page):
    """The accessibility tree; everything that takes the focus has a name and a role."""
    reading = Reading(page)
    nameless = [
        told
        for told in reading.all()
        if told["takes_focus"]
        and told["role"] != "RootWebArea"
        and (not told["name"].strip() or told["role"] == "generic")
    ]
    assert nameless == []
    return reading


def told_in_sight(reading, carousel, kind):
    """The names of the announced parts, each of which is visible and announced once."""
    left, top, right, bottom = reading.box(carousel)
    found = [told for told in reading.within(carousel) if told["kind"] == kind]
    for told in found:
        x, y, far_x, far_y = reading.box(told)
        assert x < right and far_x > left and y < bottom and far_y > top, told
    names = [told["name"] for told in found]
    assert len(names) == len(set(names)), names
    return names


def carousels(reading):
    return [told for told in reading.all(["region"]) if told["kind"] == "carousel"]


@pytest.mark.parametrize("scene", SLIDES)
def test_a_carousel_says_what_it_is_and_announces_what_is_visible(open_demo_scene, scene):
    names = SLIDES[scene]
    page = open_demo_scene(scene, **PHONE)
    clock = Clock(page)
    clock.frames(3)
    reading = read(page)
    found = carousels(reading)
    assert [told["name"] for told in found] == names
    for told in found:
        assert told_in_sight(reading, told, "slide")[0].startswith("1 of ")
    page.locator("rondo-pager, rondo-ticker").first.evaluate("pager => pager.next()")
    clock.frames(6)
    reading = read(page)
    for told in carousels(reading):
        assert told_in_sight(reading, told, "slide") != []


def test_the_posters_say_what_they_are(open_demo_scene):
    page = open_demo_scene("", **PHONE)
    Clock(page).frames(3)
    reading = read(page)
    (posters,) = carousels(reading)
    assert posters["name"] == "Posters"
    names = [told["name"] for told in reading.within(posters) if told["kind"] == "slide"]
    # Children beside the visible ones are announced too.
    assert {"5 of 5", "1 of 5", "2 of 5"} <= set(names)
    assert len(names) == len(set(names))


def test_shelves_say_what_they_are_and_announce_what_is_visible(open_demo_scene):
    page = open_demo_scene("shelves", **PHONE)
    clock = Clock(page)
    page.mouse.move(195, 600)
    for pixels in [0, 900]:
        page.mouse.wheel(0, pixels)
        clock.frames(6)
        clock.run(2000)
        reading = read(page)
        (catalogue,) = carousels(reading)
        assert catalogue["name"] == "Catalogue"
        headings = [told["name"] for told in reading.within(catalogue) if told["role"] == "heading"]
        shelves = told_in_sight(reading, catalogue, "shelf")
        assert [name.rsplit(" ", 1)[0] for name in shelves] == headings != []


def test_pages_are_the_panels_of_their_tabs(open_demo_scene):
    page = open_demo_scene("pages", **PHONE)
    clock = Clock(page)
    for title in ["Theme", "Film"]:
        clock.frames(3)
        reading = read(page)
        assert [told["name"] for told in reading.all(["tablist"])] == ["Parts"]
        assert [told["name"] for told in reading.all(["tabpanel"])] == [title]
        page.locator("rondo-pages").evaluate("pages => pages.next()")
        clock.run(2000)


def test_a_replay_describes_its_picture_in_words(open_demo_scene):
    page = open_demo_scene("replay", **PHONE)
    clock = Clock(page)
    page.get_by_role("slider", name="Frame").focus()
    page.keyboard.press("End")
    clock.frames(3)
    (picture,) = [told for told in read(page).all(["image"]) if told["name"].startswith("Frame")]
    current = page.locator(".readout dd").nth(3).inner_text()
    assert picture["name"].endswith(f"current is {current}")
