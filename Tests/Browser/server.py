"""A server of the project's folder: the test pages, and the elements that they load."""

import contextlib
import http.server
import pathlib
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Handler(http.server.SimpleHTTPRequestHandler):
    # A page loads about sixty files, over connections that stay open.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    # The system's own table may lack these types, and browsers refuse modules of another type.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(ROOT))

    def log_message(self, *_):
        """No log: a missing file shows in the page."""


@contextlib.contextmanager
def serve():
    """The address of a server on a free port, which lives as long as the context."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
