"""The cost of a change of one item, in short and long lists."""

import table
from carousel import Carousel

COUNTS = [1_000, 100_000]
# The number of changes that are timed together, because the page's clock has a resolution of 0.1 ms.
BATCH = 10


def report(browser, origin, adapters, repeats):
    rows = []
    for adapter in adapters:
        for count in COUNTS:
            with Carousel(browser, origin, adapter) as carousel:
                about = carousel.about
                if count > about["most"]:
                    continue
                carousel.mount(count)
                if not carousel.page.evaluate("bench.canChange()"):
                    continue
                name = f"{about['name']}, {table.count(count)}"
                times = [_times(carousel, count, repeats, kind) for kind in ("remove", "insert")]
                rows.append([name, *(table.spread(each, 3) for each in times)])
    table.show("One item of a list, ms", ["slides", "remove", "insert"], rows)


def _times(carousel, count, repeats, kind):
    """Milliseconds of a call; each call changes a different item, spread over the list."""
    return carousel.page.evaluate(
        """([count, batch, repeats, kind]) => {
            const times = [];
            for (let step = 0; step < batch * (repeats + 2); ) {
                const start = performance.now();
                for (let left = batch; left > 0; left -= 1) {
                    step += 1;
                    // Removed items are not used as places for inserts.
                    const even = 2 * ((step * 7919) % (count / 2 - 1));
                    if (kind === 'remove') bench.remove(even);
                    else bench.insert(count + step, even + 1);
                }
                times.push((performance.now() - start) / batch);
            }
            // Skips the first calls, which compile the code.
            return times.slice(2);
        }""",
        [count, BATCH, repeats, kind],
    )
