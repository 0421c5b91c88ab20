"""Pages fly unless a listener reads their progress; then each frame is drawn."""

import pytest

from clock import FRAME
from stage import Stage

SCROLL = 300  # ms
FRAMES = SCROLL // FRAME

# A listener that reads the progress.
NOTE = "window.shares = []; window.note = ({ detail }) => shares.push(detail.progress);"


@pytest.fixture
def open_alone(new_page, origin):
    """Opens pages without a tab bar and without listeners of progress."""

    def open_it():
        page = new_page(f"{origin}/Tests/Browser/pages/pages.html?pinned=none")
        stage = Stage(page, "rondo-pages")
        stage.page.evaluate("document.querySelector('rondo-tabs').remove()")
        stage.pager.evaluate("pages => pages.removeEventListener('rondo-progress', noteProgress)")
        # The first event that is not read ends the drawing of all frames.
        scroll(stage)
        return stage

    return open_it


def scroll(stage):
    """Scrolls to the next page, and gives how many frames are drawn."""
    before = stage.get("frames")
    stage.call("next")
    stage.rest()
    return stage.get("frames") - before


def shares(stage):
    return stage.page.evaluate("shares")


def test_without_listeners_few_frames_are_drawn(open_alone):
    assert scroll(open_alone()) <= 5


@pytest.mark.parametrize("target", ["pages", "document", "window"])
def test_a_listener_gets_each_frame_until_it_is_removed(open_alone, target):
    stage = open_alone()
    stage.pager.evaluate(
        f"pages => {{ {NOTE} {target}.addEventListener('rondo-progress', note, true) }}"
    )
    assert scroll(stage) >= FRAMES
    seen = shares(stage)
    assert seen == sorted(seen) and len(seen) >= FRAMES - 2
    stage.pager.evaluate(f"pages => {target}.removeEventListener('rondo-progress', note, true)")
    assert scroll(stage) <= 5


def test_a_listener_ends_by_its_signal_or_after_its_first_call(open_alone):
    stage = open_alone()
    stage.pager.evaluate(
        f"""pages => {{
            {NOTE}
            window.end = new AbortController();
            pages.addEventListener('rondo-progress', note, {{ signal: end.signal }});
        }}"""
    )
    assert scroll(stage) >= FRAMES
    stage.page.evaluate("end.abort()")
    assert scroll(stage) <= 5
    stage.pager.evaluate(
        f"pages => {{ {NOTE} pages.addEventListener('rondo-progress', note, {{ once: true }}) }}"
    )
    assert scroll(stage) <= 6 and len(shares(stage)) == 1


def test_a_listener_that_reads_nothing_costs_no_frames(open_alone):
    stage = open_alone()
    stage.pager.evaluate("pages => pages.addEventListener('rondo-progress', () => {})")
    assert scroll(stage) <= 5


def test_a_listener_from_before_the_definition_of_the_element_gets_each_frame(open_alone):
    stage = open_alone()
    stage.pager.evaluate(
        f"""pages => {{
            {NOTE}
            EventTarget.prototype.addEventListener.call(pages, 'rondo-progress', note);
        }}"""
    )
    assert scroll(stage) >= FRAMES
    assert len(shares(stage)) >= FRAMES - 2


def test_a_listener_added_during_a_motion_gets_each_frame_from_the_next_event(open_alone):
    stage = open_alone()
    stage.call("next")
    stage.frames(4)
    assert stage.pager.evaluate("pages => pages.shadowRoot.getAnimations().length") == 1
    stage.pager.evaluate(f"pages => {{ {NOTE} pages.addEventListener('rondo-progress', note) }}")
    stage.rest()
    first = len(shares(stage))
    assert first > 0
    assert scroll(stage) >= FRAMES
    assert len(shares(stage)) - first >= FRAMES - 2
