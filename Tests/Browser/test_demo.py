"""The demo page works on a phone and a desk, through its address and its controls."""

import random

import pytest

from scenes import DESK, PHONE, ZOOMED, wait_for_scene
from stage import Stage


@pytest.fixture
def open_demo(new_page, origin):
    def open_it(address="#/pager", origin=origin, **context):
        page = new_page(f"{origin}/Web/demo/{address}", **{**DESK, **context})
        page.wait_for_function("() => document.querySelector('rondo-pager')?.frames > 0")
        # The recorder of the other test pages; the demo has none.
        page.add_script_tag(url=f"{origin}/Tests/Browser/pages/stage.js", type="module")
        return Stage(page)

    return open_it


@pytest.mark.parametrize("size", [PHONE, DESK, ZOOMED], ids=["phone", "desk", "zoomed"])
def test_nothing_sticks_out_sideways(open_demo, size):
    stage = open_demo(**size)
    # Less than the window if scroll bars take space.
    width = stage.page.evaluate("document.documentElement.clientWidth")
    assert stage.page.evaluate("document.documentElement.scrollWidth") == width
    assert stage.box()["width"] == width


def test_on_a_phone_everything_fits_and_the_steps_are_at_the_bottom(open_demo):
    stage = open_demo(**PHONE)
    height = PHONE["viewport"]["height"]
    assert stage.page.evaluate("document.documentElement.scrollHeight") == height
    assert stage.box()["height"] > height / 3
    for name in ("Previous", "Next"):
        box = stage.page.get_by_role("button", name=name).bounding_box()
        assert box["y"] > height * 0.9
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("name, item, slot", [("Next", 1, "1"), ("Previous", 4, "\u22121")])
def test_the_buttons_step(open_demo, name, item, slot):
    stage = open_demo()
    stage.page.get_by_role("button", name=name).click()
    stage.rest()
    assert stage.get("current") == item
    assert stage.page.locator(".readout .current dd").text_content() == str(item)
    assert stage.page.locator(".readout .currentSlot dd").text_content() == slot


def test_an_address_restores_a_situation(open_demo):
    stage = open_demo("#/pager?items=1000&pinned=start&axis=vertical&spacing=12&length=fixed")
    page = stage.page
    assert stage.get("count") == 1000
    assert stage.get("pinned") == "start"
    assert stage.get("axis") == "vertical"
    for option in ("1000", "Start", "Down", "Fixed"):
        assert page.get_by_label(option, exact=True).first.is_checked()
    assert page.get_by_role("slider").input_value() == "12"


def test_a_control_changes_the_pager_and_the_address(open_demo):
    stage = open_demo()
    page = stage.page
    page.get_by_role("radio", name="1,000,000").check()
    page.get_by_label("Right to left").check()
    page.get_by_role("slider").fill("24")
    assert stage.get("count") == 1_000_000
    assert stage.get("direction") == "rtl"
    assert page.url.endswith("#/pager?items=1000000&spacing=24&direction=rtl")


def test_a_scene_that_loads_late_does_not_replace_one_chosen_since(open_demo, separate_origin):
    stage = open_demo(origin=separate_origin)
    held = []
    stage.page.route("**/shelves/scene.js", lambda route: held.append(route))
    with stage.page.expect_request("**/shelves/scene.js"):
        stage.page.get_by_role("link", name="Shelves").click()
    stage.page.get_by_role("link", name="Ticker").click()
    stage.page.wait_for_function("document.title.startsWith('Ticker')")
    with stage.page.expect_response("**/shelves/scene.js"):
        held[0].continue_()
    # Once the held request and everything that waited for it have run.
    stage.page.evaluate("import('/Web/demo/shelves/scene.js').then(() => {})")
    stage.clock.presented()
    assert stage.page.title().startswith("Ticker")
    assert stage.page.locator("nav [aria-current]").text_content() == "Ticker"
    assert stage.page.locator("rondo-ticker").count() > 0


def test_a_scene_that_cannot_be_loaded_is_reported_and_others_can_be_chosen(
    open_demo, separate_origin
):
    page = open_demo(origin=separate_origin).page
    # The report would fail the test.
    page.evaluate("() => { window.reportError = () => {}; }")
    page.route("**/shelves/scene.js", lambda route: route.abort())
    page.get_by_role("link", name="Shelves").click()
    page.get_by_text("This scene could not be loaded.").wait_for()
    assert page.locator("main > *").count() == 1
    assert page.locator("nav [aria-current]").text_content() == "Shelves"
    page.get_by_role("link", name="Pager").click()
    page.wait_for_function("document.querySelector('rondo-pager')?.frames > 0")
    assert page.get_by_text("This scene could not be loaded.").count() == 0


def test_defaults_are_not_in_the_address(open_demo):
    stage = open_demo("#/pager?items=3")
    stage.page.get_by_label("5", exact=True).check()
    assert stage.page.url.endswith("#/pager")


def test_invalid_values_in_the_address_are_ignored(open_demo):
    stage = open_demo("#/pager?items=-1&axis=up&spacing=1e9&colour=red")
    assert stage.get("count") == 5
    assert stage.get("axis") == "horizontal"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_legible(open_demo, scheme):
    stage = open_demo(color_scheme=scheme)
    too_faint = stage.page.evaluate(
        """() => {
            const channels = (color) => color.match(/[\\d.]+/g).map(Number);
            const luminance = (color) => {
                const [r, g, b] = channels(color).map((part) => {
                    const share = part / 255;
                    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const ground = (element) => {
                const color = getComputedStyle(element).backgroundColor;
                if (channels(color)[3] !== 0) return color;
                return ground(element.parentElement);
            };
            return [...document.querySelectorAll('body *')]
                .filter((element) => !element.closest('rondo-pager, svg, noscript')
                    && [...element.childNodes].some((node) =>
                        node.nodeType === Node.TEXT_NODE && node.data.trim()))
                .map((element) => {
                    const pair = [getComputedStyle(element).color, ground(element)];
                    const [dark, light] = pair.map(luminance).sort((a, b) => a - b);
                    return [element.textContent, (light + 0.05) / (dark + 0.05)];
                })
                .filter(([, contrast]) => contrast < 4.5);
        }"""
    )
    assert too_faint == []


def test_every_control_has_a_name(open_demo):
    stage = open_demo()
    nameless = stage.page.evaluate(
        """() => [...document.querySelectorAll('input')].filter((input) =>
            !input.labels[0]?.textContent.trim()).map((input) => input.name)"""
    )
    assert nameless == []
    assert stage.page.locator("form").get_by_role("group").count() == 7


@pytest.mark.parametrize("seed", range(3))
def test_any_settings_in_any_order_leave_a_pager_that_works(open_demo, seed):
    print(f"seed {seed}")
    generator = random.Random(seed)
    stage = open_demo(**PHONE)
    radios = stage.page.locator("input[type=radio]")
    for _ in range(12):
        radios.nth(generator.randrange(radios.count())).check(force=True)
        stage.page.get_by_role("button", name=generator.choice(["Next", "Previous"])).click()
        stage.rest()
        print(stage.page.url.partition("#")[2], stage.get("currentSlot"))
        assert stage.tiles(), "nothing visible"


@pytest.mark.parametrize("name", ["Shelves", "Ticker"])
def test_a_press_on_a_link_of_a_narrow_bar_leads_to_its_scene(open_demo_scene, name):
    """The bar is wider than a phone: it must not move away under the press that focuses a link."""
    page = open_demo_scene("", **PHONE)
    box = page.get_by_role("link", name=name, exact=True).bounding_box()
    # The visible part of a link at the edge.
    right = min(box["x"] + box["width"], PHONE["viewport"]["width"])
    page.mouse.click((box["x"] + right) / 2, box["y"] + box["height"] / 2)
    wait_for_scene(page, name.lower())
