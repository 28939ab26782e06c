"""What is known of models beside their list: which are gone, how old the list is, what runs usually take and cost.

Always of the account that new requests are for. Implements `services.api.AboutModelsApi`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from comfy_desk.domain.model import ModelEntry, Standing
from comfy_desk.domain.request import State
from comfy_desk.services.account_services import AccountServices
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.usual import Usual, UsualTimes


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


def under_way(desk: AccountDesk) -> bool:
    """Whether the Router works for this account, or an answer is being read: reading ahead can wait."""
    return any(one.state.at_router or one.state is State.COLLECTING for one in desk.mine())
