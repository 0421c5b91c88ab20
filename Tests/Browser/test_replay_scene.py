"""The inputs of a scene are recorded, and a trace is played frame by frame."""

import json

import pytest

from clock import Clock
from finger import Finger
from scenes import PHONE, wait_for_scene

DESKTOP = {"viewport": {"width": 1280, "height": 860}}


@pytest.fixture
def open_scene(new_page, feed):
    def open_it(name, context=PHONE):
        page = new_page("about:blank", **context)
        page.goto(f"{feed.origin}/demo/#/{name}")
        return page

    return open_it


def trace(*inputs, **configuration):
    first = {"rondo": 1, "viewport": {"width": 200, "height": 100}, "items": ["a", "b", "c"]}
    lines = [{**first, **configuration}, *inputs]
    return "".join(f"{json.dumps(line)}\n" for line in lines)


STEP = trace({"t": 0, "do": "next"})


def drop(page, text, name="step.jsonl"):
    """Drops a file on the page."""
    page.evaluate(
        """([text, name]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name));
            const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
            document.querySelector('main').dispatchEvent(drop);
        }""",
        [text, name],
    )


def dropped(page, text, name="step.jsonl"):
    page.wait_for_selector(".event-log button")
    drop(page, text, name)
    page.get_by_role("status").get_by_text(name).wait_for()


def readout(page):
    names = page.locator(".readout dt").all_inner_texts()
    return dict(zip(names, page.locator(".readout dd").all_inner_texts()))


def boxes(page):
    """The boxes of views in the picture, relative to the frame's edge, in viewports."""
    frame = page.locator(".picture .frame").bounding_box()
    return {
        view.locator("b").inner_text(): round((box["x"] - frame["x"]) / frame["width"], 2)
        for view in page.locator(".picture .view").all()
        if (box := view.bounding_box())
    }


FLICKS = {
    "pager": (300, 300, {"dx": -40}),
    "pages": (300, 300, {"dx": -40}),
    "rooms": (640, 500, {"dy": -60}),
    "shelves": (300, 300, {"dx": -40}),
    "ticker": (300, 300, {"dx": -40}),
}


@pytest.mark.parametrize("name", FLICKS)
def test_the_inputs_of_a_scene_are_recorded_and_played(open_scene, name):
    # A room fills the screen of a phone.
    page = open_scene(name, DESKTOP if name == "rooms" else PHONE)
    wait_for_scene(page, name)
    page.get_by_role("button", name="Record").click()
    page.get_by_role("button", name="Stop").wait_for()
    clock = Clock(page)
    clock.frames(5)
    x, y, way = FLICKS[name]
    Finger(page, clock).flick(x, y, **way)
    # Until auto-advance makes a step.
    clock.frames(300)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("slider", name="Frame").wait_for()
    page.wait_for_selector(".picture .view >> visible=true")
    reported = page.locator(".event-log .name").all_inner_texts()
    assert {"willAppear", "begin"} <= set(reported)
    assert "refused" not in reported


def test_a_recording_is_shown_also_after_leaving_by_the_link(open_scene):
    page = open_scene("pager", DESKTOP)
    wait_for_scene(page, "pager")
    page.get_by_role("button", name="Record").click()
    page.get_by_role("button", name="Stop").wait_for()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Replay").click()
    wait_for_scene(page, "replay")
    assert page.get_by_role("status").inner_text() == "rondo-pager.jsonl"


def test_a_trace_can_be_stepped_through_both_ways(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    assert readout(page)["Phase"] == "animating"
    assert boxes(page)["a"] == 0
    for _ in range(3):
        page.get_by_role("button", name="Next frame").click()
    there = boxes(page)
    assert there["a"] < 0 < there["b"] < 1
    assert readout(page)["Time"] == "48 ms"
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    assert readout(page)["Time"] == "32 ms"
    page.keyboard.press("End")
    assert boxes(page)["b"] == 0
    assert readout(page)["Current"] == "b"
    page.keyboard.press("Home")
    assert boxes(page)["a"] == 0


def test_the_picture_has_the_views_of_its_frame_only(open_scene):
    page = open_scene("replay")
    dropped(page, trace({"t": 0, "do": "next"}, {"t": 1000, "do": "next"}))
    drawn = page.locator(".picture .view >> visible=true")

    def check():
        listed = page.locator(".views tbody td:first-child").all_inner_texts()
        numbers = sorted(f"view {number.strip()}" for number in listed)
        assert sorted(drawn.locator("span").all_inner_texts()) == numbers

    check()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    check()
    for _ in range(60):
        page.keyboard.press("ArrowLeft")
        check()


def press_time_line(page):
    box = page.locator(".chart").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)


def test_a_press_on_the_time_line_goes_there(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    press_time_line(page)
    end = float(page.locator(".event-log .settle .time").inner_text().split()[0])
    assert float(readout(page)["Time"].split()[0]) == pytest.approx(end / 2, abs=16)


def test_an_event_leads_to_its_frame(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    settle = page.locator(".event-log .settle")
    assert settle.get_attribute("aria-current") is None
    settle.click()
    assert settle.get_attribute("aria-current") == "true"
    assert readout(page)["Current"] == "b"


def test_a_film_plays_at_its_own_speed_and_can_be_stopped(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    clock = Clock(page)
    page.get_by_role("button", name="Play").click()
    clock.run(96)
    assert float(readout(page)["Time"].split()[0]) == pytest.approx(96, abs=33)
    page.get_by_role("button", name="Pause").click()
    stopped = readout(page)
    clock.run(96)
    assert readout(page) == stopped
    page.get_by_role("button", name="Play").click()
    clock.run(5000)
    assert page.get_by_role("button", name="Play").is_visible()
    assert readout(page)["Current"] == "b"


def press_event(page):
    page.locator(".event-log .settle").click()


@pytest.mark.parametrize("press", [press_time_line, press_event])
def test_a_film_stops_where_a_press_leads(open_scene, press):
    page = open_scene("replay")
    dropped(page, STEP)
    clock = Clock(page)
    page.get_by_role("button", name="Play").click()
    clock.run(32)
    before = readout(page)
    press(page)
    there = readout(page)
    assert there["Frame"] != before["Frame"]
    clock.run(96)
    assert readout(page) == there
    assert page.get_by_role("button", name="Play").is_visible()


def test_views_differ_by_their_number_not_by_their_item(open_scene):
    page = open_scene("replay")
    dropped(page, trace(*[{"t": 500 * time, "do": "next"} for time in range(6)], items=["a", "b"]))
    colours = {}
    for _ in range(40):
        for view in page.locator(".picture .view >> visible=true").all():
            number = view.locator("span").inner_text()
            colours.setdefault(number, set()).add(view.get_attribute("class"))
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Next frame").click()
    assert len(colours) >= 3
    assert all(len(looks) == 1 for looks in colours.values())


def test_a_trace_of_shelves_has_rows_and_placeholders(open_scene):
    page = open_scene("replay")
    lists = [
        {"id": "L1", "extent": 60, "itemExtent": 80, "itemIDs": ["a", "b"], "items": ["a"]},
        {"id": "L2", "extent": 60, "itemExtent": 80, "itemIDs": ["c"]},
    ]
    first = {"rondo": 1, "viewport": {"width": 200, "height": 200}, "lists": lists}
    dropped(page, f"{json.dumps(first)}\n", "lists.jsonl")
    assert page.locator(".picture .row >> visible=true").count() == 2
    views = page.locator(".picture .view >> visible=true")
    assert sorted(views.locator("b").all_inner_texts()) == ["a", "b", "c"]
    assert page.locator(".picture .placeholder >> visible=true").count() == 2
    assert "request" in page.locator(".event-log .name").all_inner_texts()


def test_an_invalid_file_is_reported_and_changes_nothing(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    before = readout(page)
    dropped(page, trace({"t": 0, "do": "jump"}), "broken.jsonl")
    assert "jump" in page.get_by_role("status").inner_text()
    assert readout(page) == before


def test_a_trace_without_frames_is_reported_and_changes_nothing(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    before = readout(page)
    dropped(page, trace({"t": 0, "do": "hide"}), "hidden.jsonl")
    assert "no frames" in page.get_by_role("status").inner_text()
    assert readout(page) == before
    page.get_by_role("button", name="Next frame").click()
    assert readout(page)["Frame"] != before["Frame"]


def open_with_example(open_scene, answer):
    """The scene, whose request for its example is answered by a function."""
    page = open_scene("pager", DESKTOP)
    page.route("**/example.jsonl", answer)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".picture")
    return page


def test_an_example_that_comes_late_does_not_replace_a_file(open_scene):
    held = []
    page = open_with_example(open_scene, lambda route: held.append(route))
    drop(page, STEP)
    wait_for_scene(page, "replay")
    with page.expect_request_finished(lambda request: request.url.endswith("example.jsonl")):
        held[0].continue_()
    Clock(page).presented()
    assert page.get_by_role("status").inner_text() == "step.jsonl"
    assert readout(page)["Current"] == "a"


@pytest.mark.parametrize(
    "answer, reason",
    [(lambda route: route.abort(), ""), (lambda route: route.fulfill(status=503), "503")],
    ids=["none", "an error"],
)
def test_a_missing_example_is_reported_and_files_can_be_opened(open_scene, answer, reason):
    page = open_with_example(open_scene, answer)
    page.get_by_role("status").get_by_text("example.jsonl: ").wait_for()
    assert reason in page.get_by_role("status").inner_text()
    drop(page, STEP)
    wait_for_scene(page, "replay")
    assert page.get_by_role("status").inner_text() == "step.jsonl"


def test_the_trace_can_be_saved_unchanged(open_scene):
    page = open_scene("replay")
    dropped(page, STEP)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save").click()
    assert download.value.suggested_filename == "step.jsonl"
    assert download.value.path().read_text() == STEP
