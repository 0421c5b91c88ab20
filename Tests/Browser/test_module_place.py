"""The address of the module can be set before and after elements are in the page."""

import pytest

from clock import Clock
from server import HTML

# The element of each entry, the class that has the address, and the file of its module.
ENTRIES = {
    "rondo": ("rondo-pager", "RondoPager", "rondo"),
    "rondo-children": ("rondo-pager", "ChildPager", "rondo"),
    "rondo-ticker": ("rondo-ticker", "RondoTicker", "rondo"),
    "rondo-pages": ("rondo-pages", "RondoPages", "rondo"),
    "rondo-shelves": ("rondo-shelves", "RondoShelves", "rondo-shelves"),
}

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  {name} {{ width: 400px; height: 300px }}
</style>
<script>
  const errors = [];
  addEventListener('rondo-error', () => errors.push('error'), {{ capture: true }});
</script>
<{name}><p>One</p><p>Two</p></{name}>
<script type="module">
  import {{ {class_name} }} from '/Web/js/{entry}.js';
  window.place = (module) => {{ {class_name}.module = module; }};
  {script}
</script>
"""

HAS_ENGINE = "document.querySelector('{name}').frames > 0"


class Visit:
    def __init__(self, page, origin, entry, script=""):
        self.name, class_name, module = ENTRIES[entry]
        self.elsewhere = f"{origin}/Web/build/{module}.wasm?elsewhere"
        self.requests = []
        page.on("request", lambda request: ".wasm" in request.url and self.requests.append(request.url))
        HTML["/it.html"] = PAGE.format(
            name=self.name, class_name=class_name, entry=entry,
            script=script.format(elsewhere=self.elsewhere),
        )
        page.goto(f"{origin}/it.html")
        self.page = page
        self.clock = Clock(page)

    def place(self):
        self.page.evaluate("(module) => place(module)", self.elsewhere)

    def comes_alive(self):
        self.clock.until(f"() => {HAS_ENGINE.format(name=self.name)}")

    @property
    def is_alive(self):
        return self.page.evaluate(HAS_ENGINE.format(name=self.name))


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_script_that_imports_an_element_sets_the_address_of_its_module(new_page, origin, entry):
    page = Visit(new_page("about:blank"), origin, entry, "place('{elsewhere}');")
    page.comes_alive()
    assert page.requests == [page.elsewhere]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_element_that_waits_uses_the_new_address(new_page, origin, entry):
    page = new_page("about:blank")
    waiting = []
    page.route("**/*.wasm", lambda route: waiting.append(route))
    it = Visit(page, origin, entry)
    it.clock.until("() => window.place")
    it.clock.frames(2)
    assert len(waiting) == 1 and not it.is_alive
    it.place()
    it.comes_alive()
    # The first address answers too late: its answer is ignored.
    waiting[0].fulfill(status=404)
    it.clock.frames(2)
    assert it.is_alive
    assert page.evaluate("errors") == []


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_element_without_its_module_uses_the_new_address(new_page, origin, entry):
    page = new_page("about:blank")
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    it = Visit(page, origin, entry)
    it.clock.until("() => errors.length > 0")
    assert not it.is_alive
    it.place()
    it.comes_alive()
    it.clock.frames(2)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == it.name
    assert page.evaluate("errors") == ["error"]


AGAIN = {
    "a new address": "place(module)",
    "a return to the page": "it.remove(); document.body.append(it)",
}


@pytest.mark.parametrize("how", AGAIN)
def test_ready_is_rejected_without_the_module_and_resolves_once_it_is_there(new_page, origin, how):
    page = new_page("about:blank")
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    it = Visit(page, origin, "rondo")
    it.clock.until("() => errors.length > 0")
    result = "document.querySelector('rondo-pager').ready.then(() => 'ready', () => 'rejected')"
    assert page.evaluate(result) == "rejected"
    page.unroute("**/*.wasm")
    page.evaluate(
        f"(module) => {{ const it = document.querySelector('rondo-pager'); {AGAIN[how]}; }}", it.elsewhere
    )
    it.comes_alive()
    assert page.evaluate(result) == "ready"


def test_an_element_with_an_engine_keeps_it(new_page, origin):
    it = Visit(new_page("about:blank"), origin, "rondo")
    it.comes_alive()
    it.place()
    it.clock.frames(2)
    assert it.is_alive
    assert len(it.requests) == 1
    with it.page.expect_request(it.elsewhere):
        it.page.evaluate("document.body.append(document.createElement('rondo-pager'))")


@pytest.mark.parametrize("place, said", [(None, "null"), (7, "7"), ({}, "[object Object]")])
def test_a_bad_address_is_refused(new_page, origin, place, said):
    it = Visit(new_page("about:blank"), origin, "rondo")
    it.comes_alive()
    caught = it.page.evaluate(
        """(module) => {
            try { place(module); } catch ({ name, message }) { return [name, message]; }
        }""",
        place,
    )
    assert caught == ["TypeError", f"module must be an address or bytes, not {said}"]
    assert it.is_alive


CHANGES = {
    "rondo-children": ("loop = true", "atStart === false"),
    "rondo-shelves": ("disabled = true", "frames > before"),
}


@pytest.mark.parametrize("entry", CHANGES)
def test_an_element_with_an_engine_applies_options_after_another_address(new_page, origin, entry):
    it = Visit(new_page("about:blank"), origin, entry)
    it.comes_alive()
    it.place()
    change, sign = CHANGES[entry]
    element = f"document.querySelector('{it.name}')"
    it.page.evaluate(f"() => {{ window.before = {element}.frames; {element}.{change}; }}")
    it.clock.until(f"() => {element}.{sign}")
