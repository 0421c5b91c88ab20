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


def test_a_listener_gets_each_frame_until_it_is_removed(open_alone):
    stage = open_alone()
    stage.pager.evaluate(f"pages => {{ {COUNT} pages.addEventListener('rondo-progress', note) }}")
    assert scroll(stage) >= FRAMES and count(stage) >= FRAMES - 1
    # Another registration of the same function does not keep the frames.
    stage.pager.evaluate("pages => pages.addEventListener('rondo-progress', note)")
    stage.pager.evaluate("pages => pages.removeEventListener('rondo-progress', note, true)")
    assert scroll(stage) >= FRAMES
    stage.pager.evaluate("pages => pages.removeEventListener('rondo-progress', note)")
    assert scroll(stage) <= 5


def test_a_listener_that_a_signal_or_its_first_call_ends(open_alone):
    stage = open_alone()
    stage.pager.evaluate(
        f"""pages => {{
            {COUNT}
            window.end = new AbortController();
            pages.addEventListener('rondo-progress', note, {{ signal: end.signal }});
        }}"""
    )
    assert scroll(stage) >= FRAMES
    stage.page.evaluate("end.abort()")
    assert scroll(stage) <= 5
    stage.pager.evaluate(
        f"pages => {{ {COUNT} pages.addEventListener('rondo-progress', note, {{ once: true }}) }}"
    )
    assert scroll(stage) <= 6 and count(stage) == 1


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


def test_who_begins_to_listen_in_mid_flight_gets_each_frame_from_then_on(open_alone):
    stage = open_alone()
    stage.call("next")
    stage.frames(4)
    assert stage.pager.evaluate("pages => pages.shadowRoot.getAnimations().length") == 1
    stage.pager.evaluate(f"pages => {{ {COUNT} pages.addEventListener('rondo-progress', note) }}")
    stage.frames(8)
    assert count(stage) >= 7
    assert stage.pager.evaluate("pages => pages.shadowRoot.getAnimations().length") == 0
    stage.rest()
