"""`--check`: what works on this machine, in words, without a window and without secrets."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import logging
import os
import platform
import tempfile
from collections.abc import Iterator
from pathlib import Path

from comfy_desk import __version__
from comfy_desk.app import logs
from comfy_desk.app.accounts import KeyHolder, is_local, own_account
from comfy_desk.app.display import missing_display, unusable_platform
from comfy_desk.app.options import Options
from comfy_desk.app.paths import NO_HOME, Folders, folders
from comfy_desk.app.practice import PracticeRouter
from comfy_desk.app.wiring import practice_account, practice_key
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError, RouterError, explain
from comfy_desk.domain.settings import FOLDER
from comfy_desk.router.client import RouterClient
from comfy_desk.router.transport import NETWORK_VARIABLES, make_http
from comfy_desk.services.settings import NAME, usable
from comfy_desk.store.opening import glance, survey
from comfy_desk.vault.keyring_vault import Vault, VaultError

_PACKAGES = ("PySide6-Essentials", "PySide6-Addons", "qasync", "httpx", "keyring", "pillow")
_PATIENCE = 15.0


def check(options: Options) -> int:
    """Prints one line a fact; 0 where the program can work, 1 where something stands in its way."""
    if not options.verbose:  # what libraries remark is no answer
        logging.getLogger().addHandler(logging.NullHandler())
    logs.take_qt_messages()
    print(f"comfy-desk {__version__}, Python {platform.python_version()}, {platform.platform()}")
    for name in _PACKAGES:
        print(f"  {name} {_version(name)}")
    print(f"Display: {missing_display() or unusable_platform() or 'there'}")
    print(f"Film and sound: {_multimedia()}")
    try:
        places = folders(practice=options.practice, data_dir=options.data_dir, save_dir=options.save_dir)
    except RuntimeError as error:  # a user without a home
        print(f"{NO_HOME} ({error})")
        return 1
    fine = True
    saved = places.saved if options.save_dir else _set_folder(places)
    for line, good in (*_folder_lines(places, saved), *asyncio.run(_router_lines(options, places))):
        print(line)
        fine = fine and good
    print("Ready." if fine else "Something above stands in the way.")
    return 0 if fine else 1


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "is missing"


def _multimedia() -> str:
    try:
        import PySide6.QtMultimedia  # noqa: F401
    except ImportError as error:
        return f"play in the system's player only ({error})"
    return "play in the window"


def _set_folder(places: Folders) -> Path:
    """The folder for finished work that the artist has set, else the usual one. Only looks."""
    chosen: object = None
    with contextlib.suppress(DeskError):  # a store that cannot be read has a line of its own
        chosen = usable(glance(places.store, NAME)[0]).get(FOLDER.key) if places.store.exists() else None
    return Path(str(chosen)) if chosen else places.saved


def _folder_lines(places: Folders, saved: Path) -> Iterator[tuple[str, bool]]:
    for what, path in (("Data", places.data), ("Saved files", saved), ("Log", places.logs)):
        state = _writable(path)
        yield f"{what}: {path} ({state or 'can be written'})", state is None


def _writable(path: Path) -> str | None:
    """Why nothing can be written there; nothing that stays is made."""
    there = path
    while not there.exists() and there != there.parent:
        there = there.parent
    if not there.is_dir():
        return f"{there} is no folder"
    if not os.access(there, os.W_OK | os.X_OK):
        return "cannot be written"
    try:  # rights alone say little: the disk may be read-only, and the administrator may do everything
        with tempfile.TemporaryFile(dir=there):
            return None
    except OSError as error:
        return f"cannot be written: {error.strerror}"


async def _router_lines(options: Options, places: Folders) -> list[tuple[str, bool]]:
    router: PracticeRouter | None = None
    lines: list[tuple[str, bool]] = []
    try:
        key = KeyHolder()
        if options.practice:
            router = await asyncio.to_thread(PracticeRouter.start)
            account, key.secret = practice_account(router.url), practice_key()
        else:
            account = own_account()
            lines.append(await _keyring_line(account, key))
        lines.append(await _store_line(places))
        if not is_local(account):
            lines.extend(_network_lines())
        lines.append(await _reach_line(account, key))
    except DeskError as error:
        lines.append((f"{error.sentence} {error.action}".strip(), False))
    finally:
        if router is not None:
            await asyncio.to_thread(router.stop)
    return lines


def _network_lines() -> Iterator[tuple[str, bool]]:
    """Which variables speak to the network library; their values may hold a password."""
    names = [name for name in NETWORK_VARIABLES if os.environ.get(name) or os.environ.get(name.lower())]
    if names:
        yield f"Network settings in the environment: {', '.join(names)}", True


async def _keyring_line(account: Account, key: KeyHolder) -> tuple[str, bool]:
    vault = Vault(os.environ, limit=_PATIENCE)
    info = await vault.describe()
    try:
        key.secret = await vault.read(account.id)
    except VaultError as error:
        return f"Keyring: {info.name or 'none'}. {error.sentence}", True
    source = vault.source(account.id)
    has = f"a key is there ({source})" if key.secret is not None and source else "no key yet"
    return f"Keyring: {info.name or 'none'}. {info.note} For {account.label}: {has}.", True


async def _store_line(places: Folders) -> tuple[str, bool]:
    """Only looks: the store may be in use, damaged or another version's, and a check mends nothing. Raises DeskError."""
    if not places.store.exists():
        return "Store: none yet", True
    count = await asyncio.to_thread(survey, places.store)
    return f"Store: {count} requests", True


async def _reach_line(account: Account, key: KeyHolder) -> tuple[str, bool]:
    http = make_http(kept_connections=1, local=is_local(account))
    try:
        async with asyncio.timeout(_PATIENCE):
            await RouterClient(http, account.origin, key).models(limit=1)
    except RouterError as error:
        answered = error.failure.reason == "refused"
        sentence = explain(error.failure).sentence
        code = f"HTTP {error.failure.status}" if error.failure.status else error.failure.detail
        good = answered and (key.secret is None and error.failure.status == 401)
        return f"Router: {account.origin} {'answers' if answered else 'is out of reach'}: {sentence} ({code})", good
    except TimeoutError:
        return f"Router: {account.origin} did not answer within {_PATIENCE:.0f} seconds", False
    finally:
        await http.aclose()
    return f"Router: {account.origin} answers and takes the key", True
