"""Files of a folder in which a program is at work: what vanishes while it is looked at is passed over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path


def files_in(folder: Path) -> Iterator[tuple[Path, bytes]]:
    """Every file with its bytes, in the order of their names."""
    for place, _folders, names in sorted(os.walk(folder)):  # unlike `rglob`, it lets a folder go while it walks
        for name in sorted(names):
            try:
                path = Path(place) / name
                if path.is_file():
                    yield path, path.read_bytes()
            except OSError:
                continue
