"""Options of shelves that scripts set during a motion: everything goes on, and nothing is requested again."""

import pytest

from recording import TOLERANCE


def at(points):
    return pytest.approx(points, abs=TOLERANCE)


def views(shelves):
    """The cell of each visible item, by its number."""
    return {cell["item"]: cell["view"] for row in shelves.look().values() for cell in row["cells"]}


def start_of(shelves, title, item):
    return next(cell["start"] for cell in shelves.look()[title]["cells"] if cell["item"] == item)


@pytest.mark.parametrize(
    "name, value",
    [("itemSnap", "item"), ("slop", 20), ("overscan", 2), ("itemSpacing", 30), ("prefetch", 5)],
)
def test_a_finger_keeps_its_shelf_and_the_cells_stay(open_shelves, name, value):
    shelves = open_shelves()
    shelves.filled()
    finger = shelves.finger()
    finger.down(300, 60)
    finger.move(dx=-40)
    shelves.frames(1)
    held, before = start_of(shelves, "Shelf 0", "s0-0"), views(shelves)
    asked = len(shelves.asked())
    shelves.set(name, value)
    assert shelves.get("phase") == "dragging"
    assert start_of(shelves, "Shelf 0", "s0-0") == at(held)
    after = views(shelves)
    assert {item: after[item] for item in before.keys() & after.keys()} == {
        item: view for item, view in before.items() if item in after
    }
    finger.move(dx=-30)
    shelves.frames(1)
    assert start_of(shelves, "Shelf 0", "s0-0") == at(held - 30)
    repeated = [id for ids in shelves.asked()[asked:] for id in ids if id in before]
    assert repeated == []
    finger.up()


def test_a_scroll_goes_on_to_its_target(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.call("scrollToShelf", "s7")
    shelves.frames(6)
    shelves.set("snap", "item")
    assert shelves.get("phase") == "animating"
    shelves.rest()
    assert shelves.look()["Shelf 7"]["start"] == at(0)


def test_requests_in_flight_are_not_cancelled(open_shelves):
    shelves = open_shelves(held="")
    shelves.set("itemSpacing", 30)
    shelves.frames(2)
    assert not shelves.page.evaluate("requests.some(({ signal }) => signal.aborted)")
    assert shelves.page.evaluate("requests.length") == len(shelves.asked()) == 1


def test_a_page_in_flight_comes_once(open_shelves):
    shelves = open_shelves(pages="")
    shelves.set("spacing", 20)
    shelves.frames(2)
    assert shelves.page.evaluate("pages.length") == 1
    shelves.page.evaluate("pages[0].resolve({ shelves: [shelf(0)], next: null })")
    shelves.clock.until("() => document.querySelector('rondo-shelves').count === 1")


def test_a_shelf_with_options_of_its_own_takes_the_others_from_the_list(open_shelves):
    shelves = open_shelves()
    shelves.run("shelves.updateShelves([{ ...shelf(1), itemLength: 50 }])")
    shelves.set("itemSpacing", 30)
    shelves.filled()
    assert shelves.starts("Shelf 1")["s1-1"] == at(50 + 30)
    assert shelves.starts("Shelf 2")["s2-1"] == at(80 + 30)


def test_another_inset_moves_the_content(open_shelves):
    shelves = open_shelves()
    shelves.set("inset", 16)
    shelves.filled()
    assert shelves.starts("Shelf 0")["s0-0"] == at(16)
    shelves.set("inset", 0)
    assert shelves.starts("Shelf 0")["s0-0"] == at(0)


def test_a_broken_rule_changes_nothing(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    before = shelves.look()
    error = shelves.run("try { shelves.itemSpacing = -1 } catch (error) { return String(error) }")
    assert "itemSpacing" in error and "-1" in error
    shelves.frames(1)
    assert shelves.get("itemSpacing") == 10
    assert shelves.look() == before


@pytest.mark.parametrize("name, value", [("remembered", 3), ("pool", "own"), ("direction", "rtl")])
def test_an_option_of_another_engine_keeps_the_places(open_shelves, name, value):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s7", {"item": 30, "animated": False})
    shelves.set(name, value)
    shelves.filled()
    assert shelves.look()["Shelf 7"]["start"] == at(0)
    assert shelves.starts("Shelf 7")["s7-30"] == at(0)
