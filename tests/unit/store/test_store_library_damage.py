"""What the artist has said of works outlives damage: as far as rows can be read, and every word is found again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest
from wounded_store import PAGE, REQUESTS, fill

from comfy_desk.store.opening import open_store


@pytest.mark.parametrize("wound", ["the first page", "the words", "the outputs", "the works"])
def test_marks_and_collections_are_kept_and_words_found_again(wound: str, tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    fill(path)
    works = 2 * sum(bool(request.outputs) for request in REQUESTS)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA foreign_keys = ON")
        store.execute(
            "UPDATE works SET rating = id % 6, note = 'für ' || id, trashed_at = CASE id % 5 WHEN 0 THEN 7.0 END"
        )
        store.execute("INSERT INTO collections VALUES ('c-00000000-0000-4000-8000-00000000000a', 'Cover', 5.0)")
        store.execute(
            "INSERT INTO collected SELECT 'c-00000000-0000-4000-8000-00000000000a', id FROM works WHERE id < 9"
        )
        store.execute("INSERT INTO searches VALUES ('s', 0, 'mine', 'rating:5')")
        tables = {"the words": "work_words_data", "the outputs": "outputs", "the works": "works"}
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        place = 1 if wound not in tables else store.execute(query, (tables[wound],)).fetchone()[0]
        marks = store.execute('SELECT request, "index", rating, note, trashed_at FROM works ORDER BY id').fetchall()
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek((place - 1) * PAGE)
        file.write(os.urandom(PAGE))
    path.with_name("store.doubtful").touch()  # as a read that failed leaves it
    opened = open_store(path)
    try:
        store = opened.connection
        assert opened.salvaged is not None
        kept = store.execute('SELECT request, "index", rating, note, trashed_at FROM works ORDER BY id').fetchall()
        assert set(kept) <= set(marks) if wound != "the works" else len(kept) == works
        if wound in ("the first page", "the words"):
            assert kept == marks
            assert store.execute("SELECT count(*) FROM collected").fetchone() == (8,)
        assert store.execute("SELECT name FROM collections").fetchall() == [("Cover",)]
        assert store.execute("SELECT words FROM searches").fetchall() == [("rating:5",)]
        found = "SELECT count(*) FROM work_words WHERE work_words MATCH '\"number\"'"
        assert store.execute(found).fetchone() == (len(kept),)
        assert store.execute("SELECT count(*) FROM outputs WHERE role = 'work'").fetchone() == (len(kept),)
        assert store.execute("PRAGMA foreign_key_check").fetchall() == []
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store.execute("UPDATE works SET rating = 1")
        assert store.execute("SELECT number > 1 FROM works_version").fetchone() == (1,)
    finally:
        opened.connection.close()
