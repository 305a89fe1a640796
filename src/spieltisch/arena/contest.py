"""One game between bots, from nothing but a seed, so that it can be played anywhere and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeGuard

from spieltisch.arena.in_turn import Deal, play_in_turn
from spieltisch.arena.real_time import play_in_real_time
from spieltisch.bots import Actor, Bot, BotAsActor, actor, bot
from spieltisch.charts import Ending
from spieltisch.facts import Facts
from spieltisch.game import Options, QuickChance
from spieltisch.games import folder


@dataclass(frozen=True)
class Contest:
    """Who plays what. The bots change seats from game to game, and meet every layout once from every seat.

    Bots that are all alike would only play the same game again: they get a new layout every time.
    With `seconds` the best bots search for so much processor time a move, however many steps that are; lower levels
    keep their steps.
    """

    game_key: str
    bots: tuple[str | Bot, ...]
    options: Options
    seed: int
    seconds: float | None = None

    def seating(self, number: int) -> list[int]:
        """The bot on each seat in the game of this number."""
        return [(seat + number) % len(self.bots) for seat in range(len(self.bots))]

    def layout(self, number: int) -> int:
        """The number of the layout on which the game of this number is played."""
        return number if len(set(self.bots)) == 1 else number // len(self.bots)

    @property
    def facts(self) -> Facts:
        return folder(self.game_key).facts

    def names(self) -> list[str]:
        """Those of the bots; raises Refusal for one that cannot play this game."""
        return [player.name for player in (self.actors() if self.facts.real_time else self.players())]

    def players(self) -> list[Bot]:
        return [bot(who, self.game_key, self.seconds) if isinstance(who, str) else who for who in self.bots]

    def actors(self) -> list[Actor]:
        """The bots where nobody waits for them."""
        return [
            actor(who, self.game_key, self.seconds) if isinstance(who, str) else BotAsActor(who) for who in self.bots
        ]


@dataclass(frozen=True, kw_only=True)
class Outcome(Ending):
    """An ending, and by seat which of the bots sat there."""

    seating: Sequence[int]

    @property
    def numbers(self) -> dict[str, float]:
        """What of the values can have a mean."""
        return {key: float(value) for key, value in self.values.items() if _is_number(value)}


def play_game(contest: Contest, number: int) -> Outcome:
    seating = contest.seating(number)
    deal = Deal(
        folder(contest.game_key).rules,
        contest.options,
        luck=_luck(contest.seed, "luck", contest.layout(number)),
        bot_luck=[_luck(contest.seed, f"mind {seat}", number) for seat in range(len(seating))],
    )
    if contest.facts.real_time:
        actors = contest.actors()
        happening = _luck(contest.seed, "real time", number)
        played = play_in_real_time(deal, [actors[who] for who in seating], contest.facts.sound, happening)
    else:
        players = contest.players()
        played = play_in_turn(deal, [players[who] for who in seating])
    winners = played.result.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seating))]
    values = {**played.result.values, **played.values}
    return Outcome(shares=shares, scores=played.result.scores, turns=played.turns, values=values, seating=seating)


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _luck(seed: int, purpose: str, number: int) -> QuickChance:
    digest = blake2b(f"{seed} {purpose} {number}".encode(), digest_size=8).digest()
    return QuickChance(int.from_bytes(digest, "big"))
