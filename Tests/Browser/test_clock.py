"""The clock of pages under test."""


def test_waits_in_real_time_do_not_lose_each_other(new_page):
    page = new_page("about:blank")
    assert page.evaluate(
        """() => {
            setInterval(() => {}, 1);
            const { setTimeout } = __pwClock.builtins;
            return Promise.race([
                Promise.all(Array.from({ length: 200 }, () => pageTime.presented())).then(() => true),
                new Promise((resolve) => setTimeout(resolve, 10_000, false)),
            ]);
        }"""
    )
