"""The library that checks schemas is loaded with the first check: not by a start, which has to show a window."""

from __future__ import annotations

import subprocess
import sys

_CODE = """
import sys
from comfy_desk.schema import check
assert "jsonschema" not in sys.modules and "referencing" not in sys.modules
assert check({}, []), "a list is no body"
assert "jsonschema" in sys.modules
"""


def test_the_library_comes_with_the_first_check() -> None:
    done = subprocess.run([sys.executable, "-c", _CODE], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
