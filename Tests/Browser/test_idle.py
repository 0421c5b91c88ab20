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
    stage.page.evaluate(COUNT_REQUESTS)
    assert requests_after(stage) == 0


def test_frames_end_with_the_motion(open_stage):
    stage = open_stage()
    stage.page.evaluate(COUNT_REQUESTS)
    assert requests_after(stage, "pager.next()", frames=10) >= 10
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


def test_a_pager_taken_off_the_page_asks_for_no_frames(open_stage):
    stage = open_stage()
    stage.page.evaluate(COUNT_REQUESTS)
    assert requests_after(stage, "pager.remove(); pager.next()") == 0
