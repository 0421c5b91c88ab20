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


def test_shelves_in_vertical_text_show_their_items(open_shelves):
    shelves = open_shelves(shelves=3)
    before = shelves.starts("Shelf 1")
    shelves.run("shelves.parentElement.style.writingMode = 'vertical-rl'")
    shelves.frames(2)
    assert shelves.starts("Shelf 1") == before
