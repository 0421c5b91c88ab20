"""Where an element is met by a finger or a mouse that Playwright does not move itself."""

from playwright.sync_api import Locator

# By Playwright, even where another takes its name.
CLICK = Locator.click


def middle(locator, force=False):
    """The middle of an element on screen, once it is visible and enabled unless by `force`."""
    if force:
        locator.scroll_into_view_if_needed()
    else:
        CLICK(locator, trial=True)
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
