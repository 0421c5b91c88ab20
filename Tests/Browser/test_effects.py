"""Effects: the page's own keyframes, applied to the way of each slide through the viewport."""

import pytest

from clock import Clock
from server import HTML

STYLE = """
@keyframes fade { from { opacity: 0 } to { opacity: 1 } }
@keyframes spin { from { rotate: 0deg } to { rotate: 360deg } }
rondo-pager > * { animation: fade 1s linear both paused }
"""


@pytest.fixture
def open_effect(open_stage):
    """Opens a pager of slides whose opacity is the share of their way that they have covered."""

    def open_it(effect="fade", style=STYLE, page="controls", **options):
        stage = open_stage(page, loop="", **options)
        stage.page.add_style_tag(content=style)
        stage.set("effect", effect)
        stage.page.wait_for_function("() => document.querySelector('rondo-pager > *').getAnimations()")
        stage.page.wait_for_load_state("networkidle")
        stage.frames(2)
        return stage

    return open_it


def shown(stage):
    """What each visible slide shows, by item, and what it should show at its place."""
    now = stage.pager.evaluate(
        """pager => {
            window.passFlights();
            const frame = pager.getBoundingClientRect();
            return [...pager.children].filter((it) => it.checkVisibility()).map((slide) => {
                const box = slide.getBoundingClientRect();
                const gone = (frame.right - box.left) / (frame.width + box.width);
                const opacity = Number(getComputedStyle(slide).opacity);
                return [Number(slide.dataset.item), opacity, Math.min(1, Math.max(0, gone))];
            });
        }"""
    )
    return {item: (opacity, expected) for item, opacity, expected in now}


def assert_in_step(stage):
    now = shown(stage)
    assert len(now) >= 2
    for item, (opacity, expected) in now.items():
        assert opacity == pytest.approx(expected, abs=0.01), (item, now)
    return now


@pytest.mark.parametrize("is_moving", [False, True])
def test_on_paper_effects_are_off(open_effect, is_moving):
    stage = open_effect()
    if is_moving:
        stage.call("next")
        stage.frames(3)
    stage.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    stage.page.emulate_media(media="print")
    stage.frames(3)
    opacities = "pager => [...pager.children].map((slide) => getComputedStyle(slide).opacity)"
    assert stage.pager.evaluate(opacities) == ["1"] * 5
    stage.page.emulate_media(media="screen")
    stage.page.evaluate("dispatchEvent(new Event('afterprint'))")
    stage.frames(2)
    stage.rest()
    assert assert_in_step(stage)[int(is_moving)][0] == pytest.approx(0.5)


def test_at_rest_a_slide_that_fills_the_viewport_is_half_way(open_effect):
    stage = open_effect()
    assert assert_in_step(stage)[0][0] == pytest.approx(0.5)


@pytest.mark.needs("touch")
def test_under_a_finger_slides_follow_it(open_effect):
    stage = open_effect()
    finger = stage.finger()
    x, y = stage.point()
    finger.down(x, y)
    finger.move(dx=-120)
    stage.frames(2)
    assert stage.get("phase") == "dragging"
    assert 0.6 < assert_in_step(stage)[0][0] < 0.7
    finger.up()


def test_in_a_flight_slides_follow_the_track_without_frames(open_effect):
    stage = open_effect()
    stage.call("next")
    stage.frames(1)
    frames = stage.get("frames")
    seen = []
    for _ in range(6):
        stage.clock.run(32)
        seen.append(assert_in_step(stage)[1][0])
    assert seen == sorted(seen) and seen[-1] - seen[0] > 0.2
    assert stage.pager.evaluate("pager => pager.frames") - frames < 5
    stage.rest()
    assert assert_in_step(stage)[1][0] == pytest.approx(0.5)


def test_slides_added_during_a_flight_follow_too(open_effect):
    stage = open_effect(count=9, length=200)
    stage.call("scrollToItem", 4)
    stage.frames(1)
    for _ in range(8):
        stage.clock.run(32)
        assert_in_step(stage)


def test_slides_follow_when_the_viewport_gets_another_length_in_a_flight(open_effect):
    stage = open_effect()
    stage.call("next")
    stage.frames(4)
    stage.pager.evaluate("pager => { pager.style.width = '300px' }")
    for _ in range(8):
        stage.frames(1)
        assert_in_step(stage)


@pytest.mark.parametrize("page", ["slides", "list"])
@pytest.mark.parametrize("options", [{}, {"length": 150, "snap": "item"}], ids=["page", "items"])
def test_slides_that_are_reused_in_a_flight_follow_too(open_effect, page, options):
    stage = open_effect(page=page, count=30, **options)
    stage.call("scrollToItem", 6)
    for _ in range(20):
        stage.frames(1)
        assert_in_step(stage)


def test_content_that_is_rendered_in_a_flight_follows_too(open_effect):
    stage = open_effect(page="list", count=30, style=STYLE.replace("> *", "b"))
    stage.pager.evaluate(
        """pager => {
            pager.renderItem = (element, { number }) => {
                element.dataset.item = number;
                element.innerHTML = `<b>Slide ${number}</b>`;
            };
            pager.items = numbered(...Array(30).keys()).map((item) => ({ ...item, id: `b${item.number}` }));
        }"""
    )
    stage.frames(2)
    opacities = """pager => {
        passFlights();
        const frame = pager.getBoundingClientRect();
        return [...pager.querySelectorAll('b')].filter((it) => it.checkVisibility()).map((it) => {
            const box = it.parentElement.getBoundingClientRect();
            const gone = (frame.right - box.left) / (frame.width + box.width);
            return [Number(getComputedStyle(it).opacity), Math.min(1, Math.max(0, gone))];
        });
    }"""
    stage.call("scrollToItem", 6)
    for _ in range(20):
        stage.frames(1)
        for opacity, expected in stage.pager.evaluate(opacities):
            assert opacity == pytest.approx(expected, abs=0.01)


# The shorthand of an animation, and the part of it that a `view()` timeline shows of a slide on its way.
TIMINGS = {
    "linear": lambda share: share,
    "linear 1s reverse": lambda share: 1 - share,
    "linear 1s 1s": lambda share: max(0, 2 * share - 1),
    "linear 1s -0.5s": lambda share: 0.5 + share / 2,
    "linear 1s 2": lambda share: 2 * share % 1,
    "linear 1s 2 alternate": lambda share: 1 - abs(1 - 2 * share),
    "linear 1s 2 alternate-reverse": lambda share: abs(1 - 2 * share),
    "linear 1s 1.5 reverse": lambda share: 1 - 1.5 * share % 1,
    "steps(4) 1s": lambda share: int(4 * share) / 4,
    # A timeline has no part for these, so they have the whole of it.
    "linear 0s": lambda share: share,
    "linear 1s infinite": lambda share: share,
}


@pytest.mark.needs("touch")
@pytest.mark.parametrize("timing", TIMINGS)
def test_the_timing_of_an_animation_is_that_of_a_timeline_at_rest_and_in_flight(open_effect, timing):
    stage = open_effect(style=STYLE.replace("1s linear", timing))

    def assert_as_timed():
        now = shown(stage)
        for opacity, share in now.values():
            # At the edges of steps and turns either side is right.
            near = [TIMINGS[timing](min(1, max(0, share + by))) for by in (-0.01, 0, 0.01)]
            assert min(abs(opacity - value) for value in near) < 0.03, now

    assert_as_timed()
    stage.call("next")
    for _ in range(5):
        stage.frames(2)
        assert_as_timed()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20)
    assert stage.get("phase") == "dragging"
    assert_as_timed()
    finger.up()


@pytest.mark.parametrize("place", ["slide", "keyframe"])
def test_an_animation_that_is_added_to_the_style_is_added_once(open_effect, place):
    composition = "animation-composition: add;"
    stage = open_effect(
        style=f"""
            @keyframes fade {{
                from {{ translate: 0 0; {composition if place == "keyframe" else ""} }}
                to {{ translate: 0 100px; {composition if place == "keyframe" else ""} }}
            }}
            rondo-pager > * {{
                translate: 0 50px; animation: fade 1s linear both paused;
                {composition if place == "slide" else ""}
            }}
        """
    )
    places = """pager => {
        passFlights();
        const frame = pager.getBoundingClientRect();
        return [...pager.children].filter((it) => it.checkVisibility()).map((slide) => {
            const box = slide.getBoundingClientRect();
            const gone = (frame.right - box.left) / (frame.width + box.width);
            return [box.top - frame.top, 50 + 100 * Math.min(1, Math.max(0, gone))];
        });
    }"""
    stage.call("next")
    for _ in range(8):
        stage.frames(2)
        for top, expected in stage.pager.evaluate(places):
            assert top == pytest.approx(expected, abs=1)


@pytest.mark.parametrize("style", [STYLE, STYLE.replace("rondo-pager > *", "rondo-pager b")])
def test_copies_in_a_short_loop_have_the_effect_of_their_own_place(open_effect, style):
    stage = open_effect(count=2, length=200, style=style)
    for slide in stage.page.locator("section").all():
        slide.evaluate("slide => { slide.innerHTML = '<b>Bold</b>' }")
    stage.pager.evaluate("pager => { pager.style.width = '600px' }")
    stage.until("stage.copyIn(pager.shadowRoot)")

    def assert_all():
        found = stage.pager.evaluate(
            """pager => {
                window.passFlights();
                const frame = pager.getBoundingClientRect();
                return stage.copiesIn(pager.shadowRoot).concat(...pager.children).map((slide) => {
                    const box = slide.getBoundingClientRect();
                    const opacity = (it) => Number(getComputedStyle(it).opacity);
                    const gone = (frame.right - box.left) / (frame.width + box.width);
                    return [opacity(slide) * opacity(slide.querySelector('b')), gone];
                });
            }"""
        )
        assert len(found) >= 3
        for opacity, gone in found:
            assert opacity == pytest.approx(min(1, max(0, gone)), abs=0.02), found

    stage.frames(2)
    assert_all()
    stage.call("next")
    for _ in range(5):
        stage.frames(3)
        assert_all()
    stage.rest()
    stage.frames(2)
    assert_all()


FLAT = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
  rondo-pager { height: 90px }
  rondo-pager:defined:not(:state(native)) > * { animation: fade 1s linear both paused }
</style>
<script>addEventListener('error', (event) => event.preventDefault());</script>
<rondo-pager effect="fade"><p>One</p><p>Two</p></rondo-pager>
<script type="module" src="/Web/js/rondo-children.js"></script>
"""


@pytest.mark.needs("scripts held back")
def test_slides_are_flat_until_the_effect_can_play(new_page, separate_origin):
    """Also for ever, if its script cannot be loaded: then the browser scrolls them."""
    page = new_page("about:blank")
    held = []
    page.route("**/rondo-effects.js", lambda route: held.append(route))
    HTML["/it.html"] = FLAT
    # In Firefox the page loads until the script is there.
    page.goto(f"{separate_origin}/it.html", wait_until="commit")
    page.wait_for_function("Boolean(customElements.get('rondo-pager'))")
    while not held:
        Clock(page).presented()
    Clock(page).frames(3)
    opacities = "[...document.querySelectorAll('p')].map((it) => getComputedStyle(it).opacity)"
    assert page.evaluate(opacities) == ["1", "1"]
    for route in held:
        route.abort()
    reason = page.evaluate("document.querySelector('rondo-pager').ready.catch(({ name }) => name)")
    assert reason == "TypeError"
    assert page.evaluate(opacities) == ["1", "1"]


def test_an_element_in_a_slide_can_have_the_effect(open_effect):
    style = STYLE.replace("rondo-pager > *", "rondo-pager b")
    stage = open_effect(style=style)
    stage.page.evaluate(
        "document.querySelector('rondo-pager section').innerHTML = '<b>Bold</b>'"
    )
    stage.call("scrollToItem", 1, {"animated": False})
    stage.call("scrollToItem", 0, {"animated": False})
    stage.frames(2)
    opacity = stage.page.locator("rondo-pager b").evaluate("it => getComputedStyle(it).opacity")
    assert float(opacity) == pytest.approx(0.5)


def test_other_animations_are_left_alone(open_effect):
    style = STYLE.replace("fade 1s linear both paused", "fade 1s linear both paused, spin 1s infinite")
    stage = open_effect(style=style)
    states = stage.page.locator("section").first.evaluate(
        "it => it.getAnimations().map(({ animationName, playState }) => [animationName, playState])"
    )
    assert sorted(states) == [["fade", "paused"], ["spin", "running"]]


def test_the_slide_nearest_to_the_middle_is_in_front(open_effect):
    stage = open_effect(count=9, length=200, alignment="center")
    for item in (0, 3):
        stage.call("scrollToItem", item, {"animated": False})
        top = stage.pager.locator("[part~=tile]").evaluate_all(
            """tiles => tiles.filter((tile) => !tile.hidden)
                .sort((a, b) => b.style.zIndex - a.style.zIndex)[0]
                .querySelector('slot').assignedElements()[0].dataset.item"""
        )
        assert int(top) == item


def times(stage, selector):
    """The times of all animations of the elements."""
    return stage.page.locator(selector).evaluate_all(
        "all => all.map((slide) => slide.getAnimations().map(({ currentTime }) => currentTime))"
    )


def test_a_pager_in_a_slide_keeps_its_own_effect(open_effect):
    stage = open_effect()
    stage.pager.evaluate(
        """pager => {
            pager.children[0].innerHTML = `<rondo-pager class="inner" loop length="200" effect="fade"
                style="height: 200px">${'<section></section>'.repeat(5)}</rondo-pager>`;
        }"""
    )
    stage.page.wait_for_function("() => document.querySelector('.inner').frames > 0")
    stage.frames(4)
    before = times(stage, ".inner > section")
    assert len({str(time) for time in before}) > 1
    for way in ("next", "previous"):
        stage.call(way)
        stage.frames(4)
        assert times(stage, ".inner > section") == before
        stage.rest()
        stage.frames(2)
    assert times(stage, ".inner > section") == before


@pytest.mark.parametrize("move", ["", "pager.remove();"], ids=["at once", "by a removal"])
def test_a_slide_has_its_effect_once_however_often_its_pager_moves_in_the_page(open_effect, move):
    stage = open_effect()
    for _ in range(3):
        stage.pager.evaluate(f"pager => {{ {move} document.body.append(pager) }}")
        stage.frames(3)
    assert max(len(all_of) for all_of in times(stage, "rondo-pager > section")) == 1
    stage.call("next")
    stage.frames(3)
    assert_in_step(stage)


def test_without_the_attribute_slides_are_unchanged(open_effect):
    stage = open_effect()
    stage.set("effect", None)
    indices = stage.pager.locator("[part~=tile]").evaluate_all("all => all.map((it) => it.style.zIndex)")
    assert set(indices) == {""}


# Listeners


def test_any_number_of_listeners_gets_frames(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        """pager => {
            window.calls = { all: 0, some: 0, ended: 0 };
            window.end = new AbortController();
            pager.addFrameListener((it) => { calls.all += it === pager });
            pager.addFrameListener(() => { calls.ended += 1 }, { signal: end.signal });
            end.abort();
        }"""
    )
    stage.call("next")
    stage.rest()
    calls = stage.page.evaluate("calls")
    assert calls["all"] > 15 and calls["ended"] == 0


def test_a_listener_without_every_frame_leaves_motion_to_the_browser(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        "pager => { window.calls = 0; pager.addFrameListener(() => { calls += 1 }, { every: false }) }"
    )
    stage.call("next")
    stage.rest()
    assert 0 < stage.page.evaluate("calls") < 8


def test_a_listener_that_adds_itself_again_is_called_once_a_frame(open_stage):
    stage = open_stage()
    calls = stage.pager.evaluate(
        """(pager) => {
            let calls = 0;
            const one = () => {
                calls += 1;
                if (calls > 100) return;
                pager.removeFrameListener(one);
                pager.addFrameListener(one);
            };
            pager.addFrameListener(one);
            const before = pager.frames;
            pager.scrollToItem(2, { animated: false });
            return [calls, pager.frames - before];
        }"""
    )
    assert calls == [1, 1]


def test_a_listener_that_another_one_removes_is_not_called_any_more(open_stage):
    stage = open_stage()
    calls = stage.pager.evaluate(
        """(pager) => {
            let calls = 0;
            const second = () => { calls += 1 };
            pager.addFrameListener(() => pager.removeFrameListener(second));
            pager.addFrameListener(second);
            pager.scrollToItem(2, { animated: false });
            return calls;
        }"""
    )
    assert calls == 0


def test_a_listener_that_throws_is_reported_and_stops_no_other(open_stage):
    stage = open_stage()
    calls = stage.pager.evaluate(
        """async (pager) => {
            const reports = [];
            addEventListener('error', (event) => {
                reports.push(event.message);
                event.preventDefault();
            });
            const fail = () => { throw new Error('mine') };
            pager.addFrameListener(fail);
            let count = 0;
            pager.addFrameListener(() => { count += 1 });
            pager.scrollToItem(2, { animated: false });
            pager.removeFrameListener(fail);
            return [count > 0, reports[0].replace(/^Uncaught /, '')];
        }"""
    )
    assert calls == [True, "Error: mine"]
    assert stage.caught("pager.addFrameListener('f')") == [
        "TypeError",
        'listener must be a function, not "f"',
    ]
