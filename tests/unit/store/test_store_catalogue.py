"""The kept catalogue: what leaves it is remembered as gone, and a document tells the list what it shows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.store.catalogue import CatalogueStore
from comfy_desk.store.database import Database

ONE, TWO, THREE = (ModelEntry(f"p/{name}", "p", name, "no") for name in ("one", "two", "three"))


def run(path: Path, work: Callable[[CatalogueStore, Database], Awaitable[Any]]) -> Any:
    async def main() -> Any:
        database = await Database.open(path / "d.sqlite3")
        try:
            return await work(CatalogueStore(database), database)
        finally:
            await database.close()

    return asyncio.run(main())


def test_only_a_whole_list_says_of_a_model_that_it_is_gone(tmp_path: Path) -> None:
    async def work(store: CatalogueStore, _database: Database) -> None:
        await store.keep_models("a", [ONE, TWO], at=100.0)
        await store.keep_models("b", [THREE])
        await store.keep_models("a", [THREE], whole=False)
        assert set(await store.models("a")) == {ONE, TWO, THREE}
        assert await store.gone("a") == ()
        assert await store.asked_at("a") == 100.0
        await store.keep_models("a", [THREE, ONE], at=200.0)
        assert await store.models("a") == (THREE, ONE)
        assert [(entry.id, entry.gone, entry.retired) for entry in await store.gone("a")] == [("p/two", "", False)]
        await store.set_gone("a", "p/two", "p/two was retired; use p/one")
        assert (await store.gone("a"))[0].retired
        assert await store.charges("a", "p/two") == "no"  # what was known stays known
        await store.keep_models("a", [ONE, TWO])  # it came back
        assert await store.models("a") == (ONE, TWO)
        assert [entry.id for entry in await store.gone("a")] == ["p/three"]
        await store.set_gone("a", "p/three", None)
        assert await store.gone("a") == ()
        assert await store.models("b") == (THREE,)
        assert await store.asked_at("b") is None

    run(tmp_path, work)


def test_what_the_artist_remembers_is_missing_only_where_no_account_knows_it(tmp_path: Path) -> None:
    async def work(store: CatalogueStore, _database: Database) -> None:
        await store.keep_models("a", [ONE])
        await store.keep_models("b", [TWO])
        assert not await store.note_missing("a", ["p/one", "p/two"])
        assert await store.note_missing("a", ["p/one", "old/favourite", "old/favourite"])
        assert [entry.id for entry in await store.gone("a")] == ["old/favourite"]
        assert await store.gone("b") == ()
        assert not await store.note_missing("a", ["old/favourite"])

    run(tmp_path, work)


def test_a_document_tells_what_the_list_shows(tmp_path: Path) -> None:
    document = {
        "info": {"title": "Film of the future", "description": "Makes\x00 films\n from stills. " + "long " * 200},
        "x-comfy-router-output-modalities": ["Video", "audio", "video", 7],
        "x-comfy-router-input-modalities": ["text", "image"],
        "x-comfy-router-alt-providers": ["fal"],
        "odd": "\ud83d half a pair",
    }

    async def work(store: CatalogueStore, database: Database) -> None:
        await store.keep_models("a", [ONE, TWO])
        assert await store.unread("a") == ("p/one", "p/two")
        await store.keep_document("a", ModelDocument("p/one", document, '"e"', 5.0))
        assert await store.unread("a") == ("p/two",)
        entry = (await store.models("a"))[0]
        assert (entry.outputs, entry.inputs) == (("video", "audio"), ("text", "image"))
        assert (entry.title, entry.alternates) == ("Film of the future", ("fal",))
        assert entry.about.startswith("Makes films from stills. long")
        assert entry.about.endswith("…")
        assert len(entry.about) <= 300
        assert (await store.document("a", "p/one")).document == document  # type: ignore[union-attr]
        await store.touch_document("a", "p/one", 9.0)
        assert (await store.document("a", "p/one")).fetched_at == 9.0  # type: ignore[union-attr]

        def forget(connection: Any) -> None:  # as an earlier version left it
            connection.execute("UPDATE documents SET about = NULL, outputs = '[]'")

        await database.write(forget)
        assert await store.fill_about("a", 20) == 1
        assert await store.fill_about("a", 20) == 0
        assert (await store.models("a"))[0] == entry

    run(tmp_path, work)


def test_no_document_is_too_odd_to_be_kept(tmp_path: Path) -> None:
    odd = [
        {"info": 3, "paths": [], "x-comfy-router-output-modalities": {"a": 1}},
        {"paths": {"/x": {"post": {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/x"}}}}}}}},
        {"paths": {"/x": None, "/y": {"post": []}}, "components": 7, "info": {"title": ["p/one"], "description": {}}},
    ]

    async def work(store: CatalogueStore, _database: Database) -> None:
        await store.keep_models("a", [ONE])
        for number, document in enumerate(odd):
            await store.keep_document("a", ModelDocument("p/one", document, None, float(number)))
            assert await store.models("a") == (ONE,)

    run(tmp_path, work)


def test_the_description_of_the_body_stands_for_a_missing_one(tmp_path: Path) -> None:
    schema = {"$ref": "#/components/schemas/Body"}
    document = {
        "info": {"title": "p/one"},
        "paths": {"/v2": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}},
        "components": {"schemas": {"Body": {"description": "Paints."}}},
    }

    async def work(store: CatalogueStore, _database: Database) -> None:
        await store.keep_models("a", [ONE])
        await store.keep_document("a", ModelDocument("p/one", json.loads(json.dumps(document)), None, 1.0))
        entry = (await store.models("a"))[0]
        assert (entry.title, entry.about) == ("", "Paints.")

    run(tmp_path, work)
