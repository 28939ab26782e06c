"""The outermost layer: says which route a call is for, counts calls and answers, notes what callers are told about time,
and refuses a Host that is not this server's own.
"""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import error
from .house import House
from .layers import CallIds
from .place import Place, place


class Watch:
    """A web page elsewhere could have been bent onto this address: its Host header gives it away."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        address = house.base_url.removeprefix("http://")
        self._hosts = {address, "localhost:" + address.rpartition(":")[2]}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        counts = self._house.counts
        headers = Headers(scope=scope)
        call = scope["practice_place"] = place(scope["method"], scope["path"], headers)
        counts.routes[call.route] += 1
        if self._is_judged(call):
            counts.came(call.route, call.subject, call.account, self._house.clock.now())
        status = 0

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                counts.answers[f"{call.route} {status}"] += 1
                self._tell(call, status, Headers(raw=list(message["headers"])))
            await send(message)
            ends = message["type"] == "http.response.body" and not message.get("more_body")
            if ends and status == 200 and not scope.get("practice_spoilt"):
                run = scope.get("practice_run")
                if run is not None:
                    counts.whole(run)

        if headers.get("host", "").lower() not in self._hosts:
            refusal = error(403, "forbidden", "This server answers only to its own address.")
            await CallIds(refusal)(scope, receive, send_counted)
            return
        await self._app(scope, receive, send_counted)

    def _is_judged(self, call: Place) -> bool:
        if call.route in ("other", "asset"):
            return False
        return call.request_id is None or call.request_id in self._house.runs

    def _tell(self, call: Place, status: int, headers: Headers) -> None:
        if call.route == "cancel" and status in (400, 409) and "x-comfy-error-type" not in headers:
            self._house.counts.paces.forget(call.request_id or "")  # it has ended: nothing is left to wait for
        if self._is_judged(call):
            told, bucket = headers.get("retry-after", ""), headers.get("x-comfy-error-type", "")
            now = self._house.clock.now()
            self._house.counts.paces.answered(call.route, call.subject, call.account, status, bucket, told, now)
