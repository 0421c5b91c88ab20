"""Cases of lists that load from public reports: Documentation/Cases.md."""

import pytest

from test_loading import answer, items, loading, waiting


@pytest.mark.parametrize("order", [[4, 1, 3, 0, 2], [0, 4, 3, 2, 1]])
def test_of_quick_refreshes_the_last_one_is_shown(open_stage, order):
    """infinite_scroll_pagination#172, infinite_scroll_pagination#382"""
    stage = open_stage("list", pages="")
    answer(stage, [90], None)
    stage.page.evaluate(
        """() => {
            const pager = document.querySelector('rondo-pager');
            for (let count = 0; count < 5; count += 1) {
                pager.items = numbered(80 + count);
                pager.loadMore = loadMore;
            }
        }"""
    )
    assert len(waiting(stage)) >= 5
    stage.page.evaluate(
        """(order) => {
            const last = requests.splice(-5);
            for (const index of order) {
                last[index].resolve({ items: numbered(10 * index, 10 * index + 1), next: null });
            }
        }""",
        order,
    )
    stage.frames(2)
    assert stage.pager.evaluate("pager => pager.items.map(({ number }) => number)") == [84, 40, 41]
    assert items(stage) == [84]
    assert stage.get("loading") == "ended"
    assert [state for state, *_ in loading(stage)][-2:] == ["loading", "ended"]


def test_items_before_the_first_are_requested_once(open_stage):
    """virtua#357"""
    stage = open_stage(
        "list", count=100, axis="vertical", length=50, pinned="both", snap="none", initial="n50"
    )
    stage.pager.evaluate(
        """pager => {
            window.loads = 0;
            const load = () => {
                if (pager.current !== 0) return;
                loads += 1;
                const older = numbered(...Array(50).keys().map((number) => 1000 * loads + number));
                pager.insertItems(older, { before: pager.itemAt(0).id });
            };
            pager.addEventListener('rondo-change', load);
            pager.addEventListener('rondo-settle', load);
        }"""
    )
    stage.call("scrollToItem", "n0", {"animated": False})
    stage.frames(20)
    assert stage.page.evaluate("loads") == 1
    assert (stage.get("current"), stage.get("currentId"), stage.get("count")) == (50, "n0", 150)
    assert [(tile.item, tile.start) for tile in stage.tiles()][:2] == [(0, 0), (1, 50)]
    stage.finger().flick(*stage.point(across=0.3), dy=30)
    stage.rest()
    assert 1000 < stage.tiles()[0].item < 1050
    assert stage.page.evaluate("loads") == 1
