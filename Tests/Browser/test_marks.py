"""Slides whose elements carry their state, for style sheets."""

import pytest


@pytest.fixture
def open_marked(open_stage):
    def open_it(marks, **options):
        stage = open_stage("controls", marks=marks.replace(" ", "%20"), **options)
        stage.page.wait_for_function("() => document.querySelector('[data-rondo]')")
        return stage

    return open_it


def marked(stage):
    """The marked slides, with their words, also from the tiles around them."""
    slides = stage.page.locator("[data-rondo]").evaluate_all(
        "all => all.map(({ dataset: { item, rondo } }) => [Number(item), rondo])"
    )
    tiles = stage.pager.locator("[part~=tile]").evaluate_all(
        """tiles => tiles.filter(({ part }) => part.length > 1).map((tile) => [
            Number(tile.querySelector('slot').assignedElements()[0].dataset.item),
            [...tile.part].slice(1).sort().join(' ')])"""
    )
    assert slides == sorted(tiles)
    return slides


def test_the_current_slide_is_marked_from_half_way_on(open_marked):
    stage = open_marked("current")
    assert marked(stage) == [[0, "current"]]
    stage.call("next")
    stage.frames(3)
    assert marked(stage) == [[0, "current"]]
    stage.frames(9)
    assert (stage.get("phase"), marked(stage)) == ("animating", [[1, "current"]])


def test_settled_and_target_slides_can_be_marked_too(open_marked):
    stage = open_marked("settled target")
    stage.call("next")
    stage.frames(3)
    assert marked(stage) == [[0, "settled"], [1, "target"]]
    stage.rest()
    assert marked(stage) == [[1, "settled"]]


@pytest.mark.parametrize("options", [{}, {"length": "content"}], ids=["equal", "by content"])
def test_a_marked_slide_has_the_place_and_size_of_an_unmarked_one(open_marked, options):
    stage = open_marked("current target settled", count=3, overscan=2, **options)
    stage.page.add_style_tag(content="section { width: 300px }")
    stage.frames(3)

    def places():
        return stage.page.locator("section").evaluate_all(
            """all => all.map((slide) => {
                const { left, top, width, height } = slide.getBoundingClientRect();
                return [left, top, width, height];
            })"""
        )

    before = places()
    assert [height for *_, height in before] == [300] * 3
    stage.set("marks", None)
    stage.frames(1)
    assert (marked(stage), places()) == ([], before)


def test_a_tile_that_was_marked_disappears_after_a_jump(open_marked):
    stage = open_marked("current", count=9, overscan=0)
    stage.call("scrollToItem", 6, {"animated": False})
    stage.frames(2)
    assert [tile.item for tile in stage.tiles()] == [6]
    assert stage.pager.locator("[part~=tile]:visible").count() == 1


def test_marks_are_written_only_when_they_change(open_marked):
    stage = open_marked("current")
    stage.page.evaluate(
        """() => {
            window.writes = 0;
            new MutationObserver((list) => (window.writes += list.length)).observe(
                document.querySelector('rondo-pager'),
                { attributes: true, subtree: true, attributeFilter: ['data-rondo'] });
        }"""
    )
    stage.call("next")
    stage.rest()
    stage.frames(10)
    assert stage.page.evaluate("window.writes") == 2


def test_no_slide_keeps_a_mark_that_is_taken_away_in_a_motion(open_marked):
    stage = open_marked("current settled")
    stage.in_motion("pager.marks = null")
    assert marked(stage) == []
    stage.rest()
    stage.frames(2)
    assert marked(stage) == []


def test_a_pager_that_moves_in_the_page_during_a_motion_keeps_one_current_slide(open_marked):
    stage = open_marked("current settled")
    stage.in_motion("pager.remove(); document.body.append(pager)")
    stage.frames(3)
    stage.rest()
    stage.until("pager.querySelector('[data-rondo]')")
    assert [words for _, words in marked(stage)] == ["current settled"]


def test_without_the_attribute_nothing_is_marked(open_marked):
    stage = open_marked("current")
    stage.set("marks", None)
    assert marked(stage) == []


def test_an_unknown_mark_is_named(open_marked):
    stage = open_marked("current")
    assert stage.caught("pager.marks = 'now'") == [
        "RangeError",
        'marks must be some of current, settled, target, not "now"',
    ]
