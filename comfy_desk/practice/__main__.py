"""The command: ``python -m comfy_desk.practice --port 0``. Its first line of output is its base URL, printed once it
accepts connections.
"""

import argparse
import json
import os
import socket
import sys
import threading
from pathlib import Path

from .chaos import order_from
from .house import House
from .keeping import Keeper, StateFile
from .server import ADDRESS, PracticeServer, listening_socket, serve
from .settings import Settings


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m comfy_desk.practice", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes a free one")
    parser.add_argument("--speed", type=float, default=1.0, help="divides every duration of a run (default 1)")
    parser.add_argument("--seed", type=int, default=0, help="chance of runs whose body names no seed (default 0)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=JSON", help="any setting, as in /practice/settings"
    )
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="go on from this file, and keep runs, keys and credits in it"
    )
    parser.add_argument("--chaos", metavar="JSON", help="faults at random, as in /practice/faults (see chaos.py)")
    parser.add_argument("--exit-with-parent", action="store_true", help="end when standard input closes")
    return parser.parse_args()


def _settings(args: argparse.Namespace) -> Settings:
    settings = Settings()
    changes = {"speed": args.speed}
    for pair in args.set:
        name, _, value = pair.partition("=")
        changes[name] = json.loads(value)
    settings.update(changes)
    return settings


def _end_with_input(server: PracticeServer) -> None:
    """Stop when standard input ends: the parent is gone, however it went."""

    def wait() -> None:
        # Not through sys.stdin: its lock, held by a waiting thread, aborts the interpreter at its end.
        while os.read(0, 4096):
            pass
        server.should_exit = True

    threading.Thread(target=wait, name="parent", daemon=True).start()


def _socket(port: int, before: int | None) -> socket.socket:
    """Bound to ``port``. Where any will do, to the one from ``before`` if it is free: links handed out then go on."""
    if port == 0 and before is not None:
        try:
            return listening_socket(before)
        except OSError:
            pass
    return listening_socket(port)


def main() -> int:
    args = _arguments()
    state = StateFile.open(args.state.absolute()) if args.state is not None else None
    try:
        settings = _settings(args)
        chaos = order_from(json.loads(args.chaos)) if args.chaos is not None else None
        sock = _socket(args.port, state.port if state is not None else None)
    except (ValueError, OSError) as exc:
        print(f"The practice Router cannot start: {exc}", file=sys.stderr)
        return 2
    base_url = f"http://{ADDRESS}:{sock.getsockname()[1]}"
    house = House(base_url, settings, args.seed)
    keeper = Keeper(state, house) if state is not None else None
    if chaos is not None:
        house.chaos.begin(chaos)
    watch = _end_with_input if args.exit_with_parent else None
    serve(house, sock, lambda: print(base_url, flush=True), watch, keeper)
    return 0


if __name__ == "__main__":
    sys.exit(main())
