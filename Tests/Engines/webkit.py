"""WebKit, as WebKitGTK's own small browser, driven by WebDriver."""

import glob
import json
import os
import subprocess

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service


class WebKit:
    name = "WebKit"

    def __init__(self):
        self._screen, display = screen()
        options = WebKitGTKOptions()
        (options.binary_location,) = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display}
        if os.geteuid() == 0:
            # Its sandbox refuses to work for the superuser.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        service = Service(executable_path="/usr/bin/WebKitWebDriver", env=environment)
        self._driver = WebKitGTK(options=options, service=service)
        self._driver.set_script_timeout(60)
        self.version = self._driver.capabilities["browserVersion"]

    def open(self, url):
        """Goes to a page and waits until it is loaded."""
        self._driver.get(url)

    def evaluate(self, function, *arguments):
        """What a function of the page resolves to."""
        answer = self._driver.execute_async_script(
            f"""const done = arguments[0];
            ({function})(...{json.dumps(arguments)}).then(
                (it) => done(JSON.stringify([it])),
                (error) => done(JSON.stringify({{ error: String(error) }})),
            );"""
        )
        value = json.loads(answer)
        if isinstance(value, dict):
            raise AssertionError(value["error"])
        return value[0]

    def perform(self, actions):
        """Input as by a person, as WebDriver describes it."""
        self._driver.execute("actions", {"actions": actions})

    def close(self):
        self._driver.quit()
        self._screen.terminate()
        self._screen.wait()


def screen():
    """A screen that nobody sees, and its name."""
    readable, writable = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writable), "-screen", "0", "1280x900x24"],
        pass_fds=[writable],
        stderr=subprocess.DEVNULL,
    )
    os.close(writable)
    with os.fdopen(readable) as numbers:
        return process, f":{numbers.readline().strip()}"
