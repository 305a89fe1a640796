"""Localization of the command line: sentences in the reader's language, one for each thing that can go wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

import click

from spieltisch.game import IllegalMove, Refusal
from spieltisch.words import LANGS, Lang, refusal, say

MISUSED = 2


@dataclass(frozen=True)
class Voice:
    """The texts of the command line in one language."""

    lang: Lang

    def __call__(self, key: str, /, **values: object) -> str:
        return say(self.lang, None, f"cli.{key}", values)

    def refusal(self, refused: Refusal, game_key: str | None = None) -> str:
        return refusal(self.lang, refused, game_key)

    def misuse(self, error: click.ClickException) -> str:
        """A usage error of click, as a sentence of ours."""
        context = error.ctx if isinstance(error, click.UsageError) else None
        command = context.command_path if context else "spieltisch"
        match error:
            case click.exceptions.NoSuchCommand():
                group = context.command if context else None
                known = sorted(group.commands) if isinstance(group, click.Group) else []
                return self("no-command", command=error.command_name, commands=known)
            case click.NoSuchOption():
                return self("no-option", option=error.option_name, command=command)
            case click.BadOptionUsage():
                return self("no-value", option=error.option_name, command=command)
            case click.MissingParameter() if error.param is not None:
                return self("missing", parameter=error.param.human_readable_name, command=command)
            case _:
                return self("misuse", command=command)


class SpokenError(Exception):
    """Ends the program with one sentence for the person who typed the command."""

    def __init__(self, sentence: str, code: int = MISUSED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


@contextmanager
def refusals(voice: Voice, game_key: str | None = None) -> Iterator[None]:
    """Ends the program with the sentence of a Refusal. An illegal move is not caught: a bot made it, which is a bug."""
    try:
        yield
    except IllegalMove:
        raise
    except Refusal as refused:
        raise SpokenError(voice.refusal(refused, game_key)) from refused


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> Lang:
    """The language by `--lang`, else by the environment; needed before click parses, for help is in it too."""
    wishes = [wish for pair in pairwise([*arguments, ""]) for wish in _wish(*pair)]
    wishes += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken = [lang for wish in wishes if wish for lang in LANGS if wish.startswith(lang)]
    return spoken[0] if spoken else "en"


def _wish(argument: str, following: str) -> list[str]:
    if argument == "--lang":
        return [following]
    return [argument.removeprefix("--lang=")] if argument.startswith("--lang=") else []
