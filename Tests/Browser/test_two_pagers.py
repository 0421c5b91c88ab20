"""Pagers on one page are independent."""

from stage import Stage


def test_each_pager_moves_alone(open_stage):
    upper = open_stage("two")
    lower = Stage(upper.page, "#lower", upper.clock)

    upper.finger().flick(*upper.point(), dx=-40)
    assert lower.get("phase") == "idle"
    upper.rest()
    assert (upper.get("currentSlot"), lower.get("currentSlot")) == (1, 0)
    assert lower.events() == [] or all(name == "willappear" for name, _ in lower.events())

    lower.finger().flick(*lower.point(), dy=-40)
    assert upper.get("phase") == "idle"
    lower.rest()
    assert (upper.get("currentSlot"), lower.get("currentSlot")) == (1, 1)


def test_both_pagers_can_move_at_once(open_stage):
    upper = open_stage("two")
    lower = Stage(upper.page, "#lower", upper.clock)
    with upper.recording() as seen_above, lower.recording() as seen_below:
        upper.page.evaluate("document.querySelectorAll('rondo-pager').forEach((p) => p.next())")
        upper.rest()
        lower.rest()
    assert (upper.get("currentSlot"), lower.get("currentSlot")) == (1, 1)
    seen_above.assert_covered()
    seen_below.assert_covered()
    seen_above.assert_steady(2100)
    seen_below.assert_steady(2100)


def test_a_removed_pager_leaves_the_other_unchanged(open_stage):
    upper = open_stage("two")
    lower = Stage(upper.page, "#lower", upper.clock)
    upper.pager.evaluate("pager => { pager.next(); pager.remove() }")
    lower.call("next")
    lower.rest()
    assert lower.get("currentSlot") == 1
