from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md", "docs/listening.md"]


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


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    path = ROOT / document
    targets = re.findall(r"\]\(([^)#]+)\)", path.read_text())
    assert [target for target in targets if "://" not in target and not (path.parent / target).exists()] == []


def test_the_architecture_names_every_part_of_the_house() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    drawn = set(re.findall(r"^  ([a-z]+)(?:\.py|/) ", page, re.MULTILINE))
    package = ROOT / "src" / "spieltisch"
    there = {path.stem for path in package.glob("[a-z]*.py")} | {
        path.parent.name for path in package.glob("*/__init__.py")
    }
    assert drawn == there
