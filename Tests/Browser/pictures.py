"""The visible pixels of a page, and their contrast."""

import io

from PIL import Image

# The contrast that WCAG requires of controls, their states and focus indicators.
ENOUGH = 3


def picture(page, box, margin=0):
    """The pixels of the visible part of an area; None if the area is off the screen."""
    size = page.viewport_size
    left, top = max(0, box["x"] - margin), max(0, box["y"] - margin)
    right = min(size["width"], box["x"] + box["width"] + margin)
    bottom = min(size["height"], box["y"] + box["height"] + margin)
    if right - left < 1 or bottom - top < 1:
        return None
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    # In CSS pixels, so that a picture takes equally long at any zoom.
    png = page.screenshot(clip=clip, animations="disabled", scale="css")
    return Image.open(io.BytesIO(png)).convert("RGB")


def luminance(color):
    """The relative luminance of WCAG."""
    shares = [part / 255 for part in color]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(color, other):
    dark, light = sorted((luminance(color), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def change(before, after):
    """The number of pixels that have changed visibly."""
    pairs = {}
    for pair in zip(before.get_flattened_data(), after.get_flattened_data()):
        if pair[0] != pair[1]:
            pairs[pair] = pairs.get(pair, 0) + 1
    return sum(count for pair, count in pairs.items() if contrast(*pair) >= ENOUGH)


def stands_out(image):
    """Whether something is visible: pixels that differ from the commonest colour."""
    counts = sorted(image.getcolors(image.width * image.height), reverse=True)
    ground = counts[0][1]
    return sum(count for count, color in counts if contrast(color, ground) >= ENOUGH) >= 8
