"""A step of a finger is shown in its own event, and changes nothing but a position."""

import pytest

REQUESTS = """() => {
    const request = window.requestAnimationFrame;
    window.requests = 0;
    window.requestAnimationFrame = (...all) => {
        requests += 1;
        return request(...all);
    };
}"""


NOTE_PRESS = """() => addEventListener('pointerdown', ({ pointerId, clientX }) => {
    window.down = { pointerId, x: clientX };
}, { capture: true })"""


def begin(stage, y=None):
    """A finger that has begun to drag."""
    stage.page.evaluate(NOTE_PRESS)
    finger = stage.finger()
    finger.down(200, 150 if y is None else y)
    finger.move(dx=-20, steps=2)
    stage.frames(2)
    stage.page.evaluate(REQUESTS)
    return finger


def test_each_step_is_shown_before_another_frame(open_stage):
    stage = open_stage()
    finger = begin(stage)
    drawn, start = stage.get("frames"), stage.tiles()[0].start
    for step in range(1, 5):
        finger.move(dx=-7)
        assert stage.tiles()[0].start == pytest.approx(start - 7 * step, abs=0.05)
        assert stage.get("frames") == drawn + step
    assert stage.page.evaluate("requests") == 0
    finger.up()


def test_a_step_writes_the_place_of_the_track_alone(open_stage):
    stage = open_stage()
    finger = begin(stage)
    stage.pager.evaluate(
        """pager => {
            window.writes = [];
            new MutationObserver((all) => {
                writes.push(...all.map(({ target, attributeName }) => [target.part.value, attributeName]));
            }).observe(pager.shadowRoot, { attributes: true, childList: true, subtree: true });
        }"""
    )
    for _ in range(3):
        finger.move(dx=-5)
    assert stage.page.evaluate("writes") == [["track", "style"]] * 3
    finger.up()


def test_all_steps_of_one_event_are_drawn_once(open_stage):
    stage = open_stage()
    finger = begin(stage)
    drawn, start = stage.get("frames"), stage.tiles()[0].start
    # A screen that samples fingers more often than it draws.
    stage.page.evaluate(
        """() => {
            const step = (clientX) => new PointerEvent('pointermove', {
                clientX, clientY: 150, pointerId: down.pointerId, buttons: 1, isPrimary: true,
            });
            const all = new PointerEvent('pointermove', {
                clientX: down.x - 50, clientY: 150, pointerId: down.pointerId, buttons: 1,
                coalescedEvents: [step(down.x - 44), step(down.x - 47), step(down.x - 50)],
            });
            window.dispatchEvent(all);
        }"""
    )
    assert stage.tiles()[0].start == pytest.approx(start - 10, abs=0.05)
    assert stage.get("frames") == drawn + 1
    assert stage.page.evaluate("requests") == 0
    finger.up()


def test_a_frame_listener_is_called_with_each_step(open_stage):
    stage = open_stage()
    finger = begin(stage)
    stage.pager.evaluate("pager => { window.seen = []; pager.onframe = () => seen.push(pager.offset) }")
    for _ in range(3):
        finger.move(dx=-10)
    seen = stage.page.evaluate("seen")
    assert [after - before for before, after in zip(seen, seen[1:])] == pytest.approx([10, 10])
    finger.up()


def test_a_change_of_the_items_within_a_drag_is_shown_whole(open_stage):
    stage = open_stage("list")
    finger = begin(stage)
    stage.pager.evaluate(
        """pager => {
            pager.renderItem = (element, { id }) => { element.textContent = `again ${id}` };
        }"""
    )
    finger.move(dx=-5)
    stage.frames(2)
    assert "again" in stage.pager.inner_text()
    finger.up()


def test_a_step_of_a_shelf_writes_the_place_of_its_track_alone(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    finger = shelves.finger()
    finger.down(300, 320)
    finger.move(dx=-20, steps=2)
    shelves.frames(2)
    shelves.page.evaluate("stage.watchWrites()")
    start = shelves.look()["Shelf 2"]["cells"][0]["start"]
    for step in range(1, 4):
        finger.move(dx=-3)
        cell = shelves.look()["Shelf 2"]["cells"][0]
        assert cell["start"] == pytest.approx(start - 3 * step, abs=0.05)
    writes = shelves.page.evaluate("stage.takeWrites()")
    assert [(name, kind) for name, kind, _ in writes] == [("shelf-track", "style")] * 3
    finger.up_after_a_rest()
