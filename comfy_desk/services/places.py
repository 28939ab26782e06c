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

    @property
    def thumbnails(self) -> Path:
        """The small pictures of every request, in folders."""
        return self.results.with_name("thumbnails")

    @property
    def all_moving(self) -> Path:
        """Notes on works of ours that are moved to the artist's folder, of every request."""
        return self.results.with_name("moving")

    def moving(self, request_id: str) -> Path:
        return self.all_moving / request_id

    def exporting(self, request_id: str, index: int) -> Path:
        """The body for a recipe that is put into a copy; gone with the copy made."""
        return self.results.with_name("exporting") / f"{request_id}-{index}"
