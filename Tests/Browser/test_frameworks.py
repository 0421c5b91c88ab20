"""The code of the guide to frameworks runs, if the framework is installed."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

from clock import Clock
from server import ROOT

GUIDE = (ROOT / "Documentation/Guides/Frameworks.md").read_text(encoding="utf-8")
PACKAGE = ROOT / ".build/package/rondo-elements"
# Debian's folder for them.
FRAMEWORKS = pathlib.Path("/usr/share/nodejs")

pytestmark = pytest.mark.skipif(
    not all((FRAMEWORKS / name).is_dir() for name in ("react", "react-dom", "vue")),
    reason="the frameworks are not installed",
)

PHOTOS = """['One', 'Two', 'Three'].map((title) => {
    return { id: title, title, src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>` };
})"""

REACT = """
import { createRoot } from 'react-dom/client';

const root = createRoot(document.querySelector('main'));
window.show = (photos) => root.render(<Gallery photos={photos} />);
"""

VUE = """import 'rondo-elements';
import Vue from 'vue/dist/vue.esm.browser.js';

Vue.config.ignoredElements = [/^rondo-/];
Vue.config.productionTip = Vue.config.devtools = false;
const gallery = new Vue({ el: 'main', data: { photos: [], current: 0 }, template: %s });
window.show = (photos) => { gallery.photos = photos; };
"""

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ height: 100px }}
</style>
<main></main>
<script type="module" src="/.build/package/rondo-elements/app.js"></script>
"""


def block(heading, language, containing=""):
    """The code below a heading of the guide."""
    section = GUIDE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)
    (code,) = [code for code in blocks if containing in code]
    return code


def react():
    return block("React 19", "jsx", containing="onrondo-settle") + REACT


def react_with_a_ref():
    return block("React 19", "jsx", containing="useRef") + REACT


def vue():
    template = re.search(r"<template>\n(.*)</template>", block("Vue", "vue"), re.DOTALL)[1]
    return VUE % f"`{template}`"


@pytest.fixture
def open_app(new_page, origin, tmp_path):
    """Opens a page with an app, bundled with the package and its framework."""

    def open_it(code):
        shutil.copytree(PACKAGE, tmp_path / "node_modules/rondo-elements")
        (tmp_path / "app.jsx").write_text(code)
        subprocess.run(
            ["esbuild", "app.jsx", "--bundle", "--format=esm", "--jsx=automatic", "--outfile=app.js",
             "--define:process.env.NODE_ENV=\"production\"", "--log-level=error"],
            cwd=tmp_path, check=True, env={**os.environ, "NODE_PATH": str(FRAMEWORKS)},
        )
        page = new_page("about:blank")
        page.route("**/it.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        page.route("**/app.js", lambda route: route.fulfill(path=tmp_path / "app.js"))
        page.goto(f"{origin}/it.html")
        page.evaluate(f"show({PHOTOS})")
        return page

    return open_it


def seen(page, clock, title, text):
    clock.until(
        """([title, text]) => {
            const caption = document.querySelector('figcaption')?.textContent.trim();
            return document.elementFromPoint(300, 50)?.alt === title && caption === text;
        }""",
        title, text,
    )


@pytest.mark.parametrize("app", [react, react_with_a_ref, vue])
def test_a_gallery_names_the_visible_photo_and_keeps_it(open_app, app):
    page = open_app(app())
    clock = Clock(page)
    seen(page, clock, "One", "1 of 3")
    page.evaluate("document.querySelector('rondo-pager').next()")
    seen(page, clock, "Two", "2 of 3")
    page.evaluate("document.querySelector('rondo-pager').next()")
    seen(page, clock, "Three", "3 of 3")
    # The visible photo stays, and becomes another element of the list.
    page.evaluate(f"show({PHOTOS}.toReversed())")
    clock.until("() => document.querySelector('rondo-pager').current === 0")
    assert page.evaluate("document.elementFromPoint(300, 50).alt") == "Three"
    page.evaluate("document.querySelector('rondo-pager').next()")
    seen(page, clock, "Two", "2 of 3")
