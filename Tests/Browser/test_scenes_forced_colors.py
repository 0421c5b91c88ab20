"""In forced colours the states of controls are visible."""

import pytest

from clock import Clock
from pictures import change, picture
from scenes import PHONE

pytestmark = pytest.mark.needs("forced colours")

# Controls with a state: what shows it, and how it looks in the other state.
STATES = {
    "pager": [
        (".masthead a[aria-current]", "link => link.removeAttribute('aria-current')"),
        (".settings label:has(:checked)", "label => { label.control.checked = false }"),
        (".record", "button => { button.ariaPressed = 'true' }"),
    ],
    "rooms": [
        ("[role=switch]", "button => { button.ariaChecked = 'true' }"),
    ],
    "pages": [
        (
            "rondo-tabs [aria-selected=true]",
            "() => { document.querySelector('rondo-pages').next(); }",
        ),
    ],
    "ticker": [(".watch li", "reason => reason.classList.add('holds')")],
    "recipes": [(".recipe-list [aria-current]", "link => link.removeAttribute('aria-current')")],
    "replay": [("[aria-current=true]", "button => button.removeAttribute('aria-current')")],
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scene", STATES)
def test_every_state_is_visible(open_demo_scene, scene, scheme):
    page = open_demo_scene(scene, forced_colors="active", color_scheme=scheme, **PHONE)
    clock = Clock(page)
    for selector, other in STATES[scene]:
        shown = page.locator(selector).first
        box = shown.bounding_box()
        before = picture(page, box, margin=4)
        shown.evaluate(other)
        clock.run(1000)
        clock.presented()
        assert change(before, picture(page, box, margin=4)) >= 20, selector
