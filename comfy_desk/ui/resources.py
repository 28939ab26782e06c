"""Where the files that come with the program lie. Reads nothing itself."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def resources_dir() -> Path:
    """The folder with `icons/` and `styles/`: inside the package in a wheel, beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "_resources", package.parent / "resources"):
        if (folder / "styles").is_dir():
            return folder
    raise FileNotFoundError("The program's icons and styles are missing: the installation is not whole.")
