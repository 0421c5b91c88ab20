"""A dialog, a popover or a scroller in a slide gets its own inputs; the pager behind it stays."""

import pytest

from ticker import FRAME, INTERVAL

CONTENT = {
    "dialog": ("<dialog id='above'><button id='inner'>A button</button></dialog>", "showModal"),
    "popover": ("<div id='above' popover><button id='inner'>A button</button></div>", "showPopover"),
}


@pytest.fixture(params=["dialog", "popover"])
def stage(request, open_stage):
    html, show = CONTENT[request.param]
    stage = open_stage("children")
    stage.page.evaluate(
        """([html, show]) => {
            document.querySelector('#first').insertAdjacentHTML('beforeend', html);
            above[show]();
            inner.focus();
        }""",
        [html, show],
    )
    stage.frames(2)
    stage.events()
    return stage


def center(stage):
    box = stage.page.locator("#above").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_nothing_moved(stage):
    stage.frames(20)
    assert stage.events() == []
    assert stage.get("phase") == "idle"
    assert stage.page.evaluate("document.activeElement.id") == "inner"
    assert stage.page.locator("#above").is_visible()


@pytest.mark.parametrize("key", ["ArrowRight", "End", "PageDown"])
def test_keys_stay_in_it(stage, key):
    stage.page.keyboard.press(key)
    expect_nothing_moved(stage)


def test_a_drag_stays_in_it(stage):
    x, y = center(stage)
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    for step in range(5):
        stage.page.mouse.move(x - 20 * step, y)
        stage.frames(1)
    stage.page.mouse.up()
    expect_nothing_moved(stage)


def test_a_wheel_stays_in_it(stage):
    stage.page.mouse.move(*center(stage))
    stage.page.mouse.wheel(200, 0)
    expect_nothing_moved(stage)


SCROLLER = """([axis, place]) => {
    const slide = document.querySelector('[data-item="0"]');
    const side = axis === 'vertical' ? 'height' : 'width';
    slide.innerHTML = `<div id="scroller" tabindex="0" style="overflow: auto; width: 300px; height: 100px">
        <div style="${side}: 600px">Text</div></div>`;
    scroller.scrollTo(place, place);
    scroller.focus();
}"""


# The browser scrolls in real time, so each case has a page of its own.
@pytest.mark.parametrize(
    "axis, key, place, current",
    [
        ("horizontal", "ArrowRight", 0, 0),
        ("horizontal", "ArrowLeft", 0, 4),
        ("horizontal", "ArrowLeft", 1000, 0),
        ("horizontal", "ArrowRight", 1000, 1),
        ("vertical", "ArrowDown", 0, 0),
        ("vertical", "ArrowUp", 0, 4),
        ("vertical", "ArrowDown", 1000, 1),
        ("vertical", "PageDown", 0, 0),
        ("vertical", "PageDown", 1000, 1),
    ],
)
def test_a_scroller_gets_its_keys_until_it_is_at_its_end(open_stage, axis, key, place, current):
    stage = open_stage(axis=axis)
    stage.page.evaluate(SCROLLER, [axis, place])
    stage.page.keyboard.press(key)
    stage.frames(2)
    stage.rest()
    assert stage.get("current") == current


@pytest.mark.parametrize("place, current", [(0, 0), (1000, 1)])
def test_page_keys_scroll_a_text_in_a_slide(open_stage, place, current):
    stage = open_stage()
    stage.page.evaluate(SCROLLER, ["vertical", place])
    stage.page.keyboard.press("PageDown")
    stage.frames(2)
    stage.rest()
    assert stage.get("current") == current


def test_two_fingers_that_zoom_the_page_do_not_drag(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-30)
    assert stage.get("phase") == "dragging"
    # The browser zooms without an event of the pointer, and the finger's place changes with the zoom.
    stage.page.evaluate(
        "Object.defineProperty(visualViewport, 'scale', { configurable: true, value: 2 })"
    )
    finger.move(dx=-30, steps=4)
    stage.rest()
    assert (stage.get("current"), stage.get("offset")) == (0, 0)
    finger.up()
    stage.rest()
    assert stage.get("current") == 0


@pytest.mark.parametrize("name", ["children", "slides"])
def test_the_focus_of_a_slide_is_visible_within_it(open_stage, name):
    """A ring outside of a slide that fills the pager would be cut off."""
    stage = open_stage(name)
    inset = stage.page.evaluate(
        """() => {
            const slide = document.querySelector('[data-item="0"]');
            slide.tabIndex = 0;
            return getComputedStyle(slide).outlineOffset;
        }"""
    )
    assert inset == "-2px"


def test_elements_without_content_are_no_slides(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(
        """pager => pager.insertAdjacentHTML(
            'beforeend',
            '<noscript>No script</noscript><link rel="icon" href="data:,"><meta itemprop="x" content="y">',
        )"""
    )
    stage.frames(2)
    assert stage.get("count") == 3


# What an element of the page shows above the page, and how it ends.
SHOWN = {
    "dialog": ("<dialog><button>Close</button></dialog>", "one.showModal()", "one.close()"),
    "popover": ("<div popover>Text</div>", "one.showPopover()", "one.hidePopover()"),
    "note": ("<div popover='manual'>Text</div>", "one.showPopover()", "one.hidePopover()"),
    "removed dialog": ("<dialog>Text</dialog>", "one.showModal()", "one.remove()"),
    "removed popover": ("<div popover>Text</div>", "one.showPopover()", "one.remove()"),
    "full screen": ("<div>Text</div>", "return one.requestFullscreen()", "return document.exitFullscreen()"),
    "removed slide": ("<div popover>Text</div>", "one.showPopover()", "one.closest('[data-item]').remove()"),
}

# A slide with a button that shows something, as after a touch: nothing has the keyboard focus.
SHOW = """([html, show, place]) => {
    const slide = document.querySelector('[data-item="0"]');
    slide.removeAttribute('href');
    slide.innerHTML = '<div></div>';
    const [holder] = slide.children;
    const parent = place === 'slide' ? holder : holder.attachShadow({ mode: 'open' });
    parent.innerHTML = `<button>Show</button>${html}`;
    window.one = parent.lastElementChild;
    parent.firstElementChild.onclick = new Function(show);
}"""


@pytest.mark.needs("touch")
@pytest.mark.parametrize(
    "name, place",
    [*((name, "slide") for name in SHOWN), ("dialog", "shadow"), ("popover", "shadow"), ("full screen", "shadow")],
)
def test_auto_advance_waits_while_a_slide_shows_something_above_the_page(open_ticker, name, place):
    html, show, end = SHOWN[name]
    ticker = open_ticker("banner")
    ticker.page.evaluate(SHOW, [html, show, place])
    ticker.page.locator("button", has_text="Show").tap()
    ticker.until_paused("focused")
    ticker.run(3 * INTERVAL)
    assert (ticker.get("running"), ticker.steps, ticker.get("phase")) == (False, 0, "idle")
    ticker.page.evaluate(f"() => {{ {end} }}")
    ticker.page.mouse.move(790, 590)
    ticker.until_paused("focused", False)
    ticker.until_paused("hovered", False)
    assert ticker.get("pauses") == []
    ticker.run(INTERVAL + FRAME)
    assert ticker.settled() > 0


@pytest.mark.parametrize("name", ["dialog", "popover"])
def test_auto_advance_waits_for_what_a_script_shows_in_a_shadow_tree(open_ticker, name):
    html, show, end = SHOWN[name]
    ticker = open_ticker("banner")
    ticker.page.evaluate(SHOW, [html, show, "shadow"])
    # A slide can be filled at any time, and is known from the next rest on.
    for item in (1, 0):
        ticker.call("scrollToItem", item, {"animated": False})
    ticker.run(FRAME)
    steps = ticker.steps
    ticker.page.evaluate(f"() => {{ {show} }}")
    ticker.until_paused("focused")
    ticker.run(3 * INTERVAL)
    assert ticker.steps == steps
    ticker.page.evaluate(f"() => {{ {end} }}")
    ticker.until_paused("focused", False)


def test_auto_advance_started_by_the_user_waits_for_a_dialog(open_ticker):
    ticker = open_ticker("banner")
    ticker.page.evaluate(SHOW, ["<dialog></dialog>", "one.showModal()", "slide"])
    ticker.page.mouse.move(*ticker.point(along=0.8))
    ticker.call("play")
    assert ticker.get("pauses") == []
    ticker.page.evaluate("one.showModal()")
    ticker.until_paused("focused")
    ticker.run(3 * INTERVAL)
    assert ticker.steps == 0


@pytest.mark.parametrize("element", ["document.querySelector('main')", "document.querySelector('rondo-pager')"])
def test_auto_advance_goes_on_in_full_screen(open_ticker, element):
    ticker = open_ticker("banner")
    ticker.page.evaluate(f"{element}.requestFullscreen()")
    ticker.page.mouse.move(790, 590)
    ticker.frames(2)
    ticker.call("play")
    ticker.run(INTERVAL + FRAME)
    assert (ticker.get("pauses"), ticker.steps > 0) == ([], True)
