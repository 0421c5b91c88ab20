"""In a loop shorter than the pager an item is visible at several places, but it stays one item."""

import pytest
from PIL import Image

from pictures import change, picture
from reading import Reading

SLIDES = """
    <section data-item="0">
      <label><input type="radio" name="size" value="small" />Small</label>
      <label><input type="radio" name="size" value="large" checked />Large</label>
      <input name="note" required value="a note" />
      <details name="more" open><summary>More</summary>Of it</details>
    </section>
    <section data-item="1">
      <select name="colour"><option>Red</option><option>Blue</option></select>
    </section>"""


@pytest.fixture
def short_loop(open_stage):
    """Two slides of 200 points in a pager of 500, in a form."""
    stage = open_stage("children")
    stage.pager.evaluate(
        """(pager, slides) => {
            pager.style.width = '500px';
            pager.length = 200;
            pager.innerHTML = slides;
            const form = document.createElement('form');
            pager.replaceWith(form);
            form.append(pager);
        }""",
        SLIDES,
    )
    wait_for_copies(stage)
    assert seen(stage) == [0, 1, 0]
    return stage


def wait_for_copies(stage):
    """Their script is loaded when a loop first shows a slide twice."""
    stage.until("stage.copyIn(pager.shadowRoot)")


def seen(stage):
    """The items of the visible slides, from left to right."""
    return [tile.item for tile in sorted(stage.tiles(), key=lambda tile: tile.start)]


def children(stage):
    """The pager's children as the page counts them, and those that look like one."""
    counts = stage.pager.evaluate(
        "pager => [pager.children.length, document.querySelectorAll('section').length]"
    )
    assert counts[0] == counts[1]
    return counts[0]


def sent(stage):
    """What the form would send."""
    return stage.page.evaluate("[...new FormData(document.forms[0])]")


def test_a_form_has_each_field_once_whatever_copies_are_visible(short_loop):
    stage = short_loop
    colour, note = stage.page.get_by_role("combobox"), stage.page.get_by_role("textbox")
    colour.select_option("Blue")
    assert sent(stage) == [["size", "large"], ["note", "a note"], ["colour", "Blue"]]
    for _ in range(3):
        stage.call("next")
        stage.rest()
        assert sent(stage) == [["size", "large"], ["note", "a note"], ["colour", "Blue"]]
        assert stage.page.get_by_role("radio", name="Large").is_checked()
        assert stage.page.evaluate("document.querySelector('section details').open")
    note.fill("")
    stage.call("next")
    stage.rest()
    # A required field in a static copy does not prevent sending the form.
    note.fill("another")
    assert stage.page.evaluate("document.forms[0].checkValidity()")


def test_a_copy_shows_chosen_and_typed_values(short_loop):
    stage = short_loop
    stage.page.get_by_role("radio", name="Small").check()
    stage.page.get_by_role("textbox").fill("mine")
    stage.page.get_by_role("combobox").select_option("Blue")
    for _ in range(2):
        stage.call("next")
        stage.rest()
        shown = stage.pager.evaluate(
            """pager => {
                const copy = stage.copyIn(pager.shadowRoot);
                const controls = [...copy.querySelectorAll('input, select')];
                return controls.map((one) => (one.type === 'radio' ? one.checked : one.value));
            }"""
        )
        assert shown == (["Blue"] if stage.get("current") == 1 else [True, False, "mine"])


@pytest.mark.parametrize("order", ["a, b", "b, a"])
def test_children_that_are_all_added_again_leave_no_place_empty(short_loop, order):
    stage = short_loop
    stage.pager.evaluate(f"pager => {{ const [a, b] = pager.children; pager.replaceChildren({order}) }}")
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    assert children(stage) == 2


STYLE = """
    body { font: 20px/1.5 serif; color: navy; --edge: 3px dotted green }
    form > rondo-pager > section:nth-child(odd) {
        background: linear-gradient(gold, tomato); padding: 12px; text-align: end;
    }
    rondo-pager section:not(:only-child) em::before { content: "→ "; color: red }
    rondo-pager em { display: block; border: var(--edge); margin-top: 1em }
    rondo-pager::part(tile) { background: azure }"""


def child_and_copy(stage):
    """Pictures of a child at the left of a pager of 600 points, and of its copy at the right."""
    box = stage.box()
    return [picture(stage.page, {**box, "x": box["x"] + at, "width": 200}, 0) for at in (0, 400)]


def test_a_copy_looks_like_its_child(short_loop):
    stage = short_loop
    stage.page.add_style_tag(content=STYLE)
    stage.page.locator("section").first.evaluate(
        "slide => { slide.innerHTML = '<h2>Zero</h2><p>Some <em>words</em></p>' }"
    )
    stage.call("next", {"animated": False})
    stage.call("previous", {"animated": False})
    stage.frames(3)
    stage.set("alignment", "center")
    stage.pager.evaluate("pager => { pager.style.width = '600px' }")
    stage.frames(3)
    assert seen(stage) == [1, 0, 1]
    stage.call("next")
    stage.rest()
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    child, copy = child_and_copy(stage)
    assert change(child, copy) == 0
    assert change(child, child.transpose(Image.Transpose.FLIP_LEFT_RIGHT)) > 500


CONTROLS = """
    <button>Press</button> <input type="checkbox" checked /> <input type="range" />
    <select><option>One</option></select> <progress value="0.5"></progress> <meter value="0.5"></meter>
    <textarea rows="1" cols="5">Text</textarea><hr /><ul><li>Item</li></ul>"""


@pytest.mark.needs("pictures")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_copy_of_a_control_looks_as_the_browser_draws_it(short_loop, scheme):
    stage = short_loop
    stage.page.emulate_media(color_scheme=scheme)
    stage.page.add_style_tag(content="""
        :root { color-scheme: light dark } li::marker { color: tomato } rondo-pager { height: 300px }""")
    stage.page.locator("section").first.evaluate(
        "(slide, controls) => { slide.innerHTML = controls }", CONTROLS
    )
    stage.pager.evaluate("pager => { pager.style.width = '600px' }")
    stage.call("next", {"animated": False})
    stage.frames(3)
    stage.call("next", {"animated": False})
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    child, copy = child_and_copy(stage)
    assert change(child, copy) == 0


def test_a_copy_plays_no_sound(short_loop):
    stage = short_loop
    stage.pager.evaluate("pager => { pager.children[0].innerHTML = '<audio autoplay controls></audio><video autoplay></video>' }")
    stage.frames(3)
    played = stage.pager.evaluate(
        "pager => [...stage.copyIn(pager.shadowRoot).children].map(({ localName, autoplay }) => [localName, autoplay])"
    )
    assert played == [["audio", False], ["video", False]]


def test_a_copy_shows_no_focus(short_loop):
    stage = short_loop
    stage.page.add_style_tag(content="rondo-pager :focus-visible { outline: 4px solid red }")
    stage.page.locator("section").first.evaluate(
        "slide => { slide.innerHTML = '<button>One</button><button>Two</button>' }"
    )
    stage.pager.focus()
    outlines = """pager => [...stage.copyIn(pager.shadowRoot).querySelectorAll('button')]
        .map((button) => getComputedStyle(button).outlineStyle)"""
    for _ in range(2):
        stage.page.keyboard.press("Tab")
        stage.frames(2)
        assert stage.page.evaluate("document.activeElement.localName") == "button"
        assert stage.pager.evaluate(outlines) == ["none", "none"]
    stage.page.evaluate("document.activeElement.blur()")
    stage.frames(2)
    assert stage.pager.evaluate(outlines) == ["none", "none"]


def test_a_copy_is_no_child_of_the_pager(short_loop):
    stage = short_loop
    stage.page.locator("section").first.evaluate("slide => { slide.id = 'first' }")
    for _ in range(3):
        assert children(stage) == 2
        assert stage.page.locator("#first, select").count() == 2, "no tool finds it in a shadow tree"
        stage.call("next")
        stage.frames(3)
        assert children(stage) == 2
        stage.rest()


@pytest.fixture(params=["children", "a function", "a list"])
def links(request, open_stage):
    """Two slides of 200 points, each with a link, in a pager of 500; made in each of the ways."""
    name = {"children": "children", "a function": "slides", "a list": "list"}[request.param]
    stage = open_stage(name)
    stage.pager.evaluate(
        """(pager, name) => {
            pager.style.width = '500px';
            pager.length = 200;
            window.clicks = [];
            function fill(element, number) {
                element.dataset.item = number;
                element.innerHTML = `<p><a href="#${number}"><b>Link ${number}</b></a></p>`;
                element.onclick = ({ target }) => window.clicks.push(target.textContent);
            }
            if (name === 'list') {
                pager.renderItem = (element, item) => fill(element, item.number);
                pager.items = numbered(0, 1);
            } else if (name === 'slides') {
                pager.items = { count: 2, render: fill };
            } else {
                pager.replaceChildren(...[0, 1].map((number) => {
                    const section = document.createElement('section');
                    fill(section, number);
                    return section;
                }));
            }
            window.clicked = [];
            pager.addEventListener('click', ({ target }) => window.clicked.push(target.textContent));
        }""",
        name,
    )
    if name == "children":
        wait_for_copies(stage)
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    return stage


def stops(stage):
    """The links that Tab reaches: from the start of the page, and back."""
    found = []
    for key in ("Tab", "Shift+Tab"):
        stage.pager.focus()
        if key == "Shift+Tab":
            stage.page.keyboard.press("Tab")
        while len(found) < 9:
            stage.page.keyboard.press(key)
            stage.rest()
            stage.frames(2)
            name = stage.page.evaluate("document.activeElement.closest('a')?.textContent")
            if name is None:
                break
            found.append(name)
    return sorted(found)


def test_a_reader_and_tab_meet_each_slide_once(links):
    stage = links
    for _ in range(3):
        reading = Reading(stage.page)
        slides = sorted(node["name"] for node in reading.all({"group"}) if node["kind"] == "slide")
        assert slides == ["1 of 2", "2 of 2"]
        found = sorted(node["name"] for node in reading.all({"link"}))
        assert found == ["Link 0", "Link 1"]
        assert stops(stage) == ["Link 0", "Link 1"]
        stage.call("next")
        stage.rest()


@pytest.mark.parametrize("how", ["mouse", "touch"])
def test_an_item_visible_twice_can_be_clicked_twice(links, how):
    stage = links
    assert seen(stage)[0] == seen(stage)[2] == 0
    boxes = stage.pager.evaluate(
        """pager => {
            const { left, top } = pager.getBoundingClientRect();
            const { x, y, width, height } = document.querySelector('a').getBoundingClientRect();
            const within = (((x - left) % 200) + 200) % 200;
            return [0, 400].map((at) => [left + at + within + width / 2, y + height / 2]);
        }"""
    )
    press = stage.page.mouse.click if how == "mouse" else tap(stage)
    for number, (x, y) in enumerate(boxes, 1):
        stage.page.evaluate("location.hash = ''")
        press(x, y)
        stage.frames(2)
        assert stage.page.evaluate("window.clicks") == ["Link 0"] * number
        assert stage.page.evaluate("window.clicked") == ["Link 0"] * number
        assert stage.page.evaluate("location.hash") == "#0"


@pytest.mark.parametrize("alignment", ["start", "center"])
@pytest.mark.parametrize("kind", ["children", "a list"])
def test_a_control_over_a_repeat_can_be_clicked(open_stage, kind, alignment):
    if kind == "children":
        stage = open_stage("controls", count=3, loop="", length=100, alignment=alignment)
    else:
        stage = open_stage("list", count=3, length=100, alignment=alignment)
    stage.set("controls", "arrows dots")
    part = lambda name: stage.pager.locator(f"[part~={name}]")
    part("next").wait_for()
    if kind == "children":
        wait_for_copies(stage)
    # The script for clicks on repeats is loaded with the first one.
    stage.page.wait_for_load_state("networkidle")
    stage.frames(2)
    for name, slot in [("next", 1), ("next", 2), ("previous", 1), ("previous", 0)]:
        part(name).click()
        stage.rest()
        assert stage.get("currentSlot") == slot
    part("dot").nth(1).click()
    stage.rest()
    assert stage.get("current") == 1


def tap(stage):
    finger = stage.finger()

    def press(x, y):
        finger.down(x, y)
        finger.up()

    return press


def test_a_copy_shows_changes_made_by_a_click_on_it(short_loop):
    stage = short_loop
    stage.page.locator("label").first.evaluate(
        """label => {
            const { x, y } = label.getBoundingClientRect();
            window.place = [x + 5, y + 5];
        }"""
    )
    x, y = stage.page.evaluate("window.place")
    assert stage.page.get_by_role("radio", name="Large").is_checked()
    stage.page.mouse.click(x + (400 if x < 200 else -400), y)
    stage.frames(2)
    assert stage.page.get_by_role("radio", name="Small").is_checked()
    checked = stage.pager.evaluate(
        """pager => {
            return stage.copyIn(pager.shadowRoot).querySelector('[value=small]').checked;
        }"""
    )
    assert checked


def test_the_focus_goes_to_the_pager_when_its_slide_moves_elsewhere(links):
    """Keys still work, and the next Tab leads to a visible slide."""
    stage = links
    stage.pager.focus()
    stage.page.keyboard.press("Tab")
    assert stage.page.evaluate("document.activeElement.localName") == "a"
    for _ in range(4):
        stage.page.keyboard.press("ArrowRight")
        stage.rest()
        stage.frames(2)
        assert stage.pager.evaluate("pager => pager.matches(':focus-within')")
    assert stage.get("currentSlot") == 4
