"""The result of Scripts/package runs by a script tag, without a server, and in bundles."""

import json
import pathlib
import re
import shutil
import subprocess

import pytest

from clock import Clock
from server import HTML, ROOT

PACKAGE = ROOT / ".build/package/rondo-elements"
TOOLS = pathlib.Path(__file__).parent / "bundlers"
CHILDREN = "<p>One</p><p>Two</p>"

PAGES = """<rondo-pages id="pages"></rondo-pages>
<script type="module">
  customElements.whenDefined('rondo-pages').then(() => {
    pages.register('text', class {
      create({ id }, element) { element.textContent = id; }
    });
    pages.items = [{ id: 'One', kind: 'text' }, { id: 'Two', kind: 'text' }];
  });
</script>"""

SHELVES = """<rondo-shelves id="shelves"></rondo-shelves>
<script type="module">
  shelves.renderItem = (cell, { id }) => { cell.textContent = id; };
  shelves.loadItems = (ids) => ids.map((id) => ({ id }));
  shelves.shelves = [{ id: 1, itemIDs: ['One'] }];
</script>"""

ELEMENTS = {
    "pager": f"<rondo-pager>{CHILDREN}</rondo-pager>",
    "children": f"<rondo-pager>{CHILDREN}</rondo-pager>",
    "ticker": f"<rondo-ticker>{CHILDREN}</rondo-ticker>",
    "pages": PAGES,
    "shelves": SHELVES,
}

PAGE = """<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
{head}
<style>
  * {{ margin: 0 }}
  rondo-pager, rondo-pages, rondo-shelves, rondo-ticker {{ height: 100px }}
</style>
{body}
"""

FEED = """<script type="module">
  window.reported = {};
  for (const name of ['begin', 'change', 'settle', 'cancel', 'willappear', 'didappear', 'willdisappear',
      'diddisappear', 'reclaim', 'loading']) {
    pager.addEventListener(`rondo-${name}`, ({ detail }) => { reported[`rondo-${name}`] = Object.keys(detail); });
  }
  pager.renderItem = (element, { id }) => { element.textContent = id; };
  pager.loadMore = () => ({ items: ['One', 'Two', 'Three', 'Four', 'Five'].map((id) => ({ id })), next: null });
</script>"""

ALL_SHOW = """() => {
    const elements = [...document.querySelectorAll('rondo-pager, rondo-pages, rondo-shelves, rondo-ticker')];
    return elements.every((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + 20)?.textContent === 'One' && element.frames > 0;
    });
}"""


@pytest.fixture
def open_body(new_page, origin):
    """Opens a page beside the package; returns it, its requests in order and its clock, once everything is shown."""

    def open_it(head, body, files=None):
        page = new_page("about:blank")
        HTML["/.build/package/rondo-elements/it.html"] = PAGE.format(head=head, body=body)
        if files:
            page.route("**/app/**", lambda route: route.fulfill(
                path=files / route.request.url.rpartition("/")[2]
            ))
        requests = []
        page.on("request", lambda request: requests.append(request.url.rpartition("/")[2]))
        page.goto(f"{origin}/.build/package/rondo-elements/it.html")
        clock = Clock(page)
        clock.until(ALL_SHOW)
        return page, [name for name in requests if name != "it.html" and not name.startswith("data:")], clock

    return open_it


def script(address):
    return f'<script type="module" src="{address}"></script>'


@pytest.mark.parametrize("name", ELEMENTS)
def test_a_page_with_one_element_loads_a_script_and_the_module(open_body, name):
    page, requests, _ = open_body(script(f"standalone/{name}.js"), ELEMENTS[name])
    assert requests == [f"{name}.js", "rondo-shelves.wasm" if name == "shelves" else "rondo.wasm"]


GUIDE = (ROOT / "Documentation/Guides/Browser.md").read_text()


@pytest.mark.parametrize(
    "option, name",
    [
        ('interval="9999"', "advance"),
        ('speed="40"', "marquee"),
        ('height="current"', "height"),
        ('length="content"', "lengths"),
        ('controls="fraction"', "controls"),
        ('effect="fade"', "effects"),
        ('per-view="2"', "sizes"),
        ('marks="current"', "marks"),
        ('animated="changes"', "changes"),
    ],
)
def test_an_option_loads_its_script_from_the_same_folder_as_the_guide_says(new_page, origin, option, name):
    html = PAGE.format(head=script("standalone/pager.js"), body=f"<rondo-pager {option}>{CHILDREN}</rondo-pager>")
    HTML["/.build/package/rondo-elements/it.html"] = html
    page = new_page(f"{origin}/.build/package/rondo-elements/it.html")
    page.wait_for_function(
        "(end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end))",
        arg=f"/standalone/rondo-{name}.js",
    )
    assert f"(`js/rondo-{name}.js`)" in GUIDE


@pytest.mark.needs("preloaded modules")
@pytest.mark.parametrize("name", ["pager", "shelves"])
def test_a_preloaded_module_is_requested_once(open_body, name):
    module = "rondo-shelves.wasm" if name == "shelves" else "rondo.wasm"
    preload = f'<link rel="preload" href="standalone/{module}" as="fetch" crossorigin />'
    page, requests, _ = open_body(preload + script(f"standalone/{name}.js"), ELEMENTS[name])
    assert requests == [module, f"{name}.js"]


def test_elements_of_several_entries_share_scripts_and_the_module(open_body):
    names = ["pager", "ticker", "pages"]
    page, requests, clock = open_body(
        "".join(script(f"{name}.js") for name in names),
        "".join(ELEMENTS[name] for name in names) + '<rondo-tabs for="pages"></rondo-tabs>',
    )
    assert requests.count("rondo.wasm") == 1
    assert len(requests) == len(set(requests))
    classes = "['pager', 'ticker'].map((name) => customElements.get(`rondo-${name}`))"
    assert page.evaluate(f"(() => {{ const [Pager, Ticker] = {classes}; return Ticker.prototype instanceof Pager }})()")
    page.get_by_role("tab", name="Two").click()
    clock.until("() => pages.current === 1")


@pytest.mark.parametrize("name", ["pager", "shelves"])
def test_an_element_of_the_package_can_be_recorded(open_body, name):
    page, _, clock = open_body(script(f"{name}.js"), ELEMENTS[name])
    page.evaluate(f"""async () => {{
        const {{ record }} = await import('./recording.js');
        window.recording = record(document.querySelector('rondo-{name}'));
    }}""")
    clock.until(ALL_SHOW)
    first, *inputs = [json.loads(line) for line in page.evaluate("recording.stop()").splitlines()]
    assert first["rondo"] == 1
    assert {"do": "tick"}.items() <= inputs[-1].items()


def test_a_page_without_a_server_has_the_module_in_its_script(new_page, tmp_path):
    shutil.copy(PACKAGE / "inline.js", tmp_path)
    names = ["pager", "ticker", "pages"]
    (tmp_path / "it.html").write_text(PAGE.format(
        head='<script src="inline.js"></script>', body="".join(ELEMENTS[name] for name in names)
        + '<rondo-controls for="pages"></rondo-controls>'
    ))
    page = new_page("about:blank")
    page.goto((tmp_path / "it.html").as_uri())
    Clock(page).until(ALL_SHOW)
    page.locator("rondo-controls [part~=dot]").first.wait_for()


# Types

MANIFEST = json.loads((PACKAGE / "custom-elements.json").read_text())

HAS = """(tag) => {
    const element = document.createElement(tag);
    const names = new Set(Object.getOwnPropertyNames(element));
    let { __proto__: prototype } = element;
    for (; prototype !== HTMLElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
        for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    }
    const { observedAttributes } = element.constructor;
    return { members: [...names], attributes: observedAttributes };
}"""

# Methods that browsers call, and one that every element has.
UNDECLARED = {
    *("constructor", "connectedCallback", "disconnectedCallback", "attributeChangedCallback"),
    "addEventListener",
    "removeEventListener",
}


@pytest.mark.parametrize("module", MANIFEST["modules"], ids=lambda module: module["path"])
def test_types_declare_what_elements_have(open_body, module):
    page, *_ = open_body("", "")
    page.evaluate(f"import('./{module['path']}')")
    for element in module["declarations"]:
        has = page.evaluate(HAS, element["tagName"])
        assert set(has["members"]) - UNDECLARED == {member["name"] for member in element["members"]}
        assert sorted(has["attributes"]) == sorted(each["name"] for each in element["attributes"])


def declared_keys(type_text):
    """The properties of an event's detail in the types."""
    text = (PACKAGE / "elements.d.ts").read_text()
    (name,) = re.findall(r"^CustomEvent<(\w+)>$", type_text)
    (body,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}", text, re.DOTALL | re.MULTILINE)
    return set(re.findall(r"^  (?:readonly )?(\w+)\??:", body, re.MULTILINE))


def test_types_declare_the_details_of_events(open_body):
    pager = '<rondo-pager id="pager" keep="1"></rondo-pager>'
    page, _, clock = open_body(script("pager.js"), pager + FEED)
    for _ in range(3):
        page.evaluate("pager.next()")
        clock.until("() => pager.phase === 'idle'")
    reported = page.evaluate("reported")
    (pager,) = [each for module in MANIFEST["modules"] for each in module["declarations"]
                if each["name"] == "RondoPager"]
    types = {event["name"]: event["type"]["text"] for event in pager["events"]}
    assert {"rondo-begin", "rondo-settle", "rondo-didappear", "rondo-reclaim", "rondo-loading"} <= reported.keys()
    assert {name: set(keys) for name, keys in reported.items()} == {name: declared_keys(types[name]) for name in reported}


# Bundles

APP = """import { RondoPager } from 'rondo-elements';
import { RondoTicker } from 'rondo-elements/ticker';

window.share = RondoTicker.prototype instanceof RondoPager;
"""
INLINE_APP = "import 'rondo-elements/inline';\nwindow.share = true;\n"


@pytest.fixture
def project(tmp_path):
    """The folder of an app that has installed the package."""
    shutil.copytree(PACKAGE, tmp_path / "node_modules/rondo-elements")
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    (tmp_path / "app.js").write_text(APP)
    (tmp_path / "inline.js").write_text(INLINE_APP)
    return tmp_path


def run(project, *command):
    done = subprocess.run(command, cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


# If a bundler is not unpacked, as without apt-get, its tests are left out.
HAS_WEBPACK = (ROOT / ".build/webpack").is_dir()


def esbuild(project, script):
    run(project, "esbuild", script, "--bundle", "--minify", "--format=esm", "--outfile=dist/app.js")
    shutil.copy(PACKAGE / "rondo.wasm", project / "dist")


def esbuild_with_a_loader(project, script):
    """The bundler copies the module, and gives its address."""
    place = "import module from 'rondo-elements/rondo.wasm';\nRondoPager.module = new URL(module, import.meta.url);\n"
    (project / script).write_text(APP + place)
    run(project, "esbuild", script, "--bundle", "--minify", "--format=esm", "--loader:.wasm=file",
        "--outfile=dist/app.js")


def rollup(project, script):
    run(project, "rollup", "--config", str(TOOLS / "rollup.mjs"), script)
    shutil.copy(PACKAGE / "rondo.wasm", project / "dist")


def webpack(project, script):
    run(project, "node", "--require", str(TOOLS / "debian.cjs"), str(TOOLS / "webpack.cjs"), script)



WEBPACK = pytest.param(webpack, marks=pytest.mark.skipif(not HAS_WEBPACK, reason="webpack is not installed"))


def shows_a_bundle(open_body, project):
    body = ELEMENTS["pager"] + ELEMENTS["ticker"]
    page, requests, _ = open_body(script("app/app.js"), body, files=project / "dist")
    assert page.evaluate("window.share")
    return [name for name in requests if name.endswith(".wasm")]


@pytest.mark.parametrize("bundle", [esbuild, esbuild_with_a_loader, rollup, WEBPACK])
def test_a_bundle_finds_the_module(open_body, project, bundle):
    bundle(project, "app.js")
    assert len(shows_a_bundle(open_body, project)) == 1


def test_a_classic_bundle_can_contain_shelves_as_the_guide_says(open_body, project):
    place = "import module from 'rondo-elements/rondo-shelves.wasm';\nRondoShelves.module = module;\n"
    (project / "app.js").write_text("import { RondoShelves } from 'rondo-elements/shelves';\n" + place)
    options = ["--define:import.meta.url=location.href", "--loader:.wasm=binary"]
    assert all(f"`{option}`" in GUIDE for option in options)
    run(project, "esbuild", "app.js", "--bundle", "--format=iife", *options, "--outfile=dist/app.js")
    _, requests, _ = open_body('<script src="app/app.js"></script>', ELEMENTS["shelves"], files=project / "dist")
    assert [name for name in requests if name.endswith(".wasm")] == []


@pytest.mark.parametrize("bundle", [esbuild, rollup, WEBPACK])
def test_a_bundle_can_contain_the_module(open_body, project, bundle):
    bundle(project, "inline.js")
    assert shows_a_bundle(open_body, project) == []
