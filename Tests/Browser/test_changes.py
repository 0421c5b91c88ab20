"""`animated="changes"`: slides that stay glide to their new places, new ones fade in, removed ones fade out."""

import pytest

PAGE = """<!doctype html>
<style>
  rondo-pager { width: 300px; height: 100px; }
  rondo-pager[axis=vertical] { width: 100px; height: 300px; }
</style>
<rondo-pager id="pager" per-view="3" animated="changes" OPTIONS></rondo-pager>
<script type="module">
  import '/Web/js/rondo.js';
  import { listen } from '/Tests/Browser/pages/stage.js';
  pager.renderItem = (element, { id }) => {
    element.textContent = id;
    element.className = 'slide';
  };
  pager.items = [...'abcdefghijklmnopqrstuvwxyz'].map((id) => ({ id }));
  listen(pager);
</script>"""

# The slides in the viewport: their texts, with their places and opacities.
LOOK = """(pager) => {
  const edge = pager.getBoundingClientRect();
  const isVertical = pager.axis === 'vertical';
  const isMirrored = pager.direction === 'rtl';
  return Object.fromEntries([...pager.querySelectorAll('.slide')].flatMap((slide) => {
    const box = slide.assignedSlot.parentElement;
    if (box.hidden) return [];
    const rect = box.getBoundingClientRect();
    const start = isVertical ? rect.top - edge.top : isMirrored ? edge.right - rect.right : rect.left - edge.left;
    const opacity = Number(getComputedStyle(box).opacity);
    return start > -100 && start < 300 ? [[slide.textContent, [Math.round(start), opacity]]] : [];
  }));
}"""
GHOSTS = """pager => [...pager.shadowRoot.querySelectorAll('[part=copy]')].map(({ parentElement }) =>
  [parentElement.offsetLeft, Number(getComputedStyle(parentElement).opacity)])"""


@pytest.fixture
def open_list(open_html):
    def open_it(options=""):
        stage = open_html(PAGE.replace("OPTIONS", options))
        # The script of the attribute.
        stage.page.wait_for_load_state("networkidle")
        stage.frames(2)
        return stage

    return open_it


@pytest.fixture
def open_children(open_html):
    def open_it():
        slides = "".join(f'<div class="slide">{name}</div>' for name in "abcde")
        stage = open_html(
            f"""<!doctype html>
            <rondo-pager id="pager" per-view="3" animated="changes" style="width: 300px; height: 100px">{slides}</rondo-pager>
            <script type="module">
              import '/Web/js/rondo-children.js';
              import {{ listen }} from '/Tests/Browser/pages/stage.js';
              listen(pager);
            </script>"""
        )
        stage.page.wait_for_load_state("networkidle")
        stage.frames(2)
        return stage

    return open_it


def look(stage):
    return stage.pager.evaluate(LOOK)


@pytest.mark.parametrize("options", ["", "loop", "axis=vertical", "direction=rtl"])
def test_slides_glide_into_the_gap_of_a_removed_one(open_list, options):
    stage = open_list(options)
    assert look(stage) == {"a": [0, 1], "b": [100, 1], "c": [200, 1]}
    stage.call("removeItems", ["b"])
    # They are drawn at their old places at first, the one from beyond the edge too.
    assert look(stage) == {"a": [0, 1], "c": [200, 1]}
    stage.clock.run(150)
    half = look(stage)
    assert half["a"] == [0, 1]
    assert 110 < half["c"][0] < 190
    assert half["d"][0] == half["c"][0] + 100
    stage.clock.run(200)
    assert look(stage) == {"a": [0, 1], "c": [100, 1], "d": [200, 1]}


def test_a_copy_of_a_removed_slide_fades_out(open_list):
    stage = open_list()
    stage.call("removeItems", ["b"])
    assert stage.pager.evaluate(GHOSTS) == [[100, 1]]
    stage.clock.run(150)
    [(left, opacity)] = stage.pager.evaluate(GHOSTS)
    assert left == 100
    assert 0.1 < opacity < 0.9
    stage.clock.run(200)
    stage.clock.presented()
    assert stage.pager.evaluate(GHOSTS) == []


def test_a_new_slide_fades_in_and_others_make_room(open_list):
    stage = open_list()
    stage.call("insertItems", [{"id": "new"}], {"before": "b"})
    assert look(stage) == {"a": [0, 1], "new": [100, 0], "b": [100, 1], "c": [200, 1]}
    stage.clock.run(150)
    half = look(stage)
    assert 0.1 < half["new"][1] < 0.9
    assert 110 < half["b"][0] < 190
    stage.clock.run(200)
    assert look(stage) == {"a": [0, 1], "new": [100, 1], "b": [200, 1]}


def test_changes_that_follow_each_other_add_up(open_list):
    stage = open_list()
    stage.call("removeItems", ["b"])
    stage.clock.run(150)
    between = look(stage)["c"][0]
    stage.call("insertItems", [{"id": "new"}], {"before": "c"})
    assert look(stage)["c"][0] == between
    stage.clock.run(350)
    assert look(stage) == {"a": [0, 1], "new": [100, 1], "c": [200, 1]}


def test_several_changes_of_one_task_are_one(open_list):
    stage = open_list()
    stage.pager.evaluate("pager => { pager.removeItems(['b']); pager.removeItems(['c']) }")
    assert look(stage) == {"a": [0, 1]}
    stage.clock.run(350)
    assert look(stage) == {"a": [0, 1], "d": [100, 1], "e": [200, 1]}


def test_a_moved_slide_glides(open_list):
    stage = open_list()
    stage.call("moveItem", "c", {"before": "b"})
    assert look(stage) == {"a": [0, 1], "b": [100, 1], "c": [200, 1]}
    stage.clock.run(350)
    assert look(stage) == {"a": [0, 1], "c": [100, 1], "b": [200, 1]}
    assert stage.pager.evaluate(GHOSTS) == []


def test_the_current_slide_moves_by_its_motion_alone(open_list):
    stage = open_list("loop")
    stage.call("scrollToItem", "c", {"animated": False})
    stage.call("next")
    stage.clock.run(96)
    before = look(stage)["c"][0]
    stage.call("removeItems", ["a"])
    assert abs(look(stage)["c"][0] - before) <= 1
    stage.rest()
    stage.clock.run(350)
    assert look(stage) == {"d": [0, 1], "e": [100, 1], "f": [200, 1]}


@pytest.mark.parametrize("there", ["b", "z", "m"])
def test_a_jump_is_no_change(open_list, there):
    stage = open_list("loop")
    before = chr(ord(there) - 1)
    stage.page.evaluate(
        """([there, before]) => {
          pager.addEventListener('rondo-settle', () => pager.removeItems([before]), { once: true });
          pager.scrollToItem(there, { animated: false });
        }""",
        [there, before],
    )
    assert look(stage)[there] == [0, 1]
    stage.clock.run(150)
    assert look(stage)[there] == [0, 1]


def test_a_tile_with_another_slide_has_no_old_animation(open_list):
    stage = open_list()
    stage.call("removeItems", ["b"])
    stage.call("scrollToItem", "z", {"animated": False})
    assert look(stage) == {"x": [0, 1], "y": [100, 1], "z": [200, 1]}


def test_with_reduced_motion_nothing_glides(open_list):
    stage = open_list()
    stage.page.emulate_media(reduced_motion="reduce")
    stage.call("removeItems", ["b"])
    assert look(stage) == {"a": [0, 1], "c": [100, 1], "d": [200, 1]}
    assert stage.pager.evaluate(GHOSTS) == [[100, 1]]


def test_children_glide_too(open_children):
    stage = open_children()
    stage.pager.evaluate("pager => pager.children[1].remove()")
    stage.clock.run(0)
    assert look(stage) == {"a": [0, 1], "c": [200, 1]}
    stage.clock.run(350)
    assert look(stage) == {"a": [0, 1], "c": [100, 1], "d": [200, 1]}


@pytest.mark.parametrize("place", ["after", "before"])
def test_a_child_that_moves_out_of_the_pager_leaves_no_copy(open_children, place):
    stage = open_children()
    stage.pager.evaluate(f"pager => pager.{place}(pager.children[1])")
    stage.clock.run(0)
    stage.frames(2)
    assert "b" not in look(stage) and stage.pager.evaluate(GHOSTS) == []


def test_without_the_attribute_nothing_is_animated(open_list):
    stage = open_list()
    stage.set("animated", "")
    stage.call("removeItems", ["b"])
    assert look(stage) == {"a": [0, 1], "c": [100, 1], "d": [200, 1]}
    assert stage.pager.evaluate(GHOSTS) == []
