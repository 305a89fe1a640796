/** What lies where in the midst of a story: a position as it is after one more happening. Luck that stays hidden is left out. */
import type { EventOf } from '../../feed/typed'
import { PIECES, POTIONS, RESERVE } from './data'
import { without, type KlongHappening, type KlongSeat, type KlongView } from './view'

/** What moves nothing changes nothing. The hand that is seen is that of `eyes`. */
export function happened(view: KlongView, happening: KlongHappening, eyes: number | null): KlongView {
  const { seat, kind, values } = happening
  const next = changed(view, seat ?? view.turn, happening)
  const isFromHand = (kind === 'played' || kind === 'discarded') && (seat ?? view.turn) === eyes
  return isFromHand ? { ...next, hand: without(view.hand, values.card) } : next
}

function changed(view: KlongView, seat: number, { kind, values }: KlongHappening): KlongView {
  const change = (how: (thief: KlongSeat) => Partial<KlongSeat>): KlongView => withThief(view, seat, how)
  switch (kind) {
    case 'played':
      return change(({ hand, play }) => ({ hand: hand - 1, play: [...play, values.card] }))
    case 'discarded':
      return change(({ hand, discard }) => ({ hand: hand - 1, discard: [...discard, values.card] }))
    case 'bought':
      return {
        ...withThief(taken(view, values.card), seat, ({ discard }) => ({ discard: [...discard, values.card] })),
        skill: view.skill - values.cost,
      }
    case 'used':
      return { ...thrownAway(view, values.card), skill: view.skill - values.cost }
    case 'fought':
      return { ...thrownAway(view, values.card), swords: view.swords - values.cost }
    case 'replaced':
      return {
        ...view,
        row: view.row.with(view.row.indexOf(values.card), values.by),
        gone: [...view.gone, values.card],
        deck: view.deck - 1,
      }
    case 'took-cards':
      return {
        ...change(({ discard }) => ({ discard: [...discard, ...repeated(values.card, values.count)] })),
        reserve: fewer(view.reserve, values.card, values.count),
      }
    case 'drew':
      return change(({ hand, draw }) => ({ hand: hand + values.count, draw: Math.max(0, draw - values.count) }))
    case 'shuffled':
      return change(({ draw, discard }) => ({ draw: draw + discard.length, discard: [] }))
    case 'trashed':
      return values.pile === 'play'
        ? change(({ play, trashed }) => ({ play: without(play, values.card), trashed: [...trashed, values.card] }))
        : change(({ discard }) => ({ discard: without(discard, values.card) }))
    case 'gold':
      return change(({ gold }) => ({ gold: gold + values.gold }))
    case 'clank':
      return withThief(view, values.who, (thief) => noise(thief, values.clank))
    case 'quiet':
      return change((thief) => noise(thief, -values.clank))
    case 'healed':
      return change((thief) => hurt(thief, -values.heal))
    case 'walked':
      return {
        ...change((thief) => ({ room: values.to, ...hurt(thief, values.damage) })),
        boots: view.boots - values.boots,
        swords: view.swords - values.swords,
      }
    case 'teleported':
      return { ...change(() => ({ room: values.to })), teleports: Math.max(0, view.teleports - 1) }
    case 'took-artifact':
      return {
        ...change(({ artifacts }) => ({ artifacts: [...artifacts, values.value].sort((a, b) => a - b) })),
        artifacts: view.artifacts.filter(([at]) => at !== values.room),
      }
    case 'took-secret':
      return withThief(withoutSecret(view, values.room), seat, (thief) => kept(thief, values.secret))
    case 'took-idol':
      return { ...change(({ idols }) => ({ idols: idols + 1 })), idols: view.idols - 1 }
    case 'angered':
      return { ...view, rage: values.rage }
    case 'traded':
      return change((thief) => ({ gold: thief.gold - PIECES.price, ...bought(thief, values.goods, values.points) }))
    case 'drank':
      return change((thief) => potions(thief, values.potion, -1))
    case 'ended':
      return {
        ...change(({ play, discard }) => ({ discard: [...discard, ...play], play: [] })),
        ...{ skill: 0, swords: 0, boots: 0, teleports: 0 },
      }
    case 'refilled':
      return {
        ...view,
        row: values.cards.reduce((row, [slot, card]) => row.with(slot, card), view.row),
        deck: view.deck - values.cards.length,
      }
    case 'cubes-back':
      return { ...view, bag: view.bag + values.count, black_aside: view.black_aside - values.count }
    case 'attacked':
      return attacked(view, values.drawn)
    case 'escaped':
      return change(() => ({ fate: 'escaped', room: 0, mastery: true }))
    case 'rescued':
    case 'lost':
      return change(() => ({ fate: kind, room: 0 }))
    case 'countdown':
      return { ...view, clock: [seat, values.space] }
    case 'turn':
      return { ...view, turn: seat }
    default:
      return view
  }
}

/** Cubes of the bag: whose (-1: the dragon's own), and whether it cost a heart. */
type Drawn = EventOf<'klong', 'attacked'>['values']['drawn']

function withThief(view: KlongView, seat: number, change: (thief: KlongSeat) => Partial<KlongSeat>): KlongView {
  const thief = view.seats[seat]
  return thief ? { ...view, seats: view.seats.with(seat, { ...thief, ...change(thief) }) } : view
}

/** Without the card that was bought, used or fought. */
function taken(view: KlongView, card: string): KlongView {
  const slot = view.row.indexOf(card)
  if (slot >= 0) return { ...view, row: view.row.with(slot, '') }
  return { ...view, reserve: fewer(view.reserve, card, 1) }
}

function thrownAway(view: KlongView, card: string): KlongView {
  return view.row.includes(card) ? { ...taken(view, card), gone: [...view.gone, card] } : view
}

const fewer = (reserve: number[], card: string, count: number): number[] =>
  reserve.map((left, pile) => (RESERVE[pile] === card ? left - count : left))

const repeated = (card: string, count: number): string[] => Array.from({ length: count }, () => card)

const noise = ({ clank, supply }: KlongSeat, cubes: number): Partial<KlongSeat> => ({
  clank: clank + cubes,
  supply: supply - cubes,
})

const hurt = ({ damage, supply }: KlongSeat, cubes: number): Partial<KlongSeat> => ({
  damage: damage + cubes,
  supply: supply - cubes,
})

function withoutSecret(view: KlongView, room: number): KlongView {
  if (view.majors.includes(room)) return { ...view, majors: without(view.majors, room) }
  const minors = view.minors.map(([at, left]): [number, number] => [at, at === room ? left - 1 : left])
  return { ...view, minors: minors.filter(([, left]) => left > 0) }
}

/** What stays with its finder; the rest works at once. */
function kept(thief: KlongSeat, secret: string): Partial<KlongSeat> {
  if (secret === 'chalice') return { chalices: thief.chalices + 1 }
  if (secret === 'dragon-egg') return { eggs: thief.eggs + 1 }
  return potions(thief, secret, 1)
}

const potions = (thief: KlongSeat, potion: string, count: number): Partial<KlongSeat> => ({
  potions: thief.potions.map((held, i) => (POTIONS[i]?.key === potion ? held + count : held)),
})

function bought(thief: KlongSeat, goods: string, points: number): Partial<KlongSeat> {
  if (goods === 'master-key') return { keys: thief.keys + 1 }
  return goods === 'backpack' ? { backpacks: thief.backpacks + 1 } : { crowns: [...thief.crowns, points] }
}

/** The clank area goes into the bag, then the drawn cubes leave it. */
function attacked(view: KlongView, drawn: Drawn): KlongView {
  const noisy = view.seats.reduce((cubes, { clank }) => cubes + clank, 0)
  const seats = view.seats.map((thief, seat) => ({
    ...thief,
    clank: 0,
    damage: thief.damage + drawn.filter(([owner, hit]) => owner === seat && hit > 0).length,
  }))
  const black = drawn.filter(([owner]) => owner < 0).length
  return { ...view, seats, bag: view.bag + noisy - drawn.length, black_aside: view.black_aside + black }
}
