"""A connection to the server, with content that is chosen in advance."""

import socket
import struct
from typing import Callable, NamedTuple

from answers import claim, take

LAST = b"\r\n\r\nGET /demo/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

# A time limit for answers, in seconds: the longest delay, on a slow machine.
PATIENCE = 45


class Asked(NamedTuple):
    """A request with an expected kind of answer."""

    data: bytes
    # Receives the answer, or None if the connection closes without an answer.
    judge: Callable | None
    is_head: bool = False
    # Whether the request has more bytes than the server reads.
    is_overlong: bool = False


class Talk:
    """The sent bytes, piece by piece, and the answers.

    The client sends the requests in `asked`, then the `wild` bytes, for which any answer is right, and a
    last request, after which the server closes the connection. With `leaves` the client sends a part of
    these bytes, and reads nothing.
    """

    def __init__(self, random, port, asked, wild=b"", leaves=False):
        self.asked = asked
        self.wild = wild
        self.leaves = leaves
        data = b"".join(one.data for one in asked) + (wild and wild + LAST)
        if leaves:
            data = data[: random.randrange(len(data) + 1)]
        # Without a reset, libmicrohttpd may close the connection only after its time limit.
        self.resets = leaves and random.random() < 0.95
        self.pieces = list(cut(random, data))
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.data = b""
        self.is_reset = False

    def step(self):
        """Sends one piece; returns whether more follow."""
        try:
            self.socket.sendall(self.pieces.pop(0))
        except (BrokenPipeError, ConnectionResetError):
            # The server has closed the connection; an error if an answer is missing.
            self.pieces = []
        return bool(self.pieces)

    def end(self):
        """Reads the rest; returns the answers to the wild bytes, None if not all are known."""
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
                claim(not self.more() and not self.data, f"continues after {one.data[:200]}")
                break
        if self.wild:
            return self.rest()
        self.socket.close()
        claim(not self.data, f"more than asked for: {self.data[:200]}")
        return []

    def answer(self, one):
        """The next answer; None if the answer was lost.

        If the server closes the connection without reading all bytes, the kernel resets the connection
        and drops unsent answers.
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
        """All answers until the server closes; the last can be incomplete after too many bytes."""
        while self.more():
            pass
        self.socket.close()
        if b"HEAD" in self.wild:
            # It is unknown which of the answers have a body.
            return None
        answers = []
        while self.data:
            answer, self.data = take(self.data, False)
            if answer is None:
                claim(self.is_reset, f"half an answer: {self.data[:200]} to {self.wild[:2000]}")
                return None
            answers.append(answer)
            if not answer.kind and answer.headers.get("connection") == "close":
                # An answer by libmicrohttpd itself, which before 1.0 has some headers twice; clients
                # stop reading here.
                break
        return answers


def cut(random, data):
    """The bytes in pieces, often in one piece."""
    limit = random.choice((1, 7, 100, len(data) + 1, len(data) + 1))
    if limit == 1 and len(data) > 2000:
        limit = 1000
    while data:
        size = random.randint(1, limit)
        yield data[:size]
        data = data[size:]
