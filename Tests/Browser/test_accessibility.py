"""axe, a checker of accessibility rules, finds no mistakes in the scenes."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from clock import Clock
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
