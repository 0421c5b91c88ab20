"""The state of the server that follows from its answers."""

from urllib.parse import unquote_to_bytes
from xml.etree import ElementTree

import parameters
from answers import claim
from talk import Asked

FIRST = range(1, 61)
# Rooms that are removed only by requests within the bodies of requests.
KEPT = range(1, 11)


def request(method, target, *headers):
    return "\r\n".join([f"{method} {target} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


class World:
    def __init__(self, random, catalogue):
        self.random = random
        self.catalogue = catalogue
        self.added = set()
        self.removed = set()
        self.maybe_removed = set()
        # Whether unknown rooms may have been added or removed.
        self.may_have_more = False
        self.may_have_less = False
        self.covers = {}

    def ask(self, last=False):
        """A valid request, with a known answer."""
        if last and self.random.random() < 0.5:
            return self.random.choice((self.with_body, self.dropped))()
        kinds = (self.rooms, self.room, self.add, self.remove, self.items, self.shelves, self.cover)
        target, method, judge = self.random.choice((*kinds, self.check, self.front))()
        is_head = method == "GET" and self.random.random() < 0.1
        headers = self.random.choice(((), (), ("Origin: http://localhost",), ("Cookie: a=b",)))
        data = request("HEAD" if is_head else method, target, *headers)
        return Asked(data, self.head if is_head else judge, is_head)

    def head(self, answer):
        claim(not answer.body and "content-length" in answer.headers, f"HEAD: {answer}")

    def rooms(self):
        limit = self.random.randint(1, 50)
        after = self.random.choice(("", "&after=r2", "&after=r1g", "&after=r1y2p0ij32e8e7"))

        def judge(answer):
            numbers = page_numbers(answer)
            claim(len(numbers) <= limit, f"more than {limit}: {answer}")
            claim(not after or all(number < int(after[8:], 36) for number in numbers), f"{answer}")

        return f"/api/rooms?limit={limit}{after}", "GET", judge

    def room(self):
        number = self.random.choice((*KEPT, *FIRST))

        def judge(answer):
            is_there = answer.status == 200 and answer.json["id"] == f"room-{number}"
            is_kept = number in KEPT and not self.may_have_less
            claim(is_there or answer.status == 404 and not is_kept, f"room-{number}: {answer}")

        return f"/api/rooms/room-{number}", "GET", judge

    def add(self):
        def judge(answer):
            claim(answer.status == 201, f"{answer}")
            self.add_known(answer)

        return "/api/rooms", "POST", judge

    def add_known(self, answer):
        number = int(answer.json["id"].removeprefix("room-"))
        claim(answer.headers["location"] == f"/api/rooms/room-{number}", f"{answer.headers}")
        claim(number not in self.added or self.may_have_less, f"given twice: {number}")
        self.added.add(number)

    def remove(self):
        number = self.random.choice((*FIRST[len(KEPT) :], *range(61, 90)))
        self.maybe_removed.add(number)

        def judge(answer):
            claim(answer.status in (204, 404), f"{answer}")
            if answer.status == 204:
                is_first = number not in self.removed or self.may_have_less
                claim(is_first, f"removed twice: {number}")
                self.removed.add(number)

        return f"/api/rooms/room-{number}", "DELETE", judge

    def items(self):
        ids = [f"item-{self.random.randint(1, 2500)}" for _ in range(self.random.randint(1, 50))]
        known = [name for name in dict.fromkeys(ids) if int(name[5:]) <= 2000]

        def judge(answer):
            claim([item["id"] for item in answer.json["items"]] == known, f"not {known}: {answer}")

        return f"/api/items?ids={self.random.choice((',', '%2C', '%2c')).join(ids)}", "GET", judge

    def shelves(self):
        start, limit = self.random.randrange(200), self.random.randint(1, 50)
        after = f"&after={self.catalogue[start - 1][0]}" if start else ""
        expected = [shelf for _, shelf in self.catalogue[start : start + limit]]

        def judge(answer):
            claim(answer.json["shelves"] == expected, f"another page of shelves: {answer}")
            is_last = start + limit >= 200
            claim((answer.json["next"] is None) == is_last, f"it does not end rightly: {answer}")

        return f"/api/shelves?limit={limit}{after}", "GET", judge

    def cover(self):
        name = self.random.choice(("room-", "item-", "x", "-", "9")) + str(self.random.randrange(10**12))
        size = self.random.choice(("", "?width=4096&height=1"))
        target = f"/api/covers/{name[:64]}.svg{size}"

        def judge(answer):
            claim(answer.status == 200 and answer.kind == "image/svg+xml", f"{answer}")
            ElementTree.fromstring(answer.body)
            claim(self.covers.setdefault(target, answer.body) == answer.body, "another cover")

        return target, "GET", judge

    def check(self):
        status = None
        while status is None:
            target, status = parameters.target(self.random)

        def judge(answer):
            claim(answer.status == status, f"{target}: expected {status}: {answer}")

        return target, "GET", judge

    def front(self):
        def judge(answer):
            claim(answer.status == 200 and b"</html>" in answer.body.lower(), f"{answer}")

        return "/demo/", "GET", judge

    def dropped(self):
        method = self.random.choice(("GET", "POST", "DELETE"))
        path = "/api/rooms" + ("/room-1" if method == "DELETE" else "")
        return Asked(request(method, f"{path}?fail=drop&delay={self.random.randrange(20)}"), None)

    def with_body(self):
        """A refused request; the server must not read its body as a request."""
        inner = request("DELETE", f"/api/rooms/room-{self.random.choice(KEPT)}")
        chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(inner), inner)
        header, body = self.random.choice(
            [
                (f"Content-Length: {len(inner)}", inner),
                (f"Content-Length: {len(inner) * 1000}", inner),
                ("Transfer-Encoding: chunked", chunked),
                (f"Content-Length: {len(inner)}\r\nContent-Length: {len(inner)}", inner),
                (f"Transfer-Encoding: chunked\r\nContent-Length: {len(chunked)}", chunked),
                ("Content-Length: 4\r\nTransfer-Encoding: chunked", chunked),
                (f"Content-Length: 0\r\nContent-Length: {len(inner)}", inner),
                (f"Content-Length : {len(inner)}", inner),
                ("Host: localhost", inner),
            ]
        )

        def judge(answer):
            claim(answer.status in (400, 413), f"a body is taken: {answer}")
            claim(answer.headers.get("connection", "").lower() == "close", "it stays open")

        method = self.random.choice(("POST", "GET", "DELETE"))
        return Asked(request(method, "/api/rooms", header) + body, judge, is_overlong=True)

    def foresee(self, wild):
        """Records the possible effects of wild bytes."""
        plain = unquote_to_bytes(wild)
        self.may_have_less = self.may_have_less or b"DELETE" in plain or b"reset" in plain

    def note_answers(self, answers):
        """Records the answers to wild bytes; None if not all answers of a talk are known."""
        self.may_have_more = self.may_have_more or answers is None
        for answer in answers or ():
            if answer.status == 201:
                self.add_known(answer)

    def judge(self, numbers):
        """Checks the numbers of all rooms after all talks have ended."""
        claim(numbers == sorted(set(numbers), reverse=True), f"not each once in order: {numbers}")
        there = set(numbers)
        extra = there - set(FIRST) - self.added
        claim(not extra or self.may_have_more, f"added by no request: {extra}")
        missing = (set(FIRST) | self.added) - self.maybe_removed - there
        claim(not missing or self.may_have_less, f"lost: {missing}")
        back = self.removed & there
        claim(not back or self.may_have_less, f"back again: {back}")


def page_numbers(answer):
    """The numbers of the rooms on a page."""
    claim(answer.status == 200, f"{answer}")
    return [int(room["id"].removeprefix("room-")) for room in answer.json["rooms"]]
