"""The start of the program. Qt is bound before qasync is imported, which would otherwise choose a binding itself."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; returns its exit code: 0, 1 where a check failed, 2 where it could not start."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["inspect"]:
        from comfy_desk.app.inspect import inspect

        return inspect(given[1:])
    if given[:1] == ["fields"]:
        from comfy_desk.app.fields import fields

        return fields(given[1:])
    os.environ["QT_API"] = "pyside6"
    from comfy_desk.app.options import parse

    options = parse(given)
    if options.check:
        from comfy_desk.app.check import check

        return check(options)
    was_on = gc.isenabled()
    gc.disable()  # the window collects by itself: until it is there all that is made is made to stay
    try:
        from comfy_desk.app.start import start

        return start(options)
    finally:
        if was_on:
            gc.enable()


if __name__ == "__main__":
    sys.exit(main())
