"""A server of the project's folder: the test pages, and the elements that they load."""

import contextlib
import functools
import http.server
import pathlib
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
WEB = ROOT / "Web"
# Pages that are in no file: their HTML, by path.
HTML = {}


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

    def __init__(self, web, *arguments):
        self._web = web
        super().__init__(*arguments, directory=str(ROOT))

    def translate_path(self, path):
        file = pathlib.Path(super().translate_path(path))
        if file.is_relative_to(WEB):
            file = self._web / file.relative_to(WEB)
        return str(file)

    def do_GET(self):
        text = HTML.get(self.path.partition("?")[0])
        if text is None:
            super().do_GET()
            return
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        # Files stay as they are while tests run.
        is_file = self.path.partition("?")[0] not in HTML
        self.send_header("Cache-Control", "max-age=3600" if is_file else "no-store")
        super().end_headers()

    def log_message(self, *_):
        """No log: a missing file shows in the page."""


@contextlib.contextmanager
def serve(web=WEB):
    """The address of a server on a free port, which lives as long as the context.

    Pages get the files of the folder `web` instead of those of Web.
    """
    handler = functools.partial(Handler, web)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
