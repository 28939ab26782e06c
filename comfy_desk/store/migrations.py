"""The shape of the store, one step at a time. A step that was released is never edited; the next one is added below it.

Every step has a test in tests/unit/store. Integers that may pass 2^63 (seeds) and money are TEXT; times are REAL seconds
since 1970; structured facts that nothing is searched by are JSON text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from comfy_desk.store import library_text

MIGRATIONS: tuple[str, ...] = (
    # 1: requests, their bodies, outputs and history; accounts' catalogue; small remembered facts.
    """
    CREATE TABLE bodies (
        sha256 TEXT PRIMARY KEY,
        bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE requests (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL,
        model TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        body_sha256 TEXT NOT NULL REFERENCES bodies(sha256),
        body_size INTEGER NOT NULL,
        prompt TEXT NOT NULL,
        seed TEXT,
        created_at REAL NOT NULL,
        delivery TEXT NOT NULL,
        state TEXT NOT NULL,
        hold TEXT,
        "order" REAL NOT NULL,
        sends INTEGER NOT NULL,
        first_sent_at REAL,
        maybe_sent INTEGER NOT NULL,
        request_id TEXT,
        status_url TEXT,
        response_url TEXT,
        cancel_url TEXT,
        replayed INTEGER NOT NULL,
        position INTEGER,
        asked_at REAL,
        answered_at REAL,
        next_check_at REAL,
        queued_at REAL,
        running_since REAL,
        completed_at REAL,
        ended_at REAL,
        end_word TEXT,
        cancel_asked_at REAL,
        cancel_accepted_at REAL,
        failure TEXT,
        trouble TEXT,
        misses INTEGER NOT NULL,
        first_miss_at REAL,
        collect_tries INTEGER NOT NULL,
        credits TEXT,
        estimate TEXT,
        raw_path TEXT,
        raw_type TEXT,
        folder TEXT,
        words TEXT NOT NULL,
        removed_at REAL,
        charges_on_policy_rejection TEXT NOT NULL
    ) STRICT;
    CREATE INDEX requests_by_time ON requests(created_at);
    CREATE INDEX requests_by_body ON requests(body_sha256);
    CREATE TABLE outputs (
        request TEXT NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
        "index" INTEGER NOT NULL,
        pointer TEXT NOT NULL,
        kind TEXT NOT NULL,
        role TEXT NOT NULL,
        origin TEXT NOT NULL,
        media_type TEXT,
        path TEXT,
        size INTEGER,
        sha256 TEXT,
        width INTEGER,
        height INTEGER,
        duration REAL,
        thumbnail TEXT,
        text TEXT,
        problem TEXT,
        PRIMARY KEY (request, "index")
    ) STRICT;
    CREATE TABLE history (
        request TEXT NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
        at REAL NOT NULL,
        what TEXT NOT NULL
    ) STRICT;
    CREATE INDEX history_by_request ON history(request, at);
    CREATE TABLE catalogue (
        account TEXT NOT NULL,
        id TEXT NOT NULL,
        charges_on_policy_rejection TEXT NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (account, id)
    ) STRICT;
    CREATE TABLE documents (
        account TEXT NOT NULL,
        id TEXT NOT NULL,
        etag TEXT,
        fetched_at REAL NOT NULL,
        outputs TEXT NOT NULL,
        document TEXT NOT NULL,
        PRIMARY KEY (account, id)
    ) STRICT;
    CREATE TABLE remembered (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT;
    """,
    # 2: batches, a limit of the artist's own, adopted requests, which API key a request went with; accounts by name.
    """
    ALTER TABLE requests ADD COLUMN batch TEXT;
    ALTER TABLE requests ADD COLUMN urgent INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE requests ADD COLUMN key_mark TEXT;
    ALTER TABLE requests ADD COLUMN adopted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE requests ADD COLUMN deadline REAL;
    ALTER TABLE requests ADD COLUMN deadline_passed_at REAL;
    CREATE TABLE batches (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created_at REAL NOT NULL
    ) STRICT;
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY,
        label TEXT NOT NULL,
        origin TEXT NOT NULL,
        created_at REAL NOT NULL
    ) STRICT;
    CREATE TABLE direct_runs (
        account TEXT NOT NULL,
        model TEXT NOT NULL,
        since REAL NOT NULL,
        PRIMARY KEY (account, model)
    ) STRICT;
    """,
    # 3: whether a picture moves, and whether a piece that is not here can be had.
    """
    ALTER TABLE outputs ADD COLUMN animated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE outputs ADD COLUMN reach TEXT;
    """,
    # 4: who is to serve a request and who did; what of a document the list of models shows; prompts, presets, and what was
    # spent on requests that are forgotten.
    """
    ALTER TABLE requests ADD COLUMN served_by TEXT;
    ALTER TABLE requests ADD COLUMN document_etag TEXT;
    ALTER TABLE requests ADD COLUMN serving TEXT;
    ALTER TABLE requests ADD COLUMN dropped TEXT;
    ALTER TABLE documents ADD COLUMN about TEXT;
    ALTER TABLE catalogue ADD COLUMN gone TEXT;
    CREATE TABLE prompts (
        text TEXT PRIMARY KEY,
        model TEXT NOT NULL,
        used_at REAL NOT NULL,
        uses INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX prompts_by_time ON prompts(used_at);
    CREATE TABLE presets (
        id TEXT PRIMARY KEY,
        model TEXT NOT NULL,
        name TEXT NOT NULL,
        random TEXT NOT NULL,
        created_at REAL NOT NULL,
        serving TEXT,
        standard INTEGER NOT NULL DEFAULT 0,
        size INTEGER NOT NULL,
        body TEXT NOT NULL  -- the last: what stands behind it is found through all of its pages
    ) STRICT;
    CREATE INDEX presets_by_model ON presets(model);
    CREATE TABLE spent (
        request TEXT PRIMARY KEY,
        account TEXT NOT NULL,
        model TEXT NOT NULL,
        at REAL NOT NULL,
        state TEXT NOT NULL,
        estimate TEXT,
        credits TEXT,
        not_charged INTEGER NOT NULL
    ) STRICT;
    """,
    # 5: the library: one row for each work, its words, what the artist thinks of it, collections and saved searches; when
    # the links of what is not here die.
    """
    ALTER TABLE outputs ADD COLUMN link_until REAL;
    CREATE TABLE works (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        request TEXT NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
        "index" INTEGER NOT NULL,
        made_at REAL NOT NULL,
        model TEXT NOT NULL,
        kind TEXT NOT NULL,
        seed TEXT,
        batch TEXT,
        cost REAL,
        path TEXT,
        size INTEGER,
        rating INTEGER NOT NULL DEFAULT 0,
        favourite INTEGER NOT NULL DEFAULT 0,
        verdict TEXT NOT NULL DEFAULT '',
        trashed_at REAL,
        missing_at REAL,
        gone_at REAL,
        stack TEXT NOT NULL DEFAULT '',
        note TEXT NOT NULL DEFAULT '',
        UNIQUE (request, "index")
    ) STRICT;
    CREATE INDEX works_by_time ON works(made_at DESC, id) WHERE trashed_at IS NULL AND gone_at IS NULL;
    CREATE INDEX works_by_stack ON works(stack, trashed_at, gone_at) WHERE stack <> '';
    CREATE INDEX works_without_stack ON works(request) WHERE stack = '';
    CREATE INDEX works_in_trash ON works(trashed_at) WHERE trashed_at IS NOT NULL;
    CREATE VIRTUAL TABLE work_words USING fts5(
        prompt, model, note, name,
        tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'", prefix = '1 2 3', columnsize = 0
    );
    CREATE TABLE collections (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created_at REAL NOT NULL
    ) STRICT;
    CREATE TABLE collected (
        collection TEXT NOT NULL REFERENCES collections(id) ON DELETE CASCADE,
        work INTEGER NOT NULL REFERENCES works(id) ON DELETE CASCADE,
        UNIQUE (collection, work)
    ) STRICT;
    CREATE INDEX collected_by_work ON collected(work);
    CREATE TABLE searches (
        id TEXT PRIMARY KEY,
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        words TEXT NOT NULL
    ) STRICT;
    CREATE TABLE works_version (number INTEGER NOT NULL, stacks INTEGER NOT NULL) STRICT;
    INSERT INTO works_version VALUES (1, 1);
    INSERT INTO works (request, "index", made_at, model, kind, seed, batch, cost, path, size)
        SELECT request, "index", coalesce(ended_at, completed_at, created_at), model, kind, seed, batch,
            comfy_cost(credits), path, size
        FROM outputs JOIN requests ON requests.id = request WHERE role = 'work'
        ORDER BY coalesce(ended_at, completed_at, created_at), created_at, request, "index";
    INSERT INTO work_words (rowid, prompt, model, note, name)
        SELECT works.id, comfy_plain(prompt), comfy_plain(works.model), '', comfy_name(path)
        FROM works JOIN requests ON requests.id = request ORDER BY works.id;
    CREATE TRIGGER work_added AFTER INSERT ON works BEGIN UPDATE works_version SET number = number + 1; END;
    CREATE TRIGGER work_gone AFTER DELETE ON works BEGIN UPDATE works_version SET number = number + 1; END;
    CREATE TRIGGER work_moved AFTER UPDATE OF trashed_at, gone_at, rating, size ON works
    WHEN old.trashed_at IS NOT new.trashed_at OR old.gone_at IS NOT new.gone_at OR old.rating <> new.rating
        OR old.size IS NOT new.size
    BEGIN UPDATE works_version SET number = number + 1; END;
    CREATE TRIGGER work_stacked AFTER UPDATE OF stack ON works WHEN old.stack <> new.stack
    BEGIN UPDATE works_version SET stacks = stacks + 1; END;
    """,
)


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(
    connection: sqlite3.Connection, before: Callable[[int], None] = lambda _step: None, *, up_to: int | None = None
) -> None:
    """Brings the store to the newest shape (or to shape `up_to`), each step in a transaction of its own.

    `before` is called with the number of the first step that a store with something in it needs, before anything is
    changed. A step that fails leaves the store as the step before it did. Raises ValueError where the store was written by
    a newer version of the program.
    """
    newest = len(MIGRATIONS) if up_to is None else up_to
    version = version_of(connection)
    if version > len(MIGRATIONS):
        raise ValueError("the store was written by a newer version of comfy-desk")
    if 0 < version < newest:
        before(version + 1)
    library_text.teach(connection)
    for number in range(version, newest):
        script = MIGRATIONS[number]
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number + 1};\nCOMMIT;")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
