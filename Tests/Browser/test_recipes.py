"""Each recipe of the demo is a page that runs, from its file and from a copy."""

import pathlib
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from clock import Clock
from scenes import PHONE, SHIFTS

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Web/demo/recipes"
RECIPES = sorted(file.name for file in FOLDER.glob("*.html"))

# Tests without a clock pass the time to the animations of the page.
SHOWN = """() => {
    passFlights();
    const element = document.querySelector('rondo-pager, rondo-pages, rondo-ticker, rondo-shelves');
    if (!(element?.frames > 0)) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementsFromPoint(x + width / 3, y + height / 2);
    return seen.some((it) => it !== element && element.contains(it) && it.textContent.trim());
}"""

FIRST = "document.querySelector('rondo-pager, rondo-pages, rondo-ticker, rondo-shelves')"


SIDES = """() => {
    passFlights();
    return [...document.querySelectorAll('rondo-pager > *')]
        .map((slide) => slide.getBoundingClientRect())
        .map(({ left, right }) => [left, right])
        .filter(([left, right]) => left < right);
}"""


def test_the_coverflow_from_right_to_left_is_mirrored(new_page, origin):
    page = new_page(f"{origin}/Web/demo/recipes/coverflow.html")
    page.wait_for_function(SHOWN)
    page.wait_for_function("() => getComputedStyle(document.querySelector('rondo-pager > *')).transform !== 'none'")
    page.wait_for_load_state("networkidle")
    right = page.evaluate(SIDES)
    page.evaluate("document.documentElement.dir = 'rtl'")
    mirrored = [[pytest.approx(800 - end, abs=0.5), pytest.approx(800 - start, abs=0.5)] for start, end in right]
    page.wait_for_function("document.querySelector('rondo-pager').direction === 'rtl'")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(SIDES) == mirrored


@pytest.mark.parametrize("dir", ["ltr", "rtl"])
def test_slides_of_the_crossfade_stay_in_place_and_cover_the_ground(new_page, origin, dir):
    page = new_page("about:blank")
    page.goto(f"{origin}/Web/demo/recipes/crossfade.html")
    page.evaluate("(dir) => { document.documentElement.dir = dir }", dir)
    page.wait_for_function("(dir) => document.querySelector('rondo-pager').direction === dir", arg=dir)
    page.wait_for_function("document.getAnimations().length > 0")
    clock = Clock(page)
    page.evaluate("document.querySelector('rondo-pager').next()")
    counts = []
    for _ in range(8):
        clock.frames(2)
        seen = page.evaluate(
            """() => [...document.querySelectorAll('article')]
                .filter((slide) => slide.checkVisibility({ opacityProperty: true }))
                .map((slide) => [slide.getBoundingClientRect().left, Number(getComputedStyle(slide).opacity)])"""
        )
        counts.append(len(seen))
        assert sum(opacity for _, opacity in seen) == pytest.approx(1, abs=0.01)
        for left, _ in seen:
            assert left == pytest.approx(0, abs=0.5)
    assert 2 in counts


def test_the_table_names_all_recipes():
    table = (FOLDER / "recipes.js").read_text(encoding="utf-8")
    assert sorted(re.findall(r"'([\w-]+\.html)'", table)) == RECIPES


def test_the_guide_names_all_recipes():
    guide = (ROOT / "Documentation/Guides/Recipes.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(\.\./\.\./Web/demo/recipes/([\w-]+\.html)\)", guide)) == RECIPES


def test_each_recipe_has_its_picture_in_the_guide():
    guide = (ROOT / "Documentation/Guides/Recipes.md").read_text(encoding="utf-8")
    shown = re.findall(r"\(\.\./recipes/([\w-]+)\.webp\)", guide)
    pictures = [picture.stem for picture in (ROOT / "Documentation/recipes").iterdir()]
    assert sorted(shown) == sorted(pictures) == [recipe.removesuffix(".html") for recipe in RECIPES]


@pytest.mark.parametrize("recipe", RECIPES)
@pytest.mark.parametrize("width", [320, 1280])
def test_a_recipe_runs_and_loops(new_page, origin, recipe, width):
    page = new_page("about:blank", viewport={"width": width, "height": 640})
    said = []
    page.on("console", lambda message: said.append((message.type, message.text)))
    page.goto(f"{origin}/Web/demo/recipes/{recipe}")
    page.wait_for_function(SHOWN)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.title()
    assert page.locator("meta[name=description]").get_attribute("content")
    if page.evaluate(f"'next' in {FIRST}"):
        # A whole turn plus a step: past the seam.
        count = page.evaluate(f"{FIRST}.count")
        for _ in range(count + 1):
            page.evaluate(f"{FIRST}.next({{ animated: false }})")
            page.wait_for_function(SHOWN)
    # Headings of a whole document are up to the page that uses the recipe.
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    assert found.violations_count == 0, found.generate_report()
    assert [entry for entry in said if entry[0] in ("error", "warning")] == []


@pytest.mark.needs("layout shifts")
@pytest.mark.parametrize("recipe", RECIPES)
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_when_the_script_of_a_recipe_arrives(new_page, origin, recipe, width):
    page = new_page("about:blank", viewport={"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    page.goto(f"{origin}/Web/demo/recipes/{recipe}")
    page.wait_for_function(SHOWN)
    # In real time, since a clock that stands still begins much later, and a marquee would leap.
    page.evaluate("pageTime.presented()")
    assert page.evaluate("shifts") == []


@pytest.mark.parametrize("recipe", ["coverflow.html", "crossfade.html", "parallax.html"])
def test_slides_with_an_effect_are_flat_until_the_pager_starts(new_page, origin, recipe):
    page = new_page("about:blank")
    held = []
    page.route("**/rondo.wasm", lambda route: held.append(route))
    page.goto(f"{origin}/Web/demo/recipes/{recipe}", wait_until="commit")
    page.wait_for_function("Boolean(customElements.get('rondo-pager'))")
    assert page.evaluate("document.getAnimations().length") == 0
    while not held:
        Clock(page).presented()
    held[0].continue_()
    page.wait_for_function(SHOWN)
    page.wait_for_function("document.getAnimations().length > 0")


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_is_legible_in_dark_mode(new_page, origin, recipe):
    page = new_page(f"{origin}/Web/demo/recipes/{recipe}", color_scheme="dark")
    page.wait_for_function(SHOWN)
    found = Axe().run(page, options={"runOnly": ["color-contrast"]})
    assert found.violations_count == 0, found.generate_report()
    # No light page around the slides.
    red = page.evaluate(
        """() => {
            const grounds = [document.body, document.documentElement]
                .map((it) => getComputedStyle(it).backgroundColor.match(/[\\d.]+/g).map(Number))
                .filter(([, , , opacity = 1]) => opacity > 0);
            return grounds[0]?.[0] ?? null;
        }"""
    )
    assert red is None or red < 60


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_of_the_package_runs_as_it_is(new_page, origin, recipe):
    page = new_page(f"{origin}/.build/package/rondo-elements/recipes/{recipe}")
    page.wait_for_function(SHOWN)


@pytest.mark.parametrize("recipe", RECIPES)
def test_the_visible_code_runs_beside_the_library(new_page, origin, recipe):
    name = recipe.removesuffix(".html")
    page = new_page(f"{origin}/Web/demo/#/recipes?recipe={name}", **PHONE)
    page.get_by_role("button", name="Show code").click()
    code = page.locator(".code code").text_content()
    assert code == (FOLDER / recipe).read_text(encoding="utf-8").replace("../../", "")
    page.route("**/copied.html", lambda route: route.fulfill(
        body=code, content_type="text/html; charset=utf-8"
    ))
    page.goto(f"{origin}/Web/copied.html")
    page.wait_for_function(SHOWN)


def test_another_recipe_can_be_chosen_and_is_in_the_address(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/recipes", **PHONE)
    page.get_by_role("link", name="Tabs over pages").click()
    assert page.url.endswith("#/recipes?recipe=tabs")
    assert page.get_by_role("heading", level=2).text_content() == "Tabs over pages"
    frame = page.frame_locator("iframe")
    frame.get_by_role("tab", name="Wednesday").wait_for()
    page.get_by_role("button", name="Show code").click()
    assert page.locator(".code").is_visible()
    page.get_by_role("button", name="Hide code").click()
    assert page.locator(".code").is_hidden()


@pytest.mark.needs("other tabs")
def test_a_recipe_can_be_opened_in_another_tab(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/recipes")
    shown = page.get_by_role("heading", level=2)
    shown.wait_for()
    before = shown.text_content()
    with page.context.expect_page(timeout=5000) as opened:
        page.get_by_role("link", name="Tabs over pages").click(modifiers=["Control"])
    assert opened.value.url.endswith("#/recipes?recipe=tabs")
    opened.value.close()
    assert shown.text_content() == before


def test_missing_recipes_are_reported(new_page, origin):
    page = new_page("about:blank", **PHONE)
    page.add_init_script("window.reportError = () => {}")
    page.route("**/recipes/feed.html", lambda route: route.fulfill(status=404, body=""))
    page.goto(f"{origin}/Web/demo/#/recipes")
    page.get_by_text("The recipes could not be loaded.").wait_for()
