"""A ticker: one line after another; with other lines, with a finger, and with nothing to move."""

import pytest

from recording import TOLERANCE
from ticker import FRAME, INTERVAL, REST, STEP

HOUR = 3_600_000


@pytest.mark.parametrize("name", ["ticker", "banner"])
def test_a_ticker_loops_at_its_interval(open_ticker, name):
    ticker = open_ticker(name)
    ticker.run(REST - 2 * FRAME)
    assert ticker.get("phase") == "idle"
    for step in range(1, 5):
        ticker.run(4 * FRAME)
        assert ticker.get("phase") == "animating"
        ticker.run(STEP)
        assert (ticker.steps, ticker.get("phase")) == (step, "idle")
        assert ticker.get("current") == step % 3
        ticker.run(REST - 4 * FRAME)


@pytest.mark.parametrize("source", ["children", "list", "function"])
def test_two_tiles_are_enough(open_ticker, source):
    ticker = open_ticker(**{"from": source})
    alive = set()
    for _ in range(24):
        ticker.run(STEP / 2)
        alive.add(ticker.get("tilesAlive"))
    assert alive == {1, 2}
    assert ticker.pager.locator("[part=tile]").count() == 2


def test_a_control_that_appears_with_a_size_causes_no_error(open_ticker):
    ticker = open_ticker()
    ticker.page.evaluate(
        """() => {
            window.errors = [];
            addEventListener('error', ({ message }) => errors.push(message));
            window.late = document.createElement('rondo-ticker');
            late.innerHTML = '<p>One</p><p>Two</p>';
            late.style.display = 'none';
            document.body.append(late);
        }"""
    )
    ticker.frames(3)
    ticker.page.evaluate("late.style.display = ''")
    ticker.frames(3)
    assert ticker.page.evaluate("late.shadowRoot.querySelector('[part=control]').checkVisibility()")
    assert ticker.page.evaluate("errors") == []


@pytest.mark.parametrize("count", [0, 1])
def test_no_lines_and_a_single_line_stand_still_without_a_control(open_ticker, count):
    ticker = open_ticker(count=count)
    ticker.run(3 * INTERVAL)
    assert ticker.steps == 0
    assert not ticker.control.is_visible()
    assert not ticker.get("running")


def test_a_ticker_draws_no_frames_while_a_line_rests(open_ticker):
    ticker = open_ticker()
    ticker.run(10 * FRAME)
    before = ticker.get("frames")
    ticker.run(REST - 20 * FRAME)
    assert ticker.get("frames") == before


# Content


@pytest.mark.parametrize("time", [REST - 100, REST + 100], ids=["at rest", "in a step"])
def test_equal_data_changes_nothing_including_the_phase(open_ticker, time):
    ticker = open_ticker(**{"from": "list"})
    ticker.run(time)
    before, renders = ticker.tiles(), ticker.page.evaluate("renders")
    ticker.pager.evaluate("ticker => { ticker.items = numbered(0, 1, 2) }")
    after = ticker.tiles()
    assert [(tile.view, tile.item) for tile in after] == [(tile.view, tile.item) for tile in before]
    places = [tile.start for tile in before]
    assert [tile.start for tile in after] == pytest.approx(places, abs=TOLERANCE)
    assert ticker.page.evaluate("renders") == renders
    ticker.run(REST + STEP - time + 2 * FRAME)
    assert (ticker.steps, ticker.get("phase")) == (1, "idle")


def test_items_added_in_a_step_keep_the_visible_ones_in_place(open_ticker):
    ticker = open_ticker(**{"from": "list"})
    ticker.run(REST + STEP / 2)
    before = [(tile.view, tile.item) for tile in ticker.tiles()]
    assert len(before) == 2
    places = [tile.start for tile in ticker.tiles()]
    ticker.pager.evaluate("ticker => ticker.insertItems(numbered(7, 8), { before: 'n0' })")
    ticker.run(FRAME)
    assert [(tile.view, tile.item) for tile in ticker.tiles()] == before
    moved = [tile.start - place for tile, place in zip(ticker.tiles(), places)]
    assert all(-10 < step <= 0 for step in moved), moved
    ticker.run(STEP)
    assert [(tile.item, tile.start) for tile in ticker.tiles()] == [(1, 0)]


def test_a_reload_starts_again(open_ticker):
    ticker = open_ticker(**{"from": "list"})
    ticker.run(INTERVAL + REST + STEP / 2)
    renders = ticker.page.evaluate("renders")
    ticker.call("reload")
    assert [(tile.item, tile.start) for tile in ticker.tiles()] == [(0, 0)]
    assert ticker.page.evaluate("renders") == renders + 1
    ticker.run(REST - 2 * FRAME)
    assert ticker.get("phase") == "idle"
    ticker.run(4 * FRAME)
    assert ticker.get("phase") == "animating"


def test_a_list_of_other_items_begins_at_its_first(open_ticker):
    ticker = open_ticker(**{"from": "list"})
    ticker.run(REST + STEP / 2)
    ticker.pager.evaluate("ticker => { ticker.items = numbered(5, 6) }")
    assert [(tile.item, tile.start) for tile in ticker.tiles()] == [(5, 0)]
    ticker.run(REST - 2 * FRAME)
    assert ticker.get("phase") == "idle"


# Other steps


def test_a_step_by_a_button_is_followed_by_a_full_rest(open_ticker):
    ticker = open_ticker()
    ticker.run(REST - 100)
    ticker.call("next")
    ticker.run(500)
    assert (ticker.steps, ticker.get("phase")) == (1, "idle")
    ticker.call("previous")
    ticker.run(500)
    assert (ticker.steps, ticker.get("phase")) == (0, "idle")
    ticker.run(REST - 600)
    assert ticker.get("phase") == "idle"


@pytest.mark.parametrize("drag", [True, False])
def test_a_ticker_can_be_dragged_if_wanted(open_ticker, drag):
    ticker = open_ticker(**({"drag": ""} if drag else {}))
    finger = ticker.finger()
    finger.down(*ticker.point(across=0.9))
    finger.move(dy=-10, steps=4)
    ticker.run(FRAME)
    assert (ticker.get("phase") == "dragging") == drag
    finger.up_after_a_rest()
    ticker.run(1000)
    assert ticker.steps == int(drag)
    ticker.run(10 * INTERVAL)
    assert ticker.steps > 1


@pytest.mark.parametrize(
    "script, named",
    [
        ("ticker.interval = 0", "interval must be finite milliseconds of 1 or more, not 0"),
        ("ticker.interval = 'soon'", 'interval must be a number, not "soon"'),
        (
            "ticker.duration = 5000",
            "duration must be milliseconds from 0 to the interval, not 5000",
        ),
        ("ticker.reducedMotion = 'no'", 'reducedMotion must be "wait" or "cut", not "no"'),
        ("ticker.pauseLabel = 3", "pauseLabel must be a string, not 3"),
        ("ticker.pause({ snap: 1 })", "snap must be true or false, not 1"),
        ("ticker.pause({ freeze: 1 })", "freeze must be true or false, not 1"),
    ],
)
def test_invalid_values_are_refused_by_name_and_change_nothing(open_ticker, script, named):
    ticker = open_ticker()
    caught = ticker.pager.evaluate(
        f"ticker => {{ try {{ {script} }} catch (error) {{ return error.message }} }}"
    )
    assert caught == named
    ticker.run(INTERVAL + FRAME)
    assert (ticker.steps, ticker.get("running")) == (1, True)


def test_a_pager_without_auto_advance_is_unchanged(open_stage):
    stage = open_stage()
    assert stage.pager.locator("[part=control]").count() == 0
    assert stage.pager.locator("[part=viewport]").get_attribute("aria-live") is None
    assert stage.get("tabIndex") == 0
    assert stage.get("running") is False


@pytest.mark.parametrize("way", [{"interval": 3000}, {"speed": 400}])
def test_auto_advance_is_over_at_a_pinned_end(open_stage, way):
    stage = open_stage("controls", count=3)
    stage.pager.evaluate("(pager, way) => Object.assign(pager, way)", way)
    stage.frames(3)
    assert stage.get("running") is True
    # Not all at once, which would be a sleep.
    for _ in range(40):
        stage.clock.run(250)
    stage.rest()
    assert [stage.get(name) for name in ("current", "running", "timeLeft", "pauses")] == [2, False, None, []]
    stage.call("scrollToItem", 0)
    stage.frames(40)
    assert stage.get("running") is True


# Hidden time


def test_hours_in_a_hidden_tab_cause_no_burst_of_steps(open_ticker):
    ticker = open_ticker()
    ticker.run(INTERVAL + 100)
    ticker.page.evaluate("stage.showTab(false)")
    ticker.sleep(9 * HOUR)
    ticker.events()
    ticker.page.evaluate("stage.showTab(true)")
    ticker.run(REST - 2 * FRAME)
    assert (ticker.steps, ticker.settled(), ticker.get("phase")) == (1, 0, "idle")
    ticker.run(STEP + 4 * FRAME)
    assert (ticker.steps, ticker.settled()) == (2, 1)


@pytest.mark.parametrize("time", [100, REST + 100], ids=["at rest", "in a step"])
def test_hours_of_sleep_without_an_event_cause_no_burst_of_steps(open_ticker, time):
    ticker = open_ticker()
    ticker.run(time)
    ticker.sleep(9 * HOUR)
    steps = int(time > REST)
    assert (ticker.steps, ticker.get("phase")) == (steps, "idle")
    ticker.run(REST - 4 * FRAME)
    assert (ticker.steps, ticker.get("phase")) == (steps, "idle")
    ticker.run(STEP + 6 * FRAME)
    assert ticker.steps == steps + 1
