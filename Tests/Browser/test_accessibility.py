"""The scenes hold against axe, the checker of the accessibility rules that a machine can check."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}

# What says that a scene has come up.
SCENES = {
    "pager": "document.querySelector('rondo-pager')?.frames > 0",
    "rooms": "document.querySelector('[data-playing=\"1\"]')",
    "shelves": "document.querySelector('rondo-shelves img')",
    "pages": "document.querySelector('rondo-pages')?.frames > 0",
    "ticker": "document.querySelector('rondo-pager')?.frames > 0",
}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(new_page, feed, scene, scheme, size):
    page = new_page(f"{feed.origin}/demo/#/{scene}", viewport=size, color_scheme=scheme)
    page.wait_for_function(SCENES[scene])
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_axe_finds_what_is_wrong(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/ticker", viewport=PHONE)
    page.wait_for_function("() => document.querySelector('rondo-pager')?.frames > 0")
    page.locator("rondo-ticker [part=control]").evaluate("button => { button.ariaLabel = null }")
    found = Axe().run(page)
    assert [violation["id"] for violation in found.response["violations"]] == ["button-name"]
