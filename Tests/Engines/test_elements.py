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


def drag(engine, share, steps=8):
    """A mouse goes down on the pager, moves by a share of its width and rests before it goes up."""
    left, top, width, height = engine.evaluate(
        """async () => {
            const box = document.querySelector('rondo-pager').getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
        }"""
    )
    y = round(top + height / 2)
    start = left + (0.8 if share < 0 else 0.2) * width
    moves = [
        {
            "type": "pointerMove",
            "duration": 20,
            "x": round(start + share * width * step / steps),
            "y": y,
        }
        for step in range(steps + 1)
    ]
    # Long enough for a lift that throws nothing.
    rest = {"type": "pause", "duration": 300}
    down, up = ({"type": name, "button": 0} for name in ("pointerDown", "pointerUp"))
    actions = [moves[0], down, *moves[1:], rest, up]
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    engine.perform([{**mouse, "actions": actions}])


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
    drag(engine, -0.6)
    settled(engine)
    assert pager("settled") == 1
    drag(engine, 0.2)
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
