"""The scene of the shelves with its real server, under a real finger."""

import pytest

from clock import Clock
from finger import Finger
from scenes import PHONE


@pytest.fixture
def open_scene(new_page, feed):
    def open_it(query=""):
        page = new_page(f"{feed.origin}/demo/#/shelves{query}", **PHONE)
        page.wait_for_selector("rondo-shelves")
        return page

    return open_it


def shelves(page, name):
    return page.evaluate(f"document.querySelector('rondo-shelves').{name}")


def wait_for_rest(clock):
    clock.until(
        "() => { const s = document.querySelector('rondo-shelves');"
        " return s.phase === 'idle' && s.loading !== 'loading' }"
    )


def test_flicks_downwards_load_more_shelves(open_scene):
    page = open_scene()
    page.wait_for_selector("rondo-shelves img")
    clock = Clock(page)
    wait_for_rest(clock)
    first = shelves(page, "count")
    for _ in range(6):
        Finger(page, clock).flick(200, 600, dy=-120)
        wait_for_rest(clock)
    assert shelves(page, "count") > first
    clock.until("() => !document.querySelector('rondo-shelves [data-waiting]')")


def test_a_failing_server_is_reported_and_requested_again(open_scene):
    page = open_scene("?failing=1")
    page.get_by_text("The shelves could not be loaded.").wait_for()
    assert shelves(page, "count") == 0
    page.get_by_role("radio", name="None").last.check(force=True)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("rondo-shelves img")
    assert shelves(page, "count") > 0
    assert page.get_by_role("button", name="Try again").is_hidden()
