"""One connection to the server, of which everything is decided before."""

import socket
import struct
from typing import Callable, NamedTuple

from answers import claim, take

LAST = b"\r\n\r\nGET /demo/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

# In seconds: the longest delay that can be asked for, and a slow machine.
PATIENCE = 45


class Asked(NamedTuple):
    """A request that expects an answer of a kind."""

    data: bytes
    # Takes the answer; None where the connection is closed without one.
    judge: Callable | None
    is_head: bool = False
    # Whether it brings more than the server reads.
    is_overlong: bool = False


class Talk:
    """What is sent piece by piece, and what comes back.

    Behind those `asked` come the `wild` bytes, to which any answers are right, and a last request, with
    which the server closes the connection unless it did so before. Who leaves sends a part of all that,
    and reads nothing.
    """

    def __init__(self, random, port, asked, wild=b"", leaves=False):
        self.asked = asked
        self.wild = wild
        self.leaves = leaves
        data = b"".join(one.data for one in asked) + (wild and wild + LAST)
        if leaves:
            data = data[: random.randrange(len(data) + 1)]
        # Of one who just closes, libmicrohttpd may notice that only when the server's patience ends.
        self.resets = leaves and random.random() < 0.95
        self.pieces = list(cut(random, data))
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.data = b""
        self.is_reset = False

    def step(self):
        """Sends one piece.

        Returns whether there are more.
        """
        try:
            self.socket.sendall(self.pieces.pop(0))
        except (BrokenPipeError, ConnectionResetError):
            # Too early if an answer is missing then.
            self.pieces = []
        return bool(self.pieces)

    def end(self):
        """Reads what is to come.

        Returns the answers to the wild bytes, None when not all answers are known.
        """
        if self.leaves:
            if self.resets:
                at_once = struct.pack("ii", 1, 0)
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
            self.socket.close()
            return None
        for one in self.asked:
            if one.judge is None:
                claim(self.more() == b"" and not self.data, f"not dropped: {one.data}")
                break
            answer = self.answer(one)
            if answer is None:
                return None
            one.judge(answer)
            if answer.headers.get("connection", "").lower() == "close":
                claim(not self.more() and not self.data, f"goes on after {one.data[:200]}")
                break
        if self.wild:
            return self.rest()
        self.socket.close()
        claim(not self.data, f"more than asked for: {self.data[:200]}")
        return []

    def answer(self, one):
        """The next answer, None when it was lost by sending more than the server reads.

        It closes the connection then, and the kernel resets it with what is still on its way.
        """
        while True:
            answer, self.data = take(self.data, one.is_head)
            if answer:
                return answer
            if not self.more():
                is_own_fault = self.wild or self.asked[-1].is_overlong
                what = f"no answer to {one.data[:200]}, but {self.data[:200]}"
                claim(self.is_reset and is_own_fault, what)
                self.socket.close()
                return None

    def more(self):
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            self.is_reset = True
            data = b""
        self.data += data
        return data

    def rest(self):
        """Until the server closes; whole answers, unless it was sent more than it wanted to read."""
        while self.more():
            pass
        self.socket.close()
        if b"HEAD" in self.wild:
            # Which of the answers have a body is the question then.
            return None
        answers = []
        while self.data:
            answer, self.data = take(self.data, False)
            if answer is None:
                claim(self.is_reset, f"half an answer: {self.data[:200]} to {self.wild[:2000]}")
                return None
            answers.append(answer)
            if not answer.kind and answer.headers.get("connection") == "close":
                # One of libmicrohttpd's own, which before 1.0 has the headers of some of them twice;
                # no client reads on.
                break
        return answers


def cut(random, data):
    """The same bytes in pieces, whole ones often."""
    limit = random.choice((1, 7, 100, len(data) + 1, len(data) + 1))
    if limit == 1 and len(data) > 2000:
        limit = 1000
    while data:
        size = random.randint(1, limit)
        yield data[:size]
        data = data[size:]
