"""The list and shelves that move without a finger are moved by the browser."""

import statistics

import pytest

WIDTH, ROW, PITCH = 400, 130, 90
BUSY = "() => { performance.now = ((now) => () => now + 100)(performance.now()) }"


def flights(shelves):
    return shelves.run("return shelves.shadowRoot.getAnimations({ subtree: true }).length")


def assert_whole(rows, height):
    """Rows follow each other downwards, cells sideways, and everything visible is there."""
    starts = [row["start"] for row in rows]
    assert starts[0] <= 0 and starts[-1] + ROW >= height
    assert [after - before for before, after in zip(starts, starts[1:])] == pytest.approx(
        [ROW] * (len(starts) - 1), abs=0.05
    )
    for row in rows:
        cells = [cell for cell in row["cells"] if cell["end"] > 0 and cell["start"] < WIDTH]
        starts = [cell["start"] for cell in cells]
        assert [after - before for before, after in zip(starts, starts[1:])] == pytest.approx(
            [PITCH] * (len(starts) - 1), abs=0.05
        )
        assert cells[0]["start"] <= PITCH - 80 and cells[-1]["end"] >= WIDTH - PITCH + 80


def steps(frames, things):
    """How far tiles move from frame to frame: most of them show the same as before."""
    return [
        statistics.median(
            after["start"] - before["start"]
            for before in things(frame)
            for after in things(following)
            if after["view"] == before["view"]
        )
        for frame, following in zip(frames, frames[1:])
    ]


def cells_of(title):
    return lambda rows: next(row for row in rows if row["title"] == title)["cells"]


def assert_smooth(steps):
    """It moves one way, never much further than in the frame before, and comes to rest."""
    sign = -1 if sum(steps) < 0 else 1
    way = [sign * step for step in steps[next(at for at, step in enumerate(steps) if step) :]]
    assert min(way) >= -0.05
    assert all(after <= before + 0.05 for before, after in zip(way[2:], way[3:]))
    assert way[-1] == pytest.approx(0, abs=0.05)


def assert_flies_to_rest(shelves, *movings):
    """After flicks every frame shows everything, and few frames are drawn.

    Each of `movings` gives the moving rows or cells of a look.
    """
    drawn = shelves.get("frames")
    with shelves.recording() as frames:
        shelves.frames(1)
        assert flights(shelves) == len(movings)
        shelves.rest()
        shelves.frames(2)
    for rows in frames:
        assert_whole(rows, height=600)
    for moving in movings:
        assert_smooth(steps(frames, moving))
    assert shelves.get("frames") - drawn < len(frames) / 2
    assert flights(shelves) == 0


@pytest.mark.parametrize("dx", [-60, -30])
def test_a_flicked_shelf_draws_few_frames_and_shows_everything(open_shelves, dx):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 320, dx=dx)
    assert_flies_to_rest(shelves, cells_of("Shelf 2"))


def test_a_flicked_list_draws_few_frames_and_shows_everything(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(200, 500, dy=-50)
    assert_flies_to_rest(shelves, lambda rows: rows)


def test_a_shelf_keeps_moving_while_the_page_is_busy(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 320, dx=-20)
    shelves.frames(1)
    drawn, before = shelves.get("frames"), shelves.look()["Shelf 2"]["cells"][0]["start"]
    # Time passes, and no script of the page runs.
    shelves.page.evaluate(BUSY)
    assert shelves.look()["Shelf 2"]["cells"][0]["start"] < before - 20
    assert shelves.get("frames") == drawn


def test_a_press_holds_a_shelf_where_it_is_visible(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 320, dx=-60)
    shelves.frames(5)
    assert flights(shelves) == 1
    seen = shelves.look()["Shelf 2"]["cells"][0]["start"]
    finger = shelves.finger()
    finger.down(200, 320)
    assert flights(shelves) == 0
    for _ in range(3):
        held = shelves.look()["Shelf 2"]["cells"][0]["start"]
        assert held == pytest.approx(seen, abs=0.05)
        shelves.frames(1)
    finger.up_after_a_rest()
    shelves.rest()


def test_lists_that_move_together_draw_few_frames_and_show_all(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 60, dx=-60)
    shelves.finger().flick(300, 320, dx=-40)
    assert_flies_to_rest(shelves, cells_of("Shelf 0"), cells_of("Shelf 2"))


def test_a_shelf_flies_on_while_the_list_flies(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 320, dx=-60)
    shelves.call("scrollToShelf", "s2")
    shelves.frames(2)
    assert flights(shelves) == 2
    before = shelves.look()["Shelf 2"]
    # Time passes, and no script of the page runs.
    shelves.page.evaluate(BUSY)
    after = shelves.look()["Shelf 2"]
    assert after["start"] < before["start"] - 5
    assert after["cells"][0]["start"] < before["cells"][0]["start"] - 20
    shelves.rest()
    assert_whole(list(shelves.look().values()), height=600)


def test_while_a_finger_is_down_each_frame_is_drawn(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 60, dx=-60)
    finger = shelves.finger()
    finger.down(200, 320)
    drawn = shelves.get("frames")
    with shelves.recording() as frames:
        finger.move(dx=-80, steps=5)
        shelves.frames(5)
        assert flights(shelves) == 0
        finger.up()
        shelves.frames(2)
        assert shelves.get("frames") - drawn >= 10
        assert flights(shelves) == 2
        shelves.rest()
    for rows in frames:
        assert_whole(rows, height=600)
    assert_smooth(steps(frames, cells_of("Shelf 0")))


def test_a_shelf_that_goes_out_of_sight_ends_its_flight(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 60, dx=-60)
    shelves.frames(1)
    assert flights(shelves) == 1
    shelves.call("scrollToShelf", "s12", {"animated": False})
    assert flights(shelves) == 0
    shelves.rest()
    assert_whole(list(shelves.look().values()), height=600)


def test_a_frame_listener_gets_each_frame(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.run("shelves.onframe = () => { window.framed = (window.framed ?? 0) + 1 }")
    shelves.finger().flick(300, 320, dx=-60)
    shelves.frames(10)
    assert flights(shelves) == 0
    assert shelves.page.evaluate("framed") >= 10


def test_shelves_can_leave_the_page_in_flight(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.finger().flick(300, 320, dx=-60)
    shelves.frames(3)
    assert flights(shelves) == 1
    shelves.run("window.left = shelves; shelves.remove()")
    shelves.page.evaluate("document.body.append(left)")
    shelves.frames(3)
    assert flights(shelves) == 0
    assert_whole(list(shelves.look().values()), height=600)
