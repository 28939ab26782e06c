"""File names that every system takes, inside the folder, over nothing."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
import threading
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.media import names
from comfy_desk.media.names import claim, clusters, cut, cut_bytes, place, plan_path, safe_part

FACTS = {"date": "2026-01-02", "model": "bfl/flux-2-pro", "prompt": "A red fox, at night", "seed": 7, "index": 1}


def test_the_template_is_filled() -> None:
    path = plan_path(Path("/pics"), names.TEMPLATE, FACTS, "PNG")
    assert path == Path("/pics/2026-01-02/bfl_flux-2-pro-A_red_fox,_at_night-7-1.png")


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ({"seed": None}, "bfl_flux-2-pro-A_red_fox,_at_night-1.png"),
        ({"prompt": "", "seed": ""}, "bfl_flux-2-pro-1.png"),
        ({"model": None}, "A_red_fox,_at_night-7-1.png"),
        ({"model": None, "prompt": None, "seed": None, "index": None}, "untitled.png"),
    ],
)
def test_what_is_missing_leaves_no_gap(facts: dict[str, Any], name: str) -> None:
    assert plan_path(Path("/p"), names.TEMPLATE, FACTS | facts, "png").name == name


@pytest.mark.parametrize(
    "text",
    [
        "CON",
        "nul.tar",
        "com1 .png",
        "aux",
        "COM¹",
        "com².txt",
        "CONIN$",
        "conout$.log",
        "lpt9",
        "~",
        "~root",
        "%TEMP%",
        "\u200d",
        "\u0301\u0301",
        "file.txt:stream",
        "a.",
        "a ",
        ".hidden",
        "-rf",
        "..",
        ".",
        "",
        " ",
        "../../x",
        "C:\\x",
        "\\\\srv\\x",
        "/etc/x",
        "a\0b",
        "a\nb",
        "\u202egpj.exe",
        "a:b",
        "%2e%2e%2fx",
        "\ud800",
        "x" * 5000,
        "🦊" * 100,
        "画" * 200,
    ],
)
@pytest.mark.parametrize("field", ["prompt", "model", "seed"])
def test_hostile_facts_stay_inside_and_are_safe(text: str, field: str) -> None:
    for template in (names.TEMPLATE, "{prompt}", "{model}/{prompt}/{seed}"):
        _is_safe(plan_path(Path("/pics"), template, FACTS | {field: text}, "png"), Path("/pics"))


@pytest.mark.parametrize(
    "template",
    [
        "",
        "/",
        "../{prompt}",
        "{unknown}",
        "/etc/{prompt}",
        "..\\..\\{prompt}",
        "C:/{prompt}",
        "{prompt",
        "a//b",
        "~/{prompt}",
    ],
)
def test_hostile_templates_stay_inside(template: str) -> None:
    _is_safe(plan_path(Path("/pics"), template, FACTS, "png"), Path("/pics"))


@given(
    st.text(max_size=300),
    st.text(max_size=60),
    st.sampled_from(["{date}/{model}-{prompt}-{seed}-{index}", "{prompt}", "{prompt}/{model}"]),
)
def test_any_text_makes_a_safe_name(prompt: str, model: str, template: str) -> None:
    path = plan_path(Path("/pics"), template, FACTS | {"prompt": prompt, "model": model}, "png")
    _is_safe(path, Path("/pics"))


def _is_safe(path: Path, folder: Path) -> None:
    relative = path.relative_to(folder)
    assert relative.parts
    for part in relative.parts:
        assert part not in {".", "..", ""}
        assert len(part.encode()) <= 255
        assert part == unicodedata.normalize("NFC", part)
        assert not set(part) & set('<>:"/\\|?*')
        assert all(unicodedata.category(c) not in {"Cc", "Cs"} and c != "\u202e" for c in part)
        assert not part.endswith((".", " "))
        stem = part.split(".")[0].strip().upper()
        assert stem not in {"CON", "PRN", "AUX", "NUL"}
        assert not (stem[:3] in {"COM", "LPT"} and stem[3:] in set("123456789¹²³"))
        assert stem not in {"CONIN$", "CONOUT$"}
        assert part[0] not in ".-~%"
        assert len(unicodedata.normalize("NFD", part).encode("utf-16-le")) // 2 <= 255
        assert any(unicodedata.category(c)[0] not in "MC" for c in part)
    assert len(str(path).encode("utf-16-le")) // 2 <= 240


_FACTS = st.dictionaries(
    st.sampled_from(["date", "model", "provider", "prompt", "seed", "index", "id"]),
    st.none() | st.text(max_size=400) | st.sampled_from(["CON", "..", "a/b\\c", "👨‍👩‍👧" * 40, "ΐ" * 200, "각" * 150]),
)
_PIECE = st.sampled_from(["{" + name + "}" for name in names.FIELDS] + ["-", "_", "/", " ", ".", "画", "x" * 90, ":"])


@given(st.lists(_PIECE, max_size=14), _FACTS, st.sampled_from(["png", "", "tar.gz", "WebP", "../x"]), st.data())
def test_any_template_with_any_facts_writes_over_nothing(
    pieces: list[str], facts: dict[str, Any], extension: str, data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        path = plan_path(folder, "".join(pieces), facts, extension)
        _is_safe(path, folder)
        assert len(path.stem.encode()) + len(".answer.json") + 6 <= 255
        before = []
        for number in range(data.draw(st.integers(0, 3))):  # what lies there bears the name in some other form
            form = data.draw(st.sampled_from([str.upper, str.lower, lambda n: unicodedata.normalize("NFD", n)]))
            end = f"-{number + 1}{path.suffix}" if number else path.suffix
            other = path.parent / form(path.stem + end)
            if len(other.name.encode()) <= 255:
                other.parent.mkdir(parents=True, exist_ok=True)
                other.write_bytes(b"theirs")
                before.append(other)
        staged = folder / "staged.part"
        staged.write_bytes(b"ours")
        placed = place(staged, path)
        assert placed.read_bytes() == b"ours"
        assert placed.parent == path.parent
        assert all(other.read_bytes() == b"theirs" for other in before)
        assert not {names.fold(other.name) for other in before} & {names.fold(placed.name)}


@pytest.mark.parametrize(
    ("template", "part"),
    [
        ("{foo}-{index}", "{foo} is not known"),
        ("{prompt", "brace"),
        ("prompt}", "brace"),
        ("{}", "brace"),
        ("{{prompt}}", "brace"),
        ("", "empty"),
        ("  ", "empty"),
        ("/abs/{prompt}", "folder of its own"),
        ("C:/{prompt}", "folder of its own"),
        ("\\\\srv\\{prompt}", "folder of its own"),
        ("~/{prompt}", "folder of its own"),
        ("../{prompt}", "dots"),
        ("a/../{prompt}", "dots"),
        ("a//{prompt}", "empty"),
        ("{prompt}/", "empty"),
        ("a/b/c/d/e/f/g/h/{prompt}", "folders"),
    ],
)
def test_a_template_that_cannot_be_used_is_told_in_a_sentence(template: str, part: str) -> None:
    seen = names.preview(template)
    assert part in seen.problem
    assert seen.problem.endswith(".")
    assert seen.paths == ()


def test_a_preview_shows_a_long_prompt_and_a_missing_seed() -> None:
    first, second = names.preview(names.TEMPLATE, "png").paths
    assert first == "2026-05-04/flux-2-pro-A_red_fox_at_night,_in_the_rain-7-1.png"
    assert second.startswith("2026-05-04/flux-2-pro-An_old_harbour")
    assert second.endswith("-2.png")
    assert names.preview("same").paths == ("same.png", "same-2.png"), "as the files would really be called"
    assert names.preview("{seed}/{prompt}").paths[1].startswith("An_old"), "a folder without a name is left out"


def test_a_deep_folder_leaves_a_short_name() -> None:
    folder = Path("/" + "x" * 100 + "/" + "y" * 100)
    path = plan_path(folder, names.TEMPLATE, FACTS | {"prompt": "w " * 300}, "png")
    assert len(str(path)) <= 240
    longer = plan_path(folder / ("z" * 38), names.TEMPLATE, FACTS, "png")
    assert longer.is_relative_to(folder)
    assert len(longer.name) >= 5


def test_cuts_fall_between_what_reads_as_one_character() -> None:
    family, flag, accented, hand = "👨‍👩‍👧", "🇩🇪", "e\u0301\u0323", "👍🏽"
    assert list(clusters(family + flag + flag + accented + hand)) == [family, flag, flag, accented, hand]
    assert cut(family * 10, 12) == family * 2
    assert cut_bytes("画" * 100, 256) == "画" * 85
    assert cut("many_words_in_a_row_here", 12) == "many_words"
    assert len(safe_part("é" * 500).encode()) <= 255


def test_claims_never_meet_an_existing_file(tmp_path: Path) -> None:
    assert [claim(tmp_path / "a.png").name for _ in range(3)] == ["a.png", "a-2.png", "a-3.png"]
    assert claim(tmp_path / "A.PNG").name == "A-4.PNG"
    (tmp_path / unicodedata.normalize("NFD", "é.png")).touch()
    assert claim(tmp_path / "É.png").name == "É-2.png"
    (tmp_path / "b.png").mkdir()
    assert claim(tmp_path / "b.png").name == "b-2.png"
    (tmp_path / "c.png").symlink_to(tmp_path / "nowhere")
    assert claim(tmp_path / "c.png").name == "c-2.png"


def test_long_names_keep_room_for_their_number(tmp_path: Path) -> None:
    long = "x" * 251 + ".png"
    assert [len(claim(tmp_path / long).name) for _ in range(11)] == [255] * 11


def test_claims_at_the_same_time_are_all_different(tmp_path: Path) -> None:
    got: list[Path] = []
    threads = [threading.Thread(target=lambda: got.append(claim(tmp_path / "new" / "x.png"))) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(got)) == 12


_PROGRAM = """
import sys
from pathlib import Path
from comfy_desk.media.names import place
folder, who = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(25):
    staged = folder / f"{who}-{number}.part"
    staged.write_text(f"{who} {number}")
    place(staged, folder / "saved" / "same.png")
"""


def test_two_programs_that_save_the_same_name_write_over_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _PROGRAM, str(tmp_path)]
    pipe = subprocess.PIPE
    programs = [subprocess.Popen([*command, who], stdin=pipe, stdout=pipe, text=True) for who in ("one", "two")]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    for program in programs:
        program.communicate(timeout=30)
        assert program.returncode == 0
    contents = sorted(path.read_text() for path in (tmp_path / "saved").iterdir())
    assert contents == sorted(f"{who} {number}" for who in ("one", "two") for number in range(25))


def test_placing_moves_whole_files_and_overwrites_none(tmp_path: Path) -> None:
    target = tmp_path / "pics" / "a.png"
    for number in range(3):
        staged = tmp_path / f"{number}.part"
        staged.write_bytes(b"%d" % number)
        placed = place(staged, target)
        assert placed.read_bytes() == b"%d" % number
        assert not staged.exists()
    assert sorted(p.name for p in (tmp_path / "pics").iterdir()) == ["a-2.png", "a-3.png", "a.png"]


@pytest.mark.parametrize("links_work_at_home", [True, False])
def test_placing_works_where_links_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links_work_at_home: bool
) -> None:
    staged, target = tmp_path / "0.part", tmp_path / "pics" / "a.png"
    real = os.link

    def link(source: Any, new: Any) -> None:
        if links_work_at_home and Path(source).parent == target.parent:
            return real(source, new)
        raise OSError(errno.EXDEV, "other file system")

    monkeypatch.setattr(os, "link", link)
    target.parent.mkdir()
    target.write_bytes(b"old")
    staged.write_bytes(b"new")
    assert place(staged, target).name == "a-2.png"
    assert target.read_bytes() == b"old"
    assert (tmp_path / "pics" / "a-2.png").read_bytes() == b"new"
    assert sorted(p.name for p in target.parent.iterdir()) == ["a-2.png", "a.png"]
    assert not staged.exists()


def test_a_full_disk_leaves_the_staged_file_and_no_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    staged, target = tmp_path / "0.part", tmp_path / "pics" / "a.png"
    staged.write_bytes(b"new")

    def full(*_arguments: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "link", full)
    monkeypatch.setattr(names.shutil, "copyfileobj", full)
    with pytest.raises(OSError, match="No space"):
        place(staged, target)
    assert staged.exists()
    assert list(target.parent.iterdir()) == []
