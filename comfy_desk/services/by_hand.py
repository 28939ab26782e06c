"""Pieces that the artist asks for one by one after their request has ended, and what a crash left of ended requests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Origin, Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.links import Links
from comfy_desk.services.pieces import Piece, to_output
from comfy_desk.services.places import Places
from comfy_desk.services.workshop import Workshop, disk_fault


@dataclass(slots=True)
class _Hand:
    """Whose turn it is with one request's folder of work; gone with the last who wants it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0


class ByHand:
    def __init__(
        self,
        desk: AccountDesk,
        workshop: Workshop,
        links: Links,
        body: Callable[[str], Awaitable[bytes]],
        places: Places,
        clock: Clock,
    ) -> None:
        self._desk = desk
        self._workshop = workshop
        self._links = links
        self._body = body
        self._places = places
        self._clock = clock
        self._hands: dict[str, _Hand] = {}

    async def fetch(self, request: Request, index: int) -> Output:
        """Fetches one piece that is not on the disk, from the kept answer. Raises DeskError with a sentence."""
        async with self._hand(request.id):
            try:
                return await self._fetch(self._desk.get(request.id) or request, index)
            except OSError as error:
                raise disk_fault(error) from error
            finally:
                self._desk.set_progress(request.id, None)

    async def clear_left_over(self) -> None:
        """Removes what an earlier run of the program left of requests that have ended; the others need theirs."""
        root = self._places.all_work
        for name in await asyncio.to_thread(_names_in, root):
            request = self._desk.get(name)
            if request is None:
                await self._workshop.tidy(root / name)
            elif request.state.terminal and self._desk.is_mine(request):
                await self._finish(request)
                async with self._hand(request.id):
                    await self._workshop.clear(request, root / name)

    async def tidy(self, request_id: str) -> None:
        """Removes what was under way of a request that has just ended; not under the hands of who fetches of it already."""
        async with self._hand(request_id):
            await self._workshop.tidy(self._places.work(request_id))

    @contextlib.asynccontextmanager
    async def _hand(self, request_id: str) -> AsyncIterator[None]:
        hand = self._hands.setdefault(request_id, _Hand())
        hand.users += 1
        try:
            async with hand.lock:
                yield
        finally:
            hand.users -= 1
            if not hand.users:
                del self._hands[request_id]

    async def _finish(self, request: Request) -> None:
        """A piece whose file got its place, and whose row never heard of it."""
        missing = {output.index for output in request.outputs if output.path is None}
        for index, planned in (await self._workshop.plan(self._places.work(request.id))).items():
            if index in missing and await self._workshop.is_there(planned.path, planned.sha256):
                with contextlib.suppress(DeskError):
                    await self.fetch(request, index)

    async def _fetch(self, request: Request, index: int) -> Output:
        wanted = next((output for output in request.outputs if output.index == index), None)
        if wanted is None or request.raw_path is None or not _may_be_had(wanted):
            raise DeskError("This piece cannot be fetched.", "")
        if wanted.path is not None:
            return wanted
        work = self._places.work(request.id)
        piece = await self._named(request, wanted, work)
        plan = await self._workshop.plan(work)
        if piece.url:
            await self._links.by_hand(
                request,
                piece,
                work / "by-hand",
                plan,
                lambda got, total: self._desk.set_progress(request.id, got, total),
            )
        free = max(one.index for one in request.outputs) + 1
        bare = await self._workshop.playable([piece], work / "by-hand", free)
        same = await self._place(request, [piece, *bare], work)
        await self._workshop.picture(request, piece)
        output = to_output(piece)
        if output.path != same:  # a file of its own
            await self._workshop.companions(request, (output,), work / "by-hand", with_answer=False)
        elif output.path is not None:
            output = self._beside_its_equal(request.id, output)
        if output.path is None:
            await self._workshop.tidy(work)
            raise DeskError(piece.problem or "This piece could not be fetched.", "")
        for samples in bare:
            if not any((one.pointer, one.sha256) == (samples.pointer, samples.sha256) for one in request.outputs):
                await self._desk.apply(request.id, seen.OutputChanged(self._clock.wall(), to_output(samples)))
        await self._desk.apply(request.id, seen.OutputChanged(self._clock.wall(), output))
        await self._workshop.tidy(work)
        return output

    async def _place(self, request: Request, pieces: list[Piece], work: Path) -> str | None:
        """Equal bytes are one file; where the first of these pieces was here already."""
        here: dict[str | None, str] = {one.sha256: one.path for one in request.outputs if one.path and one.sha256}
        apart = []
        for piece in pieces:
            same = here.get(piece.sha256) if piece.staged is not None else None
            if same is not None and await self._workshop.is_there(Path(same), piece.sha256):
                piece.final, piece.staged = Path(same), None
            else:
                apart.append(piece)
        if apart:
            await self._workshop.place(request, apart, work, self._places.kept(request.id))
        return here.get(pieces[0].sha256)

    def _beside_its_equal(self, request_id: str, output: Output) -> Output:
        """The work with the same bytes may have been moved out to the artist's folder meanwhile."""
        request = self._desk.get(request_id)
        outputs = request.outputs if request is not None else ()
        equal = (one.path for one in outputs if one.path and one.sha256 == output.sha256)
        return replace(output, path=next(equal, output.path))

    async def _named(self, request: Request, wanted: Output, work: Path) -> Piece:
        """The piece as the kept answer names it."""
        look = await self._workshop.look(request, work / "by-hand", await self._body(request.id))
        named = [piece for piece in look.pieces if piece.pointer == wanted.pointer and (piece.url or piece.staged)]
        piece = next((piece for piece in named if piece.index == wanted.index), named[0] if named else None)
        if piece is None:
            raise DeskError("The kept answer no longer names this piece.", "")
        piece.index, piece.role = wanted.index, wanted.role
        piece.problem = None if piece.url else piece.problem
        return piece


def _may_be_had(wanted: Output) -> bool:
    """A link, or what stands in the answer itself and was left there."""
    return wanted.origin is Origin.LINK or (wanted.origin is Origin.INLINE and wanted.reach is Reach.FETCHABLE)


def _names_in(root: Path) -> list[str]:
    try:
        return sorted(path.name for path in root.iterdir())
    except OSError:
        return []
