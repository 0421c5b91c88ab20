"""One finger and the same changes on two carousels: Rondo does not jump, the one with clones does."""

import functools

import pytest

from clock import Clock
from finger import Finger
from scenes import PHONE

# What is visible on each side: the slides, from left to right.
SEEN = """() => [...document.querySelectorAll('.side-of .stage')].map((stage) => {
    const frame = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('[data-slide]')]
        .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
        .map((slide) => [slide.dataset.slide, slide.getBoundingClientRect()])
        .filter(([, { left, right }]) => right > frame.left + 1 && left < frame.right - 1)
        .map(([name, { left }]) => [name, Math.round(left - frame.left)])
        .sort(([, one], [, other]) => one - other);
})"""


class Bench:
    def __init__(self, page):
        self.page = page
        self.clock = Clock(page)

    @functools.cached_property
    def finger(self):
        return Finger(self.page, self.clock)

    def seen(self):
        self.clock.frames(2)
        return self.page.evaluate(SEEN)

    def point(self, side, along=0.5):
        box = self.page.locator(".side-of .stage").nth(side).bounding_box()
        return box["x"] + along * box["width"], box["y"] + box["height"] / 2

    def press(self, name):
        """By key, which also works while a finger is down."""
        self.page.get_by_role("button", name=name).press("Enter")
        self.clock.frames(4)

    def width(self):
        """That of a slide; the page's scroll bar can take some of the window's."""
        return round(self.page.locator(".side-of .stage").first.bounding_box()["width"])

    def figure(self, name):
        """The jumps of Rondo and of the other carousel, in pixels."""
        texts = self.page.locator(f".sums .{name} dd").all_text_contents()
        return [int(text.removesuffix(" px")) for text in texts]

    def rest(self):
        self.clock.run(3000)
        self.clock.presented()


@pytest.fixture
def bench(new_page, origin):
    page = new_page(f"{origin}/Web/demo/#/break", **PHONE)
    page.wait_for_function("() => document.querySelector('rondo-pager')?.frames > 0")
    return Bench(page)


@pytest.mark.parametrize("side", [0, 1], ids=["on Rondo", "on the other one"])
def test_a_finger_on_either_side_drags_both(bench, side):
    bench.finger.down(*bench.point(side, along=0.8))
    bench.finger.move(dx=-30, steps=5)
    rondo, other = bench.seen()
    assert rondo == other
    assert [name for name, _ in rondo] == ["slide-0", "slide-1"]
    assert rondo[0][1] == -140
    bench.finger.up()
    bench.rest()
    assert bench.seen() == [[["slide-1", 0]], [["slide-1", 0]]]
    assert bench.figure("jump") == bench.figure("blank") == [0, 0]


def test_the_slide_under_the_finger_is_removed(bench):
    bench.finger.down(*bench.point(0, along=0.8))
    bench.finger.move(dx=-25, steps=4)
    width = bench.width()
    assert bench.seen() == [[["slide-0", -90], ["slide-1", width - 90]]] * 2
    bench.press("Remove what you hold")
    rondo, other = bench.seen()
    assert rondo == [["slide-1", -90], ["slide-2", width - 90]]
    assert other == [["slide-1", 0]]
    assert bench.figure("jump") == [0, 90]
    # The finger drags on, but the other carousel no longer follows it.
    bench.finger.move(dx=-10, steps=3)
    rondo, other = bench.seen()
    assert rondo[0] == ["slide-1", -120]
    assert other == [["slide-1", 0]]
    bench.finger.up()


def test_a_slide_is_added_in_front_while_both_coast(bench):
    bench.finger.flick(*bench.point(0, along=0.9), dx=-70)
    bench.clock.frames(2)
    bench.press("Insert while it coasts")
    orders = bench.page.evaluate(
        """() => [
            document.querySelector('rondo-pager').items.map(({ id }) => id),
            [...document.querySelectorAll('.track > *')].slice(1, -1).map((cell) => cell.dataset.slide),
        ]"""
    )
    assert orders[0] == orders[1]
    assert "slide-6" in orders[0][:2]
    rondo_jump, other_jump = bench.figure("jump")
    assert rondo_jump == 0
    assert other_jump > 300
    bench.rest()
    rondo, other = bench.seen()
    assert rondo == [["slide-1", 0]]
    assert other != rondo


def test_flicks_across_the_seam_leave_no_blank(bench):
    for _ in range(3):
        bench.finger.flick(*bench.point(0, along=0.1), dx=70)
    rondo_blank, other_blank = bench.figure("blank")
    assert rondo_blank == 0
    assert other_blank > 100
    bench.rest()
    rondo, other = bench.seen()
    assert rondo == [["slide-3", 0]]
    assert other != rondo


@pytest.mark.parametrize(
    "trial",
    [
        "Remove what you hold",
        "Insert while it coasts",
        "Flick hard over the seam",
        "Three slides only",
    ],
)
def test_a_button_runs_a_trial_with_its_own_finger(bench, trial):
    notice = bench.page.locator("[role=status].notice-line")
    before = notice.text_content()
    bench.press(trial)
    bench.rest()
    jumps, blanks = bench.figure("jump"), bench.figure("blank")
    assert jumps[0] == blanks[0] == 0
    assert jumps[1] + blanks[1] > 50
    assert notice.text_content() != before
    bench.press("Start again")
    assert bench.figure("jump") == bench.figure("blank") == [0, 0]
    assert bench.seen() == [[["slide-0", 0]], [["slide-0", 0]]]


@pytest.mark.parametrize("trial", ["Remove what you hold", "Three slides only"])
def test_a_trial_is_explained_beside_what_it_shows(bench, trial):
    bench.press(trial)
    bench.rest()
    notice = bench.page.locator(".notice-line").bounding_box()
    last = bench.page.locator(".side-of").last.bounding_box()
    assert notice["y"] >= 0
    assert notice["y"] + notice["height"] <= bench.page.locator(".side-of").first.bounding_box()["y"]
    assert last["y"] + last["height"] <= PHONE["viewport"]["height"]


def test_on_a_narrow_phone_figures_do_not_cover_the_names(bench):
    bench.page.set_viewport_size({"width": 320, "height": 640})
    bench.press("Insert while it coasts")
    bench.rest()
    for side in bench.page.locator(".side-of").all():
        name = side.locator("h2").evaluate(
            """(name) => {
                const words = document.createRange();
                words.selectNodeContents(name);
                const { right, bottom } = words.getBoundingClientRect();
                return { right, bottom };
            }"""
        )
        figures = side.locator(".sums div").first.bounding_box()
        assert figures["x"] > name["right"] or figures["y"] >= name["bottom"] - 1


def test_both_stay_on_their_slide_when_the_window_is_resized(bench):
    bench.finger.flick(*bench.point(0, along=0.9), dx=-70)
    bench.rest()
    bench.page.set_viewport_size({"width": 1280, "height": 800})
    bench.clock.frames(3)
    assert bench.seen() == [[["slide-1", 0]], [["slide-1", 0]]]


def test_keys_move_both(bench):
    bench.page.locator("rondo-pager").focus()
    for key, slide in [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 5), ("Home", 0), ("End", 5)]:
        bench.page.keyboard.press(key)
        bench.rest()
        assert bench.seen() == [[[f"slide-{slide}", 0]]] * 2


@pytest.mark.needs("wheel by pixels")
def test_a_wheel_scrolls_the_page(bench):
    bench.page.mouse.move(*bench.point(0))
    bench.page.mouse.wheel(300, 60)
    bench.rest()
    assert bench.seen() == [[["slide-0", 0]]] * 2


@pytest.mark.parametrize("trial", ["Remove what you hold", "Three slides only"])
def test_a_new_trial_ends_the_one_before(bench, trial):
    bench.press(trial)
    bench.clock.run(200)
    bench.press("Start again")
    bench.rest()
    assert bench.seen() == [[["slide-0", 0]], [["slide-0", 0]]]
    # The trial's finger is gone, and a real one drags.
    bench.finger.down(*bench.point(0, along=0.8))
    bench.finger.move(dx=-30, steps=5)
    assert [side[0] for side in bench.seen()] == [["slide-0", -140]] * 2
    bench.finger.up()


def test_a_loop_keeps_its_last_slide(bench):
    for _ in range(7):
        bench.finger.down(*bench.point(0, along=0.8))
        bench.finger.move(dx=-10, steps=3)
        bench.press("Remove what you hold")
        bench.finger.up()
        bench.rest()
    rondo, _ = bench.seen()
    assert len(rondo) == 1
