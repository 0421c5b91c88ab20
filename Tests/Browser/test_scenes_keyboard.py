"""By keys alone: whatever a scene offers is reached by Tab, is in sight, and shows its focus."""

import pytest

from focus_walk import FocusWalk
from scenes import DESK, PHONE, SCENES, ZOOMED


@pytest.mark.parametrize("size", [PHONE, DESK, ZOOMED], ids=["phone", "desk", "zoomed"])
@pytest.mark.parametrize("scene", SCENES)
def test_tab_leads_to_all_there_is_and_out_again(open_demo_scene, scene, size):
    page = open_demo_scene(scene, **size)
    walk = FocusWalk(page)
    stops = list(walk.stops())
    numbers = [stop["number"] for stop in stops]
    assert len(numbers) == len(set(numbers)), "nothing is come to twice"
    assert [one["name"] for one in walk.usable() if one["number"] not in numbers] == []
    hidden = [stop["name"] for stop in stops if stop["share"] < 0.5]
    assert hidden == [], "has the focus, and is not in sight"
