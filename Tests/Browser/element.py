"""An element of a page, as a test handles it."""


class Element:
    """The first element that matches a CSS selector, with the methods of a locator."""

    def __init__(self, page, selector):
        self._page = page
        self._selector = selector
        self._locator = page.locator(selector).first

    def __getattr__(self, name):
        return getattr(self._locator, name)

    def evaluate(self, script, argument=None):
        """The result of a function of the page, called with the element and an argument.

        Unlike that of a locator, it does not wait for the element, and takes one message to the browser.
        """
        return self._page.evaluate(
            f"([selector, argument]) => ({script})(document.querySelector(selector), argument)",
            [self._selector, argument],
        )
