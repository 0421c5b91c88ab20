"""Scripts of options load with the module, or when an option is set, and not before."""

import pytest

from clock import Clock

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; height: 120px }}
  p {{ margin: 0; height: 40px; background: silver }}
</style>
<rondo-pager {attributes}><p>One</p><p>Two</p><p id="three" style="height: 90px">Three</p></rondo-pager>
<script>
  window.errors = [];
  document.querySelector('rondo-pager').addEventListener('rondo-error', (event) => errors.push(event));
</script>
<script type="module" src="/Web/js/{entry}.js"></script>
"""

# The attribute of each script, and a sign that it is loaded: a function of the pager, its value.
PARTS = {
    "advance": ("interval", 2000, "pager.timeLeft > 0", True),
    "height": ("height", "current", "pager.shadowRoot.querySelector('[part=viewport]').offsetHeight", 40),
    "lengths": ("length", "content", "pager.children[0].offsetWidth < 100", True),
    "sizes": ("perView", 4, "pager.children[0].offsetWidth", 100),
}
ATTRIBUTES = {"perView": "per-view"}
# The other scripts that are held.
OTHERS = ["anchors", "repeats"]


class Loading:
    """A page whose scripts arrive when the test says so."""

    def __init__(self, page, origin, attributes="", entry="rondo-children", fragment=""):
        self.page = page
        self._held = {}
        body = PAGE.format(attributes=attributes, entry=entry)
        page.route("**/it.html", lambda route: route.fulfill(body=body, content_type="text/html"))
        for name in [*PARTS, *OTHERS]:
            page.route(f"**/rondo-{name}.js", self._hold)
        page.goto(f"{origin}/it.html{fragment}", wait_until="commit")
        self.clock = Clock(page)
        self.until("customElements.get('rondo-pager')")

    def _hold(self, route):
        self._held[route.request.url.split("/")[-1]] = route

    @property
    def asked(self):
        """The requested scripts that have not arrived."""
        self.clock.frames(4)
        return sorted(self._held)

    def let(self):
        for name in self.asked:
            self._held.pop(name).continue_()

    def fail(self, name):
        self._held.pop(name).abort()

    def ask(self, expression):
        return self.page.evaluate(f"() => {{ const pager = {PAGER}; return {expression} }}")

    def until(self, expression):
        self.clock.until(f"() => {{ const pager = {PAGER}; return {expression} }}")


PAGER = "document.querySelector('rondo-pager')"


@pytest.fixture
def open_loading(new_page, origin):
    return lambda *given, **more: Loading(new_page("about:blank"), origin, *given, **more)


@pytest.mark.parametrize("entry", ["rondo", "rondo-children"])
def test_a_plain_pager_loads_no_scripts_of_options(open_loading, entry):
    page = open_loading('loop spacing="8" length="300"', entry=entry)
    page.until("pager.frames > 0")
    assert page.asked == []


def test_without_a_height_in_css_a_pager_loads_what_finds_its_tallest_slide(open_loading):
    page = open_loading('style="height: auto"')
    assert page.asked == ["rondo-height.js"]
    page.let()
    page.until("pager.frames > 0")
    page.clock.frames(2)
    assert page.ask("pager.offsetHeight") == 90


def test_a_loop_loads_its_copies_when_a_slide_is_visible_twice(open_loading):
    page = open_loading('loop length="300"')
    page.until("pager.frames > 0")
    assert page.asked == []
    page.page.evaluate(f"{PAGER}.length = 100")
    assert page.asked == ["rondo-repeats.js"]
    # Until then the slides are where they belong, and their second places are empty.
    assert page.ask("pager.children[2].getBoundingClientRect().left") == 200
    page.let()
    page.until("pager.shadowRoot.querySelector('[part=copy]') !== null")


def test_a_page_with_a_fragment_loads_what_scrolls_to_its_slide(open_loading):
    page = open_loading(fragment="#three")
    assert page.asked == ["rondo-anchors.js"]
    page.until("pager.frames > 0")
    # Some browsers have scrolled to it before.
    page.page.evaluate(f"{PAGER}.scrollToItem(0, {{ animated: false }})")
    page.let()
    page.until("pager.current === 2")
    assert page.ask("pager.phase") == "idle"


def test_slides_overlap_once_the_script_for_it_is_loaded(open_loading):
    page = open_loading()
    page.until("pager.frames > 0")
    page.page.evaluate(f"{PAGER}.spacing = -50")
    assert page.asked == ["rondo-sizes.js"]
    assert page.ask("pager.children[1].getBoundingClientRect().left") == 400
    page.let()
    page.until("pager.children[1].getBoundingClientRect().left === 350")


def test_an_overlap_as_long_as_a_slide_is_reported_and_not_used(open_loading):
    page = open_loading('length="200"')
    page.until("pager.frames > 0")
    page.page.evaluate(
        """() => {
            window.errors = [];
            addEventListener('error', (event) => {
                window.errors.push(event.message);
                event.preventDefault();
            });
        }"""
    )
    page.page.evaluate(f"{PAGER}.spacing = -200")
    page.let()
    page.until("errors.length > 0")
    (error,) = page.ask("errors")
    assert "spacing must be above -200, as long as a slide is, not -200" in error
    assert page.ask("pager.spacing") is None
    page.page.evaluate(f"{PAGER}.length = 100")
    page.until("pager.children[1].getBoundingClientRect().left === 100")


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_shown_before_the_script_of_an_attribute(open_loading, part):
    option, value, expression, shown = PARTS[part]
    page = open_loading(f'{ATTRIBUTES.get(option, option)}="{value}"')
    assert page.asked == [f"rondo-{part}.js"]
    assert page.ask("pager.frames") == 0
    page.let()
    page.until("pager.frames > 0")
    page.clock.frames(2)
    assert page.ask(expression) == shown


@pytest.mark.parametrize("part", PARTS)
def test_an_option_set_later_takes_effect_once_its_script_is_loaded(open_loading, part):
    option, value, expression, shown = PARTS[part]
    page = open_loading()
    page.until("pager.frames > 0")
    page.ask("pager.scrollToItem(1, { animated: false })")
    page.page.evaluate(f"([name, value]) => {{ {PAGER}[name] = value }}", [option, value])
    assert page.ask(f"pager.{option}") == value
    # Until then the pager works as before.
    page.page.evaluate(f"{PAGER}.style.width = '390px'; {PAGER}.style.width = ''")
    assert page.asked == [f"rondo-{part}.js"]
    assert (page.ask("pager.current"), page.ask("pager.children[1].offsetWidth")) == (1, 400)
    page.let()
    page.until(f"({expression}) === {str(shown).lower()}")
    assert page.ask("pager.current") == 1


def test_a_bad_value_throws_before_the_script_is_loaded(open_loading):
    page = open_loading()
    page.until("pager.frames > 0")
    message = page.page.evaluate(
        f"() => {{ try {{ {PAGER}.interval = 0 }} catch (error) {{ return error.message }} }}"
    )
    assert message == "interval must be finite milliseconds of 1 or more, not 0"
    assert (page.ask("pager.interval"), page.asked) == (None, [])


def test_a_pause_before_the_script_is_loaded_counts(open_loading):
    page = open_loading('interval="2000" loop')
    page.ask("pager.pause()")
    page.let()
    page.until("pager.frames > 0")
    assert page.ask("pager.pauses") == ["requested"]
    page.clock.run(5000)
    assert page.ask("pager.current") == 0


def test_a_mouse_that_is_already_on_the_pager_makes_it_wait(open_loading):
    page = open_loading("loop")
    page.until("pager.frames > 0")
    # A browser without a mouse reports that nothing hovers.
    page.page.evaluate("window.matchMedia = (query) => ({ matches: /hover/.test(query), addEventListener() {} })")
    page.page.mouse.move(100, 20)
    page.until("pager.matches(':hover')")
    page.page.evaluate(f"{PAGER}.interval = 2000")
    page.let()
    page.until("pager.pauses.length > 0")
    assert page.ask("pager.pauses") == ["hovered"]


def test_a_pager_can_leave_before_the_script_is_loaded_and_return(open_loading):
    page = open_loading()
    page.until("pager.frames > 0")
    page.page.evaluate(f"{PAGER}.perView = 4; window.gone = {PAGER}; gone.remove()")
    page.let()
    page.clock.frames(2)
    page.page.evaluate("document.body.prepend(gone)")
    page.until("pager.children[0].offsetWidth === 100")


def test_without_the_script_of_an_attribute_the_browser_scrolls(open_loading):
    page = open_loading('per-view="2"')
    for name in page.asked:
        page.fail(name)
    page.page.wait_for_function("() => window.errors.length === 1")
    assert page.ask("pager.frames") == 0
    assert page.ask("pager.children[0].offsetWidth") == 200
