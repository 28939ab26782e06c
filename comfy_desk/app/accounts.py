"""The artist's accounts: which there are, which key each uses, and which one new requests are for.

    usual         the public Router; always there
    environment   what COMFY_ROUTER_BASE_URL and COMFY_API_KEY name; only while they do, and not changed here
    added         by the artist, kept in the store

Implements `services.api.AccountsApi`. Keys come from the vault and go to the services; none is shown or stored here.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, replace

from comfy_desk.domain.account import DEFAULT_ORIGIN, Account, origin_of
from comfy_desk.domain.errors import DeskError, RouterError, explain
from comfy_desk.domain.secret import Secret
from comfy_desk.router.client import RouterClient
from comfy_desk.router.transport import make_http
from comfy_desk.services.api import AccountFacts
from comfy_desk.services.session import Session
from comfy_desk.vault.keyring_vault import KEY_VARIABLE, Vault, VaultError, VaultWaiting

_log = logging.getLogger(__name__)

BASE_URL_VARIABLE = "COMFY_ROUTER_BASE_URL"
USUAL = Account("router", "Comfy Router", DEFAULT_ORIGIN)

_LONGEST_LABEL = 60
_MOST = 50
"""Accounts one may have: each has connections and a clock of its own."""


@dataclass(slots=True)
class KeyHolder:
    """The key in use. Asked at each call, so that a new one counts at once; never shown."""

    secret: Secret | None = None

    def __call__(self) -> Secret | None:
        return self.secret


class Keys:
    """One holder an account, made when it is first asked for."""

    def __init__(self) -> None:
        self._holders: dict[str, KeyHolder] = {}

    def of(self, account_id: str) -> KeyHolder:
        return self._holders.setdefault(account_id, KeyHolder())

    def clear(self) -> None:
        for holder in self._holders.values():
            holder.secret = None
        self._holders.clear()


def checked_origin(url: str, name: str) -> str:
    """The origin of a Router's address; `name` is what the artist knows it by. Raises DeskError where it cannot be used."""
    try:
        origin = origin_of(url)
    except ValueError as error:
        raise DeskError(f"{name} is not the address of a Router.", "Correct or remove it.", str(error)) from error
    host = origin.partition("://")[2]
    loopback = host.partition(":")[0] in ("127.0.0.1", "localhost") or host.startswith("[::1]")
    if origin.startswith("http://") and not loopback:
        raise DeskError(f"{name} must begin with https://, or the key could be read on the way.", "Correct it.")
    return origin


def environment_account(environment: Mapping[str, str] = os.environ) -> Account | None:
    """The account that the environment names by an address, a key or both; None where it names none. Raises DeskError."""
    url = environment.get(BASE_URL_VARIABLE, "").strip()
    origin = checked_origin(url, BASE_URL_VARIABLE) if url else DEFAULT_ORIGIN
    if origin == DEFAULT_ORIGIN and not environment.get(KEY_VARIABLE, "").strip():
        return None
    host = origin.partition("://")[2]
    return Account(f"environment@{origin}", f"{host} (environment)", origin, environment=True)


def own_account() -> Account:
    """The account that a start begins with: the environment's where there is one, else the usual. Raises DeskError."""
    return environment_account() or USUAL


def is_local(account: Account) -> bool:
    """Whether its Router is on this machine: only there is plain http allowed."""
    return account.origin.startswith("http://")


async def test_key(origin: str, secret: Secret) -> str:
    """Asks the Router with this key; nothing is run or charged. Raises RouterError or DeskError."""
    http = make_http(kept_connections=1, local=origin.startswith("http://"))
    try:
        client = RouterClient(http, origin, lambda: secret)
        await client.models(limit=1)
        try:
            balance = await client.balance()
        except RouterError:
            return "The Router takes this key."
        return f"The Router takes this key. Balance: {balance}."
    finally:
        await http.aclose()


class Accounts:
    """The accounts of one session. `first` is the one that the session was opened with."""

    def __init__(self, session: Session, keys: Keys, vault: Vault, first: Account) -> None:
        self.vault = vault
        self._session = session
        self._store = session.account_store
        self._keys = keys
        self._first = first
        self._adding = asyncio.Lock()
        session.require_key(first.id)  # a window may be shown already, and ask for models

    async def open(self) -> None:
        """Opens every account beside the first, and chooses the one that was chosen last. Before the session starts."""
        for account in (USUAL, *await self._store.all()):
            named = replace(self._first, label=account.label) if account.id == self._first.id else account
            await self._session.open_account(named, needs_key=True)
        kept = await self._session.remembered("account")
        if isinstance(kept, dict) and kept.get("beside") == self._first.id:
            known = {account.id for account in self._session.accounts()}
            if kept.get("id") in known:
                await self._session.choose_account(str(kept["id"]))

    async def find_keys(self) -> None:
        """Reads the keys of all accounts that have none yet, one after the other: a keyring may ask for each.

        One that waits behind a prompt is asked again once it has let go: work that is paid for is collected with its key.
        """
        while await self._look_for_keys():
            await self.vault.freed()

    async def _look_for_keys(self) -> bool:
        """Whether some are to be looked for again."""
        waits = False
        for account in self._session.accounts():
            if self._keys.of(account.id).secret is not None:
                continue
            try:
                secret = await self.vault.read(account.id)
            except VaultError as error:
                _log.warning("No key for %s: %s", account.id, error.sentence)
                waits = waits or isinstance(error, VaultWaiting)
                continue
            if self._session.stopped:  # its accounts may be open in another one by now
                return False
            here = any(one.id == account.id for one in self._session.accounts())
            if secret is not None and here and self._keys.of(account.id).secret is None:
                self.take_key(account.id, secret)
        return waits and not self._session.stopped

    def take_key(self, account_id: str, secret: Secret) -> None:
        """From now on this key is used for that account."""
        self._keys.of(account_id).secret = secret
        self._session.key_changed(account_id)

    # what the artist asks for

    @property
    def named(self) -> bool:
        """Whether the artist has added one."""
        given = (self._first.id, USUAL.id)
        return any(account.id not in given for account in self._session.accounts())

    def facts(self) -> tuple[AccountFacts, ...]:
        chosen = self._session.account.id
        return tuple(
            AccountFacts(account, account.id == chosen, self._place(account.id), self._session.unfinished(account.id))
            for account in self._session.accounts()
        )

    def _place(self, account_id: str) -> str:
        source = self.vault.source(account_id)
        return str(source) if source is not None and self._keys.of(account_id).secret is not None else ""

    async def test(self, url: str, secret: Secret) -> str:
        origin = checked_origin(url, "This") if url.strip() else DEFAULT_ORIGIN
        try:
            return await test_key(origin, secret)
        except RouterError as error:
            raise DeskError(explain(error.failure).sentence, "", error.failure.detail) from None

    async def add(self, label: str, url: str, secret: Secret) -> str:
        origin = checked_origin(url, "This") if url.strip() else DEFAULT_ORIGIN
        async with self._adding:  # asked for twice at once, it is one account
            account = await self._added(label, origin, secret)
        notice = await self._write_key(account.id, secret)
        await self.choose(account.id)
        return notice

    async def _added(self, label: str, origin: str, secret: Secret) -> Account:
        """One that uses its key already; only the keyring does not have it."""
        accounts = self._session.accounts()
        if len(accounts) >= _MOST:
            raise DeskError(f"There can be at most {_MOST} accounts.", "Remove one first.")
        for other in accounts:
            if other.origin == origin and self._keys.of(other.id).secret == secret:
                raise DeskError(f"{other.label} uses this key already.", "Choose it in the list.")
        account = Account(
            f"account-{uuid.uuid4().hex[:12]}", self._free_label(label or origin.partition("://")[2]), origin
        )
        await self._store.keep(account, time.time())
        await self._session.open_account(account, needs_key=True)
        self.take_key(account.id, secret)
        return account

    async def rename(self, account_id: str, label: str) -> None:
        account = self._known(account_id)
        if account.environment:
            raise DeskError("This account comes from the environment.", "Add one of your own to name it.")
        name = " ".join(label.split())[:_LONGEST_LABEL]
        if not name:
            raise DeskError("An account needs a name.", "Type one.")
        if name != account.label:
            renamed = replace(account, label=self._free_label(name, account_id))
            await self._store.keep(renamed, time.time())
            self._known(account_id)  # removed meanwhile, it must not be opened again
            await self._session.open_account(renamed)

    async def replace_key(self, account_id: str, secret: Secret) -> str:
        self._known(account_id)
        if self.vault.is_environments(account_id):
            raise DeskError(f"The key of this account comes from {KEY_VARIABLE}.", "Change it there and start again.")
        return await self._write_key(account_id, secret)

    async def use_key(self, account_id: str, secret: Secret) -> str:
        """A key from the sheet of the account in use. The environment's goes before it, and the notice says so."""
        if not self.vault.is_environments(account_id):
            return await self._write_key(account_id, secret)
        notice = (await self.vault.write(account_id, secret)).reason
        self.take_key(account_id, await self.vault.read(account_id) or secret)
        return notice

    async def use_key_for_first(self, secret: Secret) -> str:
        """A key that was entered during practice: for the account whose Router has tried it, not the one chosen last."""
        await self.choose(self._first.id)
        return await self.use_key(self._first.id, secret)

    async def _write_key(self, account_id: str, secret: Secret) -> str:
        self.take_key(account_id, secret)
        return (await self.vault.write(account_id, secret)).reason

    async def remove_key(self, account_id: str) -> None:
        self._known(account_id)
        if self.vault.is_environments(account_id):
            raise DeskError(f"The key of this account comes from {KEY_VARIABLE}.", "Remove it there and start again.")
        holder = self._keys.of(account_id)
        removed, holder.secret = holder.secret, None  # at once: the keyring may wait behind a prompt for long
        self._session.require_key(account_id)
        try:
            await self.vault.delete(account_id)
        except DeskError:  # it is where it was, and is used on
            if removed is not None and holder.secret is None:
                self.take_key(account_id, removed)
            raise

    async def remove(self, account_id: str) -> None:
        account = self._known(account_id)
        if account.environment:
            raise DeskError("This account comes from the environment.", "Remove the variable and start again.")
        if account_id == USUAL.id:
            raise DeskError("The usual account stays in the list.", "Remove its key instead.")
        self._expect_ended(account_id)
        if account_id == self._session.account.id:
            await self.choose(next(other.id for other in self._session.accounts() if other.id != account_id))
            self._expect_ended(account_id)
        # First of all, so that nothing is sent with it that nobody would collect.
        await self._session.close_account(account_id)
        holder = self._keys.of(account_id)
        removed, holder.secret = holder.secret, None
        try:
            await self.vault.delete(account_id)
            await self._store.forget(account_id)
        except DeskError:  # it stays
            await self._session.open_account(account, needs_key=True)
            if removed is not None:
                self.take_key(account_id, removed)
            raise

    def _expect_ended(self, account_id: str) -> None:
        unfinished = self._session.unfinished(account_id)
        if unfinished:
            raise DeskError(
                f"{unfinished} of its requests {'has' if unfinished == 1 else 'have'} not ended.",
                "Wait for them or cancel them: nobody else can collect them.",
            )

    async def choose(self, account_id: str) -> None:
        self._known(account_id)
        await self._session.remember("account", {"id": account_id, "beside": self._first.id})
        await self._session.choose_account(account_id)

    def _known(self, account_id: str) -> Account:
        for account in self._session.accounts():
            if account.id == account_id:
                return account
        raise DeskError("This account is not here any more.")

    def _free_label(self, label: str, account_id: str = "") -> str:
        """The name, with a number behind it where another account has it."""
        name = " ".join(label.split())[:_LONGEST_LABEL]
        taken = {one.label.casefold() for one in self._session.accounts() if one.id != account_id}
        free, number = name, 2
        while free.casefold() in taken:
            free, number = f"{name} {number}", number + 1
        return free
