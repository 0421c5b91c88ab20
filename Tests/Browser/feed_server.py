"""The real server of the feed; a test can fill, kill and restart it."""

import json
import pathlib
import subprocess
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "Examples" / "FeedServer"


def build(*options):
    """Builds the server, with options of `swift build`, and returns the path of its program."""
    command = ["swift", "build", "--package-path", PACKAGE, "--product", "feed-server", *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(
        [*command, "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return pathlib.Path(folder) / "feed-server"


class FeedServer:
    def __init__(self, program, database, web=ROOT / "Web", **options):
        """Starts a program with a database and the folder of the demo; other options are those of the
        process."""
        self._program = program
        self._web = web
        self._database = database
        self._options = options
        self._process = None
        self.port = 0
        self.start()

    @property
    def pid(self):
        return self._process.pid

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Starts it: the first time on a free port, later on the same port."""
        self._process = subprocess.Popen(
            [
                *(self._program, "--root", self._web, "--database", self._database),
                *("--port", str(self.port)),
            ],
            stdout=subprocess.PIPE,
            text=True,
            **self._options,
        )
        address = self._process.stdout.readline().strip()
        assert address, "the feed server did not start"
        self.port = int(address.rstrip("/").rpartition(":")[2])

    @property
    def is_running(self):
        return self._process.poll() is None

    def kill(self):
        """Ends it like kill -9: it finishes nothing and cleans nothing up."""
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def stop(self):
        """Stops the server, and returns its exit status."""
        self._process.terminate()
        status = self._process.wait(timeout=10)
        self._process.stdout.close()
        return status

    def reset(self, count=None):
        """Restores the first content, and of it the first `count` rooms."""
        self._ask("/api/reset", "POST")
        if count is not None:
            for room in self.rooms()[count:]:
                self.remove(room["id"])

    def rooms(self):
        """All rooms, in order."""
        rooms, after = [], ""
        while after is not None:
            page = self._ask(f"/api/rooms?limit=50{after and f'&after={after}'}")
            rooms += page["rooms"]
            after = page["next"]
        return rooms

    def remove(self, room):
        self._ask(f"/api/rooms/{room}", "DELETE")

    def _ask(self, path, method="GET"):
        request = urllib.request.Request(self.origin + path, method=method)
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.loads(response.read() or "null")
