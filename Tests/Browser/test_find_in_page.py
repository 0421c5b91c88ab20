"""The browser's search scrolls slides with a match into view."""

import pytest

from clock import Clock
from server import HTML
from reading import Reading

PAGE = """<!doctype html>
<link rel="icon" href="data:," />
<style>
  body {{ margin: 0 }}
  rondo-pager {{ width: 400px; {height} }}
  rondo-pager > * {{ margin: 0 }}
</style>
<rondo-pager {attributes}>
  <p>zero zebra</p>
  <p>one orchid</p>
  <p>two tulip</p>
  <p>three <span id="more" hidden="until-found">thistle</span></p>
  <p>four fern</p>
  <p>five freesia</p>
</rondo-pager>
<script type="module">
  import '/Web/js/{entry}.js';
  import {{ listen }} from '/Tests/Browser/pages/stage.js';
  window.pager = document.querySelector('rondo-pager');
  listen(pager);
  await pager.ready;
  window.isReady = true;
</script>
"""

SEEN = """() => [...pager.children].filter((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return child.checkVisibility() && left < 399 && right > 1 && top < 299 && bottom > 1;
}).map((child) => child.textContent.split(' ')[0]).join(' ')"""

# In the order of the search.
ORDER = """() => [...pager.shadowRoot.querySelectorAll('slot')]
    .flatMap((slot) => slot.assignedElements())
    .map((child) => [...pager.children].indexOf(child))"""


class Searched:
    def __init__(self, page, origin, attributes="", height="height: 300px", entry="rondo-children"):
        HTML["/it.html"] = PAGE.format(attributes=attributes, height=height, entry=entry)
        self.address = f"{origin}/it.html"
        page.goto(self.address)
        self.page = page
        self.clock = Clock(page)
        self.clock.until("() => window.isReady")

    def look_away(self, isAway=True):
        """Takes the focus from the window, as a search field does, or gives it back."""
        self.page.evaluate(
            """(isAway) => {
                document.hasFocus = () => !isAway;
                window.dispatchEvent(new Event(isAway ? 'blur' : 'focus'));
            }""",
            isAway,
        )
        self.clock.frames(4)

    def search(self, text, slide):
        """Starts the browser's search by an address, and waits until it shows a slide alone."""
        self.page.goto(f"{self.address}#:~:text={text}")
        self.clock.until(f"([slide]) => ({SEEN})() === slide", slide)


@pytest.fixture
def open_searched(new_page, origin):
    return lambda *given, **more: Searched(new_page("about:blank"), origin, *given, **more)


@pytest.mark.needs("Chromium's protocol")
@pytest.mark.parametrize("attributes", ["", "loop", "loop axis='vertical'", "dir='rtl'", "interval='600000'"])
def test_a_search_finds_slides_outside_of_the_viewport(open_searched, attributes):
    searched = open_searched(attributes)
    searched.look_away()
    for text, slide in [("tulip", "two"), ("freesia", "five"), ("orchid", "one"), ("zebra", "zero")]:
        searched.search(text, slide)
        assert searched.page.evaluate("pager.phase") == "idle"


@pytest.mark.needs("Chromium's protocol")
def test_a_search_finds_content_that_is_hidden_in_a_slide_until_found(open_searched):
    searched = open_searched()
    searched.look_away()
    searched.search("thistle", "three")
    assert searched.page.evaluate("more.checkVisibility()")


@pytest.mark.needs("Chromium's protocol")
@pytest.mark.parametrize("height", ["tallest", "current"])
def test_a_search_keeps_the_height_that_slides_give(open_searched, height):
    searched = open_searched(f"height='{height}'", height="")
    grow = "(height) => { pager.children[4].style.height = `${height}px` }"
    tallest = "pager.offsetHeight"
    searched.page.evaluate(grow, 200)
    searched.look_away()
    for text, slide in [("tulip", "two"), ("orchid", "one"), ("thistle", "three")]:
        searched.search(text, slide)
        assert (searched.page.evaluate(tallest) == 200) == (height == "tallest")
    # A hidden slide has no size, until something moves or the window has the focus again.
    searched.page.evaluate(grow, 150)
    searched.look_away(False)
    assert (searched.page.evaluate(tallest) == 150) == (height == "tallest")
    searched.look_away()
    searched.search("fern", "four")
    assert searched.page.evaluate(tallest) == 150
    searched.page.evaluate("() => { pager.remove(); document.body.append(pager) }")
    searched.clock.frames(2)
    assert searched.page.evaluate(tallest) == 150


@pytest.mark.needs("Chromium's protocol")
def test_the_neighbours_are_back_when_something_moves(open_searched):
    searched = open_searched()
    laid_out = "[...pager.children].map((child) => child.checkVisibility())"
    is_beside = [True, True, False, False, False, False]
    assert searched.page.evaluate(laid_out) == is_beside
    searched.look_away()
    assert searched.page.evaluate(laid_out) == [True] + 5 * [False]
    searched.look_away(False)
    assert searched.page.evaluate(laid_out) == is_beside
    searched.look_away()
    searched.page.evaluate("() => pager.next()")
    searched.clock.frames(4)
    assert searched.page.evaluate("pager.phase") == "animating"
    assert searched.page.evaluate(SEEN) == "zero one"
    searched.clock.run(2000)
    assert searched.page.evaluate(SEEN) == "one"
    searched.page.evaluate("() => pager.previous({ animated: false })")
    assert searched.page.evaluate(SEEN) == "zero"


@pytest.mark.needs("Chromium's protocol")
@pytest.mark.parametrize("is_away", [False, True])
def test_a_search_meets_all_slides_in_their_order(open_searched, is_away):
    searched = open_searched("loop")
    searched.look_away()
    searched.look_away(is_away)
    for current in [0, 3, 5, 1, 0, 4]:
        searched.page.evaluate("(index) => { pager.current = index }", current)
        searched.clock.frames(2)
        order = searched.page.evaluate(ORDER)
        # In a loop the neighbour is visible with the current slide.
        beside = 0 if is_away else 1
        assert sorted(order) == [0, 1, 2, 3, 4, 5]
        assert order.index(current) - current in range(-beside, beside + 1)
        away = [index for index in order if abs(index - current) % 4 > beside]
        assert away == sorted(away)
    searched.page.evaluate("() => { pager.firstElementChild.remove(); pager.lastElementChild.remove() }")
    searched.clock.frames(2)
    assert sorted(searched.page.evaluate(ORDER)) == [0, 1, 2, 3]


def test_a_pager_without_a_height_keeps_its_present_height(open_searched):
    searched = open_searched(height="")
    searched.page.evaluate("() => { pager.children[1].style.height = '200px' }")
    searched.clock.frames(2)
    height = "pager.offsetHeight"
    assert searched.page.evaluate(height) == 200
    searched.look_away()
    assert searched.page.evaluate(height) == 200
    searched.look_away(False)
    assert searched.page.evaluate(height) == 200
    searched.page.evaluate("() => { pager.children[1].style.height = '150px' }")
    assert searched.page.evaluate(height) == 150


@pytest.mark.needs("Chromium's protocol")
def test_slides_far_away_are_not_read_aloud(open_searched):
    searched = open_searched()
    searched.look_away()
    searched.look_away(False)
    names = [node["name"] for node in Reading(searched.page).all(["group"])]
    assert names == ["1 of 6", "2 of 6"]
    texts = " ".join(node["name"] for node in Reading(searched.page).all(["StaticText"]))
    assert "orchid" in texts and "tulip" not in texts


def test_a_link_works_during_a_motion(open_searched):
    searched = open_searched()
    searched.look_away()
    searched.page.evaluate("() => { pager.children[4].id = 'four'; location.hash = '#four' }")
    searched.clock.frames(3)
    assert searched.page.evaluate("pager.phase") == "animating"
    searched.clock.run(2000)
    assert searched.page.evaluate(SEEN) == "four"


def test_slides_far_away_have_the_length_of_their_style(open_searched):
    searched = open_searched('length="content"')
    searched.look_away()
    searched.look_away(False)
    widths = [120, 130, 140, 150, 160, 170]
    searched.page.evaluate(
        """(widths) => [...pager.children].forEach(({ style }, index) => {
            style.width = `${widths[index]}px`;
        })""",
        widths,
    )
    searched.page.evaluate("() => { pager.style.width = '401px' }")
    searched.clock.frames(4)
    searched.page.evaluate("() => { pager.current = 3 }")
    searched.clock.frames(2)
    lengths = "[...pager.children].map((child) => child.getBoundingClientRect().left)"
    lefts = searched.page.evaluate(lengths)
    assert lefts[4] - lefts[3] == 150 and lefts[5] - lefts[4] == 160


@pytest.mark.parametrize("change", ["pager.nextLabel = 'On'", "pager.remove()"])
def test_after_the_search_everything_is_as_before(open_searched, change):
    searched = open_searched()
    count = "pager.shadowRoot.querySelectorAll('slot').length"
    before = searched.page.evaluate(count)
    searched.look_away()
    searched.page.evaluate(f"() => {{ {change}; document.body.append(pager) }}")
    searched.clock.frames(2)
    assert searched.page.evaluate(count) == before
    assert searched.page.evaluate(SEEN) == "zero"
    assert searched.page.evaluate("pager.children[1].checkVisibility()")


@pytest.mark.needs("Chromium's protocol")
def test_children_that_are_not_slides_are_not_found(open_searched):
    searched = open_searched(entry="rondo")
    searched.look_away()
    searched.page.evaluate("() => { pager.items = { count: 9, render() {} } }")
    searched.clock.frames(2)
    assert searched.page.evaluate("pager.children[2].assignedSlot") is None
    searched.page.evaluate("() => { pager.items = null }")
    searched.clock.frames(2)
    assert sorted(searched.page.evaluate(ORDER)) == [0, 1, 2, 3, 4, 5]


def test_a_reused_tile_has_no_height_of_an_earlier_slide(open_searched):
    searched = open_searched("loop height=current", height="")
    searched.page.evaluate("() => { pager.children[1].style.height = '200px' }")
    searched.clock.frames(2)
    searched.look_away()
    searched.page.evaluate("() => { pager.current = 3 }")
    searched.clock.frames(2)
    searched.look_away(False)
    assert searched.page.evaluate("pager.offsetHeight < 100")
