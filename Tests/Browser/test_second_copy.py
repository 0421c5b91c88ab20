"""A page that loads the scripts twice, or again, works as with one copy."""

import pytest

ENTRIES = {
    "rondo": "<rondo-pager><p>One</p><p>Two</p></rondo-pager>",
    "rondo-children": "<rondo-pager><p>One</p><p>Two</p></rondo-pager>",
    "rondo-ticker": "<rondo-ticker><p>One</p><p>Two</p></rondo-ticker>",
    "rondo-pages": """<rondo-tabs for="it"></rondo-tabs><rondo-pages id="it"></rondo-pages>
        <script type="module">
          it.register('text', class {
            create({ id }, element) { element.textContent = id; }
          });
          it.items = [{ id: 'One', kind: 'text' }, { id: 'Two', kind: 'text' }];
        </script>""",
    "rondo-shelves": """<rondo-shelves id="it"></rondo-shelves>
        <script type="module">
          it.renderItem = (cell, { id }) => { cell.textContent = id; };
          it.loadItems = (ids) => ids.map((id) => ({ id }));
          it.shelves = [{ id: 1, itemIDs: ['One'] }, { id: 2, itemIDs: ['Two'] }];
        </script>""",
}

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  * {{ margin: 0 }}
  rondo-pager, rondo-pages, rondo-shelves, rondo-ticker {{ height: 300px }}
</style>
{scripts}
{elements}
"""

SHOWS = """([selector, text]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + 150);
    return seen?.textContent === text;
}"""

ELEMENT = "rondo-pager, rondo-pages, rondo-shelves, rondo-ticker"


def show(page, origin, entry, scripts):
    """A page with an entry's element, whose scripts are in the project's folder and in `copy`."""

    def copy(route):
        route.fulfill(response=route.fetch(url=route.request.url.replace("/copy/", "/")))

    page.route("**/copy/**", copy)
    page.route("**/it.html", lambda route: route.fulfill(
        content_type="text/html",
        body=PAGE.format(
            elements=ENTRIES[entry],
            scripts="".join(f'<script type="module" src="{address}"></script>' for address in scripts),
        ),
    ))
    page.goto(f"{origin}/Web/it.html")
    page.wait_for_function(SHOWS, arg=[ELEMENT, "One"])


def goes_on(page, entry):
    page.evaluate(
        """([selector, isShelves]) => {
            const element = document.querySelector(selector);
            if (isShelves) element.scrollToShelf(2);
            else element.next();
        }""",
        [ELEMENT, entry == "rondo-shelves"],
    )
    page.wait_for_function(SHOWS, arg=[ELEMENT, "Two"])


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_second_copy_does_nothing(new_page, origin, entry):
    page = new_page("about:blank")
    show(page, origin, entry, [f"js/{entry}.js", f"copy/js/{entry}.js"])
    goes_on(page, entry)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_script_that_is_loaded_again_does_nothing(new_page, origin, entry):
    page = new_page("about:blank")
    show(page, origin, entry, [f"js/{entry}.js"])
    assert page.evaluate(f"import('./js/{entry}.js?again').then(() => 'loaded')") == "loaded"
    goes_on(page, entry)


def test_both_scripts_of_a_pager_cause_no_error(new_page, origin):
    page = new_page("about:blank")
    show(page, origin, "rondo", ["js/rondo.js", "js/rondo-children.js"])
    goes_on(page, "rondo")
