"""`<rondo-controls>`: an element's controls elsewhere on the page."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from reading import Reading

PARTS = "rondo-controls [part~={}]"


@pytest.fixture
def open_apart(open_stage):
    """Opens a pager, with its controls after it."""

    def open_it(show="arrows dots fraction", name="controls", **options):
        stage = open_stage(name, **options)
        stage.page.evaluate(
            """async (show) => {
                await import('/Web/js/rondo-controls.js');
                const pager = document.querySelector('rondo-pager, rondo-ticker');
                pager.id = 'offers';
                const controls = document.createElement('rondo-controls');
                controls.setAttribute('for', 'offers');
                controls.setAttribute('show', show);
                controls.setAttribute('aria-label', 'Browse the offers');
                pager.after(controls);
            }""",
            show,
        )
        return stage

    return open_it


def part(stage, name):
    return stage.page.locator(PARTS.format(name))


def test_controls_move_the_element_and_follow_it(open_apart):
    stage = open_apart()
    part(stage, "next").click()
    stage.rest()
    assert (stage.get("current"), part(stage, "fraction").inner_text()) == (1, "2 / 5")
    stage.call("scrollToItem", 4, {"animated": False})
    assert part(stage, "fraction").inner_text() == "5 / 5"
    assert part(stage, "next").get_attribute("aria-disabled") == "true"
    part(stage, "dot").first.click()
    stage.rest()
    assert stage.get("current") == 0


def test_controls_leave_motion_to_the_browser(open_apart):
    stage = open_apart(count=20)
    stage.call("scrollToItem", 1)
    before = stage.get("frames")
    stage.clock.run(160)
    assert stage.get("phase") == "animating"
    assert stage.get("frames") - before < 6


@pytest.mark.parametrize("key, expected", [("ArrowRight", 1), ("ArrowDown", 1), ("End", 4)])
def test_keys_work_as_in_the_element(open_apart, key, expected):
    stage = open_apart("dots")
    part(stage, "dot").first.focus()
    stage.page.keyboard.press(key)
    stage.rest()
    label = stage.page.evaluate("document.activeElement.shadowRoot.activeElement.ariaLabel")
    assert (stage.get("current"), label) == (expected, f"Go to {expected + 1} of 5")


def test_play_stops_and_starts_auto_advance(open_apart):
    stage = open_apart("play", loop="", interval=4000)
    control = part(stage, "control")
    control.click()
    stage.frames(1)
    assert (stage.get("pauses"), control.get_attribute("aria-label")) == (["requested"], "Play")
    control.click()
    stage.frames(1)
    assert (stage.get("pauses"), control.get_attribute("aria-label")) == ([], "Pause")


def test_play_has_precedence_over_reduced_motion(open_apart):
    stage = open_apart("play", loop="", interval=4000, context={"reduced_motion": "reduce"})
    assert stage.get("pauses") == ["reducedMotion"]
    part(stage, "control").click()
    assert stage.get("running")


def test_labels_of_the_controls_have_precedence_over_those_of_the_element(open_apart):
    stage = open_apart("arrows", **{"next-label": "Weiter"})
    assert part(stage, "next").get_attribute("aria-label") == "Weiter"
    stage.page.locator("rondo-controls").evaluate("it => it.setAttribute('next-label', 'Vor')")
    assert part(stage, "next").get_attribute("aria-label") == "Vor"


def test_new_labels_are_shown_and_leave_the_focus_on_its_control(open_apart):
    stage = open_apart("arrows dots fraction")
    following = part(stage, "next")
    following.focus()
    stage.set("nextLabel", "Weiter")
    stage.set("dotLabel", "Zu Bild {number} von {count}")
    stage.set("fractionLabel", "{number} von {count}")
    stage.frames(1)
    assert following.get_attribute("aria-label") == "Weiter"
    assert part(stage, "dot").first.get_attribute("aria-label") == "Zu Bild 1 von 5"
    assert part(stage, "fraction").inner_text() == "1 von 5"
    controls = stage.page.locator("rondo-controls")
    controls.evaluate("controls => { controls.setAttribute('next-label', 'Vor') }")
    assert following.get_attribute("aria-label") == "Vor"
    inside = "controls => controls.shadowRoot.activeElement?.ariaLabel"
    assert controls.evaluate(inside) == "Vor"


def test_an_element_added_later_is_found(open_apart):
    stage = open_apart()
    stage.page.evaluate(
        """() => {
            const old = document.querySelector('rondo-pager');
            const other = old.cloneNode(true);
            old.remove();
            window.other = other;
        }"""
    )
    part(stage, "controls").wait_for(state="detached")
    stage.page.evaluate("document.querySelector('main').prepend(window.other)")
    part(stage, "next").wait_for(state="attached")
    stage.clock.until("() => document.querySelector('rondo-pager').frames > 0")
    part(stage, "next").click()
    stage.rest()
    assert stage.get("current") == 1


def test_all_controls_fit_a_phone(open_apart):
    everything = "arrows play dots fraction progress timer"
    context = {"viewport": {"width": 320, "height": 568}}
    stage = open_apart(everything, count=12, loop="", interval=4000, context=context)
    stage.pager.evaluate("pager => { pager.style.width = '100%' }")
    stage.frames(2)
    assert stage.page.evaluate("document.documentElement.scrollWidth") == 320


def test_screen_readers_read_the_group_only_with_controls(open_apart):
    stage = open_apart()

    def groups():
        names = [node["name"] for node in Reading(stage.page).all({"group"})]
        return names.count("Browse the offers")

    assert groups() == 1
    add = "pager => pager.append(document.createElement('p'))"
    stage.pager.evaluate("pager => pager.replaceChildren()")
    stage.pager.evaluate(add)
    stage.rest()
    assert groups() == 0
    stage.pager.evaluate(add)
    stage.rest()
    assert groups() == 1
    stage.pager.evaluate("pager => pager.remove()")
    assert groups() == 0


def test_properties_set_before_the_controls_are_defined_can_change(open_stage):
    stage = open_stage("controls")
    stage.page.evaluate(
        """async () => {
            const pager = document.querySelector('rondo-pager');
            pager.id = 'offers';
            const controls = document.createElement('rondo-controls');
            Object.assign(controls, { htmlFor: 'offers', show: 'fraction' });
            pager.after(controls);
            await import('/Web/js/rondo-controls.js');
        }"""
    )
    assert part(stage, "fraction").inner_text() == "1 / 5"
    controls = stage.page.locator("rondo-controls")
    controls.evaluate("controls => { controls.show = 'arrows' }")
    assert (part(stage, "fraction").count(), part(stage, "next").count()) == (0, 1)
    controls.evaluate("controls => { controls.htmlFor = 'nothing' }")
    assert part(stage, "next").count() == 0


def test_unknown_controls_are_named(open_apart):
    stage = open_apart()
    message = stage.page.locator("rondo-controls").evaluate(
        "it => { try { it.show = 'dots bots' } catch (error) { return error.message } }"
    )
    assert message == (
        'show must be some of arrows, play, dots, fraction, progress, timer, not "bots"'
    )


def test_axe_finds_nothing(open_apart):
    stage = open_apart("arrows play dots fraction progress timer", interval=4000, loop="")
    # axe waits for timers of the page.
    stage.clock.resume()
    found = Axe().run(stage.page)
    assert found.violations_count == 0, found.generate_report()
