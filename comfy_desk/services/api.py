"""What the window may ask of the services, as protocols: views and tests need nothing more.

`SessionApi` is one running program with all of its accounts, one of them chosen for new requests. Every coroutine returns
when the fact is on the disk (or raises `DeskError` with a sentence); what follows arrives as events of the desk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import FieldProblem
from comfy_desk.domain.events import AccountChanged, CollectProgress, Event
from comfy_desk.domain.model import ModelDocument, ModelEntry, Standing
from comfy_desk.domain.money import Price
from comfy_desk.domain.output import Output
from comfy_desk.domain.preset import Preset, PresetLine
from comfy_desk.domain.prompts import FoundPrompts, SentPrompt, Snippet
from comfy_desk.domain.request import Hold, Request
from comfy_desk.domain.secret import Secret
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.domain.settings import Setting, Value
from comfy_desk.media.facts import UNKNOWN, Facts
from comfy_desk.services.admission import Limits
from comfy_desk.services.files import GoesOn, SavedAll
from comfy_desk.services.ledger import Line
from comfy_desk.services.library_api import LibraryApi
from comfy_desk.services.spending import Cost, Rules, Today, Verdict
from comfy_desk.services.usual import Usual


@dataclass(frozen=True, slots=True)
class Told:
    """What goes with a body and is not in it. `estimate`: dollars as `Price.words` writes them, as shown before sending.

    `document_etag` names the model's document that the form was made from.
    """

    serving: Serving = ANY
    estimate: str | None = None
    document_etag: str | None = None
    confirmed: bool = False  # the artist was asked about its cost, and said so (`spending.AsksFirst`)


NOTHING = Told()


@dataclass(frozen=True, slots=True)
class Wish:
    """One request as it is to be made: `body` is the exact JSON that is sent, `words` the prompts in it, whole."""

    model: str
    body: bytes
    prompt: str = ""
    seed: str | None = None
    told: Told = NOTHING
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quote:
    """What is known of a price before sending. Without a `price` nothing is claimed.

    `offered`: the Router gives estimates to this account. `problems`: what the Router finds wrong with the body, as a submit
    would. `at` is when it came, in wall time; None where that is not known.
    """

    price: Price | None = None
    offered: bool = True
    problems: tuple[FieldProblem, ...] = ()
    at: float | None = field(default=None, compare=False)


class SpendingApi(Protocol):
    """The artist's own limits on money, for all accounts together."""

    @property
    def rules(self) -> Rules: ...

    def today(self) -> Today: ...

    def check(self, cost: Cost | None, unpriced: int = 0) -> Verdict:
        """Whether one press may go: `cost` in dollars of all its requests, `unpriced` how many have no price."""
        ...


class LedgerApi(Protocol):
    """What was spent, by day, account and model."""

    async def read(self) -> tuple[Line, ...]: ...

    async def export(self, lines: Sequence[Line], names: Mapping[str, str], target: Path) -> Path:
        """As CSV; `names` are those of accounts. Raises DeskError."""
        ...


class PricesApi(Protocol):
    """What runs cost and what there is to spend, of the chosen account. Silent where the Router offers nothing."""

    async def quote(self, model: str, body: bytes, serving: Serving = ANY) -> Quote:
        """Never raises. From memory where this very body was asked about a moment ago; else one call of the Router's."""
        ...

    def known(self, model: str, body: bytes, serving: Serving = ANY) -> Quote | None:
        """What `quote` would answer at once; None where it would have to ask."""
        ...


class PresetsApi(Protocol):
    """A form's values under a name, per model. Every coroutine raises DeskError with a sentence."""

    async def of(self, model: str) -> tuple[PresetLine, ...]:
        """Without their bodies, by name."""
        ...

    async def read(self, preset_id: str) -> Preset: ...
    async def standard(self, model: str) -> Preset | None:
        """What a fresh form of the model begins with, where the artist chose one."""
        ...

    async def save(
        self, model: str, name: str, body: bytes, random: tuple[str, ...] = (), serving: Serving = ANY
    ) -> PresetLine:
        """One of the same name is replaced: ask before."""
        ...

    async def rename(self, preset_id: str, name: str) -> None: ...
    async def delete(self, preset_id: str) -> Preset:
        """Returns what it was, for `restore`."""
        ...

    async def restore(self, preset: Preset) -> None: ...
    async def set_standard(self, model: str, preset_id: str) -> None: ...


class PromptsApi(Protocol):
    """Prompts that were sent, and snippets. All but `note` raise DeskError with a sentence."""

    async def note(self, sent: Sequence[tuple[str, str]]) -> None:
        """These (model and prompt) were recorded to be sent: each is kept whole and once, in one write. Never raises."""
        ...

    async def find(self, words: str = "", *, model: str = "", most: int = 200) -> FoundPrompts:
        """The newest first; every one of `words` stands in each of them. `model` "" is of all models."""
        ...

    async def forget(self, texts: Sequence[str] | None) -> tuple[SentPrompt, ...]:
        """Takes these out, or with None all; what was taken, for `put_back`."""
        ...

    async def put_back(self, prompts: Sequence[SentPrompt]) -> None: ...

    async def snippets(self) -> tuple[Snippet, ...]:
        """In the artist's order."""
        ...

    async def keep_snippets(self, change: Callable[[tuple[Snippet, ...]], Sequence[Snippet]]) -> tuple[Snippet, ...]:
        """Keeps what `change` makes of them; on an error all stays as it was."""
        ...

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener` after each change; returns what ends that."""
        ...


class AboutModelsApi(Protocol):
    """What is known of the chosen account's models beside their list. Changes come as `ModelsChanged`."""

    def gone(self) -> tuple[ModelEntry, ...]:
        """Models that left the list, as far as they are known here; `retired` where the Router itself said so."""
        ...

    def standing(self) -> Standing: ...
    def usual(self, model: str) -> Usual | None: ...
    def watch(self, models: Sequence[str]) -> None:
        """These are on the screen: what is not known of them yet is read first."""
        ...

    async def note(self, models: Iterable[str]) -> None:
        """The artist knows these; those that no list names any more are looked into."""
        ...


class DeskApi(Protocol):
    """The snapshots: what is on the disk, in memory and on screen is the same."""

    def requests(self) -> tuple[Request, ...]:
        """All requests that were not removed, newest first."""
        ...

    def get(self, request_id: str) -> Request | None: ...

    def progress(self, request_id: str) -> CollectProgress | None: ...

    def account_state(self, account: str | None = None) -> AccountChanged:
        """How it stands with one account; without an id, with the chosen one."""
        ...

    def accounts(self) -> tuple[Account, ...]: ...

    @property
    def chosen(self) -> str:
        """The id of the account that new requests are for."""
        ...

    def batches(self) -> tuple[Batch, ...]:
        """Every batch, newest first."""
        ...

    def batch(self, batch_id: str) -> Batch | None: ...

    @property
    def sending_paused(self) -> bool: ...

    @property
    def store_trouble(self) -> str:
        """Why the disk does not take what was observed; "" while it does."""
        ...

    @property
    def pause_reason(self) -> str:
        """events.PAUSED_BY_HAND or events.PAUSED_BY_FAILURES; "" while sending is not paused."""
        ...

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Calls `listener` with each event in the loop's thread, in order; returns what ends that."""
        ...


class SettingsApi(Protocol):
    """The entries of `domain.settings`. What is set is on the disk, and counts from then on."""

    def value(self, setting: Setting) -> Value: ...

    async def set(self, key: str, value: Value) -> None:
        """Raises DeskError with a sentence; then the former value stays."""
        ...

    async def set_many(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """All of them or none; returns what undoes it: the former values of those that changed. Raises DeskError."""
        ...

    def subscribe(self, listener: Callable[[Setting], None]) -> Callable[[], None]:
        """Calls `listener` with each setting that was changed; returns what ends that."""
        ...


class SessionApi(Protocol):
    @property
    def desk(self) -> DeskApi: ...

    @property
    def settings(self) -> SettingsApi: ...

    @property
    def account(self) -> Account: ...

    @property
    def prices(self) -> PricesApi: ...

    @property
    def spending(self) -> SpendingApi: ...

    @property
    def ledger(self) -> LedgerApi: ...

    @property
    def prompts(self) -> PromptsApi: ...

    @property
    def presets(self) -> PresetsApi: ...

    @property
    def library(self) -> LibraryApi: ...

    # the catalogue
    async def models(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]: ...
    async def model_document(self, model: str) -> ModelDocument: ...
    @property
    def about_models(self) -> AboutModelsApi: ...
    def usual(self, model: str) -> Usual | None:
        """What a run of it usually takes and costs, from one's own history; None below three finished requests."""
        ...

    # requests; `request_id` is always our own id of the row
    async def submit(self, model: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING) -> str: ...
    async def submit_batch(self, name: str, wishes: Sequence[Wish]) -> str: ...
    async def rename_batch(self, batch_id: str, name: str) -> None: ...
    async def cancel_batch(self, batch_id: str) -> int: ...
    async def correct(
        self, request_id: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING
    ) -> None:
        """Another body for a `correctable` request: its row, place and key stay. Raises DeskError if it went meanwhile."""
        ...

    async def adopt(self, model: str, request_id: str) -> str:
        """Takes in a request that was submitted elsewhere, by the Router's own id; returns our id of the row."""
        ...

    async def cancel(self, request_id: str) -> None: ...
    async def cancel_waiting(self) -> int: ...
    async def send_held(self, hold: Hold) -> int:
        """The artist's word for everything that waits for this reason (`Hold.CREDITS` after funds were added)."""
        ...

    async def send_again(self, request_id: str) -> None: ...
    async def check_again(self, request_id: str) -> None: ...
    async def look_again(self, request_id: str) -> None:
        """Looks once more into a kept answer that could not be looked into; nothing is asked of the Router."""
        ...

    async def run_again(
        self, request_id: str, *, varied: tuple[bytes, str | None] | None = None, confirmed: bool = False
    ) -> str:
        """`varied` is the body with another seed, and that seed.

        Raises `spending.NotSpent` where a limit on money stands before it; `confirmed` passes the one that asks.
        """
        ...

    async def run_directly(self, request_id: str) -> None: ...
    async def remove(self, request_id: str) -> None: ...
    async def restore(self, request_id: str) -> None: ...
    async def body(self, request_id: str) -> bytes: ...
    async def timeline(self, request_id: str) -> tuple[tuple[float, str], ...]: ...

    # the outbox
    @property
    def limits(self) -> Limits: ...
    async def set_paused(self, paused: bool) -> None: ...
    async def hold_back(self, request_ids: Sequence[str]) -> None: ...
    async def put_back_in_line(self, request_ids: Sequence[str]) -> None:
        """Those of them that were held back go again in their turn."""
        ...

    async def move(self, request_ids: Sequence[str], before: str | None) -> None:
        """Puts waiting requests right before another waiting one, or (None) at the end."""
        ...

    async def send_next(self, request_ids: Sequence[str]) -> None: ...
    async def set_deadline(self, request_id: str, seconds: float | None) -> None: ...
    async def model_deadline(self, model: str) -> float | None: ...
    async def set_model_deadline(self, model: str, seconds: float | None) -> None: ...
    def needs_direct(self, model: str) -> bool:
        """Whether a new request of this model is run on the held connection, past the queue."""
        ...

    async def try_queue(self, model: str) -> None: ...
    def unfinished(self, account_id: str) -> int: ...
    def watch(self, request_ids: Sequence[str]) -> None:
        """These rows are on the screen: they are asked about first."""
        ...

    # files
    @property
    def save_folder(self) -> Path:
        """Where finished work is saved now."""
        ...

    @property
    def usual_save_folder(self) -> Path:
        """Where it is saved while the artist names no other folder."""
        ...

    @property
    def save_folder_fixed(self) -> bool:
        """The command line named the folder: for this run no setting changes it."""
        ...

    async def move_kept(self, request_id: str) -> int:
        """Moves works that lie in the data folder alone to the artist's; how many. Raises DeskError where it cannot be."""
        ...

    async def name_input(self, sha256: str, name: str) -> None:
        """The artist's file with these bytes is called so: for recipes, since a body holds the bytes alone."""
        ...

    # outputs
    async def save_as(self, output: Output, target: Path) -> Path: ...
    async def save_all(self, request_id: str, folder: Path, goes_on: GoesOn = lambda *_: True) -> SavedAll:
        """Copies of every work and its parts in `folder`, over nothing; what goes wrong with one stops no other.

        `goes_on` is asked before each.
        """
        ...

    async def export(self, request_id: str, index: int, target: Path) -> Path:
        """A copy of a saved PNG, JPEG or WebP with the recipe inside; the original stays as it is. Raises DeskError."""
        ...

    async def fetch_output(self, request_id: str, index: int) -> Output: ...
    async def raw_text(self, request_id: str) -> str: ...
    def thumbnail_place(self, request_id: str, index: int) -> Path:
        """Where a small picture of this output belongs: a PNG of at most 512 pixels on its longer side."""
        ...

    async def set_thumbnail(self, request_id: str, index: int, path: Path, facts: Facts = UNKNOWN) -> None:
        """A small picture was made of an output that had none (a film, a drawing).

        `facts` are what was seen meanwhile; they count where nothing better is known.
        """
        ...

    # small facts that are remembered: drafts, recents, window places
    async def remembered(self, name: str, default: Any = None) -> Any: ...
    async def remember(self, name: str, value: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class AccountFacts:
    """One account as the window shows it. `key_place`: "environment", "keyring", "session", or "" where no key is known."""

    account: Account
    chosen: bool
    key_place: str
    unfinished: int


class AccountsApi(Protocol):
    """The artist's accounts and their keys. Every coroutine raises DeskError with a sentence."""

    def facts(self) -> tuple[AccountFacts, ...]:
        """In their order; the chosen one is marked."""
        ...

    async def test(self, url: str, secret: Secret) -> str:
        """Asks the Router at `url` ("" is the usual one) with this key; nothing is run. Returns a sentence."""
        ...

    async def add(self, label: str, url: str, secret: Secret) -> str:
        """A new account with its key; it is chosen from now on. Returns a notice where the key could not be kept, or ""."""
        ...

    async def rename(self, account_id: str, label: str) -> None: ...

    async def replace_key(self, account_id: str, secret: Secret) -> str:
        """Its requests go on with this key, except those that only the old one may send again. Returns a notice or ""."""
        ...

    async def remove_key(self, account_id: str) -> None:
        """Its requests stay, and wait until a key is entered."""
        ...

    async def remove(self, account_id: str) -> None:
        """Refused while it is the last one, or has requests that have not ended."""
        ...

    async def choose(self, account_id: str) -> None: ...
