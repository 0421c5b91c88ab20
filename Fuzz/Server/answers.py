"""Reads answers; raises Broken for an answer that breaks a rule of HTTP or of the feed server."""

import json
import re

STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9]) [ -~]+")
HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+): ?([ -~]*)")


class Broken(Exception):
    """A broken rule."""


def claim(holds, what):
    if not holds:
        raise Broken(what)


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def kind(self):
        return self.headers.get("content-type", "")

    @property
    def json(self):
        try:
            return json.loads(self.body.decode())
        except ValueError as error:
            raise Broken(f"no JSON: {self.body[:200]}") from error

    def __str__(self):
        return f"{self.status} {self.body[:200]!r}"


def take(data, is_head):
    """The first answer in some bytes and the bytes after it; None if the answer is incomplete."""
    end = data.find(b"\r\n\r\n")
    if end < 0:
        return None, data
    first, *lines = data[:end].split(b"\r\n")
    status = STATUS.fullmatch(first)
    claim(status, f"no status line: {first[:200]}")
    headers = {}
    for line in lines:
        header = HEADER.fullmatch(line)
        claim(header, f"no header: {line[:200]}")
        name = header[1].decode().lower()
        claim(name not in headers, f"{name} is there twice")
        headers[name] = header[2].decode()
    number = int(status[1])
    has_body = not is_head and number >= 200 and number != 204
    claim("transfer-encoding" not in headers, "a length is always known")
    claim("content-length" in headers or number in (100, 204), f"no length: {data[:end]}")
    size = int(headers.get("content-length", 0)) if has_body else 0
    body = data[end + 4 : end + 4 + size]
    if len(body) < size:
        return None, data
    answer = Answer(number, headers, body)
    if has_body:
        judge(answer)
    return answer, data[end + 4 + size :]


def judge(answer):
    """Rules for the body of any answer, independent of the request."""
    if "json" not in answer.kind:
        return
    fields = answer.json
    if answer.status >= 400:
        claim(answer.kind == "application/problem+json", f"no problem: {answer}")
        claim(fields["status"] == answer.status, f"another status: {answer}")
        claim(fields["title"] and fields["detail"], f"no reason: {answer}")
        is_asked = fields["detail"].endswith(", as was asked")
        claim(answer.status < 500 or is_asked, f"the server failed: {answer}")
