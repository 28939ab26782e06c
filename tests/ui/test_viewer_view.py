"""The viewer as a whole: what stands on the stage, what stays when a request changes, keys, buttons, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from viewer_things import glb, moving, output, picture, request, svg

from comfy_desk.domain.errors import Failure
from comfy_desk.domain.output import Kind, Reach, Role
from comfy_desk.domain.request import Hold, State
from comfy_desk.ui.viewers.details import NAME_WIDTH, DetailsPanel
from comfy_desk.ui.viewers.model3d import ModelStage
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.selectable import SelectableLabel
from comfy_desk.ui.viewers.text import TextStage
from comfy_desk.ui.viewers.vector import VectorStage
from comfy_desk.ui.views.viewer import ViewerView


@pytest.fixture
def view(qtbot: Any) -> Iterator[ViewerView]:
    made = ViewerView()
    qtbot.addWidget(made)
    made.resize(900, 640)
    made.show()
    yield made
    made.release()


def loaded(view: ViewerView, qtbot: Any) -> PictureStage:
    stage = view.stage
    assert isinstance(stage, PictureStage)
    qtbot.waitUntil(lambda: not stage.loading, timeout=10_000)
    return stage


def words(view: ViewerView) -> str:
    pane = view.stage
    assert isinstance(pane, NoticePane)
    return f"{pane.words.headline} {pane.words.sentence} {pane.words.details}"


def key(view: ViewerView, which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    stage = view.stage
    target: QWidget = stage.canvas if isinstance(stage, PictureStage) else view
    QTest.keyClick(target, which, modifier)


def test_nothing_is_chosen_at_first(view: ViewerView) -> None:
    assert view.current() is None
    assert "Choose a request" in words(view)
    assert not view.action("save").isEnabled()
    assert "Nothing is shown" in view.action("save").toolTip()


def test_a_picture_is_shown_with_its_preview_in_the_same_place(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    path, small = picture(tmp_path / "a.png", (2000, 1000)), picture(tmp_path / "t.png", (512, 256))
    one = output(path, width=2000, height=1000, thumbnail=str(small))
    view.show_request(request(state=State.COLLECTING))
    qtbot.wait(1)  # the facts take their place
    view.show_request(request(one))
    stage = view.stage
    assert isinstance(stage, PictureStage)
    assert stage.canvas.image.width() == 512
    place = stage.canvas.picture_rect()
    loaded(view, qtbot)
    assert stage.canvas.image.width() == 2000
    assert stage.canvas.picture_rect() == place
    assert view.current() == (request(one), one)


def test_zoom_stays_while_the_output_stays(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    first = output(picture(tmp_path / "a.png", (1500, 1500)), 0)
    shown = request(first, state=State.COLLECTING)
    view.show_request(shown)
    stage = loaded(view, qtbot)
    key(view, Qt.Key.Key_1)
    assert stage.zoom_words() == "100 %"
    second = output(picture(tmp_path / "b.png"), 1)
    view.update_request(replace(shown, state=State.DONE, outputs=(first, second), credits="8"))
    assert stage.zoom_words() == "100 %"
    assert not stage.loading
    assert view.current() is not None
    view.update_request(request(second, id="another row"))
    assert view.current()[0].id == "row-1"  # type: ignore[index]


def test_what_is_here_is_shown_before_what_was_held_back(view: ViewerView, tmp_path: Path) -> None:
    held = output(None, 0, problem="SAFETY", reach=Reach.HELD_BACK)
    here = output(picture(tmp_path / "b.png"), 1)
    view.show_request(request(held, here))
    assert view.current() == (request(held, here), here)
    view.show_request(request(held))
    assert view.current() == (request(held), held)


def test_a_request_that_gets_its_outputs_shows_the_first_work(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    waiting = request(state=State.IN_QUEUE, position=12_000)
    view.show_request(waiting)
    assert "12,000 ahead" in words(view)
    poster = output(picture(tmp_path / "p.png"), 0, role=Role.POSTER)
    work = output(picture(tmp_path / "w.png"), 1)
    view.update_request(replace(waiting, state=State.DONE, outputs=(poster, work)))
    loaded(view, qtbot)
    assert view.current()[1] == work  # type: ignore[index]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"state": State.WAITING, "hold": Hold.CREDITS}, "needs credits"),
        ({"state": State.SENDING}, "Sending"),
        ({"state": State.OUTCOME_UNKNOWN}, "same key"),
        ({"state": State.IN_QUEUE, "position": 0}, "at the front"),
        ({"state": State.IN_PROGRESS}, "Running"),
        ({"state": State.IN_PROGRESS, "cancel_asked_at": 5.0}, "may still finish and be charged"),
        ({"state": State.COLLECTING}, "being saved"),
        ({"state": State.EMPTY, "words": ("No.", "Really.")}, "Finished, nothing to show The provider said: No."),
        ({"state": State.EMPTY}, "gave no reason"),
        ({"state": State.CANCELLED}, "Cancelled"),
        ({"state": State.EXPIRED}, "24 hours"),
        ({"state": State.GONE}, "does not know it"),
        ({"state": State.FAILED, "end_word": "odd_word"}, "odd_word"),
    ],
)
def test_every_state_has_its_words(view: ViewerView, changed: dict[str, Any], said: str) -> None:
    view.show_request(request(**changed))
    assert said in words(view)


def test_a_failure_says_what_is_known_and_can_be_copied(view: ViewerView) -> None:
    failure = Failure("refused", 400, "content_policy_violation", "<b>flagged</b>", "", "input_text", "call-9")
    asked: list[tuple[str, str]] = []
    view.verbAsked.connect(lambda row, verb: asked.append((row, verb)))
    view.show_request(request(state=State.FAILED, failure=failure, charges_on_policy_rejection="yes"))
    assert "refused the prompt. “<b>flagged</b>”\nThis model charges for refusals." in words(view)
    edit, copy = view.stage.buttons()  # type: ignore[union-attr]
    QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    for part in ("<b>flagged</b>", "HTTP status: 400", "content_policy_violation", "req_01", "2f1f6b0c", "call-9"):
        assert part in copied
    QTest.mouseClick(edit, Qt.MouseButton.LeftButton)
    assert asked == [("row-1", "edit")]


def test_what_helps_after_a_failure_is_what_the_row_offers(view: ViewerView) -> None:
    def offered(**changed: Any) -> list[str]:
        view.show_request(request(**changed))
        return [button.text() for button in view.stage.buttons()]  # type: ignore[union-attr]

    lost = Failure("refused", 502, "provider_error", "Broke")
    assert offered(state=State.FAILED, failure=lost) == ["Run again", "Copy details"]
    assert offered(state=State.CANCELLED) == ["Run again"]
    assert offered(state=State.IN_PROGRESS) == []


def test_all_words_from_outside_are_plain(view: ViewerView, tmp_path: Path) -> None:
    view.show_request(request(output(picture(tmp_path / "a.png"), problem="<i>x</i>"), words=("<u>u</u>",)))
    for label in view.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or not label.text()


def test_keys_walk_the_outputs_and_beyond(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    outputs = [output(picture(tmp_path / f"{at}.png"), at) for at in range(2)]
    echo = output(picture(tmp_path / "echo.png"), 2, role=Role.ECHO)
    walked: list[int] = []
    view.walkAsked.connect(walked.append)
    view.show_request(request(*outputs, echo))
    key(view, Qt.Key.Key_Right)
    assert view.current()[1].index == 1  # type: ignore[index]
    key(view, Qt.Key.Key_Right)
    assert walked == [1]
    key(view, Qt.Key.Key_Left)
    key(view, Qt.Key.Key_Left)
    assert walked == [1, -1]
    QTest.keyClick(view._strip._list, Qt.Key.Key_Right)
    assert view.current()[1].index == 1  # type: ignore[index]
    view.show_request(request(*outputs, echo), 2)
    assert view.current()[1] == echo  # type: ignore[index]
    loaded(view, qtbot)


def test_zoom_keys_and_buttons(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view.show_request(request(output(picture(tmp_path / "a.png", (3000, 2000)))))
    stage = loaded(view, qtbot)
    fitted = stage.canvas.zoom
    key(view, Qt.Key.Key_Plus)
    assert stage.canvas.zoom == pytest.approx(fitted * 1.25)
    key(view, Qt.Key.Key_Minus)
    assert stage.canvas.zoom == pytest.approx(fitted)
    key(view, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert stage.canvas.zoom == 1.0
    key(view, Qt.Key.Key_F)
    assert stage.canvas.fitted
    view.action("actual").trigger()
    assert stage.canvas.zoom == 1.0


def test_save_is_asked_for_by_key_and_button(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    outputs = [output(picture(tmp_path / f"{at}.png"), at) for at in range(2)]
    saved: list[Any] = []
    view.saveAsAsked.connect(saved.append)
    view.saveAllAsked.connect(saved.append)
    view.show_request(request(*outputs))
    loaded(view, qtbot)
    view.activateWindow()
    view.stage.setFocus()  # type: ignore[union-attr]
    key(view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    view.action("save_all").trigger()
    assert saved == [outputs[0], "row-1"]
    view.show_request(request(outputs[0]))
    assert not view.action("save_all").isEnabled()
    assert "only one file" in view.action("save_all").toolTip()


def test_copy_gives_picture_and_file(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    path = picture(tmp_path / "a.png", (300, 200))
    view.show_request(request(output(path)))
    loaded(view, qtbot)
    said: list[str] = []
    view.said.connect(said.append)
    view.action("copy").trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert data.urls()[0].toLocalFile() == str(path)
    assert QGuiApplication.clipboard().image().width() == 300
    assert said == ["Copied as picture and file."]


def test_what_was_not_fetched_is_offered(view: ViewerView, tmp_path: Path) -> None:
    work = output(picture(tmp_path / "a.png"))
    variant = output(None, 1, role=Role.VARIANT, problem="The link has expired.")
    asked: list[tuple[str, int]] = []
    view.fetchAsked.connect(lambda row, index: asked.append((row, index)))
    view.show_request(replace(request(work, variant), raw_path="/raw.json"), 1)
    assert "Variant is not here The link has expired." in words(view)
    QTest.mouseClick(view.stage.buttons()[0], Qt.MouseButton.LeftButton)  # type: ignore[union-attr]
    assert asked == [("row-1", 1)]
    assert "no file of it" in view.action("save").toolTip()


def test_each_kind_has_its_stage(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    drawing = output(svg(tmp_path / "d.svg"), 0, Kind.VECTOR)
    text = output(None, 1, Kind.TEXT, text="Once upon a time")
    model = output(glb(tmp_path / "m.glb", {"meshes": [{}]}), 2, Kind.MODEL_3D)
    other = output(picture(tmp_path / "x.psd", format="PNG"), 3, Kind.OTHER)
    shown = request(drawing, text, model, other)
    view.show_request(shown, 0)
    stage = loaded(view, qtbot)
    assert isinstance(stage, VectorStage)
    assert not stage.picture().isNull()
    view.show_request(shown, 1)
    assert isinstance(view.stage, TextStage)
    assert view.stage.edit.toPlainText() == "Once upon a time"
    view.action("copy").trigger()
    assert QGuiApplication.clipboard().text() == "Once upon a time"
    view.show_request(shown, 2)
    stage = view.stage
    assert isinstance(stage, ModelStage)
    qtbot.waitUntil(lambda: "1 mesh" in stage.notice.words.sentence, timeout=10_000)
    view.show_request(shown, 3)
    assert isinstance(view.stage, ModelStage)


def test_a_model_shows_the_poster_of_its_request(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    model = output(glb(tmp_path / "m.glb", {"meshes": [{}, {}], "textures": [{}]}), 0, Kind.MODEL_3D)
    poster = output(picture(tmp_path / "p.png", (600, 300)), 1, role=Role.POSTER)
    view.show_request(request(model, poster))
    stage = view.stage
    assert isinstance(stage, ModelStage)
    qtbot.waitUntil(lambda: stage.canvas.picture_size.width() == 600, timeout=10_000)
    qtbot.waitUntil(lambda: "2 meshes · 1 texture" in stage.facts.text(), timeout=10_000)
    assert view.action("fit").isEnabled()


def test_what_a_model_says_of_itself_is_not_read_in_the_window(
    view: ViewerView, tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two megabytes of JSON from outside would stop it."""

    def here(*_arguments: Any, **_options: Any) -> Any:
        raise AssertionError("read in the window's process")

    path = glb(tmp_path / "m.glb", {"meshes": [{}] * 3, "asset": {"extras": "x" * 1_000_000}})
    monkeypatch.setattr("comfy_desk.ui.drawing.model.glb_facts", here)
    view.show_request(request(output(path, 0, Kind.MODEL_3D)))
    stage = view.stage
    assert isinstance(stage, ModelStage)
    assert "mesh" not in stage.notice.words.sentence
    qtbot.waitUntil(lambda: "3 meshes" in stage.notice.words.sentence, timeout=10_000)


def test_a_model_whose_poster_is_no_picture_says_so(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    model = output(glb(tmp_path / "m.glb", {"meshes": [{}]}), 0, Kind.MODEL_3D)
    (tmp_path / "p.png").write_bytes(b"no picture")
    view.show_request(request(model, output(tmp_path / "p.png", 1, role=Role.POSTER)))
    stage = view.stage
    assert isinstance(stage, ModelStage)
    qtbot.waitUntil(lambda: stage.notice.words.headline == "No preview for GLB", timeout=10_000)
    qtbot.waitUntil(lambda: "1 mesh" in stage.notice.words.sentence, timeout=10_000)


def test_no_preview_still_saves_and_opens(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "new.heic"
    path.write_bytes(b"\0\0\0\x1cftypheic" + bytes(64))
    one = output(path)
    saved: list[Any] = []
    view.saveAsAsked.connect(saved.append)
    view.show_request(request(one))
    stage = loaded(view, qtbot)
    assert stage.notice.words.headline == "No preview for HEIC"
    QTest.mouseClick(stage.notice.buttons()[1], Qt.MouseButton.LeftButton)
    assert saved == [one]
    assert view.action("save").isEnabled()
    assert not view.action("fit").isEnabled()


def test_an_animation_plays_and_stops_with_another_output(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    gif, still = output(moving(tmp_path / "m.gif"), 0), output(picture(tmp_path / "s.png"), 1)
    view.show_request(request(gif, still))
    stage = loaded(view, qtbot)
    qtbot.waitUntil(lambda: stage.canvas.image.pixelColor(1, 1).red() > 50, timeout=4000)
    key(view, Qt.Key.Key_Space)
    assert stage._movie is not None
    assert not stage._movie.playing
    key(view, Qt.Key.Key_Right)
    assert stage._movie is None
    loaded(view, qtbot)


def test_the_raw_answer_is_shown_until_another_output_is(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    one, two = output(picture(tmp_path / "a.png"), 0), output(picture(tmp_path / "b.png"), 1)
    asked: list[str] = []
    view.verbAsked.connect(lambda _row, verb: asked.append(verb))
    shown = request(one, two, raw_path="raw.json")
    view.show_request(shown)
    QTest.mouseClick(view._details._raw, Qt.MouseButton.LeftButton)
    assert asked == ["raw"]
    view.show_raw("row-1", '{"image": "' + "iVBORw0KGgo" * 4000 + '"}')
    assert isinstance(view.stage, TextStage)
    assert view.stage.edit.toPlainText() == '{"image": "<base64, 33.0 kB>"}'
    view.update_request(replace(shown, credits="4"))
    assert isinstance(view.stage, TextStage)
    view.walk(1)
    assert isinstance(view.stage, PictureStage)
    view.show_raw("another row", "x")
    assert isinstance(view.stage, PictureStage)
    loaded(view, qtbot)


def test_facts_say_not_reported_and_never_free(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    one = output(picture(tmp_path / "a.png", (64, 48)), width=64, height=48, media_type="image/png")
    view.show_request(request(one, queued_at=10.0, running_since=22.0, completed_at=65.0, ended_at=66.0))
    facts = {fact.name: fact.value for fact in view._details.facts}
    assert facts["Cost"] == "not reported"
    assert facts["Dimensions"] == "64 × 48 pixels"
    assert facts["In queue for"] == "0:12"
    assert facts["Ran for"] == "0:43"
    assert facts["Request id"].startswith("req_01")
    assert facts["Idempotency key"].startswith("2f1f")
    rows = view._details._rows
    view.update_request(request(one, queued_at=10.0, running_since=22.0, completed_at=65.0, ended_at=66.0))
    assert view._details._rows is rows  # what is selected in them stays selected
    loaded(view, qtbot)


def test_facts_are_laid_out_once_and_where_nobody_sees_them_not_at_all(
    view: ViewerView, tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out: list[int] = []
    show_lines = DetailsPanel._show_lines
    monkeypatch.setattr(DetailsPanel, "_show_lines", lambda panel: (laid_out.append(1), show_lines(panel)))
    view.show()
    first, second = (request(output(picture(tmp_path / f"{n}.png"), thumbnail=None), id=f"row-{n}") for n in (1, 2))
    view.show_request(first)
    view.show_parameters(first.id, (("Side", "384"),))
    qtbot.waitUntil(lambda: bool(laid_out))
    view.show_request(second)
    view.show_parameters(second.id, (("Side", "512"),))
    qtbot.waitUntil(lambda: len(laid_out) == 2)
    assert view._details._due is None
    view.action("details").trigger()
    view.show_request(first)
    loaded(view, qtbot)
    assert len(laid_out) == 2
    view.action("details").trigger()
    qtbot.waitUntil(lambda: len(laid_out) == 3)  # also where what was sent cannot be read


def test_lines_made_ahead_say_nothing_of_their_own(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view._prepare()
    view.show()
    view.show_request(request(output(picture(tmp_path / "a.png"))))
    facts = view._details.facts
    assert len(view._details._lines) > len(facts)
    labels = [label for label in view._details._rows.findChildren(QLabel) if not label.isHidden()]
    assert len(labels) == 2 * len(facts)
    rules = [line for line in view._details._lines if not line._rule.isHidden()]
    assert len(rules) == len({fact.group for fact in facts}) - 1
    loaded(view, qtbot)


def test_a_single_output_is_decoded_for_the_stage_alone(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    small = str(picture(tmp_path / "small.png"))
    one = output(picture(tmp_path / "a.png"), thumbnail=small)
    view.show()
    view.show_request(request(one))
    loaded(view, qtbot)
    assert view._strip._waiting == [one.index]
    view.show_request(request(one, output(picture(tmp_path / "b.png"), 1, thumbnail=small)))
    qtbot.waitUntil(lambda: not view._strip._waiting)
    loaded(view, qtbot)


def test_ids_are_copied_without_the_breaks_that_show_them(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view.show_request(request(output(picture(tmp_path / "a.png"))))
    view._details.settle()
    buttons = {button.accessibleName(): button for button in view._details.findChildren(QToolButton)}
    QTest.mouseClick(buttons["Copy Request id"], Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "req_01ABCDEFGHJKMNPQRSTVWXYZ"
    labels = [label for label in view._details.findChildren(QLabel) if "req_01" in label.text().replace("\u200b", "")]
    labels[0].setSelection(0, len(labels[0].text()))
    QTest.keyClick(labels[0], Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "req_01ABCDEFGHJKMNPQRSTVWXYZ"
    loaded(view, qtbot)


def test_narrow_and_wide_and_every_button_has_a_name(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view.show_request(request(output(picture(tmp_path / "a.png"))))
    assert view._split.orientation() == Qt.Orientation.Horizontal
    view.resize(360, 640)
    assert view.width() == 360
    assert view._split.orientation() == Qt.Orientation.Vertical
    for button in view.findChildren(QToolButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
            assert button.toolTip()
    loaded(view, qtbot)


def test_many_pictures_leave_nothing_behind(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    outputs = [output(picture(tmp_path / f"{at}.png", (200, 200)), at) for at in range(3)]
    shown = request(*outputs)
    view.show_request(shown)
    loaded(view, qtbot)
    view._details.settle()
    before = len(view.findChildren(QWidget))
    for at in range(200):
        view.show_request(shown, at % 3)
    loaded(view, qtbot)
    qtbot.wait(1)
    assert len(view.findChildren(QWidget)) <= before + 5
    view.clear()
    assert view.current() is None


def test_the_whole_prompt_is_shown_and_copied_once_it_was_read(view: ViewerView) -> None:
    view.show_request(request(prompt="the beginning…"))
    shown = request(prompt="the beginning…")
    sent = "the beginning\nand the rest of it, " * 300
    view.show_parameters("another", (), "not this one")
    copy = next(button for button in view.findChildren(QToolButton) if button.accessibleName() == "Copy Prompt")
    copy.click()
    assert QGuiApplication.clipboard().text() == "the beginning…"
    view.show_parameters(shown.id, (), sent)
    copy.click()
    assert QGuiApplication.clipboard().text() == sent
    view.show_request(replace(shown, id="next", prompt="a boat"))
    copy.click()
    assert QGuiApplication.clipboard().text() == "a boat"


def test_an_extension_stays_with_the_end_of_its_name(qtbot: Any) -> None:
    label = SelectableLabel()
    qtbot.addWidget(label)
    label.show_text("open-box-An_old_harbour_town-12.png")
    *_, end = label.text().split("\u200b")
    assert end == "12.png"
    label.show_text("v1.2.3-a.very.long.dotted.name.of.something.")
    assert label.text().replace("\u200b", "") == "v1.2.3-a.very.long.dotted.name.of.something."


def test_long_words_of_other_languages_make_no_label_wide(qtbot: Any) -> None:
    label = SelectableLabel()
    qtbot.addWidget(label)
    long = "kapitänsmützenabzeichenentwurfsüberprüfungskommission"
    label.show_text(long)
    assert max(len(piece) for piece in label.text().split("\u200b")) <= 12
    assert label.text().replace("\u200b", "") == long
    label.show_text("_naïve_“style”,_100-1.png")
    assert max(len(piece) for piece in label.text().split("\u200b")) <= 12  # quotation marks end no word
    label.show_text("ก็นี่คือชื่อไฟล์ที่ยาวมากมาก")
    assert "\u200b" not in label.text()  # letters that are shaped together are left to those who know


def test_a_long_name_of_a_field_is_seen_whole(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view.show_request(request(output(picture(tmp_path / "a.png"))))
    view.show_parameters("row-1", (("negative_prompt_strength", "0.5"), ("n", "1")))
    long = "negative_prompt_strength"
    labels = partial(view._details.findChildren, QLabel)
    qtbot.waitUntil(lambda: any(label.accessibleName() == long for label in labels()), timeout=3000)
    name = next(label for label in labels() if label.accessibleName() == long)
    widest = max(name.fontMetrics().horizontalAdvance(piece) for piece in name.text().split("\u200b"))
    assert widest <= NAME_WIDTH
    loaded(view, qtbot)


def test_a_picture_that_was_taken_out_of_its_folder_is_said_to_be_gone(
    view: ViewerView, tmp_path: Path, qtbot: Any
) -> None:
    view.show_request(request(output(tmp_path / "gone.png")))
    stage = view.stage
    assert isinstance(stage, PictureStage)
    qtbot.waitUntil(lambda: not stage.loading, timeout=10_000)
    assert stage.notice.words.headline == "This picture is not here"
    assert not stage.notice.buttons()
    small = picture(tmp_path / "small.png")
    view.show_request(request(output(tmp_path / "gone.png", thumbnail=str(small)), id="row-2"))
    qtbot.waitUntil(lambda: not stage.loading, timeout=10_000)
    told = "The file is no longer where it was saved. What is shown is its small preview."
    assert stage._note.text() == told


def test_the_facts_of_another_request_are_read_from_the_top(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    view.resize(400, 420)
    one, other = output(picture(tmp_path / "a.png")), output(picture(tmp_path / "b.png"), 1)
    view.show_request(request(one, other))
    view._details.settle()
    scroll = view._details.verticalScrollBar()
    qtbot.waitUntil(lambda: scroll.maximum() > 20, timeout=3000)
    scroll.setValue(20)
    view.walk(1)
    view._details.settle()
    assert scroll.value() == 20  # the outputs of one are compared
    view.show_request(request(one, id="row-2"))
    view._details.settle()
    assert scroll.value() == 0
    loaded(view, qtbot)


def test_walking_fast_ends_at_the_last(view: ViewerView, tmp_path: Path, qtbot: Any) -> None:
    sides = (40, 41, 42, 43, 44, 45)
    outputs = [output(picture(tmp_path / f"{side}.png", (side, side)), at) for at, side in enumerate(sides)]
    outputs.append(output(svg(tmp_path / "d.svg"), 6, Kind.VECTOR))
    view.show_request(request(*outputs))
    for _ in range(5):
        view.walk(1)
    stage = loaded(view, qtbot)
    assert stage.canvas.picture_size.width() == 45
    view.walk(1)
    assert loaded(view, qtbot).canvas.picture_size.width() == 20
    for _ in range(6):
        view.walk(-1)
    assert loaded(view, qtbot).canvas.picture_size.width() == 40
