"""What the artist asks of requests: new ones, batches, corrections, adoption, cancels, sending again.

Every act is one deliberate click. It is written down as an observation; what follows from it is `advance`'s affair.
"""

from __future__ import annotations

import asyncio
import hashlib
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.batch import AFTER_EVERYTHING_BY_HAND, LONGEST_NAME, Batch
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError, explain
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.router import wire
from comfy_desk.services import pacing
from comfy_desk.services.account_services import AccountServices
from comfy_desk.services.api import NOTHING, Told, Wish
from comfy_desk.services.brake import Brake
from comfy_desk.services.clock import Clock
from comfy_desk.services.direct import DirectRuns
from comfy_desk.services.gate import Urgency
from comfy_desk.services.spending import together
from comfy_desk.services.spending_acts import SpendingActs
from comfy_desk.store.requests import RequestStore

LARGEST_BODY = 100 << 20
"""Bytes a body may have (the Router's own limit)."""

MOST_IN_A_BATCH = 1_000

_LONGEST_PROMPT = 500


class RequestActs(SpendingActs):
    """The acts of one session. `Session` gives the parts and adds start, stop and accounts."""

    _accounts: dict[str, AccountServices]
    _chosen: str
    _store: RequestStore
    _clock: Clock
    _direct: DirectRuns
    _brake: Brake
    _adopting: asyncio.Lock

    @property
    def services(self) -> AccountServices:
        """What works for the chosen account."""
        return self._accounts[self._chosen]

    async def submit(self, model: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING) -> str:
        """One deliberate click: a new key, written down with the exact body. Raises DeskError."""
        services = self.services
        request = await self._new_request(Wish(model, body, prompt, seed, told), services)
        self._expect_affordable([told])
        self._brake.release()
        self._expect_open(services)
        await self.desk.add(request, body)
        return request.id

    async def submit_batch(self, name: str, wishes: Sequence[Wish]) -> str:
        """Many requests under one name, sent after what is submitted by hand. Returns the batch's id. Raises DeskError."""
        if not wishes:
            raise DeskError("There is nothing in this batch.")
        if len(wishes) > MOST_IN_A_BATCH:
            raise DeskError(f"A batch has at most {MOST_IN_A_BATCH:,} requests.", "Make several.")
        services, now = self.services, self._clock.wall()  # another account may be chosen while this is made
        batch = Batch(str(uuid.uuid4()), " ".join(name.split())[:LONGEST_NAME] or "Batch", now)
        made = []
        for number, wish in enumerate(wishes):
            request = await self._new_request(wish, services)
            place = now + AFTER_EVERYTHING_BY_HAND + number * 1e-3
            made.append((replace(request, batch=batch.id, created_at=now + number * 1e-6, order=place), wish.body))
        self._expect_affordable(wish.told for wish in wishes)
        self._expect_open(services)
        await self.desk.add_batch(batch, made)
        return batch.id

    async def rename_batch(self, batch_id: str, name: str) -> None:
        batch, words = self.desk.batch(batch_id), " ".join(name.split())[:LONGEST_NAME]
        if batch is not None and words:
            await self.desk.keep_batch(replace(batch, name=words))

    async def cancel_batch(self, batch_id: str) -> int:
        """Cancels everything of it that can be. Returns how many were asked for."""
        return await self._cancel_all(r for r in self.desk.requests() if r.batch == batch_id)

    async def _new_request(self, wish: Wish, services: AccountServices) -> Request:
        digest = await self._digest_of(wish)
        now, account = self._clock.wall(), services.account.id
        return Request(
            id=str(uuid.uuid4()),
            account=account,
            model=wish.model,
            key=str(uuid.uuid4()),
            body_sha256=digest,
            body_size=len(wish.body),
            prompt=wish.prompt[:_LONGEST_PROMPT],
            seed=wish.seed,
            serving=wish.told.serving,
            estimate=wish.told.estimate,
            document_etag=wish.told.document_etag,
            created_at=now,
            order=now,
            hold=Hold.KEY if services.gate.needs_key else Hold.READY,
            delivery=Delivery.DIRECT if self._direct.needed(account, wish.model) else Delivery.QUEUED,
            deadline=await self.model_deadline(wish.model),
            charges_on_policy_rejection=await services.models.charges_on_policy_rejection(wish.model),
        )

    @staticmethod
    async def _digest_of(wish: Wish) -> str:
        if not wire.is_model_id(wish.model):
            raise DeskError("This is not the name of a model.", "Choose one from the list.")
        if len(wish.body) > LARGEST_BODY:
            raise DeskError("This is more than the 100 MB that the Router takes.", "Use smaller pictures.")
        return await asyncio.to_thread(lambda: hashlib.sha256(wish.body).hexdigest())

    async def correct(
        self, request_id: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING
    ) -> None:
        """Another body for a request whose key no body was admitted under: its row, its place and its key stay.

        Raises DeskError where it has gone out meanwhile.
        """
        request = self._known(request_id)
        digest = await self._digest_of(Wish(request.model, body))
        changed = seen.Corrected(
            self._clock.wall(),
            digest,
            len(body),
            prompt[:_LONGEST_PROMPT],
            seed,
            told.serving,
            told.estimate,
            told.document_etag,
        )
        self._services_of(request)
        cost, unpriced = together([told.estimate])
        self.spending.expect(cost, unpriced, confirmed=told.confirmed, waits_already=True)
        self._brake.release()
        after = await self.desk.apply(request_id, changed, body)
        if after.body_sha256 != digest:
            raise DeskError("This request has been sent meanwhile.", "Generate sends this as a new one.")

    async def adopt(self, model: str, request_id: str) -> str:
        """Takes in a request that was submitted elsewhere with this account's key. Returns our own id of its row.

        Raises DeskError where the Router does not know it. One that is here already is only put back into the list.
        """
        services, request_id = self.services, request_id.strip()
        if not wire.is_model_id(model):
            raise DeskError("This is not the name of a model.", "A model is named like provider/model.")
        if not wire.is_request_id(request_id):
            raise DeskError("This is not the id of a request.", "Copy it once more.")
        async with self._adopting:  # asked for twice at once, it is one row
            known = self._known_there(services, model, request_id)
            if known is not None:
                return await self._put_back(known)
            return await self._take_in(services, model, request_id)

    def _known_there(self, services: AccountServices, model: str, request_id: str) -> Request | None:
        """The row of this request of the same Router, where somebody here follows it."""
        for request in self.desk.everything():
            handle = request.handle
            if handle is None or handle.request_id.lower() != request_id.lower() or request.model != model:
                continue
            same = request.account == services.account.id or wire.on_origin(handle.status_url, services.account.origin)
            if same and request.account in self._accounts:
                return request
        return None

    async def _put_back(self, request: Request) -> str:
        now = self._clock.wall()
        await self.desk.apply(request.id, seen.Restored(now))
        if request.state is State.GONE:  # whoever names it by its id wants it looked for
            await self.desk.apply(request.id, seen.CheckAgainAsked(now))
        return request.id

    async def _take_in(self, services: AccountServices, model: str, request_id: str) -> str:
        if services.gate.needs_key:  # its turn would not come before there is one
            raise DeskError("This account needs a key first.", "Enter the key, then adopt the request.")
        handle = documented_handle(services.account.origin, model, request_id)
        try:
            async with services.gate.turn(Urgency.ACT) as key_number:
                asked_at, key_mark = self._clock.wall(), services.key_mark()
                answer = await services.client.status(handle)
        except RouterError as error:
            if error.failure.meaning != Bucket.FORBIDDEN:  # that is about this one request
                services.gate.note_failure(error.failure, key_number)
            raise _not_taken_in(error.failure) from None
        services.gate.note_success()
        if answer.request_id.lower() != request_id.lower():
            raise DeskError("The Router answered about another request.", "Try again.")
        now, nothing = self._clock.wall(), b""
        request = Request(
            id=str(uuid.uuid4()),
            account=services.account.id,
            model=model,
            key=f"adopted:{services.account.id}:{model}:{answer.request_id}",
            key_mark=key_mark,
            body_sha256=hashlib.sha256(nothing).hexdigest(),
            body_size=0,
            prompt="",
            seed=None,
            created_at=now,
            order=now,
            state=State.IN_QUEUE,
            hold=None,
            handle=documented_handle(services.account.origin, model, answer.request_id),
            queued_at=now,
            adopted=True,
            deadline=await self.model_deadline(model),
            charges_on_policy_rejection=await services.models.charges_on_policy_rejection(model),
        )
        self._expect_open(services)
        await self.desk.add(request, nothing)
        said = (answer.word, answer.position, answer.error_type)
        check_at = now + pacing.poll_delay(answer.pace, self._clock.chance())
        await self.desk.apply(request.id, seen.StatusSeen(now, asked_at, answer.request_id, *said, check_at))
        return request.id

    async def cancel(self, request_id: str) -> None:
        request = self._known(request_id)
        if request.state is not State.WAITING:
            self._services_of(request)
        await self.desk.apply(request_id, seen.CancelAsked(self._clock.wall()))

    async def cancel_waiting(self) -> int:
        """Cancels everything that has not started, here or at the Router; what runs is kept. Returns how many."""
        return await self._cancel_all(r for r in self.desk.requests() if r.state in (State.WAITING, State.IN_QUEUE))

    async def _cancel_all(self, requests: Iterable[Request]) -> int:
        here = [r for r in requests if r.cancellable and (r.state is State.WAITING or r.account in self._accounts)]
        await asyncio.gather(*(self.cancel(request.id) for request in here))
        return len(here)

    async def send_again(self, request_id: str) -> None:
        """The artist's word: it goes under the same key, although sending is paused. Raises DeskError."""
        await self._send_again(request_id)

    async def _send_again(self, request_id: str) -> None:
        self._services_of(self._known(request_id))
        self._expect_sendable([self._known(request_id)])
        await self._store.body(request_id)  # where it was lost, that is said here and the row stays as it is
        await self.desk.apply(request_id, seen.SendAgainAsked(self._clock.wall()))

    async def send_held(self, hold: Hold) -> int:
        """The artist's word for everything of the chosen account that waits for this. Returns how many.

        Raises DeskError where one of them cannot be sent; the others go.
        """
        services = self.services
        held = [r for r in services.desk.mine() if r.state is State.WAITING and r.removed_at is None]
        named = [r for r in held if r.hold is hold]
        told = await asyncio.gather(*(self._send_again(request.id) for request in named), return_exceptions=True)
        state = services.desk.account_state()
        if hold is Hold.CREDITS and state.needs_credits:  # what was never sent goes on, too
            self.desk.set_account_state(replace(state, needs_credits=False))
        for error in told:
            if isinstance(error, BaseException):
                raise error
        return len(named)

    async def check_again(self, request_id: str) -> None:
        self._services_of(self._known(request_id))
        await self.desk.apply(request_id, seen.CheckAgainAsked(self._clock.wall()))

    async def look_again(self, request_id: str) -> None:
        """Looks once more into the kept answer of a row where that failed. Raises DeskError where there is none."""
        request = self._known(request_id)
        self._services_of(request)
        if request.state is not State.EMPTY or not request.kept_unread or request.raw_path is None:
            raise DeskError("There is no answer here that could not be looked into.")
        if not await asyncio.to_thread(Path(request.raw_path).is_file):
            raise DeskError("The kept answer is no longer on the disk.", "", request.raw_path)
        await self.desk.apply(request_id, seen.LookAgainAsked(self._clock.wall()))

    async def run_directly(self, request_id: str) -> None:
        request = self._known(request_id)
        self._services_of(request)
        self._expect_sendable([request])
        after = await self.desk.apply(request_id, seen.DirectAsked(self._clock.wall()))
        if after.delivery is Delivery.DIRECT and after.state is State.WAITING:
            await self._direct.remember(request.account, request.model)

    def needs_direct(self, model: str) -> bool:
        """Whether a request of this model will be run on the held connection, since the queue did not take one before."""
        return self._direct.needed(self._chosen, model)

    async def try_queue(self, model: str) -> None:
        """The next request of this model goes to the queue again."""
        await self._direct.forget(self._chosen, model)

    async def run_again(
        self, request_id: str, *, varied: tuple[bytes, str | None] | None = None, confirmed: bool = False
    ) -> str:
        """The same body as a new request with a new key, for the account that it was for where that is still here.

        `varied` is the same with another seed: the body, and the seed in it. Its price is taken to be what it was before.
        `confirmed`: see `Told`.
        """
        request = self._known(request_id)
        if request.adopted:
            raise DeskError("What was sent for this request is not known here.", "Write it anew.")
        body, seed = varied or (await self._store.body(request_id), request.seed)
        services = self._accounts.get(request.account, self.services)
        told = Told(request.serving, request.estimate, request.document_etag, confirmed)
        again = await self._new_request(Wish(request.model, body, request.prompt, seed, told), services)
        self._expect_affordable([told])
        self._brake.release()
        self._expect_open(services)
        await self.desk.add(again, body)
        return again.id

    async def remove(self, request_id: str) -> None:
        await self.desk.apply(request_id, seen.Removed(self._clock.wall()))

    async def restore(self, request_id: str) -> None:
        await self.desk.apply(request_id, seen.Restored(self._clock.wall()))

    async def body(self, request_id: str) -> bytes:
        return await self._store.body(request_id)

    async def timeline(self, request_id: str) -> tuple[tuple[float, str], ...]:
        return await self._store.history(request_id)

    async def set_deadline(self, request_id: str, seconds: float | None) -> None:
        """The artist's own limit, counted from when the Router took it; None takes it away."""
        await self.desk.apply(request_id, seen.DeadlineChanged(self._clock.wall(), seconds))

    async def model_deadline(self, model: str) -> float | None:
        """The limit in seconds that new requests of this model get."""
        kept = await self._remembered.get(f"deadline {model}")
        return float(kept) if isinstance(kept, int | float) and not isinstance(kept, bool) and kept > 0 else None

    async def set_model_deadline(self, model: str, seconds: float | None) -> None:
        await self._remembered.set(f"deadline {model}", seconds)

    def _known(self, request_id: str) -> Request:
        request = self.desk.get(request_id)
        if request is None:
            raise DeskError("This request is no longer here.", "")
        return request

    def _expect_open(self, services: AccountServices) -> None:
        """Raises DeskError where that account was closed meanwhile: nobody would send or collect what is for it."""
        if self._accounts.get(services.account.id) is not services:
            raise DeskError("This account is not here any more.", "Choose another one, then send it again.")

    def _services_of(self, request: Request) -> AccountServices:
        """What works for its account. Raises DeskError where that is not here: no other key may ask for it."""
        one = self._accounts.get(request.account)
        if one is None:
            raise DeskError(
                "The account that sent this request is not here any more.", "Use Run again to send it with another one."
            )
        return one


def _not_taken_in(failure: Failure) -> DeskError:
    if failure.bucket == Bucket.REQUEST_NOT_FOUND or failure.status == 404:
        return DeskError(
            "The Router does not know this request under this account.",
            "Check the model and the id; only the workspace that sent it can read it.",
            failure.detail,
        )
    return DeskError(explain(failure).sentence, "Try again.", failure.detail)
