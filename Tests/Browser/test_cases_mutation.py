"""Cases of changing lists from public reports: Documentation/Cases.md."""


def test_a_page_added_as_the_last_one_enters_leaves_the_step_alone(open_stage):
    """keen-slider#296"""
    stage = open_stage("list", count=3, pinned="both", initial="n1")
    stage.pager.evaluate(
        """pager => pager.addEventListener('rondo-change', () => {
            if (pager.count === 3) pager.insertItems(numbered(3));
        })"""
    )
    with stage.recording() as seen:
        stage.call("next")
        stage.rest()
    assert (stage.get("currentId"), stage.get("count")) == ("n2", 4)
    seen.assert_covered()
    # A page in 0.3 s, at the highest speed.
    seen.assert_steady(2000)
    places = [tile.start for frame in seen.frames for tile in frame.visible if tile.item == 2]
    assert len(places) > 15 and places == sorted(places, reverse=True)
    stage.call("next")
    stage.rest()
    assert stage.get("currentId") == "n3"
