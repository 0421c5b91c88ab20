"""Scrolling writes one style a frame, that of the track."""

OBSERVE = """pager => {
    const everything = { subtree: true, attributes: true, childList: true, characterData: true };
    const records = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(pager.shadowRoot, everything);
    observer.observe(pager, everything);
    window.frames = [];
    window.stopLooking = stage.afterEachFrame(() => {
        window.frames.push({
            renders: window.renders.splice(0).length,
            writes: records.splice(0).map(({ type, target, attributeName }) =>
                `${target.part ?? target.nodeName} ${attributeName ?? type}`),
        });
    });
}"""


def test_a_frame_that_only_moves_writes_the_track_alone(open_stage):
    stage = open_stage(count=1000, length=100)
    stage.page.evaluate("window.renders.length = 0")
    stage.pager.evaluate(OBSERVE)
    stage.call("scrollTo", 8)
    stage.rest()
    frames = stage.page.evaluate("() => { window.stopLooking(); return window.frames }")

    moving = [frame for frame in frames if frame["writes"]]
    steady = [frame for frame in moving if frame["renders"] == 0]
    assert len(steady) > 5
    for frame in steady[:-1]:
        assert frame["writes"] == ["track style"]
    for frame in moving:
        assert frame["writes"].count("track style") <= 1
