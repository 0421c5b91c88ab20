"""Random inputs and changes, also by listeners: the pager shows the right slides and reports what it shows."""

import os

import pytest

SEEDS = [int(os.environ["RONDO_SEED"])] if "RONDO_SEED" in os.environ else range(1, 5)
STEPS = 25


@pytest.mark.parametrize("kind", ["children", "list", "function"])
def test_random_play(new_page, origin, kind):
    page = new_page(f"{origin}/Tests/Browser/pages/random-play.html")
    page.wait_for_function("() => window.play")
    page.evaluate("pageTime.pause(60000)")
    for seed in SEEDS:
        print(f"seed {seed}")
        page.evaluate("([kind, seed, steps]) => play(kind, seed, steps)", [kind, seed, STEPS])
