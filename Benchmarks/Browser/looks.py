"""Rules for each frame of a looping carousel."""

# Browsers round boxes to 64ths of a pixel.
TOLERANCE = 0.05


def faults(looks, width, following):
    """A text for each recorded frame with a mistake, about the first mistake.

    `following` returns the id after another.
    """
    return [fault for look in looks if (fault := _fault(look, width, following))]


def _fault(look, width, following):
    slides = look["slides"]
    if not slides or slides[0]["start"] > TOLERANCE or slides[-1]["end"] < width - TOLERANCE:
        return "a gap at an edge"
    for left, right in zip(slides, slides[1:]):
        if abs(right["start"] - left["end"]) > TOLERANCE:
            return f"a gap or an overlap between {left['id']} and {right['id']}"
        if right["id"] != following(left["id"]):
            return f"{right['id']} comes after {left['id']}"
    # The slide that fills most of the width; with two equal shares both are right.
    shares = {
        slide["id"]: min(slide["end"], width) - max(slide["start"], 0) for slide in slides
    }
    if shares.get(look["where"], 0) < width / 2 - 1:
        return f"{look['where']} is said to be shown"
    return None


def jumps(looks, longest):
    """The distances between frames by which slides moved too far."""
    found = []
    for before, after in zip(looks, looks[1:]):
        places = {slide["id"]: slide["start"] for slide in before["slides"]}
        for slide in after["slides"]:
            way = abs(slide["start"] - places.get(slide["id"], slide["start"]))
            if way > longest:
                found.append(way)
    return found
