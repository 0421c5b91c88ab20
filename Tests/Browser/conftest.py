"""Fixtures: a server of the project's files, a browser, and pages with an element."""

import collections
import pathlib

import pytest
from playwright.sync_api import sync_playwright

import engines
from bundle import bundle
from feed_server import FeedServer, build
from needs import needs
from rooms import Rooms
from scenes import PHONE, wait_for_scene
from server import HTML, WEB, serve
from shelves import Shelves
from stage import Stage
from ticker import Ticker


# What pages run before their own scripts.
CLOCK = pathlib.Path(__file__).with_name("clock.js")
FLIGHTS = pathlib.Path(__file__).with_name("flights.js")


def pytest_addoption(parser):
    parser.addoption("--engine", choices=engines.ALL, default="chromium", help="runs the tests")
    parser.addoption("--separate", action="store_true", help="loads the scripts of Web, not bundles")


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(*abilities): runs only in engines that have them")


def pytest_collection_modifyitems(config, items):
    """Leaves out tests that need what the engine cannot do under automation, and counts them."""
    lacks = engines.kind(config.getoption("engine")).LACKS
    left_out = {item: sorted(needs(item) & set(lacks)) for item in items}
    items[:] = [item for item, missing in left_out.items() if not missing]
    config.hook.pytest_deselected(items=[item for item, missing in left_out.items() if missing])
    counts = collections.Counter(missing for all_of in left_out.values() for missing in all_of)
    config.left_out = [f"{count} need {name}: {lacks[name]}" for name, count in counts.items()]
    if hasattr(config, "workeroutput"):
        config.workeroutput["left out"] = config.left_out


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """All workers of a parallel run leave out the same tests."""
    node.config.left_out = getattr(node, "workeroutput", {}).get("left out", [])


def pytest_terminal_summary(terminalreporter, config):
    for line in getattr(config, "left_out", []):
        terminalreporter.write_line(f"left out: {line}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """After a failure no page lives on, so it cannot fail other tests."""
    report = yield
    if report.failed and engines.current():
        engines.current().renew()
    return report


@pytest.fixture(scope="session")
def web(pytestconfig, tmp_path_factory):
    """The folder Web, as most tests load it: with few scripts."""
    if pytestconfig.getoption("separate"):
        return WEB
    copy = tmp_path_factory.mktemp("web")
    bundle(copy)
    return copy


@pytest.fixture(scope="session")
def origin(web):
    """The address of the project's folder, as a browser sees it."""
    with serve(web) as address:
        yield address


@pytest.fixture(scope="session")
def separate_origin():
    """The same, with each script of Web as a separate file."""
    with serve() as address:
        yield address


@pytest.fixture(scope="session")
def engine(request, pytestconfig):
    """The browser that runs the tests."""
    with sync_playwright() as playwright:
        try:
            started = engines.start(pytestconfig.getoption("engine"), playwright)
        except Exception as problem:
            # All other tests would fail with the same message.
            request.session.shouldstop = f"no test can run: {problem}"
            raise
        yield started
        started.close()


# Not failures of a script: WebKit reports the remaining sizes with the next frame, and Firefox what the policy of a
# page refuses.
NOTICES = ("ResizeObserver loop", "The page’s settings blocked")


@pytest.fixture
def new_page(engine):
    """Opens pages; a test fails when a script of one of its pages fails."""
    pages = []
    failures = []

    def fail(error):
        if not str(error).startswith(NOTICES):
            failures.append(str(error))

    def open_page(url, **options):
        page = engine.new_page(**{"viewport": {"width": 800, "height": 600}, **options})
        pages.append(page)
        page.on("pageerror", fail)
        page.add_init_script(path=CLOCK)
        page.add_init_script(path=FLIGHTS)
        page.goto(url)
        return page

    yield open_page
    for page in pages:
        engine.close_page(page)
    HTML.clear()
    assert failures == [], "a script failed in the page"


@pytest.fixture
def open_stage(new_page, origin):
    """Opens a page of the folder `pages` and waits until its pager shows something.

    Options go into the page's address; `context` is for the browser.
    """

    def open_it(name="slides", context=None, **options):
        query = "&".join(f"{key}={value}" for key, value in options.items())
        page = new_page(f"{origin}/Tests/Browser/pages/{name}.html?{query}", **(context or {}))
        stage = Stage(page)
        # The script that loads pages is itself loaded after the first frame.
        if "pages" in options:
            stage.clock.until("() => requests.length > 0")
        return stage

    return open_it


@pytest.fixture
def open_html(new_page, origin):
    """Opens a page with this text, and waits until its pager shows something."""

    def open_it(body, selector="rondo-pager"):
        HTML["/it.html"] = body
        return Stage(new_page(f"{origin}/it.html"), selector)

    return open_it


@pytest.fixture
def open_ticker(new_page, origin):
    """Opens a page with a ticker, or with a pager that has auto-advance (`banner`).

    Options go into the page's address; `context` is for the browser.
    """

    def open_it(name="ticker", context=None, **options):
        query = "&".join(f"{key}={value}" for key, value in options.items())
        page = new_page("about:blank", **(context or {}))
        page.goto(f"{origin}/Tests/Browser/pages/{name}.html?{query}")
        return Ticker(page)

    return open_it


@pytest.fixture(scope="session")
def feed_server(tmp_path_factory, web):
    server = FeedServer(build(), tmp_path_factory.mktemp("feed") / "feed.sqlite", web)
    yield server
    assert server.stop() == 0, "the feed server returned an error"


@pytest.fixture
def feed(feed_server):
    """The server of the feed, with its first content."""
    feed_server.reset()
    yield feed_server
    ended = not feed_server.is_running
    if ended:
        feed_server.start()
    assert not ended, "the feed server crashed, or the test did not restart it"


@pytest.fixture
def open_rooms(new_page, feed):
    """Opens the scene of the live rooms on a phone.

    `on_page` is called with each request for a page of the feed.
    """

    def open_it(query="", on_page=None, **context):
        page = new_page("about:blank", **{**PHONE, **context})
        if on_page:
            page.route("**/api/rooms?*", on_page)
        page.goto(f"{feed.origin}/demo/#/rooms{query}")
        return Rooms(page)

    return open_it


@pytest.fixture
def open_demo_scene(new_page, feed):
    """Opens a scene of the demo by its name and the rest of its address, and waits for it."""

    def open_it(scene, **context):
        page = new_page("about:blank", **context)
        page.goto(f"{feed.origin}/demo/#/{scene}")
        wait_for_scene(page, scene)
        return page

    return open_it


@pytest.fixture
def open_shelves(new_page, origin):
    """Opens the page of shelves with options in its address, and waits until it has drawn."""

    def open_it(context=None, **options):
        query = "&".join(f"{key.replace('_', '-')}={value}" for key, value in options.items())
        page = new_page(f"{origin}/Tests/Browser/pages/shelves.html?{query}", **(context or {}))
        shelves = Shelves(page)
        # The script that loads pages is itself loaded after the first frame.
        if "pages" in options:
            shelves.clock.until("() => pages.length > 0")
        return shelves

    return open_it
