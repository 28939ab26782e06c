"""A search of the library as SQL, and what it found. One answer of one row each: a row a work would hand the interpreter
back and forth fifty thousand times, and the window would wait for its turn each time.
"""

from __future__ import annotations

import json
import operator
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from comfy_desk.domain.library import Found, Order, Search, Shelf
from comfy_desk.domain.library_words import Amount, Condition, Kinds, Made, Marked, Named, Query, Words
from comfy_desk.store.library_text import phrase, plain

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
        self.parts.append(f"NOT coalesce({part}, 0)" if negated else f"({part})")
        self.values += values


def find(connection: sqlite3.Connection, search: Search, query: Query, ours: str) -> Found:
    """`ours` is how the paths of files begin that lie in the data folder alone."""
    where = _Where()
    where.add("gone_at IS NULL")
    where.add("trashed_at IS NOT NULL" if search.shelf is Shelf.TRASH else "trashed_at IS NULL")
    if search.collection:
        where.add("id IN (SELECT work FROM collected WHERE collection = ?)", search.collection)
    if search.stack:
        where.add("stack = ?", search.stack)
    _add_words(where, query)
    for condition in query.conditions:
        if not isinstance(condition, Words):
            _add(where, condition, ours)
    timed = search.order in _BY_TIME
    folded = search.folded and not search.stack
    columns = ["id", *(["made_at"] if timed else []), *(["stack"] if folded else [])]
    inner = f"SELECT {', '.join(columns)} FROM works WHERE {' AND '.join(where.parts)} ORDER BY {_ORDERS[search.order]}"  # noqa: S608
    lists = ", ".join(f"json_group_array({column})" for column in columns)
    row = connection.execute(f"SELECT {lists} FROM ({inner})", where.values).fetchone()  # noqa: S608 - our own words
    found: list[list[Any]] = [json.loads(column) for column in row]
    if folded:
        found = _folded(found)
    return Found(tuple(found[0]), query.unread, tuple(map(float, found[1])) if timed else ())


def _folded(found: list[list[Any]]) -> list[list[Any]]:
    """The first of each stack; a work whose stack is not known stands for itself."""
    first: set[str] = set()
    shown = []
    for number, stack in enumerate(found[-1]):
        if not stack or stack not in first:
            first.add(stack)
            shown.append(number)
    if not shown:
        return [[] for _ in found]
    pick: Callable[[list[Any]], Any] = operator.itemgetter(*shown)
    return [[column[shown[0]]] if len(shown) == 1 else list(pick(column)) for column in found]


def _add_words(where: _Where, query: Query) -> None:
    matches = "id IN (SELECT rowid FROM work_words WHERE work_words MATCH ?)"
    wanted = []
    for words in (condition for condition in query.conditions if isinstance(condition, Words)):
        sought = phrase(words.text, prefix=not words.whole, column=words.column)
        if sought and words.negated:
            where.add(matches, sought, negated=True)
        elif sought:
            wanted.append(sought)
    if wanted:
        where.add(matches, " AND ".join(wanted))


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
            where.add("seed = ?", text, negated=negated)
        case Named("batch", text, negated):
            named = f"batch IN (SELECT id FROM batches WHERE {_NAMED})"  # noqa: S608
            where.add(named, plain(text).strip(), negated=negated)
        case Named("collection", text, negated):
            of_it = f"SELECT work FROM collected JOIN collections ON collections.id = collection WHERE {_NAMED}"  # noqa: S608
            where.add(f"id IN ({of_it})", plain(text).strip(), negated=negated)
        case _:
            pass


_NAMED = "instr(' ' || comfy_plain(name), ' ' || ?) > 0"
