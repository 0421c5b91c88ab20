"""The cost of a flick on the main thread, relative to one transform a frame."""

import table
from carousel import PARTS, Carousel

COUNTS = [5, 1_000, 1_000_000]
# The number of flicks in a repeat, after a flick that is not counted.
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
        # The order rotates, so that each subject is first in turn.
        first = repeat % len(subjects)
        for subject in subjects[first:] + subjects[:first]:
            adapter, count = subject
            with Carousel(browser, origin, adapter) as carousel:
                names[subject] = carousel.about["name"]
                carousel.mount(count)
                carousel.flick()
                costs[subject].append(carousel.flick_costs(FLICKS))

    least = costs[subjects[0]]
    rows = []
    for subject in subjects:
        ratios = {
            part: [cost[part] / paired[part] for cost, paired in zip(costs[subject], least)]
            for part in ["Task", "Drag"]
        }
        rows.append([
            names[subject] + (f", {table.count(subject[1])}" if subject != subjects[0] else ""),
            table.spread(ratios["Task"]),
            table.spread(ratios["Drag"]),
            *[table.spread([cost[part] for cost in costs[subject]], 0) for part in PARTS],
        ])
    table.show(
        "A flick: times the floor's, of its drag too, and µs of the main thread",
        ["slides", "ratio", "its drag", "all", "script", "style", "layout"],
        rows,
    )
