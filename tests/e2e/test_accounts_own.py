"""The artist's accounts with a real core, a real practice Router and a keyring in memory: what each key opens and keeps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, until
from keyring.errors import KeyringLocked
from practice_process import PracticeProcess
from walking import files_in

from comfy_desk.app.accounts import USUAL, Accounts, Keys, environment_account, own_account
from comfy_desk.app.paths import folders
from comfy_desk.app.wiring import open_session
from comfy_desk.domain.account import DEFAULT_ORIGIN, Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import State
from comfy_desk.domain.secret import Secret
from comfy_desk.services.session import Session
from comfy_desk.vault.keyring_vault import Vault

ONE, TWO, THREE = (Secret(f"comfyui-key-number-{n}") for n in ("one", "two", "three"))


class Wallet:
    """A keyring in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.locked = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.locked:
            raise KeyringLocked
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.locked:
            raise KeyringLocked
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


@asynccontextmanager
async def opened(
    folder: Path, wallet: Wallet, first: Account = USUAL, environment: dict[str, str] | None = None
) -> AsyncIterator[tuple[Session, Accounts]]:
    places = folders(data_dir=folder / "data", save_dir=folder / "saved")
    keys = Keys()
    backend: Any = wallet
    named = first.id if first.environment else ""
    vault = Vault(environment or {}, environments=named, find=lambda: backend)
    session = await open_session(first, places, keys.of(first.id), keys=keys.of)
    accounts = Accounts(session, keys, vault, first)
    try:
        await accounts.open()
        await session.start()
        await accounts.find_keys()
        yield session, accounts
    finally:
        await session.stop()


def facts_of(accounts: Accounts) -> dict[str, tuple[bool, str, int]]:
    return {one.account.label: (one.chosen, one.key_place, one.unfinished) for one in accounts.facts()}


def test_accounts_are_added_named_chosen_and_found_again(practice_router: PracticeProcess, tmp_path: Path) -> None:
    wallet = Wallet()

    async def first_run() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            assert facts_of(accounts) == {"Comfy Router": (True, "", 0)}
            assert await accounts.add("  Studio\nA ", practice_router.url, ONE) == ""
            assert await accounts.add("studio a", practice_router.url, TWO) == ""
            assert facts_of(accounts) == {
                "Comfy Router": (False, "", 0),
                "Studio A": (False, "keyring", 0),
                "studio a 2": (True, "keyring", 0),
            }
            with pytest.raises(DeskError, match="Studio A uses this key"):
                await accounts.add("again", practice_router.url, ONE)
            await accounts.rename(session.account.id, "Night work")
            row = await session.submit(SKETCH, body("night"), prompt="night", seed=None)
            done = await until(session, row, lambda r: r.state.terminal)
            assert done.account == session.account.id

    async def second_run() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            assert session.account.label == "Night work"
            assert facts_of(accounts)["Night work"] == (True, "keyring", 0)
            with pytest.raises(DeskError, match="usual account stays"):
                await accounts.remove(USUAL.id)
            night = session.account.id
            await accounts.remove(night)
            assert session.account.id == USUAL.id
            assert night not in {name for _, name in wallet.kept}
            assert len(session.desk.requests()) == 1  # its row stays
            await accounts.remove_key(USUAL.id)  # where there is none, too

    async def third_run() -> None:
        async with opened(tmp_path, wallet) as (_session, accounts):
            assert list(facts_of(accounts)) == ["Comfy Router", "Studio A"]

    for run in (first_run, second_run, third_run):
        asyncio.run(run())
    everything = b"".join(data for _path, data in files_in(tmp_path))
    assert b"comfyui-key-number" not in everything


def test_a_key_is_taken_away_and_given_back_without_losing_a_row(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 1.5}, fixed_retry_after=1)
    wallet = Wallet()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            await accounts.add("Studio", practice_router.url, ONE)
            name = session.account.id
            row = await session.submit(SKETCH, body("one"), prompt="one", seed=None)
            await until(session, row, lambda r: r.state.followed)
            with pytest.raises(DeskError, match="1 of its requests has not ended"):
                await accounts.remove(name)
            await accounts.remove_key(name)
            assert session.desk.account_state(name).needs_key
            later = await session.submit(SKETCH, body("two"), prompt="two", seed=None)
            polls = practice_router.counts()["polls"]
            await asyncio.sleep(1.3)
            assert practice_router.counts()["polls"] <= polls + 1  # one may have been on its way
            assert await accounts.replace_key(name, ONE) == ""
            for one in (row, later):
                assert (await until(session, one, lambda r: r.state.terminal)).state is State.DONE

    asyncio.run(main())
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (2, 2)


def test_a_locked_keyring_keeps_the_key_for_this_session_and_says_so(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    wallet = Wallet()
    wallet.locked = True

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            notice = await accounts.add("Studio", practice_router.url, ONE)
            assert "locked" in notice
            assert facts_of(accounts)["Studio"][1] == "session"
            row = await session.submit(SKETCH, body("one"), prompt="one", seed=None)
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE

    asyncio.run(main())


def test_the_environment_is_an_account_of_its_own(practice_router: PracticeProcess, tmp_path: Path) -> None:
    environment = {"COMFY_ROUTER_BASE_URL": practice_router.url, "COMFY_API_KEY": THREE.reveal()}
    wallet = Wallet()
    wallet.kept["comfy-desk", USUAL.id] = ONE.reveal()

    async def main() -> None:
        named = environment_account(environment)
        assert named is not None
        async with opened(tmp_path, wallet, named, environment) as (session, accounts):
            label = named.label
            assert facts_of(accounts) == {label: (True, "environment", 0), "Comfy Router": (False, "keyring", 0)}
            row = await session.submit(SKETCH, body("one"), prompt="one", seed=None)
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
            for act in (accounts.replace_key(named.id, TWO), accounts.remove_key(named.id)):
                with pytest.raises(DeskError, match="COMFY_API_KEY"):
                    await act
            for act in (accounts.rename(named.id, "x"), accounts.remove(named.id)):
                with pytest.raises(DeskError, match="environment"):
                    await act
            await accounts.choose(USUAL.id)
        async with opened(tmp_path, wallet, named, environment) as (session, _accounts):
            assert session.account.id == USUAL.id  # what was chosen beside this environment
        async with opened(tmp_path, wallet) as (session, _accounts):
            row_now = session.desk.get(row)
            assert row_now is not None  # its work stays in the list without it
            assert row_now.account == named.id

    asyncio.run(main())
    assert wallet.kept == {("comfy-desk", USUAL.id): ONE.reveal()}


def test_what_the_environment_names() -> None:
    assert environment_account({}) is None
    assert environment_account({"COMFY_ROUTER_BASE_URL": DEFAULT_ORIGIN}) is None
    by_key = environment_account({"COMFY_API_KEY": "comfyui-x"})
    assert by_key is not None
    assert (by_key.origin, by_key.environment, by_key.id != USUAL.id) == (DEFAULT_ORIGIN, True, True)
    assert own_account() == USUAL


@pytest.mark.parametrize("url", ["nonsense", "http://router.test", "https://me@router.test", "file:///etc/passwd"])
def test_an_address_is_checked_before_a_key_goes_anywhere(tmp_path: Path, url: str) -> None:
    async def main() -> None:
        async with opened(tmp_path, Wallet()) as (session, accounts):
            for act in (accounts.add("x", url, ONE), accounts.test(url, ONE)):
                with pytest.raises(DeskError):
                    await act
            assert len(session.accounts()) == 1

    asyncio.run(main())


def test_a_key_is_tried_out(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path, Wallet()) as (_session, accounts):
            assert "takes this key" in await accounts.test(practice_router.url, ONE)
            with pytest.raises(DeskError, match="did not accept the key"):
                await accounts.test(practice_router.url, Secret("comfyui-revoked-key"))

    asyncio.run(main())
