"""Scrolling writes one style a frame, that of the track, for any number of items."""

import pytest

OBSERVE = """pager => {
    const everything = { subtree: true, attributes: true, childList: true, characterData: true };
    const records = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(pager.shadowRoot, everything);
    observer.observe(pager, everything);
    window.frames = [];
    window.mostAlive = 0;
    // A state writes no attribute, but adding it again would compute all styles inside again.
    window.states = 0;
    const { add } = CustomStateSet.prototype;
    CustomStateSet.prototype.add = function (state) {
        window.states += 1;
        return add.call(this, state);
    };
    window.stopLooking = stage.afterEachFrame(() => {
        window.mostAlive = Math.max(window.mostAlive, pager.tilesAlive);
        window.frames.push({
            renders: window.renders.splice(0).length,
            states: window.states,
            writes: records.splice(0).map(({ type, target, attributeName }) =>
                `${target.part ?? target.nodeName} ${attributeName ?? type}`),
        });
        window.states = 0;
    });
}"""


@pytest.fixture(params=[("slides", 5), ("slides", 1000), ("slides", 1_000_000), ("list", 1000)])
def stage(open_stage, request):
    name, count = request.param
    snap = {} if name == "slides" else {"snap": "item"}
    return open_stage(name, count=count, length=100, **snap)


def observe(stage):
    stage.page.evaluate("window.renders.length = 0")
    stage.pager.evaluate(OBSERVE)


def assert_steady_frames_write_the_track_alone(stage):
    frames = stage.page.evaluate("() => { window.stopLooking(); return window.frames }")
    moving = [frame for frame in frames if frame["writes"]]
    steady = [frame for frame in moving if frame["renders"] == 0]
    assert len(steady) > 5
    for frame in steady[:-1]:
        assert frame["writes"] == ["track style"]
    for frame in moving:
        assert frame["writes"].count("track style") <= 1
    # Once, as it begins to move.
    assert sum(frame["states"] for frame in frames) == 1


def test_a_frame_that_only_moves_writes_only_the_track(stage):
    observe(stage)
    stage.pager.evaluate("pager => { pager.onframe = () => {} }")
    stage.call("scrollToItem", 3)
    stage.rest()
    stage.frames(2)
    assert_steady_frames_write_the_track_alone(stage)


def test_motion_by_the_browser_writes_nothing(stage):
    stage.finger().flick(*stage.point(along=0.9), dx=-60)
    observe(stage)
    before = stage.tiles()
    stage.rest()
    frames = stage.page.evaluate("() => { window.stopLooking(); return window.frames }")
    assert stage.tiles() != before
    written = [frame for frame in frames if frame["writes"]]
    assert len(written) < len(frames) / 2
    # Only the start, where the finger lifted, and the end.
    assert sum("track style" in frame["writes"] for frame in written) <= 2


def test_a_drag_writes_only_the_track(stage):
    observe(stage)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-7, steps=20)
    finger.up_after_a_rest()
    stage.rest()
    stage.frames(2)
    assert_steady_frames_write_the_track_alone(stage)


def test_no_more_tiles_live_than_are_visible_and_wait(stage):
    observe(stage)
    for _ in range(3):
        stage.finger().flick(*stage.point(along=0.9), dx=-60)
        stage.rest()
    # With a length of 100 in 400 five are visible, and one waits beyond each edge.
    assert stage.page.evaluate("window.mostAlive") <= 7


def test_only_a_pager_with_auto_advance_observes_its_visibility(new_page, origin):
    page = new_page("about:blank")
    page.add_init_script(
        """window.observed = 0;
        const { observe } = IntersectionObserver.prototype;
        IntersectionObserver.prototype.observe = function (target) {
            window.observed += 1;
            return observe.call(this, target);
        };"""
    )
    page.goto(f"{origin}/Tests/Browser/pages/slides.html")
    page.wait_for_function("() => document.querySelector('rondo-pager').tilesAlive > 0")
    assert page.evaluate("window.observed") == 0
    page.evaluate("document.querySelector('rondo-pager').interval = 3000")
    page.wait_for_function("() => window.observed === 1")
