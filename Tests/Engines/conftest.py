"""The engines of browsers other than Chromium, in which all browser tests run."""

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "Browser"))

from server import serve  # noqa: E402

from firefox import Firefox  # noqa: E402
from webkit import WebKit  # noqa: E402


@pytest.fixture(scope="session")
def origin():
    """The address of the project's folder, as a browser sees it."""
    with serve() as address:
        yield address


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=lambda kind: kind.name)
def engine(request):
    opened = request.param()
    print(f"{opened.name} {opened.version}")
    yield opened
    opened.close()
