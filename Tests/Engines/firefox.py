"""Firefox, driven by WebDriver BiDi, which it speaks itself."""

import itertools
import json
import shutil
import subprocess
import tempfile

import websocket

ADDRESS = "WebDriver BiDi listening on "


class Firefox:
    name = "Firefox"

    def __init__(self):
        self._profile = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [
                shutil.which("firefox-esr") or "firefox", "--headless", "--no-remote",
                "--profile", self._profile.name, "--remote-debugging-port=0",
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        address = next(line for line in self._process.stderr if line.startswith(ADDRESS))
        self._socket = websocket.create_connection(
            f"{address.removeprefix(ADDRESS).strip()}/session", suppress_origin=True, timeout=60
        )
        self._numbers = itertools.count(1)
        self.version = self._call("session.new", capabilities={})["capabilities"]["browserVersion"]
        contexts = self._call("browsingContext.getTree")["contexts"]
        self._context = contexts[0]["context"]
        self._call(
            "browsingContext.setViewport",
            context=self._context,
            viewport={"width": 800, "height": 600},
        )

    def open(self, url):
        """Goes to a page and waits until it is loaded."""
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, function, *arguments):
        """What a function of the page resolves to."""
        answer = self._call(
            "script.evaluate",
            # As text, since values of this protocol have a form of their own.
            expression=f"({function})(...{json.dumps(arguments)}).then((it) => JSON.stringify(it))",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def perform(self, actions):
        """Input as by a person, as WebDriver describes it."""
        self._call("input.performActions", context=self._context, actions=actions)

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._process.stderr.close()
        self._profile.cleanup()

    def _call(self, method, **parameters):
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            # Between the answers are events that nobody asked for.
            if message.get("id") == number:
                if message["type"] == "error":
                    raise AssertionError(f"{method}: {message['message']}")
                return message["result"]
