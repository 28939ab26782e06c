"""A search of the library as SQL, and what it found.

The order of all works is read once and kept until a work is other; a search then only says which of them it finds, and SQLite
sorts nothing. What comes from it is one row of JSON: a row a work would hand the interpreter back and forth fifty thousand
times, and the window would wait for its turn each time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import compress
from typing import Any

from comfy_desk.domain.library import Found, Order, Search, Shelf
from comfy_desk.domain.library_words import Amount, Condition, Kinds, Made, Marked, Named, Query, Words
from comfy_desk.store.library_text import phrase, plain
from comfy_desk.store.rows import encodable

_ORDERS = {
    Order.NEWEST: "made_at DESC, id",
    Order.OLDEST: "made_at, id",
    Order.RATING: "rating DESC, made_at DESC, id",
    Order.MODEL: "model, made_at DESC, id",
    Order.LARGEST: "size DESC NULLS LAST, made_at DESC, id",
}
_BY_TIME = (Order.NEWEST, Order.OLDEST)
_MARKS = {
    "favourite": "favourite",
    "pick": "verdict = 'pick'",
    "reject": "verdict = 'reject'",
    "unrated": "rating = 0",
    "missing": "missing_at IS NOT NULL",
    "note": "note <> ''",
}
_SIGNS = frozenset({"=", ">", ">=", "<", "<="})
_AMOUNTS = frozenset({"rating", "cost", "size"})


@dataclass(slots=True)
class _Where:
    parts: list[str] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)

    def add(self, part: str, *values: Any, negated: bool = False) -> None:
        self.parts.append(f"NOT coalesce(({part}), 0)" if negated else f"({part})")
        self.values += values


@dataclass(frozen=True, slots=True)
class _Line:
    """All works of a shelf in one order; `made_at` in whole seconds, which is enough for their days."""

    ids: list[int]
    made_at: list[int]


class Finder:
    """Belongs to one connection. `ours` is how the paths of files begin that lie in the data folder alone."""

    def __init__(self, ours: str) -> None:
        self._ours = ours
        self._version: tuple[int, int] = (-1, -1)
        self._lines: dict[tuple[Shelf, Order], _Line] = {}
        self._stacks: dict[int, str] = {}

    def find(self, connection: sqlite3.Connection, search: Search, query: Query) -> Found:
        version = connection.execute("SELECT number, stacks FROM works_version").fetchone()
        if version[0] != self._version[0]:
            self._lines = {}
        if version != self._version:
            self._version, self._stacks = version, {}
        line = self._lines.get((search.shelf, search.order))
        if line is None:
            line = self._lines[search.shelf, search.order] = _line(connection, search)
        ids: list[int] = line.ids
        made_at: list[int] = line.made_at if search.order in _BY_TIME else []
        for wanted, found in self._found(connection, search, query):
            chosen = [(one in found) is wanted for one in ids]
            ids, made_at = list(compress(ids, chosen)), list(compress(made_at, chosen))
        if search.folded and not search.stack:
            chosen = self._firsts(connection, ids)
            ids, made_at = list(compress(ids, chosen)), list(compress(made_at, chosen))
        return Found(tuple(ids), query.unread, tuple(map(float, made_at)))

    def _found(
        self, connection: sqlite3.Connection, search: Search, query: Query
    ) -> Iterator[tuple[bool, frozenset[int]]]:
        """Sets of works, and whether those in them are wanted, or those that are not."""
        wanted = []
        for words in (condition for condition in query.conditions if isinstance(condition, Words)):
            sought = phrase(words.text, prefix=not words.whole, column=words.column)
            if sought and words.negated:
                yield False, _matching(connection, sought)
            elif sought:
                wanted.append(sought)
        if wanted:
            yield True, _matching(connection, " AND ".join(wanted))
        where = _Where()
        if search.collection:
            where.add("id IN (SELECT work FROM collected WHERE collection = ?)", search.collection)
        if search.stack:
            where.add("stack = ?", search.stack)
        for condition in query.conditions:
            if not isinstance(condition, Words):
                _add(where, condition, self._ours)
        if where.parts:
            which = f"SELECT json_group_array(id) FROM works WHERE {' AND '.join(where.parts)}"  # noqa: S608 - our own words
            yield True, frozenset(json.loads(connection.execute(which, where.values).fetchone()[0]))

    def _firsts(self, connection: sqlite3.Connection, ids: list[int]) -> list[bool]:
        """Which are the first of their stack; a work whose stack is not known stands for itself."""
        if not self._stacks:
            both = "SELECT json_group_array(id), json_group_array(stack) FROM works WHERE stack <> ''"
            works, stacks = (json.loads(column) for column in connection.execute(both).fetchone())
            self._stacks = dict(zip(works, stacks, strict=True))
        known = self._stacks
        seen: set[str | int] = set()
        first = []
        for one in ids:
            stack = known.get(one, one)
            first.append(stack not in seen)
            seen.add(stack)
        return first


def _line(connection: sqlite3.Connection, search: Search) -> _Line:
    shelf = "trashed_at IS NOT NULL" if search.shelf is Shelf.TRASH else "trashed_at IS NULL"
    inner = f"SELECT id, made_at FROM works WHERE gone_at IS NULL AND {shelf} ORDER BY {_ORDERS[search.order]}"  # noqa: S608
    columns = ["id", *(["CAST(made_at AS INTEGER)"] if search.order in _BY_TIME else [])]
    lists = ", ".join(f"json_group_array({column})" for column in columns)
    row = connection.execute(f"SELECT {lists} FROM ({inner})").fetchone()  # noqa: S608 - our own words
    return _Line(*(json.loads(column) for column in row), *([[]] if len(row) == 1 else []))


def _matching(connection: sqlite3.Connection, sought: str) -> frozenset[int]:
    found = connection.execute("SELECT json_group_array(rowid) FROM work_words WHERE work_words MATCH ?", (sought,))
    return frozenset(json.loads(found.fetchone()[0]))


def _add(where: _Where, condition: Condition, ours: str) -> None:
    match condition:
        case Kinds(kinds, negated):
            where.add("kind IN (SELECT value FROM json_each(?))", json.dumps(sorted(kinds)), negated=negated)
        case Made(since, until, negated):
            where.add("made_at >= coalesce(?, made_at) AND made_at < coalesce(?, 9e99)", since, until, negated=negated)
        case Amount(what, sign, number, negated) if what in _AMOUNTS and sign in _SIGNS:
            where.add(f"{what} {sign} ?", number, negated=negated)
        case Marked("unsaved", negated):
            where.add("path IS NULL OR substr(path, 1, length(?)) = ?", ours, ours, negated=negated)
        case Marked(mark, negated):
            where.add(_MARKS[mark], negated=negated)
        case Named("seed", text, negated):
            where.add("seed = ?", encodable(text), negated=negated)
        case Named("batch", text, negated):
            named = f"batch IN (SELECT id FROM batches WHERE {_NAMED})"  # noqa: S608
            where.add(named, plain(text).strip(), negated=negated)
        case Named("collection", text, negated):
            of_it = f"SELECT work FROM collected JOIN collections ON collections.id = collection WHERE {_NAMED}"  # noqa: S608
            where.add(f"id IN ({of_it})", plain(text).strip(), negated=negated)
        case _:
            pass


_NAMED = "instr(' ' || comfy_plain(name), ' ' || ?) > 0"
