"""Works that are not here: fetched again where that can help, else in the model's own words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtWidgets import QPushButton
from queue_rows import NOW, output, request
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.domain.output import Kind, Origin, Output, Reach, Role
from comfy_desk.domain.request import State
from comfy_desk.domain.settings import LARGEST_ASSET, LARGEST_RESULT
from comfy_desk.ui import wording
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.missing import missing, over_the_limit, to_fetch
from comfy_desk.ui.row_actions import menu_actions, row_actions
from comfy_desk.ui.their_words import providers_words
from comfy_desk.ui.viewers.details import facts_of
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.words import full_name_of, missing_words, name_of, others_in_words, waiting_words

AROUND = wording.Around(NOW)
EXPIRED = output(0, pointer="/images/0/url", path=None, problem="The link has expired.")
HELD = output(1, pointer="/images/1", path=None, problem="The image was filtered (safety).")


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        (EXPIRED, Reach.FETCHABLE),
        (replace(EXPIRED, reach=Reach.TOO_LARGE), Reach.FETCHABLE),
        (replace(EXPIRED, pointer="/output/0"), Reach.FETCHABLE),
        (HELD, Reach.HELD_BACK),
        (
            replace(
                EXPIRED, problem="It lies in the provider's own storage (gs://), which only the provider can open."
            ),
            Reach.OUT_OF_REACH,
        ),
        (replace(EXPIRED, problem=None), Reach.FETCHABLE),
        (output(), None),
    ],
)
def test_why_a_piece_is_not_here(piece: Output, why: Reach | None) -> None:
    assert missing(request(1, State.DONE, raw_path="/raw"), piece) is why


def test_a_row_with_nothing_fetched_offers_to_fetch() -> None:
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(EXPIRED, HELD))
    assert wording.status(row, AROUND).text == "Made, not fetched yet"
    assert wording.second(row, AROUND).text == "The link has expired."
    assert [one.verb for one in row_actions(row, AROUND)] == ["fetch", "details", "run_again"]
    assert to_fetch(row) == (EXPIRED,)
    which = "The file of image 1 of 2 is missing: the link has expired."
    both = (replace(EXPIRED, problem=which), replace(EXPIRED, index=2, problem=which.replace("1 of", "2 of")))
    several = request(1, State.EMPTY, raw_path="/raw", outputs=both)
    assert wording.second(several, AROUND).text == "2 files are not here. The link has expired."
    here = request(1, State.DONE, raw_path="/raw", outputs=(output(5), EXPIRED))
    assert "fetch" in [one.verb for one in menu_actions(here, AROUND)]


def test_a_row_that_the_model_held_back_says_so() -> None:
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(HELD,))
    assert wording.status(row, AROUND).text == "Held back by the model"
    assert wording.second(row, AROUND).text == HELD.problem
    assert "fetch" not in [one.verb for one in menu_actions(row, AROUND)]


def test_a_row_that_is_tried_again_is_made_and_not_fetched() -> None:
    row = request(1, State.COLLECTING, raw_path="/raw", end_word="", trouble=Failure("local", detail="No line."))
    assert wording.status(row, AROUND).text == "Made, not fetched yet"


def test_the_viewer_offers_only_what_can_be_fetched(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.EMPTY, raw_path="/raw", outputs=(EXPIRED, HELD))
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.queue.select(row.id)
        notice = window.viewer.stage
        assert isinstance(notice, NoticePane)
        assert notice.words.headline == "Made, not fetched yet"
        assert [button.text() for button in notice.buttons()] == ["Fetch it"]
        window.viewer.walk(1)
        assert notice.words.headline == "Held back by the model"
        assert notice.words.sentence == HELD.problem
        assert not notice.buttons()

    play(session, steps)


def test_all_that_is_missing_is_fetched_although_one_fails(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    others = tuple(replace(EXPIRED, index=index, pointer=f"/images/{index}/url") for index in (0, 2, 3))
    row = a_request(1, state=State.EMPTY, raw_path="/raw", outputs=(*others, HELD))
    session.desk.rows = {row.id: row}
    asked: list[int] = []

    async def fetch(request_id: str, index: int) -> Output:
        asked.append(index)
        if index == 2 and len(asked) <= 3:
            raise DeskError("The link has expired.")
        return EXPIRED

    session.fetch_output = fetch  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        window.queue.verbAsked.emit(row.id, "fetch")
        await until(lambda: window.toast.text == "Fetched 2 of 3 files. The link has expired.")
        assert asked == [0, 2, 3]
        window.toast.dismiss()
        window.queue.verbAsked.emit(row.id, "fetch")
        await until(lambda: window.toast.text == "Fetched 3 files.")
        assert not window.toast.findChild(QPushButton, "toastAction").isVisible()

    play(session, steps)


# --- what outputs say of themselves


@pytest.mark.parametrize("reach", list(Reach))
def test_an_output_that_says_so_itself_is_believed(reach: Reach) -> None:
    piece = replace(EXPIRED, reach=reach, problem="Whatever it says.")
    told = Reach.FETCHABLE if reach is Reach.TOO_LARGE else reach  # that one can be had, once its limit is raised
    assert missing(request(1, State.DONE, raw_path="/raw"), piece) is told
    inline = replace(piece, origin=Origin.INLINE)
    assert missing(request(1, State.DONE, raw_path="/raw"), inline) is told
    assert missing(request(1, State.DONE, raw_path="/raw"), replace(piece, path="/here.png")) is None


def test_without_the_answer_no_address_is_known() -> None:
    piece = replace(EXPIRED, reach=Reach.FETCHABLE)
    assert missing(request(1, State.DONE, raw_path=None), piece) is None


def test_a_row_says_how_many_of_its_files_are_here() -> None:
    works = tuple(output(index) for index in range(3))
    row = request(1, State.DONE, raw_path="/raw", outputs=(*works, replace(EXPIRED, index=3)))
    assert wording.status(row, AROUND).text == "Done · 3 of 4 files"
    assert wording.second(row, AROUND).text == "The link has expired."
    assert [entry.verb for entry in row_actions(row, AROUND)] == ["fetch", "open", "save_as"]
    assert row_actions(row, AROUND)[0].label == "Fetch again"
    named = replace(EXPIRED, index=3, problem="The file of image 4 of 4 is missing: The link has expired.")
    row = request(1, State.DONE, raw_path="/raw", outputs=(*works, named))
    assert wording.second(row, AROUND).text == "The link has expired."
    lost = tuple(replace(EXPIRED, index=index) for index in (1, 2))
    row = request(1, State.DONE, raw_path="/raw", outputs=(works[0], *lost))
    assert wording.status(row, AROUND).text == "Done · 1 of 3 files"
    assert wording.second(row, AROUND).text == "2 files are not here. The link has expired."
    assert "Done · 1 of 3 files" in wording.row_in_words(row, AROUND)


def test_what_is_fetched_on_demand_alone_is_no_loss() -> None:
    variant = replace(EXPIRED, index=1, role=Role.VARIANT, reach=Reach.FETCHABLE)
    echo = replace(EXPIRED, index=2, role=Role.ECHO, reach=Reach.FETCHABLE, problem=None)
    row = request(1, State.DONE, raw_path="/raw", outputs=(output(), variant, echo))
    assert wording.status(row, AROUND).text == "Done · 1 file"
    assert wording.second(row, AROUND).text.startswith("Finished at")
    assert others_in_words(row.outputs) == "1 variant (not fetched), 1 input handed back (not fetched)"
    facts = {fact.name: fact.value for fact in facts_of(row, row.outputs[0])}
    assert facts["Came with it"] == others_in_words(row.outputs)


def test_the_samples_of_a_sound_are_named_as_what_they_are() -> None:
    sound = output(0, kind=Kind.AUDIO, path="/p/a.wav", media_type="audio/wav")
    raw = output(1, kind=Kind.AUDIO, role=Role.VARIANT, path="/p/a.pcm", media_type="audio/L16;rate=24000")
    assert name_of(raw, (sound, raw)) == "As it came (.pcm)"
    assert full_name_of(raw, (sound, raw)) == "As it came (.pcm)"
    assert name_of(replace(raw, role=Role.WORK), (sound, raw)) != "As it came (.pcm)"


# --- codes and sentences


def test_a_sentence_comes_before_the_code_that_it_explains() -> None:
    held = replace(HELD, problem="IMAGE_SAFETY")
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(held,), words=("IMAGE_SAFETY", "This one was held back."))
    assert wording.second(row, AROUND).text == "This one was held back. (IMAGE_SAFETY)"
    assert missing_words(row, held).sentence == "This one was held back. (IMAGE_SAFETY)."
    bare = replace(row, words=("IMAGE_SAFETY",))
    assert wording.second(bare, AROUND).text == "The model's only word on it: IMAGE_SAFETY"
    nothing = request(1, State.EMPTY, raw_path="/raw", words=("OTHER", "The words were too quiet to paint."))
    assert wording.second(nothing, AROUND).text == "The words were too quiet to paint."
    assert waiting_words(nothing, AROUND).details == "The words were too quiet to paint.\n\nOTHER"


def test_what_we_found_out_ourselves_is_not_said_to_be_the_providers_word() -> None:
    ours = EXPIRED.problem or ""
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(EXPIRED, HELD), words=("Hello there.", ours, HELD.problem))
    assert providers_words(row) == ("Hello there.", HELD.problem)


def test_a_row_says_that_an_answer_holds_more_than_was_taken() -> None:
    left = (
        "200 more pieces stand in this answer than the 1,000 that are taken from it. The answer itself is kept whole."
    )
    row = request(1, State.DONE, raw_path="/raw", outputs=(output(0),), words=(left, "Enjoy."))
    assert wording.second(row, AROUND).text == left
    facts = {fact.name: fact.value for fact in facts_of(row, None)}
    assert (facts["Note"], facts["Provider said"]) == (left, "Enjoy.")


# --- the folder, and limits


KEPT = "The folder /there does not take files (Read-only file system); kept in the data folder instead."


def test_works_in_the_data_folder_say_so_and_can_be_moved(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.DONE, raw_path="/raw", outputs=(output(problem=KEPT),))
    session.desk.rows = {row.id: row}
    told = "Safe: kept in the data folder for now. The folder /there does not take files (Read-only file system)."
    assert wording.second(row, AROUND).text == told  # what matters most first: the line of a row is short
    assert [entry.verb for entry in row_actions(row, AROUND)] == ["open", "save_as", "move_kept"]
    assert row_actions(row, AROUND)[2].reason == "It is tried again by itself, too"

    async def steps(window: MainWindow) -> None:
        window.queue.verbAsked.emit(row.id, "move_kept")
        await until(lambda: window.toast.text == "Moved 2 files to the folder.")
        assert ("move_kept", row.id) in session.calls
        window.toast.dismiss()
        session.failing["move_kept"] = DeskError("The folder still takes no files.")
        window.queue.verbAsked.emit(row.id, "move_kept")
        await until(lambda: window.toast.text == "The folder still takes no files.")

    play(session, steps)


def test_an_answer_over_the_limit_leads_to_the_limit_and_can_be_read_again(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    large = Failure("too_large", detail="This answer is larger than the limit of 2 GB that is set here.")
    row = a_request(1, state=State.COLLECTING, trouble=large)
    session.desk.rows = {row.id: row}
    assert [(entry.verb, entry.label) for entry in row_actions(row, AROUND)] == [
        ("settings", "Settings…"),
        ("check_again", "Read again"),
    ]

    async def steps(window: MainWindow) -> None:
        window.show_request(row.id)
        notice = window.viewer.stage
        assert isinstance(notice, NoticePane)
        assert "larger than the limit" in notice.words.sentence
        assert [button.text() for button in notice.buttons()] == ["Settings…", "Read again"]
        notice.buttons()[1].click()
        await until(lambda: ("check_again", row.id) in session.calls)
        notice.buttons()[0].click()
        sheet = window.sheets.content
        assert isinstance(sheet, SettingsSheet)
        assert window.focusWidget() is sheet.rows[LARGEST_RESULT.key].fields()[0]

    play(session, steps)


def test_a_file_over_the_limit_leads_to_its_own_limit() -> None:
    large = replace(EXPIRED, problem="The file is larger than 4 GB.", reach=Reach.TOO_LARGE)
    row = request(1, State.DONE, raw_path="/raw", outputs=(output(5), large))
    assert over_the_limit(row) is LARGEST_ASSET
    assert "settings" in [entry.verb for entry in menu_actions(row, AROUND)]


def test_an_answer_that_could_not_be_looked_into_says_why_and_where_it_is() -> None:
    why = "The answer is nested too deeply to look into; it is kept whole."
    itself = output(0, kind=Kind.OTHER, pointer="", origin=Origin.BODY, path=None, problem=why)
    row = request(1, State.EMPTY, raw_path="/data/results/1/answer", outputs=(itself,), words=(why,))
    assert wording.status(row, AROUND).text == "Finished, the answer is kept unread"
    assert wording.second(row, AROUND).text == f"{why} Look again tries once more, Show answer shows it."
    assert [(one.verb, one.label) for one in row_actions(row, AROUND)] == [
        ("look_again", "Look again"),
        ("raw", "Show answer"),
        ("details", "Details"),
    ]
    assert missing_words(row, itself).sentence == waiting_words(row, AROUND).sentence == why
    assert "/data/results/1/answer" in [fact.value for fact in facts_of(row, itself)]
    assert providers_words(row) == ()
    assert "run_again" in [entry.verb for entry in menu_actions(row, AROUND)]
    nothing = request(1, State.EMPTY, raw_path="/raw", words=("I would rather not.",))
    assert "look_again" not in [entry.verb for entry in menu_actions(nothing, AROUND)]
    assert wording.status(nothing, AROUND).text == "Finished, nothing to show"
