"""Each script describes itself."""

import pathlib
import subprocess

import pytest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "Scripts"
NAMES = sorted(path.name for path in SCRIPTS.iterdir() if path.is_file())


@pytest.mark.parametrize("name", NAMES)
def test_a_script_prints_what_it_does(name):
    run = subprocess.run([SCRIPTS / name, "--help"], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert run.stdout[:1].isupper() and not run.stderr
