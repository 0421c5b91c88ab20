"""A recording of a page replays to what was visible there."""

import json

import pytest

START = """async (element) => {
    const { record } = await import('/Web/js/rondo-recording.js');
    window.recorded = record(element);
}"""

WATCH = """(element) => {
    const frame = () => [element.phase, element.currentId ?? element.current, element.offset];
    window.frames = [frame()];
    element.onframe = () => frames.push(frame());
    stage.takeEvents(element);
}"""

REPLAY = """async (text) => {
    const { loadReplayer } = await import('/Web/js/trace.js');
    const replayer = await loadReplayer('/Web/build/rondo-trace.wasm');
    return replayer.replay(text).map((line) => JSON.parse(line));
}"""


def start(stage):
    stage.pager.evaluate(START)
    stage.frames(2)
    stage.pager.evaluate(WATCH)


def stop(stage):
    """The trace, and the frames and events during its recording."""
    text = stage.page.evaluate("recorded.stop()")
    return text, stage.page.evaluate("frames"), stage.events()


def replay(page, text):
    lines = page.evaluate(REPLAY, text)
    assert not [line for line in lines if "refused" in line]
    return lines


def without_repeats(frames):
    kept = []
    for frame in frames:
        if not kept or frame != kept[-1]:
            kept.append(frame)
    return kept


def shown(lines):
    """The frames of a replay in the form in which the page reports them."""
    frames = [line["frame"] for line in lines if "frame" in line]
    return [[frame["phase"], frame["current"], frame["offset"]] for frame in frames]


def assert_same_frames(seen, lines):
    played = without_repeats(shown(lines))
    seen = without_repeats(seen)
    assert [frame[:2] for frame in played] == [[phase, str(item)] for phase, item, _ in seen]
    assert [frame[2] for frame in played] == pytest.approx([frame[2] for frame in seen], abs=1e-6)


def gesture(stage, dx=-60, dy=0):
    stage.finger().flick(*stage.point(0.5, 0.5), dx=dx, dy=dy)
    stage.rest()


def step(stage):
    stage.call("next")
    stage.frames(5)
    stage.call("previous")
    stage.rest()


def wheel(stage):
    stage.page.mouse.move(*stage.point())
    stage.page.mouse.wheel(90, 0)
    stage.frames(2)
    stage.rest()


def far_scroll(stage):
    stage.call("scrollToItem", 3, {"way": "backward"})
    stage.rest()


def changes(stage):
    finger = stage.finger()
    finger.down(*stage.point(0.8))
    finger.move(dx=-15, steps=6)
    stage.pager.evaluate("pager => pager.insertItems(numbered(7, 8), { before: 'n0' })")
    stage.frames(2)
    finger.move(dx=-15, steps=4)
    stage.pager.evaluate("pager => pager.removeItems(['n0'])")
    finger.up()
    stage.rest()


def resize(stage):
    stage.call("next")
    stage.frames(4)
    stage.pager.evaluate("pager => { pager.style.width = '260px' }")
    stage.frames(3)
    stage.rest()


OPTIONS = [
    ({}, {}),
    ({"axis": "vertical"}, {"dx": 0, "dy": -60}),
    ({"direction": "rtl"}, {"dx": 60}),
    ({"spacing": 12, "length": 120, "alignment": "center", "snap": "item"}, {}),
    ({"pinned": "both", "snap": "none", "length": 150}, {}),
]


@pytest.mark.parametrize("options, way", OPTIONS, ids=str)
def test_a_recorded_flick_replays_to_the_same_frames_and_events(open_stage, options, way):
    stage = open_stage("list", initial="n2", **options)
    start(stage)
    gesture(stage, **way)
    text, seen, events = stop(stage)
    lines = replay(stage.page, text)
    assert_same_frames(seen, lines)
    reported = [line["event"].lower() for line in lines if "event" in line]
    assert {"begin", "settle"} <= set(reported)
    # The trace also contains inputs from before the recording.
    assert reported[-len(events) :] == [name for name, _ in events]


@pytest.mark.parametrize("act", [step, wheel, far_scroll, changes, resize])
def test_other_inputs_replay_to_the_same_frames(open_stage, act):
    stage = open_stage("list", count=6)
    start(stage)
    act(stage)
    text, seen, _ = stop(stage)
    assert len(without_repeats(seen)) > 3
    assert_same_frames(seen, replay(stage.page, text))


EDITS = [
    (
        "pager.insertItems(numbered(7, 8), { before: 'n2' })",
        "insert",
        {"items": ["n7", "n8"], "before": "n2"},
    ),
    ("pager.insertItems(numbered(7))", "insert", {"items": ["n7"], "before": None}),
    ("pager.removeItems(['n2', 'n1'])", "remove", {"ids": ["n1", "n2"]}),
    ("pager.moveItem('n1', { before: 'n4' })", "move", {"id": "n1", "before": "n4"}),
    ("pager.moveItem('n4', { before: 'n1' })", "move", {"id": "n4", "before": "n1"}),
    ("pager.moveItem('n1')", "move", {"id": "n1", "before": None}),
    ("pager.itemLength = () => 120", "measure", {"extents": {f"n{n}": 120 for n in range(5)}}),
    ("pager.filter = ({ number }) => number !== 3", "remove", {"ids": ["n3"]}),
    ("pager.removeItems(['n0', 'n2'])", "remove", {"ids": ["n0", "n2"]}),
    ("pager.replaceItems(numbered(0, 1))", "replace", {"items": ["n0", "n1"]}),
]


@pytest.mark.parametrize("script, action, members", EDITS, ids=[script for script, _, _ in EDITS])
def test_a_change_of_the_list_is_recorded_as_an_edit(open_stage, script, action, members):
    stage = open_stage("list")
    start(stage)
    stage.pager.evaluate(f"pager => {{ {script} }}")
    stage.frames(2)
    text, seen, _ = stop(stage)
    written = [json.loads(line) for line in text.splitlines()[1:]]
    (edit,) = [line for line in written if line["do"] not in ("tick", "resize")]
    assert {**edit, "t": 0} == {"t": 0, "do": action, **members}
    assert_same_frames(seen, replay(stage.page, text))


def test_an_update_without_effect_on_the_engine_is_not_recorded(open_stage):
    stage = open_stage("list")
    start(stage)
    stage.pager.evaluate("pager => pager.updateItems([{ id: 'n2', number: 2, title: 'Other' }])")
    stage.frames(2)
    text, _, _ = stop(stage)
    assert {json.loads(line)["do"] for line in text.splitlines()[1:]} <= {"tick", "resize"}


def test_items_added_during_auto_advance_replay_without_another_rest(open_ticker):
    ticker = open_ticker(**{"from": "list"})
    start(ticker)
    ticker.run(2000)
    ticker.page.evaluate(
        """() => {
            const list = document.querySelector('rondo-ticker');
            list.insertItems(numbered(7));
        }"""
    )
    ticker.run(9000)
    text, seen, _ = stop(ticker)
    assert '"do":"insert"' in text
    assert_same_frames(seen, replay(ticker.page, text))


def test_slides_in_another_order_during_auto_advance_replay_without_another_rest(open_ticker):
    ticker = open_ticker()
    start(ticker)
    ticker.run(2000)
    ticker.page.evaluate(
        """() => {
            const list = document.querySelector('rondo-ticker');
            list.append(...[...list.children].reverse());
        }"""
    )
    ticker.run(9000)
    text, seen, _ = stop(ticker)
    assert '"do":"change"' in text
    # Children without ids have the numbers of their places, which change.
    played = without_repeats([offset for _, _, offset in shown(replay(ticker.page, text))])
    assert played == pytest.approx(without_repeats([offset for _, _, offset in seen]), abs=1e-6)


def test_children_and_lazy_slides_are_recorded_too(open_stage):
    stage = open_stage()
    start(stage)
    gesture(stage)
    text, seen, _ = stop(stage)
    lines = replay(stage.page, text)
    # Children without ids have numbers of their own.
    offsets = [offset for _, _, offset in without_repeats(shown(lines))]
    assert offsets == pytest.approx([offset for _, _, offset in without_repeats(seen)], abs=1e-6)


def test_auto_advance_and_its_pauses_replay_to_the_same_frames(open_ticker):
    ticker = open_ticker(**{"from": "list"})
    start(ticker)
    ticker.run(9000)
    ticker.page.mouse.move(*ticker.point())
    ticker.run(9000)
    ticker.call("next")
    ticker.run(1000)
    ticker.page.mouse.move(5, 500)
    ticker.run(9000)
    text, seen, _ = stop(ticker)
    assert ticker.steps >= 4
    assert_same_frames(seen, replay(ticker.page, text))


def test_the_start_of_a_recording_moves_nothing_at_rest(open_stage):
    stage = open_stage("list", count=40, pinned="both", snap="none", length=150)
    gesture(stage, dx=-20)
    before = [(tile.item, tile.start) for tile in stage.tiles()]
    assert stage.get("offset") != 0
    start(stage)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == before
    text, *_ = stop(stage)
    lines = replay(stage.page, text)
    assert shown(lines)[-1][2] == pytest.approx(stage.get("offset"), abs=1e-6)


def test_another_option_is_recorded(open_stage):
    stage = open_stage("list")
    start(stage)
    stage.call("next")
    stage.frames(3)
    stage.set("spacing", 20)
    assert stage.get("phase") == "animating"
    stage.frames(3)
    stage.call("next")
    stage.rest()
    text, seen, _ = stop(stage)
    inputs = [json.loads(line) for line in text.splitlines()[1:]]
    words = [line["do"] for line in inputs if line["do"] not in ("tick", "resize")]
    assert words == ["next", "configure", "next"]
    assert_same_frames(seen, replay(stage.page, text))


def test_an_option_that_needs_new_slides_restarts_the_recording(open_stage):
    stage = open_stage("list")
    start(stage)
    gesture(stage)
    stage.set("axis", "vertical")
    stage.frames(2)
    text, *_ = stop(stage)
    first, *inputs = [json.loads(line) for line in text.splitlines()]
    assert first["axis"] == "vertical"
    assert first["initial"] == stage.get("currentId")
    assert not any(line["do"] == "press" for line in inputs)


def test_an_option_set_in_mid_motion_replays_to_what_was_seen(open_stage):
    stage = open_stage("list")
    start(stage)
    stage.call("next")
    stage.frames(5)
    stage.set("snap", "none")
    stage.frames(2)
    gesture(stage, dx=-20)
    text, *_ = stop(stage)
    phase, current, offset = shown(replay(stage.page, text))[-1]
    assert (phase, current) == ("idle", stage.get("currentId"))
    assert offset == pytest.approx(stage.get("offset"), abs=1e-6) and offset != 0


def test_lengths_changed_by_css_are_recorded(open_stage):
    stage = open_stage(**{"per-view": 2, "spacing": "1em"})
    start(stage)
    stage.call("next")
    stage.frames(3)
    stage.pager.evaluate("pager => { pager.style.width = '300px' }")
    stage.frames(2)
    assert stage.get("phase") == "animating"
    stage.rest()
    text, seen, _ = stop(stage)
    inputs = [json.loads(line) for line in text.splitlines()[1:]]
    assert [line["do"] for line in inputs].count("next") == 1
    assert [line["extent"] for line in inputs if "extent" in line][-1] == 142
    # Children without ids have numbers of their own.
    offsets = [offset for _, _, offset in without_repeats(shown(replay(stage.page, text)))]
    assert offsets == pytest.approx([offset for _, _, offset in without_repeats(seen)], abs=1e-6)


def test_a_stopped_recording_no_longer_grows(open_stage):
    stage = open_stage("list")
    start(stage)
    text = stage.page.evaluate("recorded.stop()")
    gesture(stage)
    assert stage.page.evaluate("recorded.stop()") == text
    # And a new one can begin.
    start(stage)


# Shelves


WATCH_SHELVES = """(element) => {
    window.frames = [];
    element.onframe = () => frames.push(stage.look());
}"""


def rows(look):
    """The place of each shelf, and of each item on it."""
    return [
        (row["title"], row["start"], [(cell["item"], cell["start"]) for cell in row["cells"]])
        for row in look
    ]


def rows_played(frame):
    return [
        (
            f"Shelf {row['list'][1:]}",
            row["start"],
            [
                ("" if "placeholder" in tile else tile["item"], tile["start"])
                for tile in row["tiles"]
            ],
        )
        for row in frame["lists"]
    ]


def assert_same_rows(seen, played):
    assert [title for title, *_ in seen] == [title for title, *_ in played]
    for (title, start, cells), (_, other, tiles) in zip(seen, played):
        assert start == pytest.approx(other, abs=0.05), title
        assert [item for item, _ in cells] == [item for item, _ in tiles], title
        places = [place for _, place in tiles]
        assert [place for _, place in cells] == pytest.approx(places, abs=0.05), title


def shelf_gestures(shelves):
    shelves.finger().flick(300, 320, dx=-60)
    shelves.frames(6)
    shelves.finger().flick(200, 500, dy=-60)
    shelves.rest()
    shelves.filled()


def shelf_changes(shelves):
    shelves.run("shelves.insertShelves([window.shelf(100)], { before: 's1' })")
    shelves.finger().flick(300, 320, dx=-60)
    shelves.call("removeShelves", ["s2"])
    shelves.call("moveShelf", "s4", {"before": "s0"})
    shelves.call("scrollToShelf", "s3", {"item": 8})
    shelves.rest()
    shelves.filled()


def shelf_options(shelves):
    shelves.run("shelves.updateShelves([{ ...window.shelf(2), itemLength: 77 }])")
    shelves.finger().flick(300, 320, dx=-60)
    shelves.frames(3)
    shelves.set("spacing", 20)
    shelves.set("itemSpacing", 6)
    shelves.set("itemLength", 130)
    shelves.finger().flick(200, 500, dy=-60)
    shelves.frames(3)
    shelves.set("overscan", 3)
    shelves.rest()
    shelves.filled()


@pytest.mark.parametrize("act", [shelf_gestures, shelf_changes, shelf_options])
@pytest.mark.parametrize("options", [{}, {"direction": "rtl"}, {"item_loop": "", "loop": ""}], ids=str)
def test_shelves_replay_to_the_same_rows(open_shelves, act, options):
    shelves = open_shelves(shelves=12, **options)
    shelves.filled()
    # Wherever the shelves are when it begins.
    shelves.call("scrollToShelf", "s1", {"item": 3, "animated": False})
    shelves.finger().flick(200, 300, dy=-8)
    shelves.rest()
    shelves.filled()
    before = shelves.page.evaluate("stage.look()")
    shelves.element.evaluate(START)
    shelves.frames(2)
    shelves.filled()
    after = shelves.page.evaluate("stage.look()")
    assert_same_rows(rows(after), rows(before))
    shelves.element.evaluate(WATCH_SHELVES)
    act(shelves)
    frames = [rows(look) for look in shelves.page.evaluate("frames")]
    text = shelves.page.evaluate("recorded.stop()")
    played = [line["frame"] for line in replay(shelves.page, text) if "frame" in line]
    assert len(frames) > 20
    # The last frames of both, one by one.
    for seen, frame in list(zip(reversed(frames), reversed(played)))[:20]:
        assert_same_rows(seen, rows_played(frame))


def test_changes_of_shelves_are_recorded_as_such(open_shelves):
    shelves = open_shelves(shelves=12)
    shelves.filled()
    shelves.element.evaluate(START)
    shelves.frames(2)
    shelves.call("scrollToShelf", "s5")
    shelves.frames(3)
    shelves.set("spacing", 20)
    shelves.set("itemSnap", "item")
    assert shelves.get("phase") == "animating"
    shelves.frames(3)
    shelves.run("shelves.updateShelves([{ id: 's4', itemIDs: ['x', ...window.shelf(4).itemIDs] }])")
    shelves.rest()
    lines = [json.loads(line) for line in shelves.page.evaluate("recorded.stop()").splitlines()]
    others = ["tick", "respond", "resize"]
    inputs = [line for line in lines[1:] if line["do"] not in others]
    assert [line["do"] for line in inputs] == ["scroll", "configure", "configure", "insert"]
    assert inputs[1] == {"t": inputs[1]["t"], "do": "configure", "spacing": 20}
    assert inputs[2]["layout"]["snap"] == "item"
    assert inputs[3]["list"] == "s4" and inputs[3]["itemIDs"] == ["x"]


def test_only_elements_that_can_be_recorded_are_accepted(open_stage):
    stage = open_stage("list")
    start(stage)
    refused = """async () => {
        const { record } = await import('/Web/js/rondo-recording.js');
        const attempt = (element) => {
            try { return record(element) && 'nothing thrown'; } catch (error) { return `${error}`; }
        };
        return [document.body, document.querySelector('rondo-pager')].map(attempt);
    }"""
    assert stage.page.evaluate(refused) == [
        "TypeError: record needs a pager, pages, a ticker or shelves, not body",
        "Error: rondo-pager is being recorded already",
    ]
