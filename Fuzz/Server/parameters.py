"""Random parameters, and their statuses by the rules of the API."""

from urllib.parse import unquote_to_bytes

POISON = (
    *("", "0", "1", "2", "50", "51", "-1", "+5", "1e1", "010", "0x1", "%201", "4096", "4097", "%31"),
    *("9223372036854775807", "9223372036854775808", "9" * 400, "%", "%4", "%zz", "%00", "%0A", "%FF"),
    *("%C3%A9", "%ED%A0%80", "%F4%90%80%80", "é", "%25", "'--", "%22", "%5C", "a,b", "a,,b", ",", "a%2Cb"),
    *("item-1", "a" * 64, "a" * 65, ",".join(["a"] * 50), ",".join(["a"] * 51), "r1", "s1", "r01", "R1"),
    *("r1y2p0ij32e8e7", "r1y2p0ij32e8e8", "rzzzzzzzzzzzzzz", "drop", "399", "400", "599", "600"),
)
# Tuples instead of sets, so that a seed always gives the same batch.
PAGE = ("after", "limit")
PATHS = {
    "/api/rooms": PAGE,
    "/api/shelves": PAGE,
    "/api/items": ("ids",),
    "/api/rooms/room-1": (),
    "/api/covers/room-1.svg": ("width", "height"),
}
NAMES = ("after", "limit", "ids", "width", "height", "Limit", "page", "%6Cimit", "", "é", "fail", "delay")


def target(random):
    """An address, and its valid statuses."""
    path = random.choice(list(PATHS))
    own = [*PATHS[path], "fail"]
    pairs = []
    for _ in range(random.choice((0, 1, 1, 2, 2, 3, 5))):
        name = random.choice(own if random.random() < 0.8 else NAMES)
        # A valid delay costs time and tests nothing.
        pairs.append((name, "x" if name == "delay" else random.choice(POISON)))
    text = "&".join(f"{name}={value}" for name, value in pairs)
    return f"{path}?{text}", status(path, pairs)


def status(path, pairs):
    """The valid statuses by the rules, in order; None if the connection closes without an answer."""
    values = {}
    for name, value in pairs:
        name, value = decode(name), decode(value)
        if name is None or value is None or name in values:
            return 400
        values[name] = value
    if set(values) - {*PATHS[path], "fail", "delay"} or "delay" in values:
        return 400
    if path == "/api/items" and not are_ids(values.get("ids")):
        return 400
    sizes = [values.get("width"), values.get("height")]
    if sizes.count(None) == 1 or not all(size is None or is_number(size, 1, 4096) for size in sizes):
        return 400
    if "limit" in values and not is_number(values["limit"], 1, 50):
        return 400
    if "after" in values and not is_cursor(values["after"], path[5]):
        return 400
    fail = values.get("fail")
    if fail is None:
        return 200
    if fail == "drop":
        return None
    return int(fail) if is_number(fail, 400, 599) else 400


def decode(text):
    raw = text.encode()
    for index, byte in enumerate(raw):
        if byte == ord("%") and not is_hexadecimal(raw[index + 1 : index + 3]):
            return None
    try:
        decoded = unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        return None
    is_printed = all(ord(letter) >= 32 and not 127 <= ord(letter) < 160 for letter in decoded)
    return decoded if is_printed else None


def is_hexadecimal(digits):
    return len(digits) == 2 and all(digit in b"0123456789abcdefABCDEF" for digit in digits)


def is_number(text, least, most):
    return text.isascii() and text.isdigit() and least <= int(text) <= most


def is_id(text):
    return 1 <= len(text) <= 64 and text.isascii() and text.replace("-", "a").isalnum()


def are_ids(text):
    parts = [] if text is None else text.split(",")
    return 1 <= len(parts) <= 50 and all(is_id(part) for part in parts)


def is_cursor(text, letter):
    digits = text[1:]
    is_plain = digits.isascii() and digits.isalnum() and digits == digits.lower()
    return text[:1] == letter and is_plain and digits[0] != "0" and int(digits, 36) < 2**63
