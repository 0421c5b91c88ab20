"""Slides are visible before the scripts load, and nothing on the page moves when they do."""

import pytest

from clock import Clock
from scenes import SHIFTS

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/Web/style.css" />
<style>
  body {{ margin: 0; width: 400px }}
  rondo-pager p {{ margin: 0; padding: 20px; background: silver }}
  {style}
</style>
<h1>Before</h1>
<{name} {attributes}>
  {one}
  <p id="two">Two, which<br />is the tallest<br />of all</p>
  <p id="three">Three</p>
</{name}>
<p id="after">After</p>
<script type="module" src="/Web/js/{entry}.js"></script>
"""

BOXES = """() => ['#one', '#two', '#after', 'h1'].map((name) => {
    const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
    return [left, top, width, height].map((number) => Math.round(number * 4) / 4);
})"""


class Arrival:
    """A page whose scripts and module arrive when the test says so."""

    def __init__(
        self, page, origin, attributes="", style="", name="rondo-pager", entry="rondo", one='<p id="one">One</p>'
    ):
        self.page = page
        self._held = {}
        body = PAGE.format(attributes=attributes, style=style, name=name, entry=entry, one=one)
        page.route("**/it.html", lambda route: route.fulfill(body=body, content_type="text/html"))
        for file in (f"{entry}.js", "rondo.wasm"):
            page.route(f"**/{file}", self._hold)
        page.add_init_script(SHIFTS)
        page.goto(f"{origin}/it.html", wait_until="commit")
        self.clock = Clock(page)
        self._name = name
        self._entry = entry
        self.clock.until("() => document.querySelector('#after')")

    def boxes(self):
        self.clock.frames(2)
        return self.page.evaluate(BOXES)

    def _hold(self, route):
        self._held[route.request.url.split("/")[-1]] = route

    def let(self, file):
        """Lets a requested file arrive."""
        for _ in range(200):
            if file in self._held:
                break
            self.clock.presented()
        self._held.pop(file).continue_()

    def define(self):
        self.let(f"{self._entry}.js")
        self.clock.until(f"() => customElements.get('{self._name}')")

    def begin(self):
        self.let("rondo.wasm")
        self.clock.until(f"() => document.querySelector('{self._name}').frames > 0")



@pytest.fixture
def open_arrival(new_page, origin):
    return lambda *given, **more: Arrival(new_page("about:blank"), origin, *given, **more)


CASES = {
    "defaults": {},
    "pixels": {"attributes": 'length="280" spacing="12"'},
    "shares": {"attributes": 'per-view="2.5" spacing="1rem" loop'},
    "css": {"attributes": 'length="min(60%, 30rem)" spacing="calc(1em + 2px)" snap="item"'},
    "custom properties": {
        "attributes": 'per-view="var(--rondo-per-view)" spacing="var(--rondo-spacing)"',
        "style": "rondo-pager { --rondo-per-view: 1.5; --rondo-spacing: 2em }",
    },
    "in the middle": {"attributes": 'loop length="50%" spacing="8" alignment="center"'},
    "at the end": {"attributes": 'loop length="50%" spacing="8" alignment="end"'},
    "pinned": {"attributes": 'length="50%" alignment="center"'},
    "from the right": {"attributes": 'dir="rtl" length="50%" spacing="8"'},
    "by content": {
        "attributes": 'length="content" spacing="8"',
        "style": "#one { width: 150px } #two { width: 40% }",
    },
    "vertical": {
        "attributes": 'axis="vertical" length="50%" spacing="8"',
        "style": "rondo-pager { height: 200px }",
    },
    "a padding": {
        "attributes": 'length="50%"',
        "style": "rondo-pager { padding: 10px 20px; scroll-padding: 10px 20px }",
    },
    "a height": {"attributes": 'length="50%"', "style": "rondo-pager { height: 200px }"},
    "the height of a slide that is far": {"style": "#three { line-height: 200px }"},
}


TYPED = pytest.mark.needs("typed attr()")
# Without attributes that hold sizes.
PLAIN = ["defaults", "custom properties", "the height of a slide that is far"]


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[] if case in PLAIN else TYPED) for case in CASES]
)
def test_nothing_moves_when_the_scripts_arrive(open_arrival, case):
    page = open_arrival(**CASES[case])
    before = page.boxes()
    page.define()
    assert page.boxes() == before
    bar = "getComputedStyle(document.querySelector('rondo-pager').shadowRoot.querySelector('.native')).scrollbarWidth"
    assert page.page.evaluate(bar) == "none"
    page.begin()
    assert page.boxes() == before
    page.clock.frames(2)
    assert page.page.evaluate("shifts") == []


RESETS = {
    "all": "* { margin: 0; padding: 0; box-sizing: border-box }",
    "inherited": "html { box-sizing: border-box } *, *::before, *::after { box-sizing: inherit }",
    "elements": "p, h1 { margin: 0 } #one { margin: 0 }",
    # Much of what Tailwind 3 begins with.
    "preflight": """*, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid }
        blockquote, dl, dd, h1, h2, hr, figure, p, pre { margin: 0 } ol, ul, menu { list-style: none; padding: 0 }
        img, svg, video, canvas { display: block; vertical-align: middle } img, video { max-width: 100%; height: auto }
        [hidden]:where(:not([hidden="until-found"])) { display: none }""",
}

PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='600' height='300'/>"


@TYPED
@pytest.mark.parametrize("reset", RESETS)
@pytest.mark.parametrize(
    "attributes",
    [
        'length="50%" spacing="-40px" loop',
        'per-view="2.5" spacing="1rem" loop',
        'axis="vertical" length="50%" spacing="-8" style="height: 200px"',
        'length="50%" spacing="8" alignment="center" loop',
    ],
)
def test_nothing_moves_with_a_common_reset(open_arrival, attributes, reset):
    page = open_arrival(attributes, style=RESETS[reset])
    before = page.boxes()
    page.define()
    assert page.boxes() == before
    page.begin()
    assert page.boxes() == before
    page.clock.frames(2)
    assert page.page.evaluate("shifts") == []


@pytest.mark.parametrize("reset", RESETS)
def test_pictures_keep_their_places_with_a_common_reset(open_arrival, reset):
    one = f'<img id="one" src="{PICTURE}" alt="" />'
    style = f"rondo-pager {{ --rondo-per-view: 2.5; height: 300px }} {RESETS[reset]}"
    page = open_arrival('per-view="var(--rondo-per-view)"', style, one=one)
    before = page.boxes()
    page.define()
    assert page.boxes() == before
    page.begin()
    assert page.boxes() == before


def test_a_row_has_no_bar_on_a_page_with_thin_bars(open_arrival):
    page = open_arrival(style="* { scrollbar-width: thin }")
    bar = "getComputedStyle(document.querySelector('rondo-pager')).scrollbarWidth"
    assert page.page.evaluate(bar) == "none"


def test_a_ticker_keeps_its_height(open_arrival):
    page = open_arrival(name="rondo-ticker", entry="rondo-ticker")
    after = page.boxes()[2]
    page.define()
    assert page.boxes()[2] == after
    page.begin()
    assert page.boxes()[2] == after


@pytest.mark.needs("layout shifts")
def test_without_the_style_sheet_things_move(open_arrival):
    """The test above can find a movement."""
    page = open_arrival(style="rondo-pager { display: block !important }")
    before = page.boxes()
    page.define()
    assert page.boxes() != before
    page.clock.frames(2)
    assert page.page.evaluate("shifts") != []


@pytest.mark.needs("wheel by pixels")
def test_slides_scroll_before_the_scripts_arrive(open_arrival):
    page = open_arrival('length="50%"')
    page.boxes()
    page.page.mouse.move(200, 120)
    page.page.mouse.wheel(200, 0)
    page.clock.until("() => document.querySelector('#two').getBoundingClientRect().left === 0")


def test_elements_of_other_libraries_keep_their_look(open_arrival):
    page = open_arrival()
    looks = page.page.evaluate(
        """() => ['axis="vertical"', 'snap="none"', 'spacing="-8"', 'alignment="end"', 'alignment="center" loop'].map(
            (attributes) => ['x-split', 'x-split other'].map((start) => {
                const holder = document.createElement('div');
                holder.innerHTML = `<${start} ${start.includes('other') ? '' : attributes}><p>1</p><p>2</p></x-split>`;
                document.body.append(holder);
                const [split] = holder.children;
                return [split, split.children[1], '::before'].map((element) => {
                    const style = element === '::before' ? getComputedStyle(split, element) : getComputedStyle(element);
                    const { flexDirection, overflow, scrollSnapType, scrollSnapAlign, marginLeft, content } = style;
                    return [flexDirection, overflow, scrollSnapType, scrollSnapAlign, marginLeft, content].join();
                }).join();
            }))"""
    )
    for styled, plain in looks:
        assert styled == plain


def test_a_hidden_pager_stays_hidden(open_arrival):
    page = open_arrival("hidden")
    assert page.boxes()[0] == [0, 0, 0, 0]


def test_a_rule_of_the_page_has_precedence(open_arrival):
    page = open_arrival(style="rondo-pager { flex-direction: column } #two { order: -1 }")
    (_, one, _, _), (_, two, _, _) = page.boxes()[:2]
    assert two < one


def test_items_made_by_a_function_do_not_flash_the_children(open_arrival):
    page = open_arrival()
    page.page.evaluate(
        """() => {
            const pager = document.querySelector('rondo-pager');
            pager.items = { count: 3, render(element) { element.textContent = 'made'; } };
        }"""
    )
    page.define()
    assert page.boxes()[0] == [0, 0, 0, 0]


VIEWPORT = "document.querySelector('rondo-pager').shadowRoot.querySelector('[part=viewport]')"


def around(page):
    """The boxes of the page without the first slide, which has none once it is out of sight."""
    return page.boxes()[1:]


def current(page):
    return page.page.evaluate("document.querySelector('rondo-pager').current")


@pytest.mark.parametrize(
    "attributes, inline",
    [
        ("", "start"),
        pytest.param('length="50%"', "start", marks=TYPED),
        pytest.param('dir="rtl" length="80%"', "start", marks=TYPED),
        pytest.param('loop length="60%" alignment="center"', "center", marks=TYPED),
    ],
)
def test_a_row_that_was_scrolled_before_the_script_stays_there(open_arrival, attributes, inline):
    page = open_arrival(attributes)
    page.page.evaluate(f"document.querySelector('#two').scrollIntoView({{ inline: '{inline}' }})")
    before = around(page)
    page.define()
    assert around(page) == before
    page.begin()
    assert around(page) == before
    assert current(page) == 1


def test_a_row_that_was_scrolled_before_the_module_stays_there(open_arrival):
    page = open_arrival()
    page.define()
    page.boxes()
    page.page.evaluate(f"{VIEWPORT}.scrollTo(400, 0)")
    before = around(page)
    page.begin()
    assert around(page) == before
    assert current(page) == 1


@pytest.mark.needs("focus in another slot")
def test_a_field_that_has_the_focus_before_the_module_keeps_it(open_arrival):
    page = open_arrival()
    page.define()
    page.boxes()
    page.page.evaluate("document.querySelector('#three').innerHTML = '<input>'")
    page.page.evaluate("document.querySelector('#three input').focus()")
    page.boxes()
    page.begin()
    page.boxes()
    assert page.page.evaluate("document.activeElement.localName") == "input"
    assert current(page) == 2


def test_a_row_that_was_not_scrolled_starts_at_the_initial_slide(open_arrival):
    page = open_arrival('initial="two"')
    page.define()
    page.begin()
    assert current(page) == 1


def test_a_margin_that_the_browser_snaps_past_is_no_scroll(open_arrival):
    page = open_arrival('initial="three"', style="rondo-pager p { margin: 0 20px }")
    page.page.evaluate("document.querySelector('rondo-pager').scrollTo(20, 0)")
    page.define()
    page.begin()
    assert current(page) == 2


def test_a_call_of_the_page_has_precedence_over_a_scrolled_row(open_arrival):
    page = open_arrival()
    page.page.evaluate("document.querySelector('#two').scrollIntoView()")
    page.define()
    page.page.evaluate("document.querySelector('rondo-pager').scrollToItem('three')")
    page.begin()
    assert current(page) == 2


def test_a_slide_without_a_box_is_not_where_the_row_is(open_arrival):
    page = open_arrival(style="h1, #one { display: none }")
    page.page.evaluate("document.querySelector('#three').scrollIntoView()")
    page.define()
    page.begin()
    assert current(page) == 2
