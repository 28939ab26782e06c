"""Looking at one picture: fit, 100 % in device pixels, zoom to the pointer, pan, squares behind alpha."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from comfy_desk.ui import theme
from comfy_desk.ui.drawing.decoded import levels_of
from comfy_desk.ui.viewers.canvas import Canvas, on_pixels
from comfy_desk.ui.viewers.painting import Ground


def made(width: int, height: int, colour: str = "#cc2222") -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


@pytest.fixture
def canvas(qtbot: object) -> Canvas:
    view = Canvas()
    qtbot.addWidget(view)  # type: ignore[attr-defined]
    view.resize(400, 300)
    view.show()
    return view


def shown(canvas: Canvas, width: int, height: int) -> Canvas:
    image = made(width, height)
    canvas.show_levels(levels_of(image), image.size(), alpha=False)
    return canvas


def wheel(canvas: Canvas, at: QPointF, notches: int) -> None:
    event = QWheelEvent(
        at,
        canvas.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, event)


def test_fit_shows_all_and_enlarges_nothing(canvas: Canvas) -> None:
    assert shown(canvas, 1600, 600).zoom == pytest.approx(0.25)
    assert canvas.picture_rect().center() == QPointF(200, 150)
    assert shown(canvas, 100, 50).zoom == 1.0


def test_a_drawing_may_grow(qtbot: object) -> None:
    view = Canvas(vector=True)
    qtbot.addWidget(view)  # type: ignore[attr-defined]
    view.resize(400, 300)
    image = made(40, 20)
    view.show_levels((image,), image.size(), alpha=True)
    assert view.zoom == pytest.approx(10.0)


def test_the_point_under_the_pointer_stays(canvas: Canvas) -> None:
    shown(canvas, 4000, 3000)
    at = QPointF(100, 80)
    before = canvas._to_picture(at)
    for _ in range(6):
        wheel(canvas, at, 2)
    after = canvas._to_picture(at)
    assert canvas.zoom == pytest.approx(0.1 * 1.25**12)
    assert after.x() == pytest.approx(before.x(), abs=1e-3)
    assert after.y() == pytest.approx(before.y(), abs=1e-3)


def test_panning_ends_at_the_edges(canvas: Canvas) -> None:
    shown(canvas, 1000, 900)
    assert not canvas.pannable()
    canvas.actual()
    assert canvas.pannable()
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    QTest.mouseMove(canvas, QPoint(390, 290))
    QTest.mouseMove(canvas, QPoint(2000, 2000))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(390, 290))
    assert canvas.picture_rect().topLeft().toTuple() == pytest.approx((0, 0), abs=1e-6)


def test_double_click_goes_between_fit_and_all_pixels(canvas: Canvas) -> None:
    shown(canvas, 1600, 1200)
    QTest.mouseDClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert canvas.zoom == 1.0
    QTest.mouseDClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert canvas.fitted


def test_dragging_out_is_asked_for_with_control_or_when_all_is_seen(canvas: Canvas) -> None:
    asked: list[bool] = []
    canvas.dragAsked.connect(lambda: asked.append(True))
    shown(canvas, 100, 100)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(200, 150))
    QTest.mouseMove(canvas, QPoint(230, 180))
    QTest.mouseMove(canvas, QPoint(260, 190))
    assert len(asked) <= 1
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=QPoint(260, 190))


def test_a_sharper_copy_moves_nothing(canvas: Canvas) -> None:
    small = made(100, 75)
    canvas.show_levels((small,), QSize(2000, 1500), alpha=False)
    assert canvas.picture_size == QSize(2000, 1500)
    canvas.zoom_to(0.5, QPointF(10, 10))
    place = canvas.picture_rect()
    whole = made(2000, 1500)
    canvas.show_levels(levels_of(whole), whole.size(), alpha=False, keep=True)
    assert canvas.picture_rect() == place
    assert canvas.zoom == 0.5


def test_what_is_painted_is_the_picture_over_squares(canvas: Canvas, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    image = made(40, 40, "#00000000")
    image.setPixelColor(20, 20, "#ff0000")
    canvas.show_levels((image,), image.size(), alpha=True)
    canvas.actual()
    grabbed = canvas.grab().toImage()
    assert grabbed.pixelColor(200, 150).name() == "#ff0000"
    squares = {grabbed.pixelColor(x, 140).name() for x in range(182, 218)}
    assert squares == {theme.current().check_a, theme.current().check_b}
    assert grabbed.pixelColor(5, 5).name() == theme.current().window
    for ground, colour in ((Ground.BLACK, "#000000"), (Ground.WHITE, "#ffffff")):
        canvas.set_ground(ground)
        plain = canvas.grab().toImage()
        assert {plain.pixelColor(x, 140).name() for x in range(182, 218)} == {colour}
        assert plain.pixelColor(200, 150).name() == "#ff0000"


def test_no_square_looks_out_at_an_edge_of_a_whole_picture(canvas: Canvas, qapp: QApplication) -> None:
    """A picture that was scaled to a part of a pixel has soft edges, and its ground shone through them."""
    red = QImage(301, 203, QImage.Format.Format_ARGB32)
    red.fill(Qt.GlobalColor.red)
    canvas.show_levels(levels_of(red), QSize(643, 433), alpha=True)
    qapp.processEvents()
    seen = canvas.grab().toImage()
    colours = {seen.pixelColor(200, y).name() for y in range(seen.height())}
    assert colours == {"#ff0000", theme.color("window").name()}


def test_a_size_in_whole_pixels_is_kept() -> None:
    assert on_pixels(QRectF(0.5, 1.5, 101, 99), 1.0) == QRectF(1, 2, 101, 99)
    assert on_pixels(QRectF(0.4, -0.4, 0.2, 0.1), 2.0).width() == 0.5


def test_every_size_can_be_shown(canvas: Canvas) -> None:
    for width, height in ((1, 1), (1, 5000), (5000, 1), (3, 2)):
        shown(canvas, width, height)
        canvas.grab()
        canvas.zoom_to(1000)
        canvas.zoom_to(0.0001)
        canvas.grab()
    canvas.clear()
    canvas.zoom_by(2)
    canvas.grab()
    assert canvas.empty
