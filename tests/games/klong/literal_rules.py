"""Klong! once more, slow and word for word after the rules; shares no code and no data with the real one.

What luck brings is handed in: which cards were drawn, which cubes and secrets, what came into the row. It is checked
that luck could bring it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.klong.literal_boards import GROUNDS, MINORS_A_ROOM, OUTSIDE, SHRINE_IDOLS, Tunnel
from tests.games.klong.literal_cards import ALL, DUNGEON, MAJORS, MINORS, ORDER, RESERVES, SECRETS, STARTERS

BLACK = -1
RAGE = [2, 2, 3, 3, 4, 4, 5]
POTIONS = ["greater-healing", "healing", "strength", "swiftness"]
GOODS = ["master-key", "backpack", "crown"]
CROWNS = [10, 9, 8]


@dataclass
class Luck:
    """What a move brought: cards for each seat, rows of new cards as (place, card), secrets, and cubes by attack."""

    cards: list[Counter[str]]
    rows: list[list[tuple[int, str]]] = field(default_factory=list)
    replaced_by: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    attacks: list[list[int]] = field(default_factory=list)

    def is_used_up(self) -> bool:
        return not (
            any(cards.total() for cards in self.cards) or self.rows or self.replaced_by or self.secrets or self.attacks
        )


@dataclass
class Player:
    room: int = OUTSIDE
    fate: str = "inside"
    damage: int = 0
    supply: int = 30
    clank: int = 0
    bagged: int = 0
    aside: int = 0
    gold: int = 0
    hand: list[str] = field(default_factory=list)
    surely_in_hand: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    leaving: list[str] = field(default_factory=list)
    artifacts: list[int] = field(default_factory=list)
    idols: int = 0
    secrets: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)
    crowns: list[int] = field(default_factory=list)
    mastery: bool = False

    @property
    def is_inside(self) -> bool:
        return self.fate == "inside"

    def cards(self) -> list[str]:
        return self.hand + self.pile + self.discard + self.play

    def holds(self, what: str) -> bool:
        return {
            "artifact": bool(self.artifacts),
            "idol": self.idols > 0,
            "crown": bool(self.crowns),
            "companion": sum(ALL[card].group == "companion" for card in self.play + self.leaving) > 1,
        }[what]


@dataclass
class Asked:
    kind: str
    about: str = ""


class LiteralKlong:
    def __init__(
        self, edition: int, first: int, board: str, artifact: str, hands: list[list[str]], row: list[str]
    ) -> None:
        """Everybody's first hand and the first row were luck."""
        self.edition = edition
        self.seats = len(hands)
        self.ground = GROUNDS[board]
        self.artifact_rule = artifact
        self.players = [Player() for _ in range(self.seats)]
        for place, cubes in zip(range(self.seats), [3, 2, 1, 0], strict=False):
            player = self.players[(first + place) % self.seats]
            player.supply, player.clank = 30 - cubes, cubes
        self.black_in_bag, self.black_aside = 24, 0
        self.rage = {2: 3, 3: 2, 4: 1}[self.seats]
        self.deck = [name for name, card in DUNGEON.items() for _ in range(card.copies)]
        self.row = list(row)
        for card in row:
            self.deck.remove(card)
            assert "D" not in ALL[card].symbols
        self.gone: list[str] = []
        self.out_of_the_game: list[str] = []
        self.reserve = {name: card.copies for name, card in RESERVES.items() if name != "goblin"}
        self.major_secrets = dict.fromkeys(self.ground.rooms_with("major"), 1)
        self.minor_secrets = dict.fromkeys(self.ground.rooms_with("minor"), MINORS_A_ROOM)
        self.unseen_secrets = Counter({name: copies for name, (copies, _) in SECRETS.items()})
        self.artifacts = self.ground.artifacts()
        self.idols = SHRINE_IDOLS
        self.goods = {"master-key": 2, "backpack": 2, "crown": 3}
        self.clock_seat, self.clock = -1, 0
        self.active = first
        self.turns, self.attacks = 1, 0
        self.scenes: list[list[list[int]]] = []  # of the attacks of the last move: whose cube, and whether it hurt
        for player, hand in zip(self.players, hands, strict=True):
            player.pile = [name for name, card in STARTERS.items() for _ in range(card.copies)]
            self.luck = Luck([Counter(hand) for _ in range(self.seats)])
            assert len(hand) == 5
            self.draw(player, 5)
        self.begin_turn()

    def remove_artifacts(self, lying: dict[int, int]) -> None:
        """With three players one is removed at random, with two players two."""
        assert lying.items() <= self.artifacts.items()
        assert len(self.artifacts) - len(lying) == {2: 2, 3: 1, 4: 0}[self.seats]
        self.artifacts = dict(lying)

    def begin_turn(self) -> None:
        self.skill = self.swords = self.boots = self.teleports = 0
        self.unused_quiet = self.clank_made = self.gold_gains = self.more_gold = self.swaggers = self.gem_discount = 0
        self.caves_free = self.heads_free = self.in_a_cave = False
        self.springs = 0
        self.conditions: list[tuple[str, str]] = []
        self.asked: list[Asked] = []
        self.rebels_come_last = False

    # What may be done

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def is_over(self) -> bool:
        return not any(player.is_inside for player in self.players)

    def moves(self) -> set[str]:
        if self.is_over():
            return set()
        return self.answers(self.asked[0]) if self.asked else self.actions()

    def answers(self, asked: Asked) -> set[str]:
        me = self.me
        if asked.kind == "take":
            return {"take", "leave"}
        if asked.kind == "choose":
            choices = asked.about.split(" / ")
            return {f"choose {number}" for number, what in enumerate(choices, 1) if self.can_choose(what)}
        if asked.kind == "order":
            return {"choose 1", "choose 2"}
        if asked.kind == "discard":
            return {f"discard {card}" for card in me.hand}
        if asked.kind == "replace":
            return {f"replace {card}" for card in self.row if card and self.deck}
        if asked.kind == "reach":
            return {f"reach {room}" for room in self.secrets_in_reach()}
        return self.trashings(asked.about)

    def can_choose(self, what: str) -> bool:
        return what != "buy tomes" or (self.me.gold >= 7 and self.reserve["secret-tome"] >= 2)

    def trashings(self, which: str) -> set[str]:
        def fits(card: str) -> bool:
            return which in ("any", card)

        return {f"trash {card}" for card in self.me.play if fits(card)} | {
            f"trash {card} from discard" for card in self.me.discard if fits(card)
        }

    def secrets_in_reach(self) -> list[int]:
        """Joined by a tunnel, locks and arrows ignored."""
        rooms = [room for room, _ in self.ground.tunnels_at(self.me.room)]
        return [room for room in rooms if self.major_secrets.get(room) or self.minor_secrets.get(room)]

    def actions(self) -> set[str]:
        me = self.me
        found = {f"play {card}" for card in me.hand} or {"end"}
        for name in {*self.row, *RESERVES} - {""}:
            if self.can_get(name):
                found.add(f"{ALL[name].verb} {name}")
        for room, tunnel in self.ground.tunnels_at(me.room):
            if room == OUTSIDE and not me.artifacts:
                continue
            if self.teleports:
                found.add(f"teleport {room}")
            for swords in self.ways_to_walk(room, tunnel):
                found.add(f"walk {room} swords {swords}" if swords else f"walk {room}")
        if self.ground.holds(me.room, "market") and me.gold >= 7:
            found |= {f"trade {goods}" for goods, left in self.goods.items() if left}
        found |= {f"drink {potion}" for potion in POTIONS if potion in me.secrets}
        if self.artifact_rule == "action" and self.can_take_artifact():
            found.add("take")
        return found

    def can_get(self, name: str) -> bool:
        card = ALL[name]
        if self.reserve.get(name) == 0:
            return False
        if "deep" in card.symbols and not self.ground.is_deep(self.me.room):
            return False
        if "cave" in card.symbols and not self.ground.holds(self.me.room, "cave"):
            return False
        return self.price(name) <= (self.swords if card.group == "monster" else self.skill)

    def price(self, name: str) -> int:
        card = ALL[name]
        return max(0, card.cost - self.gem_discount) if card.group == "gem" else card.cost

    def ways_to_walk(self, room: int, tunnel: Tunnel) -> list[int]:
        """How many swords may be spent on the way; none if it cannot be walked."""
        me = self.me
        if tunnel.is_one_way and room != tunnel.b:
            return []
        if tunnel.is_locked and "master-key" not in me.goods:
            return []
        if self.in_a_cave and not self.caves_free:
            return []
        if self.boots < tunnel.boots:
            return []
        heads = 0 if self.heads_free else tunnel.heads
        return [
            swords
            for swords in range(min(heads, self.swords) + 1)
            if heads == swords or (heads - swords <= me.supply and me.damage + heads - swords <= 9)
        ]

    def can_take_artifact(self) -> bool:
        return self.me.room in self.artifacts and len(self.me.artifacts) < 1 + self.me.goods.count("backpack")

    # Moves

    def make(self, move: str, luck: Luck) -> None:
        self.luck = luck
        self.scenes = []
        verb, *rest = move.split()
        what = rest[0] if rest else ""
        if self.asked and verb != "end":
            asked = self.asked.pop(0)
            self.answer(asked, verb, what, from_discard="discard" in rest)
            if asked.kind == "spring":
                self.end_turn()
                return
        elif verb == "play":
            self.take_from_hand(what)
            self.me.play.append(what)
            self.carry_out(ALL[what].given)
            if self.rebels_wait_for(what):
                self.asked.insert(0, Asked("order"))
        elif verb in ("buy", "use", "fight"):
            self.get(what)
        elif verb == "walk":
            self.walk(int(what), int(rest[2]) if len(rest) > 1 else 0)
        elif verb == "teleport":
            self.teleports -= 1
            self.enter(int(what))
        elif verb == "take":
            self.take_artifact()
        elif verb == "trade":
            self.trade(what)
        elif verb == "drink":
            self.me.secrets.remove(what)
            self.carry_out(SECRETS[what][1].removeprefix("potion: "))
        else:
            assert verb == "end"
            self.end_turn()
            return
        if not self.me.is_inside:
            self.finish_turn()
        elif not self.rebels_hold_on():
            self.pay_conditions()
        while self.asked and not self.answers(self.asked[0]):
            self.asked.pop(0)  # none left: nothing happens

    def rebels_wait_for(self, name: str) -> bool:
        """A waiting Rebel and a card that asks for a discard, played as the other companion: the order is chosen.

        Where there is no card at all to draw or to discard, neither of the two happens in any order.
        """
        me = self.me
        rebels = ("companion", "draw 1") in self.conditions
        is_other_companion = ALL[name].group == "companion" and me.holds("companion")
        asks_for_a_discard = ALL[name].given.startswith("discard for: ")
        any_card = bool(me.hand or me.pile or me.discard)
        return self.edition >= 2 and rebels and is_other_companion and asks_for_a_discard and any_card

    def rebels_hold_on(self) -> bool:
        """While the order is asked for, and then, if the question comes first, until it is answered or falls away."""
        if self.asked and self.asked[0].kind == "order":
            return True
        if self.rebels_come_last and self.asked and self.asked[0].kind == "discard":
            if self.me.hand:
                return True
            self.asked.pop(0)
        self.rebels_come_last = False
        return False

    def answer(self, asked: Asked, verb: str, what: str, from_discard: bool) -> None:
        me = self.me
        if verb == "take":
            self.take_marker()
        elif asked.kind == "order":
            self.rebels_come_last = what == "2"
        elif verb == "choose":
            self.carry_out(asked.about.split(" / ")[int(what) - 1])
        elif verb == "discard":
            self.take_from_hand(what)
            me.discard.append(what)
            self.carry_out(asked.about)
        elif verb == "trash" and from_discard:
            me.discard.remove(what)
            self.out_of_the_game.append(what)
        elif verb == "trash":
            me.play.remove(what)
            me.leaving.append(what)
        elif verb == "replace":
            place = self.row.index(what)
            self.gone.append(what)
            self.turn_up(place, self.luck.replaced_by.pop(0))
            self.carry_out(ALL[self.row[place]].arrive)
        elif verb == "reach":
            self.take_secret(int(what))

    def get(self, name: str) -> None:
        card = ALL[name]
        if card.group == "monster":
            self.swords -= card.cost
        else:
            self.skill -= self.price(name)
        if name in self.reserve:
            self.reserve[name] -= 1
        elif name != "goblin":
            self.row[self.row.index(name)] = ""
        if card.group in ("monster", "device"):
            if name != "goblin":
                self.gone.append(name)
            self.carry_out(card.given)
        else:
            self.me.discard.append(name)
            self.carry_out(card.acquire)

    def walk(self, room: int, swords: int) -> None:
        (tunnel,) = [tunnel for end, tunnel in self.ground.tunnels_at(self.me.room) if end == room]
        self.boots -= tunnel.boots
        self.swords -= swords
        damage = 0 if self.heads_free else tunnel.heads - swords
        self.me.supply -= damage
        self.me.damage += damage
        self.enter(room)

    def enter(self, room: int) -> None:
        me = self.me
        me.room = room
        if room == OUTSIDE:
            me.mastery = True
            self.leave(self.active, "escaped")
            return
        if self.ground.holds(room, "fountain"):
            self.heal(1)
        if self.ground.holds(room, "cave"):
            self.in_a_cave = True
        if (
            self.major_secrets.get(room)
            or self.minor_secrets.get(room)
            or (self.ground.holds(room, "shrine") and self.idols)
            or (self.artifact_rule == "enter" and self.can_take_artifact())
        ):
            self.asked.append(Asked("take"))

    def take_marker(self) -> None:
        room = self.me.room
        if self.major_secrets.get(room) or self.minor_secrets.get(room):
            self.take_secret(room)
        elif self.ground.holds(room, "shrine"):
            self.idols -= 1
            self.me.idols += 1
        else:
            self.take_artifact()

    def take_artifact(self) -> None:
        self.me.artifacts.append(self.artifacts.pop(self.me.room))
        self.anger()

    def take_secret(self, room: int) -> None:
        secret = self.luck.secrets.pop(0)
        left, size = (self.major_secrets, MAJORS) if self.major_secrets.get(room) else (self.minor_secrets, MINORS)
        assert secret in size
        assert self.unseen_secrets[secret] > 0
        left[room] -= 1
        self.unseen_secrets[secret] -= 1
        what = SECRETS[secret][1]
        if what == "keep" or what.startswith("potion"):
            self.me.secrets.append(secret)
        else:
            self.carry_out(what)
        if secret == "dragon-egg":
            self.anger()

    def trade(self, goods: str) -> None:
        self.me.gold -= 7
        if goods == "crown":
            self.me.crowns.append(CROWNS[3 - self.goods["crown"]])
        self.me.goods.append(goods)
        self.goods[goods] -= 1

    # Effects

    def carry_out(self, effect: str) -> None:
        """Steps in the order written. A condition's own steps are divided by commas."""
        for prefix, kind in (("choose: ", "choose"), ("discard for: ", "discard")):
            if effect.startswith(prefix):
                self.asked.append(Asked(kind, effect.removeprefix(prefix)))
                return
        for step in filter(None, effect.split("; ")):
            if step.startswith("if "):
                condition, _, reward = step.removeprefix("if ").partition(": ")
                self.conditions.append((condition, reward.replace(", ", "; ")))
            else:
                self.do(step)

    def do(self, step: str) -> None:
        *words, last = step.split()
        what, amount = " ".join(words), int(last) if last.isdigit() else 0
        me = self.me
        if what == "skill":
            self.skill += amount
        elif what == "swords":
            self.swords += amount
        elif what == "boots":
            self.boots += amount
        elif what == "teleport":
            self.teleports += amount
        elif what == "gold":
            me.gold += amount + self.more_gold
            self.gold_gains += 1
        elif what == "heal":
            self.heal(amount)
        elif what == "draw":
            self.draw(me, amount)
        elif what == "clank":
            self.make_clank(self.active, amount)
        elif what == "others clank":
            for seat in range(self.seats):
                if seat != self.active:
                    self.make_clank(seat, amount)
        elif what == "all clank":
            for seat in range(self.seats):
                self.make_clank(seat, amount)
        elif what == "quiet":
            back = min(amount, me.clank)
            me.clank -= back
            me.supply += back
            self.unused_quiet += amount - back
        elif what == "black back":
            back = min(amount, self.black_aside)
            self.black_aside -= back
            self.black_in_bag += back
        elif what == "trash":
            self.asked.append(Asked("trash", last))
        elif step == "more gold":
            self.more_gold += 1
            me.gold += self.gold_gains
        elif step == "swagger":
            self.swaggers += 1
            self.skill += self.clank_made
        elif step == "cheap gems":
            self.gem_discount += 2
        elif step == "caves free":
            self.caves_free = True
        elif step == "heads free":
            self.heads_free = True
        elif step == "buy tomes":
            me.gold -= 7
            self.reserve["secret-tome"] -= 2
            me.discard += ["secret-tome"] * 2
        elif step == "attack":
            self.attack(0)
        elif step in ("replace", "reach"):
            self.asked.append(Asked(step))
        else:
            assert step == "spring"
            self.springs += 1

    def pay_conditions(self) -> None:
        """Order does not matter: met later in the turn, they still pay; and paying may fulfil others."""
        while met := [pair for pair in self.conditions if self.me.holds(pair[0])]:
            self.conditions.remove(met[0])
            self.carry_out(met[0][1])

    def heal(self, amount: int) -> None:
        healed = min(amount, self.me.damage)
        self.me.damage -= healed
        self.me.supply += healed

    def make_clank(self, seat: int, amount: int) -> None:
        player = self.players[seat]
        if not player.is_inside:
            return
        if seat == self.active:
            cancelled = min(amount, self.unused_quiet)
            self.unused_quiet -= cancelled
            amount -= cancelled
        placed = min(amount, player.supply)
        player.supply -= placed
        player.clank += placed
        if seat == self.active:
            self.clank_made += placed
            self.skill += placed * self.swaggers

    def anger(self) -> None:
        self.rage = min(self.rage + 1, len(RAGE))

    def take_from_hand(self, card: str) -> None:
        self.me.hand.remove(card)
        if card in self.me.surely_in_hand:
            self.me.surely_in_hand.remove(card)

    def draw(self, player: Player, count: int) -> None:
        """Shuffle only the discard pile when the draw pile is empty. Who sees a pile run out knows the whole hand."""
        drawn = self.luck.cards[self.players.index(player)]
        for _ in range(count):
            if not player.pile:
                player.pile, player.discard = player.discard, []
            if not player.pile:
                return
            card = next(card for card in drawn.elements() if card in player.pile)
            drawn[card] -= 1
            player.pile.remove(card)
            player.hand.append(card)
            if not player.pile:
                player.surely_in_hand = list(player.hand)

    def turn_up(self, place: int, card: str) -> None:
        self.deck.remove(card)
        self.row[place] = card

    # The dragon, the end of a turn, and the way out

    def strength(self) -> int:
        return RAGE[self.rage - 1] + sum("X" in ALL[card].symbols for card in self.row if card)

    def attack(self, extra: int) -> None:
        self.attacks += 1
        scene: list[list[int]] = []
        self.scenes.append(scene)
        for player in self.players:
            player.bagged += player.clank
            player.clank = 0
        in_bag = self.black_in_bag + sum(player.bagged for player in self.players)
        drawn = self.luck.attacks.pop(0)
        assert len(drawn) == min(in_bag, self.strength() + extra)
        for owner in drawn:
            hurts = owner != BLACK and self.players[owner].is_inside
            scene.append([owner, int(hurts)])
            if owner == BLACK:
                self.black_in_bag -= 1
                self.black_aside += 1
                assert self.black_in_bag >= 0
                continue
            player = self.players[owner]
            player.bagged -= 1
            assert player.bagged >= 0
            if not hurts:
                player.aside += 1
                continue
            player.damage += 1
            if player.damage == 10:
                self.knock_out(owner)

    def knock_out(self, seat: int) -> None:
        player = self.players[seat]
        is_rescued = bool(player.artifacts) and not self.ground.is_deep(player.room)
        self.leave(seat, "rescued" if is_rescued else "lost")

    def leave(self, seat: int, fate: str) -> None:
        self.players[seat].fate = fate
        self.players[seat].room = 0
        if self.clock_seat < 0:
            self.clock_seat, self.clock = seat, 1

    def end_turn(self) -> None:
        """The Magic Spring comes first, once for each that was found."""
        if self.springs and (self.me.play or self.me.discard):
            self.springs -= 1
            self.asked.append(Asked("spring", "any"))
            return
        self.finish_turn()

    def finish_turn(self) -> None:
        me = self.me
        me.discard += me.play
        me.play = []
        self.out_of_the_game += me.leaving
        me.leaving = []
        self.begin_turn()
        if me.is_inside:
            self.draw(me, 5)
        self.refill()
        self.next_turn()

    def refill(self) -> None:
        gaps = [place for place, card in enumerate(self.row) if not card][: len(self.deck)]
        if not gaps:
            return
        new = self.luck.rows.pop(0)
        assert [place for place, _ in new] == gaps
        for place, card in new:
            self.turn_up(place, card)
        for _, card in new:
            self.carry_out(ALL[card].arrive)
        if any("D" in ALL[card].symbols for _, card in new):
            self.attack(0)

    def next_turn(self) -> None:
        self.begin_turn()
        while not self.is_over():
            self.active = (self.active + 1) % self.seats
            if self.me.is_inside:
                self.turns += 1
                return
            if self.active == self.clock_seat:
                self.move_the_clock()

    def move_the_clock(self) -> None:
        self.clock += 1
        if self.clock < 5:
            self.attack(self.clock - 1)
            return
        for seat, player in enumerate(self.players):
            if player.is_inside:
                self.knock_out(seat)

    # The end

    def sheet(self, player: Player) -> dict[str, int]:
        cards = player.cards()
        points = sum(ALL[card].points for card in cards)
        points += 2 * cards.count("wizard") * cards.count("secret-tome")
        points += cards.count("the-duke") * (player.gold // 5)
        points += 10 * cards.count("dragons-eye") * player.mastery
        kinds_of_treasure = ("chalice" in player.secrets) + ("dragon-egg" in player.secrets) + (player.idols > 0)
        points += 4 * cards.count("dwarven-peddler") * (kinds_of_treasure >= 2)
        return {
            "artifacts": sum(player.artifacts),
            "mastery": 20 if player.mastery else 0,
            "idols": 5 * player.idols,
            "chalices": 7 * player.secrets.count("chalice"),
            "eggs": 3 * player.secrets.count("dragon-egg"),
            "goods": 5 * player.goods.count("master-key") + 5 * player.goods.count("backpack") + sum(player.crowns),
            "gold": player.gold,
            "cards": points,
        }

    def points(self, player: Player) -> int:
        return sum(self.sheet(player).values())

    def winners(self) -> list[int]:
        """The most points; then the single most valuable artifact; still tied: shared. No lost one wins."""
        in_question = [seat for seat, player in enumerate(self.players) if player.fate != "lost"]
        for worth in (self.points, lambda player: max(player.artifacts)):
            if in_question:
                best = max(worth(self.players[seat]) for seat in in_question)
                in_question = [seat for seat in in_question if worth(self.players[seat]) == best]
        return in_question


def ascending(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)
