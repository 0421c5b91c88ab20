"""A feed under random answers, refreshes and changes: one request at a time, and each refresh ends."""

import os
import random

import pytest

# The oldest request that is not aborted, taken off the list.
TAKE = "const at = requests.findIndex((one) => !one.signal.aborted); const [one] = at < 0 ? [] : requests.splice(at, 1);"

CHANGES = {
    "a page": TAKE + "one?.resolve({ items: numbered(N, N + 1, N % 7), next: `p${N}` });",
    "the last page": TAKE + "one?.resolve({ items: numbered(N, N + 1), next: null });",
    "a failure": TAKE + "one?.reject(new Error('no network'));",
    "nonsense": TAKE + "one?.resolve({ rooms: [] });",
    "a refresh": "refreshes += 1; pager.refresh().then((hasCome) => ends.push(hasCome));",
    "another list": "pager.replaceItems(numbered(N, N + 2, N + 5));",
    "a removal": "if (pager.items.length > 0) pager.removeItems([pager.items[0].id]);",
    "a filter": "pager.filter = N % 2 ? (item) => item.number % 3 : null;",
    "another axis": "pager.axis = N % 2 ? 'vertical' : 'horizontal';",
    "another prefetch": "pager.prefetch = N % 4;",
    "another place of the page": "const { parentNode } = pager; pager.remove(); parentNode.append(pager);",
    "a scroll": "if (pager.count > 0) pager.scrollToItem(N % pager.count, { animated: N % 2 > 0 });",
}

SEED = int(os.environ.get("RONDO_SEED", random.randrange(2**32)))


@pytest.mark.parametrize("number", range(6))
def test_random_answers_and_changes(open_stage, number):
    seed = SEED + number
    print(f"RONDO_SEED={seed}")
    chance = random.Random(seed)
    stage = open_stage("list", pages="", prefetch=chance.randrange(4))
    stage.page.evaluate("() => { window.refreshes = 0; window.ends = []; }")
    done = []

    def change(name):
        done.append(name)
        stage.pager.evaluate(f"(pager, N) => {{ {CHANGES[name]} }}", chance.randrange(1000))
        stage.frames(chance.randrange(3))
        alive = stage.page.evaluate("requests.filter(({ signal }) => !signal.aborted).length")
        assert alive == (1 if stage.get("loading") == "loading" else 0), done

    for _ in range(30):
        change(chance.choice(list(CHANGES)))
        if chance.random() < 0.1:
            stage.clock.run(2000)
    while stage.get("loading") == "loading":
        change("the last page")
    stage.frames(2)
    assert stage.page.evaluate("ends.length === refreshes"), done
