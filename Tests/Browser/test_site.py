"""The demo as a folder of plain files, for any static server, at any address."""

import contextlib
import functools
import http.server
import pathlib
import shutil
import subprocess
import threading
import urllib.request

import pytest

from clock import Clock
from rooms import Rooms
from scenes import PHONE, SCENES, wait_for_scene

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as `python3 -m http.server` does."""

    def log_message(self, *_):
        """No log: a missing file shows in the page."""


@contextlib.contextmanager
def served(root):
    handler = functools.partial(Handler, directory=root)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the folder, below the root of the server."""
    root = tmp_path_factory.mktemp("host")
    subprocess.run([ROOT / "Scripts/site", root / "some/folder"], check=True)
    with served(root) as address:
        yield f"{address}/some/folder"


@pytest.fixture
def open_site(new_page, site):
    def open_it(scene):
        page = new_page("about:blank", **PHONE)
        outside = []
        said = []
        page.on("request", lambda request: request.url.startswith(site) or outside.append(request.url))
        page.on("console", lambda message: said.append((message.type, message.text)))
        page.goto(f"{site}/demo/#/{scene}")
        wait_for_scene(page, scene)
        assert [url for url in outside if not url.startswith("data:")] == []
        assert [entry for entry in said if entry[0] in ("error", "warning")] == []
        return page

    return open_it


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_works_without_a_server(open_site, scene):
    page = open_site(scene)
    made_up = page.get_by_text("No feed server here: this page makes up the")
    assert made_up.count() == (1 if scene in ("rooms", "shelves") else 0)


@pytest.mark.needs("preloaded modules")
def test_the_front_page_asks_for_its_scripts_at_once(new_page, site):
    page = new_page(f"{site}/demo/", **PHONE)
    wait_for_scene(page, "")
    named = page.locator("link[rel$=preload]").evaluate_all("links => links.map((link) => link.href)")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert sorted(name for name in loaded if name.endswith((".js", ".wasm"))) == sorted(named)


def test_the_package_can_be_downloaded_and_the_three_lines_run_with_it(new_page, site, tmp_path):
    page = new_page(f"{site}/demo/", **PHONE)
    wait_for_scene(page, "")
    address = page.get_by_role("link", name="Download").evaluate("({ href }) => href")
    archive = urllib.request.urlopen(address).read()
    [package] = (ROOT / ".build/package").glob("*.tgz")
    assert address == f"{site}/{package.name}"
    assert archive == package.read_bytes()
    lines, commands, install = (
        page.get_by_role("figure", name=name).locator("pre").inner_text()
        for name in ("A page with a pager", "Commands that unpack", "The command that installs")
    )
    assert install == f"npm install ./{package.name}\n"
    (tmp_path / package.name).write_bytes(archive)
    subprocess.run(["sh", "-e"], input=commands, text=True, cwd=tmp_path, check=True)
    (tmp_path / "three.html").write_text(lines)
    with served(tmp_path) as address:
        page.goto(f"{address}/three.html")
        page.wait_for_function("document.querySelector('rondo-pager')?.frames > 0")


def test_the_address_of_the_folder_shows_the_demo(new_page, site):
    page = new_page("about:blank")
    page.goto(f"{site}/")
    page.wait_for_url("**/some/folder/demo/**")


def test_made_up_rooms_are_a_feed(open_site):
    rooms = Rooms(open_site("rooms?limit=3"))
    first = rooms.playing()
    assert rooms.walk(7)[0] == first
    assert int(rooms.figure("loaded")) >= 7
    rooms.press("add")
    rooms.until_said("is the first room now")
    rooms.press("remove")
    rooms.until_said("was removed on the server")


def test_a_made_up_feed_ends_and_wraps_around(open_site):
    rooms = Rooms(open_site("rooms?limit=30"))
    rooms.page.evaluate(
        """() => {
            window.dropped = 0;
            document.querySelector('rondo-pager').addEventListener('rondo-loading', ({ detail }) => {
                window.dropped += detail.dropped ?? 0;
            });
        }"""
    )
    titles = rooms.walk(61)
    assert len(set(titles)) == 60
    assert titles[60] == titles[0]
    assert rooms.page.evaluate("dropped") == 0, "a page repeats rooms of the page before"


def test_failures_on_purpose_work_without_a_server_too(new_page, site):
    page = new_page(f"{site}/demo/#/shelves?failing=1", **PHONE)
    page.get_by_text("The shelves could not be loaded.").wait_for()
    # In one step, because a request that failed is repeated on its own, and the button disappears.
    page.get_by_role("button", name="Try again").evaluate(
        """(button) => {
            document.querySelector('input[name=failing][value="0"]').click();
            button.click();
        }"""
    )
    page.wait_for_selector("rondo-shelves img")


@pytest.mark.needs("wheel by pixels")
def test_made_up_shelves_come_to_an_end(open_site):
    page = open_site("shelves")
    clock = Clock(page)
    page.mouse.move(195, 500)
    for _ in range(12):
        page.mouse.wheel(0, 2000)
        clock.run(1500)
        clock.frames(3)
    assert page.evaluate("document.querySelector('rondo-shelves').loading") == "ended"
    assert page.evaluate("document.querySelector('rondo-shelves').count") == 35
    clock.until("() => !document.querySelector('rondo-shelves [data-waiting]')")


def test_a_site_without_a_package_is_made_and_says_so(tmp_path):
    for part in ("Scripts", "Web/demo", "Web/js", "Web/build"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy(ROOT / "Web/style.css", tmp_path / "Web")
    made = subprocess.run([tmp_path / "Scripts/site"], capture_output=True, text=True)
    assert (made.returncode, made.stderr) == (0, "")
    assert "Without a package to download: Scripts/package makes it" in made.stdout
    site = tmp_path / ".build/site"
    assert [*site.glob("*.tgz")] == []
    assert "data-package" not in (site / "demo/index.html").read_text()


def test_a_folder_with_files_is_not_overwritten(tmp_path):
    (tmp_path / "mine").write_text("mine")
    refused = subprocess.run([ROOT / "Scripts/site", tmp_path], capture_output=True, text=True)
    assert refused.returncode == 1
    assert f"{tmp_path} must be new or empty, but it has files" in refused.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]
