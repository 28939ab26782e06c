"""A store of 10,000 requests as an artist's would be after months, and rows like it for a window without a store."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from PIL import Image

from comfy_desk.app.paths import Folders
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, Hold, Request, State
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore, Write

_MODELS = ("kiln/quick-sketch", "atelier/nested-dreamer", "loom/four-panels", "lantern/long-reel", "nib/vector-sketch")
_WORDS = (
    "quiet", "harbour", "violet", "sea", "lighthouse", "ink", "gouache", "paper", "moon",
    "tram", "rain", "cobbles", "fox", "winter", "garden", "woodcut", "steam",
)  # fmt: skip
_THUMBNAILS = 200


def thumbnails(folder: Path) -> list[str]:
    """Small pictures as the workers make them."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for number in range(_THUMBNAILS):
        path = folder / f"{number}.png"
        gradient = Image.linear_gradient("L").resize((512, 384))
        other = gradient.rotate(number * 7 % 360)
        Image.merge("RGB", (gradient, other, gradient.transpose(Image.Transpose.FLIP_TOP_BOTTOM))).save(path)
        made.append(str(path))
    return made


def rows(count: int, pictures: list[str], now: float, account: str, *, live: bool = False) -> list[Request]:
    """Oldest first; most are done, some failed, were cancelled or have expired. `live` adds those still under way."""
    chance = random.Random(11)
    states = [State.DONE] * 14 + [State.FAILED, State.CANCELLED, State.EXPIRED]
    if live:
        states += [State.IN_QUEUE, State.IN_PROGRESS, State.WAITING]
    return [_row(number, count, chance, states, pictures, now, account) for number in range(count)]


def _row(
    number: int, count: int, chance: random.Random, states: list[State], pictures: list[str], now: float, account: str
) -> Request:
    state = chance.choice(states)
    created = now - (count - number) * 240.0
    address = f"http://127.0.0.1:1/v2/models/a/b/requests/{number}"
    handle = Handle(f"request-{number}", f"{address}/status", address, f"{address}/cancel")
    request = Request(
        id=f"{number:08}-0000-4000-8000-000000000000",
        account=account,
        model=chance.choice(_MODELS),
        key=f"{number:08}-0000-4000-8000-000000000001",
        body_sha256=f"{number % 500:064}",
        body_size=120,
        prompt=" ".join(chance.choices(_WORDS, k=chance.randint(3, 40))),
        seed=str(number),
        created_at=created,
        order=created,
        state=state,
        hold=Hold.READY if state is State.WAITING else None,
        sends=0 if state is State.WAITING else 1,
        handle=None if state is State.WAITING else handle,
    )
    if state is State.WAITING:
        return request
    request = replace(
        request, first_sent_at=created + 0.1, queued_at=created + 0.3, asked_at=created + 9, answered_at=created + 9
    )
    if state.followed:
        running = created + 4 if state is State.IN_PROGRESS else None
        return replace(
            request, next_check_at=now + 3600, running_since=running, position=3 if running is None else None
        )
    request = replace(request, running_since=created + 4, completed_at=created + 9, ended_at=created + 10)
    if state is State.FAILED:
        failure = Failure("refused", 502, Bucket.PROVIDER_ERROR, detail="The partner's machine failed.")
        return replace(request, failure=failure)
    if state is not State.DONE:
        return request
    outputs = tuple(_output(index, chance.choice(pictures)) for index in range(chance.choice((1, 1, 1, 4))))
    raw = f"/nowhere/{number}/answer"
    return replace(request, outputs=outputs, credits="8.44", raw_path=raw, raw_type="application/json")


def _output(index: int, thumbnail: str) -> Output:
    return Output(
        index, f"/predictions/{index}", Kind.IMAGE, Role.WORK, Origin.INLINE, "image/png", thumbnail, 1_400_000,
        "0" * 64, 1024, 768, thumbnail=thumbnail,
    )  # fmt: skip


def fill(places: Folders, requests: list[Request]) -> None:
    """Writes them through the store itself, each with some lines of history."""

    async def write() -> None:
        database = await Database.open(places.store)
        try:
            store = RequestStore(database)
            body = b'{"prompt": "a quiet harbour"}'
            writes = []
            for request in requests:
                writes.append(Write(request, request.created_at, "Written down here", True, body))
                writes += [Write(request, request.created_at + n, f"In queue, {n} ahead") for n in range(4)]
            for start in range(0, len(writes), 5_000):
                await store.commit(writes[start : start + 5_000])
        finally:
            await database.close()

    asyncio.run(write())
