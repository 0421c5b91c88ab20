"""The traces with the same bytes in all builds and browsers, and the command that replays them."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Tests" / "Traces", ROOT / "Tests" / "Cases"]
TRACES = sorted(
    path
    for folder in FOLDERS
    for path in folder.rglob("*.jsonl")
    if not path.name.endswith(".out.jsonl")
)


def name(trace):
    return trace.relative_to(ROOT / "Tests").with_suffix("").as_posix()


def built(configuration):
    """The command of a configuration, which must be built."""
    binary = path(configuration)
    assert binary.exists(), f"{binary} is missing: swift build makes it"
    return binary


def newest():
    """The most recent build of the command, of either configuration."""
    there = [binary for binary in map(path, ["debug", "release"]) if binary.exists()]
    assert there, "the command rondo is missing: swift build makes it"
    return max(there, key=lambda binary: binary.stat().st_mtime)


def path(configuration):
    """The path of a configuration's command, built or not."""
    shown = subprocess.run(
        ["swift", "build", "--configuration", configuration, "--show-bin-path"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )
    return pathlib.Path(shown.stdout.strip()) / "rondo"


def replay(binary, trace):
    """The output of a build for a trace."""
    return subprocess.run([binary, "replay", trace], capture_output=True, check=True).stdout
