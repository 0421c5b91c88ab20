"""Where an element is met by a finger or a mouse that Playwright does not move itself."""


def middle(locator):
    """The middle of an element, once it stands still on screen."""
    locator.scroll_into_view_if_needed()
    assert locator.is_enabled(), f"{locator} is disabled"
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
