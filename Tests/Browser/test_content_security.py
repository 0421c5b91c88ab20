"""Elements work on a page that allows only its own scripts, and no text as code."""

import pytest

from stage import Stage

POLICY = "script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'"


@pytest.mark.parametrize("name", ["slides", "banner"])
def test_slides_are_shown_under_a_strict_policy(new_page, origin, name):
    page = new_page("about:blank")

    def with_policy(route):
        response = route.fetch()
        headers = {**response.headers, "content-security-policy": POLICY}
        route.fulfill(response=response, headers=headers)

    page.route("**/*.html?*", with_policy)
    page.goto(f"{origin}/Tests/Browser/pages/{name}.html?interval=4000")
    stage = Stage(page)
    stage.call("next")
    stage.rest()
    assert [tile.item for tile in stage.tiles()] == [1]
    control = stage.pager.locator("[part=control]")
    assert control.evaluate(
        """(control) => {
            const [shape] = control.getElementsByTagName('path');
            const box = shape.getBoundingClientRect();
            return box.width > 0 && box.height > 0;
        }"""
    )
