"""What is known of models beside their list: which are gone, how old the list is, what runs usually take and cost.

Always of the account that new requests are for. Implements `services.api.AboutModelsApi`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from comfy_desk.domain.events import Event, RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.model import ModelEntry, Standing
from comfy_desk.domain.request import Request, State
from comfy_desk.services.account_services import AccountServices
from comfy_desk.services.usual import Told, Usual, UsualTimes


class AboutModels:
    def __init__(self, services: Callable[[], AccountServices], usual: UsualTimes) -> None:
        self._services = services
        self._usual = usual

    def gone(self) -> tuple[ModelEntry, ...]:
        return self._services().models.gone

    def standing(self) -> Standing:
        return self._services().models.standing

    def usual(self, model: str) -> Usual | None:
        return self._usual.of(self._services().account.id, model)

    def watch(self, models: Sequence[str]) -> None:
        self._services().models.ahead.watch(models)

    async def note(self, models: Iterable[str]) -> None:
        await self._services().models.note_remembered(models)


class UnderWay:
    """For which accounts the Router works, or an answer is being read: reading ahead can wait then.

    It is asked before every document, so it looks through all rows once, and is kept up by events.
    """

    def __init__(self, desk: Told) -> None:
        self._desk = desk
        self._looked = False
        self._rows: dict[str, str] = {}  # id and account

    def of(self, account: str) -> bool:
        if not self._looked:
            self._looked = True
            for request in self._desk.everything():
                self._note(request)
        return account in self._rows.values()

    def note(self, event: Event) -> None:
        if isinstance(event, RequestAdded | RequestChanged):
            self._note(event.request)
        elif isinstance(event, RequestDeleted):
            self._rows.pop(event.id, None)

    def _note(self, request: Request) -> None:
        if request.state.at_router or request.state is State.COLLECTING:
            self._rows[request.id] = request.account
        else:
            self._rows.pop(request.id, None)
