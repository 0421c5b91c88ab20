"""Programs in strict TypeScript compile if they use elements correctly, and only then."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from conftest import PACKAGE, ROOT

sys.path.insert(0, str(ROOT / "Web/package"))

from short_names import INTERNAL, NAMES  # noqa: E402

PROGRAMS = pathlib.Path(__file__).parent / "programs"

# Compiled together: the element of the small pager has the type of the whole one where that is imported too.
PROGRAMS_OF = {
    "elements": ["uses.ts", "misuses.ts", "uses.tsx", "others.ts", "frameworks.d.ts"],
    "the small pager": ["children.ts"],
    "both pagers": ["both.ts"],
}

# As in most projects with a bundler, and as in Node.js.
RESOLUTIONS = {"es2022": "node", "node16": "node16"}

OPTIONS = {
    "strict": True,
    "noEmit": True,
    "target": "es2022",
    "lib": ["es2022", "dom", "dom.iterable"],
    "jsx": "react-jsx",
    "types": [],
}


@pytest.mark.parametrize(
    "name, module",
    [
        ("elements", "es2022"),
        ("elements", "node16"),
        ("the small pager", "es2022"),
        ("both pagers", "es2022"),
        ("both pagers", "node16"),
    ],
)
def test_programs_compile(project, name, module):
    shutil.copytree(PROGRAMS, project, dirs_exist_ok=True)
    options = {**OPTIONS, "module": module, "moduleResolution": RESOLUTIONS[module]}
    config = project / f"{name}-{module}.json"
    config.write_text(json.dumps({"compilerOptions": options, "files": PROGRAMS_OF[name]}))
    done = subprocess.run(["tsc", "--project", config], capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize("module", RESOLUTIONS)
def test_the_typescript_of_the_guides_compiles(project, module):
    texts = [file.read_text() for file in (ROOT / "Documentation/Guides/Browser.md", PACKAGE / "README.md")]
    blocks = [block for text in texts for block in re.findall(r"```ts\n(.*?)```", text, re.DOTALL)]
    assert len(blocks) > 1
    names = [f"guide-{number}.ts" for number in range(len(blocks))]
    for name, block in zip(names, blocks):
        (project / name).write_text(block)
    config = project / f"guide-{module}.json"
    options = {**OPTIONS, "module": module, "moduleResolution": RESOLUTIONS[module]}
    config.write_text(json.dumps({"compilerOptions": options, "files": names}))
    done = subprocess.run(["tsc", "--project", config], capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


def test_the_scripts_keep_to_the_types_in_their_comments():
    done = subprocess.run(["tsc", "--project", ROOT / "Web/jsconfig.json"], capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


def test_a_property_with_a_short_name_is_of_the_scripts_alone():
    typescript = pathlib.Path(shutil.which("tsc")).resolve().parents[1]
    names = subprocess.run(
        ["node", ROOT / "Web/package/internal-names.js"],
        env={**os.environ, "TYPESCRIPT": str(typescript)}, capture_output=True, text=True, check=True,
    )
    alone = json.loads(names.stdout)
    assert set(NAMES) - {*alone["fields"], *alone["others"]} == set()
    # Other properties may have a shorter name.
    assert set(alone["fields"]) & set(INTERNAL["others"]) == set()


def elements():
    manifest = json.loads((PACKAGE / "custom-elements.json").read_text())
    assert manifest["schemaVersion"] == "1.0.0"
    return [element for module in manifest["modules"] for element in module["declarations"]]


def test_the_programs_use_everything_that_elements_have():
    text = (PROGRAMS / "uses.ts").read_text()
    names = {
        entry["name"] for element in elements() for entry in element["members"] + element["events"]
    }
    assert len(names) > 100
    assert [name for name in sorted(names) if not re.search(rf"(?<![\w-]){name}(?![\w-])", text)] == []


def test_each_attribute_and_each_member_has_a_description():
    for element in elements():
        for kind in ("attributes", "members", "events", "slots", "cssParts", "cssProperties", "cssStates"):
            for entry in element[kind]:
                assert entry["description"].strip(), f"{element['name']}.{entry['name']}"
            names = [entry["name"] for entry in element[kind]]
            assert len(names) == len(set(names)), f"{element['name']} has an entry of its {kind} twice"


def test_each_event_and_each_part_of_the_scripts_is_declared():
    scripts = "".join(path.read_text() for path in (ROOT / "Web/js").rglob("*.js"))
    (engine,) = re.findall(r"export const EVENTS = .*?\[(.*?)\]", scripts, re.DOTALL)
    sent = {f"rondo-{name.lower()}" for name in re.findall(r"'(\w+)'", engine)}
    sent |= set(re.findall(r"(?:Custom|Lazy)Event\('([\w-]+)'", scripts))
    assert sent == {event["name"] for element in elements() for event in element["events"]}
    declared = {part["name"] for element in elements() for part in element["cssParts"]}
    assert set(re.findall(r"(?:part\.(?:add|toggle)\('|\[part~?=)([\w-]+)", scripts)) <= declared
    assert [name for name in declared if not re.search(rf"['=]{name}['\]]", scripts)] == []


def test_each_custom_property_and_each_state_of_the_scripts_is_declared():
    scripts = "".join(path.read_text() for path in (ROOT / "Web/js").rglob("*.js"))
    used = set(re.findall(r"--rondo-[\w-]+", scripts + (ROOT / "Web/style.css").read_text()))
    assert used == {entry["name"] for element in elements() for entry in element["cssProperties"]}
    shown = set(re.findall(r"showState\(this\.#states, '(\w+)'", scripts))
    assert shown == {state["name"] for element in elements() for state in element["cssStates"]}
