"""From what a worker said to files with names: equal bytes, words, plans that outlive a crash, folders that take nothing."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from travelling import MemoryStore, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media import names
from comfy_desk.media.companions import companions_job
from comfy_desk.services import desk as desk_module
from comfy_desk.services import plans, saving
from comfy_desk.services.desk import Desk
from comfy_desk.services.pieces import Look, Piece, look_of, merge_equal, settle_words, to_output, words_of
from comfy_desk.services.saving import Saver, Staged

REQUEST = Request("abcdef012345", "acc", "kiln/one", "key", "00", 2, "a cat", "7", 1_800_000_000.0)


def piece(index: int, role: Role = Role.WORK, kind: Kind = Kind.IMAGE, **more: Any) -> Piece:
    return Piece(index, f"/{index}", kind, role, Origin.LINK, **more)


def staged(folder: Path, index: int, data: bytes, extension: str = "png") -> Staged:
    path = folder / "work" / "staged" / f"{index}.part"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return Staged(index, path, extension, hashlib.sha256(data).hexdigest())


def saver(folder: Path) -> Saver:
    return Saver(lambda: folder / "saved", lambda: TEMPLATE)


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_equal_bytes_are_one_file_and_the_second_work_is_a_variant() -> None:
    pieces = [
        piece(0, Role.POSTER, staged=Path("0"), sha256="same"),
        piece(1, staged=Path("1"), sha256="same"),
        piece(2, staged=Path("2"), sha256="same"),
        piece(3, staged=Path("3"), sha256="other"),
        piece(4, problem="It was not there."),
    ]
    merge_equal(pieces)
    assert [p.role for p in pieces] == [Role.POSTER, Role.WORK, Role.VARIANT, Role.WORK, Role.WORK]
    assert {str(p.staged) for p in pieces[:3]} == {"1"}


@pytest.mark.parametrize(
    ("declared", "role", "words"),
    [
        (["image"], Role.PART, ("I will not.", "SAFETY")),
        (["text"], Role.WORK, ("SAFETY",)),
        (["image", "text"], Role.WORK, ("SAFETY",)),
        ([], Role.WORK, ("SAFETY",)),
    ],
)
def test_words_are_the_work_of_a_model_that_writes(declared: list[str], role: Role, words: tuple[str, ...]) -> None:
    look = Look([piece(0, kind=Kind.TEXT, text="I will not.")], ("SAFETY",))
    settle_words(look, declared)
    assert (look.pieces[0].role, look.words) == (role, words)


def test_where_nothing_is_here_the_troubles_are_the_words() -> None:
    nothing = Look([piece(0, problem="The link has expired."), piece(1, problem="The link has expired.")], ("Why.",))
    assert words_of(nothing) == ("Why.", "The link has expired.")
    assert words_of(Look([], (), "The answer is a web page.")) == ("The answer is a web page.",)
    assert words_of(Look([piece(0, final=Path("x"), problem="Damaged.")], ("Why.",))) == ("Why.",)


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"pieces": [{"kind": "virus", "role": "work", "origin": "link"}, {}], "words": [3, "a", None]},
        {"pieces": [{"kind": "image", "role": "work", "origin": "link", "size": -1, "url": 7}], "problem": ["x"]},
    ],
)
def test_what_a_worker_said_is_read_carefully(answer: dict[str, Any]) -> None:
    look = look_of(answer)
    assert look.problem is None
    assert all(to_output(p).size is None for p in look.pieces)


def test_a_crash_between_placing_and_writing_down_saves_nothing_twice(tmp_path: Path) -> None:
    for _ in range(3):  # placed, then the program died before the store knew
        files = [staged(tmp_path, 0, b"one"), staged(tmp_path, 1, b"two")]
        placed = saver(tmp_path).place(REQUEST, files, tmp_path / "work", tmp_path / "kept")
    saved = sorted(path.name for path in files_in(tmp_path / "saved"))
    assert len(saved) == 2
    assert {one.path.name for one in placed.values()} == set(saved)


def test_names_that_are_taken_are_planned_as_they_will_be(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    first = (
        saver(tmp_path).place(REQUEST, [staged(tmp_path, 0, b"mine")], tmp_path / "other", tmp_path / "kept")[0].path
    )
    work = tmp_path / "work"
    second = saver(tmp_path).place(REQUEST, [staged(tmp_path, 0, b"yours")], work, tmp_path / "kept")[0].path
    assert (first.read_bytes(), second.read_bytes()) == (b"mine", b"yours")
    assert json.loads((work / "plan.json").read_text())["0"]["path"] == str(second)
    again = saver(tmp_path).place(REQUEST, [staged(tmp_path, 0, b"yours")], work, tmp_path / "kept")[0].path
    assert again == second
    assert len(files_in(tmp_path / "saved")) == 2


def test_no_work_gets_a_name_under_which_the_recipe_of_another_lies(tmp_path: Path) -> None:
    """It was deleted, or is of another format: who reads the recipe beside a picture takes it for the picture's own."""
    one = saver(tmp_path)
    where = tmp_path / "saved" / names.plan_path(Path(), TEMPLATE, one._facts(REQUEST, 1), "png").parent
    where.mkdir(parents=True)
    stem = names.plan_path(Path(), TEMPLATE, one._facts(REQUEST, 1), "png").stem
    (where / f"{stem}.Comfy.json").write_text("{}")
    placed = one.place(REQUEST, [staged(tmp_path, 0, b"here")], tmp_path / "work", tmp_path / "kept")
    assert placed[0].path.name == f"{stem}-2.png"
    film = replace(REQUEST, id="fedcba012345")
    (tmp_path / "work2").mkdir()
    placed = one.place(film, [staged(tmp_path, 0, b"film", "mp4")], tmp_path / "work2", tmp_path / "kept")
    assert placed[0].path.name == f"{stem}-2.mp4", "there is no recipe of the picture yet"
    saving.companion(where / f"{stem}-2.mp4", ".answer.json").write_text("{}")
    placed = one.place(film, [staged(tmp_path, 1, b"more", "wav")], tmp_path / "work2", tmp_path / "kept")
    assert placed[1].path.name == f"{stem}-3.wav"


def test_a_folder_that_takes_nothing_leaves_a_good_name_in_the_data(tmp_path: Path) -> None:
    (tmp_path / "saved").write_text("in the way")
    for _ in range(2):
        placed = saver(tmp_path).place(
            REQUEST, [staged(tmp_path, 0, b"one", "png")], tmp_path / "work", tmp_path / "kept"
        )[0]
        assert "kept in the data folder" in (placed.problem or "")  # after a crash in between, too
    assert placed.path.parent == tmp_path / "kept"
    assert placed.path.suffix == ".png"
    assert "a_cat" in placed.path.name
    assert len(list(placed.path.parent.iterdir())) == 1


HOSTILE_MODELS = [
    "../../x", "con/aux", "nul.tar/com1", "/etc/passwd", "C:\\x/y", "\\\\srv\\x", "./.", "../..", "a\0b/c", "%2e%2e/%2fx",
    "x" * 300 + "/" + "画" * 200, "", "/", "~/.ssh", "lpt1.x/prn",
]  # fmt: skip


@pytest.mark.parametrize("template", [TEMPLATE, "{provider}/{model}", "{model}", "{id}/{provider}-{index}"])
@pytest.mark.parametrize("model", HOSTILE_MODELS)
def test_whatever_a_model_is_called_its_works_stay_in_the_folder(tmp_path: Path, model: str, template: str) -> None:
    request = replace(REQUEST, model=model)
    room = Saver(lambda: tmp_path / "a" / "saved", lambda: template)
    paths = []
    for number in range(2):
        files = [staged(tmp_path / f"{number}", 0, b"%d" % number)]
        paths.append(room.place(request, files, tmp_path / f"{number}", tmp_path / "kept")[0].path)
    assert [path.read_bytes() for path in paths] == [b"0", b"1"]
    for path in paths:
        parts = path.resolve().relative_to(tmp_path / "a" / "saved").parts
        assert all(part.split(".")[0].lower() not in ("con", "aux", "nul", "prn", "com1", "lpt1") for part in parts)
        assert all(len(part.encode()) <= 255 and not set(part) & set('\\:/\0<>|?*"') for part in parts)
    assert len(files_in(tmp_path / "a")) == 2


def test_companions_are_written_once(tmp_path: Path) -> None:
    raw = tmp_path / "work" / "answer"
    placed = saver(tmp_path).place(REQUEST, [staged(tmp_path, 0, b"one")], tmp_path / "work", tmp_path / "kept")[0]
    raw.write_text('{"url": "https://a.test/x.png?sig=secret"}')
    output = Output(0, "/url", Kind.IMAGE, Role.WORK, Origin.LINK, path=str(placed.path))
    twin = Output(1, "/copy", Kind.IMAGE, Role.WORK, Origin.LINK, path=str(placed.path))
    (tmp_path / "work" / "request").write_text('{"prompt": "a cat"}')
    for _ in range(2):
        wanted = saver(tmp_path).companions(REQUEST, (output, twin), raw, tmp_path / "work", "1.0")
        companions_job(wanted.job)
        saver(tmp_path).put_beside(REQUEST, wanted)
    files = {path.name.partition(".")[2]: path for path in files_in(tmp_path / "saved")}
    assert sorted(files) == ["answer.json", "comfy.json", "png"]
    assert json.loads(files["comfy.json"].read_text())["body"] == {"prompt": "a cat"}
    assert json.loads(files["answer.json"].read_text()) == {"url": "https://a.test/x.png"}
    assert raw.read_text() == '{"url": "https://a.test/x.png?sig=secret"}'


def test_one_row_that_cannot_be_decided_does_not_stop_the_writer(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    decide = desk_module.advance

    def advance(request: Request, observation: seen.Observation) -> Request:
        if request.id == "bad":
            raise RuntimeError("foreseen by nobody")
        return decide(request, observation)

    monkeypatch.setattr(desk_module, "advance", advance)

    async def main() -> None:
        desk = Desk(MemoryStore()).of("acc")  # type: ignore[arg-type]
        for name in ("bad", "good"):
            await desk.add(Request(name, "acc", "kiln/one", name, "00", 2, "", None, 1.0), b"{}")
        bad, good = await asyncio.gather(
            desk.apply("bad", seen.SendStarted(2.0)), desk.apply("good", seen.SendStarted(2.0)), return_exceptions=True
        )
        assert isinstance(bad, Exception)
        assert isinstance(good, Request)
        assert good.sends == 1
        await desk.close()

    travel(main())


@pytest.mark.parametrize("template", [TEMPLATE, "{model}"])
def test_the_files_of_one_request_are_planned_in_one_go(
    template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plan is written whole: one a file would be a million lines for a thousand files."""
    written: list[int] = []
    write = plans.write_plan

    def counted(work: Path, plan: dict[int, Any]) -> None:
        written.append(len(plan))
        write(work, plan)

    monkeypatch.setattr(saving, "write_plan", counted)
    one = Saver(lambda: tmp_path / "saved", lambda: template)
    files = [staged(tmp_path, index, str(index).encode()) for index in range(40)]
    placed = one.place(REQUEST, files, tmp_path / "work", tmp_path / "kept")
    assert written == [40]
    assert [placed[index].path.read_bytes() for index in range(40)] == [str(index).encode() for index in range(40)]
    assert {i: planned.path for i, planned in plans.read_plan(tmp_path / "work").items()} == {
        index: one.path for index, one in placed.items()
    }


def test_files_that_the_folder_refuses_are_planned_in_one_go_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, writes = names.place, []

    def half_full(staged: Path, target: Path, *more: Any, **options: Any) -> Path:
        if "saved" in target.parts and int(staged.stem) % 2:
            raise OSError(errno.ENOSPC, "No space left")
        return place(staged, target, *more, **options)

    monkeypatch.setattr(names, "place", half_full)
    monkeypatch.setattr(saving, "write_plan", lambda work, plan: writes.append(work) or plans.write_plan(work, plan))
    files = [staged(tmp_path, index, str(index).encode()) for index in range(10)]
    placed = saver(tmp_path).place(REQUEST, files, tmp_path / "work", tmp_path / "kept")
    assert [placed[index].path.is_relative_to(tmp_path / "kept") for index in range(10)] == [False, True] * 5
    assert len(writes) == 2


def test_a_place_that_was_planned_for_other_bytes_is_not_taken_for_this_file(tmp_path: Path) -> None:
    one = saver(tmp_path)
    first = one.place(REQUEST, [staged(tmp_path, 0, b"one")], tmp_path / "work", tmp_path / "kept")[0].path
    other = one.place(REQUEST, [staged(tmp_path, 0, b"two")], tmp_path / "work", tmp_path / "kept")[0].path
    assert (first.read_bytes(), other.read_bytes()) == (b"one", b"two")


def test_a_crash_in_the_middle_of_many_files_saves_each_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Died(BaseException):
        pass

    place = names.place

    def dies(staged: Path, *more: Any, **options: Any) -> Path:
        if staged.stem == "3":
            raise Died
        return place(staged, *more, **options)

    def files() -> list[Staged]:
        return [staged(tmp_path, index, str(index).encode()) for index in range(6)]

    with monkeypatch.context() as patch:
        patch.setattr(names, "place", dies)
        with pytest.raises(Died):
            saver(tmp_path).place(REQUEST, files(), tmp_path / "work", tmp_path / "kept")
    assert len(files_in(tmp_path / "saved")) == 3
    placed = saver(tmp_path).place(REQUEST, files(), tmp_path / "work", tmp_path / "kept")
    assert sorted(files_in(tmp_path / "saved")) == sorted(one.path for one in placed.values())
    assert [path.stem[-2:] for path in sorted(one.path for one in placed.values())] == [f"-{n}" for n in range(1, 7)]


def test_words_of_others_turn_no_line_that_they_stand_in() -> None:
    """Joiners stay: they make one sign of several."""
    cat = "caf\u00e9 \U0001f469\u200d\U0001f680\n"
    turned = f"{cat}\u202e\u2067\x9b\x1b[2J\x00"
    piece = {"kind": "image", "role": "work", "origin": "link", "pointer": "/0", "problem": turned, "text": turned}
    look = look_of({"pieces": [piece], "words": [turned, "\u202e", 7], "problem": turned})
    said = f"{cat}[2J"
    assert (look.words, look.problem, look.pieces[0].problem) == ((said,), said, said)
    assert look.pieces[0].text == turned  # the work itself, in a place of its own


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        (2.5, 2.5),
        (7, 7.0),
        (0, 0.0),
        (1e300, None),
        (10**400, None),
        (float("inf"), None),
        (float("nan"), None),
        ("9", None),
    ],
)
def test_a_length_that_nothing_has_is_none(said: Any, taken: float | None, tmp_path: Path) -> None:
    sound = Piece(0, "/0", Kind.AUDIO, Role.WORK, Origin.LINK)
    sound.take_measures({"duration": said}, tmp_path)
    assert sound.duration == taken
