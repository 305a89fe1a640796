from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "spieltisch"
DECISIONS = ROOT / "docs" / "decisions"
DOCUMENTS = [
    path.relative_to(ROOT) for pattern in ("*.md", ".github/**/*.md", "docs/**/*.md") for path in ROOT.glob(pattern)
]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)


def test_the_bot_in_ten_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = blocks("python")
    assert len([line for line in snippet.splitlines() if line.strip()]) <= 10
    exec(compile(snippet, "README.md", "exec"), {})
    share = re.fullmatch(r"(\d+)% of 100 games won\n", capsys.readouterr().out)
    assert share is not None
    assert int(share[1]) > 50


def test_every_command_named_in_the_readme_exists() -> None:
    from spieltisch.cli import program
    from spieltisch.cli.voice import Voice

    named = set(re.findall(r"^spieltisch (\w+)", "\n".join(blocks("sh")), re.MULTILINE))
    assert named
    assert named <= program(Voice("en")).commands.keys()


def test_every_make_command_named_in_the_readme_exists() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    offered = set(re.findall(r"^  make (\w+)", listed, re.MULTILINE))
    assert {"play", "test", "bench", "setup", "compile", "help"} <= offered
    assert set(re.findall(r"`make (\w+)", (ROOT / "README.md").read_text())) <= offered


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_links_lead_somewhere(document: Path) -> None:
    path = ROOT / document
    targets = re.findall(r"\]\(([^)#]+)\)", path.read_text())
    assert [target for target in targets if "://" not in target and not (path.parent / target).exists()] == []


def test_the_architecture_names_every_part_of_the_house() -> None:
    drawn = set(re.findall(r"^  ([a-z_]+)(?:\.py|/) ", architecture(), re.MULTILINE))
    there = {path.stem for path in PACKAGE.glob("[a-z]*.py")} | {
        path.parent.name for path in PACKAGE.glob("*/__init__.py")
    }
    assert drawn == there


def test_every_file_on_the_way_of_a_move_exists() -> None:
    named = re.findall(r"\b(?:server|table|bots|record)/\w+\.py\b", architecture())
    assert len(named) > 10
    assert [name for name in named if not (PACKAGE / name).is_file()] == []


def test_every_word_has_one_meaning() -> None:
    words = [word for row in re.findall(r"^\| ([a-z, ]+) \|", architecture(), re.MULTILINE) for word in row.split(", ")]
    assert len(words) > 50
    assert sorted(set(words)) == sorted(words)


def test_every_decision_is_numbered_and_listed() -> None:
    notes = sorted(path.name for path in DECISIONS.glob("[0-9]*.md"))
    assert [int(name[:4]) for name in notes] == list(range(1, len(notes) + 1))
    assert re.findall(r"\]\((\d{4}-[a-z-]+\.md)\)", (DECISIONS / "README.md").read_text()) == notes


@pytest.mark.parametrize("note", sorted(DECISIONS.glob("[0-9]*.md")), ids=lambda path: path.name)
def test_every_decision_gives_its_reason(note: Path) -> None:
    parts = re.findall(r"^\*\*(\w+)\.\*\* ", note.read_text(), re.MULTILINE)
    assert parts == ["Context", "Decision", "Consequences"]


def architecture() -> str:
    return (ROOT / "docs" / "architecture.md").read_text()
