"""In a loop shorter than the list an item is visible at several places, but it stays one item."""

import pytest

from reading import Reading

LINKS = """
    shelves.renderItem = (cell, { id }) => {
        cell.dataset.item = id;
        cell.innerHTML = `<p><a href="#${id}">Link ${id}</a></p>`;
        cell.onclick = ({ target }) => window.clicks.push(target.textContent);
    };
    shelves.renderShelf = (header, { id, title }) => {
        header.className = 'header';
        header.innerHTML = `<a href="#${id}">${title}</a>`;
    };
    window.clicks = [];"""


@pytest.fixture
def short_shelves(open_shelves):
    """Shelves of three items of 80 points, looped in 400 points."""
    shelves = open_shelves(shelves=2, items=3, item_loop="")
    shelves.run(LINKS)
    shelves.filled()
    assert items(shelves, "Shelf 0") == ["s0-0", "s0-1", "s0-2", "s0-0", "s0-1"]
    return shelves


@pytest.fixture
def short_list(open_shelves):
    """Five shelves of 110 points, looped in 590 points."""
    shelves = open_shelves(shelves=5, items=8, length=110, loop="")
    shelves.page.add_style_tag(
        content="""
        rondo-shelves { height: 590px }
        .header { height: 40px }
        p { margin: 0; height: 100% }
        a { display: block; height: 100% }"""
    )
    shelves.run(LINKS)
    # The element has its height now.
    shelves.frames(2)
    return shelves


def scroll_list(shelves, distance):
    """Scrolls the list until the first shelf is visible at both edges."""
    place = {"shelf": "s0", "item": None, "slot": 0, "distance": distance, "viewport": 590}
    shelves.set("offsets", {"list": place, "shelves": []})
    shelves.filled()
    assert titles(shelves) == [f"Shelf {number}" for number in (0, 1, 2, 3, 4, 0)]


def items(shelves, title):
    """The visible content of a shelf, from its start on."""
    return [cell["item"] for cell in shelves.look()[title]["cells"] if -80 < cell["start"] < 400]


def titles(shelves):
    """The visible shelves, from top to bottom."""
    return [row["title"] for row in shelves.page.evaluate("stage.look()") if -110 < row["start"] < 590]


def reported(shelves, roles):
    """The names that a screen reader announces, in alphabetical order."""
    return sorted(each["name"] for each in Reading(shelves.page).all(roles))


def press(shelves, key):
    """Presses a key, and returns the text of the element with the focus once all rests."""
    shelves.page.keyboard.press(key)
    shelves.rest()
    shelves.frames(2)
    return shelves.page.evaluate("document.activeElement.closest('a')?.textContent")


def stops(shelves, most=60):
    """The links that Tab reaches, until it leaves the list."""
    shelves.element.focus()
    found = [press(shelves, "Tab")]
    while found[-1] and len(found) < most:
        found.append(press(shelves, "Tab"))
    return found if found[-1] else found[:-1]


def swipe(shelves, **way):
    finger = shelves.finger()
    finger.down(200, 60)
    finger.move(**way, steps=5)
    finger.up_after_a_rest()
    shelves.rest()
    shelves.frames(2)


def test_a_reader_and_tab_meet_each_item_once(short_shelves):
    shelves = short_shelves
    links = [f"Link s{shelf}-{item}" for shelf in (0, 1) for item in range(3)]
    headers = ["Shelf 0", "Shelf 1"]
    for _ in range(3):
        assert reported(shelves, {"link"}) == sorted(links + headers)
        assert [name for name in reported(shelves, {"group"}) if "of" in name] == [
            *["1 of 3"] * 2,
            *["2 of 3"] * 2,
            *["3 of 3"] * 2,
        ]
        assert sorted(stops(shelves)) == sorted(links + headers)
        swipe(shelves, dx=-20)


def test_a_reader_and_tab_meet_each_shelf_once(short_list):
    shelves = short_list
    scroll_list(shelves, 70)
    names = [f"Shelf {number}" for number in range(5)]
    assert [name for name in reported(shelves, {"group"}) if "Shelf" in name] == names
    assert [name for name in reported(shelves, {"link"}) if "Shelf" in name] == names
    found = stops(shelves)
    assert sorted(name for name in found if "Shelf" in name) == names
    assert len(found) == len(set(found))


def middles(shelves, selector):
    """The middles of the visible parts of each occupied place."""
    return shelves.run(
        f"""
        const {{ top, bottom, left, right }} = shelves.getBoundingClientRect();
        return [...document.querySelectorAll({selector!r})]
            .map((one) => one.getBoundingClientRect())
            .map((box) => ({{
                x: [Math.max(box.left, left), Math.min(box.right, right)],
                y: [Math.max(box.top, top), Math.min(box.bottom, bottom)],
            }}))
            .filter(({{ x, y }}) => x[0] < x[1] && y[0] < y[1])
            .map(({{ x, y }}) => [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2]);
        """
    )


def clicks_lead_there_from_both(shelves, name):
    places = middles(shelves, f'a[href="#{name}"]')
    assert len(places) == 2
    shelves.page.evaluate(
        """() => {
            window.targets = new Set();
            addEventListener('click', ({ target }) => {
                if (target.localName === 'a') window.targets.add(target);
            });
        }"""
    )
    for x, y in places:
        shelves.page.evaluate("location.hash = ''")
        shelves.page.mouse.click(x, y)
        shelves.frames(2)
        assert shelves.page.evaluate("location.hash") == f"#{name}"
    assert shelves.page.evaluate("window.targets.size") == 1


def test_an_item_visible_twice_can_be_clicked_twice(short_shelves):
    clicks_lead_there_from_both(short_shelves, "s0-0")
    assert short_shelves.page.evaluate("window.clicks") == ["Link s0-0"] * 2


def test_a_shelf_visible_twice_can_be_clicked_twice(short_list):
    scroll_list(short_list, 25)
    clicks_lead_there_from_both(short_list, "s0")
    scroll_list(short_list, 70)
    clicks_lead_there_from_both(short_list, "s0-0")
    assert short_list.page.evaluate("window.clicks") == ["Link s0-0"] * 2


def test_both_rows_of_a_repeated_shelf_scroll_and_can_be_clicked(short_list):
    """A shelf that is visible twice is two rows, which move together."""
    shelves = short_list
    scroll_list(shelves, 70)
    finger = shelves.finger()
    finger.down(200, 20)
    finger.move(dx=-60, steps=5)
    finger.up_after_a_rest()
    shelves.rest()
    shelves.frames(2)
    places = middles(shelves, 'a[href="#s0-7"]')
    assert len(places) == 2
    for place in places:
        shelves.page.mouse.click(*place)
    assert shelves.page.evaluate("window.clicks") == ["Link s0-7"] * 2


def test_a_click_beside_an_item_visible_twice_does_nothing(short_list):
    shelves = short_list
    scroll_list(shelves, 70)
    shelves.page.evaluate(
        """() => {
            window.clicks = [];
            const record = ({ target }) => window.clicks.push(target.localName);
            document.querySelector('rondo-shelves').addEventListener('click', record);
        }"""
    )
    # Between the first cell and the second.
    for _, y in middles(shelves, 'a[href="#s0-0"]'):
        shelves.page.mouse.click(85, y)
        shelves.frames(2)
    assert shelves.page.evaluate("window.clicks") == ["rondo-shelves"] * 2


def test_tab_keeps_the_focus_on_an_item_visible_at_both_ends(open_shelves):
    shelves = open_shelves(shelves=1, items=5, item_loop="")
    shelves.run(LINKS)
    place = {"shelf": "s0", "item": "s0-0", "slot": 0, "distance": 75, "viewport": 400}
    shelves.set("offsets", {"list": None, "shelves": [place]})
    shelves.filled()
    assert items(shelves, "Shelf 0") == [f"s0-{item}" for item in (0, 1, 2, 3, 4, 0)]
    found = stops(shelves, most=6)
    assert found == ["Shelf 0", *(f"Link s0-{item}" for item in (1, 2, 3, 4, 0))]


@pytest.mark.parametrize("key", ["ArrowRight", "ArrowLeft"])
def test_arrows_lead_through_each_item_once_and_loop(short_shelves, key):
    shelves = short_shelves
    shelves.element.focus()
    found = []
    for _ in range(7):
        found.append(press(shelves, key))
        assert reported(shelves, {"link"}).count(found[-1]) == 1
    one_turn = found[:3]
    assert sorted(one_turn) == ["Link s0-0", "Link s0-1", "Link s0-2"]
    assert found == one_turn * 2 + one_turn[:1]


def test_arrows_lead_up_and_down_through_the_announced_rows(short_shelves):
    shelves = short_shelves
    shelves.element.focus()
    shelves.page.keyboard.press("End")
    shelves.page.keyboard.press("Home")
    for key, shelf in (("ArrowDown", 1), ("ArrowUp", 0)):
        assert press(shelves, key) == f"Link s{shelf}-0"
        assert reported(shelves, {"link"}).count(f"Link s{shelf}-0") == 1


def test_an_item_keeps_its_focus_while_it_is_the_announced_one(short_shelves):
    """When it is announced elsewhere, the list has the focus and its keys still work."""
    shelves = short_shelves
    shelves.element.focus()
    shelves.page.keyboard.press("ArrowRight")
    assert shelves.page.evaluate("document.activeElement.textContent") == "Link s0-1"
    swipe(shelves, dx=6)
    assert shelves.page.evaluate("document.activeElement.textContent") == "Link s0-1"
    shelves.call("scrollToShelf", "s0", {"item": 2, "animated": False, "way": "forward"})
    shelves.frames(3)
    assert shelves.page.evaluate("document.activeElement.localName") == "rondo-shelves"
    shelves.page.keyboard.press("ArrowRight")
    assert shelves.page.evaluate("document.activeElement.localName") == "a"
