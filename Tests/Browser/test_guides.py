"""Every example of the guides runs as written, and shows something.

A block of HTML is a page beside the scripts. A block of JavaScript is a module script of the page from
the last block of HTML before it, and part of its example if nothing is between them. `SURROUNDINGS`
and `ANSWERS` are what the guides leave to the reader.
"""

import json
import pathlib
import re

import pytest

from clock import Clock
from scenes import SHIFTS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / ".build/package/rondo-elements"
DOCUMENTS = [ROOT / "README.md", ROOT / "Web/package/README.md", *sorted((ROOT / "Documentation").rglob("*.md"))]

# Vertical elements have heights of their own, since they show nothing without.
SURROUNDINGS = """<!doctype html>
<link rel="icon" href="data:," />
<style>rondo-pager:not([axis]) { height: 300px }</style>
"""

# The answers of the servers that the guides fetch from.
ANSWERS = {
    "/api/rooms": {
        "rooms": [{"id": name, "title": f"Room {name}", "host": name} for name in "abc"],
        "next": None,
    },
    "/api/items": {"items": [{"id": name, "cover": f"/covers/{name}.svg"} for name in "abc"]},
}
COVER = '<svg xmlns="http://www.w3.org/2000/svg" width="140" height="200"><rect width="140" height="200"/></svg>'

SHOWN = """() => {
    const elements = [...document.querySelectorAll('rondo-pager, rondo-pages, rondo-ticker, rondo-shelves')];
    const isSomething = (it) => it.tagName === 'IMG' ? it.complete && it.naturalWidth > 0 : it.textContent.trim();
    return elements.length > 0 && elements.every((element) => {
        const box = element.getBoundingClientRect();
        // Beside the edge, or in the middle if there is a padding.
        const seen = [40, box.width / 2].flatMap((x) => document.elementsFromPoint(box.x + x, box.y + box.height / 2));
        return seen.some((it) => it !== element && element.contains(it) && isSomething(it));
    });
}"""


def examples():
    """The blocks that make the page of each example."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        page = []
        for block in re.finditer(r"^```(html|js)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            line = text.count("\n", 0, block.start()) + 1
            kind, code = block.groups()
            page = [*(page if kind == "js" else []), as_html(kind, code)]
            if not text.startswith("\n\n```js", block.end()):
                yield pytest.param(page, id=f"{document.relative_to(ROOT)}:{line}".removeprefix("Documentation/Guides/"))


def as_html(kind, code):
    return code if kind == "html" else f'<script type="module">\n{code}</script>\n'


def answer(route):
    path = re.sub(r"^\w+://[^/]+|\?.*", "", route.request.url)
    if path.startswith("/covers/"):
        route.fulfill(body=COVER, content_type="image/svg+xml")
    else:
        route.fulfill(body=json.dumps(ANSWERS[path]), content_type="application/json")


@pytest.mark.parametrize("blocks", list(examples()))
def test_an_example_runs_as_written(new_page, origin, blocks):
    page = new_page("about:blank")
    said = []
    page.on("console", lambda message: said.append((message.type, message.text)))
    page.route(re.compile("/(api|covers)/"), answer)
    page.route("**/rondo-elements/**", lambda route: route.fulfill(
        path=PACKAGE / route.request.url.partition("/rondo-elements/")[2]
    ))
    page.route("**/example.html", lambda route: route.fulfill(
        body=SURROUNDINGS + "".join(blocks), content_type="text/html; charset=utf-8"
    ))
    page.goto(f"{origin}/Web/example.html")
    page.wait_for_function(SHOWN)
    assert page.evaluate("[...document.querySelectorAll(':not(:defined)')].map((it) => it.localName)") == []
    assert [entry for entry in said if entry[0] in ("error", "warning")] == []


def test_a_form_that_is_sent_leads_to_an_empty_field_out_of_sight(new_page, origin):
    [example] = [blocks for (blocks,) in (it.values for it in examples()) if 'id="order"' in blocks[0]]
    page = new_page("about:blank")
    page.route("**/example.html", lambda route: route.fulfill(
        body=SURROUNDINGS + example[0], content_type="text/html; charset=utf-8"
    ))
    page.goto(f"{origin}/Web/example.html")
    page.wait_for_function(SHOWN)
    page.evaluate("steps.scrollToItem(3, { animated: false })")
    page.locator("#send").click()
    page.wait_for_function("() => document.activeElement.name === 'name'")
    assert page.evaluate("steps.current") == 0


@pytest.mark.needs("layout shifts")
def test_controls_below_the_slides_move_nothing_when_they_come(new_page, origin):
    [example] = [blocks for (blocks,) in (it.values for it in examples()) if 'id="below"' in blocks[0]]
    page = new_page("about:blank")
    page.add_init_script(SHIFTS)
    page.route("**/example.html", lambda route: route.fulfill(
        body=f'<!doctype html><link rel="icon" href="data:," />{example[0]}<p>After</p>', content_type="text/html"
    ))
    page.goto(f"{origin}/Web/example.html")
    controls = page.locator("#below [part~=controls]")
    controls.wait_for()
    Clock(page).frames(3)
    assert page.evaluate("shifts") == []
    slide = page.locator("#below > article").first.bounding_box()
    assert controls.bounding_box()["y"] >= slide["y"] + slide["height"]


def test_each_guide_with_examples_is_tested():
    named = {example.id.split(":")[0] for example in examples()}
    assert {"README.md", "Browser.md", "Feeds.md", "Pages.md", "Shelves.md", "Ticker.md"} <= named


@pytest.fixture
def open_example(new_page, origin):
    """Opens the example with a text, and waits until it shows something; returns the page and its clock."""

    def open_it(text):
        [example] = [blocks for (blocks,) in (it.values for it in examples()) if text in blocks[0]]
        page = new_page("about:blank")
        page.route("**/example.html", lambda route: route.fulfill(
            body=SURROUNDINGS + example[0], content_type="text/html; charset=utf-8"
        ))
        page.goto(f"{origin}/Web/example.html")
        page.wait_for_function(SHOWN)
        return page, Clock(page)

    return open_it


def test_stories_end_after_the_last_one_also_below_the_mouse(open_example):
    page, clock = open_example('id="stories"')
    page.mouse.move(300, 100)
    page.mouse.move(310, 110)
    clock.frames(4)
    assert page.evaluate("stories.pauses") == []
    clock.run(9000)
    assert page.evaluate("[stories.current, viewer.hidden]") == [1, False]
    page.evaluate("stories.pause()")
    clock.run(9000)
    assert page.evaluate("[stories.current, viewer.hidden]") == [1, False]
    page.evaluate("stories.resume()")
    clock.run(5500)
    assert page.evaluate("viewer.hidden") is True


def test_a_chat_follows_new_messages_only_at_its_end(open_example):
    page, clock = open_example('id="chat"')
    clock.until("() => chat.phase === 'idle' && chat.count === 4")
    for number in range(4, 30):
        page.evaluate(
            """(number) => {
                const { atEnd } = chat;
                chat.insertItems([{ id: `m${number}`, text: `Message ${number}` }]);
                if (atEnd) chat.scrollToItem(`m${number}`);
            }""",
            number,
        )
    clock.until("() => chat.phase === 'idle'")
    assert page.evaluate("[chat.currentId, chat.atEnd]") == ["m29", True]


def test_a_calendar_has_no_ends(open_example):
    page, clock = open_example('id="months"')
    shown = "(() => { const { textContent, ariaLabel } = months.elementFor(months.current); " \
        "return [textContent, ariaLabel] })()"
    now = "new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })"
    assert page.evaluate(shown) == [page.evaluate(now)] * 2
    for name in ("previous", "next", "next"):
        page.evaluate(f"months.{name}()")
        clock.until("() => months.phase === 'idle'")
    assert page.evaluate("months.current") == 12_001


@pytest.mark.parametrize("elsewhere", [None, "about:blank"])
def test_a_pager_is_at_its_slide_again_after_a_return(open_example, elsewhere):
    page, clock = open_example("history.state")
    page.evaluate("photos.next()")
    clock.until("() => photos.phase === 'idle'")
    if elsewhere:
        page.goto(elsewhere)
        page.evaluate("setTimeout(() => history.back())")
    else:
        page.reload()
    page.wait_for_function(SHOWN)
    assert page.evaluate("[photos.currentId, photos.offset]") == ["wood", 0]
