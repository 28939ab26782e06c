"""The exact bytes of requests. Large ones go to the disk and come from it in pieces.

Handed over whole, 98 MB are copied while the interpreter is held, and the window stands still for a tenth of a second.
"""

from __future__ import annotations

import hashlib
import sqlite3

from comfy_desk.store.faults import BodyLost, StoreDamaged

PIECE = 1 << 20
LARGE = 2 << 20

# One that was lost with a damaged store is here again.
_KEEP = (
    "INSERT INTO bodies VALUES (?, {value}) "
    "ON CONFLICT(sha256) DO UPDATE SET bytes = excluded.bytes WHERE length(bytes) = 0"
)
_KEEP_WHOLE = _KEEP.format(value="?")
_KEEP_PLACE = _KEEP.format(value="zeroblob(?)")


def keep(connection: sqlite3.Connection, digest: str, body: bytes) -> None:
    """Within a transaction; one that is there already stays."""
    if len(body) < LARGE:
        connection.execute(_KEEP_WHOLE, (digest, body))
        return
    if not connection.execute(_KEEP_PLACE, (digest, len(body))).rowcount:
        return
    (row,) = connection.execute("SELECT rowid FROM bodies WHERE sha256 = ?", (digest,)).fetchone()
    with connection.blobopen("bodies", "bytes", row) as blob:
        for at in range(0, len(body), PIECE):
            blob.write(body[at : at + PIECE])


def read(connection: sqlite3.Connection, request_id: str) -> bytes:
    """Those that were kept, or none. Raises KeyError for an unknown request, BodyLost and StoreDamaged."""
    sought = (
        "SELECT body_sha256, bodies.rowid, length(bytes), CASE WHEN length(bytes) < ? THEN bytes END "
        "FROM requests LEFT JOIN bodies ON sha256 = body_sha256 WHERE"
    )
    found = connection.execute(f"{sought} id = ?", (LARGE, request_id)).fetchone()
    if found is None:
        if connection.execute("SELECT 1 FROM requests WHERE +id = ?", (request_id,)).fetchone() is not None:
            raise StoreDamaged("an index does not lead to a request that is there")
        raise KeyError(request_id)
    digest, row, size, body = found
    if size is None:
        raise StoreDamaged("a request without a body")
    if body is None:
        body = _in_pieces(connection, row)
    if hashlib.sha256(body).hexdigest() != digest:
        raise BodyLost(f"{len(body)} bytes that are not {digest}")
    return bytes(body)


def _in_pieces(connection: sqlite3.Connection, row: int) -> bytes:
    with connection.blobopen("bodies", "bytes", row, readonly=True) as blob:
        pieces = []
        while piece := blob.read(PIECE):
            pieces.append(piece)
    return b"".join(pieces)
