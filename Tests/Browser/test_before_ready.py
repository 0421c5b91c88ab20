"""Calls to a pager before its module is loaded take effect."""

import pytest

from clock import Clock

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; height: 300px }}
</style>
<rondo-pager {attributes}><p>0</p><p>1</p><p>2</p><p>3</p><p>4</p></rondo-pager>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  window.pager = document.querySelector('rondo-pager');
  listen(pager);
</script>
"""

SEEN = """() => [...pager.children]
    .filter((child) => child.checkVisibility() && child.getBoundingClientRect().right > 1
        && child.getBoundingClientRect().left < 399)
    .map((child) => child.textContent).join(' ')"""


class Waiting:
    """A pager of five slides that waits for its module."""

    def __init__(self, page, origin, attributes):
        self._held = []
        page.route("**/rondo.wasm", lambda route: self._held.append(route))
        body = PAGE.format(attributes=attributes)
        page.route("**/it.html", lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(f"{origin}/it.html")
        self.page = page
        self.clock = Clock(page)
        self.clock.until("() => window.pager")

    def comes_alive(self):
        while not self._held:
            self.clock.presented()
        self._held.pop().continue_()
        self.clock.until("() => pager.frames > 0")


@pytest.fixture
def open_waiting(new_page, origin):
    return lambda attributes="": Waiting(new_page("about:blank"), origin, attributes)


@pytest.mark.parametrize(
    "attributes, script, seen",
    [
        ("", "pager.next(); pager.next()", "2"),
        ("", "pager.next(); pager.previous()", "0"),
        # At the start no step leads back: the order counts.
        ("", "pager.previous(); pager.next()", "1"),
        ("loop", "pager.previous(); pager.previous()", "3"),
        ("", "pager.scrollToItem(2); pager.next()", "3"),
        ("", "pager.next(); pager.scrollToItem(3)", "3"),
        ("", "pager.current = 1; pager.next(); pager.next()", "3"),
        ("initial='2'", "pager.next()", "3"),
        ("", "pager.next(); pager.reload()", "0"),
        ("", "pager.perView = 2; pager.next()", "1 2"),
        # Of five slides, three at a time, the last three rest together: there are two steps.
        ("per-view='3'", "for (let count = 0; count < 9; count++) pager.next(); pager.previous()", "1 2 3"),
        ("", "pager.next(); pager.loop = true; pager.previous(); pager.previous()", "4"),
        ("", "pager.next(); pager.remove(); pager.next(); document.body.append(pager)", "2"),
    ],
)
def test_steps_before_the_module_is_ready_happen_once_it_is(open_waiting, attributes, script, seen):
    waiting = open_waiting(attributes)
    waiting.page.evaluate(f"() => {{ {script} }}")
    waiting.comes_alive()
    assert waiting.page.evaluate(SEEN) == seen
    assert waiting.page.evaluate("pager.phase") == "idle"
    # They happen once.
    waiting.page.evaluate("() => { pager.remove(); document.body.append(pager) }")
    waiting.clock.frames(2)
    assert waiting.page.evaluate(SEEN) == seen


def test_a_step_before_the_module_is_ready_reports_the_events_of_a_jump(open_waiting):
    waiting = open_waiting()
    waiting.page.evaluate("() => pager.next()")
    waiting.comes_alive()
    reported = waiting.page.evaluate("() => stage.takeEvents(pager)")
    names = [name for name, _ in reported]
    assert [name for name in names if name in ("begin", "change", "settle")] == ["change", "settle"]
    assert [detail["to"] for name, detail in reported if name == "settle"] == [1]


def test_a_bad_call_is_refused_at_once(open_waiting):
    waiting = open_waiting()
    caught = waiting.page.evaluate(
        "() => { try { pager.next({ animated: 1 }) } catch (error) { return String(error) } }"
    )
    assert caught == "TypeError: animated must be true or false, not 1"
    waiting.comes_alive()
    assert waiting.page.evaluate(SEEN) == "0"
