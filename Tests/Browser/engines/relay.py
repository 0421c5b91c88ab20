"""Stands between Playwright and a browser that speaks WebDriver BiDi, which it has one session of.

What Playwright has no method for is said to the browser beside what Playwright says; what the
browser has no command for is answered here.
"""

import itertools
import json
import queue
import threading

from websockets.sync.client import connect
from websockets.sync.server import serve

# Playwright counts from one.
OWN_IDS = 1 << 40


class Relay:
    """Passes messages on to the browser that the path of its address names: `/host:port/…`."""

    def __init__(self, answers):
        """The commands in `answers` have these results, and the browser never hears of them."""
        self._answers = answers
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

    def close(self):
        self._server.shutdown()

    def _pass_on(self, playwright):
        with connect(
            f"ws:/{playwright.request.path}", max_size=None, compression=None, origin=None
        ) as self._browser:
            listener = threading.Thread(target=self._pass_back, args=[playwright], daemon=True)
            listener.start()
            for message in playwright:
                command = json.loads(message)
                if command["method"] in self._answers:
                    result = self._answers[command["method"]]
                    reply = {"id": command["id"], "type": "success", "result": result}
                    playwright.send(json.dumps(reply))
                else:
                    self._browser.send(message)
        listener.join()

    def _pass_back(self, playwright):
        for message in self._browser:
            number = json.loads(message).get("id")
            if number in self._replies:
                self._replies.pop(number).put(json.loads(message))
            else:
                playwright.send(message)
        playwright.close()
