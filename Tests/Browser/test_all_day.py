"""Shelves that change all day do not collect data that is no longer needed."""

from test_leaks import Heap

# Ids of 32 characters: a table of them takes more than 100 bytes for each.
TURN = """async (shelves, [turns, count]) => {
    window.turn ??= 0;
    const shelvesOf = (turn) => Array.from({ length: count }, (_, index) => {
        const id = `shelf-${String(turn).padStart(10, '0')}-${String(index).padStart(15, '0')}`;
        return { id, title: id, itemIDs: Array.from({ length: 10 }, (_, item) => `${id}-${item}`) };
    });
    for (let step = 0; step < turns; step += 1) {
        window.turn += 1;
        shelves.replaceShelves(shelvesOf(window.turn));
        // A separate task, like events in the course of a day.
        await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
        });
    }
    window.asked.length = window.fills.length = window.itemNews.length = 0;
}"""

SHELVES_A_TURN = 100


def turn(shelves, turns):
    shelves.element.evaluate(TURN, [turns, SHELVES_A_TURN])
    shelves.filled()


def test_removed_shelves_and_items_are_forgotten(open_shelves):
    shelves = open_shelves(shelves=10)
    heap = Heap(shelves.page)
    turn(shelves, 30)
    before = heap.size()
    turn(shelves, 60)
    gone = 60 * SHELVES_A_TURN * 11
    assert (heap.size() - before) / gone < 10, "bytes for each removed id"


def test_a_shelf_that_returns_after_a_long_time_is_where_it_was(open_shelves):
    shelves = open_shelves(shelves=10)
    shelves.call("scrollToShelf", "s0", {"item": 7, "animated": False})
    shelves.frames(2)
    there = shelves.starts("Shelf 0")
    turn(shelves, 50)
    shelves.run("shelves.replaceShelves([shelf(0), shelf(1)])")
    shelves.frames(2)
    assert shelves.starts("Shelf 0") == there


def test_items_that_return_show_their_known_data(open_shelves):
    shelves = open_shelves(shelves=10)
    shelves.filled()
    turn(shelves, 15)
    shelves.page.evaluate("asked.length = 0")
    shelves.run("shelves.replaceShelves([shelf(0), shelf(1)])")
    shelves.filled()
    assert shelves.page.evaluate("asked.flat().filter((id) => id.startsWith('s0-')).sort()") == []
    shelves.run("shelves.updateItems([{ id: 's0-0', title: 'Anew' }])")
    shelves.frames(2)
    assert shelves.run("return shelves.elementsFor('s0-0')[0].textContent") == "Anew"


def test_a_source_of_ids_that_returns_has_its_items_again(open_shelves):
    shelves = open_shelves(shelves=1)
    shelves.run(
        """window.source = { length: 1000, at: (index) => `n${index}` };
        window.long = () => shelves.replaceShelves([{ id: 'long', title: 'Long', itemIDs: source }]);
        long();"""
    )
    shelves.filled()
    there = shelves.starts("Long")
    turn(shelves, 15)
    shelves.run("long()")
    shelves.filled()
    assert shelves.starts("Long") == there
