"""The archive is a package that npm installs. Outside of a page its scripts do nothing."""

import gzip
import json
import re
import subprocess

import pytest

from conftest import ARCHIVE, PACKAGE, ROOT

# A page needs no more than the scripts of its element.
ENTRIES = ["", "/children", "/ticker", "/pages", "/shelves", "/recording", "/controls", "/inline"]

IMPORT = """
const before = Reflect.ownKeys(globalThis);
const exported = await import(process.argv[1]);
const after = Reflect.ownKeys(globalThis).filter((name) => !before.includes(name));
console.log(JSON.stringify({ exported: Object.keys(exported), after }));
"""


def test_npm_installs_the_archive(project):
    installed = project / "node_modules/rondo-elements"
    names = sorted(path.relative_to(installed) for path in installed.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file())


def test_the_version_is_that_of_the_project(manifest):
    about = json.loads((ROOT / "Web/package/package.json").read_text())
    assert manifest["version"] == about["version"]
    assert ARCHIVE.name == f"rondo-elements-{about['version']}.tgz"
    banner = f"/*! rondo-elements {about['version']}, MIT licence */\n"
    assert all(script.read_text().startswith(banner) for script in PACKAGE.rglob("*.js"))


def test_the_archive_does_not_name_its_owner():
    with gzip.open(ARCHIVE) as archive:
        head = archive.read(512)
    assert head.startswith(b"package/")
    assert head[265:329].strip(b"\0") == b"", "the name of an owner"
    assert str(ROOT).encode() not in gzip.decompress(ARCHIVE.read_bytes())


def test_all_files_named_by_the_manifest_exist(manifest):
    def files(value):
        if isinstance(value, dict):
            return [file for each in value.values() for file in files(each)]
        return [value]

    named = [manifest["main"], manifest["types"], manifest["customElements"], *files(manifest["exports"])]
    assert [name for name in named if "*" not in name and not (PACKAGE / name).is_file()] == []
    assert manifest["license"] == "MIT" and (PACKAGE / "LICENSE").is_file()
    assert {f".{entry}" for entry in ENTRIES} <= manifest["exports"].keys()


def test_each_script_has_its_source_map_with_the_sources():
    for script in PACKAGE.rglob("*.js"):
        (name,) = re.findall(r"//# sourceMappingURL=(\S+)", script.read_text())
        content = json.loads((script.parent / name).read_text())
        assert len(content["sources"]) == len(content["sourcesContent"]), name


@pytest.mark.parametrize("entry", ENTRIES)
def test_without_a_page_an_entry_does_nothing(project, entry):
    name = f"rondo-elements{entry}"
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", IMPORT, name], cwd=project, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["after"] == []
    assert bool(said["exported"]) == (entry != "/inline")


def test_each_import_has_a_file_of_its_name_for_script_tags(project, manifest):
    package = project / "node_modules/rondo-elements"
    scripts = {name for name, about in manifest["exports"].items() if "default" in about} - {"."}
    names = {name[2:] for name in scripts if not name.endswith(".wasm")}
    assert "controls" in names
    assert [name for name in names if not (package / f"{name}.js").exists()] == []
    apart = names - {"inline", "recording"}
    assert [name for name in apart if not (package / f"standalone/{name}.js").exists()] == []
