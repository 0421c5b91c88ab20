"""The message about a browser that does not start."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
BROKEN = """
import engines

def start(*_):
    raise AssertionError("it has shown no tab")

engines.start = start
"""


@pytest.mark.parametrize("workers", [0, 2])
def test_the_message_appears_once_and_not_for_each_test(tmp_path, workers):
    (tmp_path / "broken.py").write_text(BROKEN)
    path = os.pathsep.join([str(tmp_path), str(HERE)])
    files = [str(HERE / name) for name in ("test_links.py", "test_idle.py", "test_mouse.py")]
    options = ["-p", "broken", "--numprocesses", str(workers), "--dist", "loadfile", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *files],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 2, run.stdout
    assert run.stdout.count("ERROR at setup of") <= max(workers, 1), run.stdout
    assert "no test can run: it has shown no tab" in run.stdout
