"""Slides made from a list or by a function, with the lengths of their own styles."""

import pytest

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; height: 300px }}
</style>
<rondo-pager length="content" {attributes}></rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  const pager = document.querySelector('rondo-pager');
  window.rendered = [];
  window.item = (id, size = 50 + 10 * id) => ({{ id, size }});
  window.items = (count) => Array.from({{ length: count }}, (_, id) => item(id));
  window.fill = (element, {{ id, size }}) => {{
    rendered.push(id);
    element.dataset.item = id;
    element.innerHTML = `<div style="width: ${{size}}px; height: ${{size}}px"></div>`;
  }};
  listen(pager);
  pager.renderItem = fill;
  {script};
</script>
"""

LIST = "pager.items = items(20)"
FUNCTION = "pager.items = { count: 20, render: (element, index) => fill(element, item(index)) }"


@pytest.fixture
def open_list(open_html):
    """Opens a pager of items that are 50, 60, 70 … pixels long."""

    def open_it(attributes='estimate="200"', script=LIST):
        return open_html(PAGE.format(attributes=attributes, script=script))

    return open_it


def places(stage):
    return [
        (tile.item, pytest.approx(tile.start, abs=0.05), pytest.approx(tile.end, abs=0.05))
        for tile in stage.tiles()
    ]


FIRST = [(0, 0, 50), (1, 50, 110), (2, 110, 180), (3, 180, 260), (4, 260, 350), (5, 350, 450)]


@pytest.mark.parametrize("script", [LIST, FUNCTION])
@pytest.mark.parametrize("attributes", ["", 'estimate="200"', 'estimate="2em"', 'axis="vertical"'])
def test_each_slide_has_the_length_of_its_rendered_content(open_list, script, attributes):
    stage = open_list(attributes, script)
    vertical = "axis" in attributes
    assert places(stage) == (FIRST[:5] if vertical else FIRST)


def test_slides_that_are_not_rendered_have_the_estimated_length(open_list):
    stage = open_list('estimate="70" pinned="none" overscan="0"')
    assert set(stage.page.evaluate("rendered")) == set(range(6))
    stage.call("scrollToItem", 19, {"animated": False})
    stage.frames(2)
    assert places(stage)[0] == (19, 0, 240)
    assert set(stage.page.evaluate("rendered")) == {*range(6), 19}


@pytest.mark.parametrize("alignment, start", [("start", 0), ("center", 125), ("end", 250)])
@pytest.mark.parametrize("loop", ["", "loop"])
def test_the_current_slide_rests_where_it_should_as_lengths_come(open_list, alignment, start, loop):
    stage = open_list(f'estimate="300" alignment="{alignment}" initial="10" {loop}')
    assert (stage.get("current"), stage.get("offset")) == (10, 0)
    assert (10, start, start + 150) in places(stage)
    stage.call("scrollToItem", 3, {"animated": False})
    stage.call("scrollToItem", 10, {"animated": False})
    stage.frames(2)
    assert (10, start, start + 150) in places(stage)


def test_the_current_slide_stays_as_those_before_it_are_measured(open_list):
    stage = open_list('estimate="300" overscan="0" snap="none" initial="10"')
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=15, steps=2)
    stage.frames(2)
    # 30 pixels minus the slop, and the end of 9, which is 140 long and not 300.
    assert places(stage)[:2] == [(9, -120, 20), (10, 20, 170)]
    finger.up_after_a_rest()
    stage.rest()
    assert places(stage)[:2] == [(9, -120, 20), (10, 20, 170)]


def test_a_motion_continues_without_a_gap(open_list):
    stage = open_list('estimate="20" loop')
    with stage.recording() as seen:
        for _ in range(4):
            stage.call("previous")
            stage.rest()
    assert places(stage)[0] == (16, 0, 210)
    seen.assert_covered()


def test_a_slide_that_grows_later_is_measured_again(open_list):
    stage = open_list()
    stage.pager.locator("[data-item='1'] div").evaluate("it => { it.style.width = '200px' }")
    stage.frames(3)
    assert places(stage)[:3] == [(0, 0, 50), (1, 50, 250), (2, 250, 320)]


def test_a_slide_without_content_keeps_the_estimate(open_list):
    stage = open_list('estimate="120"', "pager.items = [item(0, 0), item(1), item(2)]")
    assert places(stage)[:2] == [(0, 0, 120), (1, 120, 180)]
    stage.pager.locator("[data-item='0'] div").evaluate("it => { it.style.width = '30px' }")
    stage.frames(3)
    assert places(stage)[:2] == [(0, 0, 30), (1, 30, 90)]


def test_an_updated_item_is_measured_again(open_list):
    stage = open_list()
    stage.pager.evaluate("pager => pager.updateItems([item(1, 90)])")
    stage.frames(2)
    assert places(stage)[:3] == [(0, 0, 50), (1, 50, 140), (2, 140, 210)]


def test_changes_of_the_list_keep_known_lengths(open_list):
    stage = open_list('estimate="200" overscan="0"')
    stage.page.evaluate("() => { rendered.length = 0 }")
    stage.pager.evaluate("pager => pager.moveItem(3, { before: 1 })")
    assert places(stage) == [(0, 0, 50), (3, 50, 130), (1, 130, 190), (2, 190, 260), *FIRST[4:]]
    stage.pager.evaluate("pager => pager.removeItems([0, 3])")
    stage.frames(2)
    assert places(stage)[:2] == [(1, 0, 60), (2, 60, 130)]
    stage.pager.evaluate("pager => pager.insertItems([item(30, 40)], { before: 2 })")
    stage.frames(2)
    assert places(stage)[:3] == [(1, 0, 60), (30, 60, 100), (2, 100, 170)]
    assert not set(stage.page.evaluate("rendered")) & {0, 1, 2, 3, 4, 5}


def test_lengths_set_by_the_page_are_not_measured(open_list):
    stage = open_list(script="pager.itemLength = ({ id }) => (id === 1 ? 30 : undefined); " + LIST)
    assert places(stage)[:3] == [(0, 0, 50), (1, 50, 80), (2, 80, 150)]


def test_another_length_replaces_the_measured_one_and_back(open_list):
    stage = open_list()
    stage.set("length", 150)
    stage.frames(3)
    assert places(stage) == [(0, 0, 150), (1, 150, 300), (2, 300, 450)]
    stage.set("length", "content")
    stage.frames(3)
    assert places(stage) == FIRST


def test_shares_of_the_pager_follow_its_size(open_list):
    script = (
        "pager.renderItem = (element, { id }) => {"
        " element.dataset.item = id; element.style.width = '25%' }; " + LIST
    )
    stage = open_list(script=script)
    assert places(stage)[:2] == [(0, 0, 100), (1, 100, 200)]
    stage.pager.evaluate("pager => { pager.style.width = '200px' }")
    stage.frames(3)
    assert places(stage)[:2] == [(0, 0, 50), (1, 50, 100)]


def test_measured_slides_overlap_too(open_list):
    stage = open_list('estimate="200" spacing="-20"')
    assert places(stage)[:3] == [(0, 0, 50), (1, 30, 90), (2, 70, 140)]


def test_a_loaded_page_is_measured(open_list):
    script = """pager.loadMore = async (cursor) => ({
        items: items(8).slice(4 * (cursor ?? 0), 4 * (cursor ?? 0) + 4), next: cursor ? null : 1 })"""
    stage = open_list('estimate="200"', script)
    stage.clock.until("() => document.querySelector('rondo-pager').count === 8")
    stage.frames(3)
    assert places(stage) == FIRST


@pytest.mark.parametrize("value, message", [
    ("'content'", 'estimate must be "viewport", a number of pixels or a CSS length, not "content"'),
    ("-3", "estimate must be more than 0, not -3"),
    ("0", "estimate must be more than 0, not 0"),
])
def test_a_bad_estimate_is_refused(open_list, value, message):
    stage = open_list()
    assert stage.caught(f"pager.estimate = {value}") == ["RangeError", message]
    assert stage.get("estimate") == 200
