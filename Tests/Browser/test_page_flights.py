"""Pages fly while nobody listens to their progress, and draw each frame for those who do."""

import pytest

from clock import FRAME
from stage import Stage

SCROLL = 300  # ms
FRAMES = SCROLL // FRAME

# A listener that counts its calls, and reads nothing.
COUNT = "window.count = 0; window.note = () => { count += 1 };"


@pytest.fixture
def open_alone(new_page, origin):
    """Opens pages without a tab bar, to whose progress nobody listens."""

    def open_it():
        page = new_page(f"{origin}/Tests/Browser/pages/pages.html?pinned=none")
        stage = Stage(page, "rondo-pages")
        stage.page.evaluate("document.querySelector('rondo-tabs').remove()")
        stage.pager.evaluate("pages => pages.removeEventListener('rondo-progress', noteProgress)")
        # With the first frame that nobody looks at, it is known.
        scroll(stage)
        return stage

    return open_it


def scroll(stage):
    """Scrolls to the next page, and gives how many frames are drawn."""
    before = stage.get("frames")
    stage.call("next")
    stage.rest()
    return stage.get("frames") - before


def count(stage):
    return stage.page.evaluate("count")


def test_without_listeners_few_frames_are_drawn(open_alone):
    assert scroll(open_alone()) <= 5


@pytest.mark.parametrize("target", ["document", "window"])
def test_a_listener_around_the_pages_that_reads_gets_each_frame(open_alone, target):
    stage = open_alone()
    stage.page.evaluate(
        f"""() => {{
            window.shares = [];
            window.note = ({{ detail }}) => shares.push(detail.progress);
            {target}.addEventListener('rondo-progress', note, true);
        }}"""
    )
    assert scroll(stage) >= FRAMES
    shares = stage.page.evaluate("shares")
    assert shares == sorted(shares) and len(shares) >= FRAMES - 2
    stage.page.evaluate(f"{target}.removeEventListener('rondo-progress', note, true)")
    scroll(stage)
    assert scroll(stage) <= 5


def test_a_listener_of_the_time_before_the_class_gets_each_frame(open_alone):
    stage = open_alone()
    stage.page.evaluate(
        """() => {
            window.shares = [];
            const add = EventTarget.prototype.addEventListener;
            const note = ({ detail }) => shares.push(detail.progress);
            add.call(document.querySelector('rondo-pages'), 'rondo-progress', note);
        }"""
    )
    assert scroll(stage) >= FRAMES
    assert len(stage.page.evaluate("shares")) >= FRAMES - 2
