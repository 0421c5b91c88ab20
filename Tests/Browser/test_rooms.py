"""The live rooms, with a real finger and the feed's real server."""

import pytest

from recording import TOLERANCE


def titles(feed):
    return [room["title"] for room in feed.rooms()]


def at(start):
    return pytest.approx(start, abs=TOLERANCE)


def places(frame):
    """The start of each visible room, from top to bottom, and its title."""
    return [(room["start"], room["title"]) for room in frame["rooms"]]


def by_place(*expected):
    return [(at(start), title) for start, title in sorted(expected)]


def test_a_feed_loops_and_shows_every_room_once(open_rooms, feed):
    feed.reset(8)
    rooms = open_rooms("?limit=3")
    expected = titles(feed)
    assert rooms.walk(9) == [*expected, expected[0]]
    assert rooms.figure("loaded") == "8"


# The playing room


def test_exactly_one_room_plays_in_any_frame_of_flicks_across_the_seam(open_rooms, feed):
    feed.reset(3)
    rooms = open_rooms()
    rooms.playing()
    x, y = rooms.point(along=0.4, across=0.6)
    with rooms.recording() as frames:
        for by in (-1, 1):
            rooms.flick(by)
            rooms.playing()
        # Without a rest in between, round the loop and further.
        for _ in range(4):
            rooms.finger().flick(x, y, dy=-60)
            rooms.frames(12)
        rooms.rest()
        rooms.playing()
        rooms.frames(3)
    for frame in frames:
        assert len(frame["drawn"]) <= 1, frame
        signs = [room["id"] for room in frame["rooms"] if room["hasSign"]]
        assert frame["playing"] == str(len(signs)), frame
        assert len(signs) <= 1, frame
    # Between two rooms none plays, and a room at rest does.
    assert any(len(frame["rooms"]) == 2 and frame["playing"] == "0" for frame in frames)
    [resting] = frames[-1]["rooms"]
    assert frames[-1]["drawn"] == [resting["id"]]
    assert {room["id"] for frame in frames for room in frame["rooms"]} == {
        room["id"] for room in feed.rooms()
    }


def test_a_drag_that_returns_stops_the_room_and_lets_it_play_again(open_rooms):
    rooms = open_rooms()
    title = rooms.playing()
    finger = rooms.hold(dy=-120)
    assert rooms.look()["playing"] == "0"
    finger.up_after_a_rest()
    rooms.rest()
    assert rooms.playing() == title


def test_under_reduced_motion_the_room_stands_still_and_says_that_it_plays(open_rooms):
    rooms = open_rooms(reduced_motion="reduce")
    rooms.playing()
    rooms.frames(2)
    with rooms.recording() as frames:
        rooms.frames(5)
    assert all(frame["drawn"] == [] and frame["playing"] == "1" for frame in frames)


# Blocking


def test_rooms_blocked_while_a_finger_drags_move_nothing(open_rooms, feed):
    rooms = open_rooms()
    first, second, third, fourth, *_ = feed.rooms()
    rooms.playing()
    finger = rooms.hold(dy=-200)
    before = rooms.look()["rooms"]
    assert [room["title"] for room in before] == [first["title"], second["title"]]
    with rooms.recording() as frames:
        # A button of an invisible room cannot be pressed.
        rooms.pager.evaluate(
            "(pager, host) => { pager.filter = (room) => room.host !== host }", third["host"]
        )
        rooms.frames(3)
    assert all(frame["rooms"] == before for frame in frames)
    finger.move(dy=-20, steps=3)
    rooms.frames(2)
    assert [room["start"] for room in rooms.look()["rooms"]] == [at(-260), at(844 - 260)]
    finger.up()
    rooms.rest()
    assert rooms.playing() == second["title"]
    rooms.flick()
    assert rooms.playing() == fourth["title"]


@pytest.mark.parametrize("way", [1, -1], ids=["forward", "back"])
def test_a_room_blocked_under_the_finger_gives_its_place_to_the_next(open_rooms, feed, way):
    feed.reset(5)
    rooms = open_rooms()
    blocked, following, second = (titles(feed)[way * place] for place in range(3))
    # The place of the room under the finger, and the next room in the finger's direction.
    here, there = (-120, 844 - 120) if way > 0 else (120, 120 - 844)

    rooms.playing()
    finger = rooms.hold(dy=-way * 120)
    assert places(rooms.look()) == by_place((here, blocked), (there, following))
    rooms.press("block")
    rooms.frames(1)
    with rooms.recording() as frames:
        rooms.frames(3)
    for frame in frames:
        assert places(frame) == by_place((here, following), (there, second))
    finger.move(dy=-way * 20, steps=2)
    rooms.frames(2)
    moved = -way * 40
    assert places(rooms.look()) == by_place((here + moved, following), (there + moved, second))
    finger.up_after_a_rest()
    rooms.rest()
    assert rooms.playing() == following
    rooms.flick(-way)
    assert rooms.playing() != blocked


def test_unblocked_rooms_return_at_their_places(open_rooms, feed):
    feed.reset(5)
    rooms = open_rooms()
    expected = titles(feed)
    rooms.flick()
    for title in expected[1:3]:
        assert rooms.playing() == title
        rooms.button("block").tap()
    assert rooms.playing() == expected[3]
    assert rooms.figure("hidden") == "2"
    finger = rooms.hold(dy=-120)
    before = rooms.look()["rooms"]
    with rooms.recording() as frames:
        rooms.page.get_by_role("button", name="Blocked: 2").press("Enter")
        rooms.frames(3)
    assert all(frame["rooms"] == before for frame in frames)
    finger.up_after_a_rest()
    rooms.rest()
    assert rooms.figure("hidden") == "0"
    assert rooms.walk(5) == [*expected[3:], *expected[:3]]


def test_when_everybody_is_blocked_the_page_says_so_and_can_show_them_again(open_rooms, feed):
    feed.reset(2)
    rooms = open_rooms()
    for title in titles(feed):
        assert rooms.playing() == title
        rooms.button("block").tap()
    rooms.until_said("Everybody who is live is blocked.")
    assert rooms.look()["playing"] == "0"
    rooms.page.get_by_role("button", name="Show again", exact=True).tap()
    assert rooms.playing() in titles(feed)


@pytest.mark.parametrize("count", [1, 2])
def test_a_button_that_shows_rooms_again_leaves_the_focus_to_them(open_rooms, feed, count):
    feed.reset(2)
    rooms = open_rooms()
    for _ in range(count):
        rooms.playing()
        rooms.button("block").tap()
    if count == 1:
        button = rooms.page.get_by_role("button", name="Blocked: 1")
    else:
        rooms.until_said("Everybody who is live is blocked.")
        button = rooms.page.get_by_role("button", name="Show again", exact=True)
    button.press("Enter")
    rooms.playing()
    assert rooms.page.evaluate("document.activeElement.localName") == "rondo-pager"


# Rooms added and removed on the server


def test_a_room_removed_on_the_server_vanishes_when_found_missing(open_rooms, feed):
    rooms = open_rooms()
    first, second, third, *_ = feed.rooms()
    rooms.playing()
    feed.remove(second["id"])
    rooms.flick()
    rooms.until_said(f"“{second['title']}” is over.")
    assert rooms.playing() == third["title"]
    rooms.flick(-1)
    assert rooms.playing() == first["title"]


def test_after_the_last_room_is_removed_the_page_offers_to_add_one(open_rooms, feed):
    feed.reset(1)
    rooms = open_rooms()
    rooms.playing()
    rooms.button("remove").tap()
    rooms.until_said("was removed on the server")
    assert feed.rooms() == []
    # At the next request, without any action of the user.
    rooms.until_said("Nobody is live.")
    rooms.page.get_by_role("button", name="Add a room", exact=True).tap()
    assert [rooms.playing()] == titles(feed)


def test_a_room_added_in_front_moves_nothing(open_rooms, feed):
    feed.reset(4)
    rooms = open_rooms()
    first, *others = titles(feed)
    rooms.playing()
    rooms.frames(2)
    before = rooms.look()["rooms"]
    with rooms.recording() as frames:
        rooms.button("add").tap()
        rooms.until_figure("loaded", 5)
        rooms.frames(3)
    assert all(frame["rooms"] == before and frame["playing"] == "1" for frame in frames)
    finger = rooms.hold(dy=120)
    [above, below] = rooms.look()["rooms"]
    assert (above["title"], below["start"]) == (titles(feed)[0], at(120))
    with rooms.recording() as frames:
        rooms.press("add")
        rooms.until_figure("loaded", 6)
        rooms.frames(3)
    for frame in frames:
        assert [room["start"] for room in frame["rooms"]] == [at(120 - 844), at(120)]
    finger.up_after_a_rest()
    rooms.rest()
    assert rooms.playing() == first
    assert rooms.walk(6) == [first, *others, *titles(feed)[:2]]


def test_a_single_room_does_not_scroll(open_rooms, feed):
    feed.reset(2)
    rooms = open_rooms()
    _, second = titles(feed)
    rooms.playing()
    rooms.button("block").tap()
    assert rooms.playing() == second
    with rooms.recording() as frames:
        finger = rooms.hold(dy=-200)
        finger.up()
        rooms.page.keyboard.press("ArrowDown")
        rooms.rest()
        rooms.frames(3)
    assert all(places(frame) == [(at(0), second)] for frame in frames)
    assert rooms.playing() == second


# The network


def test_offline_in_the_feed_and_back_loses_nothing(open_rooms, feed):
    feed.reset(6)
    rooms = open_rooms("?limit=4")
    expected = titles(feed)
    rooms.playing()
    offline = rooms.page.get_by_role("switch", name="Offline")
    offline.tap()
    rooms.until_said("Offline. Loaded rooms stay.")
    assert rooms.walk(4) == expected[:4]
    # Rooms are missing only where more of them should be.
    rooms.until_said("Offline: no more rooms.")
    rooms.try_again_in_vain()
    assert rooms.playing() == expected[3]
    offline.tap()
    rooms.until_figure("loaded", 6)
    rooms.page.locator(".notice").wait_for(state="hidden")
    assert rooms.walk(7) == [*expected[3:], *expected[:4]]


def test_a_server_killed_and_restarted_loses_nothing(open_rooms, feed):
    feed.reset(6)
    rooms = open_rooms("?limit=4")
    expected = titles(feed)
    rooms.playing()
    feed.kill()
    assert rooms.walk(4) == expected[:4]
    rooms.until_said("More rooms could not be loaded.")
    # Each failure delays the next automatic attempt: by seconds, after these.
    for _ in range(3):
        rooms.try_again_in_vain()
    feed.start()
    rooms.try_again.tap()
    rooms.until_figure("loaded", 6)
    assert titles(feed) == expected
    assert rooms.walk(7) == [*expected[3:], *expected[:4]]


def test_an_answer_after_wrapping_moves_nothing_and_its_rooms_come_in_turn(open_rooms, feed):
    feed.reset(6)
    held = []

    def hold(route):
        if "after=" in route.request.url:
            held.append(route)
        else:
            route.continue_()

    rooms = open_rooms("?limit=3", on_page=hold)
    expected = titles(feed)
    assert rooms.walk(5) == [*expected[:3], *expected[:2]]
    [request] = held
    before = rooms.look()["rooms"]
    with rooms.recording() as frames:
        request.continue_()
        rooms.until_figure("loaded", 6)
        rooms.frames(3)
    assert all(frame["rooms"] == before for frame in frames)
    assert rooms.walk(6) == [*expected[1:], expected[0]]


def test_a_failed_first_page_is_reported_and_requested_again(open_rooms, feed):
    rooms = open_rooms(on_page=lambda route: route.abort())
    rooms.until_said("The rooms could not be loaded.")
    assert rooms.try_again.is_visible()
    assert rooms.page.locator(".spinner:visible").count() == 0
    rooms.page.unroute_all()
    rooms.try_again.tap()
    assert rooms.playing() == titles(feed)[0]
    assert rooms.page.locator(".notice").is_hidden()


def test_a_spinner_turns_only_while_the_first_page_loads(open_rooms):
    held = []
    rooms = open_rooms(on_page=lambda route: held.append(route))
    rooms.until_said("Looking for rooms")
    assert rooms.page.locator(".spinner:visible").count() == 1
    assert rooms.page.get_by_role("button", name="Block").is_disabled()
    held[0].continue_()
    rooms.playing()
    assert rooms.page.locator(".spinner:visible").count() == 0


# The page


@pytest.mark.parametrize(
    "size",
    [(390, 844), (320, 568), (844, 390), (1440, 900), (320, 256)],
    ids=["phone", "small", "landscape", "desk", "zoomed"],
)
def test_everything_fits_and_can_be_reached(open_rooms, size):
    width, height = size
    rooms = open_rooms(viewport={"width": width, "height": height})
    rooms.playing()
    assert rooms.page.evaluate("document.documentElement.scrollWidth") == width
    assert rooms.page.evaluate("document.documentElement.scrollHeight") == height
    links = rooms.page.get_by_role("navigation").bounding_box()
    for name in ("block", "remove", "add", "offline"):
        box = rooms.button(name).bounding_box()
        assert links["y"] + links["height"] < box["y"] <= height - box["height"]
        assert min(box["width"], box["height"]) >= 44


def test_keys_move_between_rooms_without_a_click_before(open_rooms, feed):
    rooms = open_rooms()
    first, second, *_ = titles(feed)
    assert rooms.playing() == first
    rooms.page.keyboard.press("ArrowDown")
    rooms.rest()
    assert rooms.playing() == second
    rooms.page.keyboard.press("ArrowUp")
    rooms.rest()
    assert rooms.playing() == first
