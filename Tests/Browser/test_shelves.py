"""Shelves under a real finger, a wheel and keys."""

import pytest


def at(place):
    return pytest.approx(place, abs=0.05)


def tops(shelves):
    return {title: row["start"] for title, row in shelves.look().items()}


# The direction of a drag


def test_a_sideways_drag_moves_only_the_shelf_below_it(open_shelves):
    shelves = open_shelves()
    before, others = tops(shelves), shelves.starts("Shelf 1")
    finger = shelves.finger()
    finger.down(300, 320)
    finger.move(dx=-20, steps=5)
    shelves.frames(2)
    assert shelves.starts("Shelf 2")["s2-1"] == at(90 - 100 + 10)
    # Locked: later moves are for the shelf, in any direction.
    finger.move(dy=-30, steps=5)
    shelves.frames(2)
    assert tops(shelves) == before
    assert shelves.starts("Shelf 1") == others
    finger.up_after_a_rest()
    shelves.rest()
    assert shelves.starts("Shelf 2")["s2-1"] == at(0)


@pytest.mark.parametrize("dx, dy", [(0, -20), (-12, -12), (-14, -10), (14, -10)])
def test_a_drag_that_is_not_clearly_sideways_moves_only_the_list(open_shelves, dx, dy):
    shelves = open_shelves()
    row = shelves.starts("Shelf 3")
    finger = shelves.finger()
    finger.down(200, 450)
    finger.move(dx=dx, dy=dy, steps=5)
    shelves.frames(2)
    assert tops(shelves)["Shelf 3"] == at(390 + 5 * dy + 10)
    assert shelves.starts("Shelf 3") == row
    finger.up_after_a_rest()


def test_a_diagonal_drag_that_is_clearly_sideways_moves_the_shelf(open_shelves):
    shelves = open_shelves()
    before = tops(shelves)
    finger = shelves.finger()
    finger.down(300, 450)
    finger.move(dx=-20, dy=-12, steps=4)
    shelves.frames(2)
    assert tops(shelves) == before
    assert shelves.starts("Shelf 3")["s3-1"] == at(90 - 80 + 10)
    finger.up_after_a_rest()


def test_a_press_catches_the_shelf_below_it_and_lets_another_coast(open_shelves):
    shelves = open_shelves()
    shelves.finger().flick(300, 60, dx=-80)
    shelves.finger().flick(300, 190, dx=-80)
    shelves.frames(2)
    finger = shelves.finger()
    finger.down(200, 190)
    shelves.frames(2)
    caught, coasting = shelves.starts("Shelf 1"), shelves.starts("Shelf 0")
    shelves.frames(4)
    assert shelves.starts("Shelf 1") == caught
    assert shelves.starts("Shelf 0") != coasting
    finger.up_after_a_rest()
    shelves.rest()


def test_the_list_can_be_flicked_while_a_shelf_coasts(open_shelves):
    shelves = open_shelves()
    shelves.finger().flick(300, 450, dx=-80)
    shelves.frames(2)
    coasting = shelves.starts("Shelf 3")
    shelves.finger().flick(200, 250, dy=-20)
    shelves.frames(2)
    assert tops(shelves)["Shelf 3"] < 390
    assert shelves.starts("Shelf 3") != coasting
    shelves.rest()


# Offsets


def test_a_shelf_is_where_it_was_after_scrolling_far_away_and_back(open_shelves):
    shelves = open_shelves()
    shelves.finger().flick(300, 320, dx=-50)
    shelves.rest()
    left = shelves.starts("Shelf 2")
    for dy in (-70, -70, -70):
        shelves.finger().flick(200, 500, dy=dy)
        shelves.rest()
    assert "Shelf 2" not in shelves.look()
    shelves.call("scrollToShelf", "s40", {"animated": False})
    shelves.filled()
    shelves.call("scrollToShelf", "s0", {"animated": False})
    shelves.filled()
    assert shelves.starts("Shelf 2") == left
    assert shelves.starts("Shelf 3")["s3-0"] == at(0)


def test_offsets_are_one_value_that_another_element_accepts(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s7", {"item": 30, "animated": False})
    shelves.call("scrollToShelf", "s9", {"item": 4, "animated": False})
    offsets = shelves.get("offsets")
    assert offsets["list"]["shelf"] == "s9"
    assert {place["shelf"]: place["item"] for place in offsets["shelves"]} == {
        "s7": "s7-30",
        "s9": "s9-4",
    }
    other = open_shelves()
    other.set("offsets", offsets)
    other.filled()
    assert tops(other)["Shelf 9"] == at(0)
    assert other.starts("Shelf 9")["s9-4"] == at(0)
    other.call("scrollToShelf", "s7", {"animated": False})
    other.filled()
    assert other.starts("Shelf 7")["s7-30"] == at(0)


def test_options_change_and_shelves_stay_where_they_are(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s7", {"item": 30, "animated": False})
    shelves.set("itemSpacing", 20)
    shelves.filled()
    starts = shelves.starts("Shelf 7")
    assert tops(shelves)["Shelf 7"] == at(0)
    assert (starts["s7-30"], starts["s7-31"]) == (at(0), at(100))


# Style writes


def test_a_moving_list_writes_one_transform_a_frame(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    finger = shelves.finger()
    finger.down(300, 320)
    finger.move(dx=-20, steps=1)
    shelves.frames(2)
    before = shelves.page.evaluate("stage.watchWrites()")
    finger.move(dx=-2, steps=8)
    shelves.frames(2)
    frames = shelves.get("frames") - before
    writes = shelves.page.evaluate("stage.takeWrites()")
    assert frames >= 4
    assert {(name, kind) for name, kind, _ in writes} == {("shelf-track", "style")}
    assert len({element for _, _, element in writes}) == 1
    assert len(writes) <= frames
    finger.up_after_a_rest()


def test_the_number_of_cells_depends_on_what_is_visible(open_shelves):
    shelves = open_shelves()
    most = 0
    for dy in (-80, -80, -80, -80):
        shelves.finger().flick(200, 500, dy=dy)
        shelves.frames(6)
        shelves.finger().flick(300, 300, dx=-80)
        shelves.frames(6)
        most = max(most, shelves.get("tilesAlive"))
    shelves.rest()
    made = shelves.run("return shelves.shadowRoot.querySelectorAll('[part~=cell]').length")
    # Six rows and one beyond each edge, of six cells and one beyond each edge.
    assert most <= 8 * 8
    assert made <= 8 * 8


def test_a_million_items_on_a_shelf_cost_no_more_than_the_visible_ones(open_shelves):
    shelves = open_shelves(shelves=0)
    shelves.run(
        """
        let looked = 0;
        const at = (index) => { looked += 1; return `n${index}`; };
        const shelf = { id: 'all', title: 'All', itemIDs: { length: 1_000_000, at } };
        shelves.shelves = [shelf];
        shelves.scrollToShelf('all', { item: 999_990, animated: false });
        window.looked = () => looked;
        """
    )
    shelves.filled()
    assert shelves.starts("All")["n999990"] == at(0)
    assert shelves.page.evaluate("looked()") < 50


@pytest.mark.parametrize("when", ["after the shelves", "before the shelves", "between two places in the page"])
def test_a_stored_place_among_a_million_items_is_restored(open_shelves, when):
    shelves = open_shelves(shelves=0)
    million = """
        let looked = 0;
        window.looked = () => looked;
        const at = (index) => { looked += 1; return `n${index}`; };
        const all = [{ id: 'all', title: 'All', itemIDs: { length: 1_000_000, at } }];
    """
    shelves.run(f"{million} shelves.shelves = all;")
    shelves.call("scrollToShelf", "all", {"item": 500_000, "animated": False})
    offsets = shelves.get("offsets")
    assert [place["item"] for place in offsets["shelves"]] == ["n500000"]
    if when != "between two places in the page":
        shelves = open_shelves(shelves=0)
    shelves.page.evaluate("(offsets) => { window.stored = offsets }", offsets)
    stored = "shelves.offsets = stored;"
    shelves.run({
        "after the shelves": f"{million} shelves.shelves = all; {stored}",
        "before the shelves": f"""{million} shelves.remove(); {stored} shelves.shelves = all;
            document.body.append(shelves);""",
        "between two places in the page": "shelves.remove(); document.body.append(shelves);",
    }[when])
    shelves.frames(3)
    shelves.filled()
    assert shelves.starts("All")["n500000"] == at(0)
    assert shelves.page.evaluate("looked()") < 60
    shelves.call("updateItems", [{"id": "n500000", "title": "Other"}])
    shelves.frames(2)
    assert shelves.run("return shelves.elementsFor('n500000').map((cell) => cell.textContent)") == ["Other"]


def test_a_removed_shelf_has_its_place_again_after_a_listener_took_the_list_off_the_page(open_shelves):
    shelves = open_shelves(shelves=9)
    shelves.call("scrollToShelf", "s0", {"item": 30, "animated": False})
    shelves.filled()
    shelves.call("removeShelves", ["s0"])
    shelves.frames(9)
    # So many ids that removed ones are forgotten.
    shelves.run(
        """const more = [10, 11, 12, 13].map((number) => window.shelf(number));
        shelves.addEventListener('rondo-settle', function take() {
            if (shelves.currentId !== 's4') return;
            shelves.removeEventListener('rondo-settle', take);
            shelves.insertShelves(more);
            shelves.remove();
        });
        window.taken = shelves;"""
    )
    shelves.call("scrollToShelf", "s4")
    shelves.clock.until("() => !taken.isConnected")
    shelves.frames(2)
    shelves.page.evaluate("document.body.append(taken)")
    shelves.frames(3)
    shelves.run("shelves.insertShelves([window.shelf(0)], { before: 's1' })")
    shelves.call("scrollToShelf", "s0", {"animated": False})
    shelves.filled()
    assert shelves.starts("Shelf 0")["s0-30"] == at(0)


# Wheel, keys and others


@pytest.mark.needs("wheel by pixels")
def test_a_wheel_moves_the_shelf_below_it_or_the_list(open_shelves):
    shelves = open_shelves()
    shelves.page.mouse.move(200, 190)
    shelves.page.mouse.wheel(70, 3)
    shelves.rest()
    assert shelves.starts("Shelf 1")["s1-1"] == at(20)
    assert tops(shelves)["Shelf 1"] == at(130)
    shelves.page.mouse.wheel(3, 50)
    shelves.rest()
    assert tops(shelves)["Shelf 1"] == at(80)
    assert shelves.starts("Shelf 1")["s1-1"] == at(20)


@pytest.mark.needs("wheel by pixels")
@pytest.mark.parametrize("scale", [1, 2])
def test_a_wheel_finds_the_shelf_below_it_whatever_surrounds_the_list(open_shelves, scale):
    shelves = open_shelves()
    style = f"padding-top: 60px; border-top: 10px solid; margin-top: 20px; scale: {scale}; transform-origin: 0 0"
    shelves.page.add_style_tag(content=f"rondo-shelves {{ {style} }}")
    shelves.frames(3)
    before = shelves.starts("Shelf 1")
    # At the bottom of the first shelf: from the border's edge it would be the second.
    shelves.page.mouse.move(200, 20 + scale * (10 + 60 + 100))
    shelves.page.mouse.wheel(70, 3)
    shelves.rest()
    assert shelves.starts("Shelf 0")["s0-1"] == at(20 * scale)
    assert shelves.starts("Shelf 1") == before


def turn_wheel(shelves, dy):
    """Turns a wheel in the middle of the second shelf, before anything else happens."""
    return shelves.run(
        f"""
        const at = {{ clientX: 200, clientY: 190, bubbles: true, cancelable: true }};
        const event = new WheelEvent('wheel', {{ deltaY: {dy}, ...at }});
        shelves.dispatchEvent(event);
        """
    )


def test_a_listener_can_remove_the_shelves_that_a_wheel_moves(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    shelves.run("shelves.addEventListener('rondo-begin', () => shelves.remove(), { once: true })")
    turn_wheel(shelves, 60)
    shelves.frames(2)
    assert shelves.page.locator("rondo-shelves").count() == 0


def test_a_wheel_over_shelves_without_a_height_does_nothing(open_shelves):
    shelves = open_shelves()
    shelves.page.add_style_tag(content="rondo-shelves { height: 0; padding-top: 300px }")
    shelves.frames(3)
    turn_wheel(shelves, 30)
    shelves.frames(2)
    assert shelves.get("phase") == "idle"


def focus(shelves):
    return shelves.page.evaluate("document.activeElement.dataset.item ?? null")


@pytest.mark.parametrize("direction, on", [("ltr", "ArrowRight"), ("rtl", "ArrowLeft")])
def test_arrows_move_the_focus_and_keep_it_visible(open_shelves, direction, on):
    shelves = open_shelves(direction=direction)
    shelves.filled()
    shelves.element.focus()
    for _ in range(7):
        shelves.page.keyboard.press(on)
    shelves.rest()
    assert focus(shelves) == "s0-6"
    assert 0 <= shelves.starts("Shelf 0")["s0-6"] <= 320
    for _ in range(6):
        shelves.page.keyboard.press("ArrowDown")
    shelves.rest()
    shelves.filled()
    assert focus(shelves).startswith("s6-")
    assert tops(shelves)["Shelf 6"] <= 480
    shelves.page.keyboard.press("End")
    shelves.rest()
    shelves.filled()
    assert focus(shelves) == "s6-99"


def test_a_focused_placeholder_gives_the_focus_to_the_link_of_its_item(open_shelves):
    shelves = open_shelves(held="", shelves=2)
    shelves.run(
        """shelves.renderItem = (cell, { id }) => {
            cell.innerHTML = `<a href="#${id}" data-item="${id}">${id}</a>`;
        };
        window.requests.shift().resolve(window.dataOf(window.asked.at(-1)));"""
    )
    shelves.filled()
    shelves.element.focus()
    shelves.page.keyboard.press("ArrowRight")
    assert focus(shelves) == "s0-0"
    shelves.page.keyboard.press("End")
    shelves.rest()
    # The placeholder of the last item.
    assert focus(shelves) == ""
    shelves.run("for (const { ids, resolve } of window.requests.splice(0)) resolve(window.dataOf(ids))")
    shelves.filled()
    assert focus(shelves) == "s0-99"
    shelves.page.keyboard.press("Enter")
    assert shelves.page.evaluate("location.hash") == "#s0-99"
    # The same cell takes no focus instead of its link.
    shelves.page.keyboard.press("ArrowLeft")
    shelves.rest()
    shelves.page.keyboard.press("ArrowRight")
    assert shelves.page.evaluate("document.activeElement.localName") == "a"


def test_a_key_after_the_removal_of_its_shelf_leads_to_a_visible_item(open_shelves):
    shelves = open_shelves(overscan=0)
    shelves.filled()
    shelves.element.focus()
    for _ in range(8):
        shelves.page.keyboard.press("ArrowRight")
    shelves.call("removeShelves", ["s0"])
    shelves.page.keyboard.press("ArrowRight")
    shelves.rest()
    shelves.filled()
    assert focus(shelves) == "s1-0"


def test_the_focus_that_leaves_before_a_key_has_reached_its_item_stays_outside(open_shelves):
    shelves = open_shelves(overscan=0)
    shelves.run("shelves.insertAdjacentHTML('afterend', '<button data-item=behind>Behind</button>')")
    shelves.filled()
    shelves.element.focus()
    for _ in range(8):
        shelves.page.keyboard.press("ArrowRight")
    shelves.page.keyboard.press("Tab")
    assert focus(shelves) == "behind"
    shelves.rest()
    shelves.filled()
    assert focus(shelves) == "behind"


def put_buttons(shelves):
    """Fills each cell with a new button."""
    shelves.run(
        """shelves.renderItem = (cell, { id }) => {
            cell.innerHTML = `<button data-item="${id}">${id}</button>`;
        };"""
    )
    shelves.frames(2)
    shelves.filled()


def has_focus(shelves):
    """Whether the element itself, no item, has the focus."""
    return shelves.element.evaluate("(shelves) => shelves === document.activeElement")


def test_a_key_to_the_far_end_keeps_the_focus(open_shelves):
    shelves = open_shelves()
    put_buttons(shelves)
    shelves.page.locator("button[data-item=s0-1]").focus()
    shelves.page.keyboard.press("End")
    shelves.frames(4)
    assert has_focus(shelves)
    shelves.page.keyboard.press("ArrowLeft")
    shelves.rest()
    shelves.filled()
    assert focus(shelves) == "s0-98"


@pytest.mark.needs("wheel by pixels")
@pytest.mark.parametrize("dx, dy", [(3000, 0), (0, 3000)])
def test_a_wheel_far_away_gives_the_focus_to_the_list(open_shelves, dx, dy):
    shelves = open_shelves()
    put_buttons(shelves)
    shelves.page.locator("button[data-item=s0-1]").focus()
    shelves.page.mouse.move(200, 60)
    shelves.page.mouse.wheel(dx, dy)
    shelves.rest()
    shelves.frames(2)
    assert has_focus(shelves)


def test_a_header_far_away_gives_the_focus_to_the_list(open_shelves):
    shelves = open_shelves()
    shelves.run("shelves.renderShelf = (header, { id }) => { header.innerHTML = `<button id=${id}>All</button>` }")
    shelves.frames(2)
    shelves.page.locator("#s0").focus()
    shelves.call("scrollToShelf", "s40", {"animated": False})
    shelves.frames(2)
    assert has_focus(shelves)


def test_an_option_leaves_the_focus_where_it_is(open_shelves):
    shelves = open_shelves()
    put_buttons(shelves)
    shelves.page.locator("button[data-item=s0-1]").focus()
    shelves.set("itemLength", 90)
    shelves.frames(2)
    assert focus(shelves) == "s0-1"


def test_another_engine_leaves_the_focus_to_the_list(open_shelves):
    shelves = open_shelves()
    put_buttons(shelves)
    shelves.page.locator("button[data-item=s0-1]").focus()
    shelves.set("pool", "own")
    shelves.frames(2)
    assert has_focus(shelves)
    shelves.filled()
    shelves.page.keyboard.press("ArrowRight")
    assert focus(shelves) == "s0-0"


def test_arrows_pass_items_whose_first_control_takes_no_focus(open_shelves):
    shelves = open_shelves()
    shelves.run(
        """const forms = {
            's0-1': '<input type=hidden data-item=hidden><button data-item=s0-1>Buy</button>',
            's0-2': '<button disabled>Sold out</button>',
            's0-3': '<a href="#" style="display: none">Edit</a><button data-item=s0-3>Buy</button>',
        };
        shelves.renderItem = (cell, { id }) => {
            cell.dataset.item = id;
            cell.innerHTML = forms[id] ?? `<button data-item="${id}">${id}</button>`;
        };"""
    )
    shelves.frames(2)
    shelves.filled()
    shelves.element.focus()
    for number in range(6):
        shelves.page.keyboard.press("ArrowRight")
        shelves.rest()
        assert focus(shelves) == f"s0-{number}"


def test_arrows_lead_from_a_header_into_its_shelf_and_to_the_shelf_above(open_shelves):
    shelves = open_shelves()
    shelves.run("shelves.renderShelf = (header, { id }) => { header.innerHTML = `<button id=${id}>All</button>` }")
    shelves.frames(2)
    shelves.filled()
    for key, item in [("ArrowDown", "s2-0"), ("ArrowRight", "s2-0"), ("ArrowUp", "s1-0"), ("End", "s2-99")]:
        shelves.page.locator("#s2").focus()
        shelves.page.keyboard.press(key)
        shelves.rest()
        shelves.filled()
        assert focus(shelves) == item


def test_page_down_leads_to_the_last_shelf_with_items(open_shelves):
    shelves = open_shelves(shelves=0)
    shelves.run("shelves.shelves = [0, 1, 2, 3, 4, 5].map((number) => window.shelf(number, number % 5 ? 9 : 0))")
    shelves.filled()
    shelves.element.focus()
    for key, shelf in [("ArrowDown", 1), ("PageDown", 4), ("PageDown", 4), ("PageUp", 1), ("PageUp", 1)]:
        shelves.page.keyboard.press(key)
        shelves.rest()
        assert focus(shelves) == f"s{shelf}-0"


@pytest.mark.needs("wheel by pixels")
@pytest.mark.parametrize("how", ["a press beside the list", "a wheel"])
def test_the_focus_stays_where_it_is_after_a_key_that_did_not_reach_its_item(open_shelves, how):
    shelves = open_shelves()
    shelves.filled()
    shelves.element.focus()
    shelves.page.keyboard.press("ArrowRight")
    shelves.page.keyboard.press("End")
    shelves.frames(4)
    if how == "a wheel":
        shelves.page.mouse.move(200, 60)
        shelves.page.mouse.wheel(-10, 0)
        shelves.rest()
        shelves.call("scrollToShelf", "s0", {"item": 99, "animated": False})
    else:
        shelves.page.mouse.click(600, 500)
        shelves.rest()
    shelves.filled()
    shelves.frames(2)
    assert "s0-99" in shelves.starts("Shelf 0")
    assert focus(shelves) is None


@pytest.mark.parametrize(
    "options, own, back",
    [
        ({"item_loop": ""}, "{}", "s0-4"),
        ({"item_pinned": "none"}, "{}", "s0-4"),
        ({"item_loop": "", "item_pinned": "both"}, "{}", "s0-0"),
        ({"item_loop": "", "item_pinned": "start"}, "{}", "s0-0"),
        ({"item_pinned": "both"}, "{ itemLoop: true }", "s0-4"),
        ({"item_pinned": "none"}, "{ itemLoop: false }", "s0-0"),
        ({}, "{ itemPinned: 'none' }", "s0-4"),
    ],
)
def test_arrows_loop_where_a_shelf_does(open_shelves, options, own, back):
    shelves = open_shelves(items=5, **options)
    shelves.run(f"shelves.updateShelves([{{ ...window.shelf(0), ...{own} }}])")
    shelves.filled()
    shelves.element.focus()
    shelves.page.keyboard.press("ArrowRight")
    assert focus(shelves) == "s0-0"
    shelves.page.keyboard.press("ArrowLeft")
    shelves.rest()
    shelves.filled()
    assert focus(shelves) == back


def test_a_key_finds_an_item_where_none_is_fully_visible(open_shelves):
    shelves = open_shelves(item_length=220, overscan=0)
    shelves.page.add_style_tag(content="rondo-shelves { width: 300px; height: 120px }")
    shelves.frames(3)
    for shelf in ("s1", "s0"):
        shelves.call("scrollToShelf", shelf, {"animated": False})
        finger = shelves.finger()
        finger.down(200, 60)
        finger.move(dx=-22, steps=5)
        finger.up_after_a_rest()
        shelves.rest()
    starts = shelves.starts("Shelf 0")
    assert (starts["s0-0"], starts["s0-1"]) == (at(-100), at(130))
    shelves.element.focus()
    for shelf in (0, 1):
        shelves.page.keyboard.press("PageDown")
        shelves.rest()
        # The one nearer to the middle, and all of it by now.
        assert focus(shelves) == f"s{shelf}-1"
        assert shelves.starts(f"Shelf {shelf}")[f"s{shelf}-1"] == at(0)


def test_right_to_left_is_mirrored(open_shelves):
    shelves = open_shelves(direction="rtl")
    shelves.filled()
    assert shelves.starts("Shelf 0")["s0-1"] == at(90)
    finger = shelves.finger()
    finger.down(100, 60)
    finger.move(dx=20, steps=5)
    shelves.frames(2)
    assert shelves.starts("Shelf 0")["s0-1"] == at(0)
    finger.up_after_a_rest()


def test_an_inset_keeps_the_first_item_off_the_edge_and_shows_content_in_it(open_shelves):
    shelves = open_shelves(inset=16)
    shelves.filled()
    assert shelves.starts("Shelf 0")["s0-0"] == at(16)
    shelves.call("scrollToShelf", "s0", {"item": 3, "animated": False})
    shelves.filled()
    starts = shelves.starts("Shelf 0")
    assert (starts["s0-3"], starts["s0-2"]) == (at(16), at(-74))


def test_shelves_are_a_list_of_labelled_groups(open_shelves):
    shelves = open_shelves(shelves=3)
    shelves.filled()
    listed = shelves.element.get_by_role("list").get_by_role("listitem")
    assert listed.count() == 3
    group = listed.nth(1).get_by_role("group", name="Shelf 1", exact=True)
    assert group.get_by_role("group", name="2 of 100", exact=True).count() == 1
    assert shelves.look()["Shelf 1"]["cells"][5]["inert"] is True


def test_shelves_and_items_named_late_have_these_names_from_the_next_rest_on(open_shelves):
    shelves = open_shelves(shelves=3)
    shelves.run(
        """shelves.renderShelf = (header, { title }) => {
            header.textContent = '';
            setTimeout(() => { header.textContent = title }, 100);
        };
        shelves.renderItem = (cell, { id }) => {
            cell.innerHTML = '<button>Buy</button>';
            setTimeout(() => { cell.ariaLabel = `Item ${id}` }, 100);
        };"""
    )
    shelves.frames(2)
    shelves.clock.run(500)
    shelves.call("scrollToShelf", "s1", {"item": 1})
    shelves.rest()
    shelves.frames(2)
    group = shelves.element.get_by_role("group", name="Shelf 1", exact=True)
    assert group.count() == 1
    assert group.get_by_role("group", name="Item s1-2", exact=True).count() == 1


def test_without_their_function_shelves_have_no_headers_and_numbers_as_names(open_shelves):
    shelves = open_shelves()
    header = shelves.element.locator(".header")
    assert header.count() > 0
    shelves.set("renderShelf", None)
    shelves.call("scrollToShelf", "s10")
    shelves.rest()
    assert header.count() == 0
    assert shelves.element.get_by_role("group", name="Shelf 11 of 50", exact=True).count() == 1
    shelves.run("shelves.renderShelf = (header, { title }) => { header.textContent = title }")
    shelves.frames(3)
    assert shelves.element.get_by_role("group", name="Shelf 10", exact=True).count() == 1


def test_under_reduced_motion_a_scroll_is_a_jump(open_shelves):
    shelves = open_shelves(context={"reduced_motion": "reduce"})
    shelves.call("scrollToShelf", "s20")
    assert shelves.get("phase") == "idle"
    assert tops(shelves)["Shelf 20"] == at(0)


# Changes


def test_shelves_are_added_removed_and_moved_under_the_visible_one(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s10", {"item": 5, "animated": False})
    shelves.run("shelves.insertShelves([window.shelf(100), window.shelf(101)], { before: 's0' })")
    shelves.call("removeShelves", ["s3", "s4"])
    shelves.call("moveShelf", "s11", {"before": "s10"})
    shelves.frames(2)
    seen = tops(shelves)
    assert seen["Shelf 10"] == at(0)
    assert seen["Shelf 12"] == at(130)
    assert shelves.starts("Shelf 10")["s10-5"] == at(0)
    assert shelves.get("count") == 50


def test_a_shelf_gets_other_items_and_the_remaining_ones_stay_in_place(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s0", {"item": 5, "animated": False})
    shelves.run(
        """
        const { itemIDs, ...shelf } = window.shelf(0);
        shelves.updateShelves([{ ...shelf, itemIDs: ['new', ...itemIDs.slice(2)] }]);
        """
    )
    shelves.filled()
    assert shelves.starts("Shelf 0")["s0-5"] == at(0)
    shelves.call("scrollToShelf", "s0", {"item": 0, "animated": False})
    shelves.filled()
    assert (shelves.starts("Shelf 0")["new"], shelves.starts("Shelf 0")["s0-2"]) == (at(0), at(90))


REFUSED = [
    ("shelves.shelves = 5", "TypeError: shelves must be an array of shelves, not 5"),
    (
        "shelves.insertShelves([{ itemIDs: [] }])",
        "TypeError: shelves[0].id must be a string or a number, not undefined",
    ),
    (
        "shelves.insertShelves([{ id: 'x', itemIDs: 7 }])",
        "TypeError: shelves[0].itemIDs must be an array of ids, or have length and at, not 7",
    ),
    (
        "shelves.insertShelves([{ id: 'x', itemIDs: ['a', 'b', 'a'] }])",
        'RangeError: shelves[0].itemIDs must be different ids, but two are "a"',
    ),
    (
        "shelves.insertShelves([{ id: 'x', itemIDs: ['a', null] }])",
        "TypeError: shelves[0].itemIDs[1] must be a string or a number, not null",
    ),
    ("shelves.insertShelves([shelf(1)])", 'RangeError: shelf "s1" is there already'),
    ("shelves.removeShelves(['x'])", 'RangeError: there is no shelf "x"'),
    ("shelves.moveShelf('s1', { before: 'x' })", 'RangeError: there is no shelf "x"'),
    ("shelves.scrollToShelf('x')", 'RangeError: there is no shelf "x"'),
    (
        "shelves.scrollToShelf('s1', { item: 100 })",
        "RangeError: item must be from 0 to below 100, not 100",
    ),
    (
        "shelves.scrollToShelf('s1', { item: 'x' })",
        'RangeError: there is no item "x" on shelf "s1"',
    ),
    (
        "shelves.scrollToShelf('s1', { item: 's0-0' })",
        'RangeError: there is no item "s0-0" on shelf "s1"',
    ),
    (
        "shelves.scrollToShelf('s1', { item: { id: 7 } })",
        'RangeError: there is no item 7 on shelf "s1"',
    ),
    (
        "shelves.scrollToShelf('s1', { item: null })",
        'RangeError: there is no item null on shelf "s1"',
    ),
    (
        "shelves.updateItems([{ id: 'x' }])",
        'RangeError: there is no item "x", which is items[0].id',
    ),
    (
        "shelves.itemLength = -1",
        "RangeError: itemLength must be more than 0, not -1",
    ),
    (
        "shelves.insertShelves([{ id: 'x', itemIDs: ['a'], itemSpacing: -2 }])",
        "RangeError: shelves[0].itemSpacing must be a number of points from 0 to 1e9, not -2",
    ),
    (
        "shelves.insertShelves([{ id: 'x', itemIDs: ['a'], itemSnap: 'far' }])",
        'RangeError: shelves[0].itemSnap must be "none", "item" or "page", not "far"',
    ),
    ("shelves.renderItem = 3", "TypeError: renderItem must be a function, not 3"),
    ("shelves.loadItems = 3", "TypeError: loadItems must be a function, not 3"),
    ("shelves.length = 0", "RangeError: length must be more than 0, not 0"),
    ("shelves.itemLength = 0", "RangeError: itemLength must be more than 0, not 0"),
    (
        "shelves.batch = 0",
        "RangeError: batch must be more than 0, not 0",
    ),
    ("shelves.inset = -1", "RangeError: inset must be a number of points from 0 to 1e9, not -1"),
    (
        "shelves.offsets = { list: null }",
        "TypeError: offsets must be { list, shelves: […] }, not [object Object]",
    ),
]


def test_invalid_values_are_refused_by_name(open_shelves):
    shelves = open_shelves()
    shelves.filled()
    before = shelves.look()
    for script, message in REFUSED:
        thrown = shelves.run(f"try {{ {script} }} catch (error) {{ return String(error); }}")
        assert thrown == message
    shelves.frames(2)
    assert shelves.look() == before
    assert shelves.get("count") == 50


def test_a_hidden_tab_brings_everything_to_rest(open_shelves):
    shelves = open_shelves()
    shelves.finger().flick(300, 320, dx=-80)
    shelves.frames(2)
    phases = shelves.run(
        """
        const before = shelves.phase;
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
        return [before, shelves.phase];
        """
    )
    assert phases == ["decelerating", "idle"]


def test_an_element_that_returns_to_the_page_is_where_it_was_with_its_data(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s10", {"item": 5, "animated": False})
    shelves.filled()
    before, asked = shelves.look(), len(shelves.asked())
    shelves.run("const { parentNode } = shelves; shelves.remove(); parentNode.append(shelves)")
    shelves.frames(3)
    shelves.filled()
    after = shelves.look()
    for title, row in before.items():
        assert [cell["item"] for cell in after[title]["cells"]] == [
            cell["item"] for cell in row["cells"]
        ]
        assert [cell["start"] for cell in after[title]["cells"]] == [
            cell["start"] for cell in row["cells"]
        ]
    assert len(shelves.asked()) == asked


def test_an_element_that_returns_with_other_shelves_shows_their_start(open_shelves):
    shelves = open_shelves()
    shelves.call("scrollToShelf", "s10", {"animated": False})
    assert tops(shelves)["Shelf 10"] == at(0)
    shelves.run(
        """
        const { parentNode } = shelves;
        shelves.remove();
        shelves.shelves = [window.shelf(100), window.shelf(101)];
        parentNode.append(shelves);
        """
    )
    shelves.frames(3)
    assert tops(shelves) == {"Shelf 100": at(0), "Shelf 101": at(130)}


@pytest.mark.parametrize("item", ["'m30'", "{ id: 'm30' }", "30"])
@pytest.mark.parametrize("ids", ["ids", "{ length: 100, at: (index) => ids[index] }"])
def test_a_scroll_leads_to_an_item_by_its_id(open_shelves, item, ids):
    shelves = open_shelves()
    shelves.run(
        f"""
        const ids = Array.from({{ length: 100 }}, (_, index) => `m${{index}}`);
        shelves.updateShelves([{{ id: 's7', title: 'Shelf 7', itemIDs: {ids} }}]);
        shelves.scrollToShelf('s7', {{ item: 28, animated: false }});
        """
    )
    shelves.filled()
    shelves.run(f"shelves.scrollToShelf('s7', {{ item: {item} }})")
    shelves.rest()
    assert tops(shelves)["Shelf 7"] == at(0)
    assert shelves.starts("Shelf 7")["m30"] == at(0)


def test_numbers_in_objects_are_ids_of_items(open_shelves):
    shelves = open_shelves(shelves=0)
    shelves.run(
        """
        shelves.shelves = [{ id: 1, title: 'All', itemIDs: Array.from({ length: 90 }, (_, index) => 100 - index) }];
        shelves.scrollToShelf(1, { item: { id: 60 }, animated: false });
        """
    )
    assert shelves.starts("All")["60"] == at(0)


def test_an_id_before_the_first_layout_counts_when_it_comes(open_shelves):
    shelves = open_shelves()
    shelves.run(
        """
        const { parentNode } = shelves;
        shelves.remove();
        shelves.scrollToShelf('s9', { item: 's9-4' });
        const { itemIDs, ...rest } = shelf(9);
        shelves.updateShelves([{ ...rest, itemIDs: ['new', ...itemIDs] }]);
        parentNode.append(shelves);
        """
    )
    shelves.filled()
    assert shelves.starts("Shelf 9")["s9-4"] == at(0)


def test_a_scroll_before_the_first_layout_is_where_it_starts(open_shelves):
    shelves = open_shelves(to="s9")
    shelves.filled()
    assert tops(shelves)["Shelf 9"] == at(0)
    assert shelves.starts("Shelf 9")["s9-4"] == at(0)
    # Nothing was requested on the way.
    assert not [item for item in sum(shelves.asked(), []) if item.startswith("s0-")]
    shelves.run(
        """
        const { parentNode } = shelves;
        shelves.remove();
        shelves.scrollToShelf('s3', { item: 6 });
        shelves.scrollToShelf('s20', { item: 99 });
        shelves.removeShelves(['s20']);
        parentNode.append(shelves);
        """
    )
    shelves.frames(3)
    shelves.filled()
    assert tops(shelves)["Shelf 3"] == at(0)
    assert shelves.starts("Shelf 3")["s3-6"] == at(0)
    shelves.call("scrollToShelf", "s9", {"animated": False})
    assert shelves.starts("Shelf 9")["s9-4"] == at(0)


def put_scrollers(shelves, place):
    """Fills cells with content that scrolls both ways, scrolled to a place."""
    shelves.run(
        f"""
        shelves.renderItem = (element, item) => {{
            element.dataset.item = item.id;
            element.innerHTML = '<div style="height: 100%; overflow: auto"><p></p></div>';
            const [inner] = element.children;
            inner.firstElementChild.style.cssText = 'width: 2000px; height: 2000px';
            inner.scrollTo({place}, {place});
        }};
        """
    )
    shelves.frames(3)
    shelves.filled()
    shelves.page.mouse.move(200, 190)
    shelves.page.evaluate(
        """() => {
            window.inner = document.elementFromPoint(200, 190).closest('div[style*=overflow]');
        }"""
    )


def where(shelves):
    look = shelves.look()
    return tops(shelves), {title: [cell["start"] for cell in row["cells"]] for title, row in look.items()}


@pytest.mark.parametrize("step", [60, -60])
@pytest.mark.parametrize("name", ["scrollTop", "scrollLeft"])
def test_a_wheel_over_content_that_scrolls_in_a_cell_scrolls_that(open_shelves, name, step):
    shelves = open_shelves()
    put_scrollers(shelves, 200)
    before = where(shelves)
    shelves.page.mouse.wheel(*((0, step) if name == "scrollTop" else (step, 0)))
    shelves.page.wait_for_function("name => inner[name] !== 200", arg=name)
    shelves.frames(2)
    assert shelves.get("phase") == "idle"
    assert where(shelves) == before


@pytest.mark.parametrize("across", [True, False])
def test_a_wheel_at_the_end_of_scrolled_content_in_a_cell_scrolls_the_shelves(open_shelves, across):
    shelves = open_shelves()
    put_scrollers(shelves, 5000)
    before = where(shelves)
    shelves.page.mouse.wheel(*((0, 60) if across else (60, 0)))
    shelves.rest()
    shelves.frames(2)
    assert where(shelves) != before
