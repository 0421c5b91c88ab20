"""Auto-advance waits for each of many reasons, and a control stops it."""

import pytest

from ticker import FRAME, INTERVAL, REST, STEP

BOTH = pytest.mark.parametrize("name", ["ticker", "banner"])


def hover(ticker):
    ticker.page.mouse.move(*ticker.point())
    yield
    ticker.page.mouse.move(700, 500)
    yield


def focus(ticker):
    ticker.page.keyboard.press("Tab")
    ticker.page.keyboard.press("Tab")
    yield
    ticker.page.keyboard.press("Shift+Tab")
    yield


def touch(ticker):
    finger = ticker.finger()
    finger.down(*ticker.point())
    yield
    finger.up()
    yield


def hide(ticker):
    ticker.page.evaluate("stage.showTab(false)")
    yield
    ticker.page.evaluate("stage.showTab(true)")
    yield


def scroll_away(ticker):
    ticker.page.evaluate("document.body.style.paddingBottom = '5000px'; scrollTo(0, 3000)")
    yield
    ticker.page.evaluate("scrollTo(0, 0)")
    yield


def reduce_motion(ticker):
    ticker.page.emulate_media(reduced_motion="reduce")
    yield
    ticker.page.emulate_media(reduced_motion="no-preference")
    yield


def request_pause(ticker):
    ticker.call("pause")
    yield
    ticker.call("resume")
    yield


REASONS = {
    "hovered": hover,
    "focused": focus,
    "touched": touch,
    "hidden": hide,
    "offScreen": scroll_away,
    "reducedMotion": reduce_motion,
    "requested": request_pause,
}


NEEDS = {"touched": pytest.mark.needs("touch")}


@pytest.mark.parametrize(
    "name, reason",
    [
        pytest.param(name, reason, marks=NEEDS.get(reason, ()))
        for name, reason in [
            ("banner", "touched"),
            ("banner", "focused"),
            *(("ticker", reason) for reason in REASONS),
        ]
    ],
)
def test_auto_advance_waits_and_then_gives_a_full_rest(open_ticker, name, reason):
    """embla#724, splide#1254, splide#767, swiper#3221"""
    ticker = open_ticker(name)
    ticker.run(REST - 200)
    happen = REASONS[reason](ticker)
    next(happen)
    ticker.until_paused(reason)
    assert ticker.get("pauses") == [reason]
    ticker.run(3 * INTERVAL)
    assert (ticker.steps, ticker.get("running")) == (0, False)
    next(happen)
    ticker.until_paused(reason, False)
    assert (ticker.get("pauses"), ticker.get("running")) == ([], True)
    ticker.run(REST - 4 * FRAME)
    assert (ticker.steps, ticker.get("phase")) == (0, "idle")
    ticker.run(STEP + 8 * FRAME)
    assert (ticker.steps, ticker.get("phase")) == (1, "idle")


def test_each_reason_is_independent_of_the_others(open_ticker):
    ticker = open_ticker()
    ticker.call("pause")
    ticker.page.mouse.move(*ticker.point())
    ticker.page.evaluate("stage.showTab(false)")
    assert ticker.get("pauses") == ["hovered", "hidden", "requested"]
    ticker.call("resume")
    ticker.page.evaluate("stage.showTab(true)")
    ticker.run(3 * INTERVAL)
    assert (ticker.get("pauses"), ticker.steps) == (["hovered"], 0)


NESTED = """<!doctype html>
<rondo-pager id="outer">
  <p>One</p>
  <section><rondo-ticker><p>Two</p><p>Three</p></rondo-ticker></section>
</rondo-pager>
<script type="module">
  import '/Web/js/rondo-ticker.js';
  import '/Web/js/rondo.js';
  window.stage = {};
</script>
"""


def test_a_ticker_in_a_slide_beside_the_visible_one_waits(open_html):
    stage = open_html(NESTED, "rondo-ticker")
    stage.until("pager.pauses.join() === 'offScreen'")
    stage.page.evaluate("outer.next()")
    stage.until("pager.pauses.join() === ''")
    stage.page.evaluate("outer.previous()")
    stage.until("pager.pauses.join() === 'offScreen'")


def test_two_fingers_pause_until_both_are_lifted(open_ticker):
    ticker = open_ticker()
    x, y = ticker.point()
    finger = ticker.finger()
    finger.down(x, y)
    finger.join(x + 60, y)
    finger.lift_first()
    assert ticker.get("pauses") == ["touched"]
    finger.up()
    assert ticker.get("pauses") == []


def enter_without_moving(ticker, has_mouse):
    """What browsers send when the pager comes under a mouse, and Chromium also when it comes under a finger."""
    ticker.pager.evaluate(
        """(pager, hasMouse) => {
            window.matchMedia = () => ({ matches: hasMouse });
            pager.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        }""",
        has_mouse,
    )


@pytest.mark.parametrize("has_mouse", [False, True])
def test_a_pager_that_comes_under_a_finger_is_not_hovered(open_ticker, has_mouse):
    ticker = open_ticker("banner")
    finger = ticker.finger()
    finger.down(*ticker.point())
    finger.up()
    enter_without_moving(ticker, has_mouse)
    assert ticker.get("pauses") == []
    ticker.page.mouse.move(*ticker.point(along=0.6))
    ticker.until_paused("hovered")


@pytest.mark.parametrize("has_mouse", [False, True])
def test_a_pager_is_hovered_when_it_comes_under_a_mouse(open_ticker, has_mouse):
    ticker = open_ticker("banner")
    enter_without_moving(ticker, has_mouse)
    assert ticker.get("pauses") == (["hovered"] if has_mouse else [])


@pytest.mark.parametrize("end", ["up", "cancel"])
def test_a_line_that_stops_the_end_of_a_touch_does_not_stop_auto_advance(open_ticker, end):
    ticker = open_ticker()
    ticker.page.evaluate(
        """(name) => {
            for (const line of document.querySelectorAll('[data-item]')) {
                line.addEventListener(name, (event) => event.stopPropagation());
            }
        }""",
        f"pointer{end}",
    )
    finger = ticker.finger()
    finger.down(*ticker.point(along=0.05))
    assert ticker.get("pauses") == ["touched"]
    getattr(finger, end)()
    assert ticker.get("pauses") == []


@pytest.mark.parametrize("snap", [False, True])
def test_a_pause_in_a_step_finishes_it_or_snaps(open_ticker, snap):
    ticker = open_ticker()
    ticker.run(REST + STEP / 2)
    assert ticker.get("phase") == "animating"
    ticker.call("pause", {"snap": snap})
    assert ticker.get("phase") == ("idle" if snap else "animating")
    ticker.run(STEP)
    assert (ticker.steps, ticker.settled(), ticker.get("phase")) == (1, 1, "idle")
    ticker.run(INTERVAL)
    assert ticker.steps == 1


def test_another_pause_snaps_a_step_made_during_the_first(open_ticker):
    ticker = open_ticker()
    ticker.call("pause")
    ticker.call("next")
    ticker.run(5 * FRAME)
    assert ticker.get("phase") == "animating"
    ticker.call("pause", {"snap": True})
    assert (ticker.get("phase"), ticker.get("current")) == ("idle", 1)


def test_a_click_on_a_line_does_not_stop_auto_advance_for_good(open_ticker):
    ticker = open_ticker()
    ticker.page.mouse.click(*ticker.point(along=0.05))
    ticker.page.mouse.move(700, 500)
    assert ticker.get("pauses") == []


def test_a_pause_of_a_single_line_counts_once_there_are_two(open_ticker):
    ticker = open_ticker(count=1)
    ticker.call("pause")
    ticker.pager.evaluate("ticker => ticker.append(document.createElement('p'))")
    ticker.run(3 * INTERVAL)
    assert (ticker.steps, ticker.get("pauses")) == (0, ["requested"])


def test_a_pause_survives_other_options_and_another_place(open_ticker):
    ticker = open_ticker()
    # Not in the corner where it starts.
    ticker.page.mouse.move(790, 590)
    ticker.call("pause")
    ticker.set("interval", 2000)
    ticker.pager.evaluate("ticker => document.querySelector('main').prepend(ticker)")
    ticker.run(3 * INTERVAL)
    assert (ticker.steps, ticker.get("pauses")) == (0, ["requested"])


# Reduced motion


def test_under_reduced_motion_it_advances_by_cuts_if_the_author_asks(open_ticker):
    ticker = open_ticker(context={"reduced_motion": "reduce"}, **{"reduced-motion": "cut"})
    starts = set()
    for _ in range(30):
        ticker.run(STEP / 2)
        starts |= {tile.start for tile in ticker.tiles()}
    assert ticker.steps == 1
    assert starts == {0}
    switch = [(name, detail["from"], detail["to"]) for name, detail in ticker.events() if "from" in detail]
    assert switch == [(name, 0, 1) for name in ("begin", "change", "settle")]


def test_under_reduced_motion_the_control_starts_auto_advance(open_ticker):
    """splide#767"""
    ticker = open_ticker(context={"reduced_motion": "reduce"})
    ticker.run(3 * INTERVAL)
    assert ticker.steps == 0
    assert ticker.control.get_attribute("aria-label") == "Play"
    ticker.control.click()
    ticker.run(INTERVAL + FRAME)
    assert (ticker.steps, ticker.control.get_attribute("aria-label")) == (1, "Pause")


# The control


@BOTH
def test_the_control_is_the_first_tab_stop(open_ticker, name):
    ticker = open_ticker(name)
    ticker.page.locator("#before").focus()
    visited = []
    for _ in range(3):
        ticker.page.keyboard.press("Tab")
        visited.append(ticker.focused)
    assert visited == ["control", "Line 0", "after"]


@pytest.mark.parametrize("name, key", [("ticker", "Enter"), ("banner", "Space")])
def test_a_key_on_the_control_stops_and_starts_auto_advance(open_ticker, name, key):
    ticker = open_ticker(name)
    press = ticker.page.keyboard.press
    press("Tab")
    press("Tab")
    press(key)
    ticker.run(FRAME)
    assert ticker.control.get_attribute("aria-label") == "Play"
    press("Tab")
    press("Tab")
    ticker.run(3 * INTERVAL)
    assert (ticker.steps, ticker.get("pauses")) == (0, ["requested"])
    press("Shift+Tab")
    press("Shift+Tab")
    assert ticker.focused == "control"
    press(key)
    ticker.run(INTERVAL + FRAME)
    assert (ticker.steps, ticker.get("pauses")) == (1, []), "the focus still pauses it"
    assert ticker.control.get_attribute("aria-label") == "Pause"


@pytest.mark.parametrize("by", ["click", pytest.param("tap", marks=NEEDS["touched"])])
def test_a_press_on_the_control_stops_and_starts_auto_advance(open_ticker, by):
    ticker = open_ticker()
    press = getattr(ticker.control, by)
    press()
    ticker.page.mouse.move(700, 500)
    ticker.run(3 * INTERVAL)
    assert (ticker.steps, ticker.get("pauses")) == (0, ["requested"])
    press()
    # A tap can arrive later, at the same time of the page.
    ticker.page.wait_for_function(
        "!document.querySelector('rondo-ticker').pauses.includes('requested')"
    )
    ticker.run(INTERVAL + FRAME)
    assert (ticker.steps, ticker.get("pauses")) == (1, [])


def test_arrow_keys_step_while_the_control_has_the_focus(open_ticker):
    ticker = open_ticker()
    for key in ("Tab", "Tab", "ArrowDown"):
        ticker.page.keyboard.press(key)
    ticker.run(1000)
    assert (ticker.steps, ticker.focused) == (1, "control")


def test_focus_goes_to_what_has_the_focus_for_the_keys(open_ticker):
    ticker = open_ticker()
    ticker.call("focus")
    assert ticker.focused == "control"
    ticker.pager.evaluate("ticker => { ticker.tabIndex = -1; ticker.id = 'itself'; ticker.focus(); }")
    assert ticker.focused == "itself"


def test_the_focus_stays_when_auto_advance_starts_and_ends(open_stage):
    stage = open_stage(loop="")
    stage.pager.evaluate("pager => { pager.id = 'itself'; pager.focus(); pager.interval = 4000; }")
    focused = "document.activeElement.shadowRoot?.activeElement"
    stage.clock.until(f"() => {focused}?.matches('[part=control]')")
    stage.set("interval", None)
    stage.frames(3)
    assert not stage.pager.locator("[part=control]").is_visible()
    assert stage.page.evaluate("document.activeElement.id") == "itself"


def test_the_control_uses_the_words_of_the_page(open_ticker):
    ticker = open_ticker(**{"pause-label": "Anhalten", "play-label": "Weiter"})
    assert ticker.control.get_attribute("aria-label") == "Anhalten"
    ticker.call("pause")
    ticker.run(FRAME)
    assert ticker.control.get_attribute("aria-label") == "Weiter"
    ticker.set("playLabel", "Abspielen")
    assert ticker.control.get_attribute("aria-label") == "Abspielen"
    assert ticker.get("pauses") == ["requested"]


# Announcements


@BOTH
def test_nothing_is_announced_while_it_runs_and_steps_are_once_it_waits(open_ticker, name):
    ticker = open_ticker(name)
    assert ticker.live == "off"
    ticker.run(INTERVAL)
    assert ticker.live == "off"
    ticker.call("pause")
    ticker.run(FRAME)
    assert ticker.live == "polite"
    ticker.call("resume")
    ticker.run(FRAME)
    assert ticker.live == "off"


@BOTH
def test_a_reader_meets_a_carousel_and_the_visible_slide(open_ticker, name):
    ticker = open_ticker(name)
    ticker.run(INTERVAL + 100)
    shown = ticker.pager.locator("[part=tile]").locator("visible=true").evaluate_all(
        """tiles => tiles.filter(({ inert }) => !inert).map((tile) =>
            [tile.getAttribute('role'), tile.ariaRoleDescription, tile.ariaLabel])"""
    )
    assert shown == [["group", "slide", "2 of 3"]]
    tree = ticker.page.context.new_cdp_session(ticker.page).send("Accessibility.getFullAXTree")
    regions = [
        node["name"]["value"]
        for node in tree["nodes"]
        if node.get("role", {}).get("value") == "region"
    ]
    assert regions == [ticker.pager.get_attribute("aria-label")]


@BOTH
def test_a_frozen_step_stands_still_and_goes_on(open_ticker, name):
    ticker = open_ticker(name)
    ticker.run(REST + STEP / 2)
    ticker.call("pause", {"freeze": True})
    ticker.run(FRAME)
    frozen = ticker.tiles()
    assert len(frozen) == 2, "two slides, each in part"
    ticker.run(3 * INTERVAL)
    assert ticker.tiles() == frozen
    assert (ticker.settled(), ticker.get("running")) == (0, False)
    ticker.call("resume")
    ticker.run(STEP)
    assert (ticker.settled(), ticker.steps, ticker.get("phase")) == (1, 1, "idle")


def test_a_pause_counts_while_auto_advance_loads(open_html):
    stage = open_html(
        """<!doctype html>
        <rondo-pager id="pager" loop style="height: 100px"></rondo-pager>
        <script type="module">
          import '/Web/js/rondo.js';
          import { listen } from '/Tests/Browser/pages/stage.js';
          pager.renderItem = (element, { id }) => (element.textContent = id);
          pager.items = [{ id: 'a' }, { id: 'b' }];
          listen(pager);
        </script>"""
    )
    stage.pager.evaluate(
        "pager => { pager.interval = 4000; pager.reload(); pager.pause(); }"
    )
    stage.clock.until("() => pager.shadowRoot.querySelector('[part=control]')")
    assert stage.get("pauses") == ["requested"]
    stage.clock.run(2 * INTERVAL)
    assert stage.get("current") == 0
    assert stage.pager.locator("[part=control]").get_attribute("aria-label") == "Play"


def test_another_wish_for_reduced_motion_applies_now(open_ticker):
    ticker = open_ticker(context={"reduced_motion": "reduce"})
    assert ticker.get("pauses") == ["reducedMotion"]
    ticker.set("reducedMotion", "cut")
    ticker.run(2 * INTERVAL + FRAME)
    assert (ticker.get("pauses"), ticker.steps) == ([], 2)
    ticker.set("reducedMotion", "wait")
    ticker.run(2 * INTERVAL)
    assert (ticker.get("pauses"), ticker.steps) == (["reducedMotion"], 2)
