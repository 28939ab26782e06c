"""Where in the data folder the files of a request lie: what is kept for good, and apart from it what is under way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from comfy_desk.services.reading import workplace


@dataclass(frozen=True, slots=True)
class Places:
    results: Path

    @property
    def all_work(self) -> Path:
        """The folder with what is under way of every request."""
        return workplace(self.results / "any").parent

    def folder(self, request_id: str) -> Path:
        """The raw answer, and works that the artist's folder refused."""
        return self.results / request_id

    def work(self, request_id: str) -> Path:
        """What is under way; gone once the request has ended."""
        return workplace(self.folder(request_id))

    def kept(self, request_id: str) -> Path:
        """Works that the artist's folder refused."""
        return self.folder(request_id) / "kept"
