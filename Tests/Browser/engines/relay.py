"""A relay between Playwright and a browser that accepts only one client.

It sends the browser commands for which Playwright has no method, and answers commands that the
browser does not have.
"""

import contextlib
import itertools
import json
import queue
import threading

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import serve

# Playwright counts from one.
OWN_IDS = 1 << 40


class Relay:
    """Passes messages on to the browser in the path of its address: `/host:port/…`."""

    def __init__(self, answers=None, longest=None):
        """The commands in `answers` get these results and are not sent to the browser.

        A message with more characters than `longest` is sent in pieces.
        """
        self._answers = answers or {}
        self._longest = longest
        self._is_left = threading.Event()
        self._replies = {}
        self._ids = itertools.count(OWN_IDS)
        self._browser = None
        self._server = serve(self._pass_on, "127.0.0.1", 0, max_size=None, compression=None)
        self.address = "ws://127.0.0.1:{}".format(self._server.socket.getsockname()[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def call(self, method, **parameters):
        """The result of a command of the protocol."""
        number = next(self._ids)
        reply = self._replies[number] = queue.SimpleQueue()
        self._browser.send(json.dumps({"id": number, "method": method, "params": parameters}))
        answer = reply.get(timeout=60)
        assert answer["type"] == "success", f"{method}: {answer['message']}"
        return answer["result"]

    def until_left(self):
        """Waits until the browser has closed Playwright's connection and accepts a new one."""
        assert self._is_left.wait(timeout=60), "the browser did not close the connection"

    def close(self):
        self._server.shutdown()

    def _pass_on(self, playwright):
        self._is_left.clear()
        address = f"ws:/{playwright.request.path}"
        with connect(address, max_size=None, compression=None) as self._browser:
            listener = threading.Thread(target=self._pass_back, args=[playwright], daemon=True)
            listener.start()
            # Until either end closes the connection.
            with contextlib.suppress(ConnectionClosed):
                for message in playwright:
                    self._forward(message, playwright)
        listener.join()
        self._is_left.set()

    def _forward(self, message, playwright):
        command = json.loads(message)
        if command["method"] in self._answers:
            result = self._answers[command["method"]]
            playwright.send(json.dumps({"id": command["id"], "type": "success", "result": result}))
        elif self._longest and len(message) > self._longest:
            starts = range(0, len(message), self._longest)
            self._browser.send(message[start : start + self._longest] for start in starts)
        else:
            self._browser.send(message)

    def _pass_back(self, playwright):
        with contextlib.suppress(ConnectionClosed):
            for message in self._browser:
                number = json.loads(message).get("id")
                if number in self._replies:
                    self._replies.pop(number).put(json.loads(message))
                else:
                    playwright.send(message)
        playwright.close()
