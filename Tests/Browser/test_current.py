"""`current` and `currentId` can be set: the pager goes there immediately."""

import pytest

from stage import Stage


def seen(stage):
    return [(tile.item, tile.start) for tile in stage.tiles()]


@pytest.mark.parametrize("script", ["pager.current = 3", "pager.currentId = 'n3'"])
def test_a_pager_goes_where_current_is_set_to(open_stage, script):
    stage = open_stage("list")
    stage.events()
    assert stage.pager.evaluate(f"pager => {{ {script}; return [pager.current, pager.phase] }}") == [
        3,
        "idle",
    ]
    stage.frames(2)
    assert seen(stage) == [(3, 0)]
    assert "settle" in [name for name, _ in stage.events()]


@pytest.mark.parametrize(
    "script",
    ["pager.currentId = 1", "pager.scrollToItem({ id: 1 }, { animated: false })", "pager.current = 2"],
)
def test_an_item_is_reached_by_an_id_that_is_a_number(open_stage, script):
    stage = open_stage("list")
    stage.pager.evaluate("pager => { pager.items = [10, 20, 1, 0].map((id) => ({ id, number: id })) }")
    stage.frames(2)
    stage.pager.evaluate(f"pager => {{ {script} }}")
    assert [stage.get("currentId"), stage.get("current")] == [1, 2]
    stage.pager.evaluate("pager => { pager.currentId = pager.currentId }")
    assert stage.get("currentId") == 1


def test_the_present_current_can_be_set_in_motion_and_changes_nothing(open_stage):
    """An app that keeps the index in its own state sets it at each change."""
    stage = open_stage("list")
    stage.pager.evaluate(
        "pager => pager.addEventListener('rondo-change', ({ detail }) => { pager.current = detail.to })"
    )
    with stage.recording() as frames:
        stage.call("next")
        stage.rest()
        stage.frames(2)
    frames.assert_covered()
    frames.assert_steady(speed=1.5 * 400 / 0.3)
    assert stage.get("current") == 1


@pytest.mark.parametrize("event", ["change", "settle"])
def test_a_current_that_an_app_writes_back_keeps_the_place_of_free_scrolling(open_stage, event):
    stage = open_stage("list")
    stage.set("snap", "none")
    stage.pager.evaluate(
        f"pager => pager.addEventListener('rondo-{event}', ({{ detail }}) => {{ pager.current = detail.to }})"
    )
    x, y = stage.point(along=0.9)
    finger = stage.finger()
    finger.down(x, y)
    finger.move(dx=-50, steps=5)
    finger.up_after_a_rest()
    stage.rest()
    stage.frames(2)
    assert stage.get("current") == 1
    assert stage.get("offset") < -100
    stage.pager.evaluate("pager => pager.scrollToItem(pager.current, { animated: false })")
    assert stage.get("offset") == 0


def test_an_inserted_item_changes_the_index_of_the_current_one_without_a_switch(open_stage):
    stage = open_stage("list")
    stage.pager.evaluate(
        "pager => { pager.addFrameListener(() => { window.shown = pager.current }, { every: false }) }"
    )
    stage.events()
    stage.pager.evaluate("pager => pager.insertItems([{ id: 'x', number: 9 }], { before: pager.currentId })")
    stage.frames(2)
    assert [stage.get("current"), stage.page.evaluate("shown")] == [1, 1]
    assert not {"begin", "change", "settle", "cancel"} & {name for name, _ in stage.events()}


def test_a_child_that_was_just_added_can_be_current(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(
        """pager => {
            const section = document.createElement('section');
            section.dataset.item = 3;
            pager.append(section);
            pager.current = 3;
        }"""
    )
    stage.frames(2)
    assert seen(stage) == [(3, 0)]


def test_a_pager_starts_at_current_set_before_the_element_was_defined(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/pages.html")
    stage = Stage(page, "rondo-pages")
    page.evaluate(
        """() => {
            document.body.insertAdjacentHTML(
                'beforeend', '<rondo-pager><p>One</p><p>Two</p><p>Three</p></rondo-pager>');
            window.late = document.querySelector('rondo-pager');
            late.current = 2;
        }"""
    )
    page.add_script_tag(url=f"{origin}/Web/js/rondo-children.js", type="module")
    stage.clock.until("() => late.frames > 0")
    assert page.evaluate("[late.current, Object.hasOwn(late, 'current')]") == [2, False]


@pytest.mark.parametrize(
    "value, mistake",
    [
        ("5", ["RangeError", "item must be from 0 to below 5, not 5"]),
        ("-1", ["RangeError", "item must be from 0 to below 5, not -1"]),
        ("'x'", ["RangeError", 'there is no item with the id "x"']),
        ("null", ["TypeError", "item must be the id or the index of an item, not null"]),
    ],
)
def test_current_accepts_only_existing_items(open_stage, value, mistake):
    stage = open_stage("list")
    assert stage.caught(f"pager.current = {value}") == mistake
    assert seen(stage) == [(0, 0)]
