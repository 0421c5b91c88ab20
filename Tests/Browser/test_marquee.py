"""A marquee: content that moves without a rest, moved by the browser."""

import pytest

SPEED = 100  # pixels a second
LINE = 200


@pytest.fixture
def open_marquee(open_ticker):
    """Opens a ticker of lines that move from right to left, and lets it start."""

    def open_it(**options):
        world = {"axis": "horizontal", "length": LINE, "speed": SPEED, "count": 5, "overscan": 0}
        ticker = open_ticker(**{**world, **options})
        # Not under the initial place of the mouse.
        ticker.page.mouse.move(790, 590)
        return ticker

    return open_it


def place(ticker):
    """How far the first line has moved, in pixels, from its visible place or its neighbours'."""
    tiles = {tile.item: tile.start for tile in ticker.tiles()}
    item = min(tiles)
    return item * LINE - tiles[item]


def test_a_marquee_moves_at_its_speed(open_marquee):
    ticker = open_marquee()
    start = place(ticker)
    for seconds in range(1, 6):
        ticker.run(500)
        assert place(ticker) - start == pytest.approx(seconds * SPEED / 2, abs=3)


def test_a_marquee_loops(open_marquee):
    ticker = open_marquee()
    ticker.run(21_000)
    assert ticker.steps in (10, 11)
    assert ticker.get("phase") == "animating"


@pytest.mark.parametrize("speed", [20, 300])
def test_the_browser_moves_a_marquee(open_marquee, speed):
    """A few frames when a line enters, becomes current or leaves, and one for each stretch."""
    ticker = open_marquee(speed=speed)
    ticker.run(500)
    before = ticker.get("frames")
    ticker.run(10_000)
    lines = 10 * speed / LINE
    assert ticker.get("frames") - before < 12 * lines + 15


def test_no_frame_of_the_display_shows_a_jump(open_marquee):
    ticker = open_marquee()
    ticker.run(500)
    places = []
    for _ in range(150):
        ticker.run(16)
        places.append(ticker.pager.evaluate("it => it.slotPosition") * LINE)
    steps = [after - before for before, after in zip(places, places[1:])]
    assert max(steps) < 6 and min(steps) > -1


def test_a_mouse_stops_a_marquee_and_it_continues_from_there(open_marquee):
    ticker = open_marquee()
    ticker.run(1300)
    ticker.page.mouse.move(*ticker.point())
    ticker.clock.frames(2)
    stopped = place(ticker)
    assert stopped > SPEED / 2
    ticker.run(5000)
    assert (place(ticker), ticker.get("pauses")) == (stopped, ["hovered"])
    ticker.page.mouse.move(790, 590)
    ticker.clock.presented()
    ticker.run(1000)
    assert place(ticker) - stopped == pytest.approx(SPEED, abs=4)


def test_a_page_that_was_busy_for_long_shows_no_jump(open_marquee):
    ticker = open_marquee()
    ticker.run(500)
    before = ticker.get("slotPosition")
    ticker.clock.sleep(1500)
    moved = (ticker.get("slotPosition") - before) * LINE
    assert moved == pytest.approx(1.5 * SPEED, abs=5)


def test_a_visible_line_can_be_pressed_in_motion(open_marquee):
    ticker = open_marquee()
    ticker.run(3000)
    hit = ticker.page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", ticker.point(along=0.3))
    assert (ticker.get("phase"), hit[:5]) == ("animating", "Line ")


def test_a_negative_speed_goes_backwards_and_a_bad_one_is_refused(open_marquee):
    ticker = open_marquee(speed=-SPEED)
    ticker.run(3000)
    assert ticker.steps < 0
    name, message = ticker.caught("pager.speed = 0")
    assert (name, message) == (
        "RangeError",
        "speed must be points per second from -1e6 to 1e6, other than 0, not 0",
    )
