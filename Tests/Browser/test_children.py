"""Plain HTML children are the slides: they are shown, not copied."""

import pytest

from pictures import picture
from server import HTML
from stage import Stage


def test_children_loop_unchanged(open_stage):
    stage = open_stage("children")
    stage.page.evaluate("() => { window.mine = [...document.querySelectorAll('section')] }")
    with stage.recording() as seen:
        for _ in range(4):
            stage.call("next")
            stage.rest()
    seen.assert_covered()
    seen.assert_ordered(3)
    assert stage.get("currentSlot") == 4
    assert stage.page.evaluate(
        "() => window.mine.every((one, i) => one === document.querySelectorAll('section')[i])"
    )
    assert stage.page.locator("section").count() == 3


def test_a_page_of_children_loads_no_code_for_lists(new_page, separate_origin):
    page = new_page("about:blank")
    loaded = set()
    page.on("request", lambda request: loaded.add(request.url.split("/")[-1]))
    page.goto(f"{separate_origin}/Tests/Browser/pages/children.html")
    Stage(page)
    assert "child-slides.js" in loaded
    assert not {"feed.js", "item-list.js", "lazy-slides.js", "listed-slides.js"} & loaded


def test_a_child_fills_its_tile(open_stage):
    stage = open_stage("children")
    box = stage.page.locator("#first").bounding_box()
    assert (box["width"], box["height"]) == (400, 300)


# A red picture, twice as wide as high, alone in a pager of another shape.
PICTURE = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/Web/style.css" />
<style>* {{ margin: 0 }} {style}</style>
<rondo-pager id="pager" {attributes}><img id="it" src="{source}" alt="" /></rondo-pager>
{script}"""
RED = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='100' fill='red'%3E" \
    "%3Crect width='200' height='100'/%3E%3C/svg%3E"
SQUARE = "#pager { width: 400px; height: 400px } img { height: 400px }"
SCRIPT = "<script type='module' src='/Web/js/rondo-children.js'></script>"


@pytest.mark.parametrize("script, drawn", [("", "it.complete"), (SCRIPT, "pager.frames > 0")])
@pytest.mark.needs("pictures")
@pytest.mark.parametrize("rule, color", [("", (255, 255, 255)), ("img { object-fit: cover }", (255, 0, 0))])
def test_a_picture_keeps_its_shape_unless_the_page_says_otherwise(new_page, origin, script, drawn, rule, color):
    HTML["/it.html"] = PICTURE.format(style=SQUARE + rule, attributes="", source=RED, script=script)
    page = new_page(f"{origin}/it.html", viewport={"width": 400, "height": 400})
    page.wait_for_function(drawn)
    page.wait_for_function("it.clientHeight === 400 && it.complete")
    seen = picture(page, page.locator("#it").bounding_box())
    assert [seen.getpixel((200, y)) for y in (50, 200)] == [color, (255, 0, 0)]


@pytest.mark.parametrize(
    "attributes, size",
    [("", [400, 200]), ("height=current", [400, 200]), ("height=tallest", [400, 200])],
)
def test_a_pager_without_a_height_is_as_high_as_its_picture(new_page, origin, attributes, size):
    style = "#pager { width: 400px }"
    HTML["/it.html"] = PICTURE.format(style=style, attributes=attributes, source=RED, script=SCRIPT)
    page = new_page(f"{origin}/it.html")
    page.wait_for_function("pager.frames > 0 && it.complete && pager.clientHeight > 100")
    assert page.evaluate("[it, pager].map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])") == [size] * 2


def test_children_are_items_with_their_ids(open_stage):
    stage = open_stage("children")
    stage.call("next")
    stage.rest()
    stage.call("scrollToItem", "first")
    stage.rest()
    assert stage.get("current") == 0


def test_an_added_child_joins_the_loop(open_stage):
    stage = open_stage("children")
    stage.page.evaluate(
        """() => {
            const section = document.createElement('section');
            section.dataset.item = 3;
            document.querySelector('rondo-pager').append(section);
        }"""
    )
    stage.frames(2)
    assert stage.get("count") == 4
    stage.call("previous")
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [3]


def test_a_removed_child_leaves_the_loop(open_stage):
    stage = open_stage("children")
    stage.page.evaluate("() => document.querySelector('[data-item=\"1\"]').remove()")
    stage.frames(2)
    assert stage.get("count") == 2
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, 0)]
    stage.call("next")
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [2]


def seen_in_a_turn(stage):
    """The items of the slides in a turn of the loop."""
    items = []
    for _ in range(stage.get("count")):
        items += [tile.item for tile in stage.tiles()]
        stage.call("next")
        stage.rest()
    return items


def test_a_hidden_child_is_no_slide(open_stage):
    stage = open_stage("children")
    child = "document.querySelector('[data-item=\"1\"]')"
    for change, items in [
        ("setAttribute('hidden', '')", [0, 2]),
        ("removeAttribute('hidden')", [0, 1, 2]),
        ("setAttribute('hidden', 'until-found')", [0, 1, 2]),
    ]:
        stage.page.evaluate(f"{child}.{change}")
        stage.frames(2)
        assert seen_in_a_turn(stage) == items


def test_typing_in_a_slide_survives_a_whole_turn(open_stage):
    stage = open_stage("children")
    field = stage.page.get_by_label("A field")
    field.fill("mine")
    for _ in range(3):
        stage.call("next")
        stage.rest()
    assert field.input_value() == "mine"


def test_children_added_and_removed_under_a_finger_move_nothing(open_stage):
    stage = open_stage("children")
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-30)
    stage.frames(2)
    before = stage.tiles()
    assert [(tile.item, tile.start) for tile in before] == [(0, -20), (1, 380)]
    stage.page.evaluate(
        """() => {
            const section = document.createElement('section');
            section.dataset.item = 7;
            const first = document.querySelector('#first');
            first.after(section);
            document.querySelector('[data-item="2"]').remove();
        }"""
    )
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, -20), (7, 380)]
    assert stage.tiles()[0].view == before[0].view
    finger.move(dx=-30)
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(0, -50), (7, 350)]
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("phase") == "idle"


def test_a_removed_current_child_gives_way_with_its_events(open_stage):
    stage = open_stage("children")
    stage.events()
    stage.page.evaluate("() => document.querySelector('#first').remove()")
    stage.frames(2)
    reported = [(name, detail.get("id") or detail.get("fromId")) for name, detail in stage.events()]
    assert reported[:3] == [("change", "first"), ("settle", "first"), ("diddisappear", "first")]
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0)]


def test_a_frame_handler_set_before_the_definition_gets_frames(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/pages.html")
    stage = Stage(page, "rondo-pages")
    page.evaluate(
        """() => {
            document.body.insertAdjacentHTML('beforeend', '<rondo-pager><p>One</p></rondo-pager>');
            window.late = document.querySelector('rondo-pager');
            late.onframe = (pager) => (window.framed = pager.frames);
        }"""
    )
    page.add_script_tag(url=f"{origin}/Web/js/rondo.js", type="module")
    stage.clock.until("() => late.frames > 0")
    assert page.evaluate("framed === late.frames")


# Adds a section with its number to the pager, at the start or at the end.
ADD = """const added = document.createElement('section');
    added.dataset.item = 3;
    added.id = 'added';
    pager.{how}(added);"""


@pytest.mark.parametrize("how, index", [("prepend", 0), ("append", 3)])
def test_what_a_pager_says_includes_children_of_the_same_task(open_stage, how, index):
    stage = open_stage("children")
    said = "[pager.count, pager.current, pager.stopCount, pager.elementFor(pager.current).id]"
    others = [4, 1 - min(index, 1), 4, "first"]
    assert stage.pager.evaluate(f"pager => {{ {ADD.format(how=how)} return {said} }}") == others
    stage.pager.evaluate(f"pager => {{ pager.current = {index} }}")
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, 0)]


def test_a_child_put_first_can_be_current_at_once(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(f"pager => {{ {ADD.format(how='prepend')} pager.current = 0 }}")
    assert [stage.get("current"), stage.get("currentId")] == [0, "added"]
    stage.frames(2)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, 0)]


def test_a_step_goes_to_a_child_that_was_just_added(open_stage):
    stage = open_stage("children")
    stage.set("loop", False)
    stage.pager.evaluate("pager => pager.scrollToItem(2, { animated: false })")
    at_end = stage.pager.evaluate(
        f"pager => {{ const before = pager.atEnd; {ADD.format(how='append')} const {{ atEnd }} = pager;"
        " pager.next(); return [before, atEnd] }"
    )
    assert at_end == [True, False]
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [3]


def test_a_step_passes_a_child_that_was_just_hidden(open_stage):
    stage = open_stage("children")
    target = "pager.elementFor(pager.target).dataset.item"
    script = f"pager.children[1].hidden = true; pager.next(); return {target}"
    assert stage.pager.evaluate(f"pager => {{ {script} }}") == "2"
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [2]


def test_a_pager_that_was_just_added_to_the_page_knows_its_children(open_stage):
    stage = open_stage("children")
    assert stage.page.evaluate(
        """() => {
            const late = document.createElement('rondo-pager');
            late.append(document.createElement('p'), document.createElement('p'));
            document.body.append(late);
            late.current = 1;
            return [late.count, late.current];
        }"""
    ) == [2, 1]
