"""Requests that no client should send."""

import pathlib
import re

FUZZ = pathlib.Path(__file__).resolve().parents[1]
SEEDS = [file.read_bytes() for file in sorted((FUZZ / "Corpus" / "requests").iterdir())]
HEAD = b" HTTP/1.1\r\nHost: localhost\r\n"


def words():
    text = (FUZZ / "Dictionaries" / "requests.txt").read_text()
    for word in re.findall(r'^"(.*)"$', text, re.MULTILINE):
        yield word.encode().decode("unicode_escape").encode("latin-1")


WORDS = list(words())


def wild(random):
    """Random bytes, often similar to a request."""
    make = random.choice((mutated, mutated, mutated, oversized, noise, misframed))
    return make(random)


def mutated(random):
    data = bytearray(random.choice(SEEDS))
    for _ in range(random.choice((1, 1, 2, 4, 8, 16))):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice((1, 1, 2, 8, 64)))
        match random.randrange(7):
            case 0:
                data[at:end] = b""
            case 1:
                data[at:at] = random.choice(WORDS)
            case 2:
                data[at:end] = random.choice(WORDS)
            case 3:
                data[at:at] = data[at:end]
            case 4:
                data[at:end] = random.randbytes(end - at)
            case 5:
                data[at:] = random.choice(SEEDS)[-random.randrange(1, 200) :]
            case 6:
                data[at:at] = bytes([random.choice(b"\r\n\t \0:/?&=%\x7f\x80\xff")])
    return bytes(data)


def noise(random):
    return random.randbytes(random.choice((1, 3, 50, 3000))) + random.choice((b"", b"\r\n\r\n"))


def oversized(random):
    size = random.choice((100, 8_000, 31_000, 32_768, 33_000, 70_000, 300_000))
    fill = random.choice((b"a", b"%", b"/", b"&a=b", b"a=1&", b"../", b"\xff", b" ", b"\t", b"\r", b"0"))
    long = (fill * size)[:size]
    lines = b"".join(b"X-%d: y\r\n" % number for number in range(size // 10))
    return random.choice(
        (
            *(b"GET /" + long + HEAD, long + b" /" + HEAD, b"GET /api/rooms?" + long + HEAD),
            *(b"GET /" + HEAD + b"Cookie: " + long, b"GET /" + HEAD + long + b": x"),
            *(b"GET /" + HEAD + lines, b"\r\n" * (size // 2) + b"GET /" + HEAD, long),
        )
    ) + random.choice((b"\r\n\r\n", b"\r\n", b""))


def misframed(random):
    """A request with a wrong, repeated or unusual length of its body."""
    number = random.choice((b"0", b"1", b"-1", b"+1", b"1 ", b"0x1", b"9" * 30, b"", b"1, 1", b"1\0"))
    coding = random.choice((b"chunked", b"identity", b"gzip, chunked", b"chunked, chunked", b"", b"x"))
    headers = random.sample(
        [
            *(b"Content-Length: " + number, b"Content-Length: 0", b"Content-Length:5", b"Host: localhost"),
            *(b"Transfer-Encoding: " + coding, b"Transfer-Encoding : chunked", b"\tfolded", b" : ", b"X"),
            *(b"Expect: 100-continue", b"Connection: " + random.choice((b"close", b"keep-alive", b"x"))),
            *(b"Upgrade: h2c", b"Trailer: Host", b"Range: bytes=0-1", b"Content-Length\0: 3"),
        ],
        random.randrange(1, 5),
    )
    first = random.choice(
        (
            *(b"POST /api/rooms", b"GET /api/rooms", b"GET http://localhost/", b"OPTIONS *", b"CONNECT a:1"),
            *(b"GET  /demo/", b"PRI *", b"GET", b"GET\t/", b"get /demo/", b"HEAD /demo/"),
        )
    )
    version = random.choice((b" HTTP/1.1", b" HTTP/1.1", b" HTTP/1.0", b" HTTP/2.0", b" HTTP/0.9", b"", b" x"))
    newline = random.choice((b"\r\n", b"\r\n", b"\r\n", b"\n", b"\r"))
    body = random.choice((b"", b"0\r\n\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"ffffffffffffffff\r\n", b"hello"))
    return newline.join([first + version, b"Host: localhost", *headers, b"", b""]) + body
