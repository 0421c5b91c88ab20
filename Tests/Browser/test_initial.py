"""`initial` counts for items that come after the element, but not against what the user or the page has done."""

import pytest

from clock import Clock
from server import HTML

PAGER = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<rondo-pager id="pager" {attributes} style="width: 400px; height: 100px"></rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(pager);
  window.numbered = (from, count) => Array.from({{ length: count }}, (_, index) => ({{ id: `n${{from + index}}` }}));
  pager.renderItem = (element, {{ id }}) => {{ element.textContent = id; element.dataset.item = id; }};
  {script}
</script>"""

CHILDREN = """const child = () => pager.appendChild(document.createElement('p'));
for (let count = 0; count < 6; count += 1) child().id = `n${count}`;"""

# How the items come after the first frame.
COMING = {
    "list": "pager.items = []",
    "children": "",
    "function": "pager.items = { count: 0, render() {} }",
}
COME = {
    "list": "pager.items = numbered(0, 6)",
    "children": CHILDREN,
    "function": "pager.items = { count: 6, id: (index) => `n${index}`, render() {} }",
}


@pytest.fixture
def open_pager(open_html):
    def open_it(attributes, script=""):
        return open_html(PAGER.format(attributes=attributes, script=script))

    return open_it


def state(stage):
    stage.frames(2)
    return [stage.get(name) for name in ("current", "settled", "phase", "offset")]


@pytest.mark.parametrize("attributes", ["initial=3", "initial=n3 loop"])
@pytest.mark.parametrize("kind", COME)
def test_items_that_come_after_the_first_frame_start_at_the_initial_one(open_pager, kind, attributes):
    stage = open_pager(attributes, COMING[kind])
    assert stage.get("current") is None
    stage.page.evaluate(f"() => {{ {COME[kind]} }}")
    assert state(stage) == [3, 3, "idle", 0]
    assert stage.get("currentSlot") == 3
    # Only the first items count, until a reload.
    stage.page.evaluate(f"() => {{ pager.replaceChildren(); {COMING[kind]} }}")
    stage.frames(2)
    stage.page.evaluate(f"() => {{ {COME[kind]} }}")
    assert state(stage) == [0, 0, "idle", 0]
    stage.call("reload")
    assert state(stage) == [3, 3, "idle", 0]


@pytest.mark.parametrize("attributes", ["initial=n3", "initial=n3 loop keep=2"])
@pytest.mark.parametrize("kind", COME)
def test_items_that_come_late_report_only_the_initial_one(open_pager, kind, attributes):
    stage = open_pager(attributes, COMING[kind])
    stage.page.evaluate(f"() => {{ {COME[kind]} }}")
    stage.frames(2)
    events = stage.events()
    switch = {"from": None, "to": 3, "fromId": None, "toId": "n3"}
    assert events[:2] == [["change", switch], ["settle", switch]]
    assert {detail["index"] for _, detail in events[2:]} == {3}


@pytest.mark.parametrize("initial", ["n3", 3])
def test_a_feed_starts_at_the_initial_item_of_its_first_page(open_pager, initial):
    stage = open_pager(f"initial={initial}", "pager.loadMore = () => new Promise((resolve) => { window.answer = resolve; })")
    stage.until("window.answer")
    stage.page.evaluate("answer({ items: numbered(0, 6), next: null })")
    stage.until("pager.count === 6")
    assert state(stage) == [3, 3, "idle", 0]


def test_an_initial_item_of_a_later_page_changes_nothing(open_pager):
    stage = open_pager(
        "initial=n8",
        "pager.loadMore = (cursor) => ({ items: numbered(cursor ?? 0, 6), next: cursor === 6 ? null : 6 })",
    )
    stage.until("pager.count === 6")
    stage.call("scrollToItem", 5, {"animated": False})
    stage.until("pager.count === 12")
    assert state(stage) == [5, 5, "idle", 0]


def test_a_call_of_the_page_counts_instead(open_pager):
    stage = open_pager("initial=3", "pager.items = []")
    current = stage.page.evaluate("() => { pager.items = numbered(0, 6); pager.current = 2; return pager.current }")
    assert current == 2
    stage.page.evaluate("pager.insertItems(numbered(6, 6))")
    assert state(stage) == [2, 2, "idle", 0]


def test_a_place_counts_when_the_pager_returns_to_the_page(open_pager):
    stage = open_pager("initial=3", "pager.items = []")
    stage.page.evaluate("pager.items = numbered(0, 6)")
    stage.call("scrollToItem", 1, {"animated": False})
    stage.page.evaluate("() => { const { pager } = window; pager.remove(); pager.items = numbered(0, 5); document.body.append(pager); }")
    assert state(stage) == [1, 1, "idle", 0]


def test_the_first_items_can_come_after_a_return_to_the_page(open_pager):
    stage = open_pager("initial=3", "pager.items = []")
    stage.page.evaluate("() => { const { pager } = window; pager.remove(); document.body.append(pager); }")
    stage.frames(2)
    stage.page.evaluate("pager.items = numbered(0, 6)")
    assert state(stage) == [3, 3, "idle", 0]


# A page that its server sends in two parts, with a pager that starts after the first part.
PARTS = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<script type="module" async src="/Web/js/rondo.js"></script>
<rondo-pager id="pager" {attributes} style="height: 100px">
  {first}
  <script src="/Web/pause.js"></script>
  <p id="n1">1</p>
  <p id="n2">2</p>
</rondo-pager>"""


@pytest.mark.needs("scripts held back")
@pytest.mark.parametrize("first", ["", "<p id='n0'>0</p>"])
@pytest.mark.parametrize("attributes, fragment", [("initial=n2", ""), ("initial=1 loop", ""), ("", "#n2")])
def test_children_can_come_while_the_page_is_parsed(new_page, origin, first, attributes, fragment):
    HTML["/it.html"] = PARTS.format(attributes=attributes, first=first)
    page = new_page("about:blank")
    held = []
    page.route("**/Web/pause.js", lambda route: held.append(route))
    page.goto(f"{origin}/it.html{fragment}", wait_until="commit")
    page.wait_for_function("document.querySelector('rondo-pager')?.frames > 0")
    clock = Clock(page)
    clock.frames(2)
    held[0].fulfill(body="", content_type="text/javascript")
    clock.resume()
    page.wait_for_function("document.readyState === 'complete'")
    expected = 1 if first and "initial=1" in attributes else 2 if first else 1
    page.wait_for_function("(index) => pager.current === index && pager.phase === 'idle'", arg=expected)


SHELVES = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<rondo-shelves id="list" length="100" initial="3" style="width: 400px; height: 300px"></rondo-shelves>
<script type="module">
  import '/Web/js/rondo-shelves.js';
  window.stage = true;
  window.numbered = (from, count) =>
    Array.from({{ length: count }}, (_, index) => ({{ id: from + index, itemIDs: ['a', 'b'] }}));
  {script}
</script>"""


def current_shelf(page, clock):
    clock.frames(2)
    return page.evaluate("[list.currentId, list.phase]")


@pytest.fixture
def open_list(new_page, origin):
    def open_it(script=""):
        HTML["/it.html"] = SHELVES.format(script=script)
        page = new_page(f"{origin}/it.html")
        clock = Clock(page)
        clock.until("() => window.list?.frames > 0")
        return page, clock

    return open_it


def test_shelves_that_come_late_start_at_the_initial_one(open_list):
    page, clock = open_list()
    page.evaluate("list.shelves = numbered(0, 9)")
    assert current_shelf(page, clock) == [3, "idle"]
    page.evaluate("() => { list.shelves = []; list.shelves = numbered(0, 9); }")
    assert current_shelf(page, clock)[0] == 0


def test_shelves_that_come_late_report_only_the_initial_one(open_list):
    page, clock = open_list(
        """window.told = [];
        for (const kind of ['change', 'settle', 'willappear']) {
            list.addEventListener(`rondo-${kind}`, ({ detail: { shelf, from, to, id } }) => {
                if (shelf === null) told.push([kind, from ?? null, to ?? id]);
            });
        }"""
    )
    page.evaluate("list.shelves = numbered(0, 9)")
    clock.frames(2)
    told = page.evaluate("told")
    assert told[:2] == [["change", None, 3], ["settle", None, 3]]
    assert [id for _, _, id in told[2:]] == [3, 4, 5]


def test_a_feed_of_shelves_starts_at_the_initial_one_of_its_first_page(open_list):
    page, clock = open_list("list.loadMore = () => new Promise((resolve) => { window.answer = resolve; })")
    clock.until("() => window.answer")
    page.evaluate("answer({ shelves: numbered(0, 9), next: null })")
    clock.until("() => window.list.count === 9")
    assert current_shelf(page, clock) == [3, "idle"]


def test_stored_positions_of_shelves_count_instead(open_list):
    page, clock = open_list()
    page.evaluate("list.shelves = numbered(0, 9)")
    page.evaluate("list.scrollToShelf(5, { animated: false })")
    offsets = page.evaluate("list.offsets")
    page, clock = open_list()
    page.evaluate("(offsets) => { list.offsets = offsets; list.shelves = numbered(0, 9); }", offsets)
    # The list restores its position only while it has shelves.
    assert current_shelf(page, clock)[0] == 5
    page.evaluate("() => { const { list } = window; list.remove(); list.scrollToShelf(4, { animated: false }); document.body.append(list); }")
    assert current_shelf(page, clock)[0] == 4
