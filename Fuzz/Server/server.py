"""Sends random input to a feed server with the address sanitizer, until the time is over.

    server.py SECONDS SEED
    server.py 0 SEED           the batch with this number

A batch starts with the first rooms and opens some connections. They send in turns: valid requests, with
known answers, and invalid ones. After each batch the server must run, and have the rooms that follow from
its answers. It may hold at most SPARE descriptors more than at the start, and after every EXACT batches
and at the end no more than at the start. After the FIRST_BATCHES its memory may grow by at most
ALLOWANCE. At the end it must not have leaked memory.
"""

import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

import mutations
from answers import Broken, claim
from talk import PATIENCE, Asked, Talk
from world import World, page_numbers, request

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Browser"))
from feed_server import FeedServer, build

# Descriptors of clients that left early. The server may close them only after its time limit, which is
# too long to wait for after every batch.
SPARE = 100
EXACT = 500

# The allowed growth of memory after the first batches, in MiB: the allocator keeps and fragments
# freed memory.
ALLOWANCE = 64
FIRST_BATCHES = 200


def ask(server, method, target):
    """A request on a new connection."""
    answers = []
    talk = Talk(random.Random(0), server.port, [Asked(request(method, target), answers.append)])
    while talk.step():
        pass
    talk.end()
    return answers[0]


def catalogue(server):
    """All shelves, each with the cursor after it."""
    shelves, after = [], ""
    while after is not None:
        page = ask(server, "GET", f"/api/shelves?limit=1{after and f'&after={after}'}").json
        after = page["next"]
        shelves.append((after, page["shelves"][0]))
    claim(len(shelves) == 200, f"{len(shelves)} shelves")
    return shelves


class Walker:
    """Reads all pages of rooms, one at a time, while the rooms change."""

    def __init__(self, random, server):
        self.random = random
        self.server = server
        self.seen = []
        self.after = ""

    def step(self):
        if self.after is None:
            return
        limit = self.random.randint(1, 20)
        page = ask(self.server, "GET", f"/api/rooms?limit={limit}{self.after}")
        numbers = page_numbers(page)
        claim(all(number < self.seen[-1] for number in numbers[:1] if self.seen), f"again: {page}")
        self.seen += numbers
        after = page.json["next"]
        self.after = after and f"&after={after}"

    def rest(self):
        while self.after is not None:
            self.step()
        return self.seen


def batch(server, number, shelves):
    chance = random.Random(number)
    claim(ask(server, "POST", "/api/reset").status == 204, "no reset")
    world = World(chance, shelves)
    talks = []
    for _ in range(chance.randint(1, 12)):
        count = chance.choice((0, 1, 1, 3, 20))
        is_wild = chance.random() < 0.4 or not count
        asked = [world.ask(last=turn == count - 1 and not is_wild) for turn in range(count)]
        wild = mutations.wild(chance) if is_wild else b""
        world.foresee(wild)
        talks.append(Talk(chance, server.port, asked, wild, leaves=chance.random() < 0.15))
    walker = Walker(chance, server)
    busy = list(talks)
    while busy:
        talk = chance.choice(busy)
        if not talk.pieces or not talk.step():
            busy.remove(talk)
        if chance.random() < 0.05:
            walker.step()
    for talk in talks:
        world.note_answers(talk.end())
    seen = walker.rest()
    there = Walker(chance, server).rest()
    world.judge(there)
    missed = set(there) & set(range(1, 61)) - set(seen)
    claim(not missed or world.may_have_less, f"on no page: {missed}")


def descriptors(server):
    return len(os.listdir(f"/proc/{server.pid}/fd"))


def settle(server, most):
    """Waits until the server has closed the connections that its clients have closed."""
    deadline = time.monotonic() + PATIENCE
    while descriptors(server) > most:
        claim(time.monotonic() < deadline, f"{descriptors(server)} descriptors, {most} before")
        time.sleep(0.001)


def memory(server):
    """The resident memory of the server, in MiB."""
    pages = int(pathlib.Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def run(server, seconds, seed):
    held = descriptors(server)
    shelves = catalogue(server)
    settle(server, held)
    end = time.monotonic() + seconds
    number, settled = seed, None
    while True:
        try:
            batch(server, number, shelves)
            settle(server, held if number % EXACT == 0 else held + SPARE)
            now = memory(server)
            if number - seed == FIRST_BATCHES:
                settled = now
            if settled is not None:
                claim(now < settled + ALLOWANCE, f"{now:.0f} MiB, {settled:.0f} before")
        except Exception as error:
            raise Broken(f"batch {number}: {error}") from error
        number += 1
        if time.monotonic() >= end:
            settle(server, held)
            return number - seed, settled, now


def main(seconds, seed):
    print(f"seed {seed}", flush=True)
    program = build("--sanitize=address", "--scratch-path", ".build/fuzz/server")
    # A small quarantine, so that freed memory is returned.
    environment = {**os.environ, "ASAN_OPTIONS": "quarantine_size_mb=4:detect_leaks=1"}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as errors:
        database = pathlib.Path(folder) / "feed.sqlite"
        server = FeedServer(program, database, env=environment, stderr=errors)
        try:
            count, before, after = run(server, seconds, seed)
            status = server.stop()
        finally:
            if server.is_running:
                server.kill()
            errors.seek(0)
            complaints = errors.read()
            sys.stderr.write(complaints)
        claim(status == 0, f"it ended with {status}")
        claim(not complaints, "it complained")
    grown = "" if before is None else f", memory went from {before:.0f} to {after:.0f} MiB"
    print(f"{count} batches, and nothing to complain of{grown}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sends random input to a feed server.")
    parser.add_argument("seconds", type=float, help="0 for the one batch with the number of the seed")
    parser.add_argument("seed", type=int)
    try:
        main(**vars(parser.parse_args()))
    except Broken as error:
        sys.exit(f"{error}")
