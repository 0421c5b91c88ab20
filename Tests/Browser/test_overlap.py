"""Slides that overlap, by a negative gap."""

import pytest

from finger import Finger
from server import HTML
from stage import Stage

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/Web/style.css" />
<style>
  body {{ margin: 0; width: 400px }}
  rondo-pager {{ height: 300px }}
  section {{ background: silver }}
  {style}
</style>
<rondo-pager {attributes}>{children}</rondo-pager>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(document.querySelector('rondo-pager'));
</script>
"""

FRONT = """(pager, points) => points.map(([x, y]) =>
    document.elementFromPoint(x, y).closest('[data-item]')?.dataset.item)"""


@pytest.fixture
def page_with(new_page, origin):
    """Opens a page with a pager of eight sections in 400 by 300 pixels."""

    def open_it(attributes, style="", module=True):
        children = "".join(
            f'<section data-item="{item}" tabindex="0"></section>' for item in range(8)
        )
        HTML["/it.html"] = PAGE.format(style=style, attributes=attributes, children=children)
        page = new_page("about:blank")
        if not module:
            page.route("**/*.wasm", lambda route: route.abort())
        page.goto(f"{origin}/it.html")
        return page

    return open_it


@pytest.fixture
def open_overlap(page_with):
    return lambda *given, **more: Stage(page_with(*given, **more))


def places(stage):
    return [
        (tile.item, pytest.approx(tile.start, abs=0.05), pytest.approx(tile.end, abs=0.05))
        for tile in stage.tiles()
    ]


def front(stage, *points):
    """The slides in front at points along the pager, half-way across it."""
    return [int(item) for item in stage.pager.evaluate(FRONT, [(x, 150) for x in points])]


ROW = [(0, 0, 150), (1, 100, 250), (2, 200, 350), (3, 300, 450)]


@pytest.mark.parametrize(
    "attributes, expected",
    [
        ('length="150" spacing="-50"', ROW),
        ('length="150" spacing="calc(1em - 66px)"', ROW),
        ('length="37.5%" spacing="-12.5%"', ROW),
        ('length="150" spacing="-50" dir="rtl"', ROW),
        ('per-view="3" spacing="-25"', [(0, 0, 150), (1, 125, 275), (2, 250, 400), (3, 375, 525)]),
        ('length="viewport" spacing="-50"', [(0, 0, 400), (1, 350, 750)]),
        ('axis="vertical" length="150" spacing="-50"', [(0, 0, 150), (1, 100, 250), (2, 200, 350)]),
    ],
)
def test_each_slide_begins_before_the_previous_one_ends(open_overlap, attributes, expected):
    assert places(open_overlap(attributes)) == expected


@pytest.mark.parametrize(
    "alignment, start", [("start", 0), ("center", 125), ("end", 250)]
)
def test_each_slide_rests_where_it_would_without_others(open_overlap, alignment, start):
    stage = open_overlap(f'loop length="150" spacing="-50" alignment="{alignment}"')
    for item in range(9):
        assert (item % 8, start, start + 150) in places(stage)
        assert stage.get("current") == item % 8
        stage.call("next", {"animated": False})
        stage.frames(2)


def test_the_last_slide_ends_at_the_end_of_the_pager(open_overlap):
    stage = open_overlap('length="150" spacing="-50" initial="7"')
    assert places(stage)[-1] == (7, 250, 400)
    assert places(stage)[-2] == (6, 150, 300)
    # Four rest there: 4 begins where the pager does, except for 50 pixels.
    assert (stage.get("stopCount"), stage.get("atEnd")) == (6, True)


def test_a_row_that_just_fits_stands_still(open_overlap):
    stage = open_overlap('length="77" spacing="-32" loop short="still"')
    assert len(places(stage)) == 8
    assert places(stage)[0] == (0, 0, 77)
    assert places(stage)[-1] == (7, 315, 392)
    assert stage.get("canScroll") is False


def test_the_current_slide_is_in_front_and_the_others_in_order_of_distance(open_overlap):
    stage = open_overlap('loop length="200" spacing="-120" alignment="center" snap="item"')
    # They begin at -60 (6), 20 (7), 100 (0), 180 (1), 260 (2).
    assert front(stage, 60, 110, 200, 290, 310, 385) == [7, 0, 0, 0, 1, 2]
    stage.call("next")
    stage.rest()
    assert front(stage, 60, 110, 200, 290, 310, 385) == [0, 1, 1, 1, 2, 3]


def test_the_order_changes_when_another_slide_becomes_current(open_overlap):
    stage = open_overlap('length="200" spacing="-100" snap="item"')
    finger = Finger(stage.page, stage.clock)
    finger.down(*stage.point())
    finger.move(dx=-20, steps=3)
    stage.frames(2)
    assert stage.get("offset") == pytest.approx(50)
    assert front(stage, 120) == [0]
    finger.move(dx=-5, steps=1)
    stage.frames(2)
    assert front(stage, 120) == [1]
    finger.up_after_a_rest()
    stage.rest()
    assert stage.get("current") == 1


def test_the_order_of_the_document_and_of_keys_stays(open_overlap):
    stage = open_overlap('length="150" spacing="-50"')
    stage.call("next", {"animated": False})
    stage.frames(2)
    order = stage.pager.evaluate("pager => [...pager.children].map((it) => it.dataset.item)")
    assert order == [str(item) for item in range(8)]
    boxes = stage.pager.locator("[part~=tile]").evaluate_all(
        "tiles => tiles.map((tile) => tile.querySelector('slot').assignedElements()[0]?.dataset.item)"
    )
    shown = [item for item in boxes if item is not None]
    assert shown == sorted(shown)


def test_a_motion_leaves_no_gap(open_overlap):
    stage = open_overlap('loop length="150" spacing="-50"')
    with stage.recording() as seen:
        stage.call("next")
        stage.rest()
        stage.call("previous")
        stage.rest()
    seen.assert_covered(spacing=-50)


def test_a_slide_is_visible_where_no_other_covers_it(open_overlap):
    stage = open_overlap('length="150" spacing="-50"')
    seen = [detail["index"] for name, detail in stage.events() if name == "willappear"]
    # The fourth begins at 300, and the third ends at 350; the fifth would begin at 400.
    assert seen == [0, 1, 2, 3]


def test_slides_of_different_lengths_overlap_too(open_overlap):
    stage = open_overlap(
        'length="content" spacing="-30"',
        "section { width: 100px } section:nth-of-type(2) { width: 60% }",
    )
    assert places(stage) == [(0, 0, 100), (1, 70, 310), (2, 280, 380), (3, 350, 450)]
    stage.page.add_style_tag(content="section:nth-of-type(3) { width: 60px }")
    stage.frames(3)
    assert places(stage) == [(0, 0, 100), (1, 70, 310), (2, 280, 340), (3, 310, 410), (4, 380, 480)]


def test_items_made_by_a_function_overlap_too(open_stage):
    stage = open_stage(lengths="100,60", spacing=-20)
    assert places(stage)[1:4] == [(0, 0, 100), (1, 80, 140), (2, 120, 220)]


def test_a_style_sheet_sets_the_overlap(open_overlap):
    stage = open_overlap('length="content" spacing="var(--gap)"', "section { width: 100px } rondo-pager { --gap: 10px }")
    stage.call("next")
    stage.rest()
    assert places(stage)[0] == (1, 0, 100)
    for gap in (-30, -40, 0, -10, 20):
        stage.page.add_style_tag(content=f"rondo-pager {{ --gap: {gap}px }}")
        stage.frames(3)
        step = 100 + gap
        assert [it for it in places(stage) if it[0] in (1, 2)] == [(1, 0, 100), (2, step, step + 100)]


def test_a_motion_continues_when_slides_begin_to_overlap(open_overlap):
    stage = open_overlap('loop length="150" spacing="var(--gap)"', "rondo-pager { --gap: 0px }")
    stage.in_motion("pager.style.setProperty('--gap', '-50px')")
    stage.rest()
    assert places(stage)[0] in [(0, -100, 50), (1, 0, 150)]
    assert (1, 0, 150) in places(stage)
    ends = [name for name, _ in stage.events() if name in ("begin", "settle", "cancel")]
    assert ends == ["begin", "settle"]


@pytest.mark.parametrize("spacing", [-150, -151])
def test_an_overlap_as_long_as_a_slide_is_refused(open_overlap, spacing):
    stage = open_overlap('length="150" spacing="-50"')
    message = f"spacing must be above -150, as long as a slide is, not {spacing}"
    assert stage.caught(f"pager.spacing = {spacing}") == ["RangeError", message]
    stage.frames(2)
    assert (stage.get("spacing"), places(stage)) == (-50, ROW)


REPORTED = """() => {
    window.reported = [];
    addEventListener('error', (event) => {
        window.reported.push(event.message);
        event.preventDefault();
    });
}"""


def test_an_overlap_that_becomes_too_large_is_reported(open_overlap):
    stage = open_overlap('length="150" spacing="-3em"')
    stage.page.evaluate(REPORTED)
    before = places(stage)
    stage.page.add_style_tag(content="rondo-pager { font-size: 60px }")
    stage.frames(2)
    assert places(stage) == before
    (reported,) = set(stage.page.evaluate("reported"))
    assert "spacing must be above -150, as long as a slide is, not -180" in reported


def test_a_pager_without_room_has_its_places_once_it_has_room(open_overlap):
    stage = open_overlap('length="50%" spacing="-20"')
    for width in ("0", "15px"):
        stage.pager.evaluate("(pager, width) => { pager.style.width = width }", width)
        stage.frames(2)
    stage.pager.evaluate("pager => { pager.style.width = '' }")
    stage.frames(2)
    assert places(stage) == [(0, 0, 200), (1, 180, 380), (2, 360, 560)]


def test_a_size_that_changes_before_slides_can_overlap_is_no_error(new_page, origin):
    page = new_page("about:blank")
    held = []
    page.route("**/rondo-sizes.js", lambda route: held.append(route))
    children = "".join(f'<section data-item="{item}"></section>' for item in range(8))
    HTML["/it.html"] = PAGE.format(style="", attributes='length="150"', children=children)
    page.goto(f"{origin}/it.html", wait_until="domcontentloaded")
    stage = Stage(page)
    page.evaluate(REPORTED)
    stage.pager.evaluate("pager => { pager.spacing = -50; pager.style.width = '300px' }")
    stage.frames(2)
    assert page.evaluate("reported") == []
    # As without a gap, until the part is loaded.
    assert places(stage) == [(0, 0, 150), (1, 150, 300)]
    for route in held:
        route.continue_()
    stage.until("pager.elementFor(1).getBoundingClientRect().left < 150")
    assert places(stage) == [(0, 0, 150), (1, 100, 250), (2, 200, 350)]


def test_a_recording_has_the_places_without_overlap(open_overlap):
    stage = open_overlap('length="150" spacing="-50"')
    text = stage.page.evaluate(
        """async () => {
            const { record } = await import('/Web/js/rondo-recording.js');
            const pager = document.querySelector('rondo-pager');
            const recording = record(pager);
            pager.next();
            return recording.stop();
        }"""
    )
    first = text.splitlines()[0]
    assert '"spacing":0' in first and '"extent":100' in first and '"width":350' in first


@pytest.mark.parametrize("attributes, style", [
    ('length="150" spacing="-50"', ""),
    ('length="150" spacing="-2rem" loop alignment="center"', ""),
    ('axis="vertical" length="150" spacing="-50"', ""),
])
def test_slides_overlap_without_the_module_too(page_with, open_overlap, attributes, style):
    boxes = """() => [...document.querySelectorAll('section')].slice(0, 3).map((it) => {
        const { x, y } = it.getBoundingClientRect();
        return [x, y];
    })"""
    stage = open_overlap(attributes, style)
    expected = stage.page.evaluate(boxes)
    page = page_with(attributes, style, module=False)
    page.wait_for_function("() => document.querySelector('rondo-pager').matches(':state(native)')")
    assert page.evaluate(boxes) == expected
