"""What the Router said of the kinds of requests in a list: prices, and what it would refuse. Kept while the sheet is.

A handful of questions a list (`services/many_costs` says which); nothing is sent. A row that is just the one that was asked
about would be refused; one that differs in prompt and seed alone may be, and no more than that is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from comfy_desk.domain.errors import FieldProblem
from comfy_desk.schema import Form, place_errors, place_in_words, to_bytes
from comfy_desk.services.api import PricesApi, Quote
from comfy_desk.services.many import Planned
from comfy_desk.services.many_costs import questions, sum_of
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.told import told

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a row would be refused; not `sure` where another one like it was asked about."""

    why: str
    sure: bool

    @property
    def words(self) -> str:
        said = tr("The Router would refuse this: {why}") if self.sure else tr("The Router may refuse this: {why}")
        return said.format(why=self.why)


@dataclass(frozen=True, slots=True)
class _Refused:
    """The body that was asked about, as it is in its row: not copied."""

    why: str
    body: Mapping[str, Any] = field(repr=False)


class ListPrices:
    """`quotes` by the kind of request (`Planned.likely`)."""

    def __init__(self, prices: PricesApi) -> None:
        self._prices = prices
        self.quotes: dict[str, Quote] = {}
        self._refused: dict[str, _Refused] = {}

    def forget(self) -> None:
        """Another model stands in the form."""
        self.quotes.clear()
        self._refused.clear()

    def ask_again(self) -> None:
        """The sheet opens anew: what had no answer is asked about once more; prices and refusals stay."""
        self.quotes = {kind: one for kind, one in self.quotes.items() if one.price is not None or one.problems}

    async def ask(self, rows: Sequence[Planned], still: Callable[[], bool]) -> None:
        """Asks for what is not known yet, as long as `still` says so."""
        for row in questions(rows, self.quotes):
            if not still():
                return
            quote = await self._prices.quote(row.model, to_bytes(row.body), row.told.serving)
            self.quotes[row.likely] = quote
            if quote.problems:
                self._refused[row.likely] = _Refused(_why(row.form, quote.problems[0]), row.body)

    def words(self, rows: Sequence[Planned], *, asking: bool) -> str:
        """What they cost together. A price that was not asked for yet is not called unknown."""
        if rows and asking and not any(row.likely in self.quotes for row in rows):
            return tr("The price is being asked for.")
        return told(sum_of(rows, self.quotes).words)

    def refusals(self, rows: Sequence[Planned]) -> dict[int, Refusal]:
        """By the rows' numbers."""
        found = {}
        for row in rows if self._refused else ():
            refused = self._refused.get(row.likely)
            if refused is not None and not row.told.serving.strict:
                found[row.number] = Refusal(refused.why, row.body == refused.body)
        return found


def refused_words(refusals: Mapping[int, Refusal]) -> str:
    """The first of them in full, and how many more there are; "" where there is none."""
    number = next((number for number, one in refusals.items() if one.sure), next(iter(refusals), None))
    if number is None:
        return ""
    one = refusals[number]
    said = (
        tr("The Router would refuse number {n}: {why}") if one.sure else tr("The Router may refuse number {n}: {why}")
    )
    words = said.format(n=whole(number), why=one.why)
    alike = len(refusals) - 1
    if not alike:
        return words
    return f"{words} {counted(alike, 'It may refuse {n} more.', 'It may refuse {n} more.')}"


def _why(form: Form, problem: FieldProblem) -> str:
    """What is wrong, with the name of its field."""
    placed = place_errors(form, [{"loc": problem.loc, "msg": problem.message, "type": problem.kind}])
    pointer, message = next(iter(placed.items()), ("", problem.message))
    label = place_in_words(form, pointer) if pointer else ""
    words = f"{label}: {message}" if label else message
    if len(words) > _LONGEST:
        return words[: _LONGEST - 1] + "…"
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
