"""The vault: reads, writes and deletes an account's key in the system's keyring, and says where a key is kept.

    environment   `COMFY_API_KEY`: read-only, and before everything else
    session       this object's memory: what could not be saved, told to the artist
    keyring       GNOME Keyring, KWallet, Windows Credential Manager, macOS Keychain

Nothing is ever written to a file. Every call into the keyring runs in a thread of its own with a time limit, since it
may wait behind an unlock prompt. The vault does not ask for keys and checks none against the Router.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

import keyring
from keyring.backend import KeyringBackend
from keyring.errors import InitError, KeyringLocked, PasswordDeleteError

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import BadKey, Secret, clean_key
from comfy_desk.vault.backends import Choice, choose_backend
from comfy_desk.vault.patience import Patience, StillWaiting

SERVICE = "comfy-desk"
KEY_VARIABLE = "COMFY_API_KEY"
LIMIT = 20.0
"""Seconds that one call into the keyring is waited for: long enough to type a wallet's password."""

# Exceptions of the libraries below `keyring` that mean a locked wallet; compared by name, as they are optional.
_LOCKED_NAMES = ("LockedException", "PromptDismissedException")

_log = logging.getLogger(__name__)
T = TypeVar("T")


class VaultError(DeskError):
    """The keyring did not do what was asked. Its texts never hold the key, nor the backend's own message."""


class VaultWaiting(VaultError):
    """The keyring has not answered within the limit; it may be waiting behind a prompt."""


class VaultLocked(VaultError):
    """The keyring is locked and stayed so: whether it holds a key is not known."""


class VaultFailed(VaultError):
    """The keyring answered with an error, or with something that is no key."""


class Place(StrEnum):
    """Where a key is kept."""

    ENVIRONMENT = "environment"
    KEYRING = "keyring"
    SESSION = "session"


@dataclass(frozen=True, slots=True)
class Stored:
    """What became of a key that was to be saved; `reason` is a sentence where it is not simply in the keyring."""

    place: Place
    reason: str = ""


@dataclass(frozen=True, slots=True)
class VaultInfo:
    """What the artist is told: the keyring's `name` ("" where there is none), whether it can keep keys, and a `note`."""

    name: str
    usable: bool
    note: str


class Vault:
    """Keys of accounts, by account id. `environment` is where `COMFY_API_KEY` is looked up.

    Pass an empty mapping for an account that the person's own key must not go to, such as the practice Router's.
    `environments` is the id of the one account that the environment's key is for; None means every account.
    `limit` is in seconds; `find` is what looks for the system's keyring.
    """

    def __init__(
        self,
        environment: Mapping[str, str],
        *,
        environments: str | None = None,
        limit: float = LIMIT,
        find: Callable[[], KeyringBackend] = keyring.get_keyring,
    ) -> None:
        self._from_environment = environment.get(KEY_VARIABLE, "").strip()
        self._environments = environments
        self._session: dict[str, Secret] = {}
        self._patience = Patience(limit)
        self._find = find
        self._choice: Choice | None = None
        self._sources: dict[str, Place] = {}

    def source(self, account_id: str) -> Place | None:
        """Where the key of the last `read` or `write` is; None where there was none."""
        return self._sources.get(account_id)

    @property
    def has_environment_key(self) -> bool:
        """Whether the environment names a key, so that keys entered by hand are not used."""
        return bool(self._from_environment)

    def is_environments(self, account_id: str) -> bool:
        """Whether this account's key comes from the environment and from nowhere else."""
        return bool(self._from_environment) and self._environments in (None, account_id)

    async def read(self, account_id: str) -> Secret | None:
        """The account's key, None where there is none.

        Raises `VaultWaiting`, `VaultLocked` or `VaultFailed` where that cannot be told.
        """
        self._sources.pop(account_id, None)
        if self.is_environments(account_id):
            return self._found(account_id, Place.ENVIRONMENT, self._environment_key())
        if account_id in self._session:
            return self._found(account_id, Place.SESSION, self._session[account_id])
        try:
            text = await self._ask(lambda choice: _get(choice, account_id))
        except StillWaiting:
            raise self._waiting() from None
        if text is None:
            return None
        try:
            key = clean_key(text)
        except BadKey:
            raise VaultFailed("The key in the system keyring is damaged. Please enter it again.", "enter_key") from None
        return self._found(account_id, Place.KEYRING, key)

    async def write(self, account_id: str, secret: Secret) -> Stored:
        """Save a key. It is usable from now on whatever happens; the answer says whether it outlives this session."""
        self._session[account_id] = secret
        stored = await self._save(account_id, secret)
        if stored.place is Place.KEYRING and self._session.get(account_id) is secret:
            del self._session[account_id]
        self._sources[account_id] = stored.place
        if self.is_environments(account_id):
            self._sources[account_id] = Place.ENVIRONMENT
            also = f"{KEY_VARIABLE} is set in the environment and is used instead."
            return Stored(stored.place, f"{stored.reason} {also}".strip())
        return stored

    async def delete(self, account_id: str) -> None:
        """Forget a key, also where there is none.

        Raises as `read` does where the keyring may still hold it: then everything is as before.
        """
        meant = self._session.get(account_id)
        try:
            await self._ask(lambda choice: _delete(choice, account_id))
        except StillWaiting:
            raise self._waiting() from None
        if self._session.get(account_id) is meant:  # else another one was entered meanwhile
            self._session.pop(account_id, None)
            self._sources.pop(account_id, None)

    async def describe(self) -> VaultInfo:
        """What the artist is told about the keyring. Never raises; asks for nothing that a prompt could stand before."""
        try:
            choice = await self._ask(lambda choice: choice)
        except StillWaiting:
            return VaultInfo(self._name(), usable=False, note=self._waiting().sentence)
        except VaultError as error:
            return VaultInfo(self._name(), usable=False, note=error.sentence)
        if choice.backend is None:
            return VaultInfo("", usable=False, note=f"{choice.reason} A key lives for this session only.")
        note = f"Keys are kept in {choice.name}."
        if self._from_environment:
            note = f"The key comes from {KEY_VARIABLE} in the environment. {note}"
        return VaultInfo(choice.name, usable=True, note=note)

    async def freed(self) -> None:
        """Return once no call to the keyring hangs any more, so that asking again makes sense."""
        await self._patience.freed()

    async def _save(self, account_id: str, secret: Secret) -> Stored:
        only_session = "The key works until this program closes."
        try:
            choice = await self._ask(lambda choice: self._set_newest(choice, account_id, secret))
        except StillWaiting:
            return Stored(Place.SESSION, f"{self._waiting().sentence} {only_session}")
        except VaultError as error:
            return Stored(Place.SESSION, f"{error.sentence} {only_session}")
        if choice.backend is None:
            return Stored(Place.SESSION, f"{choice.reason} {only_session}")
        return Stored(Place.KEYRING)

    def _set_newest(self, choice: Choice, account_id: str, secret: Secret) -> Choice:
        """In the thread, where it may hang behind a prompt for long: a key that was entered since goes before this one."""
        kept = secret
        while True:
            _set(choice, account_id, kept)
            newest = self._session.get(account_id)
            if newest is None or newest is kept:
                return choice
            kept = newest

    async def _ask(self, work: Callable[[Choice], T]) -> T:
        """Find the keyring where that has not been done and do `work` with it, both in the thread."""

        def run() -> T:
            if self._choice is None:
                self._choice = choose_backend(self._find)
            return work(self._choice)

        try:
            return await self._patience.call(run)
        except (StillWaiting, VaultError):
            raise
        except Exception as error:  # noqa: BLE001 - backends raise what their libraries raise
            # Neither text nor chain of the cause goes on: a backend may quote what it was given.
            raise self._translate(error) from None

    def _translate(self, error: Exception) -> VaultError:
        kind = type(error).__name__
        _log.warning("the keyring failed (%s)", kind)
        who = self._name() or "The system keyring"
        if isinstance(error, KeyringLocked) or kind in _LOCKED_NAMES:
            return VaultLocked(f"{who} is locked.", "check_again", kind)
        if isinstance(error, InitError):
            return VaultLocked(f"{who} could not be opened; it may be locked.", "check_again", kind)
        return VaultFailed(f"{who} reported an error.", "check_again", kind)

    def _waiting(self) -> VaultWaiting:
        who = self._name() or "The system keyring"
        return VaultWaiting(f"{who} has not answered yet; it may be waiting to be unlocked.", "check_again")

    def _name(self) -> str:
        return self._choice.name if self._choice is not None else ""

    def _found(self, account_id: str, place: Place, key: Secret) -> Secret:
        self._sources[account_id] = place
        return key

    def _environment_key(self) -> Secret:
        try:
            return clean_key(self._from_environment)
        except BadKey as error:
            raise VaultFailed(f"The key in {KEY_VARIABLE} cannot be used. {error.reason}") from None


# What runs in the thread. Each takes the choice of a keyring and does nothing where there is none.


def _get(choice: Choice, account_id: str) -> str | None:
    return None if choice.backend is None else choice.backend.get_password(SERVICE, account_id)


def _set(choice: Choice, account_id: str, secret: Secret) -> None:
    if choice.backend is not None:
        choice.backend.set_password(SERVICE, account_id, secret.reveal())
        # Some stores fail in silence: only reading it back shows that the key is there.
        kept = choice.backend.get_password(SERVICE, account_id)
        if kept is None or Secret(kept) != secret:
            raise VaultFailed(f"{choice.name} did not keep the key.")


def _delete(choice: Choice, account_id: str) -> None:
    if choice.backend is None or choice.backend.get_password(SERVICE, account_id) is None:
        return
    try:
        choice.backend.delete_password(SERVICE, account_id)
    except PasswordDeleteError:
        # Raised both when it is gone already and when a prompt was refused.
        if choice.backend.get_password(SERVICE, account_id) is not None:
            raise
