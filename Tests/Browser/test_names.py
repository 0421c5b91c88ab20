"""Elements keep the members of every HTML element; Rondo's members have other names."""

import pytest

ENTRIES = ["rondo.js", "rondo-pages.js", "rondo-shelves.js", "rondo-ticker.js"]
ELEMENTS = ["rondo-pager", "rondo-pages", "rondo-tabs", "rondo-shelves", "rondo-ticker"]

# Methods that browsers call on an element.
CALLBACKS = {
    "constructor",
    "connectedCallback",
    "disconnectedCallback",
    "attributeChangedCallback",
}
# They call the original: the first two also note listeners that a marquee needs, and `focus` chooses the control if it
# has the element's keys.
EXTENDED = {"addEventListener", "removeEventListener", "focus"}


@pytest.fixture
def page(new_page, origin):
    page = new_page(f"{origin}/Tests/Browser/pages/slides.html")
    for entry in ENTRIES:
        page.add_script_tag(url=f"{origin}/Web/js/{entry}", type="module")
    page.evaluate(
        "names => Promise.all(names.map((name) => customElements.whenDefined(name)))", ELEMENTS
    )
    return page


@pytest.mark.parametrize("name", ELEMENTS)
def test_an_element_overrides_no_member_of_every_element(page, name):
    own = page.evaluate(
        """name => {
            const names = new Set(Object.keys(document.createElement(name)));
            let { prototype } = customElements.get(name);
            for (; prototype !== HTMLElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
                for (const own of Object.getOwnPropertyNames(prototype)) names.add(own);
            }
            return [...names].map((own) => [own, own in HTMLElement.prototype]);
        }""",
        name,
    )
    assert len(own) > len(CALLBACKS)
    assert {own for own, is_taken in own if is_taken} <= CALLBACKS | EXTENDED


@pytest.mark.parametrize("name", ELEMENTS)
def test_remove_removes_an_element_whatever_its_arguments(page, name):
    for given in ("", "...[]", "'an-id'"):
        assert page.evaluate(
            f"""name => {{
                const element = document.createElement(name);
                document.querySelector('rondo-pager').id = 'pager';
                element.setAttribute('for', 'pager');
                document.body.append(element);
                element.remove({given});
                return !element.isConnected;
            }}""",
            name,
        )


@pytest.mark.parametrize("name", ["rondo-pager", "rondo-pages", "rondo-shelves", "rondo-ticker"])
def test_scroll_to_scrolls_the_element_by_its_style(page, name):
    places = page.evaluate(
        """name => {
            const element = document.createElement(name);
            element.style.cssText = 'display: block; overflow: auto; width: 100px; height: 100px';
            document.body.append(element);
            const long = document.createElement('div');
            long.style.cssText = 'width: 500px; height: 500px';
            element.shadowRoot.append(long);
            element.scrollTo(20, 30);
            const first = [element.scrollLeft, element.scrollTop];
            element.scrollTo({ left: 40, top: 50 });
            return [first, [element.scrollLeft, element.scrollTop]];
        }""",
        name,
    )
    assert places == [[20, 30], [40, 50]]


NOTHING = [
    "pager.removeItems([])",
    "pager.removeItems([...[]])",
    "pager.insertItems([])",
    "pager.updateItems([])",
]


@pytest.mark.parametrize("script", NOTHING)
def test_a_change_of_no_items_changes_nothing(open_stage, script):
    stage = open_stage("list")
    stage.pager.evaluate(f"pager => {script}")
    assert stage.pager.evaluate("pager => [pager.isConnected, pager.items.length]") == [True, 5]


def test_a_change_of_no_shelves_changes_nothing(open_shelves):
    shelves = open_shelves()
    before = shelves.get("count")
    shelves.run("shelves.removeShelves([]); shelves.insertShelves([]); shelves.updateItems([])")
    assert [shelves.get("isConnected"), shelves.get("count")] == [True, before]
