"""Controls that an element shows itself: arrows, dots, a counter, a progress bar and a timer."""

import itertools

import pytest
from axe_playwright_python.sync_playwright import Axe

from reading import Reading
from stage import Stage


@pytest.fixture
def open_controls(open_stage):
    """Opens a pager with controls, and waits until they are visible."""

    def open_it(controls, **options):
        stage = open_stage("controls", controls=controls.replace(" ", "%20"), **options)
        stage.page.wait_for_function(
            "() => document.querySelector('rondo-pager').shadowRoot.querySelector('[part~=controls]')"
        )
        return stage

    return open_it


def part(stage, name):
    return stage.pager.locator(f"[part~={name}]")


def current_dot(stage):
    dots = part(stage, "dot").evaluate_all("dots => dots.map((dot) => dot.ariaCurrent)")
    return [place for place, is_current in enumerate(dots) if is_current == "true"]


def focused(stage):
    return stage.page.evaluate(
        """() => {
            const one = document.activeElement;
            return one.shadowRoot?.activeElement?.ariaLabel ?? (one.id || one.localName);
        }"""
    )


# Arrows


def test_arrows_step(open_controls):
    stage = open_controls("arrows", loop="")
    part(stage, "next").click()
    stage.rest()
    assert stage.get("current") == 1
    part(stage, "previous").click()
    part(stage, "previous").click()
    stage.rest()
    assert stage.get("current") == 4


@pytest.mark.parametrize("selector", ["[part~=next]", "[part~=dot]:nth-child(2)", "[part=control]"])
def test_a_control_does_not_open_the_link_around_the_pager(open_controls, selector):
    stage = open_controls("arrows play dots", loop="", interval=100_000)
    stage.pager.evaluate(
        """(pager) => {
            const link = document.createElement('a');
            link.href = '#opened';
            pager.before(link);
            link.append(pager);
        }"""
    )
    stage.until("pager.shadowRoot.querySelector('[part~=bar] [part=control]')")
    stage.frames(2)
    stage.pager.locator(selector).click()
    stage.rest()
    did = [stage.page.evaluate("location.hash"), stage.get("current"), "requested" in stage.get("pauses")]
    assert did == (["", 0, True] if "control" in selector else ["", 1, False])
    stage.page.mouse.click(*stage.point(across=0.2))
    assert stage.page.evaluate("location.hash") == "#opened"


def test_at_a_pinned_end_an_arrow_is_disabled_and_keeps_the_focus(open_controls):
    stage = open_controls("arrows", count=2)
    arrows = [part(stage, "previous"), part(stage, "next")]

    def disabled():
        return [arrow.get_attribute("aria-disabled") for arrow in arrows]

    assert disabled() == ["true", None]
    arrows[1].focus()
    stage.page.keyboard.press("Enter")
    stage.rest()
    assert (disabled(), focused(stage)) == ([None, "true"], "Next")
    stage.page.keyboard.press("Enter")
    stage.rest()
    assert stage.get("current") == 1


@pytest.mark.parametrize(
    "options, first, second",
    [
        ({}, "left", "right"),
        ({"axis": "vertical"}, "top", "bottom"),
    ],
)
def test_arrows_are_at_the_two_ends(open_controls, options, first, second):
    stage = open_controls("arrows dots", **options)
    previous, following = (part(stage, name).bounding_box() for name in ("previous", "next"))
    host = stage.box()
    along, length = ("y", "height") if first == "top" else ("x", "width")
    assert previous["width"] >= 44 and previous["height"] >= 44
    near, far = previous[along] - host[along], following[along] - host[along]
    assert near < 20 and far > host[length] - 70


@pytest.mark.parametrize("option", ["dir", "direction"])
def test_from_right_to_left_the_previous_arrow_and_the_first_dot_are_on_the_right(open_controls, option):
    stage = open_controls("arrows dots", **{option: "rtl"})
    previous, following = (part(stage, name).bounding_box() for name in ("previous", "next"))
    host = stage.box()
    assert previous["x"] - host["x"] > host["width"] - 70 and following["x"] - host["x"] < 20
    dots = part(stage, "dot").evaluate_all("dots => dots.map((dot) => dot.getBoundingClientRect().x)")
    assert dots == sorted(dots, reverse=True)


def fits(stage, *names, gap=0):
    """Whether boxes are within the pager and do not overlap."""
    boxes = [stage.box(), *(part(stage, name).bounding_box() for name in names)]
    (left, top, right, bottom), *edges = [
        (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in boxes
    ]
    inside = all(a >= left and b >= top and c <= right and d <= bottom for a, b, c, d in edges)
    apart = all(
        a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]
        for a, b in itertools.combinations(edges, 2)
    )
    return inside and apart


@pytest.mark.parametrize(
    "controls",
    ["arrows dots", "arrows dots fraction", "arrows dots progress", "arrows play dots timer"],
)
@pytest.mark.parametrize("width", [304, 374])
def test_on_a_phone_the_arrows_and_the_bar_fit_the_pager(open_controls, controls, width):
    stage = open_controls(controls, count=12, loop="", interval=4000)
    stage.pager.evaluate("(pager, width) => { pager.style.width = `${width}px` }", width)
    stage.frames(2)
    assert fits(stage, "previous", "bar", "next")


def test_the_controls_of_a_low_vertical_pager_fit_it(open_controls):
    stage = open_controls("arrows dots", count=12, axis="vertical", loop="", interval=4000)
    stage.pager.evaluate("pager => { pager.style.height = '220px' }")
    stage.until("pager.shadowRoot.querySelector('[part=control]')")
    stage.frames(2)
    assert fits(stage, "previous", "dots", "next", "control")


@pytest.mark.parametrize("dir", ["ltr", "rtl"])
@pytest.mark.parametrize("height", [60, 80, 107, 109, 120, 148, 300])
def test_the_control_in_the_corner_touches_no_other_control(open_controls, height, dir):
    stage = open_controls("arrows dots", count=12, loop="", interval=4000, dir=dir)
    stage.pager.evaluate("(pager, height) => { pager.style.height = `${height}px` }", height)
    stage.until("pager.shadowRoot.querySelector('[part=control]')")
    stage.frames(2)
    assert fits(stage, "previous", "bar", "next", "control", gap=2)


@pytest.mark.parametrize("height", [60, 300])
def test_arrows_without_a_bar_are_at_the_ends_beside_or_above_the_corner(open_controls, height):
    stage = open_controls("arrows", loop="", interval=4000)
    stage.pager.evaluate("(pager, height) => { pager.style.height = `${height}px` }", height)
    stage.until("pager.shadowRoot.querySelector('[part=control]')")
    stage.frames(2)
    assert fits(stage, "previous", "next", "control", gap=2)
    end = part(stage, "control" if height == 60 else "next").bounding_box()
    host = stage.box()
    assert end["x"] + end["width"] == host["x"] + host["width"] - 8


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("controls", ["arrows play dots", "arrows fraction"])
def test_the_controls_of_a_ticker_are_in_a_row_within_it(open_html, controls, axis):
    stage = open_html(
        f"""<!doctype html>
        <rondo-ticker axis="{axis}" controls="{controls}" aria-label="Notices"><p>One</p><p>Two</p></rondo-ticker>
        <script type="module">
          import '/Web/js/rondo-ticker.js';
          import {{ listen }} from '/Tests/Browser/pages/stage.js';
          listen(document.querySelector('rondo-ticker'));
        </script>""",
        "rondo-ticker",
    )
    part(stage, "next").wait_for()
    stage.frames(2)
    assert fits(stage, "previous", "bar", "next")


# Dots


def test_a_dot_leads_to_its_stop(open_controls):
    stage = open_controls("dots")
    assert current_dot(stage) == [0]
    part(stage, "dot").nth(3).click()
    stage.rest()
    assert (stage.get("current"), current_dot(stage)) == (3, [3])


def test_there_is_a_dot_for_each_stop_not_for_each_slide(open_controls):
    stage = open_controls("dots", count=6, length=100, snap="item")
    assert part(stage, "dot").count() == 3
    part(stage, "dot").last.click()
    stage.rest()
    assert (current_dot(stage), stage.get("atEnd")) == ([2], True)


def test_of_many_stops_the_dots_show_those_around_the_current_one(open_controls):
    stage = open_controls("dots", count=100, initial=50)
    assert (part(stage, "dot").count(), current_dot(stage)) == (9, [4])
    labels = part(stage, "dot").evaluate_all("dots => dots.map((dot) => dot.ariaLabel)")
    assert labels == [f"Go to {number} of 100" for number in range(47, 56)]
    assert part(stage, "more").count() == 2
    part(stage, "dot").last.click()
    stage.rest()
    assert stage.get("current") == 54
    stage.call("scrollToItem", 99, {"animated": False})
    assert (current_dot(stage), part(stage, "more").count()) == ([8], 1)


def test_dots_are_one_tab_stop_and_arrow_keys_move_between_them(open_controls):
    stage = open_controls("dots")
    stage.pager.focus()
    stage.page.keyboard.press("Tab")
    assert focused(stage) == "Go to 1 of 5"
    stage.page.keyboard.press("ArrowRight")
    stage.rest()
    assert (stage.get("current"), focused(stage)) == (1, "Go to 2 of 5")
    stage.page.keyboard.press("Tab")
    assert focused(stage) == "after"


def test_dots_follow_added_and_removed_slides(open_controls):
    stage = open_controls("dots")
    stage.pager.evaluate("pager => { pager.lastElementChild.remove(); pager.lastElementChild.remove() }")
    stage.frames(2)
    assert part(stage, "dot").locator("visible=true").count() == 3
    stage.pager.evaluate("pager => pager.append(document.createElement('p'))")
    stage.frames(2)
    assert part(stage, "dot").locator("visible=true").count() == 4


def test_controls_are_hidden_if_nothing_can_move(open_controls):
    stage = open_controls("arrows dots fraction", count=1)
    assert not part(stage, "controls").is_visible()


# Counter, progress and timer


def test_the_fraction_and_the_progress_follow_the_pager(open_controls):
    stage = open_controls("fraction progress", count=4)
    assert part(stage, "fraction").inner_text() == "1 / 4"
    stage.call("scrollToItem", 2, {"animated": False})
    assert part(stage, "fraction").inner_text() == "3 / 4"
    assert part(stage, "progress-value").evaluate("value => value.style.scale") == "0.75 1"


def test_the_timer_fills_until_the_next_step_and_is_empty_while_waiting(open_controls):
    stage = open_controls("timer", loop="", interval=4000)
    stage.call("reload")
    stage.frames(1)

    def filled():
        stage.page.evaluate("window.passFlights()")
        bar, value = (part(stage, name).bounding_box() for name in ("timer", "timer-value"))
        return value["width"] / bar["width"]

    stage.clock.run(1800)
    assert 0.4 < filled() < 0.55
    assert 1700 < stage.get("timeLeft") < 1850
    stage.call("pause")
    stage.frames(1)
    assert (filled(), stage.get("timeLeft")) == (0, None)
    stage.call("resume")
    stage.frames(1)
    assert filled() < 0.05


# Auto-advance


def test_play_puts_the_control_of_auto_advance_among_the_others(open_controls):
    stage = open_controls("play dots", loop="", interval=4000)
    stage.frames(2)
    control = stage.pager.locator("[part=control]")
    assert control.count() == 1
    assert control.evaluate("control => control.parentElement.part.value") == "bar"
    control.click()
    stage.frames(1)
    assert (control.get_attribute("aria-label"), stage.get("pauses")) == ("Play", ["hovered", "requested"])
    stage.set("controls", "dots")
    stage.frames(3)
    assert control.count() == 1
    assert control.evaluate("control => control.parentNode.nodeName") == "#document-fragment"


def test_the_control_of_auto_advance_comes_first_also_when_it_comes_last(open_controls):
    stage = open_controls("arrows dots", loop="")
    stage.frames(2)
    stage.set("interval", 4000)
    stage.frames(4)
    stage.page.locator("#before").focus()
    stage.page.keyboard.press("Tab")
    assert focused(stage) == "Pause"


@pytest.mark.parametrize("name, reason", [("next", "hovered"), ("dot", "focused")])
def test_a_mouse_or_the_focus_on_a_control_pauses(open_controls, name, reason):
    stage = open_controls("arrows dots", loop="", interval=4000)
    stage.page.mouse.move(700, 500)
    if reason == "hovered":
        part(stage, name).hover()
    else:
        stage.page.locator("#before").focus()
        stops = []
        for _ in range(3):
            stage.page.keyboard.press("Tab")
            stops.append(focused(stage))
        # The control of auto-advance comes first, with any order of loaded scripts.
        assert stops == ["Pause", "Previous", "Go to 1 of 5"]
    assert reason in stage.get("pauses")
    stage.clock.run(12_000)
    assert stage.get("currentSlot") == 0


def test_a_press_on_a_control_that_stays_there_is_no_drag(open_controls):
    stage = open_controls("dots")
    box = part(stage, "dot").nth(2).bounding_box()
    x, y = box["x"] + 8, box["y"] + 8
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x - 4, y)
    assert stage.get("phase") == "idle"
    stage.page.mouse.up()
    stage.rest()
    assert stage.get("current") == 2
    # One that moves away drags, and does not click the first dot.
    box = part(stage, "dot").first.bounding_box()
    x, y = box["x"] + 8, box["y"] + 8
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    for step in range(1, 6):
        stage.page.mouse.move(x - 20 * step, y)
    assert stage.get("phase") == "dragging"
    stage.page.mouse.up()
    stage.rest()
    assert stage.get("current") in (2, 3)


@pytest.mark.needs("touch")
@pytest.mark.parametrize("name, dx, expected", [("next", -40, 1), ("previous", 40, 4), ("dots", -40, 1)])
def test_a_swipe_that_begins_on_a_control_turns_the_page(open_controls, name, dx, expected):
    stage = open_controls("arrows dots", loop="")
    box = part(stage, name).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    stage.finger().flick(x, y, dx=dx)
    stage.rest()
    assert stage.get("current") == expected
    # It clicks nothing, and the next click does. (A tap so soon after a swipe is none in Chromium.)
    part(stage, "next").click()
    stage.until(f"pager.current === {(expected + 1) % 5}")


def test_a_press_on_an_arrow_does_not_stop_a_motion(open_controls):
    stage = open_controls("arrows", loop="")
    for _ in range(2):
        part(stage, "next").click()
        stage.frames(3)
        assert stage.get("phase") == "animating"
    stage.rest()
    assert stage.get("current") == 2


# Options


def test_controls_use_the_words_of_the_page(open_controls):
    stage = open_controls("arrows dots fraction", count=3)
    stage.set("nextLabel", "Weiter")
    stage.set("dotLabel", "Zu Bild {number} von {count}")
    stage.set("fractionLabel", "{number} von {count}")
    stage.page.wait_for_function(
        "() => document.querySelector('rondo-pager').shadowRoot.querySelector('[aria-label=Weiter]')"
    )
    assert part(stage, "dot").first.get_attribute("aria-label") == "Zu Bild 1 von 3"
    assert part(stage, "fraction").inner_text() == "1 von 3"


def test_other_words_leave_the_focus_on_its_control(open_controls):
    stage = open_controls("arrows dots")
    part(stage, "next").focus()
    stage.set("nextLabel", "Weiter")
    stage.set("slideLabel", "{number} von {count}")
    stage.frames(1)
    assert focused(stage) == "Weiter"
    part(stage, "dot").first.focus()
    stage.set("dotLabel", "Zu Bild {number} von {count}")
    stage.frames(1)
    assert focused(stage) == "Zu Bild 1 von 5"


@pytest.mark.parametrize("change", ["pager.controls = 'dots'", "pager.marks = 'current'"])
def test_controls_that_are_replaced_leave_the_focus_to_the_pager(open_controls, change):
    stage = open_controls("arrows")
    part(stage, "next").focus()
    stage.pager.evaluate(f"(pager) => {{ {change} }}")
    stage.frames(2)
    assert focused(stage) == "rondo-pager"


def test_an_unknown_control_is_named_and_changes_nothing(open_controls):
    stage = open_controls("dots")
    assert stage.caught("pager.controls = 'arows'") == [
        "RangeError",
        'controls must be some of arrows, play, dots, fraction, progress, timer, not "arows"',
    ]
    assert stage.get("controls") == "dots"


def test_controls_appear_and_disappear_with_the_attribute(open_controls):
    stage = open_controls("dots")
    stage.set("controls", None)
    assert part(stage, "controls").count() == 0
    stage.set("controls", "arrows")
    part(stage, "next").wait_for()
    assert part(stage, "dot").count() == 0


def test_controls_still_work_when_a_pager_returns_to_the_page(open_controls):
    stage = open_controls("dots")
    stage.pager.evaluate("pager => document.querySelector('main').append(pager)")
    part(stage, "dot").nth(2).click()
    stage.rest()
    assert (part(stage, "controls").count(), current_dot(stage)) == (1, [2])


def test_a_disabled_pager_has_disabled_controls(open_controls):
    stage = open_controls("arrows", loop="", disabled="")
    assert part(stage, "next").evaluate("arrow => arrow.inert")
    look = part(stage, "next").evaluate("arrow => getComputedStyle(arrow).opacity")
    stage.set("disabled", False)
    stage.frames(2)
    assert look < part(stage, "next").evaluate("arrow => getComputedStyle(arrow).opacity")


@pytest.mark.parametrize("name", ["next", "dot"])
@pytest.mark.parametrize("change", ["pager.disabled = true", "pager.perView = 5"])
def test_controls_that_disappear_leave_the_focus_to_the_pager(open_controls, name, change):
    stage = open_controls("arrows dots")
    part(stage, name).first.focus()
    stage.pager.evaluate(f"(pager) => {{ {change} }}")
    stage.frames(3)
    assert focused(stage) == "rondo-pager"


def test_the_counter_of_a_disabled_pager_can_be_read(open_controls):
    stage = open_controls("fraction arrows", disabled="")
    reading = Reading(stage.page)
    assert "1 / 5" in [node["name"] for node in reading.all({"StaticText"})]
    assert [node["name"] for node in reading.all({"button"})] == ["After"]
    stage.call("next")
    stage.frames(30)
    assert "2 / 5" in [node["name"] for node in Reading(stage.page).all({"StaticText"})]


def test_the_dots_are_a_group_with_a_name(open_controls):
    stage = open_controls("dots")

    def group():
        reading = Reading(stage.page)
        (name,) = [node for node in reading.all({"group"}) if node["kind"] is None]
        return name["name"], len([node for node in reading.within(name) if node["role"] == "button"])

    assert group() == ("Slides", 5)
    stage.set("dotsLabel", "Bilder")
    stage.frames(2)
    assert group() == ("Bilder", 5)


@pytest.mark.parametrize("controls, pictures", [("progress", ["2 / 5"]), ("fraction progress", [])])
def test_the_progress_is_read_as_the_fraction_but_not_twice(open_controls, controls, pictures):
    stage = open_controls(controls)
    stage.call("next")
    stage.rest()
    reading = Reading(stage.page)
    named = [node["name"] for node in reading.all() if node["name"] == "2 / 5" and node["role"] != "InlineTextBox"]
    assert ([node["name"] for node in reading.all({"image", "img"})], len(named)) == (pictures, 1)
    stage.set("fractionLabel", "{number} von {count}")
    stage.frames(2)
    assert "2 von 5" in [node["name"] for node in Reading(stage.page).all()]


@pytest.mark.parametrize("controls", ["dots play", None])
def test_auto_advance_of_a_disabled_pager_can_be_stopped(open_controls, controls):
    stage = open_controls("dots play", loop="", interval=3000, disabled="")
    stage.set("controls", controls)
    stage.frames(3)
    part(stage, "control").click()
    assert "requested" in stage.get("pauses")


def test_a_pager_that_is_disabled_leaves_the_focus_on_the_button_of_auto_advance(open_controls):
    stage = open_controls("dots play", loop="", interval=3000)
    stage.frames(3)
    part(stage, "control").focus()
    stage.set("disabled", True)
    stage.frames(3)
    assert focused(stage) == "Pause"
    stage.page.keyboard.press("Enter")
    assert "requested" in stage.get("pauses")


def test_controls_without_an_attribute_are_not_loaded(new_page, separate_origin):
    page = new_page("about:blank")
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page.goto(f"{separate_origin}/Tests/Browser/pages/controls.html")
    Stage(page).frames(2)
    extras = {f"rondo-{name}.js" for name in ("controls", "effects", "marks", "thumbs")}
    assert "rondo-pager.js" in loaded and not extras & set(loaded)


# Accessibility


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("forced", ["none", "active"])
def test_axe_finds_nothing(open_controls, scheme, forced):
    context = {"color_scheme": scheme, "forced_colors": forced}
    everything = "arrows play dots fraction progress timer"
    stage = open_controls(everything, context=context, interval=4000, loop="")
    # axe waits for timers of the page.
    stage.clock.resume()
    found = Axe().run(stage.page)
    assert found.violations_count == 0, found.generate_report()


def test_each_target_is_large_enough_for_a_finger(open_controls):
    stage = open_controls("arrows dots play", interval=4000, loop="")
    stage.frames(2)
    sizes = stage.pager.locator("button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert len(sizes) == 8
    assert all(min(size) >= 24 for size in sizes)


def test_in_forced_colors_the_current_dot_stands_out(open_controls):
    stage = open_controls("dots", context={"forced_colors": "active"})
    colors = part(stage, "dot").evaluate_all(
        "dots => dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor)"
    )
    assert colors[0] != colors[1]
