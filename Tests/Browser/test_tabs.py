"""A tab bar follows its pages frame by frame and drives them, by tap and by key."""

import pytest

from stage import Stage


@pytest.fixture
def open_tabs(new_page, origin):
    def open_it(**options):
        query = "&".join(f"{key}={value}" for key, value in {"pinned": "none", **options}.items())
        page = new_page(f"{origin}/Tests/Browser/pages/pages.html?{query}")
        return Stage(page, "rondo-pages")

    return open_it


def marks(stage):
    """The visible parts of the indicator along the bar, as pairs of edges."""
    return stage.page.evaluate(
        """() => {
            const bar = document.querySelector('rondo-tabs');
            const { left, width } = bar.getBoundingClientRect();
            return [...bar.shadowRoot.querySelectorAll('[part~=indicator]')]
                .filter((mark) => mark.style.visibility !== 'hidden')
                .map((mark) => mark.getBoundingClientRect())
                .map((box) => [box.left - left, box.right - left])
                .filter(([start, end]) => end > 0 && start < width)
                .sort(([a], [b]) => a - b);
        }"""
    )


def tab(stage, index):
    return stage.page.get_by_role("tab").nth(index)


def selected(stage):
    states = "tabs => tabs.map((tab) => tab.ariaSelected)"
    values = stage.page.get_by_role("tab").evaluate_all(states)
    return [index for index, state in enumerate(values) if state == "true"]


def test_there_is_a_tab_for_each_page_with_its_title(open_tabs):
    stage = open_tabs(count=4)
    assert stage.page.get_by_role("tab").all_text_contents() == [f"Page {n}" for n in range(4)]
    stage.pager.evaluate("pages => pages.insertItems([{ id: 'x', kind: 'plain', title: 'New' }])")
    stage.frames(2)
    assert stage.page.get_by_role("tab").all_text_contents()[-1] == "New"
    stage.call("removeItems", ["p0"])
    stage.frames(2)
    assert stage.page.get_by_role("tab").count() == 4
    assert marks(stage) == [[0, 100]]


def test_tabs_that_do_not_fit_stay_on_one_line(open_tabs):
    stage = open_tabs(count=12)
    stage.page.locator("rondo-tabs").evaluate(
        """bar => {
            bar.style.width = '200px';
            bar.label = () => 'Lost and found';
            for (const tab of bar.children) tab.style.width = 'auto';
        }"""
    )
    lines = stage.page.get_by_role("tab").nth(3).evaluate(
        """tab => {
            const range = document.createRange();
            range.selectNodeContents(tab);
            return range.getClientRects().length;
        }"""
    )
    assert lines == 1


def test_the_indicator_follows_the_finger(open_tabs):
    stage = open_tabs(count=4)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    for travel in (100, 200, 300):
        finger.move(dx=-110 if travel == 100 else -100)
        stage.frames(2)
        share = travel / 400
        assert marks(stage) == [pytest.approx([100 * share, 100 + 100 * share], abs=0.1)]
    finger.up_after_a_rest()
    stage.rest()
    assert marks(stage) == [[100, 200]]


@pytest.mark.parametrize("direction, dx", [("ltr", 110), ("rtl", -110)])
def test_the_indicator_crosses_the_seam_at_both_ends_of_the_bar(open_tabs, direction, dx):
    stage = open_tabs(count=4, direction=direction)
    stage.page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=dx)
    stage.frames(2)
    # A quarter of the way from the first tab to the last, in either direction.
    first, last = ([-25, 75], [375, 475])
    if direction == "rtl":
        first, last = ([325, 425], [-75, 25])
    assert marks(stage) == [pytest.approx(mark, abs=0.1) for mark in sorted([first, last])]
    finger.up()
    stage.rest()


def test_in_a_jump_the_indicator_is_between_the_tabs_of_the_two_visible_pages(open_tabs):
    stage = open_tabs(count=8)
    stage.pager.evaluate(
        """(pages) => {
            const { shadowRoot } = document.querySelector('rondo-tabs');
            const mark = shadowRoot.querySelector('[part~=indicator]');
            window.places = [];
            pages.onframe = () => places.push([
                pages.slotPosition,
                new DOMMatrix(getComputedStyle(mark).transform).e,
            ]);
            pages.scrollToItem(2);
        }"""
    )
    stage.rest()
    places = stage.page.evaluate("places")
    assert len(places) > 3
    for position, left in places:
        assert left == pytest.approx(50 * position, abs=0.1)


@pytest.mark.parametrize("index, expected", [(1, 1), (7, -1)])
def test_a_tap_goes_to_its_page_the_shortest_way(open_tabs, index, expected):
    stage = open_tabs()
    stage.events()
    tab(stage, index).tap()
    assert selected(stage) == [index]
    stage.rest()
    # In motion: a jump has no begin.
    assert "begin" in [name for name, _ in stage.events()]
    assert stage.get("currentSlot") == expected


@pytest.mark.parametrize("how", ["prevented", "Shift", "Control", "Alt", "Meta"])
def test_a_click_that_is_for_something_else_turns_no_page(open_tabs, how):
    stage = open_tabs(count=4)
    tab(stage, 1).evaluate(
        """(tab, isPrevented) => {
            if (isPrevented) tab.addEventListener('click', (event) => event.preventDefault());
        }""",
        how == "prevented",
    )
    tab(stage, 1).evaluate(
        "(tab, how) => tab.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [how]: true }))",
        f"{how.lower().replace('control', 'ctrl')}Key",
    )
    stage.rest()
    assert (selected(stage), stage.get("current")) == ([0], 0)


def test_a_tap_far_away_makes_no_pages_in_between(open_tabs):
    """accompanist#876"""
    stage = open_tabs(count=30)
    stage.page.evaluate("steps.splice(0)")
    tab(stage, 12).click()
    assert selected(stage) == [12]
    created = {step for step in stage.page.evaluate("steps") if step.startswith("create")}
    assert created == {"create p11", "create p12", "create p13"}


def test_keys_step_through_the_tabs_in_a_loop(open_tabs):
    stage = open_tabs(count=4)
    tab(stage, 0).focus()
    for key, index in [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 3), ("ArrowRight", 0)]:
        stage.page.keyboard.press(key)
        assert selected(stage) == [index]
        assert tab(stage, index).evaluate("tab => tab === document.activeElement")
        stage.rest()
        assert stage.get("current") == index
    # Across the seam and back it took the short way.
    assert stage.get("currentSlot") == 0
    stage.page.keyboard.press("End")
    stage.rest()
    assert stage.get("current") == 3
    stage.page.keyboard.press("Home")
    stage.rest()
    assert stage.get("current") == 0


def test_keys_are_mirrored_from_right_to_left(open_tabs):
    stage = open_tabs(count=4)
    stage.page.evaluate("document.documentElement.dir = 'rtl'")
    tab(stage, 0).focus()
    stage.page.keyboard.press("ArrowLeft")
    stage.rest()
    assert stage.get("current") == 1


def test_a_swipe_selects_the_tab_once_it_is_half_way(open_tabs):
    stage = open_tabs(count=4)
    finger = stage.finger()
    finger.down(*stage.point(along=0.95))
    finger.move(dx=-40, steps=4)
    stage.frames(2)
    assert selected(stage) == [0]
    finger.move(dx=-40, steps=2)
    stage.frames(2)
    assert selected(stage) == [1]
    finger.up_after_a_rest()
    stage.rest()


def test_tabs_and_panels_refer_to_each_other(open_tabs):
    stage = open_tabs(count=8)
    bar = stage.page.get_by_role("tablist", name="Sections")
    assert bar.get_by_role("tab", selected=True).text_content() == "Page 0"
    panel = stage.page.get_by_role("tabpanel", name="Page 0")
    assert panel.text_content() == "Page 0"
    assert tab(stage, 0).get_attribute("aria-controls") == panel.get_attribute("id")
    # Tabs beyond the edges cannot be reached.
    inert = "pages => [7, 0, 1].map((i) => pages.elementFor(i).assignedSlot.parentElement.inert)"
    assert stage.pager.evaluate(inert) == [True, False, True]
    stage.call("scrollToItem", 4, {"animated": False})
    assert stage.page.get_by_role("tabpanel", name="Page 4").text_content() == "Page 4"
    assert tab(stage, 1).get_attribute("aria-controls") is None


def test_tab_moves_from_the_selected_tab_to_the_pages_and_their_content(open_tabs):
    stage = open_tabs(count=4)
    stage.pager.evaluate(
        """pages => [0, 1, 3].forEach((index) => {
            pages.elementFor(index).innerHTML = `<a href="#">Link ${index}</a>`;
        })"""
    )
    stage.call("next", {"animated": False})
    stage.page.keyboard.press("Tab")
    assert tab(stage, 1).evaluate("tab => tab === document.activeElement")
    stage.page.keyboard.press("Tab")
    assert stage.pager.evaluate("pages => pages === document.activeElement")
    stage.page.keyboard.press("Tab")
    assert stage.page.evaluate("document.activeElement.textContent") == "Link 1"
    stage.page.keyboard.press("Tab")
    assert stage.page.evaluate("document.activeElement.textContent") == "Behind the pages"


def test_a_bar_that_is_too_long_keeps_the_current_tab_visible(open_tabs):
    stage = open_tabs(count=30)
    stage.page.add_style_tag(content="rondo-tabs button { flex: none; width: 100px }")
    stage.frames(3)
    stage.call("scrollToItem", 15, {"animated": False})
    assert marks(stage) == [pytest.approx([150, 250], abs=1)]


def test_existing_children_are_the_tabs(open_tabs):
    stage = open_tabs(count=3)
    stage.page.evaluate(
        """() => {
            const bar = document.createElement('rondo-tabs');
            bar.htmlFor = 'pages';
            bar.innerHTML = '<button>One</button><button>Two</button><button>Three</button>';
            document.querySelector('rondo-tabs').replaceWith(bar);
        }"""
    )
    stage.frames(2)
    tab(stage, 2).click()
    stage.rest()
    assert stage.get("current") == 2
    assert stage.page.get_by_role("tab", selected=True).text_content() == "Three"


def test_a_pager_can_have_tabs_also_one_defined_later(open_tabs, origin):
    stage = open_tabs()
    stage.page.evaluate(
        """() => document.body.insertAdjacentHTML('afterbegin', `
            <rondo-tabs for="slides" class="other"></rondo-tabs>
            <rondo-pager id="slides"><p>One</p><p>Two</p><p id="three">Three</p></rondo-pager>`)"""
    )
    stage.page.add_script_tag(url=f"{origin}/Web/js/rondo.js", type="module")
    tabs = stage.page.locator(".other button")
    stage.clock.until("() => document.querySelector('#slides').frames > 0")
    assert tabs.all_text_contents() == ["1", "2", "3"]
    tabs.nth(2).click()
    stage.clock.until("() => document.querySelector('#slides').phase === 'idle'")
    assert stage.page.evaluate("document.querySelector('#slides').currentId") == "three"
    assert stage.page.evaluate("errors") == []


@pytest.fixture
def open_slides(open_html):
    """Opens a pager with children and its tabs."""

    def open_it():
        slides = "".join(f"<p>Slide {number}</p>" for number in (1, 2, 3))
        stage = open_html(
            f"""<!doctype html><style>rondo-pager {{ width: 400px; height: 90px }}</style>
            <rondo-tabs for="slides"></rondo-tabs>
            <rondo-pager id="slides" loop>{slides}</rondo-pager>
            <script type="module">
              import '/Web/js/rondo.js';
              import '/Web/js/rondo-pages.js';
              window.stage = {{}};
            </script>"""
        )
        stage.page.get_by_role("tab").first.wait_for()
        return stage

    return open_it


def test_tabs_of_children_come_and_go_with_them(open_slides):
    stage = open_slides()
    titles = stage.page.get_by_role("tab").all_text_contents
    add = "pager => pager.append(Object.assign(document.createElement('p'), { textContent: 'Slide 4' }))"
    stage.pager.evaluate(add)
    stage.frames(3)
    assert titles() == ["1", "2", "3", "4"]
    tab(stage, 3).click()
    stage.rest()
    assert (selected(stage), stage.page.get_by_role("tabpanel", name="4").inner_text()) == ([3], "Slide 4")
    stage.pager.evaluate("pager => { pager.children[0].remove(); pager.children[0].remove() }")
    stage.frames(3)
    assert (titles(), selected(stage)) == (["1", "2"], [1])
    (mark,) = marks(stage)
    box = tab(stage, 1).bounding_box()
    start = stage.page.locator("rondo-tabs").bounding_box()["x"]
    assert mark == [pytest.approx(box["x"] - start + edge, abs=1) for edge in (0, box["width"])]


def focused(stage):
    return stage.page.evaluate("document.activeElement.textContent.trim() || document.activeElement.localName")


def test_a_removed_tab_leaves_the_focus_to_the_current_one(open_slides):
    stage = open_slides()
    tab(stage, 2).click()
    stage.rest()
    assert focused(stage) == "3"
    stage.pager.evaluate("pager => pager.lastElementChild.remove()")
    stage.frames(3)
    assert (focused(stage), selected(stage)) == ("2", [1])
    stage.pager.evaluate("pager => pager.replaceChildren()")
    stage.frames(3)
    assert focused(stage) == "rondo-pager"


@pytest.mark.parametrize("leaves", [False, True])
def test_a_tab_that_its_author_removes_leaves_the_focus_if_it_had_it(open_slides, leaves):
    stage = open_slides()
    stage.page.evaluate(
        """() => {
            const bar = document.querySelector('rondo-tabs');
            bar.remove();
            bar.innerHTML = '<button>A</button><button>B</button><button>C</button>';
            document.body.prepend(bar);
        }"""
    )
    stage.frames(3)
    tab(stage, 2).focus()
    if leaves:
        stage.page.evaluate("document.activeElement.blur()")
    stage.page.evaluate("document.querySelector('rondo-tabs').lastElementChild.remove()")
    stage.frames(3)
    assert stage.page.evaluate("document.activeElement.localName") == ("body" if leaves else "button")
    if not leaves:
        assert focused(stage) == "A"


@pytest.mark.parametrize("change", ["bar.remove()", "bar.htmlFor = 'nothing'"])
def test_without_their_tabs_slides_have_numbers_again(open_slides, change):
    stage = open_slides()
    slides = stage.pager.get_by_role("tabpanel")
    assert slides.count() == 3
    stage.page.evaluate(f"const bar = document.querySelector('rondo-tabs'); {change}")
    stage.frames(2)
    assert slides.count() == 0
    assert stage.pager.get_by_role("group", name="1 of 3", exact=True).count() == 1
    stage.call("next")
    stage.rest()
    assert stage.pager.get_by_role("status").inner_text() == "2 of 3"


def test_a_bar_waits_for_its_pages(open_tabs):
    stage = open_tabs(count=2)
    bar = "document.querySelector('rondo-tabs')"
    stage.page.evaluate(f"{bar}.htmlFor = 'later'")
    stage.frames(2)
    assert stage.page.get_by_role("tab").count() == 0
    stage.page.evaluate("document.querySelector('rondo-pages').id = 'later'")
    stage.page.get_by_role("tab").nth(1).wait_for()
    assert stage.page.evaluate("errors") == []


def test_a_bar_follows_pages_that_replace_others(open_tabs):
    stage = open_tabs(count=2)
    stage.page.evaluate(
        """() => {
            const before = document.querySelector('rondo-pages');
            const pages = document.createElement('rondo-pages');
            pages.id = before.id;
            pages.style.cssText = 'height: 100px';
            pages.register('kind', class {});
            pages.items = ['A', 'B', 'C'].map((title) => ({ id: title, kind: 'kind', title }));
            before.replaceWith(pages);
        }"""
    )
    stage.page.get_by_role("tab").nth(2).wait_for()
    stage.until("pager.frames > 0")
    assert stage.page.get_by_role("tab").all_text_contents() == ["A", "B", "C"]
    tab(stage, 2).click()
    stage.rest()
    assert stage.get("currentId") == "C"


def test_a_bar_for_another_element_reports_it(open_tabs):
    stage = open_tabs()
    stage.page.evaluate(
        """() => {
            document.body.id = 'body';
            document.querySelector('rondo-tabs').htmlFor = 'body';
        }"""
    )
    assert stage.page.evaluate("errors") == [
        'for must be the id of a <rondo-pages> or <rondo-pager>, not "body"'
    ]


def test_properties_set_before_the_bar_is_defined_count(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/tabs.html?count=2")
    Stage(page, "rondo-pages")
    assert page.get_by_role("tab").all_text_contents() == ["Page 0!", "Page 1!"]
    bar = page.locator("rondo-tabs")
    bar.evaluate("bar => { bar.label = (item, index) => `No ${index}` }")
    assert page.get_by_role("tab").all_text_contents() == ["No 0", "No 1"]


def test_a_bar_written_as_html_adds_tabs_with_pages(open_tabs):
    stage = open_tabs(count=2)
    stage.page.evaluate(
        "document.querySelector('rondo-tabs').outerHTML = '<rondo-tabs for=pages></rondo-tabs>'"
    )
    stage.pager.evaluate("pages => pages.insertItems(numbered(7))")
    stage.frames(2)
    titles = ["Page 0", "Page 1", "Page 7"]
    assert stage.page.get_by_role("tab").all_text_contents() == titles


def test_tabs_of_an_author_stay_whatever_the_bar_made_before(open_tabs):
    stage = open_tabs(count=2)
    stage.page.evaluate(
        """() => {
            const bar = document.querySelector('rondo-tabs');
            bar.htmlFor = 'nobody';
            bar.innerHTML = '<button>One</button><button>Two</button>';
            bar.htmlFor = 'pages';
        }"""
    )
    assert stage.page.get_by_role("tab").all_text_contents() == ["One", "Two"]
    tab(stage, 1).click()
    stage.rest()
    assert stage.get("current") == 1


def test_a_label_that_fails_is_reported_and_only_its_text_is_missing(open_tabs):
    stage = open_tabs(count=3)
    stage.page.evaluate(
        """() => {
            document.querySelector('rondo-tabs').label = ({ number }) => {
                if (number % 2) throw new Error(`no label for ${number}`);
                return `No ${number}`;
            };
        }"""
    )
    assert stage.page.get_by_role("tab").all_text_contents() == ["No 0", "Page 1", "No 2"]
    stage.pager.evaluate("pages => pages.insertItems(numbered(5))")
    stage.frames(2)
    texts = ["No 0", "Page 1", "No 2", "Page 5"]
    assert stage.page.get_by_role("tab").all_text_contents() == texts
    assert "no label for 5" in stage.page.evaluate("errors")
    stage.call("next")
    stage.rest()
    assert selected(stage) == [1]
