"""Starts the practice Router as a process for tests, and speaks to its control route.

    from practice_process import start_practice, PracticeProcess

    with start_practice(speed=50) as router:
        httpx.get(f"{router.url}/v2/models", headers=router.headers())
        router.fault(route="submit", kind="drop_after")
        assert router.counts()["runs"] == 1

The pytest fixtures ``practice_router`` (fresh state for each test, one process a session) and ``practice_process``
are in ``practice_fixture``.
"""

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

KEY = "comfyui-practice-tests"


@dataclass(slots=True)
class PracticeProcess:
    """A running practice Router. ``url`` is its base URL."""

    url: str
    process: "subprocess.Popen[bytes]"
    control: httpx.Client

    def headers(self, key: str = KEY, **more: str) -> dict[str, str]:
        return {"X-API-Key": key, **more}

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.control.request(method, f"/practice/{path}", content=None if body is None else json.dumps(body))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def fault(self, **order: Any) -> None:
        """The next answers go wrong; see ``comfy_desk/practice/faults.py`` for kinds and fields."""
        self._call("POST", "faults", order)

    def clear_faults(self) -> None:
        self._call("DELETE", "faults")

    def chaos(self, **order: Any) -> None:
        """Faults at random from now on, until `clear_faults`; see ``comfy_desk/practice/chaos.py``."""
        self._call("POST", "faults", {"chaos": order})

    def advance(self, seconds: float) -> None:
        """Move its clock forward."""
        self._call("POST", "clock", {"advance": seconds})

    def settings(self, **changes: Any) -> dict[str, Any]:
        """Change settings; gives them all back."""
        changed: dict[str, Any] = self._call("POST", "settings", changes)
        return changed

    def counts(self) -> dict[str, Any]:
        seen: dict[str, Any] = self._call("GET", "counts")
        return seen

    def requests(self) -> list[dict[str, Any]]:
        shown: list[dict[str, Any]] = self._call("GET", "requests")["requests"]
        return shown

    def offline(self, seconds: float) -> None:
        """Nobody listens for so long (connections are refused and open ones hung up); runs go on meanwhile."""
        self._call("POST", "offline", {"seconds": seconds})

    def reset(self) -> None:
        """Forget runs, keys, accounts, counts and faults, and take back all settings."""
        self._call("POST", "reset", {"settings": True})

    def stop(self) -> int:
        """End it; the exit status."""
        self.control.close()
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.terminate()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait(10)
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()


def launch_practice(
    *, speed: float = 50.0, port: int = 0, seed: int = 0, state: Path | None = None, **settings: Any
) -> PracticeProcess:
    """Start it and wait for its address. It ends with this process, however that ends."""
    command = [
        sys.executable,
        "-m",
        "comfy_desk.practice",
        "--port",
        str(port),
        "--speed",
        str(speed),
        "--seed",
        str(seed),
        "--exit-with-parent",
    ]
    if state is not None:
        command += ["--state", str(state)]
    for name, value in settings.items():
        command += ["--set", f"{name}={json.dumps(value)}"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    url = process.stdout.readline().decode().strip()
    if not url.startswith("http://127.0.0.1:"):
        process.kill()
        raise AssertionError(f"the practice Router did not start: {url!r}, exit status {process.wait()}")
    return PracticeProcess(url, process, httpx.Client(base_url=url, trust_env=False, timeout=10))


@contextlib.contextmanager
def start_practice(
    *, speed: float = 50.0, port: int = 0, seed: int = 0, state: Path | None = None, **settings: Any
) -> Iterator[PracticeProcess]:
    router = launch_practice(speed=speed, port=port, seed=seed, state=state, **settings)
    try:
        yield router
    finally:
        router.stop()
