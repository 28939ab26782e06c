"""Limits on money in the settings, and a run again that costs more than the artist's own sum."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

from fake_session import FakeSession, a_request

from comfy_desk.domain.request import State
from comfy_desk.domain.settings import ASK_ABOVE, SETTINGS, STOP_AT, fitting
from comfy_desk.services.spending import AsksFirst, Verdict, Word
from comfy_desk.ui.dialogs.setting_rows import MoneyRow
from comfy_desk.ui.dialogs.settings import editor_of
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.verbs import Verbs


def test_a_sum_is_off_at_nothing_and_taken_in_cents(qtbot) -> None:
    row = MoneyRow(ASK_ABOVE)
    qtbot.addWidget(row)
    chosen: list[object] = []
    row.chosen.connect(chosen.append)
    row.show_value(0)
    assert (row.number.text(), row.reset.isHidden()) == ("Off", True)
    row.number.setValue(0.29)
    row.show_value(29)
    assert (row.number.text(), chosen) == ("$0.29", [29])
    row.number.setValue(0)
    assert chosen == [29, 0]
    assert "count as nothing" in ASK_ABOVE.help
    assert all(fitting(STOP_AT, good) for good in (0, 1, STOP_AT.most))
    assert not any(fitting(STOP_AT, bad) for bad in (-1, 0.5, True, "5", STOP_AT.most + 1))


def test_both_are_in_the_sheet_and_off(qtbot) -> None:
    for setting in (ASK_ABOVE, STOP_AT):
        row = editor_of(setting, Mock(), None)
        qtbot.addWidget(row)
        assert isinstance(row, MoneyRow)
        assert setting in SETTINGS
        assert setting.default == 0


class Told(Mock):
    @property
    def new(self) -> list[str]:
        return [call.args[0] for call in self.tell_new.call_args_list]


def test_running_again_above_the_sum_asks_once_more_and_goes_on_that_word_alone(qtbot, run_async) -> None:
    session, places = FakeSession(), Told()
    toast = ToastLine()
    qtbot.addWidget(toast)
    session.failing["run_again"] = AsksFirst(Verdict(Word.ASK, "This may cost $2.00.", "From estimates."))
    session.desk.put(a_request(1, state=State.DONE, hold=None))
    verbs = Verbs(session, places, toast, toast)

    async def main() -> None:
        verbs.act("row-1", "run_again")
        for _ in range(5):
            await asyncio.sleep(0)
        assert places.new == []
        assert "This may cost $2.00." in toast._text.text()
        toast._action.click()
        for _ in range(5):
            await asyncio.sleep(0)
        assert places.new == ["row-new"]

    run_async(main())
    assert session.names() == ["run_again", "run_again_confirmed"]
