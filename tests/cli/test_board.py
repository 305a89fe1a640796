"""Checking a board of one's own on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli import main

GAMES = Path(spieltisch.__file__).parent / "games"
CLASSIC = GAMES / "zong" / "data" / "boards" / "classic.toml"
KLONG = GAMES / "klong" / "data"
Ended = tuple[int, str, str]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ended:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    captured = capsys.readouterr()
    return int(ended.value.code or 0), captured.out, captured.err


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Alles stimmt: Damit lässt sich ZONG! spielen.\n"),
        ("en", "All is well: ZONG! can be played with this.\n"),
    ],
)
def test_a_board_one_can_play_on(capsys: pytest.CaptureFixture[str], lang: str, sentence: str) -> None:
    assert run(capsys, "--lang", lang, "board", "zong", str(CLASSIC)) == (0, sentence, "")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("de", "Es fehlt: surface.friction.\nmass.piece muss eine Zahl über 0 sein, höchstens 1000000.\n"),
        ("en", "Missing: surface.friction.\nmass.piece must be a number above 0, at most 1000000.\n"),
    ],
)
def test_what_is_wrong_with_a_board_one_sentence_each(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, sentences: str
) -> None:
    text = CLASSIC.read_text(encoding="utf-8")
    board = tmp_path / "mine.toml"
    board.write_text(text.replace("friction = ", "# ", 1).replace("piece = 1.5", "piece = 0", 1), encoding="utf-8")
    code, out, err = run(capsys, "--lang", lang, "board", "zong", str(board))
    assert (code, out) == (1, "")
    assert sorted(err.splitlines()) == sorted(sentences.splitlines())


def test_a_layout_of_zapp_zerapp(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    layout = GAMES / "zappzerapp" / "data" / "layout.toml"
    fine = "All is well: Zapp Zerapp can be played with this.\n"
    assert run(capsys, "--lang", "en", "board", "zappzerapp", str(layout)) == (0, fine, "")
    mine = tmp_path / "mine.toml"
    mine.write_text(layout.read_text(encoding="utf-8").replace("2 = [0, 2]", "2 = [0, 1]"), encoding="utf-8")
    wrong = "Zu zweit sitzt man sich gegenüber, nicht an den Seiten 0 und 1.\n"
    assert run(capsys, "--lang", "de", "board", "zappzerapp", str(mine)) == (1, "", wrong)


@pytest.mark.parametrize("file", ["boards/a.toml", "boards/b.toml", "cards.toml", "pieces.toml"])
def test_boards_cards_and_pieces_of_klong(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert run(capsys, "--lang", "en", "board", "klong", str(KLONG / file)) == (
        0,
        "All is well: Klong! can be played with this.\n",
        "",
    )


def test_what_is_wrong_with_a_card_of_klong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    text = (KLONG / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(text.replace("defeat = { gold = 5 }", "defeat = { silver = 5 }"), encoding="utf-8")
    code, _, err = run(capsys, "--lang", "de", "board", "klong", str(cards))
    assert (code, err) == (1, "Diese Wirkung gibt es nicht: ogre.defeat.silver.\n")


def test_a_name_in_the_file_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text('"\\u001b[31m" = 1\n', encoding="utf-8")
    code, _, err = run(capsys, "--lang", "en", "board", "zong", str(board))
    assert code == 1
    assert "\x1b" not in err


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    picture.write_bytes(b"\x89PNG\xff")
    code, _, err = run(capsys, "--lang", "en", "board", "zong", str(picture))
    assert (code, err) == (1, f"The file {picture} is no readable text (UTF-8).\n")


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "--lang", "en", "board", "zong", str(tmp_path / "none.toml"))
    assert code == 2
    assert "none.toml" in err


def test_a_game_with_one_board_only_and_no_game_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "--lang", "en", "board", "nummerus", str(CLASSIC))
    assert (code, err) == (2, "Nummerus Zahlus has only its one board.\n")
    code, _, err = run(capsys, "--lang", "en", "board", "schach", str(CLASSIC))
    assert (code, "schach" in err) == (2, True)
