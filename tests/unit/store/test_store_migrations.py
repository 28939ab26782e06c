"""Each step of the store's shape: from a file as the step before left it, in a transaction, after a copy.

A test of step N is named `test_migration_N…`; `tests/contracts/test_sources.py` fails where one is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Delivery, Handle, Hold, Request, State
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.store import migrations, opening, rows
from comfy_desk.store.database import Database
from comfy_desk.store.migrations import MIGRATIONS, migrate, version_of
from comfy_desk.store.requests import RequestStore, Write

BODY = b'{"prompt": "a quiet harbour", "seed": 18446744073709551615}'
DIGEST = hashlib.sha256(BODY).hexdigest()

HANDLED = ("in_queue", "in_progress", "collecting", "done", "empty", "cancelled", "late_result", "expired", "gone")


def rows_of_version_1() -> str:
    """What version 1 of the store held, as SQL text: one row in each state, with all that can stand in it."""
    text = [f"INSERT INTO bodies VALUES ('{DIGEST}', X'{BODY.hex()}');"]
    for number, state in enumerate(State):
        handle = "NULL, NULL, NULL, NULL"
        if state in HANDLED:
            base = f"https://router.invalid/v2/models/kiln/one/requests/r{number}"
            handle = f"'r{number}', '{base}/status', '{base}', '{base}/cancel'"
        hold = "'credits'" if state is State.WAITING else "NULL"
        failure = "NULL"
        if state is State.FAILED:
            failure = (
                """'{"reason": "refused", "status": 422, "bucket": "invalid_input", "detail": "it''s wrong", """
                """"upstream_detail": "", "refusal_subject": "", "call_id": "c", "pace": null, """
                """"fields": [{"loc": ["body", "n", 0], "message": "too big", "kind": "max"}]}'"""
            )
        text.append(
            "INSERT INTO requests (id, account, model, key, body_sha256, body_size, prompt, seed, created_at, delivery, "
            'state, hold, "order", sends, first_sent_at, maybe_sent, request_id, status_url, response_url, cancel_url, '
            "replayed, position, asked_at, answered_at, next_check_at, queued_at, running_since, completed_at, ended_at, "
            "end_word, cancel_asked_at, cancel_accepted_at, failure, trouble, misses, first_miss_at, collect_tries, "
            "credits, estimate, raw_path, raw_type, folder, words, removed_at, charges_on_policy_rejection) VALUES "
            f"('id-{number:02}', 'router', 'kiln/one', 'key-{number:02}', '{DIGEST}', {len(BODY)}, 'a quiet harbour', "
            f"'18446744073709551615', {1000.5 + number}, 'queued', '{state}', {hold}, {1000.5 + number}, 1, 1001.0, 0, "
            f"{handle}, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, {failure}, NULL, 0, NULL, 0, "
            "'8.44', '0.30–0.60', NULL, NULL, NULL, '[\"because\"]', NULL, 'yes');"
        )
        text.append(f"INSERT INTO history VALUES ('id-{number:02}', {1000.5 + number}, 'Written down here');")
        text.append(f"INSERT INTO history VALUES ('id-{number:02}', {1001.5 + number}, 'Sent');")
    done = next(f"id-{number:02}" for number, state in enumerate(State) if state is State.DONE)
    picture = "'image', 'work', 'inline', 'image/png', '/p.png', 10, 'ab', 4, 5, NULL, '/t.png', NULL, NULL"
    words = "'text', 'work', 'inline', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'words', 'odd'"
    text += [
        f"INSERT INTO outputs VALUES ('{done}', 0, '/a/0', {picture});",
        f"INSERT INTO outputs VALUES ('{done}', 1, '/t', {words});",
        "INSERT INTO catalogue VALUES ('router', 'kiln/one', 'yes', 0);",
        "INSERT INTO documents VALUES ('router', 'kiln/one', '\"e\"', 5.0, '[\"image\"]', '{}');",
        "INSERT INTO remembered VALUES ('draft', '{\"prompt\": \"a\"}');",
    ]
    return "\n".join(text)


def expected() -> list[Request]:
    made = []
    for number, state in enumerate(State):
        base = f"https://router.invalid/v2/models/kiln/one/requests/r{number}"
        outputs: tuple[Output, ...] = ()
        if state is State.DONE:
            outputs = (
                Output(
                    0,
                    "/a/0",
                    Kind.IMAGE,
                    Role.WORK,
                    Origin.INLINE,
                    "image/png",
                    "/p.png",
                    10,
                    "ab",
                    4,
                    5,
                    None,
                    "/t.png",
                ),
                Output(1, "/t", Kind.TEXT, Role.WORK, Origin.INLINE, text="words", problem="odd"),
            )
        failure = rows.text_to_failure(rows.failure_to_text(_FAILURE)) if state is State.FAILED else None
        made.append(
            Request(
                id=f"id-{number:02}",
                account="router",
                model="kiln/one",
                key=f"key-{number:02}",
                body_sha256=DIGEST,
                body_size=len(BODY),
                prompt="a quiet harbour",
                seed="18446744073709551615",
                created_at=1000.5 + number,
                delivery=Delivery.QUEUED,
                state=state,
                hold=Hold.CREDITS if state is State.WAITING else None,
                order=1000.5 + number,
                sends=1,
                first_sent_at=1001.0,
                handle=Handle(f"r{number}", f"{base}/status", base, f"{base}/cancel") if state in HANDLED else None,
                failure=failure,
                credits="8.44",
                estimate="0.30–0.60",
                outputs=outputs,
                words=("because",),
                charges_on_policy_rejection="yes",
            )
        )
    return made


_FAILURE = Failure(
    "refused",
    422,
    "invalid_input",
    "it's wrong",
    call_id="c",
    fields=(rows.FieldProblem(("body", "n", 0), "too big", "max"),),
)


def store_of_version_1(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.executescript(MIGRATIONS[0])
        store.execute("PRAGMA user_version = 1")
        store.executescript(rows_of_version_1())


def opened(path: Path) -> tuple[list[Request], bytes, tuple[tuple[float, str], ...]]:
    async def main() -> tuple[list[Request], bytes, tuple[tuple[float, str], ...]]:
        database = await Database.open(path)
        try:
            store = RequestStore(database)
            return await store.load(), await store.body("id-00"), await store.history("id-03")
        finally:
            await database.close()

    return asyncio.run(main())


def dump(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as store:
        return [*store.iterdump(), str(store.execute("PRAGMA user_version").fetchone())]


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        yield made


# --- the steps -------------------------------------------------------------------------------------------------------


def test_migration_1_makes_the_tables_and_counts_itself(connection: sqlite3.Connection) -> None:
    migrate(connection, up_to=1)
    assert version_of(connection) == 1
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert tables == {"requests", "bodies", "outputs", "history", "catalogue", "documents", "remembered"}
    connection.executescript(rows_of_version_1())
    migrate(connection, up_to=1)  # nothing left to do
    assert connection.execute("SELECT count(*) FROM requests").fetchone() == (len(State),)


def test_migration_2_keeps_every_row_of_version_1_and_adds_room(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    before = dump(path)
    requests, body, history = opened(path)
    assert requests == expected()
    assert body == BODY
    assert history == ((1003.5, "Written down here"), (1004.5, "Sent"))
    with contextlib.closing(sqlite3.connect(path)) as store:
        assert version_of(store) == len(MIGRATIONS)
        assert store.execute("SELECT value FROM remembered").fetchall() == [('{"prompt": "a"}',)]
        assert store.execute("SELECT count(*) FROM catalogue, documents").fetchone() == (1,)
        new = store.execute(
            "SELECT DISTINCT batch, urgent, key_mark, adopted, deadline, deadline_passed_at FROM requests"
        )
        assert new.fetchall() == [(None, 0, None, 0, None, None)]
        for table in ("batches", "accounts", "direct_runs"):
            assert store.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        assert store.execute("PRAGMA foreign_key_check").fetchall() == []
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert dump(tmp_path / "store-before-2.sqlite") == before


def test_migration_3_says_nothing_of_outputs_that_were_there_before(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    requests, _, _ = opened(path)
    outputs = [output for request in requests for output in request.outputs]
    assert outputs
    assert {(output.animated, output.reach) for output in outputs} == {(False, None)}


def test_migration_4_leaves_the_serving_to_the_router_and_says_nothing_of_who_served(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    requests, _, _ = opened(path)
    assert {request.serving for request in requests} == {ANY}
    assert {(request.served_by, request.dropped, request.document_etag) for request in requests} == {(None, (), None)}


def test_migration_5_makes_a_work_of_each_that_is_there_and_finds_its_words(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    done = next(f"id-{number:02}" for number, state in enumerate(State) if state is State.DONE)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        facts = [row[1] for row in store.execute("SELECT * FROM pragma_table_info('outputs')")][1:]
        quoted = ", ".join(f'"{name}"' for name in facts)
        copied = f'INSERT INTO outputs SELECT ?1, {quoted} FROM outputs WHERE request = ?2 AND "index" = 1'
        odd = [("abc", None), ("1e400", None), ("-3", None), ("", None), (None, None), ("211", 1.0)]
        others = [name for (name,) in store.execute("SELECT id FROM requests WHERE id <> ? ORDER BY id", (done,))]
        for name, (reported, _) in zip(others, odd, strict=False):
            store.execute("UPDATE requests SET credits = ?, ended_at = 9e9 WHERE id = ?", (reported, name))
            store.execute(copied, (name, done))
    opened(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        costs = dict(store.execute("SELECT request, cost FROM works WHERE request <> ?", (done,)))
        assert [costs[name] for name in others[: len(odd)]] == [cost for _, cost in odd]
        store.execute("DELETE FROM work_words WHERE rowid IN (SELECT id FROM works WHERE request <> ?)", (done,))
        store.execute("DELETE FROM works WHERE request <> ?", (done,))
        columns = 'request, "index", model, kind, seed, round(cost, 4), path, size, rating, trashed_at, stack'
        found = store.execute(f"SELECT {columns} FROM works ORDER BY id").fetchall()
        assert found == [
            (done, 0, "kiln/one", "image", "18446744073709551615", 0.04, "/p.png", 10, 0, None, ""),
            (done, 1, "kiln/one", "text", "18446744073709551615", 0.04, None, None, 0, None, ""),
        ]
        for words, count in (("harbour", 2), ("kiln", 2), ("p", 1), ("nothing", 0)):
            (number,) = store.execute("SELECT count(*) FROM work_words WHERE work_words MATCH ?", (words,)).fetchone()
            assert number == count, words
        assert store.execute("SELECT count(*) FROM collections, collected, searches").fetchone() == (0,)


def test_what_serves_a_request_is_kept_with_it(tmp_path: Path) -> None:
    async def keep() -> tuple[Request, Request]:
        database = await Database.open(tmp_path / "desk.sqlite3")
        try:
            store = RequestStore(database)
            asked = Serving("fal", strict=True, reject_unknown=True)
            request = replace(
                expected()[0],
                serving=asked,
                served_by="runware",
                dropped=("seed (no seed)", "style"),
                document_etag='"5"',
            )
            await store.commit([Write(request, 1.0, None, body=BODY)])
            return request, (await store.load())[0]
        finally:
            await database.close()

    request, kept = asyncio.run(keep())
    assert kept == request


def test_what_was_spent_on_forgotten_requests_stays_known(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"

    async def forget() -> None:
        database = await Database.open(path)
        try:
            store = RequestStore(database)
            sent, unsent = expected()[0], replace(expected()[1], sends=0, first_sent_at=None)
            await store.commit([Write(one, 1.0, None, body=BODY) for one in (sent, unsent)])
            await store.commit([], [sent.id, unsent.id])
        finally:
            await database.close()

    asyncio.run(forget())
    sent = expected()[0]
    with contextlib.closing(sqlite3.connect(path)) as store:
        found = store.execute("SELECT * FROM spent").fetchall()
    facts = (sent.id, sent.account, sent.model, sent.first_sent_at, str(sent.state), sent.estimate, sent.credits, 0)
    assert found == [facts]


def test_every_step_ends_in_the_shape_that_a_new_store_has(connection: sqlite3.Connection, tmp_path: Path) -> None:
    migrate(connection)
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    opened(path)
    shape = "SELECT type, name, sql FROM sqlite_schema ORDER BY name"
    with contextlib.closing(sqlite3.connect(path)) as store:
        old = [row for row in store.execute(shape).fetchall() if not row[1].startswith("sqlite_stat")]
        assert old == connection.execute(shape).fetchall()


# --- the way there ---------------------------------------------------------------------------------------------------


def test_a_new_store_needs_no_copy(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        opened(tmp_path / "desk.sqlite3")
    assert not list(tmp_path.glob("store-before*"))


def test_a_copy_is_whole_although_the_store_was_killed_with_its_log_open(tmp_path: Path) -> None:
    """The rows are in the log alone, as after a kill."""
    made, path = tmp_path / "made.sqlite3", tmp_path / "desk.sqlite3"
    store_of_version_1(made)
    writer = sqlite3.connect(made, isolation_level=None)
    writer.execute("PRAGMA wal_autocheckpoint = 0")
    writer.execute("UPDATE requests SET prompt = 'in the log' WHERE id = 'id-00'")
    for ending in ("", "-wal"):
        shutil.copy(f"{made}{ending}", f"{path}{ending}")
    writer.close()
    requests, *_ = opened(path)
    assert requests[0].prompt == "in the log"
    assert any("in the log" in line for line in dump(tmp_path / "store-before-2.sqlite"))


def test_the_newest_two_copies_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    longer = (*MIGRATIONS, *(f"CREATE TABLE more{number} (id TEXT);" for number in range(9)))
    for known in range(2, 12):
        shape_known(monkeypatch, longer[:known])
        opened(path)
    assert sorted(found.name for found in tmp_path.glob("store-before*")) == [
        "store-before-10.sqlite",
        "store-before-11.sqlite",
    ]


def shape_known(monkeypatch: pytest.MonkeyPatch, steps: tuple[str, ...]) -> None:
    """As if the program knew these steps."""
    monkeypatch.setattr(migrations, "MIGRATIONS", steps)
    monkeypatch.setattr(opening, "MIGRATIONS", steps)


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE more (id TEXT); UPDATE requests SET prompt = 'half done'; SELECT no_such_function();",
        "UPDATE requests SET prompt = 'half done'; UPDATE requests SET body_sha256 = NULL;",
        "ALTER TABLE requests ADD COLUMN more TEXT; DELETE FROM history; ALTER TABLE requests ADD COLUMN more TEXT;",
    ],
    ids=["no such function", "a constraint", "a column twice"],
)
def test_a_step_that_fails_midway_leaves_the_store_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    opened(path)
    before = dump(path)
    with monkeypatch.context() as patch:
        shape_known(patch, (*MIGRATIONS, broken))
        with pytest.raises(DeskError, match="as it was") as caught:
            opened(path)
    assert caught.value.action
    assert f"step {len(MIGRATIONS) + 1}" in caught.value.details
    assert dump(path) == before
    assert dump(tmp_path / f"store-before-{len(MIGRATIONS) + 1}.sqlite") == before
    assert opened(path)[0] == expected()  # this version still works with it


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)
    before = path.read_bytes()
    usage = namedtuple("usage", "total used free")
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _path: usage(10**9, 10**9, 1000))
        with pytest.raises(DeskError, match="no room") as caught:
            opened(path)
    assert "MB" in caught.value.action
    assert [found.name for found in tmp_path.iterdir()] == ["desk.sqlite3"]
    assert path.read_bytes() == before
    assert opened(path)[0] == expected()


def test_a_copy_that_is_cut_short_by_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "desk.sqlite3"
    store_of_version_1(path)

    def full(_part: Path, _copy: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("comfy_desk.store.backup.put_in_place", full)
        with pytest.raises(DeskError, match="no room"):
            opened(path)
    assert [found.name for found in tmp_path.iterdir()] == ["desk.sqlite3"]
    assert opened(path)[0] == expected()
