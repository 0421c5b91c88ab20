"""Replays long traces, in which items and lists are added and removed and everything moves.

    python3 Tests/LongTraces/replay.py leaks RONDO     # built with the address sanitizer
    python3 Tests/LongTraces/replay.py memory RONDO

`leaks` fails when the replayer leaves memory that nothing refers to. `memory` fails when a hundred
times as many frames of one trace take more memory.
"""

import json
import os
import subprocess
import sys
import tempfile

ROUND = 800  # milliseconds of a round; all rounds are alike
FRAME = 16  # milliseconds

# A trace is read completely, and its frames are written one by one: only memory that the allocator
# keeps may differ.
TOLERANCE = 4  # MiB

PAGER = {"items": [f"i{number}" for number in range(40)], "extent": 150, "snap": "item"}


def a_list(name):
    ids = [f"{name}-{number}" for number in range(20)]
    return {"id": name, "extent": 120, "itemExtent": 80, "itemIDs": ids, "items": ids[:10]}


LISTS = {"snap": "none", "lists": [a_list(f"L{number}") for number in range(10)]}


def pager_round(number):
    new = f"new{number % 50}"
    yield 0, "insert", {"items": [new], "before": "i7"}
    yield 100, "wheel", {"dx": 90 - number % 180, "dy": 0}
    yield 300, "next", {}
    yield 500, "remove", {"ids": [new]}


def lists_round(number):
    new, shelf = f"new{number % 50}", f"M{number % 5}"
    yield 0, "insert", {"list": "L1", "itemIDs": [new], "items": [new]}
    yield 10, "insert", {"lists": [a_list(shelf)], "before": "L2"}
    yield 100, "wheel", {"dx": 90 - number % 180, "dy": 0, "y": 50}
    yield 400, "wheel", {"dx": 0, "dy": 90 - number % 170}
    yield 600, "remove", {"list": "L1", "ids": [new]}
    yield 700, "remove", {"ids": [shelf]}


KINDS = {"pager": (PAGER, pager_round), "lists": (LISTS, lists_round)}


def write(file, kind, rounds, interval):
    """Writes a trace with a number of rounds and a frame at each interval."""
    configuration, a_round = KINDS[kind]
    viewport = {"width": 400, "height": 600}
    first = {"rondo": 1, "viewport": viewport, "frameInterval": interval, **configuration}
    file.write(json.dumps(first) + "\n")
    for number in range(rounds):
        for time, name, values in a_round(number):
            line = {"t": number * ROUND + time, "do": name, **values}
            file.write(json.dumps(line) + "\n")
    file.flush()


def replay(rondo, kind, rounds, interval, **environment):
    """Replays a trace of this kind.

    Returns the largest memory that it took, in MiB.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        write(file, kind, rounds, interval)
        process = subprocess.Popen(
            [rondo, "replay", file.name],
            stdout=subprocess.DEVNULL,
            env={**os.environ, **environment},
        )
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{kind}: {rondo} ended with {os.waitstatus_to_exitcode(status)}")
    # In KiB; on a Mac in bytes.
    return usage.ru_maxrss / 1024 / (1024 if sys.platform == "darwin" else 1)


def leaks(rondo):
    for kind in KINDS:
        replay(rondo, kind, 4000, FRAME, ASAN_OPTIONS="detect_leaks=1")
        print(f"{kind}: {4000 * ROUND // FRAME} frames, and nothing leaked")


def memory(rondo):
    for kind in KINDS:
        rounds = 1_000_000 * FRAME // ROUND
        few = replay(rondo, kind, rounds, 100 * FRAME)
        many = replay(rondo, kind, rounds, FRAME)
        print(f"{kind}: {few:.1f} MiB for 10,000 frames, {many:.1f} MiB for 1,000,000")
        if many > few + TOLERANCE:
            sys.exit(f"{kind}: memory grows with the frames")


if __name__ == "__main__":
    what, program = sys.argv[1:]
    {"leaks": leaks, "memory": memory}[what](program)
