"""The other routes and the table of all: catalogue, one model, schema, estimate, balance, assets."""

import re
from collections.abc import Iterator
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from . import control, direct, queued
from .admission import account_of, examine, model_of, receive_call
from .answers import Refusal, error, plain
from .blobs import Blob, joined
from .house import House
from .prices import quote
from .works import Work


async def models(request: Request) -> Response:
    house: House = request.app.state.house
    account = account_of(house, request)
    if account.kind == "forbidden":
        return error(403, "forbidden", "This key is not entitled to the catalogue.")
    try:
        limit = int(request.query_params.get("limit", "20"))
        page = house.catalogue.page(request.query_params.get("cursor"), limit)
    except ValueError:
        return error(400, "invalid_input", "The cursor or the limit is not one this catalogue understands.")
    return plain(page)


async def model(request: Request) -> Response:
    # No input_schema_url: it must be an https address, and this server has none.
    house: House = request.app.state.house
    return plain(model_of(house, request, account_of(house, request)).entry())


async def schema(request: Request) -> Response:
    house: House = request.app.state.house
    page = house.catalogue.schema(model_of(house, request, account_of(house, request)))
    headers = {"ETag": page.etag, "Cache-Control": "private, max-age=300, must-revalidate"}
    held = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if page.etag in held or "*" in held:
        return Response(None, 304, headers)
    return Response(page.data, 200, headers, "application/json")


async def estimate(request: Request) -> Response:
    house: House = request.app.state.house
    call = await receive_call(house, request)
    if house.settings.estimate == "not_enabled" or call.account.kind == "noqueue":
        return error(403, "not_enabled", "The estimate is not switched on for this key yet.")
    run = await examine(house, call, queued=False)
    return plain(quote(house, call.model, run.body, run.provider))


async def balance(request: Request) -> Response:
    house: House = request.app.state.house
    account = account_of(house, request)
    house.settle()
    return plain({"amount_micros": account.micros, "currency": "usd"})


async def asset(request: Request) -> Response:
    """A signed link. The storage refuses every further sign of identity, as such storages do."""
    house: House = request.app.state.house
    house.counts.assets += 1
    if any(name in request.headers for name in ("authorization", "x-api-key", "cookie")):
        return _xml(400, "InvalidArgument", "Only one auth mechanism allowed")
    path = request.scope["raw_path"].decode("latin-1")
    query = request.scope["query_string"].decode("latin-1")
    work, reason = house.links.open(path, query, house.clock.wall())
    if reason == "NoSuchKey" and house.unsigned:
        await house.in_pool(house.recall, path.split("/")[2])
        work, reason = house.links.open(path, query, house.clock.wall())
    if work is None:
        return _xml(404 if reason == "NoSuchKey" else 403, reason, "The link was altered, or its time is over.")
    blob = await house.in_pool(house.shelf.take, work)
    return _served(house, request, work, blob)


def _xml(status: int, code: str, message: str) -> Response:
    body = f"<Error><Code>{escape(code)}</Code><Message>{escape(message)}</Message></Error>"
    return Response(f'<?xml version="1.0" encoding="UTF-8"?>\n{body}', status, media_type="application/xml")


def _served(house: House, request: Request, work: Work, blob: Blob) -> Response:
    tag = f'"{request.path_params["mark"]}"'
    headers = {"Accept-Ranges": "bytes", "ETag": tag, "X-Content-Type-Options": "nosniff"}
    start, end, status = 0, blob.length, 200
    wanted = re.fullmatch(r"bytes=(\d{0,15})-(\d{0,15})", request.headers.get("range", ""))
    if wanted and wanted[0] != "bytes=-" and request.headers.get("if-range", tag) == tag:
        status = 206
        if wanted[1]:
            start, end = int(wanted[1]), min(blob.length, int(wanted[2]) + 1 if wanted[2] else blob.length)
        else:
            start = max(0, blob.length - int(wanted[2]))
        if start >= end:
            return Response(b"", 416, {**headers, "Content-Range": f"bytes */{blob.length}"})
        headers["Content-Range"] = f"bytes {start}-{end - 1}/{blob.length}"
    headers["Content-Length"] = str(end - start)
    if request.method == "HEAD":
        return Response(None, status, headers, work.media_type)
    house.counts.asset_bytes += end - start
    return StreamingResponse(joined(_slice(blob, start, end)), status, headers, work.media_type)


def _slice(blob: Blob, start: int, end: int) -> Iterator[bytes]:
    place = 0
    for chunk in blob.chunks():
        if place >= end:
            return
        piece = chunk[max(0, start - place) : end - place]
        place += len(chunk)
        if piece:
            yield piece


async def refused(_request: Request, exc: Exception) -> Response:
    assert isinstance(exc, Refusal)
    return exc.response


async def no_such_route(_request: Request, exc: Exception) -> Response:
    assert isinstance(exc, HTTPException)
    bucket = "request_not_found" if exc.status_code == 404 else "invalid_input"
    return error(exc.status_code, bucket, "There is no such route here.", headers=exc.headers)


async def failed(_request: Request, _exc: Exception) -> Response:
    """A fault of this server's own; the traceback goes to standard error."""
    return error(500, "internal_error", "The practice Router failed; its own output says why.")


_MODEL = "/v2/models/{provider}/{model}"
TABLE = [
    Route("/v2/models", models, methods=["GET"]),
    Route(_MODEL, model, methods=["GET"]),
    Route(_MODEL, direct.run_now, methods=["POST"]),
    Route(f"{_MODEL}/openapi.json", schema, methods=["GET"]),
    Route(f"{_MODEL}/estimate", estimate, methods=["POST"]),
    Route(f"{_MODEL}/requests", queued.submit, methods=["POST"]),
    Route(f"{_MODEL}/requests/{{request_id}}", queued.result, methods=["GET"]),
    Route(f"{_MODEL}/requests/{{request_id}}/status", queued.status, methods=["GET"]),
    Route(f"{_MODEL}/requests/{{request_id}}/cancel", queued.cancel, methods=["PUT"]),
    Route("/customers/balance", balance, methods=["GET"]),
    Route("/assets/{mark}/{name}", asset, methods=["GET", "HEAD"]),
    *control.TABLE,
]
