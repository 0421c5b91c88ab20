"""Cases of resized and hidden pagers from public reports: Documentation/Cases.md."""

from ticker import FRAME, INTERVAL, REST, STEP

COUNT_OBSERVED = """() => {
    window.observed = new Map();
    for (const kind of [ResizeObserver, IntersectionObserver, MutationObserver]) {
        const { observe, unobserve, disconnect } = kind.prototype;
        kind.prototype.observe = function (target, ...rest) {
            if (!observed.has(this)) observed.set(this, new Set());
            observed.get(this).add(target);
            return observe.call(this, target, ...rest);
        };
        if (unobserve) kind.prototype.unobserve = function (target) {
            observed.get(this)?.delete(target);
            return unobserve.call(this, target);
        };
        kind.prototype.disconnect = function () {
            observed.delete(this);
            return disconnect.call(this);
        };
    }
    window.countObserved = () => [...observed.values()].reduce((sum, { size }) => sum + size, 0);
}"""


def test_repeated_resizes_report_each_event_once(open_ticker):
    """embla#613"""
    ticker = open_ticker("banner")
    # Not in the corner where the pager starts.
    ticker.page.mouse.move(790, 590)
    ticker.page.evaluate(COUNT_OBSERVED)
    ticker.pager.evaluate("pager => document.querySelector('main').prepend(pager)")
    ticker.clock.frames(2)
    observed = ticker.page.evaluate("countObserved()")
    assert observed > 0
    for width in (300, 500, 350, 450, 400):
        ticker.pager.evaluate("(pager, width) => { pager.style.width = `${width}px` }", width)
        ticker.clock.frames(2)
        assert ticker.tiles()[0].end == width
    assert ticker.page.evaluate("countObserved()") == observed
    ticker.events()
    ticker.run(INTERVAL)
    names = [name for name, _ in ticker.events()]
    assert sorted(names) == ["begin", "change", "diddisappear", "settle", "willappear"]
    ticker.pager.evaluate("pager => pager.remove()")
    assert ticker.page.evaluate("countObserved()") == 0


def test_after_display_none_a_pager_continues_from_where_it_was(open_ticker):
    """swiper#3170"""
    ticker = open_ticker("banner")
    ticker.run(INTERVAL + FRAME)
    assert ticker.steps == 1
    ticker.pager.evaluate("pager => { pager.style.display = 'none' }")
    ticker.until_paused("offScreen")
    ticker.run(2 * INTERVAL)
    ticker.pager.evaluate("pager => { pager.style.display = '' }")
    ticker.until_paused("offScreen", False)
    ticker.clock.frames(2)
    assert [(tile.item, tile.start) for tile in ticker.tiles()] == [(1, 0)]
    ticker.run(REST - 4 * FRAME)
    assert ticker.steps == 1
    ticker.run(STEP + 4 * FRAME)
    assert ticker.steps == 2
