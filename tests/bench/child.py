"""One side of one measurement, in a process of its own: `python child.py MODULE KIND OPTIONS`.

The module's `SIDES[KIND]` gets the options and returns what is printed, as one line of JSON, when it is done.
"""

from __future__ import annotations

import importlib
import json
import os
import sys


def main() -> int:
    module, kind, options = sys.argv[1:4]
    os.environ["QT_API"] = "pyside6"
    print(json.dumps(importlib.import_module(module).SIDES[kind](json.loads(options))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
