"""The studio: what a model is handed to make its answer from one run, without knowing queues, keys or the web."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .runs import holds, texts
from .works import Work

Sign = Callable[[Work, str], str]


def _writable(text: str) -> str:
    """JSON can say half a surrogate pair, and no file or picture can hold it."""
    return text.encode("utf-8", "replace").decode()


@dataclass(frozen=True, slots=True)
class Studio:
    """One run as its model sees it. ``sign`` gives the address of a work under a name, which may lack an extension."""

    body: Mapping[str, Any]
    run_id: str
    seed: int
    made_at: int
    base_url: str
    sign: Sign

    @property
    def prompt(self) -> str:
        """The artist's words: the field that is called so, else the first long enough text. Half a pair is a `?`."""
        for name in ("prompt", "text", "instructions"):
            value = self.body.get(name)
            if isinstance(value, str) and value.strip():
                return _writable(value)
        return _writable(next((text for text in texts(self.body) if len(text) > 3), "an untitled study"))

    @property
    def empty_handed(self) -> bool:
        return holds(self.body, "empty-handed")

    def number(self, name: str, default: int) -> int:
        value = self.body.get(name)
        return default if isinstance(value, bool) or not isinstance(value, int | float) else int(value)

    def text(self, name: str, default: str) -> str:
        value = self.body.get(name)
        return value if isinstance(value, str) and value else default
