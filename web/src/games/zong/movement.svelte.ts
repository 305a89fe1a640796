/**
 * A step's happenings shown one after the other: discs are thrown, the flick flies, pieces are tidied up one by one, the
 * piece goes back and forth along the track, and the discs pass on.
 */
import type { Happening } from '../../lib/messages'
import { play } from '../../lib/sound'
import { tell } from '../../lib/words'
import type { Flight } from '../../table/flight'
import { Pace } from '../../table/pace.svelte'
import { boardOf } from './board'
import { gathered, spread } from './discs'
import type { Footage } from './footage'
import { lyingOf, type Lying } from './geometry'
import type { Reel } from './reel.svelte'
import { reelOf } from './slow-motion.svelte'
import { tidiedIn, type Tidied } from './tidy'
import { TidyUp } from './tidy-up.svelte'
import { way, without, withPieces } from './towers'
import type { Hand, Thrown, Tower, ZongView } from './view'

/** How a disc hops: when, how long, and how often it turns over. */
export interface Toss {
  wait: number
  ms: number
  turns: number
}

export interface DiscFlight extends Flight {
  kind: number
  side: number
}

/** Where things lie on the screen; what is folded away lies nowhere. */
export interface Places {
  thrown: (index: number) => DOMRect | null
  hand: (seat: number) => DOMRect | null
}

/** What lies where, and how far the turn is, in the midst of a movement. */
export interface Scene {
  turn: number
  hands: Hand[]
  thrown: Thrown[]
  zongs: number
  spirals: number
  points: number
  fields: Tower[]
  /** pieces that are not where their field says */
  loose: Lying[]
}

const TOSS = 760
const TOSS_APART = 130
const LOOK = 500
const HOP = 190
const LONGEST_WALK = 2_200
const PASS = 420
/** Millimetres that a piece is lifted for one field. */
const HOP_LIFT = 12

export class Movement {
  scene = $state.raw<Scene | null>(null)
  /** what is being shown, to be told in words */
  telling = $state.raw<Happening | null>(null)
  /** the flick that flies */
  reel = $state.raw<Reel | null>(null)
  tosses = $state.raw<Toss[]>([])
  /** what was thrown has left the tray */
  passing = $state(false)
  flights = $state.raw<DiscFlight[]>([])
  readonly tidy = new TidyUp()
  #footage: Footage | null = null
  #pace = new Pace()
  #before: ZongView | null = null
  #launched = 0

  get busy(): boolean {
    return this.#pace.busy
  }

  hurry(): void {
    this.#pace.hurry()
    this.reel?.hurry()
  }

  /** Where every piece is now, in the midst of a movement; null when nothing moves. */
  readonly lying = $derived.by<Lying[] | null>(() => {
    if (this.reel) return this.reel.lying()
    if (this.tidy.lying) return this.tidy.lying
    return this.scene && this.#standing(this.scene)
  })

  /** Called when the new position is known but not drawn yet. */
  show(happenings: Happening[], before: ZongView, after: ZongView, places: Places): Promise<void> {
    return this.#pace.during(async () => {
      this.#before = before
      this.scene = sceneOf(before)
      this.tidy.putAway()
      for (const happening of happenings.filter((each) => !isTidied(each))) {
        await this.#show(happening)
        if (happening.kind === 'flicked' || happening.kind === 'decided') await this.#tidyUp(happenings)
      }
      if (after.turn !== this.#scene.turn && after.turn >= 0) await this.#passOn(after.turn, places)
      this.scene = null
      this.telling = null
      this.tosses = []
    })
  }

  async #show(happening: Happening): Promise<void> {
    const { kind, seat, values } = happening
    if (kind !== 'passed-on') this.telling = happening
    if (kind === 'threw') await this.#throw(seat!, values.discs as Thrown[])
    else if (kind === 'flicked') await this.#flick(happening)
    else if (kind === 'retreated') await this.#retreat(seat!, values.from as number, values.to as number)
    else if (kind === 'stayed-last') await this.#stay()
    else if (kind.startsWith('attacked')) await this.#attack(seat!, values)
    else if (PAUSES[kind]) await this.#pace.pause(PAUSES[kind])
  }

  async #throw(seat: number, thrown: Thrown[]): Promise<void> {
    const left = spread(this.#scene.hands[seat])
    for (const [kind] of thrown) left.splice(left.indexOf(kind), 1)
    this.tosses = thrown.map(([, side], i) => ({ wait: i * TOSS_APART, ms: TOSS, turns: 4 + side }))
    this.#change({ turn: seat, thrown, hands: this.#scene.hands.with(seat, gathered(left)), ...brought(this.telling!) })
    play('take')
    await this.#pace.pause(TOSS)
    for (const _ of thrown) {
      play('place')
      await this.#pace.pause(TOSS_APART)
    }
    this.tosses = []
    await this.#pace.pause(LOOK)
  }

  async #flick(flicked: Happening): Promise<void> {
    const reel = reelOf(flicked)
    if (!reel) return
    this.reel = reel
    await this.#pace.until(reel.play())
    reel.hurry()
    this.#footage = reel.footage
    this.#change({ loose: reel.lying(reel.duration) })
    this.reel = null
    await this.#pace.pause(LOOK)
  }

  /** Everything that was moved is put where it belongs. Then the flick is over. */
  async #tidyUp(happenings: Happening[]): Promise<void> {
    const { board, start } = this.#before!
    const rests = this.#standing(this.#scene)
    const tidied = tidiedIn(happenings, rests, boardOf(board), start, this.#footage)
    const words = ({ happening }: Tidied): string => tell('zong', happening, [])
    if (tidied.length > 0) await this.tidy.show(tidied, rests, words, (ms) => this.#pace.pause(ms))
    this.#footage = null
    this.#putBack(happenings.filter(({ kind }) => kind.startsWith(TIDIED)))
    if (!happenings.some(({ kind }) => kind === 'doubted')) this.#change({ zongs: this.#scene.zongs - 1 })
  }

  #putBack(tidied: Happening[]): void {
    const lowestFirst = tidied.map(({ values }) => values as unknown as Tidying).sort((a, b) => a.height - b.height)
    const pieces = lowestFirst.map(({ piece }) => piece)
    const others = without(this.#scene.fields, pieces)
    const fields = lowestFirst.reduce((towers, { piece, field, height }) => withPieces(towers, field, [piece], height), others)
    this.#change({ fields, loose: this.#scene.loose.filter(({ seat }) => !pieces.includes(seat)) })
  }

  async #retreat(seat: number, from: number, to: number): Promise<void> {
    await this.#walk([seat], from, to)
    this.#change({ spirals: this.#scene.spirals - 1 })
    await this.#pace.pause(LOOK)
  }

  async #stay(): Promise<void> {
    this.#change({ spirals: this.#scene.spirals - 1 })
    await this.#pace.pause(2 * LOOK)
  }

  async #attack(seat: number, values: Happening['values']): Promise<void> {
    const companions = (values.companions as number[] | undefined) ?? []
    const stood = this.#scene.fields.find((tower) => tower.indexOf(seat) > 0) ?? []
    const taken = stood.slice(1).filter((each) => companions.includes(each))
    await this.#walk([...taken, seat], values.from as number, values.to as number)
    this.#change({ points: 0 })
    await this.#pace.pause(LOOK)
  }

  /** Field by field; those below are carried along. */
  async #walk(group: number[], from: number, to: number): Promise<void> {
    this.#change({ loose: [] })
    const fields = way(from, to)
    const ms = Math.min(HOP, LONGEST_WALK / Math.max(1, fields.length))
    for (const field of fields) {
      const start = group.map((seat) => this.#placed(this.#scene.fields, seat))
      const next = withPieces(without(this.#scene.fields, group), field, group)
      const aims = group.map((seat) => this.#placed(next, seat))
      await this.#pace.travel(ms, (share) => {
        this.#loosen(start.map((piece, i) => ({ ...between(piece, aims[i], share), lift: arc(share) * HOP_LIFT })))
      })
      this.#change({ fields: next, loose: [] })
      play('place')
    }
  }

  async #passOn(to: number, places: Places): Promise<void> {
    const target = places.hand(to)
    const flights = this.#scene.thrown.flatMap(([kind, side], i): DiscFlight[] => {
      const from = places.thrown(i)
      return from && target ? [{ key: this.#launched++, kind, side, from, to: small(target), ms: PASS }] : []
    })
    if (flights.length === 0) return
    this.passing = true
    this.flights = flights
    play('slide')
    await this.#pace.pause(PASS)
    this.flights = []
    this.passing = false
  }

  /** A piece as it stands when everything lies on these fields. */
  #placed(fields: Tower[], piece: number): Lying {
    return this.#standing({ fields, loose: [] }).find(({ seat }) => seat === piece)!
  }

  #standing({ fields, loose }: Pick<Scene, 'fields' | 'loose'>): Lying[] {
    const { board, start } = this.#before!
    const standing = lyingOf({ start, fields, lying: [] }, boardOf(board))
    return standing.map((piece) => loose.find(({ seat }) => seat === piece.seat) ?? piece)
  }

  #loosen(pieces: Lying[]): void {
    const others = this.#scene.loose.filter(({ seat }) => !pieces.some((piece) => piece.seat === seat))
    this.#change({ loose: [...others, ...pieces] })
  }

  get #scene(): Scene {
    return this.scene!
  }

  #change(change: Partial<Scene>): void {
    this.scene = { ...this.#scene, ...change }
  }
}

const TIDIED = 'tidied-'
const isTidied = ({ kind }: Happening): boolean => kind.startsWith(TIDIED) || kind === 'hit-target'

/** Where a piece was put, and on how many others. */
interface Tidying {
  piece: number
  field: number
  height: number
}

/** How long what does not move anything is left to be read. */
const PAUSES: Record<string, number> = {
  missed: 900,
  doubted: 700,
  decided: 1_100,
  'stood-still': 900,
  'reached-target': 600,
}

function sceneOf(view: ZongView): Scene {
  const { turn, hands, zongs, spirals, points, fields } = view
  const inDoubt = view.phase === 'vote'
  const off = inDoubt ? [...view.lying.keys()].filter((seat) => view.lying[seat].length === 0) : []
  return {
    turn,
    hands,
    thrown: hasThrown(view) ? view.thrown : [],
    // a flick is over only when it is clear where everything belongs
    zongs: inDoubt ? zongs + 1 : zongs,
    spirals,
    points,
    fields: without(fields, off),
    loose: inDoubt ? lyingOf(view, boardOf(view.board)) : [],
  }
}

/** The latest throw lies there until the turn is over; then its discs are in the next hand. */
export const hasThrown = ({ phase }: ZongView): boolean => phase !== 'throw' && phase !== 'pick'

function brought({ values }: Happening): Pick<Scene, 'zongs' | 'spirals' | 'points'> {
  return { zongs: values.zongs as number, spirals: values.spirals as number, points: values.points as number }
}

const between = (from: Lying, to: Lying, share: number): Lying => ({
  seat: to.seat,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  level: from.level + (to.level - from.level) * share,
})

const arc = (share: number): number => 4 * share * (1 - share)

/** As wide as a disc in somebody's hand. */
function small({ x, y, width, height }: DOMRect): DOMRect {
  const side = Math.min(width, height)
  return new DOMRect(x + width / 2 - side / 2, y + height / 2 - side / 2, side, side)
}
