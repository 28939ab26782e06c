"""Keeps Compose's price true: asks at the right moments, puts it on the button, and stands before a press with the limits.

What the Router finds wrong with the body is shown as at a refused submit, and takes the keyboard from nobody.
"""

from __future__ import annotations

import contextlib
import copy
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.settings import ASK_ABOVE, STOP_AT, Setting
from comfy_desk.schema import NotJsonError, place_errors, pointers, to_bytes
from comfy_desk.services.api import SessionApi, Told
from comfy_desk.services.prices import LARGEST
from comfy_desk.services.spending import Rules, Verdict, Word
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.forms.seed_edit import SeedPlace
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.price_watch import PriceWatch, Question, roughly
from comfy_desk.ui.views.spend_line import SpendLine


class PriceFacts(QObject):
    """`settingAsked(key)`: a limit is to be changed. Needs a running loop from the first edit on."""

    settingAsked = Signal(str)

    def __init__(
        self,
        session: SessionApi,
        compose: ComposeView,
        bridge: DeskBridge,
        parent: QObject,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._compose = compose
        self._hinted = False  # the marks at the fields are from here
        self._confirmed = False
        self._wanted = False  # a press waits for the price that the limits ask about
        self.watch = PriceWatch(lambda: session.prices, self._question, self, clock=clock)
        self.line = SpendLine(compose)
        compose.foot.above.addWidget(self.line)
        compose.permit = self._permit
        compose.form.changed.connect(self._on_edited)
        compose.serving.changed.connect(self._on_edited)  # another provider has another price
        compose.modelChanged.connect(self._on_model)
        compose.foot.many.valueChanged.connect(self._on_number)
        self.watch.changed.connect(self._show)
        self.line.confirmed.connect(self._on_confirmed)
        self.line.dropped.connect(self._withdraw)
        self.line.changeAsked.connect(self._on_change_asked)
        bridge.accountChanged.connect(self._on_account)
        bridge.accountsChanged.connect(lambda _event: self._on_other_account())
        self._can_ask = self._may_ask(session.desk.account_state())
        end = session.settings.subscribe(self._on_setting)
        self.destroyed.connect(lambda: end())

    # --- when to ask

    def _question(self) -> Question | None:
        """What would be sent now. Not written out where it is large: the window would stand still for it."""
        compose = self._compose
        serving = compose.told().serving
        if not self._can_ask or compose.reason() or serving.strict:  # a quote reads the model's own form alone
            return None
        body = compose.form.body()
        if roughly(body, LARGEST) >= LARGEST:
            return None
        body = with_same_seeds(body, compose.form.seeds())
        try:
            return Question(compose.model, to_bytes(body), serving)
        except NotJsonError:
            return None

    def _on_edited(self) -> None:
        if self._compose.throwing:
            return
        self._withdraw()
        if self._can_ask:
            self.watch.edited()

    def _on_model(self, _model: str) -> None:
        self._withdraw()
        self._hinted = False
        self.watch.forget() if self._can_ask else self.watch.hush()

    def _on_account(self, event: AccountChanged) -> None:
        """The line is back, or gone; a key came, or went."""
        if event.account != self._session.desk.chosen:
            return
        can = self._may_ask(event)
        if can != self._can_ask:
            self._can_ask = can
            self._withdraw()  # a press that waited for its price does not go by itself minutes later
            self.watch.edited() if can else self.watch.hush()

    def _on_other_account(self) -> None:
        """Each account has its own line, key and prices."""
        self._withdraw()
        self._can_ask = self._may_ask(self._session.desk.account_state())
        self.watch.forget() if self._can_ask else self.watch.hush()

    @staticmethod
    def _may_ask(state: AccountChanged) -> bool:
        return not state.needs_key and state.offline_since is None

    # --- what is shown

    def _on_number(self, _number: int) -> None:
        self._withdraw()
        self._show()

    def _show(self) -> None:
        number = self._compose.foot.number
        self._compose.set_price(self.watch.words(number), self.watch.estimate, self.watch.told(number))
        self._hint()
        if self._wanted and not self.watch.pending:  # the price is here, or cannot be had
            self._wanted = False
            self.line.show_verdict(Verdict())
            self._compose.press()

    def _hint(self) -> None:
        compose, form = self._compose, self._compose.form.form
        if self.watch.problems and form is not None:
            said = [{"loc": one.loc, "msg": one.message, "type": one.kind} for one in self.watch.problems]
            placed = place_errors(form, said)
            unplaced = placed.pop("", "")
            compose.form.show_errors(placed, unplaced)
            self._hinted = True
        elif self._hinted and self.watch.price is not None:
            self._hinted = False
            compose.form.clear_errors()

    # --- before a press

    def _permit(self, told: Told) -> Told | None:
        """The press with the artist's word where it was asked for; None where a limit stands before it."""
        spending, number = self._session.spending, self._compose.foot.number
        confirmed, self._confirmed = self._confirmed, False
        self._wanted = False  # whichever press this is, it is the only one
        if spending.rules != Rules() and self.watch.pending and not confirmed:
            self.watch.ask_now()
            if self.watch.pending:  # goes on by itself: a press that is quicker than the price passes no limit
                self._wanted = True
                self.line.show_waiting()
                return None
        cost = self.watch.cost
        whole = (cost[0] * number, cost[1] * number) if cost is not None else None
        verdict = spending.check(whole, 0 if cost is not None else number)
        if verdict.word is Word.STOP or (verdict.word is Word.ASK and not confirmed):
            self.line.show_verdict(verdict)
            return None
        self.line.show_verdict(Verdict())
        return replace(told, estimate=self.watch.estimate, confirmed=confirmed)

    def _on_confirmed(self) -> None:
        """For this press alone: the next one is asked about anew."""
        self._confirmed = True
        self._compose.press()
        self._confirmed = False

    def _withdraw(self) -> None:
        self._wanted = False
        if self.line.asks:
            self.line.show_verdict(Verdict())

    def _on_change_asked(self) -> None:
        asks = not self.line.anyway.isHidden()
        self.settingAsked.emit((ASK_ABOVE if asks else STOP_AT).key)

    def _on_setting(self, setting: Setting) -> None:
        if setting in (ASK_ABOVE, STOP_AT):
            self._withdraw()


def with_same_seeds(body: dict[str, Any], seeds: Sequence[SeedPlace]) -> dict[str, Any]:
    """The body with every thrown seed at its lowest: a seed has no price, and each press throws another one."""
    thrown = [seed for seed in seeds if seed.random]
    if not thrown:
        return body
    same = copy.deepcopy(body)
    for seed in thrown:
        *path, last = pointers.split(seed.pointer)
        with contextlib.suppress(KeyError, IndexError, TypeError, ValueError):
            place: Any = same
            for step in path:
                place = place[int(step) if isinstance(place, list) else step]
            place[int(last) if isinstance(place, list) else last] = seed.low
    return same
