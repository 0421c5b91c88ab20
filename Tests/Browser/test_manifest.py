"""custom-elements.json lists what the elements of the package really have, for the style sheets of pages."""

import json

import pytest

from clock import Clock
from server import HTML, ROOT

PACKAGE = ROOT / ".build/package/rondo-elements"
CONTROLS = "arrows play dots fraction progress timer"
MANY = "".join(f"<p>{number}</p>" for number in range(12))
# Every option that makes parts, and a short loop for copies.
SLIDES = f"""<TAG id="many" axis="horizontal" interval="5000" controls="{CONTROLS}" marks="current settled target"
    >{MANY}</TAG><TAG axis="horizontal" loop per-view="3"><p>One</p><p>Two</p></TAG>"""

PAGES = {
    "rondo-pager": SLIDES.replace("TAG", "rondo-pager"),
    "rondo-ticker": SLIDES.replace("TAG", "rondo-ticker"),
    "rondo-pages": SLIDES.replace("TAG", "rondo-pages"),
    "rondo-controls": f"""<rondo-pager id="many" interval="5000">{MANY}</rondo-pager>
        <rondo-controls for="many" show="{CONTROLS}"><p>Child</p></rondo-controls>""",
    "rondo-tabs": """<rondo-tabs for="two"><button>One</button><button>Two</button></rondo-tabs>
        <rondo-pager id="two"><p>One</p><p>Two</p></rondo-pager>""",
    "rondo-shelves": """<rondo-shelves id="shelves"><p>Child</p></rondo-shelves>
        <script type="module">
            shelves.renderItem = (cell, { id }) => { cell.textContent = id; };
            shelves.renderShelf = (header, { id }) => { header.textContent = id; };
            shelves.loadItems = (ids) => ids.map((id) => ({ id }));
            shelves.shelves = [{ id: 1, itemIDs: ['One', 'Two'] }];
        </script>""",
}
# Elements that have all that their base class has, but do not show all of it here.
DERIVED = ["rondo-ticker", "rondo-pages"]

HAVE = """(tag) => {
    const found = { parts: new Set(), properties: new Set(), slots: new Set() };
    for (const { shadowRoot, children } of document.querySelectorAll(tag)) {
        const all = [...shadowRoot.querySelectorAll('*')];
        for (const { part } of all) part.forEach((name) => found.parts.add(name));
        const text = shadowRoot.adoptedStyleSheets
            .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
            .concat(all.map((element) => element.getAttribute('style')))
            .join(' ');
        const own = new Set([...text.matchAll(/(--[\\w-]+):/g)].map(([, name]) => name));
        for (const [, name] of text.matchAll(/var\\((--[\\w-]+)/g)) {
            if (!own.has(name) && !name.startsWith('--_')) found.properties.add(name);
        }
        // Shelves make children of their own for their items.
        const given = [...children].filter((child) => child.matches('p, button'));
        for (const { assignedSlot } of given) if (assignedSlot) found.slots.add(assignedSlot.name);
    }
    return Object.fromEntries(Object.entries(found).map(([kind, names]) => [kind, [...names].sort()]));
}"""


def declared(tag):
    manifest = json.loads((PACKAGE / "custom-elements.json").read_text())
    [element, *_] = [one for module in manifest["modules"] for one in module["declarations"] if one["tagName"] == tag]
    kinds = {"parts": "cssParts", "properties": "cssProperties", "slots": "slots"}
    return {kind: {entry["name"] for entry in element[name]} for kind, name in kinds.items()}


@pytest.mark.parametrize("tag", PAGES)
def test_the_parts_the_custom_properties_and_the_slots_are_those_of_the_element(new_page, origin, tag):
    scripts = "".join(
        f'<script type="module" src="{name}.js"></script>' for name in ("pager", "ticker", "pages", "shelves", "controls")
    )
    HTML["/.build/package/rondo-elements/it.html"] = (
        '<!doctype html><link rel="icon" href="data:," /><link rel="stylesheet" href="style.css" />'
        f"<style>p {{ margin: 0; height: 50px }} rondo-shelves {{ height: 300px }}</style>{scripts}{PAGES[tag]}"
    )
    page = new_page(f"{origin}/.build/package/rondo-elements/it.html")
    named = declared(tag)
    clock = Clock(page)
    if tag not in DERIVED:
        clock.until(f"() => ({HAVE})('{tag}').parts.length >= {len(named['parts'])}")
    else:
        clock.until(f"() => ({HAVE})('{tag}').parts.includes('timer-value')")
    have = page.evaluate(HAVE, tag)
    # What only the style sheet of the package uses.
    before = {"--rondo-length", "--rondo-spacing", "--rondo-per-view"} & named["properties"]
    assert set(have["properties"]) == named["properties"] - before
    assert set(have["slots"]) == named["slots"]
    assert set(have["parts"]) == named["parts"] or (tag in DERIVED and set(have["parts"]) <= named["parts"])
