"""What was spent outlives the rows: whatever is purged, the sums stay, and of what never left nothing is kept."""

from __future__ import annotations

import asyncio
from decimal import Decimal
from pathlib import Path
from typing import Any

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Handle, Request, State
from comfy_desk.domain.spent import Known, spent_of
from comfy_desk.store.database import Database
from comfy_desk.store.ledger import LedgerStore
from comfy_desk.store.requests import RequestStore, Write

BODY = b"{}"
SHA = "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


def row(name: str, **facts: Any) -> Request:
    usual: dict[str, Any] = {"state": State.DONE, "hold": None, "first_sent_at": 5.0, "sends": 1, "removed_at": 9.0}
    return Request(name, "acc", "kiln/one", f"key-{name}", SHA, 2, "a cat", None, 1.0, **{**usual, **facts})


def test_what_is_known_of_a_cost_is_the_same_before_and_after_its_row_is_forgotten(tmp_path: Path) -> None:
    handle = Handle("r", "https://x/s", "https://x/r", "https://x/c")
    policy = Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION)
    rows = (
        row("reported", credits="8.44", estimate="0.05"),
        row("estimated", estimate="0.30–0.60"),
        row("silent"),
        row("cancelled late", state=State.CANCELLED, handle=handle, estimate="0.30–0.60"),
        row("never ran", state=State.CANCELLED, estimate="0.30"),
        row("refused", state=State.FAILED, failure=policy, charges_on_policy_rejection="no", estimate="1"),
        row("adopted", sends=0, first_sent_at=None, queued_at=7.0, adopted=True, handle=handle, credits="1"),
        row("unsent", sends=0, first_sent_at=None, state=State.CANCELLED),
    )

    async def main() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        try:
            store, ledger = RequestStore(database), LedgerStore(database)
            await store.commit([Write(one, 1.0, None, body=BODY) for one in rows])
            assert await ledger.forgotten() == []
            await store.commit([], [one.id for one in rows])
            kept = {one.request: one for one in await ledger.forgotten()}
            assert kept == {one.id: spent_of(one) for one in rows if one.id != "unsent"}
            assert kept["refused"].known is Known.NOT_CHARGED
            assert kept["cancelled late"].high == Decimal("0.60")
            assert await store.load() == []
        finally:
            await database.close()

    asyncio.run(main())
