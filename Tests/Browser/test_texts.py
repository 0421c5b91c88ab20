"""Texts for screen readers: names given by an author, announcements, and their language."""

import pytest

from reading import Reading


def slides(stage):
    return [node for node in Reading(stage.page).all({"group"}) if node["kind"] == "slide"]


def names(stage, kind="slide"):
    return [node["name"] for node in Reading(stage.page).all({"group"}) if node["kind"] == kind]


def status(stage):
    """The text of the live region, which a screen reader announces."""
    reading = Reading(stage.page)
    (node,) = reading.all({"status"})
    return " ".join(part["name"] for part in reading.within(node) if part["role"] == "StaticText")


NAMED = """(pager) => {
    const [first, second] = pager.children;
    first.setAttribute('aria-label', 'Summer sale');
    second.setAttribute('aria-labelledby', 'title');
    second.firstElementChild.id = 'title';
    pager.length = 200;
}"""


def test_a_slide_keeps_the_name_that_its_author_gave(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(NAMED)
    stage.frames(3)
    # The slides are sections, which are regions with these names.
    assert sorted(names(stage)) == ["1 of 3", "2 of 3", "3 of 3"]
    regions = [node["name"] for node in Reading(stage.page).all({"region"})]
    assert sorted(set(regions) & {"One", "Summer sale"}) == ["One", "Summer sale"]


@pytest.mark.parametrize("tag", ["section", "article", "a", "figure", "img", "button", "nav", "div", "p"])
def test_the_name_of_a_slide_is_read_once(open_stage, tag):
    stage = open_stage("children")
    stage.pager.evaluate(
        """(pager, tag) => {
            const slide = document.createElement(tag);
            slide.ariaLabel = 'Summer sale';
            if (tag === 'a') slide.href = '#';
            if (tag === 'img') slide.src = '/covers/a.svg';
            slide.textContent = 'Two nights';
            pager.prepend(slide);
        }""",
        tag,
    )
    stage.frames(3)
    stage.call("previous")
    stage.rest()
    assert status(stage) == "Summer sale"
    # Screen readers do not read the name of an element without a role.
    roles = {"group", "region", "article", "link", "figure", "image", "img", "button", "navigation"}
    named = [node for node in Reading(stage.page).all(roles)]
    assert [node["name"] for node in named].count("Summer sale") == 1
    assert names(stage)[0] == ("Summer sale" if tag in ("div", "p") else "1 of 4")


def test_a_named_slide_can_be_removed_before_a_step(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(
        """pager => {
            const [slide] = pager.children;
            slide.setAttribute('aria-labelledby', 'title');
            slide.remove();
            pager.next({ animated: false });
        }"""
    )
    stage.frames(3)
    assert set(names(stage)) == {"1 of 2", "2 of 2"}


def test_a_slide_with_a_role_of_its_own_keeps_it(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(
        """pager => {
            pager.children[0].setAttribute('role', 'group');
            pager.children[0].setAttribute('aria-label', 'Summer sale');
            pager.reload();
        }"""
    )
    stage.frames(3)
    reading = Reading(stage.page)
    found = [node for node in reading.all({"group"}) if node["name"] == "Summer sale"]
    assert [node["kind"] for node in found] == [None]
    assert "1 of 3" not in names(stage)


def test_a_name_given_by_render_goes_with_its_item(open_stage):
    stage = open_stage("list", length=200)
    stage.pager.evaluate(
        """pager => {
            pager.renderItem = (element, { number, title }) => {
                element.dataset.item = number;
                element.ariaLabel = title ?? null;
            };
            pager.updateItems([{ id: 'n1', number: 1, title: 'Named' }]);
        }"""
    )
    stage.frames(3)
    assert sorted(names(stage)) == ["1 of 5", "Named"]
    stage.pager.evaluate("pager => pager.updateItems([{ id: 'n1', number: 1, title: 'Other' }])")
    stage.frames(3)
    assert sorted(names(stage)) == ["1 of 5", "Other"]
    stage.call("next")
    stage.rest()
    assert sorted(names(stage)) == ["3 of 5", "Other"]


def test_an_item_of_a_shelf_keeps_the_name_that_its_author_gave(open_shelves):
    shelves = open_shelves()
    shelves.run(
        """shelves.renderItem = (element) => { element.textContent = 'x'; element.ariaLabel = 'Named' };
        """
    )
    shelves.frames(3)
    found = [node["name"] for node in Reading(shelves.page).all({"group"})]
    assert "Named" in found


@pytest.mark.parametrize("name", ["children", "list"])
def test_a_step_to_another_slide_is_announced(open_stage, name):
    stage = open_stage(name)
    count = stage.get("count")
    assert status(stage) == "", "something is announced while the page loads"
    stage.pager.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.rest()
    stage.frames(2)
    assert status(stage) == f"2 of {count}"
    stage.page.keyboard.press("End")
    stage.rest()
    stage.frames(2)
    assert status(stage) == f"{count} of {count}"
    stage.finger().flick(*stage.point(), dx=-40)
    stage.rest()
    stage.frames(2)
    assert status(stage) == f"1 of {count}"


def test_an_announcement_uses_the_name_that_the_author_gave(open_stage):
    stage = open_stage("children")
    stage.pager.evaluate(NAMED)
    stage.pager.focus()
    for text in ("One", "3 of 3", "Summer sale"):
        stage.page.keyboard.press("ArrowRight")
        stage.rest()
        stage.frames(2)
        assert status(stage) == text


def test_other_options_and_other_slides_are_not_announced(open_stage):
    stage = open_stage("list")
    stage.set("spacing", 8)
    stage.frames(3)
    for items in ("null", "numbered(1, 2, 3)", "{ count: 4, render() {} }"):
        stage.pager.evaluate(f"pager => {{ pager.items = {items} }}")
        stage.frames(3)
        assert status(stage) == ""


def test_the_successor_of_a_removed_slide_is_announced(open_stage):
    stage = open_stage("list")
    stage.pager.evaluate("pager => pager.removeItems(['n0'])")
    stage.frames(3)
    assert status(stage) == "1 of 4"


def test_automatic_steps_are_not_announced(open_ticker):
    ticker = open_ticker("banner", interval=4000)
    ticker.clock.run(5000)
    assert ticker.get("current") == 1
    reading = Reading(ticker.page)
    assert [list(reading.within(node)) for node in reading.all({"status"})] == [[]]


def test_texts_are_those_that_a_page_sets(open_stage):
    stage = open_stage("children", length=200)
    stage.pager.evaluate(
        """pager => {
            pager.setAttribute('slide-label', 'Bild {number} von {count}');
            pager.slideRoleDescription = 'Bild';
            pager.setAttribute('aria-roledescription', 'Karussell');
        }"""
    )
    stage.frames(2)
    assert "Bild 1 von 3" in names(stage, "Bild")
    assert [node["kind"] for node in Reading(stage.page).all({"region"})] == ["Karussell"]
    stage.pager.focus()
    stage.page.keyboard.press("ArrowRight")
    stage.rest()
    stage.frames(2)
    assert status(stage) == "Bild 2 von 3"
    assert stage.get("frames") > 0
    stage.pager.evaluate("pager => pager.removeAttribute('slide-label')")
    assert "1 of 3" in names(stage, "Bild")


def test_texts_of_shelves_are_those_that_a_page_sets(open_shelves):
    shelves = open_shelves()
    shelves.run(
        """shelves.itemLabel = '{number} von {count}';
        shelves.shelfLabel = 'Regal {number} von {count}';
        shelves.shelfRoleDescription = 'Regal';
        shelves.renderShelf = (element) => element.replaceChildren();
        shelves.replaceShelves([{ id: 'a', itemIDs: ['x', 'y'] }]);
        """
    )
    shelves.frames(3)
    groups = list(Reading(shelves.page).all({"group"}))
    assert "1 von 2" in [node["name"] for node in groups]
    assert [node["name"] for node in groups if node["kind"] == "Regal"] == ["Regal 1 von 1"]


def test_with_a_role_of_its_own_a_pager_is_no_carousel(open_html):
    stage = open_html(
        """<!doctype html><style>rondo-pager { height: 90px }</style>
        <rondo-pager role="feed" aria-label="Rooms"><p>One</p><p>Two</p></rondo-pager>
        <rondo-pager aria-label="Offers"><p>One</p><p>Two</p></rondo-pager>
        <script>window.stage = {}</script>
        <script type="module" src="/Web/js/rondo-children.js"></script>"""
    )
    kinds = {node["name"]: node["kind"] for node in Reading(stage.page).all({"feed", "region"})}
    assert kinds == {"Rooms": None, "Offers": "carousel"}


def test_an_announcement_that_is_no_longer_true_is_removed(open_stage):
    stage = open_stage("children", loop="")
    stage.call("next")
    stage.rest()
    assert status(stage) == "2 of 3"
    stage.pager.evaluate("pager => pager.append(document.createElement('section'))")
    stage.frames(3)
    assert status(stage) == ""
    stage.call("next")
    stage.rest()
    assert status(stage) == "3 of 4"
