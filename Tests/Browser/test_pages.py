"""Pages of a page class follow the lifecycle: each step once and in order."""

import pytest

from stage import Stage


@pytest.fixture
def open_pages(new_page, origin):
    """Opens the pages; options in the address are described in pages.js."""

    def open_it(**options):
        query = "&".join(f"{key}={value}" for key, value in {"pinned": "none", **options}.items())
        page = new_page(f"{origin}/Tests/Browser/pages/pages.html?{query}")
        return Stage(page, "rondo-pages")

    return open_it


def take_steps(stage):
    """The calls of pages since the last call."""
    stage.rest()
    stage.frames(2)
    return stage.page.evaluate("steps.splice(0)")


def lives(steps):
    """The calls without `create`, `abort` and `forget`."""
    return [step for step in steps if not step.startswith(("create", "abort", "forget"))]


SWITCHED = ["willDisappear p0", "willAppear p1", "didDisappear p0", "didAppear p1"]


def test_the_first_page_appears_and_its_neighbours_wait(open_pages):
    assert take_steps(open_pages()) == [
        "create p0",
        "create p1",
        "create p7",
        "willAppear p0",
        "didAppear p0",
    ]


@pytest.mark.parametrize(
    "axis, direction, dx, dy",
    [
        ("horizontal", "ltr", -40, 0),
        ("horizontal", "rtl", 40, 0),
        ("vertical", "ltr", 0, -40),
    ],
)
def test_a_flick_hides_one_page_and_shows_the_next(open_pages, axis, direction, dx, dy):
    stage = open_pages(axis=axis, direction=direction)
    take_steps(stage)
    stage.finger().flick(*stage.point(), dx=dx, dy=dy)
    assert lives(take_steps(stage)) == SWITCHED


def test_a_page_appears_again_after_a_drag_that_returns(open_pages):
    stage = open_pages()
    take_steps(stage)
    finger = stage.finger()
    finger.down(*stage.point(along=0.9))
    finger.move(dx=-30, steps=4)
    finger.up_after_a_rest()
    assert lives(take_steps(stage)) == [
        "willDisappear p0",
        "willAppear p1",
        "willAppear p0",
        "didDisappear p1",
        "didAppear p0",
    ]


def test_a_drag_that_reverses_half_way_shows_both_sides(open_pages):
    stage = open_pages()
    take_steps(stage)
    finger = stage.finger()
    finger.down(*stage.point(along=0.35))
    finger.move(dx=-40, steps=3)
    finger.move(dx=70, steps=6)
    finger.up_after_a_rest()
    steps = lives(take_steps(stage))
    assert sorted(steps[:4]) == [
        "didDisappear p1",
        "willAppear p1",
        "willAppear p7",
        "willDisappear p0",
    ]
    assert steps[4:] == ["didDisappear p0", "didAppear p7"]


def test_passed_pages_never_appear(open_pages):
    stage = open_pages(count=30, snap="item")
    take_steps(stage)
    stage.finger().flick(*stage.point(along=0.95), dx=-110)
    steps = lives(take_steps(stage))
    settled = stage.get("settled")
    assert settled > 2
    assert [step for step in steps if step.startswith("didAppear")] == [f"didAppear p{settled}"]
    for passed in range(1, settled - 2):
        own = [step.split()[0] for step in steps if step.endswith(f" p{passed}")]
        assert own == ["willAppear", "didDisappear", "reclaim"]


def test_a_far_jump_makes_no_pages_in_between(open_pages):
    stage = open_pages(count=1000)
    take_steps(stage)
    stage.call("scrollToItem", 500, {"animated": False})
    steps = take_steps(stage)
    created = {step for step in steps if step.startswith("create")}
    assert created == {"create p499", "create p500", "create p501"}
    assert lives(steps) == [
        "willDisappear p0",
        "willAppear p500",
        "didDisappear p0",
        "didAppear p500",
        "reclaim p0",
    ]


def test_a_page_three_items_away_is_reclaimed_and_reused(open_pages):
    stage = open_pages(count=100)
    for _ in range(8):
        stage.call("next", {"animated": False})
    steps = take_steps(stage)
    assert "reclaim p5" in steps and "reclaim p6" not in steps
    assert stage.page.evaluate("made") == 5
    shown = stage.pager.evaluate("pages => pages.pool.map(({ id }) => id ?? 'none')")
    assert sorted(shown) == ["none", "p6", "p7", "p8", "p9"]


def test_a_page_requested_again_in_time_is_the_same(open_pages):
    stage = open_pages()
    stage.pager.evaluate("pages => { window.first = pages.pageFor('p0') }")
    stage.call("next", {"animated": False})
    stage.call("next", {"animated": False})
    take_steps(stage)
    stage.call("scrollToItem", "p0", {"animated": False})
    assert stage.pager.evaluate("pages => pages.pageFor(0) === window.first")
    assert "create p0" not in take_steps(stage)


def test_a_page_that_is_not_reusable_is_not_reused(open_pages):
    stage = open_pages(count=9, kinds="once,once,once,once,once,once,once,once,once")
    for _ in range(5):
        stage.call("next", {"animated": False})
    steps = take_steps(stage)
    assert [step for step in steps if step.startswith("reclaim p")][-1] == "reclaim p2"
    # p3 and p4 are kept and p6 is ready; p8, which was ready at first, is gone.
    assert stage.page.evaluate("made") == 8
    assert stage.page.evaluate("document.querySelectorAll('rondo-pages > *').length") == 4


def test_events_of_the_element_match_those_of_the_pages(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.events()
    stage.call("next")
    stage.rest()
    names = [name for name, _ in stage.events()]
    assert names == [
        "begin",
        "willdisappear",
        "willappear",
        "change",
        "settle",
        "diddisappear",
        "didappear",
    ]


def test_events_of_a_switch_are_in_one_order(open_pages):
    stage = open_pages()
    stage.events()
    stage.call("previous")
    stage.rest()
    progress = stage.page.evaluate("progress")
    assert {(step["fromId"], step["toId"]) for step in progress} == {("p0", "p7")}
    assert {(step["from"], step["to"]) for step in progress} == {(0, 7)}
    shares = [step["progress"] for step in progress]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] < 1
    ends = [event for event in stage.events() if event[0] in ("begin", "settle", "cancel")]
    detail = {"from": 0, "to": 7, "fromId": "p0", "toId": "p7"}
    assert ends == [["begin", detail], ["settle", detail]]


def test_a_removed_current_page_gives_way(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.call("removeItems", ["p0"])
    assert lives(take_steps(stage)) == [*SWITCHED, "reclaim p0"]


def test_a_reload_keeps_the_pages_of_items_that_stay(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.page.evaluate("document.querySelector('rondo-pages').replaceItems(numbered(20, 0, 1))")
    assert lives(take_steps(stage)) == []
    stage.page.evaluate("document.querySelector('rondo-pages').replaceItems(numbered(30, 31))")
    assert lives(take_steps(stage)) == [
        "willDisappear p0",
        "willAppear p30",
        "didDisappear p0",
        "didAppear p30",
        "reclaim p0",
    ]


def test_new_data_of_a_page_is_shown_in_place(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.pager.evaluate("pages => pages.updateItems([{ ...numbered(0)[0], title: 'Other' }])")
    assert take_steps(stage) == ["create p0"]
    assert stage.pager.evaluate("pages => pages.elementFor(0).textContent") == "Other"


def test_a_hidden_tab_hides_the_page_and_shows_it_again(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.page.evaluate("stage.showTab(false)")
    assert take_steps(stage) == ["willDisappear p0", "didDisappear p0"]
    stage.page.evaluate("stage.showTab(true)")
    assert take_steps(stage) == ["willAppear p0", "didAppear p0"]


def test_a_tab_hidden_during_a_switch_shows_and_hides_the_target_page(open_pages):
    stage = open_pages(count=20)
    take_steps(stage)
    stage.call("scrollToItem", 9)
    stage.frames(3)
    stage.page.evaluate("stage.showTab(false)")
    steps = lives(take_steps(stage))
    own = [step.split()[0] for step in steps if step.endswith(" p9")]
    assert own == ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    stage.page.evaluate("stage.showTab(true)")
    assert take_steps(stage) == ["willAppear p9", "didAppear p9"]


def test_removing_the_element_ends_every_life(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.page.evaluate(
        "['rondo-tabs', 'rondo-pages'].forEach((name) => document.querySelector(name).remove())"
    )
    steps = stage.page.evaluate("steps.splice(0)")
    assert [step for step in steps if step.endswith(" p0")] == [
        "willDisappear p0",
        "didDisappear p0",
        "reclaim p0",
    ]
    assert sorted(step for step in steps if step.startswith("forget")) == ["forget p1", "forget p7"]


# Late pages


def finish(stage, name):
    stage.page.evaluate("async (id) => { late[id].resolve(); await 0 }", name)


def test_a_late_page_appears_when_it_is_loaded(open_pages):
    stage = open_pages(kinds="plain,late")
    take_steps(stage)
    stage.call("next")
    assert lives(take_steps(stage)) == ["willDisappear p0", "didDisappear p0"]
    busy = "pages => pages.elementFor(1).getAttribute('aria-busy')"
    assert stage.pager.evaluate(busy) == "true"
    finish(stage, "p1")
    assert take_steps(stage) == ["willAppear p1", "didAppear p1"]
    assert stage.pager.evaluate(busy) is None


def test_a_late_page_that_has_passed_gets_no_call(open_pages):
    stage = open_pages(kinds="plain,late")
    stage.call("next")
    stage.rest()
    stage.call("next")
    take_steps(stage)
    finish(stage, "p1")
    assert take_steps(stage) == []
    stage.call("previous")
    assert lives(take_steps(stage)) == [
        "willDisappear p2",
        "willAppear p1",
        "didDisappear p2",
        "didAppear p1",
    ]


def test_a_late_page_that_is_no_longer_needed_is_aborted_and_discarded(open_pages):
    stage = open_pages(count=30, kinds="plain,late")
    stage.call("next")
    take_steps(stage)
    stage.call("scrollToItem", 15, {"animated": False})
    steps = take_steps(stage)
    own = [step.split()[0] for step in steps if step.endswith(" p1")]
    assert own == ["abort", "forget"]
    finish(stage, "p1")
    assert take_steps(stage) == []
    stage.call("scrollToItem", 1, {"animated": False})
    finish(stage, "p1")
    assert lives(take_steps(stage))[-2:] == ["willAppear p1", "didAppear p1"]


def test_a_late_page_that_fails_is_reported_and_can_be_requested_again(open_pages):
    stage = open_pages(kinds="late")
    stage.page.evaluate("late.p0.reject(new Error('no page'))")
    stage.frames(2)
    assert stage.page.evaluate("errors.splice(0)") == ["no page"]
    assert lives(take_steps(stage)) == []
    stage.pager.evaluate("pages => pages.updateItems(numbered(0))")
    stage.frames(2)
    finish(stage, "p0")
    assert lives(take_steps(stage)) == ["willAppear p0", "didAppear p0"]


# Mistakes


def test_an_error_of_one_page_stops_no_other(open_pages):
    stage = open_pages(count=20, kinds="broken,clumsy")
    for _ in range(5):
        stage.call("next", {"animated": False})
    steps = take_steps(stage)
    assert [step for step in steps if step.startswith("didAppear")][-1] == "didAppear p5"
    # Once in create, and five times in the life of the broken page.
    assert stage.page.evaluate("errors") == ["a page failed"] * 6


@pytest.mark.parametrize(
    "script, problem",
    [
        ("pages.register('plain', class {})", 'not registered yet, not "plain"'),
        ("pages.register('other', 7)", "the class of a page must be a function, not 7"),
        (
            "pages.items = [{ id: 'a', kind: 'none' }]",
            'the kind of item "a" must be one that is registered, not "none"',
        ),
        ("pages.pageFor('nobody')", 'there is no item with the id "nobody"'),
        ("pages.keep = 0", "keep must be a whole number of 1 or more, below 2^31, not 0"),
    ],
)
def test_bad_input_is_named_and_changes_nothing(open_pages, script, problem):
    stage = open_pages()
    take_steps(stage)
    message = stage.pager.evaluate(
        f"pages => {{ try {{ {script} }} catch (error) {{ return error.message }} }}"
    )
    assert problem in message
    assert take_steps(stage) == []
    assert stage.get("count") == 8


def test_three_pages_are_kept_by_default(open_pages):
    stage = open_pages()
    assert stage.get("keep") == 3
    stage.set("keep", 1)
    stage.set("keep", None)
    assert stage.get("keep") == 3


@pytest.mark.parametrize(
    "call, item, made",
    [
        ("scrollToItem('p20')", 20, {20, 21, 19}),
        ("scrollToItem(27)", 27, {27, 26, 28}),
        ("scrollToItem(3, { way: 'backward' })", 3, {2, 3, 4}),
        # Nearer than `keep`, across the seam too.
        ("scrollToItem(2)", 2, {1, 2, 3}),
        ("scrollToItem(28)", 28, {29, 28, 27}),
    ],
)
def test_a_page_far_away_is_reached_without_those_in_between(open_pages, call, item, made):
    stage = open_pages(count=30)
    take_steps(stage)
    stage.pager.evaluate(f"(pages) => pages.{call}")
    is_near = item in (2, 28)
    assert stage.get("phase") == ("animating" if is_near else "idle")
    steps = take_steps(stage)
    created = {int(step.split("p")[1]) for step in steps if step.startswith("create")}
    assert (created | {1, 29}) == made | {1, 29}
    assert stage.get("current") == item


@pytest.mark.parametrize("pinned", ["none", "both"])
def test_keys_to_a_page_far_away_make_none_in_between(open_pages, pinned):
    stage = open_pages(count=20, pinned=pinned)
    stage.call("scrollToItem", 10, {"animated": False})
    take_steps(stage)
    stage.pager.press("Home")
    assert stage.get("current") == 0
    stage.pager.press("End")
    stage.rest()
    assert stage.get("current") == 19
    appeared = [step for step in take_steps(stage) if step.startswith("willAppear")]
    assert appeared == ["willAppear p0", "willAppear p19"]


def test_pages_refuse_bad_options_of_a_scroll(open_pages):
    stage = open_pages(count=20)
    assert stage.caught("pager.scrollToItem(15, { animated: 'yes' })")[0] == "TypeError"
    assert stage.caught("pager.scrollToItem(15, { way: 'up' })")[0] == "RangeError"
    assert stage.caught("pager.scrollToItem('none')")[0] == "RangeError"


def test_pages_keep_their_life_after_another_address_of_the_module(open_pages):
    stage = open_pages()
    take_steps(stage)
    stage.pager.evaluate("pages => { pages.constructor.module = '/elsewhere.wasm' }")
    stage.call("next")
    assert lives(take_steps(stage)) == SWITCHED
