"""Cases of auto-advance from public reports: Documentation/Cases.md."""

from ticker import FRAME, INTERVAL, REST, STEP

OUTSIDE = (700, 500)


def test_after_a_drag_auto_advance_waits_until_the_mouse_leaves(open_ticker):
    """embla#644"""
    ticker = open_ticker("banner")
    mouse = ticker.page.mouse
    x, y = ticker.point(along=0.6)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 235, y, steps=6)
    ticker.run(2 * FRAME)
    mouse.up()
    ticker.run(1000)
    assert (ticker.steps, ticker.get("phase"), ticker.get("pauses")) == (1, "idle", ["hovered"])
    ticker.run(3 * INTERVAL)
    assert ticker.steps == 1
    mouse.move(*OUTSIDE)
    ticker.until_paused("hovered", False)
    ticker.run(INTERVAL + FRAME)
    assert ticker.steps == 2


def test_quick_visits_of_the_mouse_do_not_stop_auto_advance(open_ticker):
    """swiper#4569"""
    ticker = open_ticker("banner")
    ticker.run(REST + FRAME)
    assert ticker.get("phase") == "animating"
    for _ in range(5):
        ticker.page.mouse.move(*ticker.point())
        ticker.until_paused("hovered")
        ticker.run(2 * FRAME)
        ticker.page.mouse.move(*OUTSIDE)
        ticker.until_paused("hovered", False)
        ticker.run(2 * FRAME)
    assert ticker.get("phase") == "animating"
    for steps in range(1, 6):
        ticker.run(STEP)
        assert (ticker.steps, ticker.get("phase")) == (steps, "idle")
        ticker.run(REST)


def test_a_click_on_an_arrow_does_not_stop_auto_advance_for_good(open_ticker):
    """splide#1283"""
    ticker = open_ticker("banner")
    ticker.pager.evaluate(
        """pager => {
            const arrow = document.createElement('button');
            arrow.id = 'arrow';
            arrow.textContent = 'Next';
            arrow.onclick = () => pager.next();
            pager.firstElementChild.replaceChildren(arrow);
        }"""
    )
    ticker.run(FRAME)
    ticker.page.locator("#arrow").click()
    ticker.page.mouse.move(*OUTSIDE)
    ticker.until_paused("hovered", False)
    assert ticker.get("pauses") == []
    for steps in range(1, 4):
        ticker.run(STEP + 2 * FRAME)
        assert ticker.steps == steps
        ticker.run(REST - 2 * FRAME)
