"""Content mirrors when the `dir` of the page, the parent or the element changes."""

import pytest

HOLDERS = ["document.documentElement", "element.parentElement", "element"]


def turn(stage, holder, direction):
    stage.page.evaluate(
        f"""direction => {{
            const element = document.querySelector('rondo-pager, rondo-shelves');
            {holder}.dir = direction;
        }}""",
        direction,
    )
    stage.frames(2)


def places(stage, *items):
    """Where items start, from the left edge of the pager."""
    edge = stage.box()["x"]
    boxes = [stage.page.locator(f"[data-item='{item}']").bounding_box() for item in items]
    return [pytest.approx(box["x"] - edge, abs=0.05) for box in boxes]


@pytest.mark.parametrize("holder", HOLDERS)
def test_a_pager_mirrors_and_keeps_its_item(open_stage, holder):
    stage = open_stage(initial=2, lengths="100", count=20)
    assert places(stage, 2, 3) == [0, 100]
    turn(stage, holder, "rtl")
    assert places(stage, 2, 3) == [300, 200]
    assert stage.get("direction") == "rtl"
    stage.pager.focus()
    stage.page.keyboard.press("ArrowLeft")
    stage.rest()
    assert stage.get("current") == 3
    turn(stage, holder, "ltr")
    assert places(stage, 3, 4) == [0, 100]


def test_an_own_direction_has_precedence(open_stage):
    stage = open_stage(initial=2, lengths="100", count=20, direction="ltr")
    stage.call("next")
    stage.frames(3)
    turn(stage, "document.documentElement", "rtl")
    assert stage.get("phase") == "animating", "nothing is interrupted"
    stage.rest()
    assert places(stage, 3, 4) == [0, 100]


def test_a_pager_that_was_off_the_page_returns_mirrored(open_stage):
    stage = open_stage(initial=2, lengths="100", count=20)
    stage.page.evaluate(
        """() => {
            const pager = document.querySelector('rondo-pager');
            const { parentElement } = pager;
            pager.remove();
            document.documentElement.dir = 'rtl';
            parentElement.append(pager);
        }"""
    )
    stage.frames(2)
    assert places(stage, 2, 3) == [300, 200]


# No script can see the slots of a closed tree.
@pytest.mark.parametrize("mode, where", [("open", "in it"), ("open", "in its slot"), ("closed", "in it")])
def test_a_pager_mirrors_with_the_shadow_tree_around_it(open_stage, mode, where):
    stage = open_stage(initial=2, lengths="100", count=20)
    ends = stage.pager.evaluate(
        """async (pager, [mode, where]) => {
            const host = document.createElement('div');
            const holder = document.createElement('div');
            pager.replaceWith(host);
            // The style sheet of the page does not reach into the shadow tree.
            pager.style.height = '200px';
            host.attachShadow({ mode }).append(holder);
            holder.append(where === 'in it' ? pager : document.createElement('slot'));
            if (where !== 'in it') host.append(pager);
            const ends = [];
            for (const dir of ['ltr', 'rtl', 'ltr']) {
                holder.dir = dir;
                await pageTime.run(32);
                const [slide, { left, right }] = [pager.elementFor(2), pager].map((each) => each.getBoundingClientRect());
                ends.push([slide.left - left, right - slide.right].indexOf(0));
            }
            return ends;
        }""",
        [mode, where],
    )
    assert ends == [0, 1, 0]


@pytest.mark.parametrize("holder", HOLDERS)
def test_shelves_mirror_and_keep_their_items(open_shelves, holder):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s0", {"item": 3, "animated": False})
    before = shelves.starts("Shelf 0")["s0-4"]
    turn(shelves, holder, "rtl")
    shelves.filled()
    edge = shelves.element.bounding_box()
    box = shelves.page.locator("[data-item='s0-4']").bounding_box()
    from_the_right = edge["x"] + edge["width"] - box["x"] - box["width"]
    assert from_the_right == pytest.approx(before, abs=0.05)
