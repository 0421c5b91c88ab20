"""Listeners change the element while it reports what happened."""

import pytest

# The ids of the items that have appeared and not disappeared, by the events alone.
WATCH = """pager => {
    window.shownByEvents = [pager.currentId];
    pager.addEventListener('rondo-willappear', ({ detail: { id } }) => shownByEvents.push(id));
    pager.addEventListener('rondo-diddisappear', ({ detail: { id } }) => {
        const at = shownByEvents.indexOf(id);
        if (at < 0) throw new Error(`${id} disappears again`);
        shownByEvents.splice(at, 1);
    });
}"""


def numbers(stage):
    return [tile.item for tile in stage.tiles()]


def test_each_event_comes_once(open_stage):
    stage = open_stage("list")
    stage.pager.evaluate(WATCH)
    stage.events()
    stage.pager.evaluate(
        """pager => {
            const move = () => pager.moveItem('n3', { before: 'n0' });
            pager.addEventListener('rondo-change', move, { once: true });
            pager.scrollToItem('n3', { animated: false });
        }"""
    )
    stage.frames(2)
    assert [name for name, _ in stage.events()] == [
        *("change", "settle", "diddisappear", "willappear"),
    ]
    assert stage.page.evaluate("shownByEvents") == ["n3"]
    assert numbers(stage) == [3]


MAKE = """(pager, count) => {
    window.itemsOf = (letter) => ({
        count,
        id: (index) => `${letter}${index}`,
        render: (element, index) => {
            element.dataset.item = index;
            element.textContent = `${letter}${index}`;
        },
    });
    pager.items = itemsOf('a');
}"""


def texts(stage):
    return stage.pager.evaluate(
        """pager => [...pager.children]
            .map((child) => ({ child, box: child.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.left < 400 && box.right > 0)
            .map(({ child }) => child.textContent)"""
    )


@pytest.mark.parametrize("event", ["change", "settle", "diddisappear"])
def test_items_that_a_listener_sets_while_others_are_replaced_stay(open_stage, event):
    stage = open_stage()
    stage.pager.evaluate(MAKE, 5)
    stage.frames(2)
    stage.pager.evaluate(WATCH)
    stage.pager.evaluate(
        """(pager, event) => {
            const set = () => { pager.items = itemsOf('c'); };
            pager.addEventListener(`rondo-${event}`, set, { once: true });
            pager.next();
            pager.items = itemsOf('b');
        }""",
        event,
    )
    stage.rest()
    stage.frames(2)
    assert [text[0] for text in texts(stage)] == ["c"]
    assert stage.get("currentId")[0] == "c"


def expect_away_and_put_back(stage):
    """The element `kept` of the page shows nothing while it is away."""
    stage.clock.presented()
    assert stage.page.evaluate("[kept.isConnected, kept.tilesAlive, kept.children.length]") == [
        *(False, 0, 0),
    ]
    stage.page.evaluate("document.body.append(kept)")
    stage.until("pager.tilesAlive > 0")
    stage.frames(2)


def test_a_listener_can_take_the_element_off_the_page(open_stage):
    stage = open_stage("list")
    stage.pager.evaluate(
        """pager => {
            window.kept = pager;
            pager.addEventListener('rondo-change', () => pager.remove(), { once: true });
            pager.removeItems(['n0']);
        }"""
    )
    expect_away_and_put_back(stage)
    assert numbers(stage) == [1]


def test_a_listener_can_take_the_element_off_the_page_while_its_items_are_replaced(open_stage):
    stage = open_stage()
    stage.pager.evaluate(MAKE, 5)
    stage.frames(2)
    stage.pager.evaluate(
        """pager => {
            window.kept = pager;
            pager.addEventListener('rondo-diddisappear', () => pager.remove(), { once: true });
            pager.items = itemsOf('b');
        }"""
    )
    expect_away_and_put_back(stage)
    assert texts(stage) == ["b0"]


def test_items_that_a_listener_sets_when_loading_ends_stay(open_stage):
    stage = open_stage("list", pages="")
    stage.pager.evaluate(
        """pager => {
            const set = ({ detail: { state } }) => {
                if (state === 'idle') pager.items = numbered(7, 8);
            };
            pager.addEventListener('rondo-loading', set, { once: true });
            // A new engine cancels the request.
            pager.axis = 'vertical';
        }"""
    )
    stage.frames(3)
    assert (stage.get("axis"), stage.get("count")) == ("vertical", 2)
    assert numbers(stage) == [7]


def test_a_listener_can_take_the_element_off_the_page_during_a_resize(open_stage):
    stage = open_stage(count=9, length="200px", overscan=3)
    stage.call("next")
    stage.frames(3)
    stage.pager.evaluate(
        """pager => {
            window.kept = pager;
            for (const name of ['willappear', 'change', 'settle']) {
                pager.addEventListener(`rondo-${name}`, () => pager.remove(), { once: true });
            }
            // Without a viewport the motion ends.
            pager.style.width = '0';
        }"""
    )
    stage.clock.presented()
    assert stage.page.evaluate("[kept.isConnected, kept.tilesAlive]") == [False, 0]


def test_loading_is_reported_before_the_function_is_called(open_stage):
    stage = open_stage("list", pages="")
    stage.pager.evaluate(
        """pager => {
            window.order = [];
            const note = ({ detail: { state } }) => order.push(`${state} ${pager.loading}`);
            pager.addEventListener('rondo-loading', note);
            pager.loadMore = () => {
                order.push('called');
                throw new Error('no page');
            };
        }"""
    )
    stage.until("order.length > 2")
    assert stage.page.evaluate("order.slice(-3)") == ["loading loading", "called", "failed failed"]


def test_a_listener_can_put_the_element_back_while_it_leaves(open_stage):
    stage = open_stage("list", pages="")
    stage.pager.evaluate(
        """pager => {
            answer([0, 1, 2], 'more');
            window.place = pager.parentElement;
        }"""
    )
    stage.until("pager.count === 3")
    stage.until("pager.loading === 'loading'")
    stage.pager.evaluate(
        """pager => {
            const back = () => place.append(pager);
            pager.addEventListener('rondo-loading', back, { once: true });
            pager.remove();
        }"""
    )
    stage.until("pager.tilesAlive > 0")
    stage.frames(2)
    assert numbers(stage) == [0]


STATES = "['moving', 'native', 'undraggable'].filter((state) => pager.matches(`:state(${state})`))"


@pytest.mark.parametrize("how", ["pager.remove()", "pager.addEventListener('rondo-change', () => pager.remove())"])
def test_a_pager_that_is_removed_in_motion_no_longer_matches_moving(open_stage, how):
    stage = open_stage()
    assert stage.in_motion(f"window.pager = pager; return {STATES}") == ["moving"]
    stage.page.evaluate(f"() => {{ {how} }}")
    stage.clock.until("() => !pager.isConnected")
    stage.frames(2)
    assert stage.page.evaluate(STATES) == []
    stage.page.evaluate("document.body.prepend(pager)")
    stage.frames(2)
    assert (stage.get("phase"), stage.page.evaluate(STATES)) == ("idle", [])
