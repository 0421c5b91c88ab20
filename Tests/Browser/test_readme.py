"""The examples of the README run as written."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_LINES = 20

PAGE = "<!doctype html>"

PLAYS = """(title) => {
    const playing = [...document.querySelectorAll('.playing')].map((it) => it.textContent);
    return playing.join() === title;
}"""


def examples():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^```html\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def feed_example():
    (block,) = [block for block in examples() if "loadMore" in block]
    return block


def test_the_first_pager_of_the_readme_loops(new_page, feed):
    page = new_page("about:blank")
    page.route("**/readme.html", lambda route: route.fulfill(
        body=PAGE + examples()[0], content_type="text/html"
    ))
    page.goto(f"{feed.origin}/readme.html")
    page.wait_for_function("document.querySelector('rondo-pager').count === 3")
    page.evaluate("document.querySelector('rondo-pager').ready")
    page.evaluate("document.querySelector('rondo-pager').previous({ animated: false })")
    page.wait_for_function(
        "document.querySelector('rondo-pager').current === 2"
    )


def test_the_feed_of_the_readme_is_short():
    code = [line for line in feed_example().splitlines() if line.strip()]
    assert len(code) <= MOST_LINES


def test_the_feed_of_the_readme_works(new_page, feed):
    page = new_page("about:blank")
    page.route("**/readme.html", lambda route: route.fulfill(
        body=PAGE + feed_example(), content_type="text/html"
    ))
    page.goto(f"{feed.origin}/readme.html")
    titles = [room["title"] for room in feed.rooms()]
    page.wait_for_function(PLAYS, arg=titles[0])
    assert page.evaluate("feed.count") < len(titles)
    for title in titles[1:] + titles[:1]:
        page.evaluate("feed.next({ animated: false })")
        page.wait_for_function(PLAYS, arg=title)
        page.wait_for_function("feed.loading !== 'loading'")
    assert page.evaluate("feed.count") == len(titles)
