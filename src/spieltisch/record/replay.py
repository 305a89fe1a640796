"""Playing a record again: to show it, to prove it, and to write it in the first place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from spieltisch import games
from spieltisch.game import Chance, Event, Game, Options, Refusal, State, Story
from spieltisch.luck import Draw, DrawError, FairChance, NotedChance, ReplayChance, commitment, daily_seed
from spieltisch.record.played import Daily, Drawn, Ending, Fair, Luck, Record, RecordError, Seat, Turn
from spieltisch.record.text import header, turn_lines


@dataclass(frozen=True)
class Moment:
    """A point of a replayed game: the start (no turn) or a turn, its line, what happened, the state then."""

    line: int
    turn: Turn | None
    story: Sequence[Event]
    state: State

    def draws_line(self) -> int:
        return self.line if self.turn is None else _draws_line(self.turn, self.line)


def write(
    game_key: str,
    options: Options,
    seats: Sequence[Seat],
    luck: Luck,
    moves: Iterable[tuple[int, int]],
    day: date,
    source: Chance | None = None,
    feats: Iterable[str] | None = None,
    edition: int | None = None,
) -> Record:
    """Play the moves (seat and move) and record them. `source` is needed for luck that is only drawn.

    `feats` are what came of the moves when they were made; without them they are worked out here. Without an edition
    the newest rules hold.
    """
    offered = games.folder(game_key)
    facts = offered.facts.in_edition(offered.facts.edition if edition is None else edition)
    game = offered.rules.in_edition(facts.edition)
    chance = NotedChance(source or _provable_chance(game_key, luck))
    complete = facts.complete(len(seats), options)
    state = game.new(len(seats), complete, chance)
    start = _taken(chance)
    kept = None if feats is None else iter(feats)
    turns = []
    for seat, move in moves:
        feat = state.feat(seat, move) if kept is None else next(kept)
        state.replay(seat, move, feat, chance)
        turns.append(Turn(seat, game.describe(move), _taken(chance), feat))
    return Record(game_key, day, complete, tuple(seats), luck, start, tuple(turns), _ending(state), facts.edition)


def replay(record: Record) -> Iterator[Moment]:
    """The game move by move, with the luck as it was drawn; RecordError where it cannot have gone on like that."""
    game = _game(record)
    line = len(list(header(record))) + 1
    chance, story = ReplayChance(record.start), Story()
    try:
        state = game.new(len(record.seats), record.options, chance, story)
    except DrawError as error:
        raise _wrong_draw(line, error) from error
    _all_drawn(line, chance)
    yield Moment(line, None, story.events, state)
    line += 1 if record.start else 0
    for turn in record.turns:
        story = Story()
        _play(game, state, turn, line, story)
        yield Moment(line, turn, story.events, state)
        line += len(list(turn_lines(turn)))
    _compare(line, record.ending, _ending(state))


def verify(record: Record) -> bool:
    """Recompute the game; RecordError says what is wrong in which line. True if the luck was provably fair."""
    if isinstance(record.luck, Fair) and commitment(record.luck.seed) != record.luck.commitment:
        raise RecordError(_line_of(record, "commitment"), "commitment")
    fair = None if isinstance(record.luck, Drawn) else _provable_chance(record.game, record.luck)
    game, before = _game(record), None
    for moment in replay(record):
        if moment.turn is not None and before is not None:
            _compare_feat(moment.line, moment.turn, before.feat(moment.turn.seat, game.parse(moment.turn.move)))
        if fair is not None:
            _compare_luck(moment.draws_line(), moment.turn.draws if moment.turn else record.start, fair)
        before = moment.state.copy()
    return fair is not None


def _provable_chance(game_key: str, luck: Luck) -> FairChance:
    match luck:
        case Fair():
            return FairChance(luck.seed, luck.salts)
        case Daily():
            return FairChance(daily_seed(game_key, luck.day))
        case Drawn():
            raise ValueError("luck that was only drawn needs its source")


def _taken(chance: NotedChance) -> tuple[Draw, ...]:
    draws = tuple(chance.draws)
    chance.draws.clear()
    return draws


def _game(record: Record) -> Game:
    try:
        game = games.game(record.game)
    except Refusal as refused:
        raise RecordError(_line_of(record, "game"), "refused", reason=refused) from refused
    try:
        facts = games.folder(record.game).facts.in_edition(record.edition)
    except Refusal as refused:
        raise RecordError(_line_of(record, "edition"), "refused", reason=refused) from refused
    try:
        complete = facts.complete(len(record.seats), record.options)
    except Refusal as refused:
        option = refused.values.get("option")
        line = _line_of(record, f"option {option}" if option in record.options else "luck")
        raise RecordError(line, "refused", reason=refused) from refused
    if list(complete.items()) != list(record.options.items()):
        raise RecordError(_line_of(record, "day") + 1, "options", options=sorted(complete))
    return game.in_edition(record.edition)


def _play(game: Game, state: State, turn: Turn, line: int, story: Story) -> None:
    who = turn.seat + 1
    try:
        move = game.parse(turn.move)
    except Refusal as refused:
        raise RecordError(line, "move", move=turn.move) from refused
    if game.describe(move) != turn.move:
        raise RecordError(line, "move", move=turn.move)
    if turn.seat not in state.to_move():
        raise RecordError(line, "turn", seat=who)
    chance = ReplayChance(turn.draws)
    try:
        state.replay(turn.seat, move, turn.feat, chance, story)
    except Refusal as refused:
        if move in state.legal(turn.seat):
            raise _wrong_feat(line, turn, refused) from refused
        raise RecordError(line, "illegal", seat=who, move=turn.move, reason=refused) from refused
    except DrawError as error:
        raise _wrong_draw(_draws_line(turn, line) if turn.draws else line, error) from error
    _all_drawn(_draws_line(turn, line), chance)


def _draws_line(turn: Turn, line: int) -> int:
    return line + 2 if turn.feat else line + 1


def _wrong_feat(line: int, turn: Turn, refused: Refusal) -> RecordError:
    """The move is legal, so what came of it is at fault."""
    if turn.feat:
        return RecordError(line + 1, "feat", reason=refused)
    return RecordError(line, "feat-missing", move=turn.move)


def _compare_feat(line: int, turn: Turn, worked_out: str) -> None:
    if turn.feat != worked_out:
        raise RecordError(line + 1 if turn.feat else line, "feat-other", move=turn.move)


def _all_drawn(line: int, chance: ReplayChance) -> None:
    if chance.left():
        raise RecordError(line, "draws-left", left=chance.left())


def _wrong_draw(line: int, error: DrawError) -> RecordError:
    if error.noted is None:
        return RecordError(line, "draw-missing", asked=error.asked)
    return RecordError(line, "draw-other", asked=error.asked, noted=error.noted)


def _compare_luck(line: int, draws: Sequence[Draw], fair: FairChance) -> None:
    for number, (n, value) in enumerate(draws, start=1):
        expected = fair.below(n)
        if value != expected:
            raise RecordError(line, "luck", number=number, value=value, expected=expected)


def _ending(state: State) -> Ending | None:
    result = state.result()
    return None if result is None else Ending(tuple(result.places), tuple(result.scores), result.reason)


def _compare(line: int, noted: Ending | None, recomputed: Ending | None) -> None:
    if noted == recomputed:
        return
    if recomputed is None:
        raise RecordError(line, "not-over")
    raise RecordError(line, "result", places=recomputed.places, scores=recomputed.scores, reason=recomputed.reason)


def _line_of(record: Record, start: str) -> int:
    return next(number for number, line in enumerate(header(record), start=1) if f"{line} ".startswith(f"{start} "))
