"""Files for a model: read, typed by their bytes, encoded as the field asks, previewed; refused with a reason."""

import base64
import hashlib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from comfy_desk.schema import ABSENT, Encoding, Medium, describe
from comfy_desk.ui.drawing.easel import Easel
from comfy_desk.ui.forms import media_edit, media_load
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.inputs import inputs
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.media_load import Loader
from comfy_desk.ui.forms.view import FormView

IMAGE = {"type": "string", "description": "Base64 encoded image."}
WAV = b"RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0"


def form(properties: dict[str, Any]) -> Any:
    schema = {"type": "object", "properties": properties}
    return describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}})


def show(qtbot: QtBot, properties: dict[str, Any], body: dict[str, Any] | None = None) -> FormView:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(form(properties), body)
    view.resize(400, 500)
    view.show()
    return view


def media(view: FormView) -> MediaEdit:
    found = view.findChild(MediaEdit)
    assert isinstance(found, MediaEdit)
    return found


def picture(path: Path, width: int = 40, height: int = 20, kind: str = "PNG") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert QImageWriter(str(path), QByteArray(kind.encode())).write(image)
    return path


def labels(view: FormView) -> list[str]:
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible()]


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def settle(qtbot: QtBot, edit: MediaEdit) -> None:
    qtbot.waitUntil(lambda: not edit.reading, timeout=5_000)


def test_a_dropped_picture_is_sent_as_base64(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    path = picture(tmp_path / "wrong-name.jpg")
    media(view).take(files(path))
    assert [problem.pointer for problem in view.problems()] == ["/input_image"]
    settle(qtbot, media(view))
    assert base64.b64decode(view.body()["input_image"]) == path.read_bytes()
    assert view.problems() == []
    said = media(view)._says.text().replace("\u200b", "")
    assert "wrong-name.jpg" in said
    assert "image/png" in said


def test_a_data_uri_where_the_field_asks_for_one(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"image": {"type": "string", "description": "A data URI of the image or an https URL."}})
    assert media(view).media.encoding is Encoding.DATA_URI
    path = picture(tmp_path / "a.webp", kind="PNG")
    media(view).take_path(path)
    settle(qtbot, media(view))
    head, _, data = view.body()["image"].partition(",")
    assert head == "data:image/png;base64"
    assert base64.b64decode(data) == path.read_bytes()


def test_a_pasted_picture_becomes_png(qtbot: QtBot) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    data = QMimeData()
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(QColor(1, 2, 3, 128))
    data.setImageData(image)
    media(view).take(data)
    settle(qtbot, media(view))
    sent = QImage.fromData(base64.b64decode(view.body()["input_image"]))
    assert sent.pixelColor(3, 3) == QColor(1, 2, 3, 128)


def test_what_is_no_picture_is_refused_with_a_reason(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    sound = tmp_path / "sound.png"
    sound.write_bytes(WAV)
    empty = tmp_path / "empty.png"
    empty.touch()
    for path, reason in (
        (sound, "is not an image (audio/wav)"),
        (empty, "is empty"),
        (tmp_path / "gone.png", "is not there any more"),
        (tmp_path, "is a folder"),
    ):
        media(view).take(files(path))
        settle(qtbot, media(view))
        assert reason in view.problems()[0].message
        assert view.body() == {}
    media(view).set_value(ABSENT)
    assert view.problems() == []


def test_a_refused_file_leaves_the_old_picture_and_stands_in_nobodys_way(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    media(view).take(files(picture(tmp_path / "good.png")))
    settle(qtbot, media(view))
    before = view.body()
    fake = tmp_path / "fake.png"
    fake.write_text("words, and no picture")
    media(view).take(files(fake))
    settle(qtbot, media(view))
    assert view.body() == before
    assert view.problems() == []
    said = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    assert any("is not an image" in text and "What was here before stays." in text for text in said)
    media(view).take(files(picture(tmp_path / "better.png", 50)))
    settle(qtbot, media(view))
    assert not any("is not an image" in label.text() for label in view.findChildren(QLabel))


def test_a_needed_picture_and_a_refusal_can_be_cleared(qtbot: QtBot, tmp_path: Path) -> None:
    view = FormView()
    qtbot.addWidget(view)
    schema = {"type": "object", "properties": {"input_image": IMAGE}, "required": ["input_image"]}
    view.set_form(
        describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}})
    )
    view.show()
    clear = next(button for button in view.findChildren(QToolButton) if button.accessibleName().startswith("Clear"))
    assert not clear.isVisible()
    media(view).take(files(tmp_path / "gone.png"))
    settle(qtbot, media(view))
    assert "is not there" in view.problems()[0].message
    clear.click()
    assert [problem.message for problem in view.problems()] == ["This is needed."]
    media(view).take(files(picture(tmp_path / "good.png")))
    settle(qtbot, media(view))
    clear.click()
    assert view.body() == {}
    assert not clear.isVisible()


def test_a_long_name_keeps_its_end_and_a_large_file_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media_edit, "LARGE_FILE", 50)
    view = show(qtbot, {"input_image": IMAGE})
    name = "a-view-of-the-harbour-" * 8 + "final-2.png"
    media(view).take(files(picture(tmp_path / name)))
    settle(qtbot, media(view))
    says = media(view)._says
    first, *rest = says.text().replace("\u200b", "").split("\n")
    assert len(first) == 44
    assert first.startswith("a-view-of-the-harbour")
    assert "…" in first
    assert first.endswith("final-2.png")
    assert name in says.toolTip()
    assert rest[0].startswith("image/png, ")
    assert media(view)._warns.text() == "This is large; it may be refused."
    text = view.body()["input_image"]
    media(view).set_value(ABSENT)
    assert not media(view)._warns.isVisible()
    media(view).set_value(text)
    qtbot.waitUntil(lambda: "may be refused" in media(view)._warns.text(), timeout=10_000)


def test_a_file_that_no_request_can_carry(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(media_load, "MAX_FILE", 2**20)
    large = tmp_path / "large.png"
    large.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(2**20))
    view = show(qtbot, {"input_image": IMAGE})
    media(view).take(files(large))
    settle(qtbot, media(view))
    assert "is larger than 1 MB" in view.problems()[0].message


def test_a_body_that_is_too_large_as_a_whole(qtbot: QtBot) -> None:
    half = "A" * (55 * 2**20)
    view = show(qtbot, {"prompt": {"type": "string"}}, {"a": half, "b": half})
    assert "100 MB" in view.problems()[0].message


def test_a_link_where_the_model_takes_one(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"image_url": {"type": "string", "format": "uri"}})
    line = view.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    qtbot.keyClicks(line, "https://example.com/a.png")
    assert view.body() == {"image_url": "https://example.com/a.png"}
    line.clear()
    qtbot.keyClicks(line, "x")
    assert view.problems()[0].message == "A link begins with https://"
    line.clear()
    qtbot.keyClicks(line, "https://example.com/b.png")
    data = files(picture(tmp_path / "a.png"))
    media(view).take(data)
    assert view.body() == {"image_url": "https://example.com/b.png"}
    assert view.problems() == []
    assert "takes no file" in media(view).note()
    dropped = QMimeData()
    dropped.setUrls([QUrl("https://example.com/c.png")])
    media(view).take(dropped)
    assert view.body() == {"image_url": "https://example.com/c.png"}
    assert line.text() == "https://example.com/c.png"
    media(view).set_value(ABSENT)
    media(view).take(data)
    assert "takes no file" in view.problems()[0].message


def test_a_field_without_links_says_so_and_takes_a_data_uri(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    link, pasted, cut = QMimeData(), QMimeData(), QMimeData()
    link.setText("https://example.com/a.png")
    media(view).take(link)
    assert "no link" in view.problems()[0].message
    data = picture(tmp_path / "a.png").read_bytes()
    coded = base64.b64encode(data).decode()
    pasted.setText(f"data:image/jpeg;base64,{coded}")
    media(view).take(pasted)
    settle(qtbot, media(view))
    assert view.body() == {"input_image": coded}
    assert "image/png" in media(view)._says.text()  # by its bytes
    cut.setText(f"data:image/png;base64,{coded[:41]}")
    media(view).take(cut)
    settle(qtbot, media(view))
    assert view.body() == {"input_image": coded}
    assert "damaged" in media(view).note()


def test_the_last_file_wins(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    last = picture(tmp_path / "b.png", 10, 10)
    media(view).take_path(picture(tmp_path / "a.png", 900, 900))
    media(view).take_path(last)
    settle(qtbot, media(view))
    assert base64.b64decode(view.body()["input_image"]) == last.read_bytes()


def test_the_type_goes_into_the_field_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    data = {"type": "string", "format": "byte", "description": "Image bytes"}
    kinds = {"type": "string", "enum": ["image/jpg", "image/png"]}
    view = show(
        qtbot,
        {"frame": {"type": "object", "properties": {"data": data, "mimeType": kinds}}},
        {"frame": {"data": "AAAA"}},
    )
    media(view).take_path(picture(tmp_path / "a.png"))
    settle(qtbot, media(view))
    assert view.body()["frame"]["mimeType"] == "image/png"
    media(view).take_path(picture(tmp_path / "b.jpg", kind="JPEG"))
    settle(qtbot, media(view))
    assert view.body()["frame"]["mimeType"] == "image/jpg"  # as the document calls it


def test_several_files_fill_a_list(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"images": {"type": "array", "items": IMAGE, "maxItems": 3}})
    view.focus_pointer("/images")
    found = view.findChild(ListEdit)
    assert isinstance(found, ListEdit)
    paths = [picture(tmp_path / f"{number}.png", 10 + number, 10) for number in range(5)]
    found.add_files(paths[:1])
    first = found.items[0].editor
    assert isinstance(first, MediaEdit)
    first.take(files(*paths[1:]))
    assert len(found.items) == 3
    for item in found.items:
        assert isinstance(item.editor, MediaEdit)
        settle(qtbot, item.editor)
    sent = [base64.b64decode(text) for text in view.body()["images"]]
    assert sent == [path.read_bytes() for path in paths[1:4]]


def test_files_that_a_list_has_no_room_for_are_named(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"images": {"type": "array", "items": IMAGE, "maxItems": 2}})
    view.focus_pointer("/images")
    found = view.findChild(ListEdit)
    assert isinstance(found, ListEdit)
    paths = [picture(tmp_path / f"{name}.png") for name in "abcd"]
    found.add_files(paths)
    qtbot.waitUntil(lambda: len(view.body().get("images", [])) == 2, timeout=10_000)
    assert "The list is full; 2 files were not taken: c.png, …" in labels(view)
    found.add_files(paths[3:])
    assert "The list is full; 1 file was not taken: d.png" in labels(view)
    found._on_remove(found.items[0])
    assert not any("full" in words for words in labels(view))


def test_the_former_file_of_a_field_is_let_go(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"image": IMAGE, "more": {"type": "string"}}, {"image": "A" * 5_000, "more": "x"})
    group = view.findChild(GroupEdit)
    assert isinstance(group, GroupEdit)
    media(view).take_path(picture(tmp_path / "a.png"))
    qtbot.waitUntil(lambda: view.body()["image"] != "A" * 5_000, timeout=10_000)
    assert list(view.body()) == ["image", "more"]
    assert "A" * 5_000 not in group._held.values()


def test_a_file_that_is_dropped_on_a_line_is_no_text(qtbot: QtBot, tmp_path: Path) -> None:
    """It goes on to what around the line takes files; other texts are taken."""
    link = {"type": "string", "format": "uri", "description": "A link to an image."}
    number = {"type": "integer"}
    choice = {"anyOf": [{"enum": ["a", "b", "c", "d", "e"]}, {"type": "string"}]}
    view = show(qtbot, {"line": {"type": "string"}, "image_url": link, "count": number, "choice": choice})
    for name in ("line", "image_url", "count", "choice"):
        view.focus_pointer(f"/{name}")
    lines = [line for line in view.findChildren(QLineEdit) if line.isVisible()]
    assert len(lines) == 4
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    text = QMimeData()
    text.setText("7")
    for line in lines:
        for data, taken in ((files(tmp_path / "a.png"), False), (text, True)):
            before = line.text()
            for event in (
                QDragEnterEvent(QPoint(3, 3), copy, data, left, none),
                QDragMoveEvent(QPoint(3, 3), copy, data, left, none),
                QDropEvent(QPointF(3, 3), copy, data, left, none),
            ):
                handler = {QDragEnterEvent: line.dragEnterEvent, QDragMoveEvent: line.dragMoveEvent}
                handler.get(type(event), line.dropEvent)(event)
                assert event.isAccepted() is taken
            assert (line.text() != before) is taken


def test_of_several_files_a_single_field_takes_the_first_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    edit = media(view)
    first = picture(tmp_path / "a.png")
    edit.take(files(first, picture(tmp_path / "b.png", 9, 9)))
    settle(qtbot, edit)
    assert base64.b64decode(view.body()["input_image"]) == first.read_bytes()
    assert "Only the first of 2 files" in edit._warns.text()
    edit.take(files(first))
    settle(qtbot, edit)
    assert not edit._warns.isVisible()


def test_a_value_that_is_there_already_gets_its_preview(qtbot: QtBot, tmp_path: Path) -> None:
    text = base64.b64encode(picture(tmp_path / "a.png", 300, 100).read_bytes()).decode()
    view = show(qtbot, {"input_image": IMAGE}, {"input_image": text})
    edit = media(view)
    qtbot.waitUntil(lambda: edit._picture.pixmap().width() > 40, timeout=5_000)
    assert view.body() == {"input_image": text}
    assert view.problems() == []


def test_a_chosen_file_is_previewed_elsewhere_and_can_be_sent_before(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    small = Easel.small
    monkeypatch.setattr(Easel, "small", lambda self, path, longest: asked.append(path) or small(self, path, longest))
    edit = media(show(qtbot, {"input_image": IMAGE}))
    path = picture(tmp_path / "a.png", 4_000, 2_000)
    edit.take_path(path)
    settle(qtbot, edit)
    assert edit.value() == base64.b64encode(path.read_bytes()).decode()
    qtbot.waitUntil(lambda: edit._picture.pixmap().width() > 40, timeout=10_000)
    assert len(asked) == 1


def test_a_file_that_cannot_be_drawn_is_taken_without_a_preview(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(60))
    loader, loaded, drawn = Loader(), [], []
    loader.finished.connect(loaded.append)
    loader.looked.connect(lambda _token, facts, image: drawn.append((facts.media_type, image)))
    loader.read_path(1, path, Medium.IMAGE, Encoding.BASE64)
    qtbot.waitUntil(lambda: bool(drawn), timeout=10_000)
    assert loaded[0].error == ""
    qtbot.wait(200)
    assert drawn == [("image/png", None)]


def test_the_choose_button_opens_a_dialog_that_does_not_block(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    button = next(found for found in media(view).findChildren(QToolButton) if found.text() == "Choose…")
    button.click()
    dialog = media(view).findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.filesSelected.emit([str(picture(tmp_path / "a.png"))])
    dialog.close()
    settle(qtbot, media(view))
    assert "input_image" in view.body()


def test_a_form_that_goes_away_while_a_file_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    view = show(qtbot, {"input_image": IMAGE})
    media(view).take_path(picture(tmp_path / "a.png", 2_000, 2_000))
    view.set_form(form({"prompt": {"type": "string"}}))
    qtbot.wait(50)
    assert view.findChild(GroupEdit) is not None
    assert view.body() == {}


def test_a_files_name_is_told_with_the_hash_of_its_bytes(qtbot: QtBot, tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    taker = lambda sha256, name: told.append((sha256, name))  # noqa: E731
    inputs().named.connect(taker)
    try:
        edit = media(show(qtbot, {"image": IMAGE}))
        path = picture(tmp_path / "my cat.png")
        edit.take(files(path))
        qtbot.waitUntil(lambda: bool(told), timeout=5_000)
        assert told == [(hashlib.sha256(path.read_bytes()).hexdigest(), "my cat.png")]
    finally:
        inputs().named.disconnect(taker)
