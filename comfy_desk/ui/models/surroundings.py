"""What the rows' words depend on besides their requests: accounts, batches, a pause, what is in the form. No Qt.

The queue's model keeps it in step with the desk; nothing here tells anybody of a change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.events import AccountChanged, CollectProgress
from comfy_desk.domain.request import Request, State
from comfy_desk.services.api import DeskApi
from comfy_desk.services.usual import Usual
from comfy_desk.ui.models.outbox_line import OutboxLine
from comfy_desk.ui.wording import Around


class Surroundings:
    """Without a desk (`follow`) nothing is known of any account."""

    def __init__(self) -> None:
        self.accounts: dict[str, AccountChanged] = {}
        self.names: dict[str, str] = {}  # of the accounts that are open; a desk may not know of any
        self.chosen = ""
        self.paused = False
        self.batches: dict[str, Batch] = {}
        self.in_form = ""  # the request that is being changed just now
        self.progress: dict[str, CollectProgress] = {}
        self._state_of: Callable[[str], AccountChanged | None] = lambda account: None
        self._pause_reason: Callable[[], str] = lambda: ""

    def follow(self, desk: DeskApi) -> None:
        """What the desk holds now; what it is asked for later is asked then."""
        self._state_of = desk.account_state
        self._pause_reason = lambda: desk.pause_reason
        self.paused = desk.sending_paused
        self.set_accounts(desk.accounts(), desk.chosen)
        self.batches = {batch.id: batch for batch in desk.batches()}

    def set_accounts(self, accounts: Iterable[Account], chosen: str) -> None:
        self.names, self.chosen = {account.id: account.label for account in accounts}, chosen

    def batch(self, batch_id: str | None) -> Batch | None:
        return None if batch_id is None else self.batches.get(batch_id)

    def account_name(self, account: str) -> str:
        return self.names.get(account, account)

    def account_state(self, account: str) -> AccountChanged | None:
        """How it stands with the account that a row belongs to."""
        known = self.accounts.get(account)
        if known is None:
            known = self._state_of(account)
            if known is not None:
                self.accounts[account] = known
        return known

    def around(self, request: Request, now: float, usual: Usual | None, line: OutboxLine) -> Around:
        """All of it that concerns this request."""
        several, named = len(self.names) > 1, self.batch(request.batch)
        waits = request.state is State.WAITING
        model, account = line.busy(request) if waits else (0, 0)
        return Around(
            now,
            self.account_state(request.account),
            self.paused,
            self.progress.get(request.id),
            usual,
            pause_reason=self._pause_reason() if waits else "",
            place=line.place(request) if waits else 0,
            busy_model=model,
            busy_all=account,
            batch=named.name if named is not None else "",
            in_form=request.id == self.in_form,
            account_here=not self.names or request.account in self.names,
            account_name=self.names.get(request.account, "") if several else "",
            elsewhere=several and request.account != self.chosen,
        )
