/** What lies where in the midst of a story: a position as it is after one more happening. Luck that stays hidden is left out. */
import type { Happening } from '../../lib/messages'
import { cardOf, PIECES, POTIONS, RESERVE } from './data'
import { without, type KlongSeat, type KlongView } from './view'

type Values = Happening['values']
type Change = (view: KlongView, seat: number, values: Values) => KlongView

const LEAVES_HAND = new Set(['played', 'discarded'])

/** A kind that moves nothing changes nothing. The hand that is seen is that of `eyes`. */
export function happened(view: KlongView, { kind, seat, values }: Happening, eyes: number | null): KlongView {
  const who = seat ?? view.turn
  const next = CHANGES[kind]?.(view, who, values) ?? view
  return LEAVES_HAND.has(kind) && who === eyes ? { ...next, hand: without(view.hand, String(values.card)) } : next
}

const CHANGES: Record<string, Change> = {
  played: (view, seat, { card }) =>
    fromHand(view, seat, (thief) => ({ play: [...thief.play, String(card)] })),
  discarded: (view, seat, { card }) =>
    fromHand(view, seat, (thief) => ({ discard: [...thief.discard, String(card)] })),
  bought: (view, seat, { card, cost }) => ({
    ...withThief(taken(view, String(card)), seat, ({ discard }) => ({ discard: [...discard, String(card)] })),
    skill: view.skill - Number(cost),
  }),
  used: (view, _, { card, cost }) => ({ ...thrownAway(view, String(card)), skill: view.skill - Number(cost) }),
  fought: (view, _, { card, cost }) => ({ ...thrownAway(view, String(card)), swords: view.swords - Number(cost) }),
  replaced: (view, _, { card, by }) => ({
    ...view,
    row: view.row.with(view.row.indexOf(String(card)), String(by)),
    gone: [...view.gone, String(card)],
    deck: view.deck - 1,
  }),
  'took-cards': (view, seat, { card, count }) => ({
    ...withThief(view, seat, ({ discard }) => ({ discard: [...discard, ...repeated(String(card), Number(count))] })),
    reserve: fewer(view.reserve, String(card), Number(count)),
  }),
  drew: (view, seat, { count }) =>
    withThief(view, seat, ({ hand, draw }) => ({ hand: hand + Number(count), draw: Math.max(0, draw - Number(count)) })),
  shuffled: (view, seat) =>
    withThief(view, seat, ({ draw, discard }) => ({ draw: draw + discard.length, discard: [] })),
  trashed: (view, seat, { card }) => withThief(view, seat, (thief) => trashed(thief, String(card))),
  gold: (view, seat, { gold }) => withThief(view, seat, (thief) => ({ gold: thief.gold + Number(gold) })),
  clank: (view, seat, { clank, who }) => withThief(view, Number(who ?? seat), (thief) => noise(thief, Number(clank))),
  quiet: (view, seat, { clank }) => withThief(view, seat, (thief) => noise(thief, -Number(clank))),
  healed: (view, seat, { heal }) => withThief(view, seat, (thief) => hurt(thief, -Number(heal))),
  walked: (view, seat, { to, boots, swords, damage }) => ({
    ...withThief(view, seat, (thief) => ({ room: Number(to), ...hurt(thief, Number(damage)) })),
    boots: view.boots - Number(boots),
    swords: view.swords - Number(swords),
  }),
  teleported: (view, seat, { to }) => ({
    ...withThief(view, seat, () => ({ room: Number(to) })),
    teleports: Math.max(0, view.teleports - 1),
  }),
  'took-artifact': (view, seat, { value, room }) => ({
    ...withThief(view, seat, ({ artifacts }) => ({ artifacts: [...artifacts, Number(value)].sort((a, b) => a - b) })),
    artifacts: view.artifacts.filter(([at]) => at !== room),
  }),
  'took-secret': (view, seat, { secret, room }) =>
    withThief(withoutSecret(view, Number(room)), seat, (thief) => kept(thief, String(secret))),
  'took-idol': (view, seat) => ({
    ...withThief(view, seat, ({ idols }) => ({ idols: idols + 1 })),
    idols: view.idols - 1,
  }),
  angered: (view, _, { rage }) => ({ ...view, rage: Number(rage) }),
  traded: (view, seat, { goods, points }) =>
    withThief(view, seat, (thief) => ({ gold: thief.gold - PIECES.price, ...bought(thief, String(goods), Number(points)) })),
  drank: (view, seat, { potion }) => withThief(view, seat, (thief) => potions(thief, String(potion), -1)),
  ended: (view, seat) => ({
    ...withThief(view, seat, ({ play, discard }) => ({ discard: [...discard, ...play], play: [] })),
    skill: 0,
    swords: 0,
    boots: 0,
    teleports: 0,
  }),
  refilled: (view, _, { cards }) => {
    const fresh = cards as [slot: number, card: string][]
    return {
      ...view,
      row: fresh.reduce((row, [slot, card]) => row.with(slot, card), view.row),
      deck: view.deck - fresh.length,
    }
  },
  'cubes-back': (view, _, { count }) => ({
    ...view,
    bag: view.bag + Number(count),
    black_aside: view.black_aside - Number(count),
  }),
  attacked: (view, _, { drawn }) => attacked(view, drawn as Drawn[]),
  escaped: (view, seat) => withThief(view, seat, () => ({ fate: 'escaped', room: 0, mastery: true })),
  rescued: (view, seat) => withThief(view, seat, () => ({ fate: 'rescued', room: 0 })),
  lost: (view, seat) => withThief(view, seat, () => ({ fate: 'lost', room: 0 })),
  countdown: (view, seat, { space }) => ({ ...view, clock: [seat, Number(space)] }),
  turn: (view, seat) => ({ ...view, turn: seat }),
}

/** A cube of the bag: whose (-1: the dragon's own), and whether it cost a heart. */
export type Drawn = [owner: number, hit: number]

function withThief(view: KlongView, seat: number, change: (thief: KlongSeat) => Partial<KlongSeat>): KlongView {
  const thief = view.seats[seat]
  return thief ? { ...view, seats: view.seats.with(seat, { ...thief, ...change(thief) }) } : view
}

/** The own hand is known; of the others' only the number. */
function fromHand(view: KlongView, seat: number, change: (thief: KlongSeat) => Partial<KlongSeat>): KlongView {
  return withThief(view, seat, (thief) => ({ hand: thief.hand - 1, ...change(thief) }))
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

function fewer(reserve: number[], card: string, count: number): number[] {
  const pile = RESERVE.indexOf(card)
  return pile < 0 ? reserve : reserve.with(pile, reserve[pile] - count)
}

const repeated = (card: string, count: number): string[] => Array.from({ length: count }, () => card)

/** From where it lies: the play area first, as the rules do. */
function trashed(thief: KlongSeat, card: string): Partial<KlongSeat> {
  const gone = { trashed: [...thief.trashed, card] }
  return thief.play.includes(card)
    ? { play: without(thief.play, card), ...gone }
    : { discard: without(thief.discard, card), ...gone }
}

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

function potions(thief: KlongSeat, potion: string, count: number): Partial<KlongSeat> {
  const at = POTIONS.findIndex(({ key }) => key === potion)
  return at < 0 ? {} : { potions: thief.potions.with(at, thief.potions[at] + count) }
}

function bought(thief: KlongSeat, goods: string, points: number): Partial<KlongSeat> {
  if (goods === 'master-key') return { keys: thief.keys + 1 }
  return goods === 'backpack' ? { backpacks: thief.backpacks + 1 } : { crowns: [...thief.crowns, points] }
}

/** The clank area goes into the bag, then the drawn cubes leave it. */
function attacked(view: KlongView, drawn: Drawn[]): KlongView {
  const noisy = view.seats.reduce((cubes, { clank }) => cubes + clank, 0)
  const seats = view.seats.map((thief, seat) => ({
    ...thief,
    clank: 0,
    damage: thief.damage + drawn.filter(([owner, hit]) => owner === seat && hit > 0).length,
  }))
  const black = drawn.filter(([owner]) => owner < 0).length
  return { ...view, seats, bag: view.bag + noisy - drawn.length, black_aside: view.black_aside + black }
}

/** Whether a card of this key is a monster, a device, or something to keep. */
export const deedOf = (card: string): 'buy' | 'use' | 'fight' => {
  const { type } = cardOf(card)
  return type === 'monster' ? 'fight' : type === 'device' ? 'use' : 'buy'
}
