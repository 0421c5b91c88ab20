"""What a test needs of an engine, beyond a page with a mouse and a keyboard.

It follows from the names in the code of the test, of its parameters and of the functions they call:
a test that uses `finger` needs touch. A mark adds other needs: `@pytest.mark.needs("…")`.
"""

import types

from rooms import Rooms
from shelves import Shelves
from stage import Stage
from ticker import Ticker

NAMES = {
    "Chromium's protocol": {"new_cdp_session"},
    "downloads": {"expect_download"},
    "pictures": {"picture", "pictures"},
    "touch": {"Finger", "finger", "tap", "touchscreen"},
}
METHODS = {
    name: method
    for handle in (Stage, Shelves, Rooms, Ticker)
    for name, method in vars(handle).items()
    if isinstance(method, types.FunctionType)
}


def needs(item):
    """The needs of a test, by the names in `LACKS`."""
    given = getattr(item, "callspec", None)
    functions = [item.function, *(given.params.values() if given else ())]
    named = set().union(
        *(
            names(function.__code__, function.__globals__, set())
            for function in functions
            if isinstance(function, types.FunctionType)
        )
    )
    marked = {need for mark in item.iter_markers("needs") for need in mark.args}
    return marked | {need for need, signs in NAMES.items() if signs & named}


def names(code, known, seen):
    """The names in a function's code and in the code of all functions that it calls."""
    if code in seen:
        return set()
    seen.add(code)
    found = set(code.co_names)
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            found |= names(inner, known, seen)
    for name in code.co_names:
        called = known.get(name, METHODS.get(name))
        if isinstance(called, type):
            called = called.__init__
        if isinstance(called, types.FunctionType):
            found |= names(called.__code__, called.__globals__, seen)
    return found
