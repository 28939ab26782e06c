"""Puts the program together: one account, its store, its client, its services. The only place that knows all rooms."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from comfy_desk import __version__
from comfy_desk.app.paths import Folders
from comfy_desk.app.practice import PRACTICE_KEY
from comfy_desk.domain.account import DEFAULT_ORIGIN, Account, origin_of
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import Secret
from comfy_desk.media.fetch import AssetFetcher
from comfy_desk.media.workers import WorkerPool
from comfy_desk.router.client import RouterClient
from comfy_desk.router.transport import make_http
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.collector import Collector
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate
from comfy_desk.services.models import Models
from comfy_desk.services.poller import Poller
from comfy_desk.services.saving import DEFAULT_TEMPLATE, Saver
from comfy_desk.services.session import Session, modalities_of
from comfy_desk.services.submitter import Limits, Submitter
from comfy_desk.store.catalogue import CatalogueStore
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore

BASE_URL_VARIABLE = "COMFY_ROUTER_BASE_URL"


@dataclass(slots=True)
class KeyHolder:
    """The key in use. Asked at each call, so that a new one counts at once; never shown."""

    secret: Secret | None = None

    def __call__(self) -> Secret | None:
        return self.secret


def own_account() -> Account:
    """The artist's account at the Router that the environment names, or at the public one. Raises DeskError."""
    url = os.environ.get(BASE_URL_VARIABLE, "").strip()
    if not url:
        return Account("router", "Comfy Router", DEFAULT_ORIGIN)
    try:
        origin = origin_of(url)
    except ValueError as error:
        raise DeskError(
            f"{BASE_URL_VARIABLE} is not the address of a Router.", "Correct or remove it.", str(error)
        ) from error
    host = origin.partition("://")[2]
    loopback = host.partition(":")[0] in ("127.0.0.1", "localhost") or host.startswith("[::1]")
    if origin.startswith("http://") and not loopback:
        raise DeskError(
            f"{BASE_URL_VARIABLE} must begin with https://, or the key could be read on the way.", "Correct it."
        )
    if origin == DEFAULT_ORIGIN:
        return Account("router", "Comfy Router", DEFAULT_ORIGIN)
    return Account(f"router@{origin}", host, origin)


def is_local(account: Account) -> bool:
    """Whether its Router is on this machine: only there is plain http allowed."""
    return account.origin.startswith("http://")


def practice_account(url: str) -> Account:
    return Account("practice", "Practice Router", origin_of(url), practice=True)


def practice_key() -> Secret:
    return Secret(PRACTICE_KEY)


async def open_session(
    account: Account,
    folders: Folders,
    key: Callable[[], Secret | None],
    *,
    clock: Clock | None = None,
    limits: Limits | None = None,
    save_folder: Callable[[], Path] | None = None,
    template: Callable[[], str] = lambda: DEFAULT_TEMPLATE,
) -> Session:
    """Everything made and loaded, nothing started. Raises DeskError with a sentence where the machine does not allow it."""
    clock = clock or Clock()
    http = make_http(local=is_local(account))
    database: Database | None = None
    try:
        database = await Database.open(folders.store)
        store = RequestStore(database)
        desk = Desk(store, account.id)
        await desk.load()
    except BaseException:
        if database is not None:
            await database.close()
        await http.aclose()
        raise
    gate = Gate(desk, clock)
    client = RouterClient(http, account.origin, key, wall=clock.wall, user_agent=f"comfy-desk/{__version__}")
    models = Models(client, gate, CatalogueStore(database), account.id, clock)
    pool = WorkerPool(size=2)
    fetcher = AssetFetcher(allow_loopback=is_local(account))
    saver = Saver(save_folder or (lambda: folders.saved), template)
    poller = Poller(desk, client, gate, clock)

    async def modalities(model: str) -> list[str]:
        kept = await models.kept_document(model)  # collecting works from the disk, also without a line or a key
        try:
            return modalities_of(kept or await models.document(model))
        except DeskError:
            return []

    collector = Collector(
        desk,
        client,
        gate,
        pool,
        fetcher,
        saver,
        store.body,
        modalities,
        folders.results,
        folders.thumbnails,
        account.origin,
        clock,
    )
    return Session(
        account=account,
        database=database,
        desk=desk,
        store=store,
        client=client,
        gate=gate,
        models=models,
        submitter=Submitter(desk, client, gate, store.body, clock, limits, results=folders.results),
        poller=poller,
        canceller=Canceller(desk, client, gate, clock),
        collector=collector,
        clock=clock,
        warm=pool.warm,
        closers=(pool.aclose, fetcher.aclose, http.aclose),
    )
