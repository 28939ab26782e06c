"""The command: ``python -m comfy_desk.practice --port 0``. Its first line of output is its base URL, printed once it
accepts connections.
"""

import argparse
import json
import os
import sys
import threading

from .house import House
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


def main() -> int:
    args = _arguments()
    try:
        settings = _settings(args)
        sock = listening_socket(args.port)
    except (ValueError, OSError) as exc:
        print(f"The practice Router cannot start: {exc}", file=sys.stderr)
        return 2
    base_url = f"http://{ADDRESS}:{sock.getsockname()[1]}"
    house = House(base_url, settings, args.seed)
    serve(house, sock, lambda: print(base_url, flush=True), _end_with_input if args.exit_with_parent else None)
    return 0


if __name__ == "__main__":
    sys.exit(main())
