"""Tab enters a pager at its current slide, and visits slide after slide, at any speed."""

import pytest


def press(stage, key="Tab"):
    """Presses a key without advancing time, and returns the id of the element with the focus."""
    stage.page.keyboard.press(key)
    return stage.page.evaluate("document.activeElement.id || document.activeElement.localName")


def walk(stage, key="Tab"):
    """The stops of a key until the focus is outside of the pager, pressed without a pause."""
    stops = []
    while len(stops) < 12:
        stops.append(press(stage, key))
        if stops[-1] in ("before", "after", "body"):
            break
    return stops


def show(stage, index):
    stage.call("scrollToItem", index, {"animated": False})
    stage.frames(3)


@pytest.mark.parametrize("loop", [True, False])
def test_quick_tabs_visit_each_slide_and_leave(open_stage, loop):
    stage = open_stage("fields")
    stage.set("loop", loop)
    stage.frames(2)
    stage.page.locator("#before").focus()
    assert walk(stage) == ["rondo-pager", "zero", "one", "two", "three", "after"]
    stage.page.locator("#after").focus()
    stage.frames(3)
    stage.rest()
    assert walk(stage, "Shift+Tab") == ["three", "two", "one", "zero", "rondo-pager", "before"]


# Slides of 240 points in 400, centred: parts of the neighbours are visible.
PEEKING = {"length": 240, "alignment": "center", "snap": "item"}


@pytest.mark.parametrize("options", [{}, PEEKING, {"axis": "vertical"}, {"direction": "rtl"}])
@pytest.mark.parametrize("loop", [True, False])
@pytest.mark.parametrize("index, name", [(0, "zero"), (2, "two"), (3, "three")])
def test_tab_enters_at_the_current_slide_and_moves_nothing(open_stage, options, loop, index, name):
    stage = open_stage("fields")
    for option, value in {**options, "loop": loop}.items():
        stage.set(option, value)
    show(stage, index)
    before = stage.tiles()
    for start, way in (("#before", ["Tab", "Tab"]), ("#after", ["Shift+Tab"])):
        stage.page.locator(start).focus()
        assert [press(stage, key) for key in way][-1] == name
        stage.frames(3)
        stage.rest()
        assert stage.tiles() == before
        assert stage.get("current") == index


def test_from_the_current_slide_tab_goes_both_ways(open_stage):
    stage = open_stage("fields")
    show(stage, 1)
    stage.pager.focus()
    assert [press(stage), press(stage)] == ["one", "two"]
    stage.frames(3)
    stage.rest()
    assert stage.get("current") == 2
    assert walk(stage, "Shift+Tab") == ["one", "zero", "rondo-pager", "before"]


def test_a_slide_without_a_stop_is_skipped(open_stage):
    stage = open_stage("fields")
    stage.page.evaluate("document.querySelector('#one').remove()")
    show(stage, 1)
    stage.pager.focus()
    assert press(stage) == "two"
    stage.rest()
    assert stage.get("current") == 2


def test_slides_skipped_by_tab_are_still_read(open_stage):
    stage = open_stage("fields")
    show(stage, 2)
    stage.pager.focus()
    assert press(stage) == "two"
    stage.frames(2)
    inert = stage.pager.evaluate(
        "pager => pager.shadowRoot.querySelectorAll('[part=tile][inert]:not([hidden])').length"
    )
    assert inert == 0


def test_a_pager_that_cannot_move_is_no_stop(open_stage):
    stage = open_stage("fields")
    stage.set("loop", False)
    stage.set("length", 80)
    stage.frames(2)
    assert not stage.get("canScroll")
    stage.page.locator("#before").focus()
    assert walk(stage) == ["zero", "one", "two", "three", "after"]
    stage.set("length", 240)
    stage.frames(2)
    stage.page.locator("#before").focus()
    assert walk(stage)[0] == "rondo-pager"


def test_a_stop_that_the_page_sets_stays(open_html):
    stage = open_html(
        """<!doctype html>
        <button id="before">Before</button>
        <rondo-pager tabindex="0" style="height: 100px"><p>One</p></rondo-pager>
        <script type="module">import '/Web/js/rondo.js'; import '/Tests/Browser/pages/stage.js';</script>"""
    )
    stage.frames(2)
    assert not stage.get("canScroll")
    stage.page.locator("#before").focus()
    assert press(stage) == "rondo-pager"


def test_a_focused_pager_keeps_the_focus_when_it_cannot_move(open_stage):
    stage = open_stage("fields")
    stage.set("loop", False)
    stage.page.locator("#before").focus()
    assert press(stage) == "rondo-pager"
    stage.set("length", 80)
    stage.frames(3)
    assert stage.page.evaluate("document.activeElement.localName") == "rondo-pager"
    stage.page.locator("#before").focus()
    stage.pager.evaluate("(pager) => pager.append(document.createElement('p'))")
    stage.frames(3)
    assert press(stage) == "zero"


def test_a_pager_that_cannot_move_takes_the_focus_of_its_slide(open_stage):
    stage = open_stage("list", count=1)
    stage.pager.evaluate(
        """(pager) => {
            pager.renderItem = (element, { id }) => { element.innerHTML = `<button>${id}</button>`; };
        }"""
    )
    stage.frames(2)
    assert stage.pager.evaluate("(pager) => pager.hasAttribute('tabindex')") is False
    stage.pager.locator("button").focus()
    stage.pager.evaluate("(pager) => pager.replaceItems(numbered(7))")
    stage.frames(2)
    assert stage.page.evaluate("document.activeElement.localName") == "rondo-pager"


def test_a_banner_with_one_slide_is_no_stop(open_ticker):
    ticker = open_ticker("banner")
    ticker.pager.evaluate("(pager) => { while (pager.children.length > 1) pager.lastElementChild.remove(); }")
    ticker.clock.frames(4)
    get = "(pager) => [pager.canScroll, pager.hasAttribute('tabindex')]"
    assert ticker.pager.evaluate(get) == [False, False]
    ticker.pager.evaluate("(pager) => pager.focus()")
    assert ticker.page.evaluate("document.activeElement.localName") == "rondo-pager"


# At this width a third of the viewport, and so the places of slides, have no exact value.
THIRDS = """<!doctype html>
<title>Three slides in a view</title>
<link rel="icon" href="data:," />
<style>rondo-pager {{ width: {width}px; height: 100px }}</style>
<rondo-pager per-view="3" {attributes}>{children}</rondo-pager>
<button type="button" id="after">After</button>
<script type="module">
  import '/Web/js/rondo.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  const pager = document.querySelector('rondo-pager');
  {script}
  listen(pager);
</script>"""
MADE = "pager.items = { count: 24, render: (e, index) => (e.innerHTML = `<button id=b${index}>${index}</button>`) };"
SLIDES = "".join(f"<p><button id=b{index}>{index}</button></p>" for index in range(24))


@pytest.mark.parametrize("width", [1000, 1280])
@pytest.mark.parametrize("attributes", ["", "loop interval=60000"])
def test_slides_that_are_visible_only_by_rounding_have_no_stop(open_html, width, attributes):
    stage = open_html(THIRDS.format(width=width, attributes=attributes, children="", script=MADE))
    for index in range(20):
        show(stage, index)
        stage.page.evaluate("index => document.querySelector(`#b${index}`).focus()", index)
        stops = [press(stage), press(stage), press(stage)]
        assert stops[:2] == [f"b{index + 1}", f"b{index + 2}"]
        assert stops[2] in ("after", "body"), index
        assert stage.get("current") == index


@pytest.mark.parametrize("width", [1000, 1280])
def test_shift_tab_enters_at_the_last_visible_slide_of_any_length(open_html, width):
    stage = open_html(THIRDS.format(width=width, attributes="", children=SLIDES, script=""))
    for index in range(20):
        show(stage, index)
        stage.page.locator("#after").focus()
        assert press(stage, "Shift+Tab") == f"b{index + 2}"
        assert stage.get("current") == index
