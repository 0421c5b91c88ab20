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


ENDLESS = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-ticker {{ width: 400px; height: 60px }}
  rondo-ticker::part(control) {{ display: none }}
  a {{ box-sizing: border-box; width: 100px }}
</style>
<rondo-ticker {options} axis="horizontal" length="{line}" speed="{speed}">{lines}</rondo-ticker>
<script type="module">
  import '/Web/js/rondo-ticker.js';
  import '/Tests/Browser/pages/stage.js';
</script>
"""

COUNT = """() => {
    window.calls = 0;
    for (const name of ['requestAnimationFrame', 'setTimeout', 'queueMicrotask']) {
        const request = window[name];
        window[name] = (...parts) => {
            window.calls += 1;
            return request(...parts);
        };
    }
}"""


@pytest.fixture
def open_endless(open_html):
    """Opens a marquee without listeners, in which every line has room; returns it in motion."""

    def open_it(count=8, line=100, speed=SPEED, options=""):
        lines = "".join(f'<a href="#{index}">Line {index}</a>' for index in range(count))
        html = ENDLESS.format(line=line, speed=speed, options=options, lines=lines)
        ticker = open_html(html, "rondo-ticker")
        ticker.page.mouse.move(790, 590)
        ticker.clock.until("() => document.querySelector('rondo-ticker').phase === 'animating'")
        ticker.frames(10)
        ticker.page.evaluate(COUNT)
        return ticker

    return open_it


def lefts(ticker, selector="rondo-ticker > a"):
    """Where the visible lines are, by their text."""
    return ticker.page.evaluate(
        """(selector) => Object.fromEntries([...document.querySelectorAll(selector)]
            .map((line) => [line.textContent, line.getBoundingClientRect()])
            .filter(([, { left, right, width }]) => width > 0 && right > 0 && left < 400)
            .map(([text, { left }]) => [text, left]))""",
        selector,
    )


def assert_full(places, line=100):
    """Lines follow each other without a gap, in order."""
    starts = sorted(places.values())
    assert starts[0] <= 0 and starts[-1] + line >= 400
    assert [after - before for before, after in zip(starts, starts[1:])] == pytest.approx(
        [line] * (len(starts) - 1), abs=0.1
    )


@pytest.mark.parametrize("options", ["", "direction='rtl'", "length='content'", "controls='play'"])
@pytest.mark.parametrize("speed", [SPEED, -SPEED])
def test_a_marquee_runs_for_a_minute_without_a_callback(open_endless, speed, options):
    ticker = open_endless(speed=speed, options=options)
    places = []
    for _ in range(20):
        places.append(lefts(ticker))
        assert_full(places[-1])
        ticker.clock.run(3000)
    assert ticker.page.evaluate("calls") == 0
    way = 1 if ("rtl" in options) == (speed > 0) else -1
    for before, after in zip(places, places[1:]):
        for line in before.keys() & after.keys():
            moved = (after[line] - before[line]) % 800
            assert moved == pytest.approx(way * 3 * SPEED % 800, abs=0.5)


def test_a_vertical_marquee_runs_without_a_callback(open_endless):
    ticker = open_endless(options="axis='vertical'")
    seen = set()
    for _ in range(16):
        ticker.clock.run(500)
        hit = ticker.page.evaluate("[2, 58].map((y) => document.elementFromPoint(50, y).textContent)")
        assert all(line.startswith("Line ") for line in hit)
        seen |= set(hit)
    assert (ticker.page.evaluate("calls"), len(seen)) == (0, 8)


def test_it_stops_under_the_mouse_where_it_is_and_goes_on_from_there(open_endless):
    ticker = open_endless()
    ticker.clock.run(7300)
    before = lefts(ticker)
    ticker.page.mouse.move(200, 30)
    ticker.clock.until("() => document.querySelector('rondo-ticker').phase === 'idle'")
    stopped = lefts(ticker)
    assert_full(stopped)
    # A few frames passed until the browser sent the event of the mouse; in WebKit places are rounded.
    assert all(-0.01 <= before[line] - stopped[line] <= 50 for line in stopped.keys() & before.keys())
    line = min(stopped, key=lambda line: abs(stopped[line]))
    assert ticker.get("current") == int(line[-1])
    assert ticker.pager.evaluate("(it) => it.shadowRoot.getAnimations({ subtree: true }).length") == 0
    ticker.page.mouse.move(790, 590)
    ticker.clock.presented()
    ticker.clock.run(500)
    assert_full(lefts(ticker))
    ticker.page.evaluate("window.calls = 0")
    ticker.clock.run(10_000)
    assert ticker.page.evaluate("calls") == 0


def test_its_place_can_be_read_at_any_time(open_endless):
    ticker = open_endless()
    for _ in range(5):
        ticker.clock.run(1700)
        places = lefts(ticker)
        nearest = min(places, key=lambda line: abs(places[line]))
        assert ticker.get("current") == int(nearest[-1])
        assert ticker.get("offset") == pytest.approx(-places[nearest], abs=2)
        assert lefts(ticker) == pytest.approx(places, abs=2)


def test_after_a_day_it_is_where_the_browser_shows_it(open_endless):
    ticker = open_endless()
    ticker.clock.sleep(24 * 60 * 60 * 1000 + 333)
    places = lefts(ticker)
    assert_full(places)
    ticker.get("offset")
    ticker.frames(1)
    assert lefts(ticker) == pytest.approx({line: left - 1.6 for line, left in places.items()}, abs=0.5)


def test_every_line_can_be_clicked_and_read_in_an_endless_motion(open_endless):
    ticker = open_endless()
    for _ in range(8):
        ticker.clock.run(1000)
        hit = ticker.page.evaluate("document.elementFromPoint(200, 30).textContent")
        places = lefts(ticker)
        assert places[hit] <= 200 <= places[hit] + 100
    for line in range(8):
        ticker.page.evaluate(f"document.querySelector('a:nth-child({line + 1})').focus()")
        assert ticker.page.evaluate("document.activeElement.textContent") == f"Line {line}"


def test_few_lines_repeat_without_a_callback(open_endless):
    """Three lines of 100 pixels in 400: some are visible twice."""
    ticker = open_endless(count=3)
    ticker.clock.run(4000)
    ticker.page.evaluate("window.calls = 0")
    ticker.clock.run(20_000)
    assert ticker.page.evaluate("calls") == 0
    boxes = ticker.pager.evaluate(
        """(ticker) => [...ticker.shadowRoot.querySelectorAll('[part=tile]')]
            .filter((box) => box.querySelector('slot').assignedElements().length || box.childElementCount > 1)
            .map((box) => box.getBoundingClientRect())
            .filter(({ left, right }) => right > 0 && left < 400)
            .map(({ left }, index) => [index, left])"""
    )
    assert_full(dict(boxes))


PICTURE = """data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='70' height='20'/>"""

LATE = {
    "a size": "line.style.width = '150px'",
    "a text": "line.firstChild.data = 'Later'",
    "a picture": f"line.querySelector('img').src = {PICTURE!r}",
}


@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("options", ["", "length=content"])
def test_a_repeat_shows_what_its_line_shows_in_an_endless_motion(open_endless, options, late):
    """Three lines of 100 pixels in 400: some are visible twice."""
    ticker = open_endless(count=3, options=options)
    ticker.page.evaluate("document.querySelectorAll('a').forEach((line) => line.append(new Image()))")
    ticker.clock.run(1000)
    before = shown_lines(ticker)
    assert len(before) > 3 and all(line in before[:3] for line in before[3:])
    ticker.page.evaluate(f"document.querySelectorAll('a').forEach((line) => {{ {LATE[late]} }})")
    first = ",".join(map(str, before[0]))
    ticker.clock.until("([first]) => String(shownLines()[0]) !== first", first)
    ticker.frames(2)
    after = shown_lines(ticker)
    assert len(after) > 3 and all(line in after[:3] for line in after[3:])
    assert ticker.get("phase") == "animating"


def shown_lines(ticker):
    """The text of each line, its width and that of its picture; then those of the visible repeats."""
    return ticker.page.evaluate(
        """() => {
            window.shownLines = () => {
                const ticker = document.querySelector('rondo-ticker');
                const tiles = [...ticker.shadowRoot.querySelectorAll('[part~=tile]')];
                const copies = tiles.map((tile) => stage.copyIn(tile)).filter((copy) => copy);
                return [...ticker.children, ...copies].map((line) => [
                    line.textContent.slice(0, 5),
                    // Within a moved line, WebKit rounds a width.
                    Math.round(line.getBoundingClientRect().width),
                    Math.round(line.querySelector('img').getBoundingClientRect().width),
                ]);
            };
            return shownLines();
        }"""
    )


def test_a_listener_gets_each_line_that_passes(open_endless):
    ticker = open_endless()
    ticker.clock.run(3000)
    ticker.pager.evaluate(
        """(ticker) => {
            window.passed = [];
            ticker.addEventListener('rondo-change', ({ detail }) => passed.push([detail.to, performance.now()]));
        }"""
    )
    ticker.clock.run(100)
    ticker.page.evaluate("passed.length = 0")
    ticker.clock.run(5000)
    passed = ticker.page.evaluate("passed")
    assert len(passed) == 5
    times = [time for _, time in passed]
    assert [after - before for before, after in zip(times, times[1:])] == pytest.approx([1000] * 4, abs=20)


ENDS = {
    "a removal": "ticker.removeEventListener('rondo-change', heard)",
    "a signal": "controller.abort()",
}


@pytest.mark.parametrize("end", ENDS)
def test_after_its_last_listener_a_marquee_needs_no_callback(open_endless, end):
    ticker = open_endless()
    ticker.pager.evaluate(
        """(ticker) => {
            window.passed = 0;
            window.heard = () => (passed += 1);
            window.controller = new AbortController();
            window.ticker = ticker;
            ticker.addEventListener('rondo-change', heard, { signal: controller.signal });
        }"""
    )
    ticker.clock.run(3000)
    heard = ticker.page.evaluate("passed")
    assert heard in (2, 3, 4)
    ticker.page.evaluate(f"() => {{ {ENDS[end]} }}")
    ticker.clock.run(4000)
    ticker.page.evaluate("window.calls = 0")
    ticker.clock.run(10_000)
    assert (ticker.page.evaluate("calls"), ticker.page.evaluate("passed")) == (0, heard)


def test_lines_that_are_added_join_an_endless_motion(open_endless):
    ticker = open_endless(count=6)
    ticker.pager.evaluate(
        """(ticker) => {
            for (let index = 6; index < 12; index += 1) {
                const line = document.createElement('a');
                line.textContent = `Line ${index}`;
                ticker.append(line);
            }
        }"""
    )
    ticker.frames(10)
    ticker.page.evaluate("window.calls = 0")
    seen = set()
    for _ in range(12):
        ticker.clock.run(1000)
        assert_full(lefts(ticker))
        seen |= lefts(ticker).keys()
    assert ticker.page.evaluate("calls") == 0
    assert len(seen) == 12


def test_a_marquee_of_many_lines_still_goes_round(open_endless):
    ticker = open_endless(count=40)
    seen = set()
    for _ in range(20):
        ticker.clock.run(2000)
        assert_full(lefts(ticker))
        seen |= lefts(ticker).keys()
    assert len(seen) == 40
