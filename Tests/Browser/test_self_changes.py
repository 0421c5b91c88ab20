"""Callbacks of a pager that change it: an endless chain of changes is reported."""

import pytest

# Options that need no other tiles.
OPTIONS = {
    "spacing": "pager.spacing = (pager.spacing ?? 0) + 1",
    "an attribute": "pager.setAttribute('slop', Number(pager.slop ?? 0) + 1)",
    "loop": "pager.loop = !pager.loop",
}

ENDLESS = {
    "axis": "pager.axis = pager.axis === 'vertical' ? 'horizontal' : 'vertical'",
    "next": "pager.next({ animated: false })",
    "jumps": "pager.scrollToItem((element.turn = (element.turn ?? 0) + 37) % 1000, { animated: false })",
    "current": "pager.current = (pager.current + 37) % 1000",
    "moving it": "document.body.append(pager)",
    "other items": "pager.items = { ...pager.items }",
    "reload": "pager.reload()",
}

LISTED = {
    "update": "pager.updateItems([{ id: item.id, n: Math.random() }])",
    "insert": "pager.insertItems([{ id: window.last = (window.last ?? 9) + 1 }])",
    "renderItem": "pager.renderItem = pager.renderItem",
}

# As above.
SHELVES_OPTIONS = {
    "spacing": "shelves.spacing = (shelves.spacing ?? 0) + 1",
    "itemSpacing": "shelves.itemSpacing = (shelves.itemSpacing ?? 0) + 1",
}

SHELVES = {
    "another pool": "shelves.pool = shelves.pool === 'own' ? 'shared' : 'own'",
    "moving it": "document.body.append(shelves)",
    "renderItem": "shelves.renderItem = shelves.renderItem",
    "renderShelf": "shelves.renderShelf = shelves.renderShelf",
}

RECORD_ERRORS = """() => {
    window.reports = [];
    addEventListener('error', (event) => {
        window.reports.push(event.message);
        event.preventDefault();
    });
    const record = ({ detail }) => window.reports.push(detail.error.message);
    addEventListener('rondo-error', record, { capture: true });
}"""

# The next change starts after the test has its answer: an endless loop would block it.
SOON = """(code) => {
    const run = Object.getPrototypeOf(async () => {}).constructor(code);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => run().finally(() => { window.isDone = true; });
    channel.port2.postMessage(null);
}"""


def comes_to_an_end(page, code):
    page.evaluate(RECORD_ERRORS)
    page.evaluate(SOON, code)
    page.wait_for_function("window.isDone")
    reports = page.evaluate("reports")
    assert reports != []
    for report in reports:
        assert "changes itself" in report


def goes_on_frame_by_frame(stage, code):
    """Each await starts the next change. A change takes frames, during which the page works."""
    page = stage.page
    page.evaluate(RECORD_ERRORS)
    page.evaluate(SOON, code)
    page.wait_for_function("window.isDone")
    before = stage.get("frames")
    stage.frames(10)
    assert 0 < stage.get("frames") - before <= 10
    assert page.evaluate("reports") == []
    stage.frames(120)
    (report,) = page.evaluate("reports")
    assert "changes itself" in report
    page.evaluate("window.changes = false")
    stage.frames(2)
    before = stage.get("frames")
    stage.frames(5)
    assert stage.get("frames") == before


def is_a_pager_again(stage):
    """Once nothing changes it, it works as a pager does."""
    stage.pager.evaluate("pager => { pager.remove(); document.body.prepend(pager); }")
    stage.frames(2)
    stage.call("next", {"animated": False})
    stage.frames(2)
    assert len(stage.tiles()) > 0


@pytest.mark.parametrize("change", OPTIONS)
def test_a_render_may_set_options_each_time(open_stage, change):
    stage = open_stage(count=5)
    stage.page.evaluate(RECORD_ERRORS)
    stage.pager.evaluate(
        f"""pager => {{
            window.renders = [];
            const render = (element, index) => {{
                element.dataset.item = index;
                renders.push(index);
                {OPTIONS[change]};
            }};
            pager.items = {{ count: 5, render }};
        }}"""
    )
    stage.frames(3)
    assert stage.page.evaluate("reports") == []
    # No slide is rendered again.
    rendered = stage.page.evaluate("renders")
    assert sorted(rendered) == sorted(set(rendered)) and 0 in rendered
    is_a_pager_again(stage)


@pytest.mark.parametrize("change", SHELVES_OPTIONS)
def test_a_render_of_shelves_may_set_options_each_time(open_shelves, change):
    shelves = open_shelves()
    shelves.page.evaluate(RECORD_ERRORS)
    shelves.run(
        f"""const render = shelves.renderItem;
        fills.length = 0;
        shelves.renderItem = (cell, item) => {{
            render(cell, item);
            {SHELVES_OPTIONS[change]};
        }};"""
    )
    shelves.frames(3)
    shelves.filled()
    assert shelves.page.evaluate("reports") == []
    # No item is rendered again.
    fills = shelves.page.evaluate("fills")
    assert sorted(fills) == sorted(set(fills)) and "s0-0" in fills


@pytest.mark.parametrize("change", ENDLESS)
def test_a_render_that_endlessly_changes_its_pager_is_reported(open_stage, change):
    stage = open_stage(count=1000)
    comes_to_an_end(
        stage.page,
        f"""const pager = document.querySelector('rondo-pager');
        window.changes = true;
        pager.items = {{
            count: 1000,
            render(element, index) {{
                element.textContent = `Slide ${{index}}`;
                element.dataset.item = index;
                if (window.changes) {ENDLESS[change]};
            }},
        }};
        await null;
        window.changes = false;""",
    )
    is_a_pager_again(stage)


@pytest.mark.parametrize("change", LISTED)
def test_a_render_of_a_list_that_endlessly_changes_it_is_reported(open_stage, change):
    stage = open_stage(count=5)
    comes_to_an_end(
        stage.page,
        f"""const pager = document.querySelector('rondo-pager');
        window.changes = true;
        pager.renderItem = (element, item) => {{
            element.dataset.item = item.id;
            if (window.changes) {{ {LISTED[change]} }}
        }};
        pager.items = [1, 2, 3].map((id) => ({{ id }}));
        await null;
        window.changes = false;""",
    )
    is_a_pager_again(stage)


@pytest.mark.parametrize("change", SHELVES)
def test_a_render_of_shelves_that_endlessly_changes_them_is_reported(open_shelves, change):
    shelves = open_shelves()
    comes_to_an_end(
        shelves.page,
        f"""const shelves = document.querySelector('rondo-shelves');
        const render = shelves.renderItem;
        window.changes = true;
        shelves.renderItem = (cell, item) => {{
            render(cell, item);
            if (window.changes) {SHELVES[change]};
        }};
        shelves.pool = 'own';
        await null;
        window.changes = false;""",
    )


@pytest.mark.parametrize("change", ENDLESS)
def test_a_render_that_awaits_and_changes_its_pager_blocks_no_page(open_stage, change):
    stage = open_stage(count=1000)
    goes_on_frame_by_frame(
        stage,
        f"""const pager = document.querySelector('rondo-pager');
        window.changes = true;
        pager.items = {{
            count: 1000,
            async render(element, index) {{
                element.textContent = `Slide ${{index}}`;
                element.dataset.item = index;
                await null;
                if (window.changes) {ENDLESS[change]};
            }},
        }};""",
    )
    is_a_pager_again(stage)


@pytest.mark.parametrize("change", LISTED)
def test_a_render_of_a_list_that_awaits_and_changes_it_blocks_no_page(open_stage, change):
    stage = open_stage(count=5)
    goes_on_frame_by_frame(
        stage,
        f"""const pager = document.querySelector('rondo-pager');
        window.changes = true;
        pager.renderItem = async (element, item) => {{
            element.dataset.item = item.id;
            await null;
            if (window.changes) {{ {LISTED[change]} }}
        }};
        pager.items = [1, 2, 3].map((id) => ({{ id }}));""",
    )
    is_a_pager_again(stage)


@pytest.mark.parametrize("change", SHELVES)
def test_a_render_of_shelves_that_awaits_and_changes_them_blocks_no_page(open_shelves, change):
    goes_on_frame_by_frame(
        open_shelves(),
        f"""const shelves = document.querySelector('rondo-shelves');
        window.changes = true;
        for (const name of ['renderItem', 'renderShelf']) {{
            const render = shelves[name];
            shelves[name] = async (...given) => {{
                render(...given);
                await null;
                if (window.changes) {SHELVES[change]};
            }};
        }}
        shelves.pool = 'own';""",
    )


def test_a_listener_that_awaits_and_moves_on_blocks_no_page(open_stage):
    stage = open_stage(count=3, loop="")
    goes_on_frame_by_frame(
        stage,
        """const pager = document.querySelector('rondo-pager');
        window.changes = true;
        pager.addEventListener('rondo-settle', async () => {
            await null;
            if (window.changes) pager.next({ animated: false });
        });
        pager.next({ animated: false });""",
    )
    is_a_pager_again(stage)


def test_many_changes_may_follow_one_await_after_another(open_stage):
    stage = open_stage(count=5)
    stage.page.evaluate(RECORD_ERRORS)
    stage.pager.evaluate(
        """async (pager) => {
            pager.renderItem = (element, { id }) => { element.dataset.item = id; };
            pager.items = [];
            for (let id = 0; id < 3000; id += 1) {
                pager.insertItems([{ id }], { before: pager.itemAt(0)?.id ?? null });
                pager.scrollToItem(0, { animated: false });
                await null;
            }
        }"""
    )
    assert stage.get("count") == 3000
    stage.frames(2)
    assert [tile.item for tile in stage.tiles()] == [2999]
    assert stage.page.evaluate("reports") == []
    # Later changes are visible immediately again.
    assert stage.pager.evaluate(
        """async (pager) => {
            pager.scrollToItem(7, { animated: false });
            return pager.elementFor(7)?.dataset.item;
        }"""
    ) == "2992"


def test_a_render_may_change_its_pager(open_stage):
    stage = open_stage(count=5)
    stage.pager.evaluate(
        """pager => {
            pager.items = {
                count: 5,
                render(element, index) {
                    element.dataset.item = index;
                    pager.spacing = 12;
                    if (index < 3) pager.next({ animated: false });
                },
            };
        }"""
    )
    stage.frames(2)
    assert stage.get("spacing") == 12
    assert [tile.item for tile in stage.tiles()] == [stage.get("current")]


def test_a_listener_may_make_many_changes_at_once(open_stage):
    stage = open_stage(count=1000)
    stage.pager.evaluate(
        """pager => {
            const go = () => { for (let i = 0; i < 150; i += 1) pager.next({ animated: false }); };
            pager.addEventListener('rondo-settle', go, { once: true });
            pager.next({ animated: false });
        }"""
    )
    stage.frames(2)
    assert stage.get("current") == 151


def test_options_set_together_draw_once(open_stage):
    stage = open_stage(count=50)
    before = stage.get("frames")
    stage.page.evaluate("window.renders = []")
    stage.pager.evaluate(
        """async pager => {
            pager.setAttribute('spacing', '8');
            pager.setAttribute('length', '200');
            pager.setAttribute('alignment', 'center');
            pager.removeAttribute('loop');
            pager.snap = 'item';
            pager.overscan = 2;
            await null;
        }"""
    )
    assert stage.get("frames") == before + 1
    # The slide that was shown is not rendered again.
    assert 0 not in stage.page.evaluate("renders")
    assert [tile.item for tile in stage.tiles()] == [0, 1]


def test_options_set_together_draw_shelves_once(open_shelves):
    shelves = open_shelves()
    before = shelves.get("frames")
    shelves.run("shelves.length = 200; shelves.itemLength = 100; shelves.itemSpacing = 4; await null")
    assert shelves.get("frames") == before + 1


def test_a_property_read_right_after_a_call_has_its_new_value(open_stage):
    stage = open_stage(count=5)
    assert stage.pager.evaluate(
        """pager => {
            pager.loop = false;
            pager.initial = 2;
            pager.reload();
            pager.spacing = 20;
            pager.next({ animated: false });
            return [pager.current, pager.spacing, pager.elementFor(3)?.textContent];
        }"""
    ) == [3, 20, "Slide 3"]
