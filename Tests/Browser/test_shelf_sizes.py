"""CSS sizes of shelves and of their items."""

import pytest

from recording import TOLERANCE


def at(points):
    return pytest.approx(points, abs=TOLERANCE)


def places(shelves):
    """The start of the second shelf, and those of the second items of the first two shelves."""
    shelves.filled()
    seen = shelves.look()
    return [seen["Shelf 1"]["start"], *(start_of(seen, shelf) for shelf in range(2))]


def start_of(seen, shelf):
    return next(each["start"] for each in seen[f"Shelf {shelf}"]["cells"] if each["item"] == f"s{shelf}-1")


def test_sizes_can_be_any_length_in_css(open_shelves):
    """Percentages are those of the list, and of a shelf without its inset."""
    sizes = {"length": "25%25", "spacing": "0.5rem", "item_length": "calc(50%25 - 4px)", "item_spacing": "1em"}
    shelves = open_shelves(**sizes, inset=20)
    item = 20 + 180 - 4 + 16
    assert places(shelves) == at([150 + 8, item, item])


def test_sizes_follow_the_font_the_box_and_the_inset(open_shelves):
    shelves = open_shelves(length="5em", item_length="50%25")
    assert places(shelves) == at([80 + 10, 210, 210])
    shelves.run("shelves.style.fontSize = '20px'")
    shelves.frames(3)
    assert places(shelves) == at([100 + 10, 210, 210])
    shelves.run("shelves.style.width = '300px'")
    shelves.frames(3)
    assert places(shelves) == at([100 + 10, 160, 160])
    shelves.set("inset", 50)
    shelves.frames(3)
    assert places(shelves) == at([100 + 10, 50 + 110, 50 + 110])


def test_sizes_of_css_can_come_and_go(open_shelves):
    shelves = open_shelves()
    assert places(shelves) == at([130, 90, 90])
    shelves.set("itemLength", "10rem")
    shelves.clock.until("() => stage.look()[0].cells[1].start === 170")
    assert places(shelves) == at([130, 170, 170])
    shelves.set("itemLength", 100)
    shelves.frames(3)
    assert places(shelves) == at([130, 110, 110])


def test_a_shelf_of_its_own_layout_has_pixels(open_shelves):
    shelves = open_shelves(item_spacing="1rem")
    shelves.run("shelves.updateShelves([{ ...shelf(1), itemLength: 50 }])")
    assert places(shelves) == at([130, 96, 66])
    change = "shelves.updateShelves([{ ...shelf(1), itemLength: '1em' }])"
    error = shelves.run(f"try {{ {change} }} catch (error) {{ return error.name }}")
    assert error == "TypeError"


def test_a_list_that_was_removed_and_hidden_has_its_sizes_again(open_shelves):
    shelves = open_shelves(item_length="50%25")
    shelves.run("shelves.remove(); document.body.append(shelves)")
    shelves.frames(3)
    assert places(shelves) == at([130, 210, 210])
    shelves.run("shelves.style.display = 'none'")
    shelves.frames(3)
    shelves.run("shelves.style.display = ''")
    shelves.frames(3)
    assert places(shelves) == at([130, 210, 210])


def test_a_scroll_goes_on_when_a_size_changes(open_shelves):
    shelves = open_shelves(item_length="50%25")
    shelves.filled()
    shelves.call("scrollToShelf", "s7")
    shelves.frames(6)
    shelves.run("shelves.style.width = '300px'")
    shelves.frames(2)
    assert shelves.get("phase") == "animating"
    shelves.rest()
    assert shelves.look()["Shelf 7"]["start"] == at(0)


@pytest.mark.parametrize("name, value", [("itemLength", "long"), ("length", "content"), ("itemSpacing", "wide")])
def test_a_bad_size_is_refused(open_shelves, name, value):
    shelves = open_shelves()
    error = shelves.run(f"try {{ shelves.{name} = '{value}' }} catch (error) {{ return String(error) }}")
    assert error.startswith("RangeError") and name in error and value in error


def test_the_focus_moves_to_items_of_css_sizes(open_shelves):
    shelves = open_shelves(item_length="75%25", item_spacing="1rem")
    shelves.filled()
    shelves.element.focus()
    for _ in range(2):
        shelves.page.keyboard.press("ArrowRight")
        shelves.rest()
    shelves.frames(2)
    assert start_of(shelves.look(), 0) == at(0)
