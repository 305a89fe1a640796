"""The floor plan: the same thing has the same name and the same place in every game's folder.

The plan is the data below. A departure is named with the place where the thing belongs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]

PLACES = {
    "__init__.py": "what the folder offers, as one GameFolder",
    "game.toml": "facts: seats, options, luck, clocks",
    "texts/de.toml": "what server and client both say, in German,",
    "texts/en.toml": "what server and client both say, in English,",
    "texts/shelf.de.toml": "what the shelf says of a running game, in German,",
    "texts/shelf.en.toml": "what the shelf says of a running game, in English,",
    "texts/table.de.toml": "what only the client says at the table, in German,",
    "texts/table.en.toml": "what only the client says at the table, in English,",
    "texts/rules.de.toml": "the rules in our own words, in German,",
    "texts/rules.en.toml": "the rules in our own words, in English,",
    "view.py": "what a seat sees, as types,",
    "events.py": "what can happen, as types,",
    "constants.py": "numbers and names of the rules that the client needs",
    "rules/__init__.py": "what the rules are made of, as a docstring,",
    "rules/state.py": "the State and the Game that the rest of the world knows",
    "rules/position.py": "all that is true at this moment",
    "rules/setup.py": "the first position",
    "rules/legal.py": "what may be done now and the rule that forbids the rest",
    "rules/play.py": "what a move does",
    "rules/notation.py": "a move as a number and as people write it",
    "rules/result.py": "who won and why",
    "rules/to_view.py": "how a position becomes what a seat sees",
    "rules/from_view.py": "how what a seat sees becomes a position",
    "rules/guess.py": "a full position that fits what a seat knows",
    "bots/__init__.py": "what good players know, as a docstring,",
    "bots/knowledge.py": "which search thinks for which level",
    "bots/levels.py": "how the levels differ, as data,",
    "bots/evaluation.py": "what a position is worth",
    "check/__init__.py": "what is checked, as a docstring,",
    "bench.py": "measurements of this game",
    "balance.py": "what many endings say about this game",
}
OPTIONAL = {"bench.py", "balance.py", "bots/evaluation.py", "check/__init__.py"}
ONLY_WHERE_SOMETHING_IS_HIDDEN = {"rules/guess.py"}
ONLY_WHERE_LEVELS_DIFFER = {"bots/levels.py"}
"""By more than how far the general search goes, which is the same for all games."""
TEXTS = re.compile(r"[a-z]+\.(de|en)\.toml")
FOLDERS = {"texts", "data", "rules", "bots", "check", "physics", "sound"}
DOCSTRING_ONLY = {"rules/__init__.py", "bots/__init__.py", "check/__init__.py"}
OTHER_NAMES = {
    "allowed": "rules/legal.py",
    "ending": "rules/result.py",
    "guessing": "rules/guess.py",
    "moves": "rules/notation.py",
    "recall": "rules/from_view.py",
    "refusals": "rules/legal.py",
    "rules": "rules/state.py",
    "scoring": "rules/result.py",
    "setting_up": "rules/setup.py",
    "sight": "rules/to_view.py",
    "telling": "events.py",
    "worth": "bots/evaluation.py",
}
"""Names that games had for these things once, or could have again."""
TESTS = {
    "__init__.py": "the package of the game's tests",
    "suite.py": "what the suites for all games need to know of this one",
    "playthroughs": "whole games as text",
}
NOT_OURS = {"__pycache__"}


def departures(root: Path) -> list[str]:
    """What departs from the plan in this repository, one sentence each."""
    games = root / "src" / "spieltisch" / "games"
    folders = sorted(path.parent for path in games.glob("*/game.toml"))
    found = [sentence for folder in folders for sentence in _in_game(folder)]
    found += [sentence for folder in folders for sentence in _in_tests(root / "tests" / "games" / folder.name)]
    keys = {folder.name for folder in folders}
    found += [
        f"tests/games/{path.name}: there is no game of this name"
        for path in sorted((root / "tests" / "games").glob("*/"))
        if path.name not in keys | NOT_OURS
    ]
    found += [sentence for part in ("src/spieltisch", "tests") for sentence in _outside(root, part, keys)]
    return found


def _in_game(folder: Path) -> Iterator[str]:
    there = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if _counts(path))
    for name in sorted(_needed(folder) - set(there)):
        yield f"games/{folder.name}/{name} is missing: {PLACES[name].rstrip(',')}"
    for name in there:
        if fault := _misplaced(name):
            yield f"games/{folder.name}/{name}: {fault}"
    for name in sorted(DOCSTRING_ONLY.intersection(there)):
        if len(ast.parse((folder / name).read_text()).body) > 1:
            yield f"games/{folder.name}/{name}: only a docstring belongs here"
    if "rules/position.py" in there:
        for fault in _more_than_data((folder / "rules/position.py").read_text()):
            yield f"games/{folder.name}/rules/position.py: {fault}"


def _counts(path: Path) -> bool:
    return path.is_file() and path.suffix not in (".so", ".pyd") and NOT_OURS.isdisjoint(path.parts)


def _needed(folder: Path) -> set[str]:
    needed = PLACES.keys() - OPTIONAL
    if not msgspec.toml.decode((folder / "game.toml").read_bytes()).get("hidden", False):
        needed -= ONLY_WHERE_SOMETHING_IS_HIDDEN
    if not _asks_for_the_level(folder / "bots/knowledge.py"):
        needed -= ONLY_WHERE_LEVELS_DIFFER
    return needed


def _asks_for_the_level(knowledge: Path) -> bool:
    if not knowledge.is_file():
        return False
    functions = [node for node in ast.walk(ast.parse(knowledge.read_text())) if isinstance(node, ast.FunctionDef)]
    return any(argument.arg == "level" for function in functions for argument in function.args.args)


def _misplaced(name: str) -> str | None:
    """Where a file of a game's folder belongs, if that is somewhere else."""
    if name in PLACES:
        return None
    path = Path(name)
    top = path.parts[0] if len(path.parts) > 1 else ""
    if top == "texts":
        return None if TEXTS.fullmatch(path.name) else "a part of the texts is called <part>.de.toml or <part>.en.toml"
    if path.suffix != ".py":
        return None if top == "data" else "a data file belongs into data/"
    if path.stem == "__init__" and top in FOLDERS - {"texts", "data"}:
        return None
    by_stem = {Path(place).stem: place for place in PLACES if place.endswith(".py") and "__init__" not in place}
    if place := OTHER_NAMES.get(path.stem) or by_stem.get(path.stem):
        return f"{PLACES[place]} belongs into {place}"
    if path.stem.endswith("_check") and top != "check":
        return "what is wrong with a data file belongs into check/"
    if top not in FOLDERS - {"texts", "data"}:
        return "a module belongs into rules/, bots/ or check/"
    return None


def _more_than_data(text: str) -> Iterator[str]:
    """What a position is beside data and its copy. A method may give a part of the data a name."""
    module = ast.parse(text)
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    if "Position" not in classes:
        yield "the class Position is missing"
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and not _is_about_data(node):
            yield f"{node.name}() does something with a position and belongs into another module of rules/"
    for owner in classes.values():
        for base in owner.bases:
            if ast.unparse(base) not in {"State", *classes}:
                yield f"{owner.name} inherits from {ast.unparse(base)}, which belongs into this file if it is data"
        for node in owner.body:
            if isinstance(node, ast.FunctionDef) and not _is_about_data(node):
                yield f"{owner.name}.{node.name}() is no data and belongs into another module of rules/"


def _is_about_data(function: ast.FunctionDef) -> bool:
    dunder = function.name.startswith("__") and function.name.endswith("__")
    return dunder or function.name.split("_")[0] == "copy" or _names_a_part(function)


def _names_a_part(function: ast.FunctionDef) -> bool:
    """It is given nothing, calls nothing and changes nothing, such as `return self.players[self.turn.seat]`."""
    inside = list(ast.walk(function))
    acts = any(isinstance(node, ast.Call | ast.For | ast.While | ast.With | ast.AugAssign) for node in inside)
    changes = any(
        isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store) for node in inside
    )
    return len(function.args.args) == 1 and not acts and not changes


def _in_tests(folder: Path) -> Iterator[str]:
    for name, what in TESTS.items():
        if not (folder / name).exists():
            yield f"tests/games/{folder.name}/{name} is missing: {what}"


def _outside(root: Path, part: str, keys: set[str]) -> Iterator[str]:
    """Modules that know a single game although they do not belong to it."""
    for path in sorted((root / part).rglob("*.py")):
        name = path.relative_to(root)
        for imported in _imported(path):
            package, _, rest = imported.partition("games.")
            key = rest.partition(".")[0]
            if package == "spieltisch." and key in keys and key not in name.parts:
                yield f"{name.as_posix()}: imports {imported}; what only {key} needs belongs into its own folder"


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_game_keeps_to_the_plan() -> None:
    assert departures(ROOT) == []


GAME = "src/spieltisch/games/dice"
HIDDEN = "hidden = true\n"
POSITION = """class Position(State):
    def __init__(self) -> None:
        self.pips = [0, 0]
        self.thrown = 0

    def last(self) -> int | None:
        pips = self.pips
        return pips[self.thrown] if pips else None

    def copy(self) -> Position:
        return Position()
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with one game that keeps to the plan."""
    for name in PLACES:
        _write(tmp_path, f"{GAME}/{name}")
    _write(tmp_path, f"{GAME}/game.toml", HIDDEN)
    _write(tmp_path, f"{GAME}/rules/position.py", POSITION)
    _write(tmp_path, f"{GAME}/rules/pips.py")
    _write(tmp_path, f"{GAME}/rules/pips.cpython-311-x86_64-linux-gnu.so")
    _write(tmp_path, f"{GAME}/bots/ears/__init__.py")
    _write(tmp_path, f"{GAME}/physics/motion.py")
    _write(tmp_path, f"{GAME}/data/boards/small.toml")
    _write(tmp_path, f"{GAME}/texts/pips.de.toml")
    _write(tmp_path, "tests/games/dice/__init__.py")
    _write(tmp_path, "tests/games/dice/suite.py", "from spieltisch.games.dice.rules import state\n")
    _write(tmp_path, "tests/games/dice/playthroughs/2.txt")
    return tmp_path


def _write(root: Path, name: str, text: str = "") -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def test_a_game_that_keeps_to_the_plan_is_fine(repository: Path) -> None:
    assert departures(repository) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("sight.py", "how a position becomes what a seat sees belongs into rules/to_view.py"),
        ("rules/recall.py", "how what a seat sees becomes a position belongs into rules/from_view.py"),
        ("knowledge.py", "which search thinks for which level belongs into bots/knowledge.py"),
        ("rules/evaluation.py", "what a position is worth belongs into bots/evaluation.py"),
        ("bots/legal.py", "what may be done now and the rule that forbids the rest belongs into rules/legal.py"),
        ("dragon.py", "a module belongs into rules/, bots/ or check/"),
        ("data/reader.py", "a module belongs into rules/, bots/ or check/"),
        ("ears/__init__.py", "a module belongs into rules/, bots/ or check/"),
        ("board_check.py", "what is wrong with a data file belongs into check/"),
        ("cards.toml", "a data file belongs into data/"),
        ("boards/a.toml", "a data file belongs into data/"),
        ("bots/ears.toml", "a data file belongs into data/"),
        ("texts/table.fr.toml", "a part of the texts is called <part>.de.toml or <part>.en.toml"),
    ],
)
def test_a_file_in_another_place_is_told_where_it_belongs(repository: Path, name: str, fault: str) -> None:
    _write(repository, f"{GAME}/{name}")
    assert departures(repository) == [f"games/dice/{name}: {fault}"]


def test_what_is_missing_is_named(repository: Path) -> None:
    (repository / GAME / "rules/setup.py").unlink()
    (repository / "tests/games/dice/suite.py").unlink()
    assert departures(repository) == [
        "games/dice/rules/setup.py is missing: the first position",
        "tests/games/dice/suite.py is missing: what the suites for all games need to know of this one",
    ]


def test_only_a_game_that_hides_something_needs_guesses(repository: Path) -> None:
    (repository / GAME / "rules/guess.py").unlink()
    assert departures(repository) == [
        "games/dice/rules/guess.py is missing: a full position that fits what a seat knows"
    ]
    _write(repository, f"{GAME}/game.toml", "hidden = false\n")
    assert departures(repository) == []


def test_only_a_game_whose_levels_differ_has_to_say_how(repository: Path) -> None:
    (repository / GAME / "bots/levels.py").unlink()
    assert departures(repository) == []
    _write(repository, f"{GAME}/bots/knowledge.py", "def steps(level: str) -> int:\n    return 0\n")
    assert departures(repository) == ["games/dice/bots/levels.py is missing: how the levels differ, as data"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            POSITION + "\n    def throw(self) -> None:\n        self.thrown = 1\n",
            "Position.throw() is no data and belongs into another module of rules/",
        ),
        (
            POSITION + "\n    def legal(self, seat: int) -> list[int]:\n        return []\n",
            "Position.legal() is no data and belongs into another module of rules/",
        ),
        (
            POSITION + "\n\nclass Hand:\n    def _count(self) -> int:\n        return len(self.cards)\n",
            "Hand._count() is no data and belongs into another module of rules/",
        ),
        (
            POSITION + "\n\ndef score(position: Position) -> int:\n    return sum(position.pips)\n",
            "score() does something with a position and belongs into another module of rules/",
        ),
        (
            POSITION.replace("(State)", "(Turns)"),
            "Position inherits from Turns, which belongs into this file if it is data",
        ),
        ("", "the class Position is missing"),
    ],
)
def test_a_position_is_data_and_nothing_else(repository: Path, text: str, fault: str) -> None:
    _write(repository, f"{GAME}/rules/position.py", text)
    assert departures(repository) == [f"games/dice/rules/position.py: {fault}"]


def test_packages_of_a_game_begin_with_a_docstring_and_nothing_else(repository: Path) -> None:
    _write(repository, f"{GAME}/bots/__init__.py", '"""What good players know."""\n\nLEVELS = 3\n')
    assert departures(repository) == ["games/dice/bots/__init__.py: only a docstring belongs here"]


def test_nobody_else_knows_a_single_game(repository: Path) -> None:
    _write(repository, "tests/bots/test_levels.py", "from spieltisch.games.dice.bots.knowledge import KNOWLEDGE\n")
    _write(
        repository, "src/spieltisch/server/hub.py", "import spieltisch.games.dice\nfrom spieltisch.games import dice\n"
    )
    _write(repository, "tests/table/test_game.py", "from spieltisch.games import game, games\n")
    assert departures(repository) == [
        "src/spieltisch/server/hub.py: imports spieltisch.games.dice; what only dice needs belongs into its own folder",
        "src/spieltisch/server/hub.py: imports spieltisch.games.dice; what only dice needs belongs into its own folder",
        "tests/bots/test_levels.py: imports spieltisch.games.dice.bots.knowledge.KNOWLEDGE; "
        "what only dice needs belongs into its own folder",
    ]


def test_tests_of_a_game_that_is_gone_are_named(repository: Path) -> None:
    _write(repository, "tests/games/chess/suite.py")
    assert departures(repository) == ["tests/games/chess: there is no game of this name"]
