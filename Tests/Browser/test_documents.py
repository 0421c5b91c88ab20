"""Elements that move to another document, and back."""

import pytest

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  html, body { margin: 0 }
  iframe { display: block; width: 800px; height: 600px; border: 0 }
</style>
<main style="width: 400px">
  <rondo-pager id="pager" loop controls="arrows dots" style="height: 150px">
    <section data-item="0">One</section>
    <section data-item="1">Two</section>
    <section data-item="2">Three</section>
  </rondo-pager>
  <rondo-pager id="short" loop length="150" style="height: 40px">
    <p style="margin: 0">One</p>
    <p style="margin: 0">Two</p>
  </rondo-pager>
  <rondo-controls for="pager" show="arrows fraction"></rondo-controls>
  <rondo-ticker interval="60000"><a href="#a">A</a><a href="#b">B</a></rondo-ticker>
  <rondo-tabs for="pages"></rondo-tabs>
  <rondo-pages id="pages" style="height: 50px"></rondo-pages>
  <rondo-shelves style="height: 100px"></rondo-shelves>
</main>
<iframe srcdoc="<!doctype html><body style='margin: 0'>"></iframe>
<script type="module">
  import '/Web/js/rondo.js';
  import '/Web/js/rondo-controls.js';
  import '/Web/js/rondo-ticker.js';
  import '/Web/js/rondo-pages.js';
  import '/Web/js/rondo-shelves.js';
  import { listen } from '/Tests/Browser/pages/stage.js';
  window.main = document.querySelector('main');
  const [pages, shelves] = main.querySelectorAll('rondo-pages, rondo-shelves');
  pages.register('text', class {
    create({ id }, element) {
      element.textContent = id;
    }
  });
  pages.items = [{ id: 'One', kind: 'text' }, { id: 'Two', kind: 'text' }];
  shelves.renderItem = (cell, { id }) => (cell.textContent = id);
  shelves.loadItems = (ids) => ids.map((id) => ({ id }));
  shelves.shelves = [{ id: 1, itemIDs: ['One', 'Two'] }, { id: 2, itemIDs: ['Three'] }];
  listen(main.firstElementChild);
</script>
"""

LAYOUT = """async () => {
    const from = main.getBoundingClientRect();
    const elements = [...main.querySelectorAll('*')].filter((each) => each.shadowRoot);
    return elements.flatMap(({ localName, shadowRoot }) =>
        [...shadowRoot.querySelectorAll('[part]')].filter((each) => each.checkVisibility()).map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [localName, each.part.value, left - from.left, top - from.top, width, height];
        }).sort());
}"""

MOVES = {
    "a frame": "document.querySelector('iframe').contentDocument.body.append(main)",
    "the page": "document.body.prepend(main)",
    "a template": "document.createElement('template').content.append(main)",
}


@pytest.fixture
def stage(open_html):
    stage = open_html(PAGE)
    stage.clock.until("() => stage.copyIn(main.children[1].shadowRoot)")
    stage.clock.until("() => main.querySelector('rondo-tabs').children.length > 0")
    stage.clock.until("() => main.querySelector('rondo-shelves').textContent.includes('Three')")
    stage.clock.until("() => main.querySelector('rondo-ticker').phase === 'idle'")
    return stage


def move(stage, where):
    stage.page.evaluate(f"() => {{ {MOVES[where]} }}")
    stage.frames(5)


@pytest.mark.parametrize("way", [["a frame"], ["a frame", "the page"], ["a template", "the page"]])
def test_all_elements_look_the_same_in_another_document(stage, way):
    before = stage.page.evaluate(LAYOUT)
    for where in way:
        move(stage, where)
    assert stage.page.evaluate(LAYOUT) == before


def test_a_pager_can_be_dragged_in_another_document(stage):
    move(stage, "a frame")
    top = stage.page.locator("iframe").bounding_box()["y"]
    for expected in (1, 2):
        stage.finger().flick(300, top + 50, dx=-40)
        stage.clock.until("() => main.firstElementChild.phase === 'idle'")
        assert stage.page.evaluate("main.firstElementChild.current") == expected


# A frame that was loaded five seconds after the page.
LATE = """() => {
    const { performance, Event } = document.querySelector('iframe').contentWindow;
    const now = () => window.performance.now() - 5000;
    performance.now = now;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: now });
}"""


def test_motions_follow_the_time_of_a_document_that_was_loaded_later(stage):
    stage.page.evaluate(LATE)
    move(stage, "a frame")
    pager = "main.firstElementChild"
    place = f"{pager}.firstElementChild.getBoundingClientRect().left"
    stage.page.evaluate(f"{pager}.next()")
    stage.clock.run(160)
    assert -350 < stage.page.evaluate(place) < -50
    stage.clock.until(f"() => {pager}.phase === 'idle'")
    top = stage.page.locator("iframe").bounding_box()["y"]
    stage.finger().flick(300, top + 50, dx=-40)
    stage.clock.until(f"() => {pager}.phase === 'idle'")
    assert stage.page.evaluate(f"{pager}.current") == 2
