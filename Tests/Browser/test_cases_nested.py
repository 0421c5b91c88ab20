"""Cases of nested pagers from public reports: Documentation/Cases.md."""

import pytest

from stage import Stage


@pytest.fixture
def open_nested(open_stage):
    """Opens a pager with pagers in its slides; returns it and the pager in its first slide."""

    def open_it(**options):
        outer = open_stage("nested", **options)
        return outer, Stage(outer.page, "#inner0", outer.clock)

    return open_it


def test_the_outer_pager_stands_still_while_the_inner_one_is_dragged(open_nested):
    """embla#1123"""
    outer, inner = open_nested(snap="none")
    finger = outer.finger()
    with outer.recording() as seen:
        finger.down(*inner.point())
        finger.move(dx=-2, steps=20)
        outer.frames(2)
        assert inner.tiles()[0].start == -30
        finger.up_after_a_rest()
        inner.rest()
    seen.assert_steady(speed=0)


@pytest.mark.parametrize(
    "axis, expected",
    [
        # At its end the inner pager cannot continue, and a gesture that begins there is for the outer pager.
        ("horizontal", [(0, 1), (0, 2), (1, 2)]),
        ("vertical", [(1, 0), (2, 0), (3, 0)]),
    ],
)
def test_of_two_nested_pagers_one_is_dragged(open_nested, axis, expected):
    """embla#141"""
    outer, inner = open_nested(**{"inner-pinned": "both", "inner-axis": axis})
    slots = []
    for _ in expected:
        # Not quite straight: across the axis it also goes further than the slop.
        outer.finger().flick(*outer.point(across=0.4), dx=-40, dy=-5)
        outer.rest()
        inner.rest()
        slots.append((outer.get("currentSlot"), inner.get("currentSlot")))
    assert slots == expected
    switches = [
        [name for name, _ in stage.events() if name in ("begin", "cancel")] for stage in (outer, inner)
    ]
    moves = [last for last in expected[-1]]
    assert [len(names) for names in switches] == moves
    assert "cancel" not in switches[0] + switches[1]


def test_a_pager_in_a_slide_across_the_seam_works_and_stays_where_it_was(open_nested):
    """splide#561"""
    outer, _ = open_nested(**{"inner-axis": "vertical"})
    inner = Stage(outer.page, "#inner3", outer.clock)
    outer.call("previous")
    outer.rest()
    inner.finger().flick(*inner.point(), dy=-40)
    inner.rest()
    assert (outer.get("currentSlot"), inner.get("currentSlot")) == (-1, 1)
    for method in ("next", "next", "previous", "previous"):
        outer.call(method)
        outer.rest()
    assert [(tile.item, tile.start) for tile in inner.tiles()] == [(1, 0)]
    inner.finger().flick(*inner.point(), dy=-40)
    inner.rest()
    assert inner.get("currentSlot") == 2


def test_an_event_of_a_nested_pager_is_not_an_event_of_the_outer_one(open_nested):
    outer, inner = open_nested()
    outer.page.evaluate(
        """() => {
            window.received = [];
            const names = ['rondo-begin', 'rondo-change', 'rondo-settle', 'rondo-willappear'];
            for (const target of [document.querySelector('#outer'), document]) {
                for (const name of names) {
                    target.addEventListener(name, () => window.received.push(name));
                }
            }
            window.onTheWay = [];
            document.addEventListener(
                'rondo-settle', ({ target }) => window.onTheWay.push(target.id), { capture: true });
        }"""
    )
    inner.call("next")
    inner.rest()
    inner.frames(2)
    assert inner.get("current") == 1
    assert outer.page.evaluate("window.received") == []
    assert outer.page.evaluate("window.onTheWay") == ["inner0"]
