"""Without the module an element's children are visible and the browser scrolls them."""

import re

import pytest

from clock import Clock
from finger import Finger

ENTRIES = {
    "rondo-pager": "rondo",
    "pager of children": "rondo-children",
    "rondo-pages": "rondo-pages",
    "rondo-ticker": "rondo-ticker",
    "rondo-shelves": "rondo-shelves",
}

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  {name} {{ width: 400px; height: 300px }}
  p {{ margin: 0; min-height: 300px }}
</style>
<script>
  const errors = [];
  // As a string: the text of a message lacks the reason of an error in some browsers.
  const reports = [];
  const report = console.error;
  console.error = (...values) => {{
    reports.push(values.join(' '));
    report(...values);
  }};
  addEventListener('rondo-error', ({{ target, detail }}) =>
    errors.push([target.localName, String(detail.error)]), {{ capture: true }});
</script>
<{name} loop><p id="one">One</p><p id="two">Two</p><p id="three">Three</p></{name}>
<script type="module" src="/Web/js/{entry}.js"></script>
"""

POLICY = {"content-security-policy": "script-src 'self' 'unsafe-inline'"}

NO_MEMORY = """WebAssembly.instantiate = async () => {
    throw new RangeError('WebAssembly.Memory(): could not allocate memory');
}"""

NO_ENGINE = """const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const { instance } = await instantiate(...given);
    const fail = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    const exports = { ...instance.exports, rondo_create: fail, rondo_shelves_create: fail };
    return { instance: { exports } };
}"""

# The causes of a missing module, and the text of the warning.
CAUSES = {
    "missing": (lambda page: page.route("**/*.wasm", lambda it: it.fulfill(status=404)), "404"),
    "blocked": (lambda page: page.route("**/*.wasm", lambda it: it.abort()), "fetch|Load failed"),
    "not WebAssembly": (lambda page: page.route("**/*.wasm", lambda it: it.fulfill(body="?")), "CompileError"),
    "no WebAssembly": (lambda page: page.add_init_script("delete globalThis.WebAssembly"), "WebAssembly"),
    "no memory": (lambda page: page.add_init_script(NO_MEMORY), "could not allocate memory"),
    "no engine": (lambda page: page.add_init_script(NO_ENGINE), "unreachable"),
    "a policy": (None, "Content Security Policy|unsafe-eval|blocked"),
}


class Visit:
    """A page with an element whose module is missing."""

    def __init__(self, page, origin, kind, cause):
        self.page = page
        name = kind if kind in ("rondo-pages", "rondo-ticker", "rondo-shelves") else "rondo-pager"
        body = PAGE.format(name=name, entry=ENTRIES[kind])
        headers = POLICY if cause == "a policy" else {}
        page.route("**/it.html", lambda route: route.fulfill(
            body=body, content_type="text/html", headers=headers
        ))
        keep_away, self.reason = CAUSES[cause]
        if keep_away:
            keep_away(page)
        page.goto(f"{origin}/it.html")
        self.clock = Clock(page)
        self.name = name
        self.clock.until("() => errors.length > 0")
        self.clock.frames(2)

    def seen(self):
        """The slide in the middle of the element."""
        return self.page.evaluate("() => document.elementFromPoint(200, 150).textContent.trim()")

    def is_seen(self, text):
        self.clock.until(f"() => document.elementFromPoint(200, 150).textContent.trim() === '{text}'")


@pytest.fixture
def open_page(new_page, origin):
    def open_it(kind, cause="missing"):
        return Visit(new_page("about:blank"), origin, kind, cause)

    return open_it


# Each kind of element with one cause, and each cause with one kind: all kinds load the module in the
# same way. Shelves make their engine differently.
MISSING = [
    *((kind, "missing") for kind in ENTRIES),
    *(("rondo-pager", cause) for cause in CAUSES if cause != "missing"),
    ("rondo-shelves", "no engine"),
]


@pytest.mark.parametrize("kind, cause", MISSING)
def test_children_are_visible_and_the_cause_is_reported(open_page, kind, cause):
    page = open_page(kind, cause)
    assert page.seen() == "One"
    ((name, error),) = page.page.evaluate("errors")
    assert name == page.name
    assert re.search(page.reason, error)
    (report,) = [text for text in page.page.evaluate("reports") if text.startswith(page.name)]
    assert re.search(page.reason, report)
    # A scroll bar in a list that loads would move the content below it.
    bar = "name => getComputedStyle(document.querySelector(name).shadowRoot.querySelector('.native')).scrollbarWidth"
    assert page.page.evaluate(bar, name) == "auto"


def step(kind):
    """A step to the next slide, sideways or downwards."""
    return (0, 300) if kind in ("rondo-ticker", "rondo-shelves") else (400, 0)


@pytest.mark.parametrize(
    "kind",
    [
        *(kind for kind in ENTRIES if kind != "rondo-shelves"),
        # Without snapping a notch is no step.
        pytest.param("rondo-shelves", marks=pytest.mark.needs("wheel by pixels")),
    ],
)
def test_a_wheel_scrolls_the_children(open_page, kind):
    page = open_page(kind)
    page.page.mouse.move(200, 150)
    page.page.mouse.wheel(*step(kind))
    page.is_seen("Two")


@pytest.mark.parametrize("kind", ENTRIES)
def test_a_finger_scrolls_the_children(open_page, kind):
    page = open_page(kind)
    finger = Finger(page.page, page.clock)
    dx, dy = step(kind)
    finger.down(300 if dx else 200, 250 if dy else 150)
    finger.move(-dx / 10, -dy / 10, steps=7)
    finger.up_after_a_rest()
    page.is_seen("Two")


@pytest.mark.parametrize("kind", ENTRIES)
def test_keys_scroll_the_children(open_page, kind):
    page = open_page(kind)
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("ArrowRight" if step(kind)[0] else "PageDown")
    page.is_seen("Two")


@pytest.mark.parametrize("kind", ENTRIES)
def test_children_added_later_are_shown(open_page, kind):
    page = open_page(kind)
    page.page.evaluate(
        """(name) => {
            const later = document.querySelector('#one').cloneNode();
            later.textContent = 'Later';
            document.querySelector(name).replaceChildren(later);
        }""",
        page.name,
    )
    page.is_seen("Later")


def test_an_attribute_set_later_counts(open_page):
    page = open_page("rondo-pager")
    page.page.evaluate("document.querySelector('rondo-pager').setAttribute('axis', 'vertical')")
    page.page.mouse.move(200, 150)
    page.page.mouse.wheel(0, 300)
    page.is_seen("Two")


def test_css_sizes_count(open_page):
    page = open_page("rondo-pager")
    page.page.evaluate(
        """() => {
            const pager = document.querySelector('rondo-pager');
            pager.perView = 2;
            pager.spacing = '1em';
        }"""
    )
    boxes = [page.page.locator(name).bounding_box() for name in ("#one", "#two")]
    assert [(box["x"], box["width"]) for box in boxes] == [(0, 192), (208, 192)]


SOURCES = {
    "rondo-pager": "it.items = { count: 3, render(element, index) { element.textContent = index; } }",
    "rondo-pages": "it.register('a', class {}); it.items = [{ id: 1, kind: 'a' }]",
    "rondo-shelves": "it.shelves = [{ id: 'new', itemIDs: ['a'] }]",
}


@pytest.mark.parametrize("kind", SOURCES)
def test_items_without_a_module_keep_the_children_visible(open_page, kind):
    page = open_page(kind)
    page.page.evaluate(f"() => {{ const it = document.querySelector('{kind}'); {SOURCES[kind]} }}")
    page.clock.frames(2)
    assert page.seen() == "One"


@pytest.mark.parametrize("kind", ["rondo-pager", "pager of children", "rondo-pages", "rondo-ticker"])
def test_the_element_is_a_pager_once_the_module_loads(open_page, kind):
    page = open_page(kind)
    page.page.unroute("**/*.wasm")
    page.page.evaluate(
        """(name) => {
            const pager = document.querySelector(name);
            pager.remove();
            document.body.prepend(pager);
        }""",
        page.name,
    )
    page.clock.until(f"() => document.querySelector('{page.name}').frames > 0")
    page.page.evaluate(f"document.querySelector('{page.name}').previous()")
    page.is_seen("Three")
    assert len(page.page.evaluate("errors")) == 1


def test_shelves_stay_when_no_engine_can_be_made(new_page, origin):
    page = new_page("about:blank")
    page.add_init_script(
        """addEventListener('error', (event) => event.preventDefault());
        addEventListener('DOMContentLoaded', () => {
            const shelves = document.querySelector('rondo-shelves');
            if (shelves) shelves.shelves = [{ id: 'new', itemIDs: ['a'] }];
        })"""
    )
    visit = Visit(page, origin, "rondo-shelves", "no engine")
    ids = "document.querySelector('rondo-shelves').shelves.map(({ id }) => id)"
    assert visit.page.evaluate(ids) == ["new"]


def test_the_mouse_selects_text_of_children(open_page):
    page = open_page("rondo-pager")
    box = page.page.evaluate(
        """() => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector('#one'));
            const { left, right, top, height } = range.getBoundingClientRect();
            return { left, right, y: top + height / 2 };
        }"""
    )
    page.page.mouse.move(box["left"] + 1, box["y"])
    page.page.mouse.down()
    page.page.mouse.move(box["right"] + 20, box["y"], steps=4)
    page.page.mouse.up()
    assert page.page.evaluate("String(getSelection())") == "One"
