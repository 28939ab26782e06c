"""Results: a finished run's answer as an HTTP answer, from memory when small, as a stream when large."""

import json

from starlette.responses import Response, StreamingResponse

from .accounts import credits_of
from .blobs import joined
from .house import House
from .runs import Run
from .works import pack

_SMALL = 2 * 1024 * 1024


async def result_of(house: House, run: Run) -> Response:
    """200 with the model's own answer, byte for byte the same on each read; or the run's failure."""
    if not run.has_result:
        return run.failure()
    answer = await house.in_pool(run.model.answer, house.studio(run))
    parcel, raw = await house.in_pool(pack, answer, house.shelf, house.settings.ballast_bytes)
    headers = {"X-Content-Type-Options": "nosniff", **_cost(run), **_disclosed(run)}
    house.counts.results += 1
    length = raw.length if raw is not None else parcel.length
    chunks = raw.chunks() if raw is not None else parcel.chunks()
    if length <= _SMALL:
        data = await house.in_pool(b"".join, chunks)
        return Response(data, 200, headers, answer.media_type)
    headers["Content-Length"] = str(length)
    return StreamingResponse(joined(chunks), 200, headers, answer.media_type)


def _cost(run: Run) -> dict[str, str]:
    if not run.model.reports_credits:
        return {}
    return {"X-Comfy-Credits-Used": credits_of(run.price) if run.charged else "0"}


def _disclosed(run: Run) -> dict[str, str]:
    headers: dict[str, str] = {}
    if run.dropped:
        headers["X-Comfy-Router-Dropped-Params"] = json.dumps(list(run.dropped))
    if run.fallback is not None:
        headers["X-Comfy-Router-Fallback-Provider"] = run.fallback
    return headers
