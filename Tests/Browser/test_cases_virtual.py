"""Cases of long lists from public reports: Documentation/Cases.md."""

import pytest

from test_idle import COUNT_REQUESTS, requests_after

COUNT = 2_000_000  # of 20 pixels each: longer than browsers allow for an element

FARTHEST = """pager => {
    const all = [pager, ...pager.querySelectorAll('*'), ...pager.shadowRoot.querySelectorAll('*')];
    return Math.max(...all.map((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return Math.max(-top, bottom, height, element.scrollHeight);
    }));
}"""


def shown(stage):
    return [(tile.item, tile.start) for tile in stage.tiles()]


def test_the_first_layout_requests_what_it_shows(open_stage):
    """accompanist#1188"""
    stage = open_stage()
    stage.pager.evaluate(
        """pager => {
            window.asked = 0;
            pager.items = {
                count: 2 ** 31 - 1,
                id(index) { window.asked += 1; return `i${index}`; },
                render(element, index) { element.dataset.item = index; },
            };
        }"""
    )
    stage.frames(2)
    assert shown(stage) == [(0, 0)]
    stage.call("previous")
    stage.rest()
    assert shown(stage) == [(2**31 - 2, 0)]
    assert stage.page.evaluate("asked") < 100


def test_the_end_of_two_million_items_is_reached_by_each_means(open_stage):
    """tanstack-virtual#616"""
    stage = open_stage(count=COUNT, axis="vertical", length=20, pinned="both", snap="none")
    end = [(item, 20 * (item - COUNT + 15)) for item in range(COUNT - 15, COUNT)]
    stage.pager.focus()
    stage.page.keyboard.press("End")
    stage.rest()
    assert shown(stage) == end
    stage.call("scrollToItem", 0, {"animated": False})
    stage.frames(2)
    assert shown(stage)[0] == (0, 0)
    stage.call("scrollToItem", COUNT - 1, {"animated": False})
    stage.frames(2)
    assert shown(stage) == end
    stage.call("scrollToItem", COUNT - 30, {"animated": False})
    stage.frames(2)
    with stage.recording() as seen:
        stage.finger().flick(*stage.point(across=0.9), dy=-30)
        stage.rest()
    assert shown(stage) == end
    # The last ones stay up to the end, beyond which they stretch.
    first = [min(frame.visible[0].item, COUNT - 15) for frame in seen.frames]
    assert len(first) > 10 and first == sorted(first)
    assert stage.pager.evaluate(FARTHEST) < 10_000


def test_from_right_to_left_a_list_begins_at_the_right(open_stage):
    """tanstack-virtual#1065, virtuoso#1395"""
    stage = open_stage(
        count=10_000,
        lengths="100,80,200,140",
        spacing=20,
        direction="rtl",
        pinned="both",
        snap="none",
    )
    right = stage.box()["x"] + stage.box()["width"]
    assert shown(stage) == [(0, 0), (1, 120), (2, 220)]
    box = stage.page.locator("[data-item='0']").bounding_box()
    assert box["x"] + box["width"] == right
    with stage.recording() as seen:
        # To the right, which leads to later items.
        stage.finger().flick(*stage.point(along=0.2), dx=30)
        stage.rest()
    seen.assert_covered(spacing=20)
    seen.assert_ordered(10_000)
    assert stage.get("current") > 1
    stage.call("scrollToItem", 5000, {"animated": False})
    stage.frames(2)
    assert shown(stage)[0] == (5000, 0)
    box = stage.page.locator("[data-item='5000']").bounding_box()
    assert (box["x"] + box["width"], box["width"]) == (right, 100)


@pytest.mark.needs("wheel by pixels")
def test_an_item_that_grows_above_moves_nothing_in_any_frame(open_stage):
    """tanstack-virtual#1227, virtua#247"""
    stage = open_stage(
        "list", count=60, axis="vertical", length=50, pinned="both", snap="none", initial="n40"
    )
    stage.page.evaluate("window.grown = new Set()")
    views = {tile.item: tile.view for tile in stage.tiles()}
    with stage.recording() as seen:
        stage.page.mouse.move(*stage.point())
        for step in range(1, 17):
            stage.page.mouse.wheel(0, -10)
            if step % 4 == 0:
                stage.pager.evaluate(
                    """pager => {
                        grown.add(pager.current - 1);
                        pager.itemLength = ({ number }) => (grown.has(number) ? 90 : 50);
                    }"""
                )
            stage.frames(1)
    assert stage.page.evaluate("grown.size") > 1
    assert stage.tiles()[-1].item < 45
    seen.assert_covered()
    for _, moved in seen.steps():
        assert all(abs(step - moved[0]) < 0.1 and -0.1 <= step <= 10.1 for step in moved), moved
    kept = {tile.item: tile.view for tile in stage.tiles() if tile.item in views}
    assert kept and all(views[item] == view for item, view in kept.items())


def test_fractions_of_pixels_cause_no_endless_work(open_stage):
    """virtuoso#423"""
    stage = open_stage(count=100, axis="vertical", length=30.8, alignment="end", pinned="both")
    stage.page.evaluate(COUNT_REQUESTS)
    devtools = stage.page.context.new_cdp_session(stage.page)
    for scale in (0.75, 1.1, 1.25):
        size = {"width": 800, "height": 600, "deviceScaleFactor": scale, "mobile": False}
        devtools.send("Emulation.setDeviceMetricsOverride", size)
        stage.frames(4)
        before = stage.tiles()
        assert requests_after(stage) == 0
        assert stage.tiles() == before
