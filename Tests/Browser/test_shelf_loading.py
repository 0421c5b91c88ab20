"""Shelves load by pages during scrolling, as the items of a pager do."""

import pytest


@pytest.fixture
def fed(open_shelves):
    """Three shelves that load more; `calls` has the requests without an answer."""
    shelves = open_shelves(shelves=3)
    shelves.run(
        """window.calls = [];
        shelves.loadMore = (cursor) => new Promise((resolve) => { calls.push({ cursor, resolve }) });"""
    )
    shelves.frames(2)
    return shelves


def answer(shelves, page):
    """Answers the oldest request with a page."""
    shelves.run(f"calls.shift().resolve({page}); await null")
    shelves.frames(2)


def waiting(shelves):
    """The cursors of the requests without an answer."""
    return shelves.run("return calls.map(({ cursor }) => cursor)")


def test_shelves_are_refreshed_in_place(fed):
    answer(fed, "{ shelves: [], next: null }")
    assert fed.get("loading") == "ended"
    fed.run("shelves.refresh().then((hasCome) => { window.hasCome = hasCome })")
    assert (fed.get("loading"), fed.get("count"), waiting(fed)) == ("loading", 3, [None])
    answer(fed, "{ shelves: [shelf(1), shelf(7)], next: null }")
    assert fed.run("return [shelves.loading, window.hasCome, shelves.count]") == ["ended", True, 2]
    assert "Shelf 1" in fed.look()


def test_other_shelves_request_the_first_page_only(fed):
    assert waiting(fed) == [None]
    answer(fed, "{ shelves: [shelf(7)], next: 'p2' }")
    fed.run("shelves.scrollToShelf('s7', { animated: false })")
    fed.frames(2)
    assert waiting(fed) == ["p2"]
    answer(fed, "{ shelves: [shelf(8), shelf(9), shelf(10), shelf(11)], next: 'p3' }")
    fed.run("calls.splice(0); shelves.shelves = [shelf(1)]")
    fed.frames(2)
    assert waiting(fed) == [None]
