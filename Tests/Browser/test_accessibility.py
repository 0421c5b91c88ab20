"""axe, a checker of accessibility rules, finds no mistakes in the scenes."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from clock import Clock
from reading import Reading
from scenes import DESK, PHONE, SCENES

# The rules whose result depends on colours.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(open_demo_scene, scene, size):
    page = open_demo_scene(scene, color_scheme="light", **size)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    page.emulate_media(color_scheme="dark")
    clock = Clock(page)
    clock.run(1000)
    # axe waits for timers of the page.
    clock.resume()
    found = Axe().run(page, options=COLOURS)
    assert found.violations_count == 0, found.generate_report()


def test_axe_finds_a_mistake(open_demo_scene):
    page = open_demo_scene("ticker", **PHONE)
    page.locator("rondo-ticker [part=control]").evaluate("button => { button.ariaLabel = null }")
    found = Axe().run(page)
    assert [violation["id"] for violation in found.response["violations"]] == ["button-name"]


@pytest.mark.needs("Chromium's protocol")
def test_an_inert_slide_leaves_no_group(open_html):
    slides = "<p>Slide</p>" * 5
    stage = open_html(
        f"""<!doctype html>
        <rondo-pager id="pager" per-view="3" style="width: 300px; height: 100px">{slides}</rondo-pager>
        <script type="module">
          import '/Web/js/rondo.js';
          window.stage = true;
        </script>"""
    )

    def groups():
        return [node["name"] for node in Reading(stage.page).all({"group"})]

    names = groups()
    assert {"1 of 5", "2 of 5", "3 of 5"} <= set(names)
    stage.pager.evaluate("pager => { pager.children[1].inert = true }")
    stage.call("next")
    stage.rest()
    assert "2 of 5" not in groups()
    stage.call("previous")
    stage.rest()
    assert groups() == [name for name in names if name != "2 of 5"]
    stage.pager.evaluate("pager => { pager.children[1].inert = false }")
    stage.call("next")
    stage.rest()
    stage.call("previous")
    stage.rest()
    assert groups() == names
