"""The elements in other engines: what one sees there under fingers, wheels and keys."""

import pytest


@pytest.fixture
def pager(engine, origin):
    """A loop of five slides across the page; gives what `look` gives."""
    engine.open(f"{origin}/Tests/Browser/pages/slides.html?count=5&loop=")
    engine.evaluate(
        """async () => {
            const pager = document.querySelector('rondo-pager');
            while (!(pager.frames > 0)) await new Promise(requestAnimationFrame);
        }"""
    )
    return lambda name: engine.evaluate(
        "async (name) => document.querySelector('rondo-pager')[name]", name
    )


def settled(engine):
    """Waits until the pager rests."""
    engine.evaluate(
        """async () => {
            const pager = document.querySelector('rondo-pager');
            do await new Promise(requestAnimationFrame); while (pager.phase !== 'idle');
        }"""
    )


def drag(engine, kind, dx, steps=8):
    """A pointer goes down in the middle, moves and rests before it goes up."""
    moves = [
        {"type": "pointerMove", "duration": 20, "x": 400 + dx * step // steps, "y": 200}
        for step in range(1, steps + 1)
    ]
    rest = [{"type": "pause", "duration": 200}]
    actions = [
        {"type": "pointerMove", "duration": 0, "x": 400, "y": 200},
        {"type": "pointerDown", "button": 0}, *moves, *rest, {"type": "pointerUp", "button": 0},
    ]
    parameters = {"pointerType": kind}
    engine.perform([{"type": "pointer", "id": kind, "parameters": parameters, "actions": actions}])


def test_the_loop_has_no_end_in_either_direction(engine, pager):
    assert pager("current") == 0
    engine.evaluate(
        "async () => document.querySelector('rondo-pager').previous({ animated: false })"
    )
    assert pager("current") == 4
    engine.evaluate("async () => document.querySelector('rondo-pager').next()")
    settled(engine)
    assert pager("current") == 0
    assert pager("currentSlot") == 0


def test_a_drag_across_half_a_slide_turns_it(engine, pager):
    drag(engine, "mouse", -450)
    settled(engine)
    assert pager("settled") == 1
    drag(engine, "mouse", 100)
    settled(engine)
    assert pager("settled") == 1


def test_keys_step(engine, pager):
    engine.evaluate("async () => document.querySelector('rondo-pager').focus()")
    actions = [{"type": "keyDown", "value": "\ue014"}, {"type": "keyUp", "value": "\ue014"}]
    engine.perform([{"type": "key", "id": "keys", "actions": actions}])
    settled(engine)
    assert pager("settled") == 1


def test_what_is_recorded_plays_to_where_it_ended(engine, pager):
    text = engine.evaluate(
        """async () => {
            const { record } = await import('/Web/js/rondo-recording.js');
            const pager = document.querySelector('rondo-pager');
            const recording = record(pager);
            pager.scrollTo(3);
            do await new Promise(requestAnimationFrame); while (pager.phase !== 'idle');
            return recording.stop();
        }"""
    )
    frames = engine.evaluate(
        """async (text) => {
            const { loadModule } = await import('/Web/js/wasm.js');
            const { replay } = await import('/Web/js/trace.js');
            const load = (name) => loadModule(`/Web/build/${name}.wasm`);
            const modules = { scroller: await load('rondo'), shelves: await load('rondo-shelves') };
            return replay(modules, text).map((line) => JSON.parse(line).frame).filter(Boolean);
        }""",
        text,
    )
    assert pager("settled") == 3
    assert frames[-1]["phase"] == "idle"
    assert frames[-1]["offset"] == 0


@pytest.mark.parametrize("scene", ["pager", "pages", "ticker", "replay"])
def test_a_scene_of_the_demo_comes_up_without_a_mistake(engine, origin, scene):
    # Another page before: a change of the fragment alone loads nothing.
    engine.open(f"{origin}/Tests/Browser/pages/traces.html")
    engine.open(f"{origin}/Web/demo/#/{scene}")
    shown = engine.evaluate(
        """async () => {
            const mistakes = [];
            addEventListener('error', ({ message }) => mistakes.push(message));
            addEventListener('unhandledrejection', ({ reason }) => mistakes.push(String(reason)));
            const isThere = () => document.querySelector('main h1');
            while (!isThere()) await new Promise(requestAnimationFrame);
            for (let left = 10; left > 0; left -= 1) await new Promise(requestAnimationFrame);
            return { mistakes, title: document.title };
        }"""
    )
    assert shown["mistakes"] == []
    assert shown["title"].endswith("Rondo")
