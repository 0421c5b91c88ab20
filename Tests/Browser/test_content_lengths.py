"""Slides with the lengths of their own styles."""

import pytest

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; height: 300px }}
  section {{ width: 100px; background: silver }}
  {style}
</style>
<rondo-pager length="content" {attributes}>{children}</rondo-pager>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(document.querySelector('rondo-pager'));
</script>
"""


@pytest.fixture
def open_content(open_html):
    """Opens a pager of five sections with these styles."""

    def open_it(style="", attributes="", count=5):
        children = "".join(
            f'<section data-item="{index}" id="s{index}"></section>' for index in range(count)
        )
        return open_html(PAGE.format(style=style, attributes=attributes, children=children))

    return open_it


def places(stage):
    return [
        (tile.item, pytest.approx(tile.start, abs=0.05), pytest.approx(tile.end, abs=0.05))
        for tile in stage.tiles()
    ]


def style(stage, text):
    stage.page.add_style_tag(content=text)
    stage.frames(3)


def test_each_slide_has_the_length_of_its_style(open_content):
    stage = open_content("#s1 { width: 50% } #s2 { width: 2em; padding: 0 10px; margin-left: 8px }")
    assert places(stage) == [(0, 0, 100), (1, 100, 300), (2, 300, 340), (3, 340, 440)]


def test_all_slides_are_measured_at_once(open_content):
    stage = open_content("#s3 { width: 350px }")
    stage.call("scrollToItem", 3, {"animated": False})
    stage.frames(2)
    assert places(stage) == [(3, 0, 350), (4, 350, 450)]


def test_text_makes_a_slide_as_wide_as_itself(open_content):
    stage = open_content("section { width: auto; font: 20px/1 monospace }")
    assert places(stage)[:2] == [(0, 0, 1), (1, 1, 2)]
    stage.page.evaluate("document.querySelector('#s0').textContent = 'ab'")
    stage.frames(3)
    wide = stage.tiles()[0].end
    assert wide > 10
    stage.page.evaluate("document.querySelector('#s0').textContent = 'abcd'")
    stage.frames(3)
    assert stage.tiles()[0].end == pytest.approx(2 * wide, abs=0.05)


def test_a_vertical_slide_is_as_high_as_its_content(open_content):
    stage = open_content("section { height: 80px; width: auto } #s1 { height: 50% }", 'axis="vertical"')
    assert places(stage) == [(0, 0, 80), (1, 80, 230), (2, 230, 310)]
    assert stage.page.locator("#s0").bounding_box()["width"] == 400


def test_media_queries_take_effect_as_they_change(open_content):
    stage = open_content("@media (max-width: 500px) { section { width: 200px } }")
    stage.call("scrollToItem", 2, {"animated": False})
    stage.frames(2)
    assert places(stage)[0] == (1, 0, 100)
    stage.page.set_viewport_size({"width": 450, "height": 600})
    stage.frames(3)
    assert {tile.end - tile.start for tile in stage.tiles()} == {200}


def test_shares_of_the_pager_follow_its_size(open_content):
    stage = open_content("section { width: 75% }", 'spacing="8"')
    assert places(stage) == [(0, 0, 300), (1, 308, 608)]
    stage.pager.evaluate("pager => { pager.style.width = '200px' }")
    stage.frames(3)
    assert places(stage) == [(0, 0, 150), (1, 158, 308)]


def test_the_current_slide_stays_in_place_as_others_grow(open_content):
    stage = open_content("", "loop")
    stage.call("scrollToItem", 2, {"animated": False})
    stage.frames(2)
    stage.events()
    style(stage, "#s1, #s3 { width: 180px }")
    assert places(stage)[:3] == [(2, 0, 100), (3, 100, 280), (4, 280, 380)]
    assert not {name for name, _ in stage.events()} & {"change", "begin", "settle", "cancel"}


def test_a_motion_continues_as_slides_grow(open_content):
    stage = open_content("", "loop")
    with stage.recording() as seen:
        stage.in_motion("document.querySelector('#s3').style.width = '150px'")
        stage.rest()
    assert places(stage)[:3] == [(1, 0, 100), (2, 100, 200), (3, 200, 350)]
    seen.assert_covered()


def test_a_slide_added_later_is_measured(open_content):
    stage = open_content()
    stage.page.evaluate(
        """() => {
            const section = document.createElement('section');
            section.dataset.item = 9;
            section.style.width = '40px';
            document.querySelector('#s0').after(section);
        }"""
    )
    stage.frames(3)
    assert places(stage)[:3] == [(0, 0, 100), (9, 100, 140), (1, 140, 240)]


def test_another_length_replaces_the_measured_one_and_back(open_content):
    stage = open_content("#s1 { width: 60px }")
    stage.set("length", 200)
    stage.frames(3)
    assert places(stage) == [(0, 0, 200), (1, 200, 400)]
    stage.set("length", "content")
    stage.frames(3)
    assert places(stage)[:2] == [(0, 0, 100), (1, 100, 160)]
    stage.set("perView", 1)
    stage.frames(3)
    assert places(stage) == [(0, 0, 400)]
