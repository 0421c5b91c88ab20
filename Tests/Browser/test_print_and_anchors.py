"""All slides are on paper, and an address scrolls to a slide."""

import pytest

from stage import Stage


def boxes(stage):
    return [
        stage.page.locator("section").nth(index).bounding_box() for index in range(3)
    ]


def to_paper(stage):
    stage.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    stage.page.emulate_media(media="print")
    stage.frames(2)


def from_paper(stage):
    stage.page.emulate_media(media="screen")
    stage.page.evaluate("dispatchEvent(new Event('afterprint'))")
    stage.frames(2)


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_all_children_are_on_paper(open_stage, axis):
    stage = open_stage("children")
    stage.set("axis", axis)
    stage.call("scrollToItem", 1, {"animated": False})
    to_paper(stage)
    on_paper = boxes(stage)
    assert all(box["width"] == 400 and box["x"] == 0 for box in on_paper)
    assert [box["y"] for box in on_paper] == sorted({box["y"] for box in on_paper})
    last = on_paper[-1]
    assert stage.box()["height"] == pytest.approx(last["y"] + last["height"], abs=1)

    from_paper(stage)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(1, 0)]
    assert stage.box()["height"] == 300
    stage.call("next")
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(2, 0)]


def test_slides_per_view_share_a_row_of_paper(open_stage):
    stage = open_stage("children")
    stage.set("perView", 2)
    to_paper(stage)
    first, second, third = boxes(stage)
    assert (first["y"], second["x"]) == (second["y"], 200)
    assert third["x"] == 0 and third["y"] > first["y"]


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_the_existing_slides_of_a_list_are_on_paper(open_stage, axis):
    stage = open_stage("list", count=9, axis=axis, controls="arrows%20dots")
    stage.pager.locator("[part~=next]").wait_for()
    for _ in range(3):
        stage.call("next")
        stage.rest()
    to_paper(stage)
    on_paper = stage.pager.evaluate(
        """pager => [...pager.children]
            .filter((slide) => slide.checkVisibility())
            .map((slide) => [slide.getBoundingClientRect(), Number(slide.dataset.item)])
            .map(([{ top, bottom, width }, item]) => [top, bottom, width, item])
            .sort(([a], [b]) => a - b)"""
    )
    tops, bottoms, widths, items = zip(*on_paper)
    assert items == (2, 3, 4)
    assert set(widths) == {400}
    assert (*tops[1:], stage.box()["height"]) == pytest.approx(bottoms, abs=1)
    assert not stage.pager.locator("[part=controls]").is_visible()

    from_paper(stage)
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(3, 0)]
    assert stage.pager.locator("[part=controls]").is_visible()


def test_a_link_scrolls_to_a_slide_and_to_an_element_in_one(open_stage):
    stage = open_stage("children")
    stage.page.evaluate("document.querySelector('[data-item=\"2\"] h2').id = 'heading'")
    stage.page.evaluate("location.hash = '#heading'")
    stage.until("pager.current === 2")
    stage.rest()
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(2, 0)]
    stage.page.evaluate("location.hash = '#first'")
    stage.until("pager.current === 0")
    stage.rest()
    stage.page.evaluate("location.hash = '#elsewhere'")
    stage.frames(3)
    assert stage.get("current") == 0 and stage.get("phase") == "idle"


@pytest.fixture
def with_link(open_stage):
    """A stage with a link to its third slide."""
    stage = open_stage("children")
    stage.page.evaluate(
        """() => {
            document.querySelector('[data-item="2"]').id = 'third';
            document.body.insertAdjacentHTML('beforeend', '<a id="link" href="#third"><b>Third</b></a>');
        }"""
    )
    return stage


def test_a_link_to_the_present_fragment_scrolls_to_its_slide_again(with_link):
    stage = with_link
    for _ in range(2):
        stage.page.locator("#link b").click()
        stage.until("pager.current === 2")
        stage.rest()
        stage.call("scrollToItem", 0, {"animated": False})
    # Not if the page handles the click.
    stage.page.evaluate("link.addEventListener('click', (event) => event.preventDefault(), { once: true })")
    stage.page.locator("#link").click()
    stage.frames(3)
    assert (stage.get("current"), stage.get("phase")) == (0, "idle")


@pytest.mark.needs("other tabs")
def test_a_link_that_opens_another_tab_scrolls_nothing(with_link):
    stage = with_link
    stage.page.evaluate("location.hash = '#third'")
    stage.until("pager.current === 2")
    stage.rest()
    stage.call("scrollToItem", 0, {"animated": False})
    stage.page.evaluate("link.target = '_blank'")
    with stage.page.expect_popup() as popup:
        stage.page.locator("#link").click()
    popup.value.close()
    stage.frames(3)
    assert (stage.get("current"), stage.get("phase")) == (0, "idle")


def test_a_link_scrolls_to_a_slide_without_an_element(open_stage):
    stage = open_stage("list", count=100)
    stage.page.evaluate("location.hash = '#n60'")
    stage.until("pager.current === 60")
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [60]


@pytest.mark.parametrize("named", ["element", "element.firstElementChild"])
def test_a_link_scrolls_to_a_slide_whose_element_has_its_id(open_stage, named):
    stage = open_stage("list", count=100)
    stage.pager.evaluate(
        f"""(pager) => {{
            pager.renderItem = (element, {{ id, number }}) => {{
                element.dataset.item = number;
                element.innerHTML = '<p>Text</p>';
                {named}.id = id;
            }};
        }}"""
    )
    stage.frames(2)
    # Beside the current slide, far away, and back.
    for number in (1, 60, 61, 0):
        stage.page.evaluate("(hash) => { location.hash = hash }", f"#n{number}")
        stage.until(f"pager.current === {number}")
        stage.rest()
        assert [tile.item for tile in stage.tiles()] == [number]


def test_a_link_scrolls_to_a_visible_slide_of_a_function(open_stage):
    stage = open_stage(length=150)
    stage.pager.evaluate(
        """(pager) => {
            pager.items = { count: 50, render(element, number) {
                element.dataset.item = number;
                element.id = `i${number}`;
            } };
        }"""
    )
    stage.frames(2)
    stage.page.evaluate("location.hash = '#i1'")
    stage.until("pager.current === 1")


def test_a_link_scrolls_to_an_item_whose_id_is_a_number(open_stage):
    stage = open_stage("list")
    stage.pager.evaluate(
        "(pager) => { pager.items = Array.from({ length: 99 }, (_, number) => ({ id: number + 1, number })) }"
    )
    stage.frames(2)
    stage.page.evaluate("location.hash = '#50'")
    stage.until("pager.current === 49")


def test_a_page_opens_at_the_slide_of_its_address(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/list.html?count=100#n42")
    stage = Stage(page)
    stage.until("pager.current === 42")
    assert [(tile.item, tile.start) for tile in stage.tiles()] == [(42, 0)]


def test_a_function_is_not_called_for_every_id(open_stage):
    stage = open_stage()
    stage.pager.evaluate(
        """pager => {
            window.asked = 0;
            pager.items = { count: 1e6, id: (index) => (window.asked += 1) && `i${index}`, render() {} };
        }"""
    )
    stage.page.evaluate("location.hash = '#i7000'")
    stage.frames(2)
    assert stage.page.evaluate("asked") < 20
    assert stage.get("current") == 0


@pytest.mark.parametrize("fragment", ["#%", "#", "#:~:text=One"])
def test_an_address_of_no_slide_scrolls_nothing(open_stage, fragment):
    stage = open_stage("children")
    stage.page.evaluate("(hash) => { location.hash = hash }", fragment)
    stage.frames(3)
    assert stage.get("phase") == "idle"
