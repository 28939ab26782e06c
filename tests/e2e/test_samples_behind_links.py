"""Sound without a header behind links, through the whole core: collected by itself, and fetched by hand."""

from __future__ import annotations

import asyncio
import json
import threading
import wave
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain import observations as seen
from comfy_desk.domain.output import Role
from comfy_desk.domain.request import Request

SAMPLES = bytes(4_000) + b"\x01\x02" * 900


class Cdn(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    there = True

    def do_GET(self) -> None:
        data = SAMPLES if self.server.there else b"<Error>gone</Error>"  # type: ignore[attr-defined]
        self.send_response(200 if self.server.there else 404)  # type: ignore[attr-defined]
        self.send_header("Content-Type", "audio/L16;rate=16000")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_arguments: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def cdn() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Cdn)
    server.there = True  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize(("by_hand", "earlier"), [(False, False), (True, False), (True, True)])
def test_samples_behind_a_link_are_a_wav_and_as_they_came(
    by_hand: bool, earlier: bool, practice_router: PracticeProcess, cdn: ThreadingHTTPServer, tmp_path: Path
) -> None:
    document = {"audio": {"url": f"http://127.0.0.1:{cdn.server_port}/voice?sig=1", "content_type": "audio/L16"}}
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))
    cdn.there = not by_hand  # type: ignore[attr-defined]

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="a voice", seed=None)
            request = await until(session, row, lambda r: r.state.terminal)
            if by_hand:
                assert [output.path for output in request.outputs] == [None]
                cdn.there = True  # type: ignore[attr-defined]
                if earlier:  # versions before this one noted nothing about what can be fetched
                    before = replace(request.outputs[0], reach=None)
                    await session.desk.apply(row, seen.OutputChanged(request.created_at, before))
                await session.fetch_output(request.id, 0)
                request = session.desk.get(request.id) or request
            return request

    request = asyncio.run(main())
    assert [(output.index, output.role) for output in request.outputs] == [(0, Role.WORK), (1, Role.VARIANT)]
    sound, bare = (Path(output.path or "") for output in request.outputs)
    assert (sound.suffix, bare.suffix) == (".wav", ".pcm")
    with wave.open(str(sound)) as file:
        assert (file.getframerate(), file.readframes(10_000)) == (16_000, SAMPLES)
    assert bare.read_bytes() == SAMPLES
    assert request.outputs[0].duration == pytest.approx(len(SAMPLES) / 32_000, rel=0.01)
