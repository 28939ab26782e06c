"""The artist's words from earlier: noting never fails, snippets keep their order, and a body's prompts are found whole."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.app.paths import folders
from comfy_desk.app.wiring import open_session, practice_account, practice_key
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.prompts import Snippet
from comfy_desk.schema import describe
from comfy_desk.schema.sent_prompts import sent_prompts
from comfy_desk.services.clock import Clock
from comfy_desk.services.prompts import LONGEST, LONGEST_SNIPPET, MOST_SNIPPETS, SNIPPETS, Prompts
from comfy_desk.services.session import Session
from comfy_desk.store.prompts import PromptStore


class Disk(PromptStore):
    """Takes notes, or is full."""

    def __init__(self, full: bool = False) -> None:
        self.full = full
        self.notes: list[Any] = []

    async def note(self, sent: Any, at: float) -> None:
        if self.full:
            raise DeskError("The disk with the data folder is full.")
        self.notes.append((list(sent), at))


class Memory:
    def __init__(self, kept: Any = None) -> None:
        self.kept: dict[str, Any] = {} if kept is None else {SNIPPETS: kept}
        self.broken = False

    async def get(self, name: str, default: Any = None) -> Any:
        await asyncio.sleep(0)
        return json.loads(json.dumps(self.kept.get(name, default)))

    async def set(self, name: str, value: Any) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise DeskError("The disk with the data folder is full.")
        self.kept[name] = json.loads(json.dumps(value))


def prompts(disk: Disk | None = None, memory: Memory | None = None) -> Prompts:
    return Prompts(disk or Disk(), memory or Memory(), Clock())


def test_a_note_is_one_write_without_empty_or_endless_ones_and_never_raises() -> None:
    disk, told = Disk(), []
    one = prompts(disk)
    one.subscribe(lambda: told.append(True))
    asyncio.run(one.note([("m", "a cat"), ("m", " \n"), ("m", "x" * (LONGEST + 1)), ("n", "y" * LONGEST)]))
    assert [sent for sent, _at in disk.notes] == [[("m", "a cat"), ("n", "y" * LONGEST)]]
    assert told == [True]
    asyncio.run(one.note([("m", "")]))
    assert len(disk.notes) == 1
    asyncio.run(prompts(Disk(full=True)).note([("m", "a cat")]))


def test_a_fault_that_nobody_foresaw_is_no_fault_of_the_request() -> None:
    class Odd(Disk):
        async def note(self, sent: Any, at: float) -> None:
            raise UnicodeEncodeError("utf-8", "x", 0, 1, "odd")

    asyncio.run(prompts(Odd()).note([("m", "a cat")]))


def test_a_restart_of_the_program_keeps_both(tmp_path: Path) -> None:
    places = folders(practice=True, data_dir=tmp_path / "data", save_dir=tmp_path / "saved")

    async def opened() -> Session:
        return await open_session(practice_account("http://127.0.0.1:9"), places, practice_key)

    async def before() -> None:
        session = await opened()
        await session.prompts.note([("m/one", "a cat\n" * 400)])
        await session.prompts.keep_snippets(lambda kept: [*kept, Snippet("light", "soft light")])
        await session.stop()

    async def after() -> tuple[Any, Any]:
        session = await opened()
        found = await session.prompts.find("CAT"), await session.prompts.snippets()
        await session.stop()
        return found

    asyncio.run(before())
    found, snippets = asyncio.run(after())
    assert [one.text for one in found.prompts] == ["a cat\n" * 400]
    assert snippets == (Snippet("light", "soft light"),)


def test_snippets_keep_order_and_two_changes_at_once_are_both_kept() -> None:
    memory = Memory()
    one = prompts(memory=memory)

    async def work() -> tuple[Snippet, ...]:
        await asyncio.gather(
            one.keep_snippets(lambda kept: [*kept, Snippet("light", "soft light")]),
            one.keep_snippets(lambda kept: [*kept, Snippet("half", "\ud83d")]),
        )
        await one.keep_snippets(lambda kept: kept[::-1])
        return await prompts(memory=memory).snippets()

    assert asyncio.run(work()) == (Snippet("half", "\ud83d"), Snippet("light", "soft light"))


@pytest.mark.parametrize(
    "wanted",
    [[Snippet("empty", "")], [Snippet("long", "x" * (LONGEST_SNIPPET + 1))], [Snippet("s", "t")] * (MOST_SNIPPETS + 1)],
)
def test_snippets_that_do_not_fit_leave_the_others_as_they_were(wanted: list[Snippet]) -> None:
    memory = Memory([{"name": "a", "text": "b"}])
    with pytest.raises(DeskError):
        asyncio.run(prompts(memory=memory).keep_snippets(lambda _kept: wanted))
    assert memory.kept == {SNIPPETS: [{"name": "a", "text": "b"}]}


@pytest.mark.parametrize("kept", [None, "x", 7, {"a": 1}, [1, None, {"name": 1, "text": "x"}, {"name": "n"}]])
def test_odd_entries_in_the_store_are_no_snippets(kept: Any) -> None:
    assert asyncio.run(prompts(memory=Memory(kept)).snippets()) == ()


def form_of(properties: dict[str, Any], *required: str) -> Any:
    schema = {"type": "object", "properties": properties, "required": list(required)}
    return describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}})


SHOTS = {"type": "array", "items": {"type": "object", "properties": {"prompt": {"type": "string"}}}}


@pytest.mark.parametrize(
    ("properties", "body", "expected"),
    [
        ({"prompt": {"type": "string"}, "negative_prompt": {"type": "string"}},
         {"prompt": "  two\nlines " + "x" * 900, "negative_prompt": "no text"}, ("  two\nlines " + "x" * 900,)),
        ({"shots": SHOTS}, {"shots": [{"prompt": "dawn"}, {"prompt": "dusk"}, {"prompt": "dawn"}, {"prompt": " "}]},
         ("dawn", "dusk")),
        ({"width": {"type": "integer"}}, {"width": 7}, ()),
        ({"width": {"type": "integer"}}, {"extra": {"prompt": "by name"}, "prompt": 7}, ("by name",)),
        ({"prompt": {"type": "string"}}, ["no object"], ()),
    ],
)  # fmt: skip
def test_the_prompts_of_a_body_are_found_whole(properties: Any, body: Any, expected: tuple[str, ...]) -> None:
    assert sent_prompts(form_of(properties), body) == expected


def test_without_a_form_names_tell_and_depth_ends() -> None:
    deep: Any = {"prompt": "at the bottom"}
    for _ in range(3_000):
        deep = [deep]
    assert sent_prompts(None, {"prompt": "here", "negative": {"prompt": "not this"}, "deep": deep}) == ("here",)
    assert sent_prompts(None, 7) == ()
