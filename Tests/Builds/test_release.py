"""A trace gives the same bytes in a release build as in a debug build."""

import pytest

from traces import TRACES, built, name, replay


@pytest.fixture(scope="session")
def debug():
    return built("debug")


@pytest.fixture(scope="session")
def release():
    return built("release")


@pytest.mark.parametrize("trace", TRACES, ids=map(name, TRACES))
def test_release_builds_give_the_bytes_of_debug_builds(debug, release, trace):
    assert replay(release, trace) == replay(debug, trace)
