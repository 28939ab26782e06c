"""Prompts that were sent: whole, once, the newest first, found by words, bounded, and back after they were removed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain.prompts import SentPrompt
from comfy_desk.store.database import Database
from comfy_desk.store.prompts import PromptStore

Work = Callable[[PromptStore], Awaitable[Any]]


def run(path: Path, work: Work, **limits: int) -> Any:
    async def main() -> Any:
        database = await Database.open(path / "desk.sqlite3")
        try:
            return await work(PromptStore(database, **limits))
        finally:
            await database.close()

    return asyncio.run(main())


def texts(found: Any) -> list[str]:
    return [one.text for one in found.prompts]


LONG = "Ein Wort – ein Bild\n" * 5_000  # 100,000 characters


def test_each_prompt_is_kept_whole_and_once_the_newest_first(tmp_path: Path) -> None:
    async def write(store: PromptStore) -> None:
        await store.note([("a/one", LONG)], 1.0)
        await store.note([("a/one", "a cat"), ("a/one", "a cat"), ("a/two", "a dog\x00")], 2.0)
        await store.note([("b/new", LONG)], 3.0)
        await store.note([("b/new", "half \ud83d a pair"), ("b/new", "whole")], 2.5)

    async def read(store: PromptStore) -> Any:
        return await store.find("", "", 10)

    run(tmp_path, write)
    found = run(tmp_path, read)
    assert texts(found) == [LONG, "whole", "a dog\x00", "a cat"]
    assert found.prompts[0] == SentPrompt(LONG, "b/new", 3.0, 2)
    assert found.number == 4


@pytest.mark.parametrize(
    ("words", "model", "expected"),
    [
        ("", "", ["Straße im Regen", "a red BOAT, 50% fog", "a boat_house"]),
        ("boat red", "", ["a red BOAT, 50% fog"]),
        ("STRASSE", "", ["Straße im Regen"]),
        ("%", "", ["a red BOAT, 50% fog"]),
        ("_", "", ["a boat_house"]),
        ("boat", "m/one", ["a boat_house"]),
        ("'; DROP TABLE prompts; --", "", []),
    ],
)
def test_search_takes_words_in_any_order_and_case(tmp_path: Path, words: str, model: str, expected: list[str]) -> None:
    async def work(store: PromptStore) -> Any:
        await store.note([("m/one", "a boat_house")], 1.0)
        await store.note([("m/two", "a red BOAT, 50% fog")], 2.0)
        await store.note([("m/two", "Straße im Regen")], 3.0)
        return await store.find(words, model, 10)

    assert texts(run(tmp_path, work)) == expected


def test_what_was_used_longest_ago_goes_first(tmp_path: Path) -> None:
    async def work(store: PromptStore) -> Any:
        for number in range(8):
            await store.note([("m", f"prompt {number}")], float(number))
        await store.note([("m", "prompt 4")], 20.0)
        by_number = await store.find("", "", 3)
        await store.note([("m", "x" * 60)], 30.0)
        return by_number, await store.find("", "", 10)

    by_number, by_size = run(tmp_path, work, most=5, most_characters=80)
    assert (texts(by_number), by_number.number) == (["prompt 4", "prompt 7", "prompt 6"], 5)
    assert texts(by_size) == ["x" * 60, "prompt 4", "prompt 7"]


def test_one_that_is_longer_than_all_may_be_still_stays_alone(tmp_path: Path) -> None:
    async def work(store: PromptStore) -> Any:
        await store.note([("m", "old")], 1.0)
        await store.note([("m", "y" * 200)], 2.0)
        return await store.find("", "", 10)

    assert texts(run(tmp_path, work, most=5, most_characters=80)) == ["y" * 200]


def test_removed_ones_come_back_as_they_were(tmp_path: Path) -> None:
    async def work(store: PromptStore) -> Any:
        for number in range(4):
            await store.note([("m", f"prompt {number}")], float(number))
        before = await store.find("", "", 10)
        one = await store.forget(["prompt 2", "never there", "prompt 2"])
        without = await store.find("", "", 10)
        await store.put_back(one)
        everything = await store.forget(None)
        empty = await store.find("", "", 10)
        await store.note([("n", "prompt 3")], 9.0)  # sent again meanwhile
        await store.put_back(everything)
        return before, one, without, empty, await store.find("", "", 10)

    before, one, without, empty, after = run(tmp_path, work)
    assert [prompt.text for prompt in one] == ["prompt 2"]
    assert texts(without) == ["prompt 3", "prompt 1", "prompt 0"]
    assert (empty.prompts, empty.number) == ((), 0)
    assert after.prompts[0] == SentPrompt("prompt 3", "n", 9.0, 1)
    assert after.prompts[1:] == before.prompts[1:]
