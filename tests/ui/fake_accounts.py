"""Accounts of the tests: the protocol `AccountsApi` in memory over a `FakeSession`, with calls recorded and failures set."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from fake_session import FakeSession

from comfy_desk.domain.account import DEFAULT_ORIGIN, Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import AccountChanged, AccountsChanged
from comfy_desk.domain.secret import Secret
from comfy_desk.services.api import AccountFacts

STUDIO = Account("router", "Studio A", DEFAULT_ORIGIN)
HOME = Account("account-b", "Studio B", "https://router.example.net")
GIVEN = Account("environment@x", "127.0.0.1:8188 (environment)", "http://127.0.0.1:8188", environment=True)


class FakeAccounts:
    """`places` says where each key is kept; `gate` holds every act open while it is not set. Keys are kept nowhere."""

    def __init__(self, session: FakeSession, *accounts: Account) -> None:
        self.session = session
        self.calls: list[tuple[str, Any]] = []
        self.places = {account.id: "keyring" for account in accounts}
        self.failing: dict[str, DeskError] = {}
        self.notice = ""
        self.gate = asyncio.Event()
        self.gate.set()
        session.desk.known = accounts
        session.desk.states = {account.id: AccountChanged(account.id) for account in accounts}
        if accounts:
            session.account = accounts[0]
            session.desk.chosen = accounts[0].id

    def facts(self) -> tuple[AccountFacts, ...]:
        desk = self.session.desk
        return tuple(
            AccountFacts(one, one.id == desk.chosen, self.places.get(one.id, ""), self.session.unfinished(one.id))
            for one in desk.known
        )

    def names(self) -> list[str]:
        return [name for name, _ in self.calls]

    async def _called(self, name: str, what: Any) -> None:
        self.calls.append((name, what))
        await self.gate.wait()
        if name in self.failing:
            raise self.failing[name]

    def tell(self) -> None:
        desk = self.session.desk
        desk.publish(AccountsChanged(desk.known, desk.chosen))

    async def test(self, url: str, secret: Secret) -> str:
        await self._called("test", url)
        return "The Router takes this key."

    async def add(self, label: str, url: str, secret: Secret) -> str:
        await self._called("add", (label, url, secret.reveal()))
        desk = self.session.desk
        made = Account(f"account-{len(desk.known) + 1}", label or "Unnamed", url or DEFAULT_ORIGIN)
        desk.known = (*desk.known, made)
        desk.states[made.id] = AccountChanged(made.id)
        self.places[made.id] = "session" if self.notice else "keyring"
        await self.choose(made.id)
        return self.notice

    async def rename(self, account_id: str, label: str) -> None:
        await self._called("rename", (account_id, label))
        desk = self.session.desk
        desk.known = tuple(replace(one, label=label) if one.id == account_id else one for one in desk.known)
        self.tell()

    async def replace_key(self, account_id: str, secret: Secret) -> str:
        await self._called("replace_key", (account_id, secret.reveal()))
        self.places[account_id] = "session" if self.notice else "keyring"
        self._set_state(AccountChanged(account_id))
        return self.notice

    async def remove_key(self, account_id: str) -> None:
        await self._called("remove_key", account_id)
        self.places[account_id] = ""
        self._set_state(AccountChanged(account_id, needs_key=True))

    async def remove(self, account_id: str) -> None:
        await self._called("remove", account_id)
        desk = self.session.desk
        desk.known = tuple(one for one in desk.known if one.id != account_id)
        if desk.chosen == account_id:
            desk.chosen, self.session.account = desk.known[0].id, desk.known[0]
        self.tell()

    async def choose(self, account_id: str) -> None:
        await self._called("choose", account_id)
        desk = self.session.desk
        desk.chosen = account_id
        self.session.account = next(one for one in desk.known if one.id == account_id)
        self.tell()

    def _set_state(self, state: AccountChanged) -> None:
        self.session.desk.states[state.account] = state
        self.session.desk.publish(state)
