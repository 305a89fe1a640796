"""The cards and markers of Klong! once more, as the rules list them; nothing here is read from the game's own files.

name | copies | cost | points | what it gives | symbols. Steps are divided by semicolons, choices by slashes.
D is the dragon, X danger; deep and cave say where.
"""

from __future__ import annotations

from dataclasses import dataclass

STARTER = """
burgle | 6 | 0 | 0 | skill 1
stumble | 2 | 0 | 0 | clank 1
sidestep | 1 | 0 | 0 | boots 1
scramble | 1 | 0 | 0 | skill 1; boots 1
"""
RESERVE = """
mercenary | 15 | 2 | 0 | skill 1; swords 2
explore | 15 | 3 | 0 | skill 2; boots 1
secret-tome | 12 | 7 | 7 |
"""
GOBLIN = """
goblin | 1 | 2 | 0 | gold 1
"""
PLAIN = """
amulet-of-vigor | 1 | 7 | 3 | skill 4; acquire: heal 1
boots-of-swiftness | 1 | 5 | 3 | boots 3; acquire: boots 1
bracers-of-agility | 2 | 5 | 2 | draw 2
brilliance | 1 | 6 | 0 | draw 3
dead-run | 2 | 3 | 0 | boots 2; clank 2; caves free
elven-boots | 1 | 4 | 2 | skill 1; boots 1; draw 1
elven-cloak | 1 | 4 | 2 | skill 1; quiet 2; draw 1
elven-dagger | 1 | 4 | 2 | skill 1; swords 1; draw 1
flying-carpet | 1 | 6 | 2 | boots 2; heads free; caves free
lucky-coin | 2 | 1 | 1 | skill 1; clank 1; draw 1
move-silently | 2 | 3 | 0 | boots 2; quiet 2
pickaxe | 2 | 4 | 2 | swords 2; gold 2
scepter-of-the-ape-lord | 1 | 3 | 3 | skill 3; clank 3
search | 2 | 4 | 0 | skill 2; boots 1; more gold
silver-spear | 2 | 3 | 2 | swords 3; acquire: swords 1
singing-sword | 1 | 5 | 2 | skill 3; swords 2; clank 1 | D
sleight-of-hand | 2 | 2 | 0 | discard for: draw 2
sneak | 2 | 2 | 0 | skill 1; boots 1; quiet 2
swagger | 2 | 2 | 0 | boots 1; swagger
tattle | 2 | 3 | 0 | skill 2; others clank 1
treasure-map | 1 | 6 | 0 | gold 5
underworld-dealing | 1 | 1 | 0 | choose: gold 1 / buy tomes
wand-of-recall | 2 | 5 | 1 | skill 2; if artifact: teleport 1
wand-of-wind | 1 | 6 | 3 | choose: teleport 1 / reach
"""
COMPANIONS = """
apothecary | 1 | 3 | 2 | discard for: choose: swords 3 / gold 2 / heal 1
archaeologist | 2 | 2 | 1 | draw 1; if idol: skill 2
cleric-of-the-sun | 2 | 3 | 1 | skill 2; swords 1; acquire: heal 1
dwarven-peddler | 1 | 4 | ? | boots 1; gold 2
gem-collector | 1 | 4 | 2 | skill 2; quiet 2; cheap gems
invoker-of-the-ancients | 1 | 4 | 1 | clank 1; teleport 1
kobold-merchant | 1 | 3 | 1 | gold 2; if artifact: skill 2
master-burglar | 2 | 3 | 2 | skill 2; trash burgle
mister-whiskers | 1 | 1 | 1 | choose: attack / quiet 2 | D
monkeybot-3000 | 1 | 5 | 1 | clank 3; draw 3 | D
rebel-captain | 1 | 3 | 1 | skill 2; if companion: draw 1
rebel-miner | 1 | 2 | 1 | gold 2; if companion: draw 1
rebel-scout | 1 | 3 | 1 | boots 2; if companion: draw 1
rebel-soldier | 1 | 2 | 1 | swords 2; if companion: draw 1
the-duke | 1 | 5 | ? | skill 2; swords 2
the-mountain-king | 1 | 6 | 3 | skill 2; swords 1; boots 1; if crown: swords 1, boots 1
the-queen-of-hearts | 1 | 6 | 3 | skill 3; swords 1; if crown: heal 1
treasure-hunter | 2 | 3 | 1 | skill 2; swords 2; replace
tunnel-guide | 2 | 1 | 1 | swords 1; boots 1
wizard | 1 | 6 | ? | skill 3
"""
GEMS = """
sapphire | 3 | 4 | 4 | draw 1; acquire: clank 2 | D
emerald | 2 | 5 | 5 | draw 1; acquire: clank 2 | D
ruby | 2 | 6 | 6 | draw 1; acquire: clank 2 | D
diamond | 1 | 8 | 8 | draw 1; acquire: clank 2 | D
dragons-eye | 1 | 5 | ? | draw 1; acquire: clank 2 | D deep
"""
DEVICES = """
ladder | 2 | 3 | 0 | boots 2
teleporter | 2 | 4 | 0 | teleport 1
shrine | 3 | 2 | 0 | choose: gold 1 / heal 1; arrive: black back 3
dragon-shrine | 2 | 4 | 0 | choose: gold 2 / trash any | X
the-vault | 1 | 3 | 0 | gold 5; clank 3 | D deep
"""
MONSTERS = """
animated-door | 2 | 1 | 0 | boots 1 | D
belcher | 2 | 2 | 0 | gold 4; clank 2 | D
cave-troll | 1 | 4 | 0 | gold 3; draw 2 | D deep
crystal-golem | 2 | 3 | 0 | skill 3 | cave
kobold | 3 | 1 | 0 | skill 1 | D X
ogre | 2 | 3 | 0 | gold 5 | D
orc-grunt | 3 | 2 | 0 | gold 3 | D
overlord | 2 | 2 | 0 | draw 2; arrive: all clank 1
watcher | 3 | 3 | 0 | gold 3; others clank 1; arrive: all clank 1
"""
MAJOR_SECRETS = """
chalice | 3 | keep
greater-healing | 2 | potion: heal 2
greater-skill | 2 | skill 5
greater-treasure | 2 | gold 5
flash | 2 | draw 3
"""
MINOR_SECRETS = """
dragon-egg | 3 | keep
healing | 3 | potion: heal 1
skill | 3 | skill 2
treasure | 3 | gold 2
strength | 2 | potion: swords 2
swiftness | 2 | potion: boots 1
magic-spring | 2 | spring
"""


@dataclass(frozen=True)
class Card:
    name: str
    group: str
    copies: int
    cost: int
    points: int
    given: str
    acquire: str
    arrive: str
    symbols: str

    @property
    def verb(self) -> str:
        return {"device": "use", "monster": "fight"}.get(self.group, "buy")


def _cards(group: str, table: str) -> dict[str, Card]:
    found = {}
    for line in table.strip().splitlines():
        name, copies, cost, points, gives, symbols = [part.strip() for part in f"{line} | |".split("|")][:6]
        steps = [step.strip() for step in gives.split(";")]
        parts = {"given": "", "acquire": "", "arrive": ""}
        for step in steps:
            when, _, what = step.partition(": ")
            when, what = (when, what) if when in parts else ("given", step)
            parts[when] = f"{parts[when]}; {what}" if parts[when] else what
        worth = 0 if points == "?" else int(points)
        found[name] = Card(name, group, int(copies), int(cost), worth, **parts, symbols=symbols)
    return found


def _secrets(table: str) -> dict[str, tuple[int, str]]:
    rows = [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]
    return {name: (int(copies), what) for name, copies, what in rows}


STARTERS = _cards("basic", STARTER)
RESERVES = _cards("basic", RESERVE) | _cards("monster", GOBLIN)
RESERVES["mercenary"] = Card("mercenary", "companion", 15, 2, 0, "skill 1; swords 2", "", "", "")
DUNGEON = (
    _cards("item", PLAIN)
    | _cards("companion", COMPANIONS)
    | _cards("gem", GEMS)
    | _cards("device", DEVICES)
    | _cards("monster", MONSTERS)
)
ALL = STARTERS | RESERVES | DUNGEON
ORDER = list(ALL)
MAJORS, MINORS = _secrets(MAJOR_SECRETS), _secrets(MINOR_SECRETS)
SECRETS = MAJORS | MINORS
