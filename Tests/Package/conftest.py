"""A project that has installed the package."""

import json
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / ".build/package/rondo-elements"
ARCHIVE = next((ROOT / ".build/package").glob("*.tgz"), None)
if ARCHIVE is None:
    pytest.exit("There is no package in .build/package; run Scripts/package first.", 2)

NPM = ["npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"]


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """The folder of a project that has installed the archive with npm, without a network."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{ "name": "app", "private": true, "type": "module" }')
    subprocess.run([*NPM, str(ARCHIVE)], cwd=folder, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def manifest(project):
    """The package.json of the installed package."""
    return json.loads((project / "node_modules/rondo-elements/package.json").read_text())
