"""A server of the project's folder: the test pages, and the elements that they load."""

import contextlib
import functools
import http.server
import pathlib
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "Web/js"


class Handler(http.server.SimpleHTTPRequestHandler):
    # A page loads many files, over connections that stay open.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    # The system's own table may lack these types, and browsers refuse modules of another type.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, scripts, *arguments):
        self._scripts = scripts
        super().__init__(*arguments, directory=str(ROOT))

    def translate_path(self, path):
        file = pathlib.Path(super().translate_path(path))
        if file.is_relative_to(SCRIPTS):
            file = self._scripts / file.relative_to(SCRIPTS)
        return str(file)

    def log_message(self, *_):
        """No log: a missing file shows in the page."""


@contextlib.contextmanager
def serve(scripts=SCRIPTS):
    """The address of a server on a free port, which lives as long as the context.

    Pages get the files of the folder `scripts` instead of those of Web/js.
    """
    handler = functools.partial(Handler, scripts)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
