"""Builds of other configurations than the one that all else tests."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
