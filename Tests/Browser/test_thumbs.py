"""Thumbs: a pager that follows another pager."""

import pytest


@pytest.fixture
def open_thumbs(open_stage):
    """Opens a pager, with a pager of its thumbs after it."""

    def open_it(thumb="button", count=8, **options):
        stage = open_stage("controls", count=count, **options)
        stage.page.evaluate(
            """([thumb, count]) => {
                document.querySelector('rondo-pager').id = 'main';
                const thumbs = document.createElement('rondo-pager');
                thumbs.id = 'thumbs';
                thumbs.style.height = '60px';
                const attributes = { for: 'main', length: '80', snap: 'item', 'aria-label': 'Thumbs' };
                for (const [name, value] of Object.entries(attributes)) thumbs.setAttribute(name, value);
                for (let item = 0; item < count; item += 1) {
                    const one = document.createElement(thumb);
                    one.textContent = `Thumb ${item}`;
                    thumbs.append(one);
                }
                document.querySelector('main').append(thumbs);
            }""",
            [thumb, count],
        )
        stage.page.locator("[aria-current]").wait_for()
        return stage

    return open_it


def marked(stage):
    return stage.page.locator("#thumbs > [aria-current=true]").all_inner_texts()


def thumbs(stage, name):
    return stage.page.locator("#thumbs").evaluate("(it, name) => it[name]", name)


def test_thumbs_show_where_the_main_pager_is(open_thumbs):
    stage = open_thumbs()
    assert marked(stage) == ["Thumb 0"]
    stage.call("scrollToItem", 5)
    stage.rest()
    stage.frames(30)
    assert (marked(stage), thumbs(stage, "stop")) == (["Thumb 5"], 3)


@pytest.mark.parametrize("thumb", ["button", "p"])
def test_a_click_on_a_thumb_goes_to_its_slide(open_thumbs, thumb):
    stage = open_thumbs(thumb)
    stage.page.get_by_text("Thumb 3").click()
    stage.rest()
    assert (stage.get("current"), marked(stage)) == (3, ["Thumb 3"])


@pytest.mark.parametrize("how", ["shift", "ctrl", "alt", "meta"])
def test_a_click_with_a_modifier_key_is_for_the_link_in_a_thumb(open_thumbs, how):
    stage = open_thumbs("p")
    stage.page.get_by_text("Thumb 3").evaluate(
        "(thumb, how) => thumb.dispatchEvent(new MouseEvent('click', { bubbles: true, [how]: true }))", f"{how}Key"
    )
    stage.rest()
    assert (stage.get("current"), marked(stage)) == (0, ["Thumb 0"])


@pytest.mark.parametrize("key, expected", [("ArrowRight", 1), ("End", 7)])
def test_keys_on_thumbs_move_the_main_pager(open_thumbs, key, expected):
    stage = open_thumbs("p")
    stage.page.locator("#thumbs").focus()
    stage.page.keyboard.press(key)
    stage.rest()
    stage.frames(30)
    assert (stage.get("current"), marked(stage)) == (expected, [f"Thumb {expected}"])


def test_thumbs_moved_by_a_finger_stay_until_the_main_pager_moves(open_thumbs):
    stage = open_thumbs()
    stage.page.locator("#thumbs").evaluate("it => it.scrollToItem(3, { animated: false })")
    stage.frames(30)
    assert (thumbs(stage, "stop"), stage.get("current")) == (3, 0)
    stage.call("scrollToItem", 1, {"animated": False})
    stage.frames(30)
    assert thumbs(stage, "stop") == 1


def test_only_the_main_pager_announces_its_slide(open_thumbs):
    stage = open_thumbs()
    stage.call("next")
    stage.rest()
    stage.frames(30)
    said = stage.page.locator("rondo-pager").evaluate_all(
        "all => all.map(({ shadowRoot }) => shadowRoot.querySelector('[part=status]').textContent)"
    )
    assert said[0] != "" and said[1] == ""


def test_without_the_attribute_thumbs_are_an_ordinary_pager(open_thumbs):
    stage = open_thumbs()
    stage.page.locator("#thumbs").evaluate("it => { it.htmlFor = null }")
    stage.page.get_by_text("Thumb 3").click()
    stage.frames(30)
    assert (marked(stage), stage.get("current")) == ([], 0)


def test_the_thumb_stays_current_after_a_removal(open_thumbs):
    """The next slide and its thumb get the index of those that are removed."""
    stage = open_thumbs()
    stage.call("scrollToItem", 5)
    stage.rest()
    stage.page.evaluate("document.querySelector('#thumbs').scrollToItem(0, { animated: false })")
    stage.frames(2)
    stage.page.evaluate(
        """() => {
            for (const id of ['main', 'thumbs']) document.getElementById(id).children[5].remove();
        }"""
    )
    stage.frames(60)
    assert marked(stage) == ["Thumb 6"]
    box = stage.page.locator("#thumbs > [aria-current=true]").bounding_box()
    outer = stage.page.locator("#thumbs").bounding_box()
    assert outer["x"] <= box["x"] and box["x"] + box["width"] <= outer["x"] + outer["width"] + 1


def test_thumbs_that_were_just_removed_follow_no_step(open_thumbs):
    stage = open_thumbs()
    stage.page.evaluate("() => { thumbs.replaceChildren(); main.next({ animated: false }); }")
    stage.frames(2)
    assert (stage.get("current"), thumbs(stage, "count"), marked(stage)) == (1, 0, [])
