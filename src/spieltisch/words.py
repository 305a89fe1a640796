"""Sentences for people, from the text files: German and English, those of a game before those common to all.

A template has `{slot}`s. `{name}` is the acting seat's name and `{name:from}` the name of the seat in the value `from`,
or the names if there are several. `{card:term}` is what the thing in the value `card` is called: the sentence
`card.<value>.name`, whose own slots take their values from the sentence; a value that does not bear the name of its
section says it, as in `{by:card}`. `{card.ogre}` is what that very card is called.
A key ending in `_you` is the form for the reader who is the acting seat, one ending in `_one` for a `count` of one.

Parts of the client have files of their own, `<part>.<lang>.toml`, by the same rules (web/src/lib/words.ts).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from spieltisch.game import Event, Refusal, Result

Lang = Literal["de", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)
Texts = Mapping[str, str]

_SLOT = re.compile(r"\{(?:(\w+)\.([\w-]+)|(\w+)(?::(\w+))?)\}")
_PEOPLE = ("name", "names")
_OWN_SECTION = "term"


def say(
    lang: Lang,
    game_key: str | None,
    key: str,
    values: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    seat: int | None = None,
    reader: int | None = None,
) -> str:
    """The sentence for this key. A key without a sentence is shown as it is: a player must not meet a crash."""
    filled = dict(values or {})
    template = _template(lang, game_key, _forms(key, seat is not None and seat == reader, filled.get("count") == 1))
    if template is None:
        return key
    if seat is not None and seat < len(names):
        filled["name"] = names[seat]

    def fill(slot: re.Match[str]) -> str:
        section, thing, what, of = slot.groups()
        if section is not None:
            return _termed(lang, game_key, section, thing, filled)
        if of is not None and what in _PEOPLE:
            return _named(lang, names, filled.get(of))
        if of is not None and what in filled:
            return _termed(lang, game_key, what if of == _OWN_SECTION else of, filled[what], filled)
        value = filled.get(what, slot[0])
        return refusal(lang, value, game_key) if isinstance(value, Refusal) else _written(lang, value)

    return _SLOT.sub(fill, template)


def knows(lang: Lang, game_key: str | None, key: str) -> bool:
    return _template(lang, game_key, [key]) is not None


def told(lang: Lang, game_key: str, events: Sequence[Event]) -> list[Event]:
    """Those with a sentence. A game may leave out what the eye sees anyway and another event's sentence tells."""
    return [event for event in events if knows(lang, game_key, f"story.{event.kind}")]


def tell(lang: Lang, game_key: str, event: Event, names: Sequence[str], reader: int | None = None) -> str:
    """One event of a story as a line of the log."""
    return say(lang, game_key, f"story.{event.kind}", event.values, names, event.seat, reader)


def refusal(lang: Lang, refused: Refusal, game_key: str | None = None) -> str:
    """Why something cannot be done, in one sentence."""
    return say(lang, game_key, f"refusal.{refused.key}", refused.values)


def outcome(lang: Lang, game_key: str, result: Result, names: Sequence[str]) -> str:
    """How a game ended, in words; `{winners}` are the names of those who came first."""
    winners = [names[seat] for seat in result.winners()]
    return say(lang, game_key, f"result.{result.reason}", {**result.values, "winners": winners}, names)


def slots(template: str) -> set[str]:
    """The slots of a template as they are written, to compare languages with each other."""
    return {slot[0] for slot in _SLOT.finditer(template)}


@cache
def texts(lang: Lang, game_key: str | None = None) -> Texts:
    """All sentences of a game, or those common to all games, by dotted key; none for a game that is not here."""
    folder = files("spieltisch") if game_key is None else files("spieltisch.games") / game_key
    file = folder / "texts" / f"{lang}.toml"
    return dict(_flat(tomllib.loads(file.read_text(encoding="utf-8")))) if file.is_file() else {}


def _forms(key: str, spoken_to: bool, one: bool) -> list[str]:
    """The keys to look for, the most fitting first."""
    return [key + you + count for you in ("_you", "")[not spoken_to :] for count in ("_one", "")[not one :]]


def _template(lang: Lang, game_key: str | None, forms: Sequence[str]) -> str | None:
    sources = [texts(lang, source) for source in ((game_key, None) if game_key is not None else (None,))]
    return next((source[form] for source in sources for form in forms if form in source), None)


def _flat(table: Mapping[str, object], prefix: str = "") -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _flat(value, f"{prefix}{key}.")
        else:
            found.append((f"{prefix}{key}", str(value)))
    return found


def _named(lang: Lang, names: Sequence[str], seat: object) -> str:
    if isinstance(seat, (list, tuple)):
        return _listed(lang, [_named(lang, names, one) for one in seat])
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "?"


def _termed(lang: Lang, game_key: str | None, section: str, value: object, values: Mapping[str, object]) -> str:
    if isinstance(value, (list, tuple)):
        return _listed(lang, [_termed(lang, game_key, section, one, values) for one in value])
    return say(lang, game_key, f"{section}.{value}.name", values)


def _written(lang: Lang, value: object) -> str:
    if isinstance(value, bool):
        return texts(lang)["word.yes" if value else "word.no"]
    if isinstance(value, (list, tuple)):
        return _listed(lang, value)
    return str(value)


def _listed(lang: Lang, items: Sequence[object]) -> str:
    written = [_written(lang, item) for item in items]
    if any(isinstance(item, (list, tuple)) for item in items):
        return "; ".join(written)
    if len(written) < 2:
        return "".join(written)
    return f"{', '.join(written[:-1])} {texts(lang)['word.and']} {written[-1]}"
