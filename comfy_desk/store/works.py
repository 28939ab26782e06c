"""The library's rows: kept up with the outputs of requests in the same transaction, so that neither ever knows more."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.store import rows
from comfy_desk.store.library_text import cost_of, indexed_name, plain

_KEEP = (
    'INSERT INTO works (request, "index", made_at, model, kind, seed, batch, cost, path, size) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    'ON CONFLICT(request, "index") DO UPDATE SET kind = excluded.kind, path = excluded.path, size = excluded.size, '
    "missing_at = CASE WHEN path IS excluded.path THEN missing_at END, "
    "trashed_at = CASE WHEN gone_at IS NULL OR excluded.path IS NULL OR path IS excluded.path THEN trashed_at END, "
    "gone_at = CASE WHEN excluded.path IS NULL OR path IS excluded.path THEN gone_at END"
)
"""What was let go and is fetched again is here again."""


def keep(connection: sqlite3.Connection, request: Request, at: float, changed: Iterable[Output] = ()) -> None:
    """Within a transaction, after its outputs; `changed` are those alone that are other or new, none means all.

    A work that was there keeps its id and its marks. One that an answer, looked into again, does not have any more goes.
    """
    only = tuple(changed)
    query = 'SELECT id, "index", path FROM works WHERE request = ?'
    if only:  # one of a thousand, perhaps
        query += f' AND "index" IN ({", ".join(str(int(output.index)) for output in only)})'
    known = {int(index): (int(work), path) for work, index, path in connection.execute(query, (request.id,))}
    kept = [output for output in only or request.outputs if output.role is Role.WORK]
    cost = cost_of(request.credits)
    for output in kept:
        path = rows.encodable(output.path)
        connection.execute(
            _KEEP,
            (
                request.id,
                output.index,
                at,
                rows.encodable(request.model),
                str(output.kind),
                rows.encodable(request.seed),
                rows.encodable(request.batch),
                cost,
                path,
                output.size,
            ),
        )
        if output.index not in known:
            _index(connection, request, output)
        elif known[output.index][1] != path:
            name = (indexed_name(path), known[output.index][0])
            connection.execute("UPDATE work_words SET name = ? WHERE rowid = ?", name)
    if not only:
        forget(connection, [known[index][0] for index in known.keys() - {output.index for output in kept}])


def keep_cost(connection: sqlite3.Connection, request: Request) -> None:
    """What it cost may be known later than what came of it."""
    connection.execute(
        "UPDATE works SET cost = ?1 WHERE request = ?2 AND cost IS NOT ?1", (cost_of(request.credits), request.id)
    )


def forget(connection: sqlite3.Connection, works: Iterable[int]) -> None:
    """These rows, with their words; what points to them goes with them."""
    gone = [(work,) for work in works]
    connection.executemany("DELETE FROM work_words WHERE rowid = ?", gone)
    connection.executemany("DELETE FROM works WHERE id = ?", gone)


def forget_requests(connection: sqlite3.Connection, requests: Iterable[str]) -> None:
    """Before their rows are deleted."""
    for request in requests:
        forget(connection, [row[0] for row in connection.execute("SELECT id FROM works WHERE request = ?", (request,))])


def _index(connection: sqlite3.Connection, request: Request, output: Output) -> None:
    connection.execute(
        "INSERT INTO work_words (rowid, prompt, model, note, name) "
        'SELECT id, ?, ?, note, ? FROM works WHERE request = ? AND "index" = ?',
        (plain(request.prompt), plain(request.model), indexed_name(output.path), request.id, output.index),
    )


def make_whole(connection: sqlite3.Connection) -> None:
    """After damage: rows and outputs know of each other again, lists name what is here, and every word is found.

    Marks stay with their works; a work whose output was lost is shown as far as its own row tells.
    """
    for step in _WHOLE:
        connection.execute(step)


FILL = """
    INSERT OR IGNORE INTO works (request, "index", made_at, model, kind, seed, batch, cost, path, size)
        SELECT request, "index", coalesce(ended_at, completed_at, created_at), model, kind, seed, batch,
            comfy_cost(credits), path, size
        FROM outputs JOIN requests ON requests.id = request WHERE role = 'work'
        ORDER BY coalesce(ended_at, completed_at, created_at), created_at, request, "index"
"""
FILL_WORDS = """
    INSERT INTO work_words (rowid, prompt, model, note, name)
        SELECT works.id, comfy_plain(prompt), comfy_plain(works.model), comfy_plain(note), comfy_name(path)
        FROM works JOIN requests ON requests.id = request ORDER BY works.id
"""
_WHOLE = (
    """
    DELETE FROM works WHERE path IS NULL AND NOT EXISTS
        (SELECT 1 FROM outputs WHERE outputs.request = works.request AND outputs."index" = works."index")
    """,
    """
    INSERT OR IGNORE INTO outputs (request, "index", pointer, kind, role, origin, path, size)
        SELECT request, "index", '', kind, 'work', 'inline', path, size FROM works
    """,
    """
    DELETE FROM works WHERE EXISTS (SELECT 1 FROM outputs WHERE outputs.request = works.request
        AND outputs."index" = works."index" AND role <> 'work')
    """,
    FILL,
    "DELETE FROM collected WHERE work NOT IN (SELECT id FROM works) OR collection NOT IN (SELECT id FROM collections)",
    "DELETE FROM work_words",
    FILL_WORDS,
)
