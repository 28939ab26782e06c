"""The drawing process as a whole: hostile drawings and pictures, a death or a hang in the middle, what is left behind."""

from __future__ import annotations

import base64
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, QTimer
from viewer_things import output, picture, request, svg

from comfy_desk.ui.drawing import easel as easel_module
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import Easel
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.stage import Shown
from comfy_desk.ui.viewers.tiles import Tiles

NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals stop and kill processes on POSIX alone")


@pytest.fixture(scope="module")
def shared() -> Iterator[Easel]:
    made = Easel()
    yield made
    made.close()


@pytest.fixture
def own() -> Iterator[Easel]:
    made = Easel(size=1)
    yield made
    made.close()


def drawn(by: Easel, document: str, tmp_path: Path) -> Decoded | str:
    """The drawing, or the sentence why there is none."""
    path = tmp_path / "hostile.svg"
    path.write_text(document, encoding="utf-8")
    try:
        return by.svg(str(path), 400)()
    except PreviewRefused as refused:
        return str(refused)


def still_works(by: Easel, tmp_path: Path) -> bool:
    decoded = by.svg(str(svg(tmp_path / "good.svg")), 400)()
    return decoded.levels[0].pixelColor(200, 100).red() > 180


def _png_bomb(side: int, rows: int | None = None) -> str:
    """A picture of `side` × `side` in few bytes, as Base64; real where it has all its rows."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    packer = zlib.compressobj(9)
    row = bytes(1 + side // 8)
    packed = b"".join(packer.compress(row) for _ in range(side if rows is None else rows)) + packer.flush()
    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    return base64.b64encode(data).decode()


LAUGHS = "".join(f'<!ENTITY l{at} "{f"&l{at - 1};" * 10}">' for at in range(1, 10))

REFUSED = {
    "a billion laughs": f'<!DOCTYPE svg [<!ENTITY l0 "ha">{LAUGHS}]><svg {NAMES}><text>&l9;</text></svg>',
    "a file by an entity": f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg {NAMES}><text>&x;</text></svg>',
    "a file by a link": f'<svg {NAMES}><image xlink:href="file:///etc/hostname" width="9" height="9"/></svg>',
    "a relative file": f'<svg {NAMES}><image href="../x.png" width="9" height="9"/></svg>',
    "a style from elsewhere": f"<svg {NAMES}><style>@import url(http://127.0.0.1/x.css);</style></svg>",
    "a font from elsewhere": f"<svg {NAMES}><style>@font-face {{ src: url(file:///x.ttf) }}</style></svg>",
    "groups in groups": f"<svg {NAMES}>{'<g>' * 100_000}<rect/>{'</g>' * 100_000}</svg>",
    "a use of itself": f'<svg {NAMES}><g id="a"><use href="#a"/></g></svg>',
    "cut off": f"<svg {NAMES}><rect",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_drawing_is_refused_with_a_sentence(shared: Easel, tmp_path: Path, name: str) -> None:
    told = drawn(shared, REFUSED[name], tmp_path)
    assert isinstance(told, str)
    assert told.endswith(".")
    assert still_works(shared, tmp_path)


DRAWN_OR_REFUSED = {
    "a script": f'<svg {NAMES} viewBox="0 0 9 9"><script>while(1);</script><rect width="9" height="9"/></svg>',
    "foreign content": f'<svg {NAMES} viewBox="0 0 9 9"><foreignObject><p>x</p></foreignObject></svg>',
    "a width beyond all screens": f'<svg {NAMES} width="2000000000" height="1"><rect width="9" height="9"/></svg>',
    "a size that is no number": f'<svg {NAMES} width="NaN" height="1e400"><rect width="9" height="9"/></svg>',
    "a huge blur": f'<svg {NAMES} viewBox="0 0 9 9"><filter id="f" x="-100000" y="-100000" width="1000000" height="1000000">'
    '<feGaussianBlur stdDeviation="100000"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>',
    "a huge pattern": f'<svg {NAMES} viewBox="0 0 9 9"><pattern id="p" width="99999" height="99999" '
    'patternUnits="userSpaceOnUse"><rect width="99999" height="99999"/></pattern>'
    '<rect width="9" height="9" fill="url(#p)"/></svg>',
    "a huge mask": f'<svg {NAMES} viewBox="0 0 9 9"><mask id="m" x="-1e6" y="-1e6" width="2e6" height="2e6">'
    '<rect width="1e6" height="1e6" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/></svg>',
    "dashes without end": f'<svg {NAMES} viewBox="0 0 9 9"><path d="M0 0H100000000" stroke="#000" '
    'stroke-dasharray="0.0001"/></svg>',
}


@pytest.mark.parametrize("name", DRAWN_OR_REFUSED)
def test_a_greedy_drawing_costs_a_picture_at_most(shared: Easel, tmp_path: Path, name: str) -> None:
    told = drawn(shared, DRAWN_OR_REFUSED[name], tmp_path)
    assert isinstance(told, (str, Decoded))
    if isinstance(told, Decoded):
        assert max(told.levels[0].width(), told.levels[0].height()) <= 400
    assert still_works(shared, tmp_path)


def test_bombs_within_a_drawing_take_no_memory(tmp_path: Path, own: Easel) -> None:
    image = f'<image href="data:image/png;base64,{_png_bomb(40_000)}" width="9" height="9"/>'
    told = drawn(own, f'<svg {NAMES} viewBox="0 0 9 9">{image * 8}<rect width="9" height="9"/></svg>', tmp_path)
    assert isinstance(told, (str, Decoded))
    assert still_works(own, tmp_path)


def test_nothing_in_a_drawing_is_fetched(shared: Easel, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.2)
        place = f"http://127.0.0.1:{server.getsockname()[1]}/x.png"
        for inner in (f'<image href="{place}" width="9" height="9"/>', f'<rect fill="url({place})"/>'):
            assert isinstance(drawn(shared, f"<svg {NAMES}>{inner}</svg>", tmp_path), str)
        with pytest.raises(TimeoutError):
            server.accept()


def test_a_bomb_is_refused_and_the_next_picture_is_shown(shared: Easel, tmp_path: Path) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(base64.b64decode(_png_bomb(66_000, rows=10)))
    with pytest.raises(PreviewRefused, match="preview"):
        shared.picture(str(path))()
    assert shared.picture(str(picture(tmp_path / "a.png")))().size.width() == 64


def test_twenty_thousand_by_twenty_thousand_is_shown_while_the_window_goes_on(tmp_path: Path, qtbot: Any) -> None:
    """What the loop works on is counted in time of the processor, which other tests do not have; whatever it may wait for
    takes seconds."""
    path = tmp_path / "huge.png"
    path.write_bytes(base64.b64decode(_png_bomb(20_000)))
    one = output(path, width=20_000, height=20_000)
    stage = PictureStage()
    qtbot.addWidget(stage)
    stage.show()
    beats = [(time.thread_time(), time.monotonic())]
    timer = QTimer(stage)
    timer.timeout.connect(lambda: beats.append((time.thread_time(), time.monotonic())))
    timer.start(5)
    stage.show_output(Shown(request(one), one, str(path)))
    qtbot.waitUntil(lambda: not stage.loading, timeout=60_000)
    assert stage.canvas.picture_size == QSize(20_000, 20_000)
    assert stage._note.text() == ""
    assert isinstance(stage.canvas.detail, Tiles)
    qtbot.waitUntil(lambda: len(stage.canvas.detail.patches()) > 0, timeout=60_000)  # from its top, before all is read
    assert max(later[0] - earlier[0] for earlier, later in pairwise(beats)) < 0.4
    assert max(later[1] - earlier[1] for earlier, later in pairwise(beats)) < 2.5
    assert stage.picture().isNull()  # what is copied is never a smaller copy
    stage.release()


@posix
def test_a_process_that_is_killed_costs_one_picture(own: Easel, tmp_path: Path) -> None:
    assert still_works(own, tmp_path)
    first = own.pids()
    os.kill(first[0], signal.SIGSTOP)
    wish = own.svg(str(tmp_path / "good.svg"), 400)
    told = _in_a_thread(wish)
    _until(lambda: wish in own._tasks)
    os.kill(first[0], signal.SIGKILL)
    assert "given up" in told()
    assert still_works(own, tmp_path)
    assert own.pids() != first


@posix
def test_a_process_that_hangs_is_replaced(own: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert still_works(own, tmp_path)
    monkeypatch.setitem(easel_module.SECONDS, "svg", 0.3)
    os.kill(own.pids()[0], signal.SIGSTOP)
    assert "given up" in _in_a_thread(own.svg(str(tmp_path / "good.svg"), 400))()
    monkeypatch.undo()
    assert still_works(own, tmp_path)


@posix
def test_what_is_wanted_no_more_is_not_waited_for(own: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(easel_module, "GRACE", 0.05)
    assert still_works(own, tmp_path)
    os.kill(own.pids()[0], signal.SIGSTOP)
    wish = own.svg(str(tmp_path / "good.svg"), 400)
    told = _in_a_thread(wish)
    _until(lambda: wish in own._drawn)
    before = time.monotonic()
    wish.drop()
    told()
    assert time.monotonic() - before < 2
    assert still_works(own, tmp_path)


@posix
def test_a_process_is_spared_where_nobody_waits_for_it(
    own: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(easel_module, "GRACE", 0.02)
    looks = []
    give_up = own._give_up
    monkeypatch.setattr(own, "_give_up", lambda wish, end: (looks.append(wish), give_up(wish, end)))
    assert still_works(own, tmp_path)
    pids = own.pids()
    os.kill(pids[0], signal.SIGSTOP)
    wish = own.svg(str(tmp_path / "good.svg"), 400)
    _in_a_thread(wish)
    _until(lambda: wish in own._drawn)
    wish.drop()
    _until(lambda: len(looks) >= 3)
    os.kill(pids[0], signal.SIGCONT)
    _until(lambda: wish not in own._tasks)  # else the next one waits for it, and its grace is short here
    assert still_works(own, tmp_path)
    assert own.pids() == pids


@posix
def test_what_is_dropped_while_it_waits_never_has_a_process(own: Easel, tmp_path: Path) -> None:
    assert still_works(own, tmp_path)
    pids = own.pids()
    os.kill(pids[0], signal.SIGSTOP)
    first, second = (own.svg(str(tmp_path / "good.svg"), 400) for _ in range(2))
    drawn_first, told = _in_a_thread(first), _in_a_thread(second)
    _until(lambda: first in own._drawn and second in own._tasks)
    second.drop()
    told()
    os.kill(pids[0], signal.SIGCONT)
    drawn_first()
    assert still_works(own, tmp_path)
    assert second not in own._tasks
    assert own.pids() == pids


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    own = Easel()
    own.picture(str(picture(tmp_path / "a.png")))()
    folder = next((tmp_path / "temporary").iterdir())
    assert not list(folder.iterdir())
    pids = own.pids()
    own.close()
    assert not list((tmp_path / "temporary").iterdir())
    assert not any(_is_alive(pid) for pid in pids)
    assert own.picture(str(tmp_path / "a.png"))().size.width() == 64  # it begins anew
    own.close()


def test_processes_go_when_nothing_is_wanted(tmp_path: Path) -> None:
    own = Easel(idle=0.05)
    assert still_works(own, tmp_path)
    _until(lambda: own.pids() == [])
    assert still_works(own, tmp_path)
    own.close()


def test_the_process_is_not_given_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMFY_API_KEY", "comfyui-secret")
    tell = tmp_path / "told"
    script = f"import os; open({str(tell)!r}, 'w').write(str('COMFY_API_KEY' in os.environ))"
    own = Easel([sys.executable, "-c", script])
    with pytest.raises(PreviewRefused):
        own.picture(str(picture(tmp_path / "a.png")))()
    own.close()
    assert tell.read_text() == "False"


def test_a_process_that_talks_nonsense_is_not_believed(tmp_path: Path) -> None:
    script = "import sys\nfor line in sys.stdin: print('[1, 2]', flush=True)"
    own = Easel([sys.executable, "-c", script])
    with pytest.raises(PreviewRefused, match="given up"):
        own.picture(str(picture(tmp_path / "a.png")))()
    own.close()


def test_it_ends_when_its_input_ends() -> None:
    done = subprocess.run([sys.executable, "-m", "comfy_desk.ui.drawing.worker"], input=b"", timeout=20, check=False)
    assert done.returncode == 0


def _in_a_thread(wish: Any) -> Any:
    """Call the answer to have the sentence, or "" where it was drawn."""
    told: list[str] = []

    def work() -> None:
        try:
            wish()
            told.append("")
        except PreviewRefused as refused:
            told.append(str(refused))

    thread = threading.Thread(target=work)
    thread.start()

    def answer() -> str:
        thread.join(20)
        return told[0]

    return answer


def _until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


def _is_alive(pid: int) -> bool:
    if sys.platform == "win32":
        return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def test_a_wish_that_came_as_the_easel_closed_is_not_left_for_the_next_opening(own: Easel, tmp_path: Path) -> None:
    path = picture(tmp_path / "picture.png")
    wish = own.picture(str(path))
    loop, _folder = own._open()
    thread = own._thread
    assert thread is not None

    def last_of_all() -> None:
        own._start(wish)
        loop.stop()

    loop.call_soon_threadsafe(last_of_all)
    thread.join(5)
    own._loop = own._thread = None  # it was closed behind its back
    assert not own._tasks
    assert wish.failed
