"""The events of a gesture come in a fixed order, each once."""

import pytest

from server import HTML


def test_a_swipe_reports_its_events_in_order(open_stage):
    stage = open_stage()
    stage.events()
    stage.finger().flick(*stage.point(), dx=-40)
    stage.rest()
    stage.frames(2)
    assert [reported(event) for event in stage.events()] == [
        "begin 0 to 1",
        "willappear 1",
        "change 0 to 1",
        "settle 0 to 1",
        "diddisappear 0",
    ]


def reported(event):
    name, detail = event
    if "to" in detail:
        return f"{name} {detail['from']} to {detail['to']}"
    return f"{name} {detail['index']}"


def test_a_drag_that_returns_is_cancelled(open_stage):
    stage = open_stage()
    stage.events()
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-30, steps=3)
    finger.up_after_a_rest()
    stage.rest()
    stage.frames(2)
    assert [name for name, _ in stage.events()] == [
        "begin",
        "willappear",
        "cancel",
        "diddisappear",
    ]


def test_gestures_without_a_rest_between_them_are_one_switch(open_stage):
    stage = open_stage(count=9)
    stage.events()
    stage.in_motion("pager.next()")
    stage.rest()
    names = [name for name, _ in stage.events()]
    assert names.count("begin") == 1
    assert names.count("settle") == 1
    assert stage.get("current") == 2


def test_a_jump_settles_without_a_begin(open_stage):
    stage = open_stage()
    stage.events()
    stage.call("scrollToItem", 2, {"animated": False})
    stage.frames(2)
    names = [name for name, _ in stage.events()]
    assert names[:2] == ["change", "settle"]
    assert "begin" not in names


def test_events_carry_the_element_of_the_item(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        """pager => {
            window.appeared = [];
            pager.addEventListener('rondo-willappear', ({ detail, target }) => {
                window.appeared.push([target.localName, detail.index, detail.element.textContent]);
            });
        }"""
    )
    stage.call("next")
    stage.rest()
    assert stage.page.evaluate("window.appeared") == [["rondo-pager", 1, "Slide 1"]]


@pytest.mark.parametrize("name", ["slides", "list", "children"])
def test_a_cancel_carries_the_visible_element(open_stage, name):
    stage = open_stage(name)
    stage.pager.evaluate(
        """pager => pager.addEventListener('rondo-cancel', ({ detail: { element } }) => {
            window.cancelled = Number(element.dataset.item);
        })"""
    )
    finger = stage.finger()
    finger.down(*stage.point())
    finger.move(dx=-30, steps=3)
    finger.up_after_a_rest()
    stage.rest()
    stage.frames(2)
    assert stage.page.evaluate("window.cancelled") == 0


def test_a_listener_can_move_the_pager(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        """pager => pager.addEventListener('rondo-settle', () => {
            if (pager.settled < 3) pager.next();
        })"""
    )
    stage.call("next")
    stage.clock.until("() => document.querySelector('rondo-pager').settled === 3")
    stage.rest()
    assert stage.tiles()[0].item == 3


@pytest.mark.parametrize(
    "name, leave",
    [
        ("children", "pager.children[0].remove()"),
        ("list", "pager.removeItems(['n0'])"),
    ],
)
def test_a_removed_item_has_no_index(open_stage, name, leave):
    stage = open_stage(name)
    stage.events()
    stage.pager.evaluate(f"pager => {{ {leave} }}")
    stage.frames(3)
    reported = dict(stage.events())
    assert [reported[kind]["from"] for kind in ("change", "settle")] == [None, None]
    assert [reported[kind]["to"] for kind in ("change", "settle")] == [0, 0]
    assert reported["diddisappear"]["index"] is None


def test_a_removed_shelf_has_no_index(open_shelves):
    shelves = open_shelves()
    shelves.run(
        """
        window.left = [];
        shelves.addEventListener('rondo-diddisappear', ({ detail: { shelf, id, index } }) => {
            if (shelf === null) window.left.push([id, index]);
        });
        shelves.removeShelves(['s0']);
        """
    )
    shelves.frames(3)
    assert shelves.page.evaluate("window.left") == [["s0", None]]


IN_A_COMPONENT = """<!doctype html>
<link rel="icon" href="data:," />
<rondo-pager id="outer" style="height: 100px"><my-row></my-row></rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  import '/Web/js/rondo-shelves.js';
  window.heard = [];
  const [row] = document.getElementsByTagName('my-row');
  row.attachShadow({{ mode: 'open' }}).innerHTML = '<{inner} style="display: block; height: 100px">{slides}</{inner}>';
  window.inner = row.shadowRoot.firstChild;
  const kinds = ['settle', 'change', 'willappear', 'loading', 'items', 'progress'];
  for (const kind of kinds) {{
    const hear = (place) => ({{ target }}) => heard.push(`${{place}} ${{kind}} ${{target.localName}}`);
    document.addEventListener(`rondo-${{kind}}`, hear('page'), true);
    row.addEventListener(`rondo-${{kind}}`, hear('component'));
    outer.addEventListener(`rondo-${{kind}}`, hear('outer'));
  }}
</script>"""


@pytest.mark.parametrize("inner", ["rondo-pager", "rondo-shelves"])
def test_the_page_hears_the_events_of_elements_in_shadow_trees(new_page, origin, inner):
    slides = "<p>One</p><p>Two</p>" if inner == "rondo-pager" else ""
    HTML["/it.html"] = IN_A_COMPONENT.format(inner=inner, slides=slides)
    page = new_page(f"{origin}/it.html")
    page.wait_for_function("window.inner?.frames > 0 && outer.frames > 0")
    if inner == "rondo-pager":
        page.evaluate("() => { heard.length = 0; inner.next({ animated: false }); }")
        expected = {"change", "settle", "willappear"}
    else:
        page.evaluate(
            """() => {
                heard.length = 0;
                inner.loadItems = (ids) => ids.map((id) => ({ id }));
                inner.loadMore = () => ({ shelves: [{ id: 1, itemIDs: ['a'] }], next: null });
            }"""
        )
        expected = {"change", "settle", "willappear", "loading", "items"}
        page.wait_for_function("heard.filter((text) => text.startsWith('page items')).length > 1")
    heard = page.evaluate("heard")
    assert set(heard) == {f"{place} {kind} my-row" for place in ("page", "component") for kind in expected}


@pytest.mark.parametrize("leave", ["pager.remove()", "document.body.append(pager)"])
@pytest.mark.parametrize("name", ["children", "list"])
def test_listeners_of_a_removal_read_where_the_pager_is(open_stage, name, leave):
    stage = open_stage(name)
    said = stage.in_motion(
        f"""const said = [];
        for (const name of ['change', 'settle']) {{
            pager.addEventListener(`rondo-${{name}}`, ({{ detail }}) => {{
                said.push([name, detail.to === pager.current, detail.toId === pager.currentId, pager.settled]);
            }});
        }}
        {leave};
        return said;"""
    )
    assert said == [["change", True, True, 1], ["settle", True, True, 1]]
