"""The command line as a person meets it: what it prints, in which language, and how it ends."""

from __future__ import annotations

import dataclasses
import io
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest
import segno

from spieltisch import games
from spieltisch.arena.contest import Contest, Outcome, play_game
from spieltisch.cli import main, serve
from spieltisch.cli.voice import Voice, language
from spieltisch.game import QuickChance
from spieltisch.record import Bot, Drawn, Person, Turn, dump, replay, write
from spieltisch.server import pages

SEATS = (Person("Anna\x1b[31m"), Bot("Klara", "meister"))
DAY = date(2026, 3, 14)
THERE_ARE = f"There are: {' and '.join(', '.join(games.games()).rsplit(', ', 1))}."
Ended = tuple[int, str, str]
Run = Callable[..., Ended]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run_command(*arguments: str) -> Ended:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        captured = capsys.readouterr()
        return int(ended.value.code or 0), captured.out, captured.err

    return run_command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_bytes(dump(write("nummerus", {"start": "1"}, SEATS, Drawn(), [], DAY, QuickChance(1))))
    return path


def test_help_is_there_without_a_command(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    for name in ("serve", "simulate", "show", "verify", "board", "bench", "openapi"):
        assert name in out


@pytest.mark.parametrize("name", ["serve", "simulate", "show", "verify", "board", "bench", "openapi"])
def test_every_command_explains_itself_in_both_languages(run: Run, name: str) -> None:
    code, german, _ = run("--lang", "de", name, "--help")
    assert (code, german.startswith(f"Aufruf: spieltisch {name}")) == (0, True)
    code, english, _ = run("--lang", "en", name, "--help")
    assert (code, english.startswith(f"Usage: spieltisch {name}")) == (0, True)
    assert "cli." not in german + english


def test_the_version(run: Run) -> None:
    assert run("--version")[1].startswith("spieltisch 0.")


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (["--lang", "de"], {"LANG": "en_GB.UTF-8"}, "de"),
        (["--lang=en"], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LC_ALL": "de_DE", "LANG": "en_GB"}, "de"),
        ([], {"LANG": "fr_FR"}, "en"),
        (["--lang"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_the_readers(arguments: list[str], environment: dict[str, str], expected: str) -> None:
    assert language(arguments, environment) == expected


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dance", "There is no command “dance”. There are: bench, board, openapi, serve, show, simulate and verify."),
        ("serve --fast", "`spieltisch serve` does not know “--fast”; `spieltisch serve --help` shows what there is."),
        ("serve --port", "After “--port” a value is missing"),
        ("serve --port many", "--port needs a whole number from 1 to 65535, not “many”."),
        ("serve --port 99999", "--port needs a whole number from 1 to 65535, not “99999”."),
        ("serve --host nowhere.invalid", "There is no room at nowhere.invalid"),
        ("--lang fr serve", "--lang can be de/en, not “fr”."),
        ("simulate", "Something is missing: GAME."),
        ("simulate nummerus", "Something is missing:"),
        ("simulate chess --bots zufall,zufall", f"There is no game “chess” here. {THERE_ARE}"),
        ("simulate nummerus --bots zufall,deep", "There is no level “deep”. There are: zufall, neuling, geselle, "),
        ("simulate nummerus --bots zufall,", "There is no level “”."),
        ("simulate nummerus --bots zufall,zufall,zufall,zufall,zufall", "The game is not made for 5 seats: 1 to 4"),
        ("simulate nummerus --bots zufall --games 0", "--games needs a whole number from 1"),
        ("simulate nummerus --bots zufall --seed -1", "--seed needs a whole number from 0"),
        (f"simulate nummerus --bots zufall --seed {'9' * 5000}", "--seed needs a whole number from 0"),
        ("simulate nummerus --bots zufall --seconds 0", "--seconds needs a number from 0.001 to 3600, not “0”."),
        ("simulate nummerus --bots zufall --seconds nan", "--seconds needs a number from 0.001 to 3600, not “nan”."),
        ("simulate nummerus --bots zufall --seconds soon", "--seconds needs a number from 0.001 to 3600, not “soon”."),
        ("simulate nummerus --bots zufall --processes 0", "--processes needs a whole number from 1"),
        ("simulate nummerus --bots zufall --option swap", "An option is written KEY=VALUE, not “swap”."),
        ("simulate nummerus --bots zufall --option speed=1", "This game has no option “speed”. There are: scoring,"),
        (
            "simulate nummerus --bots zufall,zufall --option swap=maybe",
            "The option swap is true or false, not “maybe”.",
        ),
        ("simulate nummerus --bots zufall,zufall --option rounds=x", "The option rounds is a whole number, not “x”."),
        ("simulate nummerus --bots zufall,zufall --option scoring=x", "“x” does not work for the option “scoring”"),
        ("show /nowhere/game.txt", "The file /nowhere/game.txt cannot be read."),
        ("show a b", "`spieltisch show` does not understand this"),
        ("verify", "Something is missing: RECORD."),
        ("bench everything", "There is no benchmark “everything”. There are: "),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(run: Run, arguments: str, sentence: str) -> None:
    code, out, err = run(*arguments.split(" "))
    assert code == 2
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_options_that_do_not_go_together_are_refused_in_words(run: Run) -> None:
    code, _, err = run("--lang", "de", "simulate", "nummerus", "--bots", "zufall,zufall", "--option", "rounds=5")
    assert code == 2
    assert "refusal." not in err
    assert err.count("\n") == 1


def test_a_simulation_as_json(run: Run) -> None:
    code, out, _ = run("simulate", "nummerus", "--bots", "zufall,zufall", "--games", "4", "--seed", "1", "--json")
    result = json.loads(out)
    assert code == 0
    assert result["games"] == 4
    assert sum(wins["wins"] for wins in result["wins"]) == pytest.approx(4)
    assert all(wins["interval"][0] <= wins["share"] <= wins["interval"][1] for wins in result["wins"])
    assert result["mean_turns"] > 10
    assert result["means"]["length"] > 2
    assert result["games_per_s"] > 0


def test_a_simulation_as_a_table_with_intervals(run: Run) -> None:
    arguments = "simulate nummerus --bots zufall,zufall --games 2 --option scoring=tournament --option rounds=1"
    code, out, _ = run("--lang", "de", *arguments.split(" "))
    assert code == 0
    for word in ("zufall", "Siege", "95 %", "Platz 2", "Punkte an der Spitze im Mittel: ", "Züge im Mittel"):
        assert word in out


def test_a_simulation_as_a_page(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "zong.html"
    simulation = "--lang de simulate zong --bots zufall,zufall,zufall --games 3 --processes 1 --page"
    code, out, _ = run(*simulation.split(" "), str(path))
    assert code == 0
    assert "Züge in einem Spiel" in out
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    code, _, err = run(*simulation.split(" "), str(tmp_path))
    assert code == 2
    assert err == f"In die Datei {tmp_path} kann ich nicht schreiben.\n"


def test_a_contest_at_equal_time(run: Run) -> None:
    arguments = "simulate nummerus --bots meister,uct --games 2 --seconds 0.001 --processes 1 --json"
    code, out, _ = run(*arguments.split(" "))
    result = json.loads(out)
    assert code == 0
    assert [wins["bot"] for wins in result["wins"]] == ["meister", "uct"]
    assert result["seconds_a_move"] == 0.001


def test_ctrl_c_shows_what_is_known_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_in_the_third_game(contest: Contest, number: int) -> Outcome:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(contest, number)

    monkeypatch.setattr("spieltisch.arena.parallel.play_game", stopped_in_the_third_game)
    code, out, err = run(*"--lang de simulate nummerus --bots zufall,zufall --games 9 --processes 1".split(" "))
    assert code == 130
    assert "2 Spiele" in out
    assert err.strip() == "Abgebrochen."


def test_a_record_is_shown_and_verified(run: Run, record: Path) -> None:
    code, shown, _ = run("--lang", "de", "show", str(record))
    assert code == 0
    assert "Nummerus Zahlus" in shown
    assert "Klara (Meister)" in shown
    assert "\x1b" not in shown
    assert "Hier wurde nicht zu Ende gespielt." in shown
    assert "Fassung" not in shown
    code, verified, _ = run("verify", str(record))
    assert code == 0
    assert "it cannot be proved" in verified


def test_a_record_of_earlier_rules_names_its_edition(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = games.folder("nummerus")
    monkeypatch.setitem(vars(offered), "facts", msgspec.structs.replace(offered.facts, edition=3))
    _, english, _ = run("--lang", "en", "show", str(record))
    assert "  Played by edition 1 of the rules; the newest is edition 3.\n" in english
    _, german, _ = run("--lang", "de", "show", str(record))
    assert "  Gespielt nach Fassung 1 der Regeln; die neueste ist Fassung 3.\n" in german


def test_moves_stand_in_a_column_however_long_their_notation(run: Run, tmp_path: Path) -> None:
    parse = games.game("sechserreihe").parse
    moves = [(0, parse("+c3 +d4")), (1, parse("c3-c5 +c1")), (0, parse("d4-a4 +f4"))]
    path = tmp_path / "game.txt"
    path.write_bytes(dump(write("sechserreihe", {"start": "1"}, SEATS, Drawn(), moves, DAY, QuickChance(1))))
    code, shown, _ = run("--lang", "de", "show", str(path))
    told = [line for line in shown.splitlines() if line.startswith("   ")]
    assert code == 0
    assert [line[:17] for line in told] == ["   1  +c3 +d4    ", "   2  c3-c5 +c1  ", "   3  d4-a4 +f4  "]
    assert [line[17:18].strip() for line in told] == ["A", "K", "A"]
    assert run("verify", str(path))[0] == 0


def test_a_move_against_the_rules_is_explained(run: Run, tmp_path: Path) -> None:
    game = write("nummerus", {"start": "1"}, SEATS, Drawn(), [], DAY, QuickChance(1))
    legal = next(iter(replay(game))).state.legal(0)
    out_of_reach = next(chip for chip in range(1, 49) if chip - 1 not in legal)
    path = tmp_path / "forged.txt"
    path.write_bytes(dump(dataclasses.replace(game, turns=(Turn(0, str(out_of_reach)),))))
    code, _, err = run("--lang", "de", "verify", str(path))
    assert code == 1
    assert f"Der Zug {out_of_reach} von Platz 1 ist nicht erlaubt. Zur {out_of_reach} kommt der Stern nicht" in err


def test_a_record_of_an_unknown_game_is_refused(run: Run, tmp_path: Path) -> None:
    game = write("nummerus", {}, SEATS, Drawn(), [], DAY, QuickChance(1))
    path = tmp_path / "chess.txt"
    path.write_bytes(dump(dataclasses.replace(game, game="chess")))
    for command in ("show", "verify"):
        code, _, err = run(command, str(path))
        assert (code, err) == (1, f"Line 2: There is no game “chess” here. {THERE_ARE}\n")


def test_a_record_cannot_write_to_the_terminal(run: Run, tmp_path: Path) -> None:
    game = write("nummerus", {}, SEATS, Drawn(), [], DAY, QuickChance(1))
    path = tmp_path / "loud.txt"
    path.write_bytes(dump(dataclasses.replace(game, options={**game.options, "scoring": "\x1b[31mloud"})))
    for command in ("show", "verify"):
        code, _, err = run(command, str(path))
        assert code == 1
        assert "\\u001b[31mloud" in err
        assert "\x1b" not in err


def test_a_broken_record_is_named_by_its_line(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"meister", b"neuling"))
    for command in ("show", "verify"):
        code, _, err = run("--lang", "de", command, str(record))
        assert code == 1
        assert err.startswith("Zeile 10: Hier wurde etwas verändert")


def test_the_server_describes_itself(run: Run) -> None:
    code, out, _ = run("openapi")
    assert code == 0
    assert json.loads(out)["openapi"].startswith("3.")


def test_the_house_is_told_where_to_go(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    address = "http://192.168.1.5:8080/"
    monkeypatch.setattr("spieltisch.game.COMPILED", False)
    serve.greet(Voice("de"), "http://localhost:8080/", address)
    printed = capsys.readouterr().out
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True, border=2)
    assert "http://localhost:8080/" in printed
    assert address in printed
    assert drawn.getvalue() in printed
    assert "Die Regeln laufen unübersetzt" in printed


def test_a_house_without_the_client_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sentence = "The client has not been built yet"
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    serve.greet(Voice("en"), "http://localhost:8080/", None)
    assert sentence in capsys.readouterr().out
    (tmp_path / "index.html").touch()
    serve.greet(Voice("en"), "http://localhost:8080/", None)
    assert sentence not in capsys.readouterr().out


def test_a_table_for_this_computer_alone_shows_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    serve.greet(Voice("en"), "http://localhost:8080/", None)
    assert "▀" not in capsys.readouterr().out


def test_a_browser_opens_only_where_somebody_sees_it() -> None:
    assert serve.has_display({"DISPLAY": ":0"}, "linux")
    assert serve.has_display({}, "darwin")
    assert not serve.has_display({}, "linux")
    assert not serve.has_display({"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4"}, "linux")
    assert not serve.has_display({"DISPLAY": ":0", "CI": "true"}, "linux")


def test_games_are_kept_where_the_system_keeps_such_things() -> None:
    assert serve.data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/spieltisch")
    assert serve.data_folder({}).parts[-3:] == (".local", "share", "spieltisch")
