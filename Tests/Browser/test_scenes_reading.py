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
        node
        for node in reading.all()
        if node["takes_focus"]
        and node["role"] != "RootWebArea"
        and (not node["name"].strip() or node["role"] == "generic")
    ]
    assert nameless == []
    return reading


def names_in_sight(reading, carousel, kind):
    """The names of the announced parts, each of which is visible and announced once."""
    left, top, right, bottom = reading.box(carousel)
    found = [node for node in reading.within(carousel) if node["kind"] == kind]
    for node in found:
        x, y, far_x, far_y = reading.box(node)
        assert x < right and far_x > left and y < bottom and far_y > top, node
    names = [node["name"] for node in found]
    assert len(names) == len(set(names)), names
    return names


def carousels(reading):
    return [node for node in reading.all(["region"]) if node["kind"] == "carousel"]


@pytest.mark.parametrize("scene", SLIDES)
def test_a_carousel_says_what_it_is_and_announces_what_is_visible(open_demo_scene, scene):
    names = SLIDES[scene]
    page = open_demo_scene(scene, **PHONE)
    clock = Clock(page)
    clock.frames(3)
    reading = read(page)
    found = carousels(reading)
    assert [node["name"] for node in found] == names
    for node in found:
        assert names_in_sight(reading, node, "slide")[0].startswith("1 of ")
    page.locator("rondo-pager, rondo-ticker").first.evaluate("pager => pager.next()")
    clock.frames(6)
    reading = read(page)
    for node in carousels(reading):
        assert names_in_sight(reading, node, "slide") != []


def test_the_posters_say_what_they_are(open_demo_scene):
    page = open_demo_scene("", **PHONE)
    Clock(page).frames(3)
    reading = read(page)
    (posters,) = carousels(reading)
    assert posters["name"] == "Posters"
    names = [node["name"] for node in reading.within(posters) if node["kind"] == "slide"]
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
        headings = [node["name"] for node in reading.within(catalogue) if node["role"] == "heading"]
        shelves = names_in_sight(reading, catalogue, "shelf")
        assert [name.rsplit(" ", 1)[0] for name in shelves] == headings != []


def test_pages_are_the_panels_of_their_tabs(open_demo_scene):
    page = open_demo_scene("pages", **PHONE)
    clock = Clock(page)
    for title in ["Theme", "Film"]:
        clock.frames(3)
        reading = read(page)
        assert [node["name"] for node in reading.all(["tablist"])] == ["Parts"]
        assert [node["name"] for node in reading.all(["tabpanel"])] == [title]
        page.locator("rondo-pages").evaluate("pages => pages.next()")
        clock.run(2000)


def test_a_replay_describes_its_picture_in_words(open_demo_scene):
    page = open_demo_scene("replay", **PHONE)
    clock = Clock(page)
    page.get_by_role("slider", name="Frame").focus()
    page.keyboard.press("End")
    clock.frames(3)
    (picture,) = [node for node in read(page).all(["image"]) if node["name"].startswith("Frame")]
    current = page.locator(".readout dd").nth(3).inner_text()
    assert picture["name"].endswith(f"current is {current}")
