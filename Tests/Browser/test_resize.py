"""The current item keeps its place when the pager's size changes."""

import pytest


def resize(stage, width):
    stage.pager.evaluate("(pager, width) => { pager.style.width = `${width}px` }", width)
    stage.frames(2)


@pytest.mark.parametrize("initial", [0, 2])
def test_a_resize_at_rest_keeps_the_pager_at_rest(open_stage, initial):
    """embla#905"""
    stage = open_stage(initial=initial)
    stage.events()
    for width in (250, 620, 400):
        resize(stage, width)
        assert [(tile.item, tile.start, tile.end) for tile in stage.tiles()] == [
            (initial, 0, width)
        ]
    assert {name for name, _ in stage.events()} <= {"willappear", "diddisappear", "reclaim"}


def test_during_a_drag_the_current_item_stays_under_the_finger(open_stage):
    stage = open_stage()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20, steps=4)
    stage.frames(2)
    before = stage.tiles()[0]
    resize(stage, 300)
    after = stage.tiles()[0]
    assert (after.item, after.start) == (before.item, pytest.approx(before.start, abs=0.05))
    assert after.end - after.start == pytest.approx(300)

    finger.move(dx=-20, steps=2)
    stage.frames(2)
    assert stage.tiles()[0].start == pytest.approx(before.start - 40, abs=0.05)
    finger.up_after_a_rest()
    stage.rest()
    assert stage.tiles()[0].start == pytest.approx(0, abs=0.05)


def test_a_scroll_reaches_its_target_after_a_resize(open_stage):
    stage = open_stage()
    with stage.recording() as seen:
        stage.in_motion("pager.style.width = '300px'")
        stage.rest()
    assert stage.get("currentSlot") == 1
    assert [(tile.item, tile.start, tile.end) for tile in stage.tiles()] == [(1, 0, 300)]
    seen.assert_covered()


def test_a_resize_across_the_axis_keeps_the_current_item(open_stage):
    stage = open_stage(initial=1)
    stage.pager.evaluate("pager => { pager.style.height = '120px' }")
    stage.frames(2)
    assert stage.get("current") == 1
    assert stage.page.locator("[data-item='1']").bounding_box()["height"] == 120


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("per_view", [1, 2.5])
def test_without_a_layout_nothing_is_visible(open_stage, axis, per_view):
    stage = open_stage(**{"axis": axis, "per-view": per_view})
    before = stage.tiles()
    stage.events()
    stage.pager.evaluate("pager => { pager.style.display = 'none' }")
    stage.frames(2)
    assert {name for name, _ in stage.events()} <= {"diddisappear", "reclaim"}
    assert stage.get("tilesAlive") == 0
    stage.pager.evaluate("pager => { pager.style.display = '' }")
    stage.frames(2)
    assert [(tile.item, tile.start, tile.end) for tile in stage.tiles()] == [
        (tile.item, tile.start, tile.end) for tile in before
    ]


@pytest.mark.parametrize("tag", ["rondo-pager", "rondo-shelves"])
def test_an_element_that_starts_without_a_layout_shows_nothing(open_stage, open_shelves, tag):
    page = (open_shelves() if tag == "rondo-shelves" else open_stage(axis="vertical")).page
    shown = page.evaluate(
        """async (tag) => {
            const element = document.querySelector(tag);
            element.remove();
            element.style.display = 'none';
            const shown = [];
            element.addEventListener('rondo-willappear', () => shown.push(element.tilesAlive));
            document.body.append(element);
            await pageTime.run(100);
            await pageTime.presented();
            return shown;
        }""",
        tag,
    )
    assert shown == []


@pytest.mark.parametrize("attributes", ["", 'height="current"', 'length="content"', 'length="80%" height="current"'])
def test_a_height_that_follows_from_the_width_causes_no_error_of_an_observer(open_html, attributes):
    stage = open_html(
        f"""<!doctype html>
        <script>
          window.errors = [];
          addEventListener('error', ({{ message }}) => errors.push(message));
        </script>
        <rondo-pager {attributes}><p>{"Some text that wraps. " * 20}</p><p>Two</p></rondo-pager>
        <script type="module">
          import '/Web/js/rondo-children.js';
          import {{ listen }} from '/Tests/Browser/pages/stage.js';
          listen(document.querySelector('rondo-pager'));
        </script>"""
    )
    before = stage.box()["height"]
    stage.pager.evaluate("pager => { pager.style.width = '200px'; }")
    stage.frames(3)
    assert stage.box()["height"] > before
    stage.pager.evaluate("pager => { pager.firstElementChild.style.height = '900px'; }")
    stage.frames(3)
    assert stage.page.evaluate("errors") == []
