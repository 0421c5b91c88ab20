"""The element with the focus is visible."""

import pytest


def focused(stage):
    """The element with the focus, and whether all of it is visible."""
    return stage.page.evaluate(
        """() => {
            const one = document.activeElement, box = one.getBoundingClientRect();
            const pager = document.querySelector('rondo-pager').getBoundingClientRect();
            const isInside = one.closest('rondo-pager') && one.localName === 'button';
            return [one.id, !isInside || (box.left >= pager.left - 0.05
                && box.right <= pager.right + 0.05)];
        }"""
    )


def native_scroll(stage):
    """How far the browser itself has scrolled anything in the pager."""
    return stage.pager.evaluate(
        """pager => [pager, ...pager.shadowRoot.querySelectorAll('*')]
            .map((element) => Math.abs(element.scrollLeft) + Math.abs(element.scrollTop))
            .reduce((sum, one) => sum + one)"""
    )


def test_focus_in_a_slide_outside_of_the_viewport_scrolls_to_it(open_stage):
    stage = open_stage("fields")
    stage.page.evaluate("document.querySelector('#one').focus()")
    stage.rest()
    assert focused(stage) == ["one", True]
    assert stage.get("current") == 1
    assert native_scroll(stage) == 0


@pytest.mark.parametrize("name, index", [("two", 2), ("three", 3)])
def test_a_call_leads_to_the_slide_with_an_element_which_can_have_the_focus_then(open_stage, name, index):
    stage = open_stage("fields")
    lead = """(pager, name) => {
        const one = document.getElementById(name);
        pager.scrollToItem(one, { animated: false });
        one.focus();
    }"""
    stage.pager.evaluate(lead, name)
    assert focused(stage) == [name, True]
    assert stage.get("current") == index
    assert native_scroll(stage) == 0


def test_an_element_outside_of_all_slides_is_refused(open_stage):
    stage = open_stage("fields")
    assert stage.caught("pager.scrollToItem(document.querySelector('#after'))") == [
        "RangeError",
        'there is no item with the id "after"',
    ]


def test_tab_never_focuses_an_invisible_element(open_stage):
    """swiper#4006"""
    stage = open_stage("fields")
    stage.page.locator("#before").focus()
    visited = []
    for _ in range(12):
        stage.page.keyboard.press("Tab")
        stage.frames(2)
        stage.rest()
        name, is_seen = focused(stage)
        assert is_seen, f"{name} has the focus but is not visible"
        assert native_scroll(stage) == 0
        if name in ("zero", "one", "two", "three"):
            assert stage.get("current") == ["zero", "one", "two", "three"].index(name)
        assert [tile.start for tile in stage.tiles()] == [0], "the pager does not rest on a slide"
        visited.append(name)
        if name == "after":
            break
    assert visited[-1] == "after", "Tab does not leave the pager"


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_tab_from_the_only_slide_with_a_link_moves_nothing(open_stage, key):
    """swiper#7022"""
    stage = open_stage("children")
    stage.page.get_by_label("A field").focus()
    with stage.recording() as seen:
        stage.page.keyboard.press(key)
        stage.frames(4)
    seen.assert_steady(speed=0)
    assert stage.get("current") == 0
    assert native_scroll(stage) == 0


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_a_pager_that_has_moved_takes_the_focus_to_a_visible_slide(open_stage, key):
    stage = open_stage("fields")
    stage.call("scrollToItem", 2, {"animated": False})
    stage.rest()
    if key == "Tab":
        stage.pager.focus()
    else:
        stage.page.locator("#after").focus()
    stage.page.keyboard.press(key)
    stage.frames(2)
    stage.rest()
    assert focused(stage)[1]
    assert native_scroll(stage) == 0


def test_tab_in_a_vertical_pager_keeps_the_focus_in_the_window(open_stage):
    stage = open_stage("fields")
    stage.page.add_style_tag(
        content="rondo-pager { height: 400px; margin: 500px 0 2000px }"
    )
    stage.set("axis", "vertical")
    stage.page.locator("#zero").focus()
    for name in ("one", "two"):
        stage.page.keyboard.press("Tab")
        stage.frames(2)
        stage.rest()
        stage.frames(2)
        top, bottom = stage.page.evaluate(
            """() => {
                const { top, bottom } = document.activeElement.getBoundingClientRect();
                return [top, bottom];
            }"""
        )
        assert focused(stage)[0] == name
        assert 0 <= top < bottom <= 600, "the element is not in the window"
        assert native_scroll(stage) == 0


def test_a_viewport_that_the_browser_scrolls_stays_in_place(open_stage):
    stage = open_stage("fields")
    stage.page.add_style_tag(content="rondo-pager::part(viewport) { overflow: hidden }")
    stage.page.evaluate("document.querySelector('#one').focus()")
    stage.frames(4)
    stage.rest()
    assert focused(stage) == ["one", True]
    assert stage.get("current") == 1
    assert native_scroll(stage) == 0


@pytest.mark.parametrize("how", ["next", "ArrowRight"])
def test_a_slide_that_leaves_gives_the_focus_to_the_pager(open_stage, how):
    """Its keys still work, and the next Tab leads to a visible slide."""
    stage = open_stage("fields")
    stage.page.locator("#zero").focus()
    if how == "next":
        stage.call("next")
    else:
        stage.page.keyboard.press(how)
    stage.rest()
    stage.frames(2)
    assert stage.pager.evaluate("pager => pager === document.activeElement")
    stage.page.keyboard.press("ArrowRight")
    stage.rest()
    stage.frames(2)
    assert stage.get("current") == 2
    stage.page.keyboard.press("Tab")
    assert focused(stage) == ["two", True]


REMOVALS = {
    "a child": "document.querySelector('#zero').closest('section').remove()",
    "all children": "pager.replaceChildren()",
    "in a motion": "pager.next(); pager.firstElementChild.remove()",
}


@pytest.mark.parametrize("script", REMOVALS.values(), ids=REMOVALS)
def test_a_removed_child_gives_the_focus_to_the_pager(open_stage, script):
    stage = open_stage("fields")
    stage.page.locator("#zero").focus()
    stage.pager.evaluate(f"pager => {{ {script} }}")
    stage.frames(2)
    assert stage.pager.evaluate("pager => pager === document.activeElement")


REMOVE = "document.querySelector('rondo-pager').firstElementChild.remove()"
BLUR = "document.activeElement.blur()"
GO_ON = "document.querySelector('#after').focus()"


@pytest.mark.parametrize("scripts", [(BLUR, REMOVE), (GO_ON, REMOVE), (f"{REMOVE}; {GO_ON}",)])
def test_a_removed_child_that_the_focus_has_left_changes_nothing(open_stage, scripts):
    stage = open_stage("fields")
    stage.page.locator("#zero").focus()
    for script in scripts:
        stage.page.evaluate(f"() => {{ {script} }}")
    stage.frames(2)
    assert stage.page.evaluate("document.activeElement.localName") == ("body" if BLUR in scripts else "button")


def swipe(stage, step):
    """Swipes on a trackpad; a long first step would be a click of a mouse's wheel."""
    stage.page.mouse.wheel(20, 0)
    stage.page.mouse.wheel(step, 0)


FAR = {
    "End": lambda stage: stage.page.keyboard.press("End"),
    "a wheel": lambda stage: swipe(stage, 3000),
    "a jump": lambda stage: stage.call("scrollToItem", 50, {"animated": False}),
}


@pytest.fixture
def buttons(open_stage):
    """A list of 99 slides, each with a button."""
    stage = open_stage("list", count=99, length=100, pinned="both")
    stage.pager.evaluate(
        """(pager) => {
            pager.renderItem = (element, { id, number }) => {
                element.dataset.item = number;
                element.innerHTML = `<button id=${id}>${id}</button>`;
            };
        }"""
    )
    stage.frames(2)
    stage.page.mouse.move(*stage.point())
    stage.page.locator("#n1").focus()
    return stage


@pytest.mark.parametrize(
    "way", ["End", pytest.param("a wheel", marks=pytest.mark.needs("wheel by pixels")), "a jump"]
)
def test_a_motion_far_away_gives_the_focus_to_the_pager(buttons, way):
    """The tile of the focused slide shows another one in the same frame."""
    FAR[way](buttons)
    buttons.frames(4)
    is_focused = "pager => pager === document.activeElement"
    assert buttons.pager.evaluate(is_focused)
    buttons.rest()
    assert buttons.pager.evaluate(is_focused)
    current = buttons.get("current")
    assert current > 10
    buttons.page.keyboard.press("ArrowLeft")
    buttons.rest()
    assert buttons.get("current") == current - 1


def test_an_option_that_makes_new_tiles_gives_the_focus_to_the_pager(buttons):
    buttons.set("axis", "vertical")
    buttons.frames(2)
    assert buttons.pager.evaluate("pager => pager === document.activeElement")
