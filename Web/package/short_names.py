"""Short names for the properties that only the scripts themselves use, which internal-names.json lists."""

import json
import pathlib
import string
import subprocess

WEB = pathlib.Path(__file__).resolve().parent.parent
INTERNAL = json.loads((WEB / "package/internal-names.json").read_text())
NAMES = [*INTERNAL["fields"], *INTERNAL["others"]]


def short_names(folder):
    """The options of esbuild. All bundles of a page must have the same short names, because an element and
    the part that an option loads are separate bundles; a file in the folder remembers the names."""
    folder.mkdir(parents=True, exist_ok=True)
    cache = folder / "short-names.json"
    # Minified variables have no such names: Rollup 3 gives a field of a class the new name of a variable.
    for_fields = (letter + digit for digit in string.digits for letter in string.ascii_letters)
    cache.write_text(json.dumps(dict(zip(INTERNAL["fields"], for_fields))))
    options = [f"--mangle-props=^(?:{'|'.join(NAMES)})$", f"--mangle-cache={cache}"]
    # Names all others at once, by how often they occur.
    subprocess.run(
        ["esbuild", *sorted((WEB / "js").glob("rondo*.js")), "--bundle", "--minify", "--format=esm",
         "--log-level=warning", f"--outdir={folder / 'named'}", *options],
        check=True,
    )
    return options
