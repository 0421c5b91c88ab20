"""The scene of notices and banners: at every size, by its controls and by its address."""

import pytest

from scenes import DESK, PHONE, ZOOMED
from stage import Stage


@pytest.fixture
def open_scene(new_page, origin):
    def open_it(query="", **context):
        page = new_page(f"{origin}/Web/demo/#/ticker{query}", **{**DESK, **context})
        page.wait_for_function("() => document.querySelector('rondo-ticker')?.frames > 0")
        page.add_script_tag(
            content=f"import {{}} from '{origin}/Tests/Browser/pages/stage.js'", type="module"
        )
        return Stage(page, "rondo-ticker")

    return open_it


def both(stage, name):
    """A property of the ticker and of the banners."""
    return stage.page.evaluate(
        "name => ['rondo-ticker', 'rondo-pager'].map((one) => document.querySelector(one)[name])",
        name,
    )


@pytest.mark.parametrize("size", [PHONE, DESK, ZOOMED], ids=["phone", "desk", "zoomed"])
def test_nothing_sticks_out_sideways(open_scene, size):
    stage = open_scene(**size)
    width = stage.page.evaluate("document.documentElement.clientWidth")
    assert stage.page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_first_frame_shifts_nothing(new_page, origin, size):
    page = new_page("about:blank", **size)
    held = []
    page.route("**/rondo.wasm", lambda route: held.append(route))
    with page.expect_request("**/rondo.wasm"):
        page.goto(f"{origin}/Web/demo/#/ticker")
    banners = page.locator("rondo-pager")
    before = banners.bounding_box()
    held[0].continue_()
    page.wait_for_function(
        "() => [...document.querySelectorAll('rondo-ticker, rondo-pager')].every((one) => one.frames > 0)"
    )
    assert banners.bounding_box() == before


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_everything_fits_on_the_screen(open_scene, size):
    stage = open_scene(**size)
    height = size["viewport"]["height"]
    assert stage.page.evaluate("document.documentElement.scrollHeight") == height
    assert stage.page.locator("rondo-pager").bounding_box()["height"] > height / 3


def test_a_button_pauses_both_and_plays_both(open_scene):
    stage = open_scene()
    stage.page.get_by_role("button", name="Pause both").click()
    assert both(stage, "pauses") == [["requested"], ["requested"]]
    assert stage.page.locator(".watch .state").all_text_contents() == ["Waiting", "Waiting"]
    assert stage.page.locator(".watch .holds").all_text_contents() == ["Paused", "Paused"]
    stage.page.get_by_role("button", name="Play both").click()
    assert both(stage, "running") == [True, True]


def test_the_settings_apply_to_both_and_to_the_address(open_scene):
    stage = open_scene()
    for label in ("8 s", "1 s", "Right", "2"):
        stage.page.get_by_label(label, exact=True).check()
    assert stage.page.url.endswith("#/ticker?interval=8000&duration=1000&direction=right&lines=2")
    assert both(stage, "interval") == [8000, 8000]
    assert both(stage, "duration") == [1000, 1000]
    assert both(stage, "axis") == ["horizontal", "horizontal"]
    assert both(stage, "direction") == ["rtl", "rtl"]
    assert stage.get("count") == 2


def test_an_address_restores_a_situation(open_scene):
    stage = open_scene("?interval=2000&lines=1&drag=no&motion=cut")
    assert (stage.get("interval"), stage.get("count")) == (2000, 1)
    assert both(stage, "drag") == [False, False]
    assert both(stage, "reducedMotion") == ["cut", "cut"]
    assert not stage.pager.locator("[part=control]").is_visible()


def test_the_present_reasons_to_wait_are_highlighted(open_scene):
    stage = open_scene(reduced_motion="reduce")
    stage.page.mouse.move(*stage.point())
    lit = stage.page.locator(".watch").first.locator(".holds")
    stage.clock.until("() => document.querySelectorAll('.watch:first-of-type .holds').length > 1")
    assert lit.all_text_contents() == ["Hover", "Motion"]
