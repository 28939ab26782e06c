"""Draws a 3D object with OpenGL into an image, beside every window: nothing of the window has to be a surface of OpenGL.

A widget of OpenGL would make its whole window another kind of surface, which some systems and remote desktops do not have.
Whether this works is tried in a process of its own first (`gl_probe`); here every failure is `NoOpenGL`.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QColor,
    QImage,
    QMatrix4x4,
    QOffscreenSurface,
    QOpenGLContext,
    QSurfaceFormat,
    QVector3D,
)
from PySide6.QtOpenGL import (
    QOpenGLBuffer,
    QOpenGLFramebufferObject,
    QOpenGLFramebufferObjectFormat,
    QOpenGLShader,
    QOpenGLShaderProgram,
    QOpenGLTexture,
    QOpenGLVertexArrayObject,
)

from comfy_desk.ui.drawing.mesh_taken import CORNER_BYTES, Taken
from comfy_desk.ui.drawing.orbit_view import AMBIENT, ANGLE, Side, distance, middle, radius

_TRIANGLES = 0x0004
_FLOAT, _BYTE = 0x1406, 0x1401
_DEPTH_TEST, _COLOUR_BIT, _DEPTH_BIT = 0x0B71, 0x4000, 0x0100
_SAMPLES = 4
_UNIFORMS = ("eye", "whole", "line", "ambient", "wired", "pictured", "picture")

_HEAD = {True: "#version 300 es\nprecision highp float;\n", False: "#version 130\n"}
_CORNER = """
in vec3 place; in vec3 normal; in vec2 spot; in vec4 tint;
uniform mat4 whole; uniform mat4 eye;
out vec3 seen; out vec3 upright; out vec2 at; out vec4 colour; out vec3 inside;
void main() {
    int corner = gl_VertexID % 3;
    inside = vec3(corner == 0 ? 1.0 : 0.0, corner == 1 ? 1.0 : 0.0, corner == 2 ? 1.0 : 0.0);
    seen = (eye * vec4(place, 1.0)).xyz;
    upright = mat3(eye) * normal;
    at = spot;
    colour = tint;
    gl_Position = whole * vec4(place, 1.0);
}
"""
_POINT = """
in vec3 seen; in vec3 upright; in vec2 at; in vec4 colour; in vec3 inside;
uniform sampler2D picture; uniform bool pictured; uniform bool wired; uniform vec4 line; uniform float ambient;
out vec4 made;
void main() {
    vec3 far = inside / max(fwidth(inside), vec3(1e-6));
    if (wired && min(far.x, min(far.y, far.z)) > 1.0) discard;
    vec3 n = length(upright) > 0.1 ? normalize(upright) : normalize(cross(dFdx(seen), dFdy(seen)));
    if (n.z < 0.0) n = -n;
    float bright = ambient + (1.0 - ambient) * max(0.0, dot(n, normalize(vec3(0.35, 0.65, 0.68))));
    vec4 ground = pictured ? texture(picture, at) * colour : colour;
    made = wired ? line : vec4(ground.rgb * bright, 1.0);
}
"""


class NoOpenGL(Exception):
    """It does not work here."""


class GlPainter:
    """`load` an object, `draw` it as often as one likes, `close` in the end; all in the window's thread."""

    def __init__(self, *, smooth: bool = True) -> None:
        """`smooth`: edges are drawn finer, which a program in the place of a card takes long for."""
        self._samples = _SAMPLES if smooth else 0
        self._surface = QOffscreenSurface()
        self._context = QOpenGLContext()
        self._program: QOpenGLShaderProgram | None = None
        self._buffer: QOpenGLBuffer | None = None
        self._array: QOpenGLVertexArrayObject | None = None
        self._textures: list[QOpenGLTexture] = []
        self._target: QOpenGLFramebufferObject | None = None
        self._taken: Taken | None = None
        self._at: dict[str, int] = {}
        self._open()

    def _open(self) -> None:
        wanted = QSurfaceFormat()
        wanted.setDepthBufferSize(24)
        self._context.setFormat(wanted)
        if not self._context.create():
            raise NoOpenGL
        self._surface.setFormat(self._context.format())
        self._surface.create()
        if not self._surface.isValid() or not self._context.makeCurrent(self._surface):
            raise NoOpenGL
        version = self._context.format().version()
        if not QOpenGLFramebufferObject.hasOpenGLFramebufferObjects() or version < (3, 0):
            raise NoOpenGL
        self._program = self._compiled()
        self._at = {name: self._program.uniformLocation(name) for name in _UNIFORMS}
        self._array = QOpenGLVertexArrayObject()
        self._array.create()
        self._context.doneCurrent()

    def _compiled(self) -> QOpenGLShaderProgram:
        program = QOpenGLShaderProgram()
        head = _HEAD[self._context.isOpenGLES()]
        kinds = QOpenGLShader.ShaderTypeBit
        good = program.addShaderFromSourceCode(kinds.Vertex, head + _CORNER)
        good = good and program.addShaderFromSourceCode(kinds.Fragment, head + _POINT)
        for place, name in enumerate(("place", "normal", "spot", "tint")):
            program.bindAttributeLocation(name, place)
        if not good or not program.link():
            raise NoOpenGL
        return program

    @property
    def name(self) -> str:
        """Who draws: the card, or a program in its place."""
        self._current()
        told = self._context.functions().glGetString(0x1F01)
        self._context.doneCurrent()
        return str(told or "")[:120]

    def load(self, taken: Taken) -> None:
        self._current()
        self._let_go()
        self._taken = taken
        buffer = QOpenGLBuffer(QOpenGLBuffer.Type.VertexBuffer)
        if not buffer.create() or not buffer.bind():
            raise NoOpenGL
        buffer.allocate(bytes(taken.corners), len(taken.corners))
        buffer.release()
        self._buffer = buffer
        for image in taken.textures:
            texture = QOpenGLTexture(image)  # its first row is where glTF begins to count, too
            texture.setWrapMode(QOpenGLTexture.WrapMode.Repeat)
            texture.setMinMagFilters(QOpenGLTexture.Filter.LinearMipMapLinear, QOpenGLTexture.Filter.Linear)
            self._textures.append(texture)
        self._context.doneCurrent()

    def draw(self, size: QSize, side: Side, ground: QColor, line: QColor, *, wire: bool = False) -> QImage:
        """In device pixels."""
        taken, program, buffer = self._taken, self._program, self._buffer
        if taken is None or program is None or buffer is None:
            raise NoOpenGL
        self._current()
        target = self._target_of(size)
        if not target.bind():
            raise NoOpenGL
        functions = self._context.functions()
        functions.glViewport(0, 0, size.width(), size.height())
        functions.glClearColor(ground.redF(), ground.greenF(), ground.blueF(), 1.0)
        functions.glEnable(_DEPTH_TEST)
        functions.glClear(_COLOUR_BIT | _DEPTH_BIT)
        program.bind()
        eye, whole = _matrices(taken, side, size)
        program.setUniformValue(self._at["eye"], eye)
        program.setUniformValue(self._at["whole"], whole)
        program.setUniformValue(self._at["line"], line)
        program.setUniformValue1f(self._at["ambient"], AMBIENT)
        program.setUniformValue1i(self._at["wired"], int(wire))
        self._draw_groups(taken, program, buffer)
        program.release()
        target.release()
        image = target.toImage()
        self._context.doneCurrent()
        if image.isNull():
            raise NoOpenGL
        return image

    def close(self) -> None:
        if self._context.isValid() and self._context.makeCurrent(self._surface):
            self._let_go()
            if self._array is not None:
                self._array.destroy()
            self._target = self._program = self._array = None
            self._context.doneCurrent()
        self._surface.destroy()

    # --- inside

    def _draw_groups(self, taken: Taken, program: QOpenGLShaderProgram, buffer: QOpenGLBuffer) -> None:
        if self._array is not None:
            self._array.bind()
        buffer.bind()
        for place, kind, start, width in ((0, _FLOAT, 0, 3), (1, _FLOAT, 12, 3), (2, _FLOAT, 24, 2), (3, _BYTE, 32, 4)):
            program.enableAttributeArray(place)
            program.setAttributeBuffer(place, kind, start, width, CORNER_BYTES)
        functions = self._context.functions()
        for first, count, texture in taken.groups:
            program.setUniformValue1i(self._at["pictured"], int(texture >= 0))
            if texture >= 0:
                self._textures[texture].bind(0)
                program.setUniformValue1i(self._at["picture"], 0)
            functions.glDrawArrays(_TRIANGLES, first, count)
            if texture >= 0:
                self._textures[texture].release()
        for place in range(4):
            program.disableAttributeArray(place)
        buffer.release()
        if self._array is not None:
            self._array.release()

    def _target_of(self, size: QSize) -> QOpenGLFramebufferObject:
        if self._target is None or self._target.size() != size:
            form = QOpenGLFramebufferObjectFormat()
            form.setAttachment(QOpenGLFramebufferObject.Attachment.CombinedDepthStencil)
            form.setSamples(self._samples)
            self._target = QOpenGLFramebufferObject(size, form)
            if not self._target.isValid():
                self._target = None
                raise NoOpenGL
        return self._target

    def _let_go(self) -> None:
        for texture in self._textures:
            texture.destroy()
        self._textures = []
        if self._buffer is not None:
            self._buffer.destroy()
        self._buffer = self._taken = None

    def _current(self) -> None:
        if not self._context.makeCurrent(self._surface):
            raise NoOpenGL


def _matrices(taken: Taken, side: Side, size: QSize) -> tuple[QMatrix4x4, QMatrix4x4]:
    """To the eye, and on to the picture; as `orbit_view.placed` has it."""
    around = radius(taken.low, taken.high)
    eye = QMatrix4x4()
    eye.translate(0, 0, -distance(side))
    eye.rotate(side.pitch, 1, 0, 0)
    eye.rotate(side.yaw, 0, 1, 0)
    eye.scale(1 / around)
    eye.translate(-QVector3D(*middle(taken.low, taken.high)))
    far = distance(side) + 1.2
    lens = QMatrix4x4()
    ratio = size.width() / max(1, size.height())
    lens.perspective(_angle(ratio), ratio, max(0.01, distance(side) - 1.2), far)
    return eye, lens * eye


def _angle(ratio: float) -> float:
    """From top to bottom, so that the whole object fits in narrow pictures, too."""
    if ratio >= 1:
        return ANGLE
    return math.degrees(2 * math.atan(math.tan(math.radians(ANGLE / 2)) / ratio))
