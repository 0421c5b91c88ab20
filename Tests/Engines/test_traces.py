"""A trace gives the same bytes everywhere: debug and release builds, and every browser's engine."""

import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Tests" / "Traces", ROOT / "Tests" / "Cases"]
TRACES = sorted(
    path
    for folder in FOLDERS
    for path in folder.rglob("*.jsonl")
    if not path.name.endswith(".out.jsonl")
)
NAMES = [path.relative_to(ROOT / "Tests").with_suffix("").as_posix() for path in TRACES]


def built(configuration):
    """The command of a configuration, which Scripts/engines has built."""
    shown = subprocess.run(
        ["swift", "build", "--configuration", configuration, "--show-bin-path"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )
    binary = pathlib.Path(shown.stdout.strip()) / "rondo"
    assert binary.exists(), f"{binary} is missing: swift build makes it"
    return binary


@pytest.fixture(scope="session")
def debug():
    return built("debug")


@pytest.fixture(scope="session")
def release():
    return built("release")


def replay(binary, trace):
    return subprocess.run([binary, "replay", trace], capture_output=True, check=True).stdout


@pytest.mark.parametrize("trace", TRACES, ids=NAMES)
def test_release_builds_give_the_bytes_of_debug_builds(debug, release, trace):
    assert replay(release, trace) == replay(debug, trace)


@pytest.fixture(scope="module")
def page(engine, origin):
    engine.open(f"{origin}/Tests/Browser/pages/traces.html")
    engine.evaluate(
        "async () => { while (!window.replayed) await new Promise((go) => setTimeout(go, 10)); }"
    )
    return engine


@pytest.mark.parametrize("trace", TRACES, ids=NAMES)
def test_every_engine_gives_the_bytes_of_native_builds(debug, page, trace):
    source = trace.read_text(encoding="utf-8")
    replayed = page.evaluate("async (source) => window.replayed(source)", source)
    assert replayed.encode() == replay(debug, trace)
