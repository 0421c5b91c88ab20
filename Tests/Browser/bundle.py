"""A copy of the folder Web in which pages load few scripts: such a page opens in less processor time."""

import re
import shutil
import subprocess
import sys

from server import WEB

sys.path.insert(0, str(WEB / "package"))

from short_names import short_names  # noqa: E402

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
    "rondo-shelf-sizes",
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
    # As in the package, so that the tests also find a property that must not have a short name.
    names = short_names(web / "names")
    apart = [f"--external:*/{part}.js" for part in PARTS]
    entries = [WEB / f"js/{name}.js" for name in ENTRIES]
    _bundle(entries, f"--outdir={web / 'js'}", "--splitting", *names, *apart)
    _bundle([WEB / f"js/{name}.js" for name in PARTS], f"--outdir={web / 'js'}", *names)
    _bundle_demo(web)


def _bundle_demo(web):
    """Bundles the demo as one script, in which each part still names files beside it. It imports the elements,
    like the scripts of any page, whose properties keep their names."""
    parts = web / "parts"
    for script in WEB.glob("demo/**/*.js"):
        path = script.relative_to(WEB)
        copy = parts / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        place = f"new URL('../{path}', import.meta.url)"
        text = script.read_text().replace("import.meta.url", place)
        copy.write_text(re.sub(r"((?:from |import |import\()')(\.\./)+js/", r"\1../js/", text))
    _bundle([parts / DEMO], f"--outfile={web / DEMO}", "--external:../js/*")
    shutil.rmtree(parts)


def _bundle(scripts, *options):
    subprocess.run(
        ["esbuild", *scripts, "--bundle", "--format=esm", "--sourcemap", "--log-level=warning", *options],
        check=True,
    )
