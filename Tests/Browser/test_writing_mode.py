"""Elements in vertical text move as elsewhere; only what they show has the writing mode of the page."""

import pytest

PAGER = """<!doctype html>
<style>
  main {{ writing-mode: {mode} }}
  rondo-pager {{ width: 300px; height: 200px }}
  p {{ margin: 0 }}
</style>
<main><rondo-pager axis="{axis}"><p id="one">One</p><p id="two">Two</p></rondo-pager></main>
<script type="module">
  import '/Web/js/rondo-children.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  listen(document.querySelector('rondo-pager'));
</script>
"""


@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_a_pager_in_vertical_text_shows_its_slides(open_html, mode, axis):
    stage = open_html(PAGER.format(mode=mode, axis=axis))
    for slide in ("#one", "#two"):
        box, pager = stage.page.locator(slide).bounding_box(), stage.box()
        assert [box[it] for it in ("x", "y", "height")] == [pager[it] for it in ("x", "y", "height")]
        stage.call("next", {"animated": False})
        stage.frames(2)
    assert stage.page.evaluate("getComputedStyle(two).writingMode") == mode


@pytest.mark.needs("widths of vertical text")
@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_a_slide_of_vertical_text_is_as_wide_as_the_pager(open_html, mode, axis):
    stage = open_html(PAGER.format(mode=mode, axis=axis))
    assert stage.page.locator("#one").bounding_box()["width"] == stage.box()["width"]


def test_shelves_in_vertical_text_show_their_items(open_shelves):
    shelves = open_shelves(shelves=3)
    before = shelves.starts("Shelf 1")
    shelves.run("shelves.parentElement.style.writingMode = 'vertical-rl'")
    # Another writing mode is noticed with another size.
    shelves.run("shelves.style.width = '390px'")
    shelves.frames(2)
    assert shelves.starts("Shelf 1") == before
    item = shelves.page.locator("rondo-shelves > *").first
    assert item.evaluate("item => getComputedStyle(item).writingMode") == "vertical-rl"


def test_tabs_in_vertical_text_are_side_by_side(open_html):
    page = open_html(
        """<!doctype html>
        <main style="writing-mode: vertical-rl">
          <rondo-tabs for="pages"></rondo-tabs>
          <rondo-pages id="pages" style="width: 300px; height: 100px"></rondo-pages>
        </main>
        <script type="module">
          import '/Web/js/rondo-pages.js';
          import { listen } from '/Tests/Browser/pages/stage.js';
          pages.register('text', class {
            create({ id }, element) { element.textContent = id; }
          });
          pages.items = [{ id: 'One', kind: 'text' }, { id: 'Two', kind: 'text' }];
          listen(pages);
        </script>""",
        "rondo-pages",
    ).page
    page.wait_for_function("document.querySelectorAll('[role=tab]').length === 2")
    first, second = (page.locator("[role=tab]").nth(index).bounding_box() for index in (0, 1))
    assert first["y"] == second["y"] and first["x"] < second["x"]
