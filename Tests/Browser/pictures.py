"""What is seen of a page, and how much of it can be told apart."""

import io

from PIL import Image

# What WCAG asks for of controls, of their states and of what shows the focus.
ENOUGH = 3


def picture(page, box, margin=0):
    """The pixels of a part of the page that is on the screen; None when none is."""
    size = page.viewport_size
    left, top = max(0, box["x"] - margin), max(0, box["y"] - margin)
    right = min(size["width"], box["x"] + box["width"] + margin)
    bottom = min(size["height"], box["y"] + box["height"] + margin)
    if right - left < 1 or bottom - top < 1:
        return None
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    # As CSS pixels, so that a picture takes as long at any zoom.
    png = page.screenshot(clip=clip, animations="disabled", scale="css")
    return Image.open(io.BytesIO(png)).convert("RGB")


def luminance(color):
    """As WCAG defines it."""
    shares = [part / 255 for part in color]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(color, other):
    dark, light = sorted((luminance(color), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def change(before, after):
    """How many pixels have changed so that one sees it."""
    pairs = {}
    for pair in zip(before.get_flattened_data(), after.get_flattened_data()):
        if pair[0] != pair[1]:
            pairs[pair] = pairs.get(pair, 0) + 1
    return sum(count for pair, count in pairs.items() if contrast(*pair) >= ENOUGH)


def stands_out(image):
    """Whether there is anything to see: pixels that can be told from the commonest colour."""
    counts = sorted(image.getcolors(image.width * image.height), reverse=True)
    ground = counts[0][1]
    return sum(count for count, color in counts if contrast(color, ground) >= ENOUGH) >= 8
