"""Bundles the elements: a page of few files opens in less processor time."""

import subprocess

from server import SCRIPTS

# What pages import.
ENTRIES = [
    "rondo",
    "rondo-children",
    "rondo-pages",
    "rondo-recording",
    "rondo-shelves",
    "rondo-ticker",
    "module",
    "trace",
]
# Scripts that elements load for an option. As in the package, each is a separate file.
PARTS = [
    "rondo-advance",
    "rondo-anchors",
    "rondo-controls",
    "rondo-effects",
    "rondo-findable",
    "rondo-height",
    "rondo-lengths",
    "rondo-marks",
    "rondo-repeats",
    "rondo-sizes",
    "rondo-thumbs",
]


def bundle(folder):
    """Bundles the scripts of Web/js into a folder, each script that pages load under its own name."""
    apart = [f"--external:*/{part}.js" for part in PARTS]
    _bundle(folder, ENTRIES, "--splitting", *apart)
    _bundle(folder, PARTS)


def _bundle(folder, names, *options):
    subprocess.run(
        ["esbuild", *(SCRIPTS / f"{name}.js" for name in names), "--bundle", "--format=esm",
         "--sourcemap", "--log-level=warning", f"--outdir={folder}", *options],
        check=True,
    )
