"""Nested pagers and shelves along one axis: at the inner end, gestures are for the outer element."""

import pytest

from stage import Stage


@pytest.fixture
def open_nested(open_stage):
    """Opens a pager with pagers in its slides; returns it and the pager in its first slide.

    The inner pager is pinned, is at a slide, and has an `overscroll-behavior`.
    """

    def open_it(at=2, overscroll="auto", **options):
        outer = open_stage("nested", **{"inner-pinned": "both", "inner-initial": at, **options})
        inner = Stage(outer.page, "#inner0", outer.clock)
        inner.pager.evaluate("(pager, value) => { pager.style.overscrollBehavior = value }", overscroll)
        return outer, inner

    return open_it


def slots(*stages):
    for stage in stages:
        stage.rest()
    return tuple(stage.get("currentSlot") for stage in stages)


WORLDS = {
    "left to right": ({}, (1, 0)),
    "right to left": ({"direction": "rtl", "inner-direction": "rtl"}, (-1, 0)),
    "vertical": ({"axis": "vertical", "inner-axis": "vertical"}, (0, 1)),
}


def stepped(way, length):
    return {"dx": -way[0] * length, "dy": -way[1] * length}


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("at, heading", [(2, 1), (0, -1)], ids=["end", "start"])
def test_a_finger_at_the_end_drags_the_outer_pager(open_nested, world, at, heading):
    options, way = WORLDS[world]
    outer, inner = open_nested(at, **options)
    with inner.recording() as seen:
        finger = outer.finger()
        finger.down(*inner.point())
        finger.move(**stepped(way, 20 * heading), steps=6)
        assert outer.get("phase") == "dragging"
        assert inner.get("phase") == "idle"
        finger.up()
        outer.rest()
    # Relative to itself the inner pager stands still, without a stretch.
    seen.assert_steady(speed=0)
    assert slots(outer, inner) == (heading, at)
    # The content of its slide gets no click.
    assert inner.events() == [] or all(name != "begin" for name, _ in inner.events())


@pytest.mark.parametrize("world", WORLDS)
def test_a_mouse_at_the_end_drags_the_outer_pager(open_nested, world):
    options, way = WORLDS[world]
    outer, inner = open_nested(**options)
    x, y = inner.point()
    outer.page.mouse.move(x, y)
    outer.page.mouse.down()
    for step in range(1, 7):
        outer.clock.run(16)
        outer.page.mouse.move(x - way[0] * 15 * step, y - way[1] * 15 * step)
    outer.page.mouse.up()
    assert slots(outer, inner) == (1, 2)


def test_a_finger_before_the_end_drags_only_the_inner_pager(open_nested):
    outer, inner = open_nested(at=1)
    finger = outer.finger()
    finger.down(*inner.point(along=0.9))
    # Far beyond the end of the inner pager: a gesture that began in it stays in it.
    finger.move(dx=-60, steps=9)
    assert (outer.get("phase"), inner.get("phase")) == ("idle", "dragging")
    finger.up_after_a_rest()
    assert slots(outer, inner) == (0, 2)


def test_a_finger_inwards_from_the_end_drags_the_inner_pager(open_nested):
    outer, inner = open_nested()
    outer.finger().flick(*inner.point(), dx=40)
    assert slots(outer, inner) == (0, 1)


def test_a_finger_that_turns_inwards_before_it_drags_is_for_the_inner_pager(open_nested):
    outer, inner = open_nested()
    finger = outer.finger()
    finger.down(*inner.point())
    finger.move(dx=-8)
    finger.move(dx=20, steps=6)
    assert (outer.get("phase"), inner.get("phase")) == ("idle", "dragging")
    finger.up()
    assert slots(outer, inner) == (0, 1)


def test_a_finger_on_a_motion_to_the_end_holds_it(open_nested):
    outer, inner = open_nested(at=1)
    inner.call("next")
    inner.frames(4)
    finger = outer.finger()
    finger.down(*inner.point())
    assert inner.get("phase") == "dragging"
    finger.move(dx=-20, steps=6)
    finger.up()
    assert slots(outer, inner) == (0, 2)


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("heading, expected", [(1, (1, 2)), (-1, (0, 1))], ids=["outwards", "inwards"])
def test_a_finger_just_before_the_motion_to_the_end_is_over_counts_as_at_the_end(open_nested, world, heading, expected):
    options, way = WORLDS[world]
    outer, inner = open_nested(at=1, **options)
    inner.call("next")
    inner.until("Math.abs(pager.offset) < 3 && pager.current === 2")
    assert inner.get("phase") == "animating"
    outer.finger().flick(*inner.point(), **stepped(way, 40 * heading))
    assert slots(outer, inner) == expected


@pytest.mark.parametrize("overscroll", ["contain", "none"])
def test_with_contained_overscroll_the_inner_pager_keeps_the_finger(open_nested, overscroll):
    outer, inner = open_nested(overscroll=overscroll)
    finger = outer.finger()
    finger.down(*inner.point())
    finger.move(dx=-20, steps=6)
    assert (outer.get("phase"), inner.get("phase")) == ("idle", "dragging")
    assert inner.tiles()[0].start < 0
    finger.up()
    assert slots(outer, inner) == (0, 2)


def test_a_loop_has_no_end_and_keeps_its_gestures(open_nested):
    outer, inner = open_nested(at=2, **{"inner-pinned": "none"})
    outer.finger().flick(*inner.point(), dx=-40)
    assert slots(outer, inner) == (0, 3)


def test_when_both_are_at_the_end_the_inner_pager_stretches(open_nested):
    outer, inner = open_nested(at=0, pinned="both")
    finger = outer.finger()
    finger.down(*inner.point())
    finger.move(dx=20, steps=4)
    assert (outer.get("phase"), inner.get("phase")) == ("idle", "dragging")
    finger.up()
    assert slots(outer, inner) == (0, 0)


def test_a_finger_across_the_axis_of_the_inner_pager_is_for_the_outer_one(open_nested):
    """Although the inner pager is at its end, and the finger goes outwards a little."""
    outer, inner = open_nested(axis="vertical")
    outer.finger().flick(*inner.point(), dx=-5, dy=-40)
    assert slots(outer, inner) == (1, 2)


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("snap", ["page", "none"])
def test_a_wheel_at_the_end_turns_the_outer_pager(open_nested, world, snap):
    options, way = WORLDS[world]
    outer, inner = open_nested(**options, **{"inner-snap": snap})
    outer.page.mouse.move(*inner.point())
    outer.page.mouse.wheel(60 * way[0], 60 * way[1])
    assert slots(outer, inner) == (1, 2)


@pytest.mark.needs("wheel by pixels")
@pytest.mark.parametrize("snap", ["page", "none"])
def test_a_swipe_of_the_wheel_stays_in_the_pager_where_it_began(open_nested, snap):
    outer, inner = open_nested(at=1, **{"inner-snap": snap})
    outer.page.mouse.move(*inner.point())
    for pixels in [60] * 10 + [20]:
        outer.page.mouse.wheel(pixels, 0)
        outer.clock.run(16)
    # The last steps of a fading swipe come late.
    for pixels in [12, 8]:
        outer.clock.run(200)
        outer.page.mouse.wheel(pixels, 0)
        outer.frames(1)
    assert slots(outer, inner) == (0, 2)
    assert "begin" not in [name for name, _ in outer.events()]
    # The next swipe begins at the end.
    outer.clock.run(500)
    outer.page.mouse.wheel(60, 0)
    assert slots(outer, inner) == (1, 2)


def test_with_contained_overscroll_the_wheel_moves_nothing(open_nested):
    outer, inner = open_nested(overscroll="contain")
    outer.page.mouse.move(*inner.point())
    outer.page.mouse.wheel(60, 0)
    outer.frames(4)
    assert slots(outer, inner) == (0, 2)


@pytest.mark.parametrize("overscroll, expected", [("auto", [(0, 2), (1, 2)]), ("contain", [(0, 2), (0, 2)])])
def test_a_key_at_the_end_is_for_the_outer_pager(open_nested, overscroll, expected):
    outer, inner = open_nested(at=1, overscroll=overscroll)
    inner.pager.focus()
    seen = []
    for _ in expected:
        outer.page.keyboard.press("ArrowRight")
        seen.append(slots(outer, inner))
    assert seen == expected


def test_a_wheel_at_the_end_of_both_scrolls_the_page_if_allowed(open_stage):
    stage = open_stage("tall", axis="vertical", pinned="both")
    stage.page.mouse.move(*stage.point())
    stage.pager.evaluate("pager => { pager.style.overscrollBehaviorY = 'contain' }")
    stage.call("scrollToItem", stage.get("count") - 1, {"animated": False})
    stage.page.mouse.wheel(0, 200)
    stage.frames(6)
    assert stage.page.evaluate("scrollY") == 0
    stage.clock.run(500)
    stage.pager.evaluate("pager => { pager.style.overscrollBehaviorY = 'auto' }")
    stage.page.mouse.wheel(0, 200)
    stage.page.wait_for_function("() => scrollY > 0")


SHELVES = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body { margin: 0 }
  rondo-pager, rondo-shelves { width: 400px; height: 300px }
  rondo-shelves rondo-pager { width: 200px; height: 80px }
  .item { height: 80px }
</style>
<rondo-pager axis="vertical">
  <section><rondo-shelves length="150" item-length="200"></rondo-shelves></section>
  <section>Second</section>
</rondo-pager>
<script type="module">
  import '/Web/js/rondo-children.js';
  import '/Web/js/rondo-shelves.js';
  import { listen } from '/Tests/Browser/pages/stage.js';
  window.shelves = document.querySelector('rondo-shelves');
  shelves.renderItem = (element, { id }) => {
    if (id !== 'a') element.textContent = id;
    else if (!element.firstChild) element.innerHTML = '<rondo-pager><p>One</p><p>Two</p></rondo-pager>';
  };
  shelves.loadItems = async (ids) => ids.map((id) => ({ id }));
  shelves.shelves = [
    { id: 'first', itemIDs: ['a', 'b', 'c', 'd'] },
    { id: 'second', itemIDs: ['e', 'f'] },
    { id: 'third', itemIDs: ['g', 'h'] },
  ];
  await shelves.ready;
  listen(document.querySelector('rondo-pager'));
</script>
"""


@pytest.mark.needs("wheel by pixels")
def test_shelves_and_pagers_hand_over_the_wheel(open_html):
    outer = open_html(SHELVES)
    outer.clock.until("() => shelves.querySelector('rondo-pager')?.frames > 0")
    inner = Stage(outer.page, "rondo-shelves rondo-pager", outer.clock)
    left = "[...shelves.querySelectorAll('div')].find((each) => each.textContent === 'b').getBoundingClientRect().left"
    outer.page.mouse.move(100, 40)
    seen = []
    for dx, dy in [(60, 0), (60, 0), (0, 150), (0, 60)]:
        outer.clock.run(500)
        outer.page.mouse.wheel(dx, dy)
        outer.clock.run(1500)
        seen.append((inner.get("current"), outer.page.evaluate(left) < 200, outer.get("current")))
    assert seen == [(1, False, 0), (1, True, 0), (1, True, 0), (1, True, 1)]


@pytest.mark.needs("wheel by pixels")
def test_a_swipe_that_moves_shelves_ends_in_them(open_html):
    outer = open_html(SHELVES)
    outer.page.mouse.move(300, 40)
    for pixels in [60] * 10 + [20]:
        outer.page.mouse.wheel(0, pixels)
        outer.clock.run(16)
    for pixels in [12, 8]:
        outer.clock.run(200)
        outer.page.mouse.wheel(0, pixels)
        outer.clock.run(16)
    assert (outer.get("current"), outer.get("phase")) == (0, "idle")


def test_keys_at_an_end_of_shelves_are_for_the_outer_pager(open_html):
    outer = open_html(SHELVES)
    outer.clock.until("() => shelves.querySelector('rondo-pager')?.frames > 0")
    inner = Stage(outer.page, "rondo-shelves rondo-pager", outer.clock)
    inner.pager.evaluate("pager => pager.focus()")
    seen = []
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"]:
        outer.page.keyboard.press(key)
        outer.clock.run(1500)
        focused = outer.page.evaluate("document.activeElement.textContent.trim()")
        seen.append((inner.get("current"), focused[:6], outer.get("current")))
    assert seen[:4] == [(1, "OneTwo", 0), (1, "b", 0), (1, "f", 0), (1, "h", 0)]
    assert seen[4][2] == 1


@pytest.mark.needs("wheel by pixels")
def test_where_overscroll_is_contained_shelves_keep_the_wheel(open_html):
    outer = open_html(SHELVES)
    outer.page.evaluate("shelves.style.overscrollBehavior = 'contain'")
    outer.page.mouse.move(300, 40)
    outer.page.mouse.wheel(0, -60)
    outer.page.mouse.wheel(0, 300)
    outer.clock.run(2000)
    outer.page.mouse.wheel(0, 60)
    outer.clock.run(1500)
    assert (outer.get("current"), outer.get("phase")) == (0, "idle")


def has_moved(page):
    """Whether the first shelf is not at its start."""
    return page.evaluate(
        """() => [...shelves.querySelectorAll('div')].find(({ textContent }) => textContent === 'b')
          .getBoundingClientRect().left < shelves.getBoundingClientRect().left + 200"""
    )


def test_shelves_and_pagers_hand_over_a_finger(open_html):
    """From a pager in an item to its shelf, and from the list of shelves to the pager around it."""
    outer = open_html(SHELVES)
    outer.clock.until("() => shelves.querySelector('rondo-pager')?.frames > 0")
    inner = Stage(outer.page, "rondo-shelves rondo-pager", outer.clock)
    finger = outer.finger()
    seen = []
    for dx, dy in [(-30, 0), (-30, 0), (0, -60), (0, -60)]:
        finger.flick(100, 40, dx, dy)
        outer.clock.run(1500)
        seen.append((inner.get("current"), has_moved(outer.page), outer.get("current")))
    assert seen == [(1, False, 0), (1, True, 0), (1, True, 0), (1, True, 1)]


AROUND = SHELVES.replace('axis="vertical"', 'axis="horizontal" loop')


@pytest.mark.parametrize(
    "place, dx, overscroll, expected",
    [
        ((300, 40), -20, "auto", (0, True)),  # a shelf with a way to go
        ((300, 40), 20, "auto", (1, False)),  # its start
        ((300, 190), -20, "auto", (1, False)),  # a shelf without a way, whatever the others have
        ((300, 40), 20, "contain", (0, False)),
    ],
)
def test_a_shelf_at_its_end_hands_a_finger_to_the_pager_around(open_html, place, dx, overscroll, expected):
    outer = open_html(AROUND)
    outer.page.evaluate("(value) => { shelves.style.overscrollBehaviorX = value }", overscroll)
    finger = outer.finger()
    finger.down(*place)
    finger.move(dx, 2, steps=6)
    if expected[0]:
        # The shelves do not move relative to the pager, and do not stretch.
        assert outer.get("phase") == "dragging"
        assert outer.page.evaluate("shelves.phase") == "idle"
    finger.up()
    outer.clock.run(1500)
    assert (outer.get("current"), has_moved(outer.page)) == expected
