"""The store: everything comes back as it was, commits are whole, and a folder that cannot be used gives a sentence."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import Failure, FieldProblem
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Delivery, Handle, Hold, Request, State
from comfy_desk.store import bodies
from comfy_desk.store.catalogue import CatalogueStore
from comfy_desk.store.database import Database
from comfy_desk.store.faults import BodyLost
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore, Write

BODY = b'{"prompt": "prompt"}'
DIGEST = hashlib.sha256(BODY).hexdigest()
PLAIN = Request("a", "acc", "kiln/one", "key-a", DIGEST, len(BODY), "prompt", "18446744073709551615", 1.5)
FULL = replace(
    PLAIN,
    id="b",
    key="key-b",
    delivery=Delivery.DIRECT,
    state=State.FAILED,
    hold=Hold.ASK,
    maybe_sent=True,
    replayed=True,
    handle=Handle("r", "https://x/s", "https://x/r", "https://x/c"),
    position=12_000,
    failure=Failure("refused", 422, "invalid_input", "no", fields=(FieldProblem(("body", "n", 0), "too big", "max"),)),
    trouble=Failure("no_answer", pace=2.5),
    words=("because", "of “this”"),
    outputs=(
        Output(0, "/a/0", Kind.IMAGE, Role.WORK, Origin.INLINE, "image/png", "/p.png", 10, "ab", 4, 5, None, "/t.png"),
        Output(1, "/t", Kind.TEXT, Role.WORK, Origin.INLINE, text="words", problem="odd"),
    ),
    removed_at=9.0,
)


def run(path: Path, work: object) -> object:
    async def main() -> object:
        database = await Database.open(path)
        try:
            return await work(database)  # type: ignore[operator]
        finally:
            await database.close()

    return asyncio.run(main())


def test_requests_come_back_as_they_were(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        store = RequestStore(database)
        await store.commit(
            [Write(PLAIN, 1.5, "made", body=BODY), Write(FULL, 2.0, None, outputs_changed=True, body=BODY)]
        )

    async def read(database: Database) -> object:
        store = RequestStore(database)
        return await store.load(), await store.body("b"), await store.history("a"), await store.history("b")

    run(tmp_path / "d.sqlite3", write)
    requests, body, made, nothing = run(tmp_path / "d.sqlite3", read)  # type: ignore[misc]
    assert requests == [PLAIN, FULL]
    assert (body, made, nothing) == (BODY, ((1.5, "made"),), ())


def test_a_commit_is_whole_or_nothing(tmp_path: Path) -> None:
    async def work(database: Database) -> list[Request]:
        store = RequestStore(database)
        await store.commit([Write(PLAIN, 1.0, None, body=BODY)])
        twin = replace(PLAIN, id="c")  # the same idempotency key: refused by the store
        with pytest.raises(sqlite3.IntegrityError):
            await store.commit([Write(replace(PLAIN, prompt="changed"), 2.0, None), Write(twin, 2.0, None, body=BODY)])
        return await store.load()

    assert run(tmp_path / "d.sqlite3", work) == [PLAIN]


def test_equal_bodies_are_kept_once_and_go_with_their_last_request(tmp_path: Path) -> None:
    async def work(database: Database) -> list[int]:
        store = RequestStore(database)
        await store.commit([Write(PLAIN, 1.0, None, body=BODY), Write(FULL, 1.0, None, body=BODY)])

        async def count() -> int:
            return await database.read(lambda c: int(c.execute("SELECT count(*) FROM bodies").fetchone()[0]))

        counts = [await count()]
        for request_id in ("a", "b"):
            await store.commit([], [request_id])
            counts.append(await count())
        return counts

    assert run(tmp_path / "d.sqlite3", work) == [1, 1, 0]


@pytest.mark.parametrize(
    "damage",
    ["UPDATE requests SET state = 'odd' WHERE id = 'b'", "UPDATE outputs SET kind = 'odd' WHERE request = 'b'"],
    ids=["a request", "an output"],
)
def test_one_damaged_row_does_not_hide_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    async def work(database: Database) -> list[Request]:
        store = RequestStore(database)
        await store.commit(
            [Write(PLAIN, 1.0, None, body=BODY), Write(FULL, 1.0, None, outputs_changed=True, body=BODY)]
        )
        await database.write(lambda connection: connection.execute(damage))
        return await store.load()

    assert run(tmp_path / "d.sqlite3", work) == [PLAIN]
    assert "left out" in caplog.text


def test_a_large_body_is_exact_in_pieces_kept_once_and_known_when_it_is_damaged(tmp_path: Path) -> None:
    """Whole, 98 MB are copied while the interpreter is held, and the window stands still."""
    large = bytes(range(256)) * (bodies.LARGE // 256 + 3) + b"end"
    digest = hashlib.sha256(large).hexdigest()
    one, two = (replace(row, body_sha256=digest, body_size=len(large)) for row in (PLAIN, FULL))

    async def work(database: Database) -> None:
        store = RequestStore(database)
        await store.commit([Write(one, 1.0, None, body=large), Write(two, 1.0, None, body=large)])
        assert await store.body("a") == await store.body("b") == large
        await store.commit([Write(one, 2.0, None, body=large)])
        assert await database.read(lambda c: c.execute("SELECT count(*) FROM bodies").fetchone()) == (1,)
        for damage in ("UPDATE bodies SET bytes = zeroblob(3000000)", "UPDATE bodies SET bytes = X''"):
            await database.write(lambda c, damage=damage: c.execute(damage))
            with pytest.raises(BodyLost):
                await store.body("a")
        await store.commit([Write(one, 3.0, None, body=large)])  # what was lost is here again
        assert await store.body("b") == large
        with pytest.raises(sqlite3.IntegrityError):
            await store.commit([Write(replace(one, id="c", body_sha256="other"), 4.0, None, body=b"x" + large)])
        assert await database.read(lambda c: c.execute("SELECT sha256 FROM bodies").fetchall()) == [(digest,)]

    run(tmp_path / "d.sqlite3", work)


def test_an_unknown_body_is_a_key_error(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        with pytest.raises(KeyError):
            await RequestStore(database).body("nobody")

    run(tmp_path / "d.sqlite3", work)


def test_the_catalogue_knows_outputs_of_read_documents(tmp_path: Path) -> None:
    async def work(database: Database) -> object:
        store = CatalogueStore(database)
        await store.keep_models("acc", [ModelEntry("p/b", "p", "b", "yes"), ModelEntry("p/a", "p", "a")])
        document = ModelDocument("p/a", {"x-comfy-router-output-modalities": ["image", 3], "n": 2**70}, '"e"', 5.0)
        await store.keep_document("acc", document)
        return await store.models("acc"), await store.document("acc", "p/a"), await store.document("other", "p/a")

    models, document, nobody = run(tmp_path / "d.sqlite3", work)  # type: ignore[misc]
    assert models == (ModelEntry("p/b", "p", "b", "yes"), ModelEntry("p/a", "p", "a", "unknown", ("image",)))
    assert document.document["n"] == 2**70
    assert nobody is None


def test_one_output_of_a_thousand_is_written_alone(tmp_path: Path) -> None:
    outputs = tuple(Output(n, f"/{n}", Kind.VIDEO, Role.WORK, Origin.INLINE, path=f"/{n}.mp4") for n in range(1000))
    other, new = replace(outputs[7], thumbnail="/7.png"), replace(outputs[0], index=1000)
    after = replace(PLAIN, outputs=(*outputs[:7], other, *outputs[8:], new))

    async def work(database: Database) -> tuple[list[Request], int]:
        store = RequestStore(database)
        await store.commit([Write(replace(PLAIN, outputs=outputs), 1.0, None, outputs_changed=True, body=BODY)])
        before = await database.read(lambda connection: connection.total_changes)
        changes = [Write(after, 2.0, None, outputs_changed=True, changed=(one,)) for one in (other, new)]
        await store.commit(changes)
        return await store.load(), await database.read(lambda connection: connection.total_changes) - before

    requests, changes = run(tmp_path / "d.sqlite3", work)  # type: ignore[misc]
    assert requests == [after]
    assert changes < 20  # with its row in the library, and the words there


def test_small_facts_are_remembered(tmp_path: Path) -> None:
    async def work(database: Database) -> object:
        store = RememberedStore(database)
        await store.set("draft", {"prompt": "é"})
        await store.set("draft", {"prompt": "ü"})
        return await store.get("draft"), await store.get("nothing", 7)

    assert run(tmp_path / "d.sqlite3", work) == ({"prompt": "ü"}, 7)


def test_a_batch_goes_with_its_last_request_and_a_new_one_waits_for_its_first(tmp_path: Path) -> None:
    async def work(database: Database) -> list[list[str]]:
        store = RequestStore(database)
        for name in ("one", "new"):
            await store.keep_batch(Batch(name, name, 1.0))
        pair = [replace(PLAIN, batch="one"), replace(FULL, batch="one")]
        await store.commit([Write(request, 1.0, None, body=BODY) for request in pair])
        left = []
        for request in pair:
            await store.commit([], [request.id])
            left.append(sorted(batch.id for batch in await store.batches()))
        return left

    assert run(tmp_path / "d.sqlite3", work) == [["new", "one"], ["new"]]
