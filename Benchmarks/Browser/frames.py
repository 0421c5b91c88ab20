"""What a frame costs the main thread while a finger flicks, beside the least that it can cost."""

import table
from carousel import PARTS, Carousel

COUNTS = [5, 1_000, 1_000_000]
# In each repeat, after one that is not counted.
FLICKS = 2


def report(browser, origin, floor, adapters, repeats):
    subjects = [(floor, 5)]
    for adapter in adapters:
        with Carousel(browser, origin, adapter) as carousel:
            most = carousel.about["most"]
        subjects += [(adapter, count) for count in COUNTS if count <= most]

    names = {}
    costs = {subject: [] for subject in subjects}
    for repeat in range(repeats):
        # Each comes first in its turn, and none always after the same one.
        first = repeat % len(subjects)
        for subject in subjects[first:] + subjects[:first]:
            adapter, count = subject
            with Carousel(browser, origin, adapter) as carousel:
                names[subject] = carousel.about["name"]
                carousel.mount(count)
                carousel.flick()
                costs[subject].append(carousel.frame_costs(FLICKS))

    least = costs[subjects[0]]
    rows = []
    for subject in subjects:
        ratios = [cost["Task"] / paired["Task"] for cost, paired in zip(costs[subject], least)]
        rows.append([
            names[subject] + (f", {table.count(subject[1])}" if subject != subjects[0] else ""),
            table.spread(ratios),
            *[table.spread([cost[part] for cost in costs[subject]], 0) for part in PARTS],
        ])
    table.show(
        "A frame of a flick: times the floor's, and µs of the main thread",
        ["slides", "ratio", "all", "script", "style", "layout"],
        rows,
    )
