"""Builds of other configurations than that of the other tests."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
