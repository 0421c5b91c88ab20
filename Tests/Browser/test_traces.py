"""A trace gives the same bytes in a browser as it gives natively."""

import pytest

from traces import TRACES, name, newest, replay


@pytest.fixture(scope="module")
def rondo():
    """The command for native replays."""
    return newest()


@pytest.fixture(scope="module")
def replay_in_page(engine, origin):
    """Replays a trace in a page."""
    page = engine.new_page()
    page.goto(f"{origin}/Tests/Browser/pages/traces.html")
    page.wait_for_function("() => window.replayed")
    yield lambda source: page.evaluate("source => window.replayed(source)", source)
    engine.close_page(page)


def test_there_are_traces():
    folders = {path.parent.name for path in TRACES}
    expected = {"Items", "Feed", "Shelves", "Ticker", "Wheel", "Cases"}
    assert expected <= folders, f"traces in {folders} only"


@pytest.mark.parametrize("trace", TRACES, ids=map(name, TRACES))
def test_a_trace_gives_the_same_bytes_in_a_page(rondo, replay_in_page, trace):
    played = replay_in_page(trace.read_text(encoding="utf-8"))
    assert played.encode() == replay(rondo, trace)
