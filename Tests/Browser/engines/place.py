"""The point of an element for a finger or a mouse that Playwright does not move."""


def middle(locator):
    """The middle of an element, once its position on screen is stable."""
    locator.scroll_into_view_if_needed()
    assert locator.is_enabled(), f"{locator} is disabled"
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
