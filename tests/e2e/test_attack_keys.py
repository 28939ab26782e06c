"""Attacks on keys and accounts: keyrings that hang or are locked in every act, accounts that go while they are used."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from core_session import SKETCH, body, until
from practice_process import PracticeProcess
from test_accounts_own import ONE, THREE, TWO, Wallet, facts_of, opened

from comfy_desk.app.accounts import USUAL, Accounts, environment_account
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.domain.secret import Secret
from comfy_desk.services.session import Session
from comfy_desk.vault import keyring_vault
from comfy_desk.vault.patience import Patience


class Hanging(Wallet):
    """A keyring behind a prompt, until `let_go`."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()
        self.let_go.set()

    def get_password(self, service: str, username: str) -> str | None:
        assert self.let_go.wait(10)
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        assert self.let_go.wait(10)
        super().set_password(service, username, password)


@pytest.fixture
def short_of_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of a second is waited for a keyring."""
    monkeypatch.setattr(keyring_vault, "Patience", lambda _limit: Patience(0.05))


@pytest.mark.usefixtures("short_of_patience")
def test_every_key_is_found_once_the_keyring_lets_go(practice_router: PracticeProcess, tmp_path: Path) -> None:
    """Paid work of an account that is not in use would be forgotten by its Router after a day."""
    practice_router.settings(speed=1.0, durations={SKETCH: 1.0}, fixed_retry_after=1)
    wallet = Hanging()
    rows: list[str] = []

    async def first() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            for name, key in (("One", ONE), ("Two", TWO)):
                await accounts.add(name, practice_router.url, key)
                row = await session.submit(SKETCH, body(name), prompt=name, seed=None)
                await until(session, row, lambda r: r.handle is not None)
                rows.append(row)
            await accounts.choose(USUAL.id)
            await accounts.replace_key(USUAL.id, THREE)

    async def second() -> None:
        wallet.let_go.clear()
        asyncio.get_running_loop().call_later(0.4, wallet.let_go.set)
        async with opened(tmp_path, wallet) as (session, accounts):
            for row in rows:
                assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
            assert {place for _, place, _ in facts_of(accounts).values()} == {"keyring"}

    asyncio.run(first())
    asyncio.run(second())


@pytest.mark.usefixtures("short_of_patience")
def test_a_key_that_was_entered_while_the_keyring_hung_is_the_one_that_it_keeps(tmp_path: Path) -> None:
    """The one that hung would come back at the next start, and another workspace would pay."""
    wallet = Hanging()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (_session, accounts):
            wallet.let_go.clear()
            assert "not answered" in await accounts.replace_key(USUAL.id, ONE)
            assert "not answered" in await accounts.replace_key(USUAL.id, TWO)
            wallet.let_go.set()
            await accounts.vault.freed()
            assert wallet.kept == {("comfy-desk", USUAL.id): TWO.reveal()}

    asyncio.run(main())


def test_a_key_that_cannot_be_removed_is_used_on(practice_router: PracticeProcess, tmp_path: Path) -> None:
    wallet = Wallet()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            await accounts.add("Studio", practice_router.url, ONE)
            name = session.account.id
            wallet.locked = True
            for act in (accounts.remove_key(name), accounts.remove(name)):
                with pytest.raises(DeskError, match="locked"):
                    await act
                assert facts_of(accounts)["Studio"][1] == "keyring"
                assert not session.desk.account_state(name).needs_key
            await accounts.choose(name)
            row = await session.submit(SKETCH, body("on"), prompt="", seed=None)
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
            wallet.locked = False
            await accounts.remove(name)
            assert "Studio" not in facts_of(accounts)
        async with opened(tmp_path, wallet) as (_session, accounts):
            assert "Studio" not in facts_of(accounts)

    asyncio.run(main())


@pytest.mark.usefixtures("short_of_patience")
def test_while_a_key_is_being_removed_nothing_is_sent_with_it(practice_router: PracticeProcess, tmp_path: Path) -> None:
    wallet = Hanging()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            await accounts.add("Studio", practice_router.url, ONE)
            name = session.account.id
            wallet.let_go.clear()
            removing = asyncio.create_task(accounts.remove_key(name))
            await asyncio.sleep(0)
            await session.submit(SKETCH, body("not now"), prompt="", seed=None)
            await asyncio.sleep(0.02)
            assert practice_router.counts()["routes"].get("submit", 0) == 0
            wallet.let_go.set()
            await removing
            assert session.desk.account_state(name).needs_key
            await session.cancel_waiting()

    asyncio.run(main())


async def one_ended(session: Session, accounts: Accounts, router: PracticeProcess) -> tuple[str, str]:
    await accounts.add("Studio", router.url, ONE)
    row = await session.submit(SKETCH, body("first"), prompt="", seed=None)
    await until(session, row, lambda r: r.state.terminal)
    return session.account.id, row


def test_no_work_is_begun_with_an_account_that_is_going(practice_router: PracticeProcess, tmp_path: Path) -> None:
    """It would be sent and paid, and nobody could collect it."""
    wallet = Hanging()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            name, row = await one_ended(session, accounts, practice_router)
            await accounts.choose(USUAL.id)
            wallet.let_go.clear()
            removing = asyncio.create_task(accounts.remove(name))
            await asyncio.sleep(0.05)
            again = session.desk.get(await session.run_again(row))
            assert again is not None
            assert again.account == USUAL.id
            wallet.let_go.set()
            await removing
            assert session.unfinished(name) == 0
            await session.cancel_waiting()

    asyncio.run(main())
    assert practice_router.counts()["runs"] == 1


def test_nothing_is_asked_without_a_key_while_the_accounts_are_being_opened(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {"COMFY_ROUTER_BASE_URL": practice_router.url}
    named = environment_account(environment)
    assert named is not None
    start = Accounts.open

    async def seen_early(accounts: Accounts) -> None:
        """As a window that is shown before."""
        early = asyncio.create_task(accounts._session.models(refresh=True))
        await asyncio.sleep(0.05)
        await start(accounts)
        early.cancel()

    monkeypatch.setattr(Accounts, "open", seen_early)

    async def main() -> None:
        async with opened(tmp_path, Wallet(), named, environment) as (session, _accounts):
            assert session.desk.account_state().needs_key
            await asyncio.sleep(0.05)

    asyncio.run(main())
    routes = practice_router.counts()["routes"]
    assert {name for name, number in routes.items() if number} <= {"other"}


def test_one_press_too_many_adds_no_second_account(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path, Wallet()) as (session, accounts):
            adding = [accounts.add("Studio", practice_router.url, ONE) for _ in range(3)]
            told = await asyncio.gather(*adding, return_exceptions=True)
            assert [type(one) for one in told] == [str, DeskError, DeskError]
            assert len(session.accounts()) == 2

    asyncio.run(main())


def test_a_name_can_be_written_another_way(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path, Wallet()) as (session, accounts):
            await accounts.add("Studio", practice_router.url, ONE)
            await accounts.rename(session.account.id, "STUDIO")
            assert "STUDIO" in facts_of(accounts)

    asyncio.run(main())


def test_a_key_entered_during_practice_goes_to_the_router_that_tried_it(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    """Another account may have been chosen last, with a Router of its own that this key must not be shown to."""
    wallet = Wallet()

    async def main() -> None:
        async with opened(tmp_path, wallet) as (session, accounts):
            await accounts.add("Studio", practice_router.url, ONE)
            studio = session.account.id
        async with opened(tmp_path, wallet) as (session, accounts):
            assert session.account.id == studio
            await accounts.use_key_for_first(TWO)
            assert session.account.id == USUAL.id
            assert wallet.kept == {("comfy-desk", studio): ONE.reveal(), ("comfy-desk", USUAL.id): TWO.reveal()}

    asyncio.run(main())


def waits(request: Request) -> bool:
    return request.state is State.WAITING


@pytest.mark.parametrize("same", [True, False])
def test_an_environments_key_that_is_another_one_at_the_next_start(
    practice_router: PracticeProcess, tmp_path: Path, same: bool
) -> None:
    """Under the same address it is the same account: what may have been sent with the old key is asked about."""
    practice_router.fault(route="submit", kind="drop_after", count=1)
    practice_router.fault(route="submit", kind="drop_before", count=0)

    def environment(key: Secret) -> dict[str, str]:
        return {"COMFY_ROUTER_BASE_URL": practice_router.url, "COMFY_API_KEY": key.reveal()}

    def account(key: Secret) -> Account:
        named = environment_account(environment(key))
        assert named is not None
        return named

    async def main() -> None:
        async with opened(tmp_path, Wallet(), account(ONE), environment(ONE)) as (session, _):
            row = await session.submit(SKETCH, body("once"), prompt="", seed=None)
            await until(session, row, lambda r: r.state is State.OUTCOME_UNKNOWN)
        practice_router.clear_faults()
        key = ONE if same else TWO
        async with opened(tmp_path, Wallet(), account(key), environment(key)) as (session, _):
            if same:
                assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
            else:
                assert (await until(session, row, waits)).hold is Hold.OTHER_KEY
        async with opened(tmp_path, Wallet()) as (session, _):  # the variables are gone: nobody asks with another key
            assert session.desk.get(row) is not None
            await asyncio.sleep(0.05)

    asyncio.run(main())
    counts = practice_router.counts()
    assert counts["runs"] == 1
    assert counts["charges"] <= 1
