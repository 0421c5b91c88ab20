"""A trace gives the same bytes everywhere: debug and release builds, and every browser's engine."""

import pytest

from traces import TRACES, built, name, replay


@pytest.fixture(scope="session")
def debug():
    return built()


@pytest.fixture(scope="session")
def release():
    return built("release")


@pytest.mark.parametrize("trace", TRACES, ids=map(name, TRACES))
def test_release_builds_give_the_bytes_of_debug_builds(debug, release, trace):
    assert replay(release, trace) == replay(debug, trace)


@pytest.fixture(scope="module")
def page(engine, origin):
    engine.open(f"{origin}/Tests/Browser/pages/traces.html")
    engine.evaluate(
        "async () => { while (!window.replayed) await new Promise((go) => setTimeout(go, 10)); }"
    )
    return engine


@pytest.mark.parametrize("trace", TRACES, ids=map(name, TRACES))
def test_every_engine_gives_the_bytes_of_native_builds(debug, page, trace):
    source = trace.read_text(encoding="utf-8")
    replayed = page.evaluate("async (source) => window.replayed(source)", source)
    assert replayed.encode() == replay(debug, trace)
