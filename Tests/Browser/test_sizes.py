"""Lengths and gaps are those of CSS, and follow its changes."""

import urllib.parse

import pytest

from finger import Finger


def places(stage):
    """The visible slides: item, start and end."""
    return [
        (tile.item, pytest.approx(tile.start, abs=0.05), pytest.approx(tile.end, abs=0.05))
        for tile in stage.tiles()
    ]


@pytest.fixture
def open_sized(open_stage):
    """Opens a row of slides with these attributes in a pager of 400 by 300 pixels."""

    def open_it(**options):
        options = {name.replace("_", "-"): value for name, value in options.items()}
        query = {name: urllib.parse.quote(str(value)) for name, value in options.items()}
        return open_stage(**query)

    return open_it


LENGTHS = {
    "50%": 200,
    "12.5em": 200,
    "25vw": 200,
    "calc(100% - 150px)": 250,
    "min(60%, 190px)": 190,
    "var(--slide)": 130,
    "var(--nowhere)": 400,
    "150": 150,
    "viewport": 400,
}


@pytest.mark.parametrize("length", LENGTHS)
def test_a_length_can_have_any_css_unit(open_sized, length):
    stage = open_sized()
    stage.page.add_style_tag(content="rondo-pager { --slide: 130px }")
    stage.pager.evaluate("(pager, length) => pager.setAttribute('length', length)", length)
    stage.frames(2)
    assert places(stage)[0] == (0, 0, LENGTHS[length])
    assert str(stage.get("length")) == length


def test_percentages_along_a_vertical_axis_refer_to_the_height(open_sized):
    stage = open_sized(axis="vertical", length="50%", spacing="10%")
    assert places(stage) == [(0, 0, 150), (1, 180, 330)]


SPACINGS = {"2em": 32, "5%": 20, "calc(1rem + 2px)": 18, "8": 8}


@pytest.mark.parametrize("spacing", SPACINGS)
def test_a_gap_can_have_any_css_unit(open_sized, spacing):
    stage = open_sized(length=100, spacing=spacing)
    gap = SPACINGS[spacing]
    assert places(stage)[:2] == [(0, 0, 100), (1, 100 + gap, 200 + gap)]


@pytest.mark.parametrize(
    "options, expected",
    [
        ({"per_view": 2}, [(0, 0, 200), (1, 200, 400)]),
        ({"per_view": 2.5}, [(0, 0, 160), (1, 160, 320), (2, 320, 480)]),
        ({"per_view": 2, "spacing": "1em"}, [(0, 0, 192), (1, 208, 400)]),
        ({"per_view": 0.5}, [(0, 0, 800)]),
        ({"per_view": 2, "length": "50px"}, [(0, 0, 200), (1, 200, 400)]),
        ({"per_view": 1.5, "alignment": "center"}, [(4, -200, 66.67), (0, 66.67, 333.33), (1, 333.33, 600)]),
    ],
)
def test_a_number_of_slides_fits_into_view(open_sized, options, expected):
    assert places(open_sized(**options)) == expected


def test_the_page_can_use_any_custom_property(own_names):
    stage = own_names
    assert places(stage)[:2] == [(0, 0, 130), (1, 150, 280)]


@pytest.fixture
def own_names(open_html):
    """A pager whose sizes use custom properties with plain names from the start."""
    return open_html(
        """<!doctype html>
        <link rel="icon" href="data:," />
        <style>
          body { margin: 0; --length: 130px; --gap: 20px; --before: 1px; --viewport: 5px }
          rondo-pager { width: 400px; height: 300px }
        </style>
        <rondo-pager length="var(--length)" spacing="var(--gap)">
          <p data-item="0">0</p><p data-item="1">1</p><p data-item="2">2</p>
        </rondo-pager>
        <script type="module">
          import '/Web/js/rondo-children.js';
          import { listen } from '/Tests/Browser/pages/stage.js';
          listen(document.querySelector('rondo-pager'));
        </script>"""
    )


@pytest.mark.parametrize("count", [3, 6, 7])
def test_a_whole_number_of_slides_leaves_no_sliver_of_the_next(open_sized, count):
    """Browsers round to 64ths of a pixel; slides that fill the pager fill it exactly."""
    stage = open_sized(count=20, per_view=count)
    appeared = {detail["index"] for name, detail in stage.events() if name == "willappear"}
    assert appeared == set(range(count))


def test_a_style_sheet_sets_how_many_slides_fit_into_view(open_sized):
    stage = open_sized(per_view="var(--count)", spacing=20)
    stage.page.add_style_tag(
        content="""
        rondo-pager { --count: 1 }
        @media (min-width: 600px) { rondo-pager { --count: 2 } }
        @media (min-width: 900px) { rondo-pager { --count: 2.5 } }
        """
    )
    stage.frames(2)
    assert places(stage) == [(0, 0, 190), (1, 210, 400)]
    stage.page.set_viewport_size({"width": 500, "height": 600})
    stage.frames(2)
    assert places(stage) == [(0, 0, 400)]
    stage.page.set_viewport_size({"width": 1000, "height": 600})
    stage.frames(2)
    assert [tile.end - tile.start for tile in stage.tiles()] == [pytest.approx(148, abs=0.05)] * 3


def test_container_and_font_units_follow_their_changes(open_sized):
    stage = open_sized(length="25cqw", spacing="1em")
    stage.page.add_style_tag(content="body { container-type: inline-size; width: 400px }")
    stage.frames(2)
    assert places(stage)[:2] == [(0, 0, 100), (1, 116, 216)]
    stage.page.add_style_tag(content="body { width: 600px } rondo-pager { font-size: 10px }")
    stage.frames(2)
    assert places(stage)[:2] == [(0, 0, 150), (1, 160, 310)]


def test_the_current_slide_stays_in_place(open_sized):
    stage = open_sized(per_view=2, initial=3)
    stage.events()
    stage.pager.evaluate("pager => { pager.style.width = '300px' }")
    stage.frames(2)
    assert places(stage) == [(3, 0, 150), (4, 150, 300)]
    assert stage.events() == []


def test_a_motion_continues_when_a_length_changes(open_sized):
    stage = open_sized(length="10em")
    with stage.recording() as seen:
        stage.in_motion("pager.style.fontSize = '12px'")
        stage.rest()
    assert stage.get("current") == 1
    assert places(stage)[0] == (1, 0, 120)
    assert [name for name, _ in stage.events() if name in ("begin", "settle", "cancel")] == [
        "begin",
        "settle",
    ]
    seen.assert_covered()


def test_a_drag_continues_when_a_length_changes(open_sized):
    stage = open_sized(length="50%", snap="item")
    finger = Finger(stage.page, stage.clock)
    finger.down(*stage.point())
    finger.move(dx=-20, steps=3)
    stage.frames(2)
    start = stage.tiles()[0].start
    stage.page.add_style_tag(content="rondo-pager { width: 300px !important }")
    stage.frames(2)
    assert stage.tiles()[0].start == pytest.approx(start, abs=0.05)
    finger.move(dx=-10, steps=1)
    stage.frames(2)
    assert stage.tiles()[0].start == pytest.approx(start - 10, abs=0.05)
    finger.up_after_a_rest()
    stage.rest()


def test_a_pager_that_is_displayed_later_has_its_lengths_then(open_sized):
    stage = open_sized(per_view=2, spacing="5%")
    stage.pager.evaluate("pager => { pager.style.display = 'none' }")
    stage.frames(2)
    stage.pager.evaluate("pager => { pager.style.display = '' }")
    stage.frames(2)
    assert places(stage) == [(0, 0, 190), (1, 210, 400)]


def test_items_can_have_lengths_and_the_gap(open_sized):
    stage = open_sized(lengths="100,50", spacing="10%", length="80%")
    assert places(stage)[:3] == [(0, 0, 100), (1, 140, 190), (2, 230, 330)]


REFUSED = [
    ("length", "'auto'", "RangeError", 'length must be "viewport", "content", a number of pixels or a CSS length, not "auto"'),
    ("length", "'-10px'", "RangeError", 'length must be "viewport", "content", a number of pixels or a CSS length, not "-10px"'),
    ("length", "'inherit'", "RangeError", 'length must be "viewport", "content", a number of pixels or a CSS length, not "inherit"'),
    ("length", "'10px; color: red'", "RangeError", 'length must be "viewport", "content", a number of pixels or a CSS length, not "10px; color: red"'),
    ("length", "{}", "TypeError", 'length must be "viewport", "content", a number of pixels or a CSS length, not [object Object]'),
    ("length", "-3", "RangeError", "length must be more than 0, not -3"),
    ("length", "0", "RangeError", "length must be more than 0, not 0"),
    ("spacing", "'wide'", "RangeError", 'spacing must be a number of pixels or a CSS length, not "wide"'),
    ("perView", "0", "RangeError", "perView must be a number above 0, not 0"),
    ("perView", "NaN", "RangeError", "perView must be a number above 0, not NaN"),
    ("perView", "'10px'", "RangeError", 'perView must be a number above 0, not "10px"'),
    ("perView", "true", "TypeError", "perView must be a number above 0, not true"),
]


@pytest.mark.parametrize("name, value, kind, message", REFUSED)
def test_a_bad_size_is_refused_by_name_and_rule(open_sized, name, value, kind, message):
    stage = open_sized(per_view=2, spacing="1em")
    before = places(stage)
    assert stage.caught(f"pager.{name} = {value}") == [kind, message]
    stage.frames(2)
    assert places(stage) == before
    assert stage.get("perView") == 2
    assert stage.get("spacing") == "1em"
