/** What the server tells about a position of Klong!. The rules live there; here it is only shown. */

export type Fate = 'inside' | 'escaped' | 'rescued' | 'lost'

/** What everybody sees of one thief. Cards are named by their keys. */
export interface KlongSeat {
  /** 0 once out */
  room: number
  fate: Fate
  damage: number
  /** own cubes: still to be placed, in the clank area, out of the game */
  supply: number
  clank: number
  aside: number
  gold: number
  /** all that it owns, wherever it lies */
  cards: string[]
  play: string[]
  discard: string[]
  /** leave the game at the end of the turn */
  trashed: string[]
  /** the part of the hand that everybody can be sure of */
  shown: string[]
  hand: number
  draw: number
  artifacts: number[]
  idols: number
  chalices: number
  eggs: number
  keys: number
  backpacks: number
  crowns: number[]
  /** greater healing, healing, strength, swiftness */
  potions: number[]
  mastery: boolean
  /** what it would score if it were rescued now */
  points: number
}

export type QuestionKind = 'take' | 'choose' | 'discard' | 'trash' | 'replace' | 'reach' | 'spring' | 'order'
export type Marker = 'secret-major' | 'secret-minor' | 'idol' | 'artifact'

export interface Question {
  kind: QuestionKind
  /** the card or secret that asks; nothing for "take" and "spring" */
  card: string
  choices: number
  allowed: boolean[]
  /** trash: the only card that may go, if there is only one */
  only: string
  /** take: what lies there */
  marker: Marker | ''
  program: number
}

/** A card that goes on to ask something else asks anew. */
export const isSameQuestion = (a: Question | null, b: Question | null): boolean => a?.card === b?.card && a?.kind === b?.kind

/** All points of one thief by where they come from. */
export interface SheetLine {
  fate: Fate
  artifacts: number[]
  mastery: number
  idols: number
  chalices: number
  eggs: number
  goods: number
  gold: number
  cards: number
  total: number
}

export interface KlongView {
  board: string
  artifact: 'enter' | 'action'
  first: number
  phase: 'act' | 'ask' | 'over'
  /** whose turn; -1 when over */
  turn: number
  round: number
  turns: number
  seats: KlongSeat[]
  /** of the seat through whose eyes this screen looks; nothing for spectators */
  hand: string[]
  skill: number
  swords: number
  boots: number
  teleports: number
  /** clank that will still be swallowed */
  quiet: number
  made: number
  gains: number
  bonus: number
  swaggers: number
  cheaper: number
  caves_free: boolean
  heads_free: boolean
  /** a crystal cave: no more boots this turn */
  stopped: boolean
  springs: number
  waiting: [condition: string, program: number, card: string][]
  question: Question | null
  later: Question[]
  /** six; nothing where no card lies */
  row: string[]
  /** left of mercenary, explore, secret tome */
  reserve: number[]
  deck: number
  gone: string[]
  /** all cards that were trashed */
  removed: string[]
  /** cubes in the bag */
  bag: number
  black_aside: number
  /** the dragon's space, from 1 */
  rage: number
  attacks: number
  /** cubes that an attack would draw now */
  strength: number
  /** nothing before the first one is out */
  clock: [] | [seat: number, space: number]
  artifacts: [room: number, value: number][]
  majors: number[]
  minors: [room: number, left: number][]
  idols: number
  goods: [key: string, left: number, points: number][]
  found: number[]
  /** what one tunnel away can be walked to now, with its price */
  walks: [room: number, boots: number, heads: number][]
  /** nothing until the end */
  winners: number[]
  reason: string
  sheet: SheetLine[]
}

/** Cubes that knock a thief out. */
export const HEALTH = 10

export const asView = (view: unknown): KlongView => view as KlongView

/** The most that lies in a room for the taking, by value: artifact, major secret, minor ones, idols. */
export function lyingIn(view: KlongView, room: number): { artifact: number; major: boolean; minors: number } {
  return {
    artifact: view.artifacts.find(([at]) => at === room)?.[1] ?? 0,
    major: view.majors.includes(room),
    minors: view.minors.find(([at]) => at === room)?.[1] ?? 0,
  }
}

/** A list without one of these, wherever it lies in it. */
export function without<Item>(items: Item[], item: Item): Item[] {
  const at = items.indexOf(item)
  return at < 0 ? items : items.toSpliced(at, 1)
}

/** What is left in the own draw pile, in no order: everybody can count along. */
export const drawPile = ({ cards, play, discard, trashed }: KlongSeat, hand: string[]): string[] =>
  [...play, ...discard, ...trashed, ...hand].reduce(without<string>, cards)
