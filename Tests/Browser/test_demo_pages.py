"""The demo's pages: their content follows their lifecycle visibly."""

import pytest

from scenes import DESK, PHONE, ZOOMED
from stage import Stage


@pytest.fixture
def open_demo(new_page, origin):
    def open_it(**context):
        page = new_page(f"{origin}/Web/demo/#/pages", **{**DESK, **context})
        page.wait_for_function("() => document.querySelector('rondo-pages')?.frames > 0")
        page.add_script_tag(url=f"{origin}/Tests/Browser/pages/stage.js", type="module")
        return Stage(page, "rondo-pages")

    return open_it


@pytest.mark.parametrize("size", [PHONE, DESK, ZOOMED], ids=["phone", "desk", "zoomed"])
def test_nothing_sticks_out_sideways(open_demo, size):
    stage = open_demo(**size)
    page = stage.page
    page.get_by_role("button", name="Jump").click()
    stage.rest()
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_film_plays_while_its_page_has_appeared_and_stands_still_otherwise(open_demo):
    stage = open_demo()
    page = stage.page
    page.get_by_role("tab", name="Film").click()
    clock = page.locator(".clock")
    assert clock.text_content() == "0.0"
    stage.rest()
    stage.clock.until("() => Number(document.querySelector('.clock').textContent) > 0.2")
    page.evaluate("stage.showTab(false)")
    stopped = clock.text_content()
    stage.frames(15)
    assert clock.text_content() == stopped
    page.evaluate("stage.showTab(true)")
    stage.clock.until(
        "([before]) => Number(document.querySelector('.clock').textContent) > before",
        float(stopped),
    )
    page.get_by_role("button", name="Next").click()
    stage.rest()
    stopped = clock.text_content()
    stage.frames(15)
    assert clock.text_content() == stopped


def test_the_film_is_drawn_once_a_frame_however_often_its_tab_was_hidden(open_demo):
    stage = open_demo()
    stage.page.get_by_role("tab", name="Film").click()
    stage.rest()
    stage.clock.until("() => Number(document.querySelector('.clock').textContent) > 0.2")
    # A hidden tab has no frames.
    for is_shown in (False, True, False, True):
        stage.page.evaluate("isShown => stage.showTab(isShown)", is_shown)
    stage.frames(5)
    stage.page.evaluate(
        """() => {
            const { prototype } = CanvasRenderingContext2D;
            const { clearRect } = prototype;
            window.drawn = 0;
            prototype.clearRect = function (...box) {
                window.drawn += 1;
                clearRect.apply(this, box);
            };
        }"""
    )
    stage.clock.run(160)
    assert stage.page.evaluate("drawn") == 10


def test_the_log_shows_lives_and_the_pool(open_demo):
    stage = open_demo()
    page = stage.page
    page.get_by_role("button", name="Next").click()
    stage.rest()
    stage.frames(2)
    lines = page.locator(".log li").evaluate_all("all => all.map((line) => line.innerText)")
    assert [" ".join(line.split()) for line in lines] == [
        "didAppear Film",
        "didDisappear Theme",
        "settle Theme \u2192 Film",
        "willAppear Film",
        "willDisappear Theme",
        "begin Theme \u2192 Film",
        "didAppear Theme",
        "willAppear Theme",
    ]
    assert page.locator(".pool .appeared").inner_text().split() == ["2", "Film", "appeared"]


def test_every_part_but_the_last_can_be_removed_and_returns(open_demo):
    stage = open_demo()
    page = stage.page
    for _ in range(9):
        page.get_by_role("button", name="Remove").click()
        stage.rest()
    assert page.get_by_role("tab").count() == 1
    page.get_by_role("button", name="Reload").click()
    stage.rest()
    assert page.get_by_role("tab").count() == 8
