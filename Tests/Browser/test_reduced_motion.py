"""Under reduced motion there are no animated scrolls, but a finger still moves content."""

REDUCED = {"reduced_motion": "reduce"}


def test_a_step_is_immediate(open_stage):
    stage = open_stage(context=REDUCED)
    with stage.recording() as seen:
        stage.call("next")
        stage.frames(3)
    assert {tile.start for frame in seen.frames for tile in frame.visible} == {0}
    assert stage.get("current") == 1


def test_a_drag_still_follows_the_finger(open_stage):
    stage = open_stage(context=REDUCED)
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-20, steps=4)
    stage.frames(2)
    assert stage.tiles()[0].start == -70
    finger.up_after_a_rest()
    stage.rest()
    assert stage.tiles()[0].start == 0


def test_reduced_motion_can_begin_later(open_stage):
    stage = open_stage()
    stage.page.emulate_media(reduced_motion="reduce")
    stage.frames(2)
    stage.call("next")
    stage.frames(2)
    assert stage.get("phase") == "idle"
    assert stage.get("current") == 1
