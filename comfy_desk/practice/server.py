"""The server: Starlette under uvicorn on 127.0.0.1, whose connections can be reached and closed."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from .answers import Refusal
from .house import House
from .keeping import Keeper
from .layers import Breaker, CallIds, Connection, Connections
from .routes import TABLE, failed, no_such_route, refused
from .watch import Watch

#: The one address it ever listens on.
ADDRESS = "127.0.0.1"


def listening_socket(port: int) -> socket.socket:
    """A bound socket on the loopback; OSError where the port is taken."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":  # on Windows it would let two processes have the port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((ADDRESS, port))
    except OSError:
        sock.close()
        raise
    return sock


def application(house: House, connections: Connections) -> ASGIApp:
    starlette = Starlette(
        routes=TABLE, exception_handlers={Refusal: refused, HTTPException: no_such_route, Exception: failed}
    )
    starlette.router.redirect_slashes = False
    starlette.state.house = house
    return Watch(Breaker(CallIds(starlette), house, connections), house)


def _protocol(connections: Connections) -> type[H11Protocol]:
    class PracticeProtocol(H11Protocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._practice_peer = tuple(transport.get_extra_info("peername")[:2])
            connections.open[self._practice_peer] = Connection(transport, asyncio.Event())

        def connection_lost(self, exc: Exception | None) -> None:
            ended = connections.open.pop(self._practice_peer, None)
            if ended is not None:
                ended.lost.set()
            super().connection_lost(exc)

    return PracticeProtocol


class PracticeServer(uvicorn.Server):
    """uvicorn's server that says when it accepts, and ends quietly (exit status 0) on SIGTERM and SIGINT.

    With a keeper, the house is written down now and then, and once more when nobody is served any longer.
    """

    def __init__(self, house: House, ready: Callable[[], None], keeper: Keeper | None = None) -> None:
        self.connections = Connections()
        config = uvicorn.Config(
            application(house, self.connections),
            http=_protocol(self.connections),
            ws="none",
            loop="asyncio",
            lifespan="off",
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=60,
        )
        super().__init__(config)
        self._ready = ready
        self._keeper = keeper
        self._keeping: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        house.go_offline = self._go_offline

    def _go_offline(self, seconds: float) -> None:
        task = asyncio.get_running_loop().create_task(self._be_offline(seconds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _be_offline(self, seconds: float) -> None:
        """Stop listening and hang up; listen again at the same address afterwards. Runs go on meanwhile."""
        # The answer to the call that asked for it leaves first.
        await asyncio.sleep(0.05)
        port = self.servers[0].sockets[0].getsockname()[1]
        for server in self.servers:
            server.close()
        self.connections.close_all()
        await asyncio.sleep(seconds)
        if not self.should_exit:
            await super().startup([listening_socket(port)])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
        if self._keeper is not None:
            self._keeping = asyncio.get_running_loop().create_task(self._keeper.keep())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hang up on everybody first, so that held calls end instead of being waited for."""
        self.connections.close_all()
        await super().shutdown(sockets)
        # Here, and not after the loop: signals are still caught, so no second one ends it half way.
        if self._keeping is not None:
            self._keeping.cancel()
        if self._keeper is not None:
            self._keeper.finish()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        old = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in old.items():
                signal.signal(sig, handler)


def serve(
    house: House,
    sock: socket.socket,
    ready: Callable[[], None],
    watch: Callable[[PracticeServer], None] | None = None,
    keeper: Keeper | None = None,
) -> None:
    """Serve until a signal or ``server.should_exit``. ``watch`` gets the server before it starts."""
    server = PracticeServer(house, ready, keeper)
    if watch is not None:
        watch(server)
    try:
        asyncio.run(server.serve([sock]))
    finally:
        if keeper is not None:
            keeper.finish()
        house.pool.shutdown(wait=False, cancel_futures=True)
