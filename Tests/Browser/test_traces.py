"""A trace gives the same bytes in a browser as it gives natively."""

import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Tests" / "Traces"
TRACES = sorted(
    path for path in FOLDER.rglob("*.jsonl") if not path.name.endswith(".out.jsonl")
)


def name(trace):
    return trace.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.fixture(scope="module")
def rondo():
    """The command that replays traces natively."""
    build = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    binary = pathlib.Path(build.stdout.strip()) / "rondo"
    assert binary.exists(), f"{binary} is missing: swift build makes it"
    return binary


@pytest.fixture(scope="module")
def replay(browser, origin):
    """Replays a trace in a page."""
    page = browser.new_page()
    page.goto(f"{origin}/Tests/Browser/pages/traces.html")
    page.wait_for_function("() => window.replayed")
    yield lambda source: page.evaluate("source => window.replayed(source)", source)
    page.close()


def test_there_are_traces():
    folders = {path.parent.name for path in TRACES}
    expected = {"Traces", "Items", "Feed", "Shelves"}
    assert expected <= folders, f"traces in {folders} of {FOLDER} only"


@pytest.mark.parametrize("trace", TRACES, ids=map(name, TRACES))
def test_the_bytes_are_the_same(rondo, replay, trace):
    native = subprocess.run([rondo, "replay", trace], capture_output=True, check=True).stdout
    assert replay(trace.read_text(encoding="utf-8")).encode() == native
