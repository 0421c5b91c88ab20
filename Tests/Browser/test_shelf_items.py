"""The data of items on shelves: the requests, and the content of cells during requests."""

import re

import pytest

from shelves import Shelves


def ids(shelf, first, last):
    return [f"s{shelf}-{number}" for number in range(first, last + 1)]


def answer(shelves, script="window.dataOf(request.ids)", index=0):
    """Answers a pending request with the result of a script."""
    shelves.run(
        f"const [request] = window.requests.splice({index}, 1); request.resolve({script});"
    )
    shelves.frames(2)


def waiting(shelves):
    return shelves.run("return window.requests.map(({ ids }) => ids)")


def test_the_needs_of_several_shelves_are_one_request(open_shelves):
    shelves = open_shelves(shelves=2, held="")
    # The four and a half visible ones, and one more.
    assert shelves.asked() == [ids(0, 0, 5) + ids(1, 0, 5)]


def test_requests_have_a_bounded_size(open_shelves):
    shelves = open_shelves(shelves=2, held="", batch=5)
    asked = shelves.asked()
    assert [len(request) for request in asked] == [5, 5, 2]
    assert sum(asked, []) == ids(0, 0, 5) + ids(1, 0, 5)


def test_each_item_is_requested_once_however_one_scrolls(open_shelves):
    shelves = open_shelves(shelves=12)
    for dx, dy in [(-60, 0), (60, 0), (0, -60), (-60, 0), (0, 60), (-60, 0)]:
        shelves.finger().flick(200, 300, dx=dx, dy=dy)
        shelves.frames(5)
    shelves.rest()
    shelves.filled()
    asked = sum(shelves.asked(), [])
    assert len(asked) == len(set(asked))


def test_a_placeholder_is_filled_in_place(open_shelves):
    shelves = open_shelves(shelves=3, held="")
    before = shelves.look()
    assert all(cell["busy"] for row in before.values() for cell in row["cells"])
    answer(shelves)
    after = shelves.look()
    assert not any(cell["busy"] for row in after.values() for cell in row["cells"])
    for title, row in before.items():
        own = after[title]
        assert (own["view"], own["start"]) == (row["view"], row["start"])
        places = [(cell["view"], cell["start"], cell["end"]) for cell in row["cells"]]
        assert [(cell["view"], cell["start"], cell["end"]) for cell in own["cells"]] == places
    assert [cell["item"] for cell in after["Shelf 1"]["cells"]] == ids(1, 0, 5)


def test_items_missing_in_an_answer_are_requested_again(open_shelves):
    shelves = open_shelves(shelves=1, held="")
    answer(
        shelves, "window.dataOf([...request.ids.slice(2), 'unknown', request.ids[5]]).reverse()"
    )
    busy = [cell["busy"] for cell in shelves.look()["Shelf 0"]["cells"]]
    assert busy == [True, True, False, False, False, False]
    assert shelves.call("retry") is True
    assert waiting(shelves) == [ids(0, 0, 1)]
    answer(shelves)
    shelves.filled()


def test_a_failure_is_reported_and_repeated(open_shelves):
    shelves = open_shelves(shelves=1, held="")
    shelves.run("window.requests.shift().reject(new Error('gone'))")
    shelves.frames(2)
    assert shelves.run("return window.itemNews.at(-1)") == ["failed", ids(0, 0, 5), "Error: gone"]
    assert waiting(shelves) == []
    # Without a retry, after a second.
    shelves.clock.until("() => window.requests.length === 1")
    answer(shelves, "5")
    assert shelves.run("return window.itemNews.at(-1)[2]") == (
        "TypeError: loadItems must give an array of items, not 5"
    )
    assert shelves.call("retry") is True
    assert shelves.call("retry") is False
    answer(shelves)
    shelves.filled()


def test_an_answer_with_other_ids_is_named(open_shelves):
    shelves = open_shelves(shelves=1, held="")
    answer(shelves, "[{ id: 7 }]")
    assert shelves.run("return window.itemNews.at(-1)[2]") == (
        'TypeError: loadItems must give items with ids such as "s0-0", not 7'
    )


def test_a_request_no_longer_needed_is_cancelled_and_its_late_answer_changes_nothing(open_shelves):
    shelves = open_shelves(held="")
    shelves.run("window.first = window.requests[0]")
    shelves.call("scrollToShelf", "s30", {"animated": False})
    shelves.clock.until("() => window.first.signal.aborted")
    answer(shelves)
    assert shelves.get("itemsHere") == 0
    shelves.call("scrollToShelf", "s0", {"animated": False})
    shelves.frames(2)
    assert all(cell["busy"] for cell in shelves.look()["Shelf 0"]["cells"])
    assert waiting(shelves)[-1][:6] == ids(0, 0, 5)


def test_every_cell_of_a_changed_item_shows_the_change(open_shelves):
    shelves = open_shelves(shelves=0)
    shelves.run(
        """
        const shelf = (id) => ({ id, title: id, itemIDs: ['a', 'b', 'c'] });
        shelves.shelves = [shelf('one'), shelf('two')];
        """
    )
    shelves.filled()
    assert shelves.asked() == [["a", "b", "c"]]
    shelves.run("window.fills = []; shelves.updateItems([{ id: 'b', title: 'Other' }])")
    shelves.frames(2)
    assert shelves.run("return window.fills") == ["b", "b"]
    shown = shelves.run("return shelves.elementsFor('b').map((cell) => cell.textContent)")
    assert shown == ["Other", "Other"]


def test_items_of_another_object_with_the_same_ids_can_be_updated(open_shelves):
    shelves = open_shelves(shelves=0)
    for _ in range(2):
        shelves.run(
            """const itemIDs = { length: 9, at: (index) => `n${index}` };
            shelves.shelves = [{ id: 'one', title: 'One', itemIDs }];"""
        )
        shelves.frames(2)
        shelves.filled()
    shelves.run("shelves.updateItems([{ id: 'n1', title: 'Other' }])")
    shelves.frames(2)
    assert shelves.run("return shelves.elementsFor('n1').map((cell) => cell.textContent)") == ["Other"]


def test_an_update_of_items_that_were_never_near_is_ignored_and_their_data_is_requested(open_shelves):
    shelves = open_shelves(shelves=0)
    shelves.run(
        """const itemIDs = { length: 1000, at: (index) => `n${index}` };
        shelves.shelves = [{ id: 'one', title: 'One', itemIDs }];"""
    )
    shelves.frames(2)
    shelves.filled()
    here = shelves.get("itemsHere")
    shelves.run("shelves.updateItems([{ id: 'n1', title: 'Other' }, { id: 'n500', title: 'Early' }])")
    shelves.frames(2)
    title = "return shelves.elementsFor('{}').map((cell) => cell.textContent)"
    assert shelves.run(title.format("n1")) == ["Other"]
    assert shelves.run(title.format("n500")) == []
    assert shelves.get("itemsHere") == here
    shelves.call("scrollToShelf", "one", {"item": 500, "animated": False})
    shelves.frames(2)
    shelves.filled()
    assert shelves.run(title.format("n500")) == ["n500"]
    shelves.run("shelves.updateItems([{ id: 'n500', title: 'Late' }])")
    shelves.frames(2)
    assert shelves.run(title.format("n500")) == ["Late"]


def test_an_answer_does_not_replace_data_set_during_the_request(open_shelves):
    shelves = open_shelves(shelves=1, held="")
    shelves.run("shelves.updateItems([{ id: 's0-1', title: 'Newer' }])")
    shelves.frames(2)
    answer(shelves)
    shelves.filled()
    titles = shelves.run(
        "return ['s0-0', 's0-1'].map((id) => shelves.elementsFor(id)[0].textContent)"
    )
    assert titles == [shelves.run("return window.dataOf(['s0-0'])[0].title"), "Newer"]


def test_data_set_during_a_request_is_not_missing_in_its_answer(open_shelves):
    shelves = open_shelves(shelves=1, held="")
    shelves.run("shelves.updateItems([{ id: 's0-1', title: 'Newer' }])")
    answer(shelves, "window.dataOf(request.ids.filter((id) => id !== 's0-1'))")
    assert shelves.run("return window.itemNews.at(-1)") == ["loaded", ids(0, 0, 5), None]


def test_items_that_were_not_visible_for_long_are_forgotten_and_requested_again(open_shelves):
    shelves = open_shelves(capacity=60)
    shelves.filled()
    shelves.call("scrollToShelf", "s20", {"animated": False})
    shelves.filled()
    shelves.call("scrollToShelf", "s40", {"animated": False})
    shelves.filled()
    assert shelves.get("itemsHere") <= 60
    before = len(shelves.asked())
    shelves.call("scrollToShelf", "s0", {"animated": False})
    shelves.filled()
    assert sum(shelves.asked()[before:], [])[:6] == ids(0, 0, 5)


# Pages


def test_pages_of_shelves_load_as_one_scrolls_down(open_shelves):
    shelves = open_shelves(pages="", prefetch=2)
    assert shelves.run("return window.pages.map(({ cursor }) => cursor)") == [None]
    first = "[0, 1, 2, 3, 4, 5, 6, 7].map((number) => window.shelf(number))"
    shelves.run(f"window.pages[0].resolve({{ shelves: {first}, next: 'p2' }})")
    shelves.filled()
    assert shelves.get("loading") == "idle"
    shelves.call("scrollToShelf", "s7", {"animated": False})
    before = shelves.look()
    assert shelves.run("return window.pages[1].cursor") == "p2"
    more = "[7, 8, 9].map((number) => window.shelf(number))"
    shelves.run(f"window.pages[1].resolve({{ shelves: {more}, next: null }})")
    shelves.clock.until("() => document.querySelector('rondo-shelves').count === 10")
    shelves.filled()
    assert shelves.get("loading") == "ended"
    after = shelves.look()
    assert all(after[title]["start"] == row["start"] for title, row in before.items())


def test_a_failed_page_is_requested_again(open_shelves):
    shelves = open_shelves(pages="")
    shelves.run("window.pages[0].reject(new Error('gone'))")
    shelves.frames(2)
    assert shelves.get("loading") == "failed"
    assert shelves.call("retry") is True
    shelves.run("window.pages[1].resolve({ shelves: [window.shelf(0)], next: null })")
    shelves.filled()
    assert list(shelves.look()) == ["Shelf 0"]


# Pictures


class Pictures:
    """Holds pictures back until a test lets them load, in any order."""

    def __init__(self, page):
        self._held = []
        self.seen = []
        page.route("**/pictures/*", self._hold)

    def _hold(self, route):
        self._held.append(route)
        self.seen.append(re.search(r"pictures/(.*)\.svg", route.request.url)[1])

    def come(self, reverse=False):
        held, self._held = self._held, []
        for route in reversed(held) if reverse else held:
            route.fulfill(
                content_type="image/svg+xml",
                body='<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
            )


def assert_right_pictures(frames):
    seen = 0
    for frame in frames:
        for row in frame:
            for cell in row["cells"]:
                if cell["picture"] is None:
                    continue
                seen += 1
                assert cell["picture"].endswith(f"/pictures/{cell['item']}.svg"), cell
    return seen


def test_no_cell_shows_the_picture_of_another_item(new_page, origin):
    page = new_page("about:blank")
    pictures = Pictures(page)
    page.goto(f"{origin}/Tests/Browser/pages/shelves.html?pictures=&held=")
    shelves = Shelves(page)
    answer(shelves)
    shelves.frames(5)
    pictures.come()
    shelves.frames(5)
    with shelves.recording() as frames:
        # To the side and down, each time before the earlier requests have an answer.
        for dx, dy in [(-70, 0), (0, -70), (-70, 0)]:
            shelves.finger().flick(200, 300, dx=dx, dy=dy)
            shelves.rest()
            shelves.frames(2)
        while waiting(shelves):
            answer(shelves, index=-1)
        shelves.frames(5)
        pictures.come(reverse=True)
        shelves.frames(10)
        pictures.come(reverse=True)
        shelves.filled()
        shelves.frames(5)
    assert assert_right_pictures(frames) > 0
    assert assert_right_pictures(frames[-1:]) > 0


@pytest.mark.parametrize("before", ["undefined", "null", "'data:,before'"])
@pytest.mark.parametrize("none", ["undefined", "null"])
def test_an_item_without_an_address_has_no_picture(open_shelves, before, none):
    shelves = open_shelves(shelves=1)
    left = shelves.run(
        f"""const {{ showPicture }} = await import('/Web/js/rondo-shelves.js');
        const holder = document.createElement('div');
        showPicture(holder, {before});
        showPicture(holder, {none}, {{ alt: '' }});
        return holder.innerHTML;"""
    )
    assert left == ""


def test_a_picture_shared_by_two_items_has_the_text_of_the_shown_one(open_shelves):
    shelves = open_shelves(shelves=1)
    script = """
        const { showPicture } = await import('/Web/js/rondo-shelves.js');
        window.holder ??= document.body.appendChild(document.createElement('div'));
        const before = holder.firstElementChild;
        showPicture(holder, 'data:,shared', ATTRIBUTES);
        return [holder.firstElementChild.alt, holder.firstElementChild === before];
    """
    called = [
        shelves.run(script.replace("ATTRIBUTES", attributes))
        for attributes in ("{ alt: 'One' }", "{ alt: 'Other' }", "{}")
    ]
    assert called == [["One", False], ["Other", True], ["", True]]


@pytest.mark.parametrize(
    "change",
    ["shelves.remove()", "shelves.capacity = 70", "shelves.scrollToShelf('s9', { animated: false })"],
)
def test_each_request_ends_for_a_listener(open_shelves, change):
    """A spinner that counts requests ends."""
    shelves = open_shelves(held="")
    shelves.clock.until("() => window.requests.length > 0")
    shelves.page.evaluate("window.news = itemNews")
    [[state, ids, _]] = shelves.page.evaluate("news")
    assert state == "loading"
    shelves.page.evaluate(f"() => {{ const shelves = document.querySelector('rondo-shelves'); {change}; }}")
    shelves.clock.until("() => window.requests[0].signal.aborted")
    ended = [entry for entry in shelves.page.evaluate("news") if entry[0] != "loading"]
    assert ended == [["cancelled", ids, None]]
    # A late answer is not reported.
    shelves.page.evaluate("requests[0].resolve(dataOf(requests[0].ids))")
    shelves.page.wait_for_timeout(20)
    assert len([entry for entry in shelves.page.evaluate("news") if entry[0] != "loading"]) == 1


def test_a_request_that_never_began_is_not_cancelled(open_shelves):
    shelves = open_shelves(held="")
    shelves.run("itemNews.length = 0; shelves.loadItems = null; shelves.scrollToShelf('s9', { animated: false })")
    shelves.frames(2)
    shelves.page.evaluate("document.querySelector('rondo-shelves').remove()")
    assert [state for state, *_ in shelves.page.evaluate("itemNews")] == ["cancelled"]
