"""Cases of changing sizes from public reports: Documentation/Cases.md."""

SWITCHES = {"begin", "change", "settle", "cancel"}


def resize(stage, width, length):
    """Changes the page's width; its script changes the length of slides to match."""
    stage.pager.evaluate(
        "(pager, [width, length]) => { pager.style.width = `${width}px`; pager.length = length }",
        [width, length],
    )


def test_slides_that_no_longer_fit_can_be_scrolled(open_stage):
    """embla#196"""
    stage = open_stage(pinned="both", count=4, length=100)
    stage.call("next")
    assert stage.get("canScroll") is False and stage.get("phase") == "idle"
    resize(stage, width=400, length=200)
    stage.frames(2)
    assert stage.get("canScroll") is True
    stage.call("next")
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0), (2, 200)]


def test_more_slides_in_a_wider_pager_leave_the_current_one_in_place(open_stage):
    """swiper#6113"""
    stage = open_stage(count=12, length=250, initial=4)
    resize(stage, width=500, length=250)
    stage.frames(2)
    stage.events()
    with stage.recording() as seen:
        stage.frames(2)
        resize(stage, width=900, length=225)
        stage.frames(4)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [
        (4, 0), (5, 225), (6, 450), (7, 675),
    ]
    for frame in seen.frames:
        assert (frame.visible[0].item, frame.visible[0].start) == (4, 0)
    assert SWITCHES.isdisjoint(name for name, _ in stage.events())
