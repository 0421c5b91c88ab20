"""A pager at rest costs nothing."""

COUNT_REQUESTS = """() => {
    const request = window.requestAnimationFrame;
    window.requests = 0;
    window.requestAnimationFrame = (callback) => {
        window.requests += 1;
        return request(callback);
    };
}"""


def requests_after(stage, action="", frames=20):
    stage.pager.evaluate(f"(pager) => {{ window.requests = 0; {action} }}")
    stage.frames(frames)
    return stage.page.evaluate("window.requests")


def test_a_pager_at_rest_asks_for_no_frames(open_stage):
    stage = open_stage()
    # The browser reports the size a second time, after the start.
    stage.frames(2)
    stage.page.evaluate(COUNT_REQUESTS)
    assert requests_after(stage) == 0


def test_frames_end_with_the_motion(open_stage):
    stage = open_stage()
    stage.page.evaluate(COUNT_REQUESTS)
    listen = "pager.onframe = () => {};"
    assert requests_after(stage, f"{listen} pager.next()", frames=10) >= 10
    stage.rest()
    stage.frames(2)
    assert requests_after(stage) == 0


def test_a_finger_that_lies_still_asks_for_no_frames(open_stage):
    stage = open_stage()
    stage.page.evaluate(COUNT_REQUESTS)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20, steps=3)
    stage.frames(3)
    assert requests_after(stage) == 0
    finger.up()


def test_a_removed_pager_asks_for_no_frames(open_stage):
    stage = open_stage()
    stage.page.evaluate(COUNT_REQUESTS)
    assert requests_after(stage, "pager.remove(); pager.next()") == 0


def test_a_pager_that_leaves_and_returns_in_motion_draws_each_frame_once(open_stage):
    stage = open_stage()
    stage.pager.evaluate("pager => { pager.onframe = () => {} }")
    stage.call("next")
    stage.frames(3)
    stage.pager.evaluate(
        """pager => {
            const { parentNode } = pager;
            for (let time = 0; time < 3; time += 1) {
                pager.remove();
                parentNode.append(pager);
                pager.next();
            }
        }"""
    )
    # First come the frames that it draws because it is back, and because of its new size.
    stage.frames(1)
    stage.pager.evaluate(
        """pager => {
            window.drawn = [];
            pager.onframe = () => window.drawn.push(performance.now());
        }"""
    )
    stage.frames(6)
    assert stage.get("phase") == "animating"
    drawn = stage.page.evaluate("window.drawn")
    assert len(drawn) == len(set(drawn)) >= 6
