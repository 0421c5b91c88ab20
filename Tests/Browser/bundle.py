"""A copy of the folder Web in which pages load few scripts: such a page opens in less processor time."""

import shutil
import subprocess

from server import WEB

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
    "rondo-feed",
    "rondo-findable",
    "rondo-height",
    "rondo-lengths",
    "rondo-marks",
    "rondo-marquee",
    "rondo-repeats",
    "rondo-shelf-repeats",
    "rondo-sizes",
    "rondo-tab-bar",
    "rondo-thumbs",
]
# The script of the demo, with all scenes.
DEMO = "demo/page.js"


def bundle(web):
    """Makes the copy in a new folder."""
    shutil.copytree(WEB / "build", web / "build")
    shutil.copy(WEB / "style.css", web)
    shutil.copytree(WEB / "demo", web / "demo", ignore=shutil.ignore_patterns("*.js"))
    apart = [f"--external:*/{part}.js" for part in PARTS]
    entries = [WEB / f"js/{name}.js" for name in ENTRIES]
    _bundle(entries, f"--outdir={web / 'js'}", "--splitting", *apart)
    _bundle([WEB / f"js/{name}.js" for name in PARTS], f"--outdir={web / 'js'}")
    _bundle_demo(web)


def _bundle_demo(web):
    """Bundles the demo as one script, in which each part still names files beside it."""
    parts = web / "parts"
    for script in [*WEB.glob("demo/**/*.js"), *WEB.glob("js/**/*.js")]:
        path = script.relative_to(WEB)
        copy = parts / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        place = f"new URL('../{path}', import.meta.url)"
        copy.write_text(script.read_text().replace("import.meta.url", place))
    _bundle([parts / DEMO], f"--outfile={web / DEMO}")
    shutil.rmtree(parts)


def _bundle(scripts, *options):
    subprocess.run(
        ["esbuild", *scripts, "--bundle", "--format=esm", "--sourcemap", "--log-level=warning", *options],
        check=True,
    )
