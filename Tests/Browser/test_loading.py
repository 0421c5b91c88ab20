"""Pages of a feed load during scrolling, whatever the network does."""

import pytest


def waiting(stage):
    """The cursors of the requests without an answer."""
    return stage.page.evaluate("requests.map(({ cursor }) => cursor)")


def answer(stage, numbers, following):
    stage.page.evaluate("([numbers, next]) => answer(numbers, next)", [numbers, following])
    stage.frames(2)


def loading(stage):
    return stage.page.evaluate("loading.splice(0)")


def items(stage):
    return [tile.item for tile in stage.tiles()]


def go_to(stage, item):
    stage.call("scrollToItem", item, {"animated": False})
    stage.frames(2)


def test_a_feed_loads_its_first_page_and_the_next_near_the_end(open_stage):
    stage = open_stage("list", pages="")
    assert waiting(stage) == [None]
    assert stage.get("loading") == "loading"
    answer(stage, [0, 1, 2, 3, 4], "p2")
    assert items(stage) == [0]
    assert stage.get("loading") == "idle"
    go_to(stage, "n1")
    assert waiting(stage) == []
    go_to(stage, "n2")
    assert waiting(stage) == ["p2"]
    answer(stage, [5, 6], None)
    assert stage.get("count") == 7
    assert stage.get("loading") == "ended"
    go_to(stage, "n6")
    assert waiting(stage) == []
    assert loading(stage) == [
        ["loading", 0, 0, None],
        ["idle", 5, 0, None],
        ["loading", 0, 0, None],
        ["ended", 2, 0, None],
    ]


def test_known_items_are_dropped_and_counted(open_stage):
    stage = open_stage("list", pages="", prefetch=9)
    answer(stage, [0, 1, 2], "p2")
    loading(stage)
    answer(stage, [2, 3, 1, 3], None)
    assert loading(stage)[0] == ["ended", 1, 3, None]
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [0, 1, 2, 3]


def test_another_prefetch_applies_now_and_other_options_repeat_no_request(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2, 3, 4], "p2")
    assert waiting(stage) == []
    stage.set("prefetch", 9)
    assert waiting(stage) == ["p2"]
    loading(stage)
    stage.set("overscan", 2)
    stage.frames(2)
    assert waiting(stage) == ["p2"] and loading(stage) == []


def test_too_few_wanted_items_cause_another_request(open_stage):
    stage = open_stage("list", pages="")
    stage.pager.evaluate("pager => { pager.filter = ({ number }) => number % 5 === 0 }")
    answer(stage, [0, 1, 2, 3, 4], "p2")
    assert items(stage) == [0]
    assert waiting(stage) == ["p2"]
    answer(stage, [7, 8], "p3")
    assert waiting(stage) == ["p3"]
    answer(stage, [5, 6, 10, 15], "p4")
    assert waiting(stage) == []
    stage.pager.evaluate("pager => { pager.filter = ({ number }) => number === 10 }")
    stage.frames(2)
    assert items(stage) == [10]
    assert waiting(stage) == ["p4"]


def test_an_answer_after_wrapping_moves_nothing(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2], "p2")
    for _ in range(4):
        stage.call("next")
        stage.rest()
    before = stage.tiles()
    assert [tile.item for tile in before] == [1]
    answer(stage, [3, 4], None)
    assert stage.tiles() == before
    seen = []
    for _ in range(5):
        seen += items(stage)
        stage.call("next")
        stage.rest()
    assert seen == [1, 2, 3, 4, 0]


def test_a_failure_is_reported_and_a_retry_requests_at_once(open_stage):
    stage = open_stage("list", pages="")
    stage.page.evaluate("requests.shift().reject(new Error('no network'))")
    stage.page.wait_for_function("document.querySelector('rondo-pager').loading === 'failed'")
    assert loading(stage)[-1] == ["failed", 0, 0, "Error: no network"]
    assert stage.pager.evaluate("pager => pager.retry()") is True
    assert waiting(stage) == [None]
    assert stage.get("loading") == "loading"
    assert stage.pager.evaluate("pager => pager.retry()") is False
    answer(stage, [0, 1, 2], None)
    assert items(stage) == [0]


def test_a_failed_request_is_repeated(open_stage):
    stage = open_stage("list", pages="")
    stage.page.evaluate("requests.shift().reject(new Error('no network'))")
    stage.clock.until("() => requests.length === 1")
    answer(stage, [4], None)
    assert items(stage) == [4]


def test_an_invalid_answer_is_a_failure(open_stage):
    stage = open_stage("list", pages="")
    stage.page.evaluate("requests.shift().resolve({ rooms: [] })")
    stage.page.wait_for_function("document.querySelector('rondo-pager').loading === 'failed'")
    assert "loadMore must give { items" in loading(stage)[-1][3]


def test_another_list_aborts_the_request_and_starts_again(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2], "p2")
    go_to(stage, "n2")
    stage.page.evaluate("window.late = requests[0]")
    assert waiting(stage) == ["p2"]
    stage.pager.evaluate("pager => pager.replaceItems(numbered(7))")
    assert stage.page.evaluate("late.signal.aborted")
    stage.page.evaluate("requests.shift()")
    stage.frames(2)
    assert waiting(stage) == [None]
    # The old answer comes all the same, and nothing waits for it.
    stage.page.evaluate("late.resolve({ items: numbered(3, 4), next: null })")
    stage.frames(2)
    assert stage.get("count") == 1
    answer(stage, [7, 8], None)
    assert stage.get("count") == 2


def test_the_same_list_again_changes_nothing(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2], "p2")
    go_to(stage, "n2")
    stage.pager.evaluate("pager => pager.replaceItems(numbered(0, 1, 2))")
    stage.frames(2)
    assert waiting(stage) == ["p2"]
    assert not stage.page.evaluate("requests[0].signal.aborted")


def test_a_feed_off_the_page_loads_nothing_and_continues_when_back(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2], "p2")
    go_to(stage, "n2")
    stage.page.evaluate("() => { window.pager = document.querySelector('rondo-pager'); pager.remove(); }")
    assert stage.page.evaluate("requests.shift().signal.aborted")
    stage.page.evaluate("document.body.append(pager)")
    stage.frames(2)
    assert waiting(stage) == ["p2"]
    answer(stage, [3], None)
    assert stage.get("currentId") == "n2"
    assert stage.get("count") == 4


def test_without_a_load_function_there_are_no_more_pages(open_stage):
    stage = open_stage("list", pages="")
    stage.pager.evaluate("pager => { pager.loadMore = null }")
    assert stage.page.evaluate("requests.shift().signal.aborted")
    stage.frames(2)
    assert waiting(stage) == []
    assert stage.get("loading") == "idle"
    stage.pager.evaluate("pager => { pager.loadMore = loadMore }")
    assert waiting(stage) == [None]


def test_other_options_keep_the_place_in_the_feed(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1, 2], "p2")
    go_to(stage, "n2")
    assert waiting(stage) == ["p2"]
    stage.set("axis", "vertical")
    stage.page.evaluate("requests.shift()")
    stage.frames(2)
    assert waiting(stage) == ["p2"]
    assert items(stage) == [2]


# Refreshes


def refresh(stage):
    stage.pager.evaluate("pager => { pager.refresh().then((hasCome) => { window.hasCome = hasCome }) }")
    stage.frames(1)


def came(stage):
    stage.frames(1)
    return stage.page.evaluate("window.hasCome")


def test_a_refresh_keeps_the_items_until_the_first_page_has_come(open_stage):
    stage = open_stage("list", pages="", prefetch=0)
    answer(stage, [0, 1, 2], "p2")
    go_to(stage, "n2")
    answer(stage, [3, 4], "p3")
    go_to(stage, "n1")
    loading(stage)
    refresh(stage)
    assert waiting(stage) == [None]
    assert items(stage) == [1] and stage.get("count") == 5
    answer(stage, [9, 0, 1], "q2")
    assert came(stage) is True
    # What is on the screen stays there, and pages go on from the new cursor.
    assert items(stage) == [1] and stage.get("count") == 3
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [9, 0, 1]
    assert waiting(stage) == ["q2"]
    assert loading(stage) == [["loading", 0, 0, None], ["idle", 3, 0, None], ["loading", 0, 0, None]]
    answer(stage, [2], None)
    assert stage.get("count") == 4 and stage.get("loading") == "ended"


def test_known_items_of_a_refresh_are_dropped_and_counted(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1], None)
    loading(stage)
    refresh(stage)
    answer(stage, [7, 8, 7], None)
    assert came(stage) is True
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [7, 8]
    assert loading(stage) == [["loading", 0, 0, None], ["ended", 2, 1, None]]


def test_a_feed_that_has_ended_can_be_refreshed(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1], None)
    assert stage.get("loading") == "ended"
    refresh(stage)
    assert stage.get("loading") == "loading"
    answer(stage, [2, 0, 1], None)
    assert came(stage) is True
    assert [stage.get("loading"), stage.get("count"), items(stage)] == ["ended", 3, [0]]


def test_a_failed_refresh_changes_nothing(open_stage):
    stage = open_stage("list", pages="", prefetch=0)
    answer(stage, [0, 1, 2], "p2")
    loading(stage)
    refresh(stage)
    stage.page.evaluate("requests.shift().reject(new Error('no network'))")
    assert came(stage) is False
    assert stage.get("count") == 3 and waiting(stage) == []
    assert loading(stage) == [
        ["loading", 0, 0, None],
        ["failed", 0, 0, "Error: no network"],
        ["idle", 0, 0, None],
    ]
    go_to(stage, "n2")
    assert waiting(stage) == ["p2"]
    answer(stage, [3], None)
    refresh(stage)
    stage.page.evaluate("requests.shift().resolve({ rooms: [] })")
    assert came(stage) is False
    assert [stage.get("count"), stage.get("loading"), waiting(stage)] == [4, "ended", []]


def test_another_list_or_another_refresh_ends_a_refresh(open_stage):
    stage = open_stage("list", pages="", prefetch=0)
    answer(stage, [0, 1, 2], "p2")
    refresh(stage)
    stage.pager.evaluate("pager => pager.replaceItems(numbered(5, 6, 7))")
    assert came(stage) is False
    assert stage.page.evaluate("requests.map(({ signal }) => signal.aborted)") == [True]
    answer(stage, [8], None)
    assert [stage.get("count"), items(stage)] == [3, [5]]
    refresh(stage)
    refresh(stage)
    assert stage.page.evaluate("requests.map(({ signal }) => signal.aborted)") == [True, False]
    answer(stage, [1], None)
    answer(stage, [2], None)
    assert came(stage) is True
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [2]


def test_a_pager_without_a_feed_has_nothing_to_refresh(open_stage):
    stage = open_stage("list")
    refresh(stage)
    assert came(stage) is False


def test_a_listener_can_go_on_with_another_source_at_the_end(open_stage):
    stage = open_stage("list", pages="", prefetch=9)
    stage.pager.evaluate(
        """pager => {
            window.second = (...request) => loadMore(...request);
            pager.addEventListener('rondo-loading', ({ detail: { state } }) => {
                if (state === 'ended' && pager.loadMore !== second) pager.loadMore = second;
            });
        }"""
    )
    answer(stage, [0, 1], None)
    assert waiting(stage) == [None]
    answer(stage, [2, 3], "p2")
    assert waiting(stage) == ["p2"]
    answer(stage, [4], None)
    assert stage.get("loading") == "ended"
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [0, 1, 2, 3, 4]


def test_a_listener_for_refreshed_items_can_set_another_source(open_stage):
    stage = open_stage("list", pages="", prefetch=9)
    answer(stage, [0, 1], None)
    stage.pager.evaluate(
        """pager => {
            window.second = (...request) => loadMore(...request);
            pager.addEventListener('rondo-change', () => { pager.loadMore = second }, { once: true });
            pager.refresh();
        }"""
    )
    answer(stage, [5, 6], "p2")
    assert waiting(stage) == [None]
    answer(stage, [7], None)
    assert stage.get("loading") == "ended"


@pytest.mark.parametrize(
    "change, cursor",
    [("pager.reload()", "q2"), ("pager.axis = 'vertical'", "q2"), ("pager.replaceItems(numbered(7))", None)],
)
@pytest.mark.parametrize("event", ["change", "willappear"])
def test_after_a_change_by_a_listener_for_refreshed_items_the_right_page_comes_next(
    open_stage, event, change, cursor
):
    stage = open_stage("list", pages="", prefetch=9)
    answer(stage, [0, 1], "p2")
    answer(stage, [2], "p3")
    stage.page.evaluate("window.requests.splice(0)")
    stage.pager.evaluate(
        f"""pager => {{
            pager.addEventListener('rondo-{event}', () => {{ {change} }}, {{ once: true }});
            pager.refresh().then((hasCome) => {{ window.hasCome = hasCome }});
        }}"""
    )
    answer(stage, [5, 6], "q2")
    assert came(stage) is True
    assert waiting(stage) == [cursor]


@pytest.mark.parametrize("change", ["pager.reload()", "pager.refresh()", "pager.axis = 'vertical'"])
def test_a_listener_that_ends_a_refresh_at_its_start_leaves_one_request(open_stage, change):
    stage = open_stage("list", pages="", prefetch=9)
    answer(stage, [0, 1], "p2")
    stage.pager.evaluate(
        f"""pager => {{
            pager.addEventListener('rondo-loading', () => {{ {change} }}, {{ once: true }});
            pager.refresh().then((hasCome) => {{ window.hasCome = hasCome }});
        }}"""
    )
    assert came(stage) is False
    cursors = stage.page.evaluate("requests.filter(({ signal }) => !signal.aborted).map(({ cursor }) => cursor)")
    assert cursors == [None if "refresh" in change else "p2"]
    assert stage.get("loading") == "loading"


def test_other_slides_end_a_feed_without_a_request(open_stage):
    stage = open_stage("list", pages="", prefetch=9)
    answer(stage, [0, 1], "p2")
    answer(stage, [2], "p3")
    loading(stage)
    assert waiting(stage) == ["p3"]
    stage.page.evaluate("window.requests.splice(0)")
    stage.set("items", None)
    stage.frames(2)
    assert waiting(stage) == []
    assert [state for state, *_ in loading(stage)] == ["idle"]


def test_without_a_source_there_is_nothing_to_refresh(open_stage):
    stage = open_stage("list", pages="")
    answer(stage, [0, 1], None)
    stage.set("loadMore", None)
    loading(stage)
    assert stage.pager.evaluate("pager => pager.refresh()") is False
    assert loading(stage) == []
