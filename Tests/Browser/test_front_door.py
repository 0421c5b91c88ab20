"""The start page of the demo: a pager to touch, three lines that run, a link to each scene."""

import pytest

from clock import Clock
from finger import Finger
from scenes import DESK, PHONE, SCENES, SHIFTS, wait_for_scene
from stage import Stage

NARROW = {"viewport": {"width": 320, "height": 640}}
# A phone with text of 200 %: half the window in units of the text.
LARGE_TEXT = {"viewport": {"width": 195, "height": 422}, "device_scale_factor": 2}

PAGE = """<!doctype html><link rel="icon" href="data:," />"""


@pytest.fixture
def open_front(new_page, origin):
    def open_it(**context):
        page = new_page(f"{origin}/Web/demo/", **{**PHONE, **context})
        page.wait_for_function("() => document.querySelector('rondo-pager')?.frames > 0")
        page.add_script_tag(url=f"{origin}/Tests/Browser/pages/stage.js", type="module")
        return Stage(page)

    return open_it


@pytest.mark.parametrize("size", [NARROW, LARGE_TEXT], ids=["narrow", "large text"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_overflows_a_narrow_window(open_demo_scene, scene, size):
    page = open_demo_scene(scene, **size)
    # Less than the window if scroll bars take space.
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_claim_and_the_posters_are_visible_without_scrolling(open_front, size):
    stage = open_front(**size)
    assert stage.page.get_by_role("heading", level=1).text_content() == (
        "Endless scrolling that never jumps."
    )
    box = stage.box()
    assert box["y"] + box["height"] < size["viewport"]["height"]
    assert box["height"] > size["viewport"]["height"] / 3
    # A whole poster in the middle, and a part of each neighbour.
    assert len(stage.tiles()) == 3


@pytest.mark.needs("layout shifts")
@pytest.mark.parametrize("scene", ["", "million", "pages", "recipes"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_while_the_demo_loads(new_page, origin, scene, size):
    page = new_page("about:blank", **size)
    page.add_init_script(SHIFTS)
    page.goto(f"{origin}/Web/demo/#/{scene}")
    wait_for_scene(page, scene)
    Clock(page).frames(3)
    assert page.evaluate("shifts") == []


def test_posters_are_at_their_places_before_the_script_of_the_pager(new_page, separate_origin):
    page = new_page("about:blank", **DESK)
    held = []
    page.route("**/js/rondo.js", lambda route: held.append(route))
    page.goto(f"{separate_origin}/Web/demo/", wait_until="commit")
    poster = page.locator(".poster").first
    poster.wait_for()
    before = poster.bounding_box()
    assert before["width"] == 880
    # Without an effect so far.
    page.get_by_role("button", name="Next").click()
    held[0].continue_()
    page.wait_for_function("() => document.querySelector('rondo-pager').frames > 0")
    # A click scrolls the page if the button is below the window.
    page.evaluate("scrollTo(0, 0)")
    assert poster.bounding_box() == before


def test_the_links_to_the_scenes_stay_in_place_from_scene_to_scene(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/million", **DESK)
    wait_for_scene(page, "million")
    link = page.get_by_role("navigation", name="Scenes").get_by_role("link", name="Pager")
    record = page.get_by_role("button", name="Record")
    place = link.bounding_box()
    assert record.is_visible()
    page.get_by_role("link", name="Replay").click()
    wait_for_scene(page, "replay")
    assert record.is_hidden()
    assert link.bounding_box() == place


def test_the_posters_loop_under_a_finger(open_front):
    stage = open_front()
    seen = [stage.get("current")]
    for _ in range(5):
        # No faster than a flick to the next poster.
        finger = Finger(stage.page, stage.clock)
        finger.down(*stage.point(along=0.8))
        finger.move(dx=-50, steps=5)
        finger.up_after_a_rest()
        stage.rest()
        seen.append(stage.get("current"))
    assert seen == [0, 1, 2, 3, 4, 0]


def test_the_three_lines_run_when_copied(open_front, origin):
    stage = open_front()
    page = stage.page
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text } }")
    page.get_by_role("figure", name="A page with a pager").get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    lines = page.evaluate("copied")
    assert len(lines.strip().split("\n")) == 3
    page.route("**/three.html", lambda route: route.fulfill(body=PAGE + lines, content_type="text/html"))
    page.goto(f"{origin}/Web/three.html")
    page.wait_for_function("document.querySelector('rondo-pager')?.frames > 0")
    assert page.evaluate("document.querySelector('rondo-pager').count") == 3
    assert page.evaluate("document.querySelector('rondo-pager').canScroll")


def test_a_demo_without_a_package_beside_it_says_what_makes_one(open_front):
    page = open_front().page
    assert page.get_by_role("link", name="Download").count() == 0
    assert page.get_by_text("There is no package for npm beside this demo").inner_text().endswith("Scripts/package makes it.")


def test_where_a_page_cannot_copy_the_lines_are_selected(open_front):
    page = open_front().page
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')) }")
    page.get_by_role("button", name="Copy").first.click()
    page.get_by_role("button", name="Selected").wait_for()
    assert page.evaluate("String(getSelection())").startswith("<script type=\"module\"")


def test_a_card_leads_to_each_scene(open_front):
    page = open_front().page
    cards = page.locator(".cards a")
    addresses = cards.evaluate_all("cards => cards.map((card) => card.getAttribute('href'))")
    assert sorted(addresses) == sorted(f"#/{scene}" for scene in SCENES if scene)
    cards.and_(page.locator("[href='#/pages']")).click()
    page.wait_for_function("document.querySelector('rondo-pages')?.frames > 0")
    page.get_by_role("link", name="Rondo", exact=True).click()
    page.wait_for_function("document.querySelector('.cards')")
    assert page.title() == "Rondo"


def test_the_pictures_of_the_scenes_differ(open_front):
    page = open_front().page
    grounds = page.locator(".picture-of").evaluate_all(
        "pictures => pictures.map((picture) => picture.querySelector('rect').getAttribute('fill'))"
    )
    assert len(set(grounds)) == len(grounds) == len(SCENES) - 1


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_links_above_every_scene_are_as_high_as_a_finger_needs(open_front, size):
    page = open_front(**size).page
    for link in page.locator(".masthead nav a").all():
        box = link.bounding_box()
        assert box["height"] >= 44, link.text_content()
        assert box["width"] >= 44, link.text_content()
    assert page.locator(".record").bounding_box()["height"] >= 44
    assert page.locator(".home").bounding_box()["height"] >= 44


def test_without_scripts_the_page_says_what_it_is(open_front):
    page = open_front().page
    claim = page.locator(".claim > *").all_text_contents()
    said = page.evaluate(
        """() => {
            const text = document.querySelector('noscript').textContent;
            const page = new DOMParser().parseFromString(text, 'text/html');
            return [...page.querySelectorAll('.claim > *')].map(({ textContent }) =>
                textContent.trim().replaceAll(/\\s+/g, ' '));
        }"""
    )
    assert said == claim


@pytest.mark.needs("layout shifts")
@pytest.mark.parametrize("scene", ["rooms", "replay"])
def test_content_that_arrives_moves_almost_nothing(new_page, origin, scene):
    page = new_page("about:blank", **DESK)
    page.add_init_script(SHIFTS)
    page.goto(f"{origin}/Web/demo/#/{scene}")
    wait_for_scene(page, scene)
    Clock(page).run(1000)
    assert page.evaluate("Math.max(0, ...shifts)") < 0.001


def test_on_a_phone_the_chosen_recipe_is_visible_without_scrolling(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/recipes?recipe=picker", **PHONE)
    wait_for_scene(page, "recipes")
    # Most of it, and its name in the list.
    preview = page.locator(".preview").bounding_box()
    assert PHONE["viewport"]["height"] - preview["y"] > 0.75 * preview["height"]
    chosen = page.locator(".recipe-list [aria-current]").bounding_box()
    assert chosen["height"] >= 44
    assert chosen["x"] >= 0
    assert chosen["x"] + chosen["width"] <= PHONE["viewport"]["width"]


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene])
def test_every_scene_says_what_to_look_at(new_page, origin, scene):
    page = new_page(f"{origin}/Web/demo/#/{scene}", **DESK)
    wait_for_scene(page, scene)
    # A visible heading, or a sentence in its place.
    words = page.locator("main :is(h1:not(.unseen), .above)")
    assert words.count() == 1
    assert words.is_visible()


def test_a_missing_engine_is_said_once_for_all_scenes(new_page, origin):
    page = new_page("about:blank", **PHONE)
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    page.goto(f"{origin}/Web/demo/#/million")
    page.get_by_role("alert").get_by_text("The engine could not be loaded").wait_for()
    page.get_by_role("link", name="Pager", exact=True).click()
    page.wait_for_function("document.title.startsWith('Pager')")
    assert page.get_by_role("alert").count() == 1
