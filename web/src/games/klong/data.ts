/** Cards, pieces and boards, from the very files the rules read. */
import type { klong } from '../../generated/constants'
import { at, first } from '../../lib/sure'
import type { IconName } from './tokens/icons'

export type CardKey = string
export type CardType = 'basic' | 'item' | 'companion' | 'gem' | 'device' | 'monster'
/** Where a card can be bought, used or fought only. */
export type Place = 'depths' | 'cave'

type Verbs = typeof klong.effects
export type Amount = Verbs['amounts'][number]
export type Inner = Verbs['inner'][number]

/** What happens, in the order written. An amount of clank below 0 takes cubes back. */
export type Effect = { [verb in Amount]?: number } & { [verb in Verbs['switches'][number]]?: true } & {
  [verb in Inner]?: Effect
} & {
  choose?: Effect[]
  /** any, or the only card it may be */
  trash?: string
  take?: { card: CardKey; copies: number }
}

/** Points that depend on what one holds at the end. */
export interface Worth {
  /** for each secret tome */
  tome?: number
  /** one for each full so much gold */
  gold?: number
  /** with a mastery token */
  mastery?: number
  two_of?: ('chalice' | 'dragon-egg' | 'monkey-idol')[]
  points?: number
}

export interface Card {
  key: CardKey
  type: CardType
  place: 'starter' | 'reserve' | 'dungeon'
  copies: number
  /** skill; of monsters swords */
  cost?: number
  points?: number
  play?: Effect
  acquire?: Effect
  arrive?: Effect
  use?: Effect
  defeat?: Effect
  dragon?: true
  danger?: true
  only?: Place
  art: IconName
  worth?: Worth
}

interface Secret {
  key: string
  size: 'major' | 'minor'
  copies: number
  points?: number
  keep?: true
  /** kept, and drunk on an own turn */
  drink?: Effect
  /** at once */
  effect?: Effect
}

interface Goods {
  key: 'master-key' | 'backpack' | 'crown'
  /** of each piece, the best first */
  points: number[]
}

export interface Room {
  id: number
  zone: 'outside' | 'upper' | 'depths'
  x: number
  y: number
  cave: boolean
  market: boolean
  fountain: boolean
  shrine: boolean
  /** secrets at the start */
  major: number
  minor: number
  /** the value of the artifact, 0 where none lies */
  artifact: number
}

export interface Tunnel {
  ends: [number, number]
  boots: number
  heads: number
  lock: boolean
  /** from the first end to the second only */
  oneway: boolean
  /** leads round the edge of the board */
  wrap: boolean
}

export interface BoardData {
  key: string
  rooms: Room[]
  tunnels: Tunnel[]
  drawing: {
    width: number
    height: number
    /** width and height of a room */
    room: [number, number]
    /** where the Depths begin */
    depth_line: number
    sky: 'day' | 'sunset'
    /** x, y, width, height */
    lair: [number, number, number, number]
  }
}

interface Pieces {
  hand: number
  row: number
  health: number
  cubes: number
  black: number
  clank: number[]
  rage: number[]
  rage_start: Record<string, number>
  countdown: number[]
  mastery: number
  artifacts: number[]
  artifacts_removed: Record<string, number>
  idols: { count: number; points: number }
  price: number
  secret: Secret[]
  goods: Goods[]
}

type BoardFile = Pick<BoardData, 'drawing'> & {
  rooms: (Partial<Room> & Pick<Room, 'id' | 'zone' | 'x' | 'y'>)[]
  tunnels: (Partial<Tunnel> & Pick<Tunnel, 'ends'>)[]
}

const { card: cards } = first(
  Object.values(
    import.meta.glob<{ card: Card[] }>('../../../../src/spieltisch/games/klong/data/cards.toml', {
      eager: true,
      import: 'default',
    }),
  ),
)
const pieces = first(
  Object.values(
    import.meta.glob<Pieces>('../../../../src/spieltisch/games/klong/data/pieces.toml', {
      eager: true,
      import: 'default',
    }),
  ),
)
const boardFiles = import.meta.glob<BoardFile>('../../../../src/spieltisch/games/klong/data/boards/*.toml', {
  eager: true,
  import: 'default',
})

/** The place of a card in this list is the number of its kind. */
export const CARDS = cards
export const PIECES = pieces
/** The place of a secret in this list is its number. */
export const SECRETS = pieces.secret
export const GOODS = pieces.goods
/** In the order in which views count them. */
export const POTIONS = SECRETS.filter(({ drink }) => drink)
const reserve = CARDS.filter(({ place }) => place === 'reserve')
/** The piles of the reserve that views count; the goblin stands beside them and never leaves. */
export const RESERVE = reserve.filter(({ type }) => type !== 'monster').map(({ key }) => key)
export const GOBLIN = first(reserve.filter(({ type }) => type === 'monster')).key

const kinds = new Map(CARDS.map(({ key }, kind) => [key, kind]))
const boards = new Map(Object.entries(boardFiles).map(([path, file]) => [keyOf(path), boardFrom(keyOf(path), file)]))

export const boardKeys = [...boards.keys()]

export function kindOf(key: CardKey): number {
  const kind = kinds.get(key)
  if (kind === undefined) throw new Error(`There is no card "${key}".`)
  return kind
}

export const cardOf = (key: CardKey): Card => at(CARDS, kindOf(key))

export function secretOf(key: string): Secret {
  const secret = SECRETS.find((each) => each.key === key)
  if (!secret) throw new Error(`There is no secret "${key}".`)
  return secret
}

export function boardOf(key: string): BoardData {
  const board = boards.get(key)
  if (!board) throw new Error(`There is no board "${key}".`)
  return board
}

/** What a card gives in the own turn: when it is played, used or defeated. */
export const giftOf = ({ play, use, defeat }: Card): Effect => play ?? use ?? defeat ?? {}

/** What getting it from row or reserve is called. */
export function deedOf(key: CardKey): 'buy' | 'use' | 'fight' {
  const { type } = cardOf(key)
  return type === 'monster' ? 'fight' : type === 'device' ? 'use' : 'buy'
}

function boardFrom(key: string, { rooms, tunnels, drawing }: BoardFile): BoardData {
  const bare = { cave: false, market: false, fountain: false, shrine: false, major: 0, minor: 0, artifact: 0 }
  const plain = { boots: 1, heads: 0, lock: false, oneway: false, wrap: false }
  return {
    key,
    rooms: rooms.map((room) => ({ ...bare, ...room })),
    tunnels: tunnels.map((tunnel) => ({ ...plain, ...tunnel })),
    drawing,
  }
}

function keyOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.toml'.length)
}
