"""With keys alone Tab reaches every control, which is then visible and shows its focus."""

import pytest

from focus_walk import FocusWalk
from pictures import change, stands_out
from scenes import DESK, PHONE, SCENES, ZOOMED

LOOKS = {
    "phone": {**PHONE, "color_scheme": "light"},
    "desk": {**DESK, "color_scheme": "dark"},
    "zoomed and forced": {**ZOOMED, "forced_colors": "active", "color_scheme": "dark"},
}


@pytest.mark.needs("Tab out of the page")
@pytest.mark.parametrize(
    "look",
    [
        "phone",
        pytest.param("zoomed and forced", marks=pytest.mark.needs("zoom", "forced colours")),
    ],
)
@pytest.mark.parametrize("scene", SCENES)
def test_tab_reaches_every_control_and_leaves(open_demo_scene, scene, look):
    walk_through(open_demo_scene(scene, **LOOKS[look]))


# The scenes that look different on a desk.
@pytest.mark.needs("Tab out of the page")
@pytest.mark.parametrize("scene", ["", "rooms", "shelves"])
def test_tab_reaches_every_control_on_a_desk_too(open_demo_scene, scene):
    walk_through(open_demo_scene(scene, **LOOKS["desk"]))


def walk_through(page):
    walk = FocusWalk(page)
    numbers, styles, hidden, faint, alike = [], set(), [], [], []
    for stop in walk.stops():
        numbers.append(stop["number"])
        if stop["share"] < 0.5:
            hidden.append(stop["name"])
            continue
        # Controls of one style show their focus alike.
        if stop["style"] in styles:
            continue
        styles.add(stop["style"])
        focused, blurred = walk.pictures(stop)
        if not stands_out(blurred):
            faint.append(stop["name"])
        # At least two sides of something as small as a letter.
        if change(blurred, focused) < 20:
            alike.append(stop["name"])
    assert len(numbers) == len(set(numbers)), "Tab reaches an element twice"
    assert [one["name"] for one in walk.usable() if one["number"] not in numbers] == []
    assert hidden == [], "has the focus, and is not visible"
    assert faint == [], "does not stand out from its background"
    assert alike == [], "looks the same with and without the focus"
