"""The price on the button: asked once after a pause, and never about a body that is not there any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from fake_session import MODELS, FakePrices, FakeSession
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from comfy_desk.domain.errors import FieldProblem
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.money import Price
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.services.api import Quote
from comfy_desk.services.spending import Rules, Today
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.forms.seed_edit import SeedPlace
from comfy_desk.ui.phrases import time_of_day
from comfy_desk.ui.price_facts import PriceFacts, with_same_seeds
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.price_watch import PriceWatch, Question, roughly

MODEL = MODELS[0].id
CHEAP = Quote(Price("exact", amount="0.42"))
RANGE = Quote(Price("estimated", lowest="0.30", highest="0.60"))


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class SlowPrices(FakePrices):
    """Each question waits for its answer."""

    def __init__(self) -> None:
        super().__init__()
        self.open: dict[bytes, asyncio.Future[Quote]] = {}

    async def quote(self, model: str, body: bytes, serving: Serving = ANY) -> Quote:
        self.asked.append((model, body, serving))
        self.open[body] = asyncio.get_running_loop().create_future()
        quote = await self.open[body]
        self.remembered[model, body, serving] = quote
        return quote


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def scene(run_async: Callable[[Any], Any], steps: Callable[[], Any]) -> None:
    async def main() -> None:
        try:
            await steps()
        finally:
            await stop_spawned()

    run_async(main())


class Watched:
    def __init__(self, prices: FakePrices | None = None) -> None:
        self.prices = prices or FakePrices()
        self.clock = Clock()
        self.body: bytes | None = b"{}"
        self.owner = QObject()
        question = lambda: Question(MODEL, self.body) if self.body is not None else None  # noqa: E731
        self.watch = PriceWatch(lambda: self.prices, question, self.owner, clock=self.clock, wall=lambda: 1.7e9)
        self.said: list[str] = []
        self.watch.changed.connect(lambda: self.said.append(self.watch.words()))

    def type(self, body: bytes, after: float = 0.01) -> None:
        self.body = body
        self.watch.edited()
        self.pass_time(after)

    def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        self.watch.on_time()


def test_a_hundred_strokes_within_a_second_are_one_question_and_a_known_body_is_none(qapp, run_async) -> None:
    async def steps() -> None:
        made = Watched()
        made.prices.quotes[MODEL] = CHEAP
        for number in range(100):
            made.type(b"%d" % number)
        made.pass_time(0.38)
        assert made.prices.asked == []
        made.pass_time(0.02)
        await settle()
        assert made.prices.asked == [(MODEL, b"99", ANY)]
        assert (made.watch.words(), made.watch.words(8), made.watch.estimate) == ("$0.42", "$3.36", "0.42")
        for body in (b"other", b"99", b"other"):
            made.type(body)
            made.pass_time(0.5)
            await settle()
            assert made.watch.words() == "$0.42"
        assert len(made.prices.asked) == 2

    scene(run_async, steps)


def test_a_slow_answer_about_an_older_body_never_shows(qapp, run_async) -> None:
    async def steps() -> None:
        prices = SlowPrices()
        made = Watched(prices)
        made.type(b"old", 0.5)
        await settle()
        made.type(b"new", 0.5)
        await settle()
        prices.open[b"old"].set_result(Quote(Price("exact", amount="9.99")))
        await settle()
        assert made.watch.words() == ""
        assert made.watch.pending
        prices.open[b"new"].set_result(RANGE)
        await settle()
        assert (made.watch.words(), made.watch.words(2)) == ("$0.30–0.60", "$0.60–1.20")
        assert "9.99" not in " ".join(made.said)
        made.type(b"newer", 0.0)
        assert (made.watch.words(), made.watch.estimate) == ("…", None)  # its place is kept, and nothing is claimed

    scene(run_async, steps)


@pytest.mark.parametrize(
    ("quote", "words", "told"),
    [
        (CHEAP, "$0.42", "The Router's price as of"),
        (RANGE, "$0.30–0.60", "About: the Router's estimate as of"),
        (Quote(Price("exact", amount="0.00424")), "$0.0042", "The Router's price"),
        (Quote(Price("unknown", reason="not_quotable")), "price unknown", "does not mean it is free"),
        (Quote(), "", ""),
        (Quote(offered=False), "", ""),
    ],
)
def test_each_kind_of_quote_has_its_words(qapp, run_async, quote, words, told) -> None:
    async def steps() -> None:
        made = Watched()
        made.prices.quotes[MODEL] = quote
        made.type(b"{}", 0.5)
        await settle()
        assert made.watch.words() == words
        assert told in made.watch.told()
        assert not made.watch.pending

    scene(run_async, steps)


def test_a_price_that_was_kept_names_the_time_it_is_from(qapp, run_async) -> None:
    async def steps() -> None:
        made = Watched()
        made.prices.remembered[MODEL, b"kept", ANY] = Quote(CHEAP.price, at=1.7e9 - 480)
        made.type(b"kept", 0.5)
        await settle()
        assert made.watch.words() == "$0.42"
        assert time_of_day(1.7e9 - 480, 1.7e9) in made.watch.told()
        assert time_of_day(1.7e9, 1.7e9) not in made.watch.told()

    scene(run_async, steps)


def test_large_bodies_are_told_before_they_are_written_out() -> None:
    assert roughly({"a": ["x" * 50] * 10, "b": 7}, 100) >= 100
    assert roughly({"prompt": "a boat"}, 100) < 100
    body = {"seed": 5, "more": [{"seed": 6}]}
    thrown = (
        SeedPlace("/seed", 1, 9, random=True),
        SeedPlace("/more/0/seed", 2, 9, random=True),
        SeedPlace("/gone/x", random=True),
    )
    assert with_same_seeds(body, thrown) == {"seed": 1, "more": [{"seed": 2}]}
    assert body["seed"] == 5


# --- in Compose ------------------------------------------------------------------------------------------------------


class Window:
    """Compose with its price, as the workplace puts them together."""

    def __init__(self, qtbot: Any, session: FakeSession) -> None:
        self.session = session
        self.errors: list[Any] = []
        self.clock = Clock()
        self.compose = ComposeView(session, self.errors.append, clock=self.clock)
        qtbot.addWidget(self.compose)
        self.bridge = DeskBridge(session.desk, self.compose)
        self.money = PriceFacts(session, self.compose, self.bridge, self.compose, clock=self.clock)
        self.asked_for: list[str] = []
        self.money.settingAsked.connect(self.asked_for.append)
        self.compose.resize(360, 800)
        self.compose.show()

    @property
    def button(self) -> str:
        return self.compose.foot.button.text()

    async def open(self, body: dict[str, Any]) -> None:
        self.compose.load(MODEL, body)
        await settle()
        await self.look()

    async def look(self, seconds: float = 0.5) -> None:
        self.clock.now += seconds
        self.money.watch.on_time()
        await settle()
        self.compose._look_timer.stop()  # the moment after the last stroke is over, too
        self.compose._refresh()

    async def press(self) -> None:
        self.clock.now += 10
        self.compose.foot.button.click()
        await settle()


@pytest.fixture
def session() -> FakeSession:
    session = FakeSession()
    session.prices.quotes[MODEL] = CHEAP
    return session


def play(run_async: Any, qtbot: Any, session: FakeSession, steps: Callable[[Window], Any]) -> None:
    made = Window(qtbot, session)

    async def main() -> None:
        try:
            await steps(made)
        finally:
            await made.compose.put_away()
            await stop_spawned()

    run_async(main())


def test_the_button_names_the_price_and_it_goes_with_the_request(qtbot, run_async, session) -> None:
    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat", "seed": 7})
        assert made.button == "Generate · $0.42"
        made.compose.foot.many.setValue(8)
        assert made.button == "Generate ×8 · $3.36"
        assert "8 × $0.42" in made.compose.foot.button.toolTip()
        made.compose.foot.many.setValue(1)
        await made.press()
        assert session.told[0].estimate == "0.42"
        assert len(session.prices.asked) == 1

    play(run_async, qtbot, session, steps)


def test_a_seed_that_is_thrown_for_each_press_is_no_question_and_no_flicker(qtbot, run_async, session) -> None:
    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat", "seed": 7})
        made.compose.form.set_random_seeds(["/seed"])
        await made.look()
        asked = len(session.prices.asked)
        for _ in range(3):
            await made.press()
            assert made.button == "Generate · $0.42"
            await made.look()
        assert len({body for _, body, _, _ in session.submitted}) == 3
        assert [told.estimate for told in session.told] == ["0.42"] * 3
        assert len(session.prices.asked) <= asked + 1

    play(run_async, qtbot, session, steps)


def test_nothing_is_asked_while_it_cannot_be_sent_offline_or_without_a_key(qtbot, run_async, session) -> None:
    async def steps(made: Window) -> None:
        await made.open({"seed": 7})
        assert made.compose.reason()
        assert (made.button, session.prices.asked) == ("Generate", [])
        made.compose.load(MODEL, {"prompt": "a boat"})
        session.desk.state = AccountChanged("practice", offline_since=1.0)
        session.desk.publish(session.desk.state)
        await settle()
        await made.look()
        assert (made.button, session.prices.asked) == ("Generate", [])
        session.desk.state = AccountChanged("practice")
        session.desk.publish(session.desk.state)
        await made.look()
        assert (made.button, len(session.prices.asked)) == ("Generate · $0.42", 1)

    play(run_async, qtbot, session, steps)


def test_what_the_router_finds_wrong_marks_the_field_and_takes_the_keyboard_from_nobody(
    qtbot, run_async, session
) -> None:
    wrong = (
        FieldProblem(("body", "size"), "not this one", "enum"),
        FieldProblem(("body", "elsewhere"), "is odd", "odd"),
    )
    session.prices.quotes[MODEL] = Quote(problems=wrong)

    async def steps(made: Window) -> None:
        made.compose.load(MODEL, {"prompt": "a small boat"})
        await settle()
        prompt = made.compose.form.findChild(QPlainTextEdit)
        assert prompt is not None
        prompt.setFocus()
        QApplication.processEvents()
        before = QApplication.focusWidget()
        await made.look()
        texts = [label.text() for label in made.compose.form.findChildren(QObject) if hasattr(label, "text")]
        assert any("not this one" in str(text) for text in texts if not callable(text))
        assert any("is odd" in str(text) for text in texts if not callable(text))
        assert QApplication.focusWidget() is before
        assert made.button == "Generate"

    play(run_async, qtbot, session, steps)


def test_words_and_prices_move_nothing_and_the_price_stays_where_room_is_short(qtbot, run_async, session) -> None:
    session.prices.quotes[MODEL] = RANGE

    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat"})
        made.compose.set_paused(True)
        made.compose.foot.many.setValue(100)
        QApplication.processEvents()
        assert made.compose.width() == 360
        metrics = made.compose.foot.button.fontMetrics()
        assert "$30.00–60.00" in made.button
        assert metrics.horizontalAdvance(made.button) < made.compose.foot.button.width()
        assert made.compose.foot.button.toolTip().startswith("Add ×100 (paused) · $30.00–60.00")
        made.compose.resize(600, 800)
        QApplication.processEvents()
        assert made.button == "Add ×100 (paused) · $30.00–60.00"

    play(run_async, qtbot, session, steps)


# --- the limits ------------------------------------------------------------------------------------------------------


def test_above_the_sum_a_press_is_asked_about_in_its_place_and_goes_once(qtbot, run_async, session) -> None:
    session.spending.rules = Rules.of_cents(100, 0)

    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat", "seed": 7})
        await made.press()
        assert len(session.submitted) == 1  # 0.42 is below it
        made.compose.foot.many.setValue(3)
        await made.press()
        line = made.money.line
        assert len(session.submitted) == 1
        assert line.asks
        assert line.anyway.isVisible()
        assert "$1.26" in line.words.text()
        assert "count as nothing" in line.basis.text()
        made.clock.now += 10
        line.anyway.click()
        while made.compose.posting.recording:  # a batch is written out in a thread
            await asyncio.sleep(0.005)
        assert len(session.submitted) == 4
        assert not line.asks
        assert all(told.confirmed for told in session.told[1:])
        await made.press()  # valid for that press alone
        assert len(session.submitted) == 4
        assert line.asks
        line.leave.click()
        assert not line.asks

    play(run_async, qtbot, session, steps)


def test_the_days_stop_offers_no_way_past_but_the_setting(qtbot, run_async, session) -> None:
    session.spending.rules = Rules.of_cents(0, 100)
    session.spending.sums = Today(Decimal(1))

    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat"})
        await made.press()
        line = made.money.line
        assert line.asks
        assert not line.anyway.isVisible()
        assert session.submitted == []
        line.change.click()
        assert made.asked_for == ["money.stop_at"]

    play(run_async, qtbot, session, steps)


def test_a_press_that_is_quicker_than_the_price_waits_for_it_where_a_limit_asks(qtbot, run_async, session) -> None:
    prices = session.prices = SlowPrices()
    session.spending.rules = Rules.of_cents(50, 0)

    async def steps(made: Window) -> None:
        made.compose.load(MODEL, {"prompt": "a small boat"})
        await settle()
        await made.press()
        assert session.submitted == []
        assert made.money.line.asks
        (answer,) = prices.open.values()
        answer.set_result(CHEAP)
        await settle()
        assert len(session.submitted) == 1
        assert not made.money.line.asks
        prices.open.clear()
        made.compose.load(MODEL, {"prompt": "a large boat"})
        await settle()
        await made.press()
        (answer,) = prices.open.values()
        answer.set_result(Quote(Price("exact", amount="0.51")))
        await settle()
        assert len(session.submitted) == 1
        assert made.money.line.anyway.isVisible()

    play(run_async, qtbot, session, steps)


def test_an_edit_takes_the_question_back(qtbot, run_async, session) -> None:
    session.spending.rules = Rules.of_cents(10, 0)

    async def steps(made: Window) -> None:
        await made.open({"prompt": "a small boat"})
        await made.press()
        assert made.money.line.asks
        made.compose.form.changed.emit()
        assert not made.money.line.asks
        assert session.submitted == []

    play(run_async, qtbot, session, steps)


def test_a_press_that_waits_for_its_price_is_one_request_whatever_comes_between(qtbot, run_async, session) -> None:
    prices = session.prices = SlowPrices()
    session.spending.rules = Rules.of_cents(500, 0)

    async def steps(made: Window) -> None:
        made.compose.load(MODEL, {"prompt": "a small boat"})
        await settle()
        await made.press()
        await made.press()
        made.money.line.anyway.click()  # the artist does not wait
        await settle()
        assert len(session.submitted) == 1
        next(iter(prices.open.values())).set_result(CHEAP)
        await settle()
        assert len(session.submitted) == 1
        prices.open.clear()
        made.compose.load(MODEL, {"prompt": "a large boat"})
        await settle()
        await made.press()
        for state in (AccountChanged("practice", offline_since=1.0), AccountChanged("practice")):
            session.desk.state = state
            session.desk.publish(state)
        await made.look()
        for answer in prices.open.values():
            if not answer.done():
                answer.set_result(CHEAP)
        await settle()
        assert len(session.submitted) == 1  # back on the line, nothing goes by itself
        assert not made.money.line.asks

    play(run_async, qtbot, session, steps)
