"""Brings finished requests onto the disk: reads the answer, finds what was made, fetches links, saves, and says so last.

Each step can be done again after a crash: the raw answer is committed first (`RawKept`), everything after it works from
the disk. "Done" is said only when every work is a file here or has a sentence why not.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError, Failure, RouterError
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import RETENTION, Request, State
from comfy_desk.media.fetch import AssetFetcher
from comfy_desk.media.workers import WorkerPool
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.services import pacing, reading, verdicts
from comfy_desk.services.afresh import Afresh
from comfy_desk.services.by_hand import ByHand
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.links import Links, together
from comfy_desk.services.pieces import Look, Piece, leave_on_demand, merge_equal, to_output, words_of
from comfy_desk.services.places import Places
from comfy_desk.services.saving import Saver
from comfy_desk.services.slow_disk import SlowDisk
from comfy_desk.services.tasks import Tasks
from comfy_desk.services.workshop import Workshop, disk_fault

_log = logging.getLogger(__name__)

_AT_ONCE = 3
_REREADS = 3
"""Times a result that is a web page, empty or cut off is read again before it is taken as it is."""

_BAD_MOMENTS = 2
"""Failed reads of a result that are taken for bad moments before the status is asked whether the run ended that way."""

_VIEW_LIMIT = 30.0


class Collector:
    def __init__(
        self,
        desk: AccountDesk,
        client: RouterClient,
        gate: Gate,
        pool: WorkerPool,
        fetcher: AssetFetcher,
        saver: Saver,
        body: Callable[[str], Awaitable[bytes]],
        promise: Callable[[str], Awaitable[dict[str, Any]]],
        results: Path,
        thumbnails: Path,
        origin: str,
        clock: Clock,
        key_mark: Callable[[], str | None] = lambda: None,
        largest: Callable[[], int | None] = lambda: None,
        disk: SlowDisk | None = None,
    ) -> None:
        """`largest`: bytes of an answer that is read to its end, as it is set just now."""
        self._key_mark = key_mark
        self._largest = largest
        self._desk = desk
        self._client = client
        self._gate = gate
        self._body = body
        self._places = Places(results)
        self._clock = clock
        afresh = Afresh(desk, client, gate, pool, largest)
        self._pool = pool
        self._workshop = Workshop(pool, saver, promise, thumbnails, origin, disk)
        self._links = Links(fetcher, afresh.links, self._is_reachable, clock.wall)
        self._tasks = Tasks("collect", self._on_failed)
        # Apart, so that who waits for a key or a pause to end holds up nobody whose answer is here already.
        self._reading = asyncio.Semaphore(_AT_ONCE)
        self._saving = asyncio.Semaphore(_AT_ONCE)
        self._due = DueTimes(clock.monotonic, self._on_due)
        self._faults: Counter[str] = Counter()  # times in a row that this machine was the fault, by row
        self._rereads: Counter[str] = Counter()
        self._spoilt: set[str] = set()  # rows whose kept answer is to be read again
        self._by_hand = ByHand(desk, self._workshop, self._links, body, self._places, clock)
        self._clearing = Tasks("clear")
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Takes up what was finished but not on the disk, the one that the Router forgets first at the head."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        waiting = [request for request in self._desk.mine() if request.state is State.COLLECTING]
        for request in sorted(waiting, key=lambda request: request.completed_at or 0.0):
            left = self._time_left(request)
            if self._is_too_large(request):
                left = verdicts.wait_of_too_large(request, self._clock.wall())
            if left > 0:
                self._due.put(request.id, left)
            else:
                self._on_due(request.id)
        self._clearing.start("left over", self._by_hand.clear_left_over())

    def resume(self) -> None:
        """The line or a key is back: whoever waited for it is read soon, though not before the server's own time."""
        waiting = [name for name in self._due.names() if not self._is_too_large(self._desk.get(name))]
        for index, request_id in enumerate(waiting):
            soon = pacing.resume_spread(index, self._clock.chance())
            self._due.put(request_id, max(soon, self._time_left(self._desk.get(request_id))))

    def _time_left(self, request: Request | None) -> float:
        """Seconds for which the server has asked not to be asked, and that are not over."""
        if request is None or request.trouble is None or request.trouble.pace is None:
            return 0.0
        left = self._due.left(request.id)
        if left is None:  # from an earlier run of the program; a clock set back since does not make it longer
            left = min((request.next_check_at or 0.0) - self._clock.wall(), request.trouble.pace)
        return min(left, pacing.LONGEST_POLL)

    def sweep(self) -> None:
        """Nothing that is finished is ever without a plan; what lost its own gets one here, and what fits the limit now."""
        for request in self._desk.mine():
            if request.state is not State.COLLECTING or request.id in self._tasks or self._is_too_large(request):
                continue
            was_too_large = request.trouble is not None and request.trouble.reason == "too_large"
            if was_too_large or request.id not in self._due:
                self._on_due(request.id)

    def _is_too_large(self, request: Request | None) -> bool:
        return request is not None and verdicts.is_too_large(request, self._largest())

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        """The file of one output's small picture, whether it is there or not."""
        return self._workshop.thumbnail_place(request_id, index)

    async def forget_files(self, request: Request) -> None:
        """Removes the kept answer and the small pictures of a row that is no more."""

        def remove() -> None:
            places = self._places
            for folder in (places.folder(request.id), places.work(request.id), places.moving(request.id)):
                shutil.rmtree(folder, ignore_errors=True)
            for output in request.outputs:
                self.thumbnail_place(request.id, output.index).unlink(missing_ok=True)

        await asyncio.to_thread(remove)

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        self._due.close()
        await asyncio.gather(self._tasks.aclose(grace), self._clearing.aclose(grace))

    def _on_event(self, event: events.Event) -> None:
        if not isinstance(event, events.RequestChanged) or not self._desk.is_mine(event.request):
            return
        request, before = event.request, event.before
        asked = isinstance(event.observation, seen.CheckAgainAsked)
        if request.state is State.COLLECTING and (asked or before.state is not State.COLLECTING):
            self._on_due(request.id)
        elif request.state.terminal and not before.state.terminal and request.id not in self._tasks:
            self._clearing.start(request.id, self._workshop.clear(request, self._places.work(request.id)))

    def _on_due(self, request_id: str) -> None:
        self._due.drop(request_id)
        if not self._tasks.start(request_id, self._collect(request_id)):
            self._due.put(request_id, pacing.DEFAULT_POLL)  # an earlier task has not ended yet

    def _on_failed(self, request_id: str) -> None:
        self._due.put(request_id, pacing.disk_wait(7, self._clock.chance()))

    # one row

    async def _collect(self, request_id: str) -> None:
        try:
            retry = await self._collect_once(request_id)
        except (DeskError, OSError) as error:
            fault = error if isinstance(error, DeskError) else disk_fault(error)
            retry = await self._note_local(request_id, fault.sentence)
        except Exception:  # noqa: BLE001 - paid work must not lie unseen because of a fault nobody foresaw
            _log.exception("Collecting %s failed", request_id)
            retry = await self._note_local(request_id, "The program failed while it worked on this result.")
        finally:
            self._desk.set_progress(request_id, None)
            await self._tidy_ended(request_id)
        if retry is not None:
            self._due.put(request_id, retry)

    async def _tidy_ended(self, request_id: str) -> None:
        """However it ended, nothing is left under way; also where the program is stopped right after the last commit."""
        ended = self._desk.get(request_id)
        if ended is None or ended.state.terminal:
            self._links.forget(request_id)
            self._spoilt.discard(request_id)
            self._faults.pop(request_id, None)
            self._rereads.pop(request_id, None)
            await self._by_hand.tidy(request_id)

    async def _note_local(self, request_id: str, sentence: str) -> float:
        self._faults[request_id] += 1
        return await self._note_later(
            request_id, Failure("local", detail=sentence), pacing.disk_wait(self._faults[request_id], 1.0)
        )

    async def _note_later(self, request_id: str, failure: Failure, wait: float) -> float:
        """The row says what went wrong and when it is tried again; where even that cannot be written, it waits unseen."""
        wall = self._clock.wall()
        try:
            await self._desk.apply(request_id, seen.ResultFailed(wall, failure, final=False, next_check_at=wall + wait))
        except DeskError as error:
            _log.warning("A collecting fault could not be written down: %s", error.details)
        return wait

    async def _collect_once(self, request_id: str) -> float | None:
        """Seconds until it is tried again, or None where there is nothing more to do."""
        request = self._desk.get(request_id)
        if request is None or request.state is not State.COLLECTING:
            return None
        if request.handle is not None and (request_id in self._spoilt or not _has_raw(request)):
            async with self._reading:
                retry = await self._read(request)
            request = self._desk.get(request_id)
            if retry is not None or request is None or request.state is not State.COLLECTING:
                return retry
        if request.raw_path is None:
            return pacing.DEFAULT_POLL
        return await self._save(request)

    # the raw answer

    async def _read(self, request: Request) -> float | None:
        if request.end_word is None and request.cancel_asked_at is not None:  # was it cancelled, or too quick for that?
            request = await self._learn_how_it_ended(request)
        if request.handle is None or request.state is not State.COLLECTING:
            return None
        if request.raw_path is None and (before := await self._kept_before(request)) is not None:
            await self._note_kept(request, before)
            return None
        asked_at = self._clock.wall()
        key_number = self._gate.key_number
        try:
            async with (
                self._gate.turn(Urgency.COLLECT) as key_number,
                self._client.result(request.handle) as answer,
            ):
                if isinstance(answer, ResultStream):
                    raw = await reading.keep(
                        answer,
                        self._places.folder(request.id),
                        self._progress_of(request.id),
                        self._places.work(request.id),
                        self._largest(),
                    )
        except RouterError as error:
            return await self._read_failed(request, error, key_number)
        self._gate.note_success()
        wall = self._clock.wall()
        if not isinstance(answer, ResultStream):  # 202: not finished after all
            delay = pacing.poll_delay(answer.pace, self._clock.chance())
            observation = seen.StatusSeen(
                wall, asked_at, answer.request_id, answer.word, answer.position, answer.error_type, wall + delay
            )
            after = await self._desk.apply(request.id, observation)
            return delay if after.state is State.COLLECTING else None
        self._spoilt.discard(request.id)
        await self._note_kept(request, raw)
        return None

    async def _kept_before(self, request: Request) -> reading.RawAnswer | None:
        return await asyncio.to_thread(reading.kept, self._places.folder(request.id), self._places.work(request.id))

    async def _note_kept(self, request: Request, raw: reading.RawAnswer) -> None:
        kept = seen.RawKept(self._clock.wall(), str(raw.path), raw.content_type, raw.credits, raw.served)
        await self._desk.apply(request.id, kept)

    def _progress_of(self, request_id: str) -> Callable[[int, int | None], None]:
        return lambda received, total: self._desk.set_progress(request_id, received, total)

    async def _read_failed(self, request: Request, error: RouterError, key_number: int) -> float | None:
        failure = error.failure
        if failure.reason == "too_large":
            self._gate.note_success()
            if _has_raw(request):
                self._make_do(request.id)
                return None
            after = await self._desk.apply(request.id, seen.ResultFailed(self._clock.wall(), failure, final=False))
            return verdicts.wait_of_too_large(after, self._clock.wall()) or RETENTION
        if failure.may_hide and request.went_with_other_key(self._key_mark()):  # perhaps another workspace's
            return await self._note_later(request.id, failure, pacing.LONGEST_POLL)
        if not verdicts.is_its_own(failure, request.end_word):  # else it says nothing about the account
            self._gate.note_failure(failure, key_number)
        steady = request.collect_tries >= _BAD_MOMENTS or not verdicts.passes(failure)
        if request.end_word is None and failure.meaning and steady:
            request = await self._learn_how_it_ended(request)
            if request.state is not State.COLLECTING:
                return None
        if verdicts.ends_the_run(failure, request.end_word, request.collect_tries):
            own = verdicts.is_its_own(failure, request.end_word)  # then what lies here was never a result
            if request.id in self._spoilt and _has_raw(request) and not own:
                self._make_do(request.id)
                return None
            await self._desk.apply(request.id, seen.ResultFailed(self._clock.wall(), failure, final=True))
            return None
        offline = failure.reason in ("not_sent", "no_answer")
        wait = pacing.backoff(request.collect_tries, failure.pace, self._clock.chance(), offline=offline)
        return await self._note_later(request.id, failure, min(wait, pacing.LONGEST_POLL))

    def _make_do(self, request_id: str) -> None:
        """What is here of an answer is all there will be."""
        self._spoilt.discard(request_id)
        self._rereads[request_id] = _REREADS

    async def _learn_how_it_ended(self, request: Request) -> Request:
        """A cancel that came too late, or a replay, said only that it ended: the status says how."""
        if request.handle is None:
            return request
        asked_at = self._clock.wall()
        try:
            async with self._gate.turn(Urgency.COLLECT) as key_number:
                answer = await self._client.status(request.handle)
        except RouterError as error:
            self._gate.note_failure(error.failure, key_number)
            return request
        self._gate.note_success()
        wall = self._clock.wall()
        delay = pacing.poll_delay(answer.pace, self._clock.chance())
        return await self._desk.apply(
            request.id,
            seen.StatusSeen(
                wall, asked_at, answer.request_id, answer.word, answer.position, answer.error_type, wall + delay
            ),
        )

    async def _is_reachable(self, request: Request) -> bool:
        if request.handle is None:
            return True
        try:
            async with self._gate.turn(Urgency.COLLECT) as key_number:
                await self._client.status(request.handle)
        except RouterError as error:
            self._gate.note_failure(error.failure, key_number)
            return error.failure.reason == "refused" and (error.failure.status or 0) < 500
        self._gate.note_success()
        return True

    # what is in it

    async def _save(self, request: Request) -> float | None:
        work = self._places.work(request.id)
        async with self._saving:  # a body can be large: none is held by who waits for a turn
            look = await self._workshop.look(request, work, await self._body(request.id))
        if look.problem and not look.certain and request.handle is not None and self._rereads[request.id] < _REREADS:
            self._rereads[request.id] += 1
            self._spoilt.add(request.id)
            wait = pacing.backoff(self._rereads[request.id] - 1, None, self._clock.chance())
            return await self._note_later(request.id, Failure("unreadable", 200, detail=look.problem), wait)
        if any(piece.url for piece in look.pieces):
            # No turn is held meanwhile: a link can take as long as its server likes, and links have an order of their own.
            plan = await self._workshop.plan(work)
            trouble = await self._links.fetch(request, look.pieces, work, plan, self._progress_of(request.id))
            if trouble is not None:
                wait = pacing.backoff(self._links.failed(request.id) - 1, None, self._clock.chance())
                return await self._note_later(request.id, Failure("local", detail=trouble), wait)
        async with self._saving:
            await self._finish(request, look, work)
        return None

    async def _finish(self, request: Request, look: Look, work: Path) -> None:
        """Everything of it is here or has a sentence why not: it gets its places and small pictures, and is done."""
        look.pieces += await self._workshop.playable(look.pieces, work, len(look.pieces))
        merge_equal(look.pieces)
        leave_on_demand(look.pieces)
        await self._workshop.place(request, look.pieces, work, self._places.kept(request.id))
        placed = tuple(to_output(piece) for piece in look.pieces)
        first = _first_saved(placed)
        # What lies beside the works says nothing of their small pictures: the two are made at the same time.
        beside = [self._workshop.companions(request, placed, work)] if first is not None else []
        await together([self._draw(request, look.pieces), *beside])
        outputs = tuple(to_output(piece) for piece in look.pieces)
        where = str(Path(first).parent) if first else None
        await self._desk.apply(request.id, seen.Collected(self._clock.wall(), outputs, words_of(look), where))

    async def _draw(self, request: Request, pieces: list[Piece]) -> None:
        """Small pictures, a few at a time: a result of a thousand leaves room between them for what others need."""
        line = iter(pieces)

        async def draw_in_order() -> None:
            for piece in line:
                await self._workshop.picture(request, piece)

        await together(draw_in_order() for _ in range(min(_AT_ONCE, len(pieces))))

    async def raw_text(self, path: Path) -> str:
        """The beginning of a kept answer as it can be shown. Raises WorkerFailed."""
        return str((await self._pool.run("view", {"path": str(path)}, _VIEW_LIMIT)).get("text") or "")

    async def fetch_output(self, request: Request, index: int) -> Output:
        """Fetches one piece that is not on the disk, from the kept answer. Raises DeskError with a sentence."""
        return await self._by_hand.fetch(request, index)


def _has_raw(request: Request) -> bool:
    return request.raw_path is not None and Path(request.raw_path).is_file()


def _first_saved(outputs: tuple[Output, ...]) -> str | None:
    works = (output.path for output in outputs if output.path and output.role is Role.WORK)
    return next(works, None) or next((output.path for output in outputs if output.path), None)
