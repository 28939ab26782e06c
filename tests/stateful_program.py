"""The program's services on a virtual clock, a store on the disk and a model Router: started, stopped, killed, started again.

Everything between the window's `SessionApi` and the Router's answers is the real thing, but for what a result's files are
made of. A crash leaves on the disk what was committed and at the Router what has arrived, and nothing else.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import uuid
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

from stateful_router import ORIGIN, ModelRouter, RouterLine
from virtual_time import VirtualLoop

from comfy_desk.domain import observations as seen
from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.domain.secret import Secret
from comfy_desk.services.account_services import AccountServices, Parts
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.collector import Collector
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate
from comfy_desk.services.poller import Poller
from comfy_desk.services.session import Session
from comfy_desk.services.submitter import Submitter
from comfy_desk.store.database import Database
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore, Write

T = TypeVar("T")
START = 1_800_000_000.0
ACCOUNT = Account("acc", "Studio", ORIGIN)


class Machine:
    """What outlives the program: clocks, disk, key, Router. `now` is the true time, which nobody sets and no sleep stops."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.moment = 1_000.0
        self.slept = 0.0
        self.shift = 0.0  # by how much somebody set the wall clock
        self.chances: Iterator[float] = itertools.repeat(0.5)
        self.secret: str | None = "comfyui-one"
        self.refused_commits = 0
        self.crash_at: tuple[int, str] | None = None  # so many commits from now: before or after it
        self.router = ModelRouter(self.now)
        self.program: Program | None = None

    def now(self) -> float:
        running = self.program.loop.moment if self.program is not None else self.moment
        return running + self.slept

    def wall(self) -> float:
        return START + self.now() + self.shift

    def clock(self) -> Clock:
        return Clock(self.wall, self.now, lambda: next(self.chances))

    def key(self) -> Secret | None:
        return Secret(self.secret) if self.secret is not None else None


class DoubtfulStore(RequestStore):
    """A store whose disk may refuse, and during whose commits the program may die."""

    def __init__(self, database: Database, program: Program) -> None:
        super().__init__(database)
        self._program = program

    async def commit(
        self, writes: Iterable[Write], forgotten: Iterable[str] = (), batches: Iterable[Batch] = ()
    ) -> None:
        machine, program = self._program.machine, self._program
        await program.alive()
        if machine.refused_commits > 0:
            machine.refused_commits -= 1
            raise DeskError("The disk with the data folder is full.", "Make room, then try again.")
        when = ""
        if machine.crash_at is not None:
            left, when = machine.crash_at
            machine.crash_at = (left - 1, when) if left > 0 else None
            when = "" if left > 0 else when
        if when == "before":
            program.crash()
            await program.alive()
        await super().commit(writes, forgotten, batches)
        if when == "after":
            program.crash()
            await program.alive()


class QuickCollector(Collector):
    """Reads results as the program does; what is in them is said without looking."""

    async def _save(self, request: Request) -> float | None:
        words = json.loads(Path(request.raw_path or "").read_bytes())["words"]
        output = Output(0, "/words", Kind.TEXT, Role.WORK, Origin.INLINE, text=words)
        await self._desk.apply(request.id, seen.Collected(self._clock.wall(), (output,)))
        return None


class NoCatalogue:
    """The models' place: nothing is known of any."""

    def __init__(self) -> None:
        self.on_changed: Callable[[], None] = lambda: None
        self.ahead = mock.Mock()

    async def aclose(self) -> None: ...

    async def charges_on_policy_rejection(self, _model: str) -> str:
        return "unknown"


def _no_files() -> Any:
    """No files are saved, so none is moved or copied."""
    kept_works, files = mock.Mock(aclose=mock.AsyncMock()), mock.Mock(clear_left_over=mock.AsyncMock())
    return mock.Mock(kept_works=kept_works, files=files)


class Program:
    """One run of the program, from its start to its end or its death."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.dead = False
        self.loop = VirtualLoop(machine.moment)
        self._died: asyncio.Future[None] = self.loop.create_future()
        machine.program = self
        self.line = RouterLine(machine.router, machine.key, self.crash)
        self.session: Session = self.loop.run_until_complete(self._open())

    async def _open(self) -> Session:
        machine = self.machine
        database = await Database.open(machine.folder / "store.sqlite")
        # What a real disk does at a power cut is not asked here; what is committed is.
        await database.read(lambda connection: connection.execute("PRAGMA synchronous = OFF"))
        self.store = DoubtfulStore(database, self)
        desk = Desk(self.store, ACCOUNT.id)
        await desk.load()
        self._database = database
        work = database._run

        async def guarded(what: Callable[[], T]) -> T:
            await self.alive()
            return await work(what)

        database._run = guarded  # type: ignore[method-assign]
        return Session(
            chosen=self._services(ACCOUNT, desk),
            make_services=lambda account: self._services(account, desk),
            database=database,
            desk=desk,
            store=self.store,
            clock=machine.clock(),
            keeping=_no_files(),
        )

    def _services(self, account: Account, desk: Desk) -> AccountServices:
        machine, clock = self.machine, self.machine.clock()
        own, client = desk.of(account.id), self.line

        def mark() -> str | None:
            secret = machine.key()
            return secret.mark(b"salt") if secret is not None else None

        gate = Gate(own, clock)
        results = machine.folder / "results"
        nothing: Any = None
        saver: Any = mock.Mock()  # no files are saved, so nothing is left over of any
        parts = Parts(
            client=client,  # type: ignore[arg-type]
            gate=gate,
            models=NoCatalogue(),  # type: ignore[arg-type]
            submitter=Submitter(own, client, gate, self.store.body, clock, results=results, key_mark=mark),  # type: ignore[arg-type]
            poller=Poller(own, client, gate, clock, mark),  # type: ignore[arg-type]
            canceller=Canceller(own, client, gate, clock),  # type: ignore[arg-type]
            collector=QuickCollector(
                own,
                client,
                gate,
                nothing,
                nothing,
                saver,
                self.store.body,
                nothing,
                results,
                results,
                ORIGIN,
                clock,
                mark,
            ),  # type: ignore[arg-type]
        )
        return AccountServices(account, own, parts, clock, RememberedStore(self._database))

    # its life

    def start(self) -> None:
        self.run(self.session.start())

    def run(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Runs it to its end, or until the program dies: then nothing comes of it."""

        async def whole() -> T | None:
            task = asyncio.ensure_future(work)
            await asyncio.wait({task, self._died}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                task.cancel()
                return None
            return task.result()

        return self.loop.run_until_complete(whole())

    def settle(self) -> None:
        """Lets everything happen that happens at this very moment."""

        async def turns() -> None:
            for _ in range(30):
                await asyncio.sleep(0)

        self.run(turns())

    def crash(self) -> None:
        self.dead = self.line.cut = True
        if not self._died.done():
            self._died.set_result(None)

    async def alive(self) -> None:
        """Goes on only while the program lives."""
        if self.dead:
            await asyncio.get_running_loop().create_future()

    def stop(self) -> None:
        """Ends as the artist ends it."""
        self.run(self.session.stop())
        if self.dead:
            self.bury()
        else:
            self._close_loop()

    def bury(self) -> None:
        """After a crash: what it was doing is not done, and nobody waits for anything."""
        self.crash()

        async def end() -> None:
            while others := asyncio.all_tasks() - {asyncio.current_task()}:  # one that ends may have begun another
                for task in others:
                    task.cancel()
                await asyncio.wait(others)  # type: ignore[type-var]

        self.loop.run_until_complete(end())
        self._database._connection.close()
        self._close_loop()

    def _close_loop(self) -> None:
        self.machine.moment = self.loop.moment
        self.machine.program = None
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()


@contextmanager
def virtual_world() -> Iterator[None]:
    """No threads, no chance, no waiting for a disk: the same history happens the same way each time."""
    with (
        mock.patch("uuid.uuid4", side_effect=(uuid.UUID(int=number) for number in itertools.count(1))),
        mock.patch("os.fsync"),
        mock.patch("comfy_desk.services.session._SWEEP_EVERY", 1e9),
        mock.patch("comfy_desk.services.session._WARM_AFTER", 1e9),
    ):
        yield
