"""Bad input is refused with an error that names it; nothing is half-applied."""

import pytest

from stage import Stage

REFUSED = [
    ("pager.items = { count: -1, render() {} }", "RangeError", "-1"),
    ("pager.items = { count: NaN, render() {} }", "RangeError", "NaN"),
    ("pager.items = { count: Infinity, render() {} }", "RangeError", "Infinity"),
    ("pager.items = { count: 1.5, render() {} }", "RangeError", "1.5"),
    ("pager.items = { count: '3', render() {} }", "TypeError", "count"),
    ("pager.items = { count: 3 }", "TypeError", "render"),
    ("pager.items = { count: 3, render: 'no' }", "TypeError", "render"),
    ("pager.items = { count: 3, render() {}, length: 80 }", "TypeError", "length"),
    ("pager.items = 7", "TypeError", "7"),
    ("pager.items = { count: 3, render() {}, length: () => -5 }", "RangeError", "-5"),
    ("pager.items = { count: 3, render() {}, length: () => NaN }", "RangeError", "NaN"),
    ("pager.items = { count: 3, render() {}, length: () => Infinity }", "RangeError", "Infinity"),
    ("pager.spacing = -1e9", "RangeError", "above -1000000000, not -1000000000"),
    ("pager.spacing = NaN", "RangeError", "NaN"),
    ("pager.spacing = Infinity", "RangeError", "Infinity"),
    ("pager.length = -20", "RangeError", "-20"),
    ("pager.length = Infinity", "RangeError", "Infinity"),
    ("pager.overscan = -1", "RangeError", "-1"),
    ("pager.overscan = 0.5", "RangeError", "0.5"),
    ("pager.axis = 'diagonal'", "RangeError", "diagonal"),
    ("pager.direction = 'up'", "RangeError", "up"),
    ("pager.snap = 'sometimes'", "RangeError", "sometimes"),
    ("pager.alignment = 'left'", "RangeError", "left"),
    ("pager.pinned = 'middle'", "RangeError", "middle"),
    ("pager.decelerationRate = 1.5", "RangeError", "1.5"),
    ("pager.scrollToItem('nowhere')", "RangeError", "nowhere"),
    ("pager.scrollToItem(5)", "RangeError", "5"),
    ("pager.scrollToItem(-1)", "RangeError", "-1"),
    ("pager.scrollToItem(0.5)", "RangeError", "0.5"),
    ("pager.scrollToItem(2, { way: 'around' })", "RangeError", "around"),
    ("pager.scrollToItem(2, { animated: 'slowly' })", "TypeError", "slowly"),
]


def test_bad_input_is_named_and_changes_nothing(open_stage):
    stage = open_stage(count=5)
    for script, kind, named in REFUSED:
        stage.expect_refusal(script, kind, named)
        stage.call("next", {"animated": False})
        assert stage.get("current") == 1, script
        stage.call("previous", {"animated": False})


def test_an_id_of_two_items_is_named_when_it_is_discovered(open_stage):
    stage = open_stage()
    caught = stage.pager.evaluate(
        """pager => {
            try {
                pager.items = { count: 3, id: (i) => (i === 2 ? 'a' : 'abc'[i]), render() {} };
                pager.scrollToItem('c');
            } catch (error) {
                return [error.name, error.message];
            }
        }"""
    )
    assert caught[0] == "RangeError"
    assert '"a"' in caught[1]


def errors_of(page):
    """Collects reported errors from now on; returns a function that takes their messages."""
    page.evaluate(
        """() => {
            window.errors = [];
            addEventListener('error', (event) => {
                window.errors.push(event.error.message);
                event.preventDefault();
            });
        }"""
    )
    return lambda: page.evaluate("window.errors.splice(0)")


MOST_TILES = "tiles must be 10000 or fewer in the viewport at once, not "


def test_too_many_visible_slides_are_refused(open_stage):
    stage = open_stage(count=1_000_000)
    before = stage.tiles()
    many = "{ count: 20000, render() {}, length: () => 1e-9 }"
    for script in ("pager.length = 0.01", f"pager.items = {many}"):
        name, message = stage.caught(script)
        assert (name, message[: len(MOST_TILES)]) == ("RangeError", MOST_TILES)
        stage.frames(2)
        assert stage.tiles() == before
    errors = errors_of(stage.page)
    stage.pager.evaluate("pager => pager.setAttribute('length', '0.01')")
    stage.frames(2)
    assert [message.startswith(MOST_TILES) for message in errors()] == [True]
    assert stage.tiles() == before


def test_a_pager_that_would_show_too_many_slides_stays_as_it_is(open_stage):
    stage = open_stage(count=1_000_000)
    stage.set("length", 20)
    stage.frames(2)
    errors = errors_of(stage.page)
    seen = len(stage.tiles())
    stage.pager.evaluate("pager => { pager.style.width = '300000px'; }")
    stage.frames(2)
    assert [message.startswith(MOST_TILES) for message in errors()] == [True]
    assert len(stage.tiles()) <= seen + 2
    stage.pager.evaluate("pager => { pager.style.width = '200px'; }")
    stage.frames(2)
    assert len(stage.tiles()) == 10
    assert errors() == []


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_an_axis_that_is_refused_changes_neither_the_layout_nor_touches(open_stage, axis):
    stage = open_stage(count=1_000_000)
    other = {"horizontal": "vertical", "vertical": "horizontal"}[axis]
    side = {"horizontal": "width", "vertical": "height"}
    stage.pager.evaluate(f"pager => {{ pager.axis = '{axis}'; pager.length = 20 }}")
    look = """pager => {
        const { touchAction } = getComputedStyle(pager);
        return [pager.axis, pager.getAttribute('axis') ?? 'horizontal', touchAction];
    }"""
    before = stage.pager.evaluate(look)
    errors = errors_of(stage.page)
    stage.pager.evaluate("pager => pager.setAttribute('axis', 'diagonal')")
    assert (stage.pager.evaluate(look), len(errors())) == (before, 1)
    stage.pager.evaluate(f"pager => {{ pager.style.{side[other]} = '300000px' }}")
    stage.frames(2)
    stage.pager.evaluate(f"pager => pager.setAttribute('axis', '{other}')")
    assert [message.startswith(MOST_TILES) for message in errors()] == [True]
    assert stage.pager.evaluate(look) == before
    stage.pager.evaluate(f"pager => {{ pager.style.{side[other]} = '300px'; pager.setAttribute('axis', '{other}') }}")
    stage.frames(2)
    assert (stage.pager.evaluate(look)[:2], errors()) == ([other, other], [])


SOURCE = """
    window.data = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    window.source = () => ({
        count: data.length,
        id: (index) => data[index].id,
        render(element, index) { element.dataset.item = index; },
    });
    pager.items = source();
"""


def test_a_source_is_not_called_for_the_id_of_a_removed_item(open_stage):
    stage = open_stage()
    stage.pager.evaluate(f"pager => {{ {SOURCE} }}")
    stage.call("scrollToItem", 4, {"animated": False})
    stage.rest()
    stage.events()
    stage.pager.evaluate("pager => { data.pop(); pager.items = source(); }")
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [3]
    gone = [detail["id"] for name, detail in stage.events() if name == "diddisappear"]
    assert gone == ["e"]


def test_an_id_that_throws_is_reported_and_nothing_else_is_lost(open_stage):
    stage = open_stage()
    errors = errors_of(stage.page)
    stage.pager.evaluate(f"pager => {{ {SOURCE} data[1] = undefined; }}")
    stage.events()
    stage.call("next")
    stage.rest()
    assert [(name, detail["toId"]) for name, detail in stage.events() if "toId" in detail] == [
        ("begin", None),
        ("change", None),
        ("settle", None),
    ]
    stage.call("next")
    stage.rest()
    assert stage.get("currentId") == "c"
    assert len(errors()) == 1, "the function was called again"


def test_an_error_in_a_tab_stops_no_page(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/pages.html")
    stage = Stage(page, "rondo-pages")
    errors = errors_of(page)
    page.evaluate(
        """() => {
            const tabs = document.querySelector('rondo-tabs');
            tabs.label = ({ title }) => title.toUpperCase();
            document.querySelector('rondo-pages').insertItems([{ id: 'x', kind: 'plain' }]);
        }"""
    )
    for expected in (1, 2):
        stage.call("next")
        stage.rest()
        assert stage.get("current") == expected
        assert [tile.start for tile in stage.tiles()] == [0]
    assert errors()


def set_before_the_module(page, origin, script):
    """A pager that is set up before its module is loaded, and the errors reported since."""
    errors = []

    def before_it_is_loaded(route):
        page.wait_for_function("() => document.querySelector('rondo-pager').items", polling=20)
        page.evaluate(f"() => {{ const pager = document.querySelector('rondo-pager'); {script} }}")
        errors.append(errors_of(page))
        route.continue_()

    page.route("**/rondo.wasm", before_it_is_loaded)
    page.goto(f"{origin}/Tests/Browser/pages/slides.html")
    stage = Stage(page)
    return stage, errors[0]()


def test_a_bad_length_of_an_item_does_not_undo_other_options(new_page, origin):
    stage, errors = set_before_the_module(
        new_page("about:blank"),
        origin,
        """
        pager.innerHTML = '<p data-item="0">Zero</p><p data-item="1">One</p>';
        pager.length = 100;
        pager.items = { count: 3, render() {}, length: () => -5 };
        """,
    )
    assert len(errors) == 1
    stage.until("pager.shadowRoot.querySelectorAll('[part=copy]').length === 2")
    assert [tile.item for tile in stage.tiles()] == [0, 1, 0, 1]
    assert [tile.end - tile.start for tile in stage.tiles()] == [100, 100, 100, 100]


def test_a_length_for_too_many_slides_removes_no_slides(new_page, origin):
    stage, errors = set_before_the_module(
        new_page("about:blank"),
        origin,
        """
        pager.length = 0.01;
        pager.items = {
            count: 1_000_000,
            render(element, index) { element.dataset.item = index; },
        };
        """,
    )
    assert [message.startswith(MOST_TILES) for message in errors] == [True]
    assert [tile.item for tile in stage.tiles()] == [0]


def test_ids_of_a_shelf_that_throw_are_reported_and_the_list_continues(open_shelves):
    shelves = open_shelves(shelves=20, items=8)
    shelves.run(
        """
        const ids = Array.from({ length: 8 }, (_, index) => `own-${index}`);
        window.isBroken = false;
        shelves.updateShelves([{ id: 's0', title: 'Own', itemIDs: {
            length: 8,
            at(index) {
                if (isBroken) throw new Error('no id');
                return ids[index];
            },
        } }]);
        """
    )
    shelves.filled()
    errors = errors_of(shelves.page)
    shelves.page.evaluate("window.isBroken = true")
    for target in ("s10", "s5"):
        shelves.call("scrollToShelf", target, {"animated": False})
        shelves.rest()
        shelves.frames(2)
        shelves.filled()
        assert f"Shelf {target[1:]}" in shelves.look()
    assert set(errors()) == {"no id"}


@pytest.mark.parametrize(
    "element, size",
    [
        ('<rondo-pager axis="vertical" style="width: 90px"><p>One</p></rondo-pager>', "90 × 0"),
        ('<rondo-pager axis="vertical" style="height: 90px"><p>One</p></rondo-pager>', None),
        ('<rondo-pager axis="vertical"></rondo-pager>', None),
        ('<div hidden><rondo-pager axis="vertical"><p>One</p></rondo-pager></div>', None),
        ("<rondo-pager><p>One</p></rondo-pager>", None),
        (
            '<div style="display: flex; height: 40px"><rondo-pager><p>One</p></rondo-pager></div>',
            "0 × 40",
        ),
        (
            '<div style="display: flex"><rondo-pager style="flex: 1"><p>One</p></rondo-pager></div>',
            None,
        ),
        ("<rondo-ticker><p>One</p></rondo-ticker>", None),
        (
            """<rondo-pager><div>
              <rondo-pager axis="vertical" style="height: 90px"><p>Inner</p></rondo-pager>
            </div></rondo-pager>""",
            None,
        ),
    ],
)
def test_a_missing_size_is_told_once(open_html, element, size):
    stage = open_html(
        f"""<!doctype html>{element}
        <script>
          window.told = [];
          console.warn = (text) => told.push(text);
        </script>
        <script type="module">
          import '/Web/js/rondo.js';
          import '/Web/js/rondo-ticker.js';
          import {{ listen }} from '/Tests/Browser/pages/stage.js';
          listen(document.querySelector('rondo-pager, rondo-ticker'));
        </script>""",
        "rondo-pager, rondo-ticker",
    )
    stage.set("spacing", 1)
    stage.frames(3)
    told = [f"rondo-pager needs a size in CSS; it is {size} px."] if size else []
    assert stage.page.evaluate("told") == told


EARLY = """<!doctype html>
<{name} id="it" style="height: 100px"></{name}>
<script>
  window.told = [];
  addEventListener('error', (event) => {{
    told.push(event.message);
    event.preventDefault();
  }});
  {early}
</script>
<script type="module">
  import '/Web/js/rondo.js';
  import '/Web/js/rondo-pages.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  {later}
  listen(it);
</script>"""

EARLY_MISTAKES = {
    "no such item": (
        "rondo-pager",
        "it.current = 2; it.loop = true",
        "for (const text of ['One', 'Two', 'Three']) it.append(Object.assign(document.createElement('p'), { textContent: text }))",
        "item must be from 0 to below 0, not 2",
    ),
    "no such axis": ("rondo-pager", "it.axis = 'diagonal'; it.loop = true", "it.innerHTML = '<p>One</p>'", 'not "diagonal"'),
    "no class of pages yet": (
        "rondo-pages",
        "it.items = [{ id: 1 }]; it.loop = true",
        "it.register(undefined, class { create(item, element) { element.textContent = 'One' } }); it.items = [{ id: 1 }]",
        "must be one that is registered",
    ),
}


@pytest.mark.parametrize("mistake", EARLY_MISTAKES)
def test_a_bad_property_set_before_the_script_is_reported_and_the_element_starts(open_html, mistake):
    name, early, later, message = EARLY_MISTAKES[mistake]
    stage = open_html(EARLY.format(name=name, early=early, later=later), name)
    stage.until("pager.textContent.includes('One')")
    told = stage.page.evaluate("told")
    assert [message in text for text in told] == [True]
    assert stage.get("loop") is True
