"""The running program: one window, one session at a time, and the order in which both come and go."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import Callable
from pathlib import Path

from comfy_desk.app.accounts import Accounts, Keys, own_account, test_key
from comfy_desk.app.options import Options
from comfy_desk.app.paths import Folders, folders
from comfy_desk.app.practice import PracticeRouter
from comfy_desk.app.single import Place as InstancePlace
from comfy_desk.app.single import SingleInstance
from comfy_desk.app.wiring import open_session, practice_account, practice_key
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import Secret
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.raising import bring_to_front
from comfy_desk.ui.spawn import spawn
from comfy_desk.vault.keyring_vault import LIMIT, Vault, VaultError, VaultWaiting

_log = logging.getLogger(__name__)

_UNHURRIED = 1.0
"""Seconds that the keyring may take before the artist is told what is waited for."""


class Program:
    """Made before the loop runs; `run` returns the exit code when the artist has left."""

    def __init__(self, options: Options, places: Folders, window: MainWindow) -> None:
        """`window` is to be asked through `test_key` and `save_folder`, and `stop` when the artist wants to leave."""
        self._options = options
        self._places = places
        self._keys = Keys()
        self._accounts: Accounts | None = None
        self._practice: PracticeRouter | None = None
        self._vault: Vault | None = None
        self._leaving: asyncio.Event | None = None
        self._asked_to_leave = False
        self._changing = asyncio.Lock()
        self._folder_lock: SingleInstance | None = None
        self.on_stop: Callable[[], None] = lambda: None
        """Hears of the wish to end, however it came."""
        self.session: Session | None = None
        self.window: MainWindow | None = window

    # the life of the program

    async def run(self) -> int:
        await self.open()
        await self.left()
        await self.close()
        return 0

    async def open(self) -> None:
        """Shows the window with a session in it. Raises DeskError where the machine does not allow it."""
        self._leaving = asyncio.Event()
        if self._asked_to_leave:
            self._leaving.set()
        window = self._window()
        window.keyChosen.connect(lambda secret: spawn(self._use_key(secret), window, self._refused))
        window.practiceChosen.connect(lambda: spawn(self.use_practice(), window, self._refused))
        window.ownChosen.connect(lambda: spawn(self.use_own(), window, self._refused))
        try:
            if self._options.tour is not None:  # it begins with the first question
                window.show()
                window.ask_first()
                window.set_key_place(await Vault({}).describe())
            elif self._options.practice:
                await self._open_practice(self._places)
            else:
                await self._open_own()
        except BaseException:
            await self.close()
            raise

    async def left(self) -> None:
        """Waits until the artist (or a signal) wants to leave."""
        if self._leaving is not None:
            await self._leaving.wait()

    async def close(self) -> None:
        """Everything written down, every call ended, the window gone."""
        window, self.window = self.window, None
        if window is not None:
            window.hide()
        try:
            await self._close_session(window)
        finally:
            if self._practice is not None:
                await asyncio.to_thread(self._practice.stop)
                self._practice = None
            if window is not None:
                window.finish()
                window.deleteLater()

    def stop(self) -> None:
        """Asks the program to end; safe to call at any time."""
        self._asked_to_leave = True
        self.on_stop()
        if self._folder_lock is not None:
            self._folder_lock.stop_listening()
        if self._leaving is not None:
            self._leaving.set()

    def raise_window(self) -> None:
        if self.window is not None:
            bring_to_front(self.window)

    def say_fault(self, sentence: str) -> None:
        """One of the program's own, that no row and no button speaks of."""
        if self.window is not None and not self._asked_to_leave:
            self.window.toast.show_notice(sentence, error=True)

    # one program a data folder

    def hold(self, lock: SingleInstance) -> None:
        """Takes over the claim of the data folder that the program began with."""
        self._folder_lock = lock

    def let_go(self) -> None:
        """Gives the data folder free; called once everything is written."""
        if self._folder_lock is not None:
            self._folder_lock.release()
            self._folder_lock = None

    def _claim(self, places: Folders) -> SingleInstance | None:
        """The claim of another data folder, None where it is the one already held. Raises DeskError."""
        if places.data == self._places.data:
            return None
        lock = SingleInstance(places.data)
        if lock.claim(self.raise_window, patience=0.5) is not InstancePlace.FIRST:
            raise DeskError("Another comfy-desk window works with these requests.", "Use that one, or close it first.")
        return lock

    # sessions

    async def use_practice(self) -> None:
        """The artist tries the program without a key: practice work lies apart from real work."""
        async with self._changing:
            self._window().key_working("Starting the practice Router…")
            places = self._places if self._options.practice else self._practice_places()
            lock = self._claim(places)
            try:
                await self._start_practice(places)  # before anything is closed: it may not start
            except DeskError:
                if lock is not None:
                    lock.release()
                raise
            await self._close_session(self.window)
            self._change_lock(lock)
            await self._open_practice(places)

    async def use_own(self) -> None:
        """Back from practice to the artist's own accounts, whose keys are in the keyring."""
        async with self._changing:
            window = self._window()
            if self._accounts is None:
                window.key_working("Opening your own accounts…")
                await self._leave_practice(window)
            window.close_sheet()
            spawn(self._find_keys(self._session().account), window, self._refused)

    def _practice_places(self) -> Folders:
        """Practice beside the folders that were named, or in its own place."""
        data, saved = self._options.data_dir, self._options.save_dir
        return folders(
            practice=True,
            data_dir=data / "practice" if data is not None else None,
            save_dir=saved / "Practice" if saved is not None else None,
        )

    def _change_lock(self, lock: SingleInstance | None) -> None:
        if lock is not None:
            self.let_go()
            self._folder_lock = lock

    async def _start_practice(self, places: Folders) -> PracticeRouter:
        if self._practice is None:
            speed = str(self._options.speed)
            # What runs there goes on while the program is closed, as it does at the real Router.
            state = str(places.practice_state)
            self._practice = await asyncio.to_thread(PracticeRouter.start, "--speed", speed, "--state", state)
        return self._practice

    async def _open_practice(self, places: Folders) -> None:
        router = await self._start_practice(places)
        self._places = places
        account = practice_account(router.url)
        self._keys.of(account.id).secret = practice_key()
        self._accounts = None
        named = self._named_folder(places)
        session = await open_session(account, places, self._keys.of(account.id), save_folder=named)
        await self._show(session)
        await session.start()

    async def _open_own(self) -> None:
        session = await self._start_own()
        spawn(self._find_keys(session.account), self._window(), self._refused)

    async def _start_own(self) -> Session:
        """The session of the artist's own accounts, shown and started; no key is known yet."""
        first = own_account()
        vault = self._vault = self._vault or Vault(os.environ, environments=first.id if first.environment else "")
        self._keys.clear()
        source, named = self._keys.of(first.id), self._named_folder(self._places)
        session = await open_session(first, self._places, source, keys=self._keys.of, save_folder=named)
        self._accounts = Accounts(session, self._keys, vault, first)
        await self._show(session)
        await self._accounts.open()  # behind the first picture of the window: each makes its own connections
        await session.start()
        return session

    def _named_folder(self, places: Folders) -> Callable[[], Path] | None:
        """The folder that the command line named wins over the artist's setting."""
        is_named = self._options.save_dir is not None or self._options.tour is not None
        return (lambda: places.saved) if is_named else None

    def save_folder(self) -> Path:
        return self.session.save_folder if self.session is not None else self._places.saved

    async def _show(self, session: Session) -> None:
        window = self._window()
        self.session = session
        window.set_accounts(self._accounts)
        window.attach(session)
        if not window.isVisible():
            window.show()
        gc.freeze()  # ten thousand rows would be looked through at each collection, for nothing
        if session.notice:
            window.toast.show_notice(session.notice, error=True)
        spawn(window.start(), window, window.show_error)

    async def _close_session(self, window: MainWindow | None) -> None:
        session, self.session = self.session, None
        if session is None:
            return
        if window is not None:
            try:
                await window.put_away()
            except DeskError as error:
                _log.warning("Places and drafts could not be written: %s", error.details)
        await session.stop()

    # the key

    async def _find_keys(self, account: Account) -> None:
        """First the key of the account in use, then those of the others: a keyring may ask for each."""
        await self._find_key(account)
        if self._accounts is not None and self.session is not None:
            await self._accounts.find_keys()

    async def _find_key(self, account: Account) -> None:
        """The window is there already: a keyring may wait behind a prompt for long."""
        window, vault = self._window(), self._vault
        if vault is None:
            return
        secret: Secret | None = None
        waiting = asyncio.get_running_loop().call_later(_UNHURRIED, self._tell_waiting)
        try:
            secret = await vault.read(account.id)
        except VaultError as error:
            if isinstance(error, VaultWaiting):
                spawn(self._find_key_later(account, vault), window, self._refused)
            if self._lacks_key(account):
                window.show_notice(error.sentence)
        finally:
            waiting.cancel()
        if not self._lacks_key(account):
            return
        if secret is not None:
            window.close_sheet()
            self._take_key(account, secret)
        window.set_key_place(await vault.describe())
        if secret is not None:
            return
        if self._lacks_key(account) and window.sheets.content is None:
            self._ask_for_key(window, account)

    async def _find_key_later(self, account: Account, vault: Vault) -> None:
        await vault.freed()
        secret = await vault.read(account.id)
        if secret is not None and self._lacks_key(account):
            self._window().close_sheet()
            self._take_key(account, secret)

    def _lacks_key(self, account: Account) -> bool:
        """Whether that account is still here, and nobody has entered a key meanwhile."""
        session = self.session
        here = session is not None and any(one.id == account.id for one in session.accounts())
        return here and self._keys.of(account.id).secret is None

    def _tell_waiting(self) -> None:
        """The keyring may stand behind a prompt that nobody sees; the artist need not wait with it."""
        window = self.window
        if window is not None and window.sheets.content is None:
            window.toast.show_notice(
                "The system keyring has not answered yet; it may be waiting to be unlocked.",
                action="Enter a key",
                on_action=self._ask_meanwhile,
                seconds=LIMIT,
            )

    def _ask_meanwhile(self) -> None:
        window, session = self.window, self.session
        if (
            window is not None
            and session is not None
            and self._lacks_key(session.account)
            and window.sheets.content is None
        ):
            self._ask_for_key(window, session.account)

    def _ask_for_key(self, window: MainWindow, account: Account) -> None:
        """The first question hides all that lies under it: it is for those of whom nothing is here yet."""
        if self._accounts is not None and (self._accounts.named or self._session().desk.requests()):
            window.ask_for_key("Its key is not here.", account.id)
        else:
            window.ask_first()

    async def _use_key(self, secret: Secret) -> None:
        """A key from a sheet, for the account in use: kept where it can be kept, used at once."""
        async with self._changing:
            window = self._window()
            practised = self._accounts is None
            if practised:
                await self._leave_practice(window)
                spawn(self._own_accounts().find_keys(), window, self._refused)
            accounts, account = self._own_accounts(), self._session().account
            window.key_working("Putting the key into the keyring…")
            # A prompt may hold it for long.
            slow = asyncio.get_running_loop().call_later(_UNHURRIED, window.close_sheet)
            use = accounts.use_key_for_first(secret) if practised else accounts.use_key(account.id, secret)
            try:
                notice = await use
            finally:
                slow.cancel()
            window.close_sheet()
            window.set_key_place(await accounts.vault.describe())
            if notice:
                window.show_notice(notice)

    async def _leave_practice(self, window: MainWindow) -> None:
        # The folders that --practice was given stay practice's own.
        named = None if self._options.practice else self._options.data_dir
        saved = None if self._options.practice else self._options.save_dir
        places = folders(data_dir=named, save_dir=saved)
        lock = self._claim(places)
        await self._close_session(window)
        self._change_lock(lock)
        self._places = places
        await self._start_own()

    def _own_accounts(self) -> Accounts:
        if self._accounts is None:
            raise DeskError("The program is closing.")
        return self._accounts

    def _take_key(self, account: Account, secret: Secret) -> None:
        self._own_accounts().take_key(account.id, secret)

    async def test_key(self, secret: Secret) -> str:
        """Asks the Router of the account in use. Raises RouterError or DeskError."""
        session = self.session
        own = session.account if session is not None and self._accounts is not None else own_account()
        return await test_key(own.origin, secret)

    def _refused(self, error: DeskError) -> None:
        if self.window is not None:
            self.window.key_refused(error)

    def _window(self) -> MainWindow:
        if self.window is None:
            raise DeskError("The program is closing.")
        return self.window

    def _session(self) -> Session:
        if self.session is None:
            raise DeskError("The program is closing.")
        return self.session
