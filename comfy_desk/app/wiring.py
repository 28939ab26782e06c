"""Puts the program together: the store, and for each account its client and services. The only place that knows all rooms."""

from __future__ import annotations

import functools
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comfy_desk import __version__
from comfy_desk.app.accounts import is_local
from comfy_desk.app.paths import Folders
from comfy_desk.app.practice import PRACTICE_KEY
from comfy_desk.domain.account import Account, origin_of
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import Secret
from comfy_desk.domain.settings import (
    ANSWERS,
    ASK_ABOVE,
    FILE_NAMES,
    FOLDER,
    LARGEST_ASSET,
    LARGEST_RESULT,
    RECIPES,
    STOP_AT,
)
from comfy_desk.media.fetch import AssetFetcher
from comfy_desk.media.workers import WorkerPool
from comfy_desk.router.client import RouterClient
from comfy_desk.router.transport import make_http, without_network
from comfy_desk.schema.outputs import promise_of
from comfy_desk.services.account_services import AccountServices, Parts
from comfy_desk.services.admission import Limits
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.collector import Collector
from comfy_desk.services.desk import Desk
from comfy_desk.services.files import Files, Keeping
from comfy_desk.services.gate import Gate
from comfy_desk.services.input_names import InputNames
from comfy_desk.services.models import Models
from comfy_desk.services.moving import KeptWorks
from comfy_desk.services.places import Places
from comfy_desk.services.poller import Poller
from comfy_desk.services.saving import Saver
from comfy_desk.services.session import Session
from comfy_desk.services.settings import Settings
from comfy_desk.services.slow_disk import SlowDisk
from comfy_desk.services.spending import Rules, Spending
from comfy_desk.services.submitter import Submitter
from comfy_desk.store.catalogue import CatalogueStore
from comfy_desk.store.database import Database
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore

_log = logging.getLogger(__name__)

KeySource = Callable[[], Secret | None]
"""Asked at each call for the account's key, so that a new one counts at once."""


def practice_account(url: str) -> Account:
    return Account("practice", "Practice Router", origin_of(url), practice=True)


def practice_key() -> Secret:
    return Secret(PRACTICE_KEY)


async def open_session(
    account: Account,
    folders: Folders,
    key: KeySource,
    *,
    keys: Callable[[str], KeySource] | None = None,
    clock: Clock | None = None,
    limits: Limits | None = None,
    save_folder: Callable[[], Path] | None = None,
    template: Callable[[], str] | None = None,
) -> Session:
    """Everything made and loaded, nothing started. Raises DeskError with a sentence where the machine does not allow it.

    `key` is the first account's; `keys` gives the source of the key of any account that is opened later. Where `save_folder`
    is given, the artist's setting does not count.
    """
    clock = clock or Clock()
    database = await Database.open(folders.store)
    try:
        store = RequestStore(database)
        desk = Desk(store, account.id)
        await desk.load()
        salt = await _salt(RememberedStore(database))
        settings = Settings(RememberedStore(database))
        await settings.load()
        spending = Spending(
            desk.everything,
            lambda: Rules.of_cents(settings.number(ASK_ABOVE), settings.number(STOP_AT)),
            clock.wall,
        )
        input_names = InputNames(RememberedStore(database))
        await input_names.load()
    except BaseException:
        await database.close()
        raise

    saver = Saver(
        save_folder or (lambda: Path(settings.text(FOLDER) or folders.saved)),
        template or (lambda: settings.text(FILE_NAMES)),
        lambda: settings.is_on(RECIPES),
        lambda: settings.is_on(ANSWERS),
        input_names.known,
    )
    workshop = _Workshop(
        folders, database, store, desk, clock, salt, WorkerPool(size=2), saver, SlowDisk(), settings, spending
    )

    def make(one: Account) -> AccountServices:
        return _make_services(one, key if one.id == account.id or keys is None else keys(one.id), workshop)

    try:
        chosen = make(account)
    except BaseException:
        await database.close()
        raise
    return Session(
        chosen=chosen,
        make_services=make,
        database=database,
        desk=desk,
        store=store,
        clock=clock,
        limits=limits,
        warm=workshop.pool.warm,
        closers=(workshop.pool.aclose,),
        notice=" ".join(workshop.troubles),
        settings=settings,
        spending=spending,
        keeping=_keeping(workshop, input_names, folder_fixed=save_folder is not None),
    )


@dataclass(frozen=True, slots=True)
class _Workshop:
    """What the accounts of one session share."""

    folders: Folders
    database: Database
    store: RequestStore
    desk: Desk
    clock: Clock
    salt: bytes
    pool: WorkerPool
    saver: Saver
    disk: SlowDisk  # one for all: what hangs for one of them hangs for the others
    settings: Settings
    spending: Spending  # of all accounts together
    troubles: dict[str, None] = field(default_factory=dict)  # what keeps accounts off the line, each once


def _keeping(shared: _Workshop, input_names: InputNames, *, folder_fixed: bool) -> Keeping:
    """What is done with files, whichever account they came for."""
    places = Places(shared.folders.results)
    return Keeping(
        files=Files(shared.pool, shared.disk, places, shared.store.known_body, input_names.known),
        kept_works=KeptWorks(shared.desk, shared.saver, shared.disk, places, shared.clock),
        input_names=input_names,
        folder=shared.saver.folder,
        usual_folder=shared.folders.saved,
        folder_fixed=folder_fixed,
        disk=shared.disk,
        places=places,
    )


def _make_services(account: Account, key: KeySource, shared: _Workshop) -> AccountServices:
    """The services of one account; without a line where the network settings of the machine cannot be used."""

    def key_mark() -> str | None:
        secret = key()
        return secret.mark(shared.salt) if secret is not None else None

    async def promise(model: str) -> dict[str, Any]:
        kept = await models.kept_document(model)  # collecting works from the disk, also without a line or a key
        try:
            document = kept or await models.document(model)
        except DeskError:
            return {}
        return promise_of(document.document)

    clock, folders, body = shared.clock, shared.folders, shared.store.body
    connect = functools.partial(make_http, local=is_local(account))
    try:
        http = connect()
    except DeskError as error:
        _log.error("%s (%s)", error.sentence, error.details)
        shared.troubles[f"{error.sentence} {error.action}"] = None
        http = without_network(error)
    agent = f"comfy-desk/{__version__}"
    fetcher = AssetFetcher(
        allow_loopback=is_local(account),
        router_origin=account.origin,
        largest=lambda: shared.settings.number(LARGEST_ASSET),
        user_agent=agent,
    )
    desk = shared.desk.of(account.id)
    gate = Gate(desk, clock)
    client = RouterClient(http, account.origin, key, wall=clock.wall, user_agent=agent, remake=connect)
    models = Models(client, gate, CatalogueStore(shared.database), account.id, clock)
    collector = Collector(
        desk,
        client,
        gate,
        shared.pool,
        fetcher,
        shared.saver,
        shared.store.known_body,
        promise,
        folders.results,
        folders.thumbnails,
        account.origin,
        clock,
        key_mark,
        lambda: shared.settings.number(LARGEST_RESULT),
        shared.disk,
    )
    parts = Parts(
        client=client,
        gate=gate,
        models=models,
        submitter=Submitter(
            desk, client, gate, body, clock, results=folders.results, key_mark=key_mark, spending=shared.spending
        ),
        poller=Poller(desk, client, gate, clock, key_mark),
        canceller=Canceller(desk, client, gate, clock),
        collector=collector,
        closers=(fetcher.aclose, client.aclose),
        key_mark=key_mark,
    )
    return AccountServices(account, desk, parts, clock, RememberedStore(shared.database))


async def _salt(remembered: RememberedStore) -> bytes:
    """This store's own salt for the marks of keys, made once."""
    kept = await remembered.get("key_salt")
    if isinstance(kept, str) and len(kept) == 32:
        return bytes.fromhex(kept)
    salt = secrets.token_bytes(16)
    await remembered.set("key_salt", salt.hex())
    return salt
