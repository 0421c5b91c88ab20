"""In a short loop a child that is wanted at two places has a still copy at one of them."""

import pytest

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
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    return stage


def seen(stage):
    """The items whose slides can be seen, from left to right."""
    return [tile.item for tile in sorted(stage.tiles(), key=lambda tile: tile.start)]


def sent(stage):
    """What the form would send."""
    return stage.page.evaluate("[...new FormData(document.forms[0])]")


def test_a_form_has_each_field_of_its_slides_once_whatever_copies_there_are(short_loop):
    stage = short_loop
    colour, note = stage.page.get_by_role("combobox"), stage.page.get_by_role("textbox")
    colour.select_option("Blue")
    assert sent(stage) == [["size", "large"], ["note", "a note"], ["colour", "Blue"]]
    for _ in range(3):
        stage.call("next")
        stage.rest()
        assert sent(stage) == [["size", "large"], ["note", "a note"], ["colour", "Blue"]]
        assert stage.page.get_by_role("radio", name="Large").is_checked()
        assert stage.page.locator("section:not([inert]) details").get_attribute("open") == ""
    note.fill("")
    stage.call("next")
    stage.rest()
    # What nobody can fill in does not keep the form from being sent.
    note.fill("another")
    assert stage.page.evaluate("document.forms[0].checkValidity()")


def test_a_copy_shows_what_is_chosen_and_typed(short_loop):
    stage = short_loop
    stage.page.get_by_role("radio", name="Small").check()
    stage.page.get_by_role("textbox").fill("mine")
    stage.page.get_by_role("combobox").select_option("Blue")
    for _ in range(2):
        stage.call("next")
        stage.rest()
        shown = stage.pager.evaluate(
            """pager => {
                const copy = pager.querySelector('[inert]');
                const controls = [...copy.querySelectorAll('input, select')];
                return controls.map((one) => (one.type === 'radio' ? one.checked : one.value));
            }"""
        )
        assert shown == (["Blue"] if stage.get("current") == 1 else [True, False, "mine"])


@pytest.mark.parametrize("order", ["a, b", "b, a"])
def test_children_that_are_all_put_in_again_leave_no_place_empty(short_loop, order):
    stage = short_loop
    stage.pager.evaluate(f"pager => {{ const [a, b] = pager.children; pager.replaceChildren({order}) }}")
    stage.frames(3)
    assert seen(stage) == [0, 1, 0]
    assert stage.pager.evaluate("pager => pager.children.length") == 3
