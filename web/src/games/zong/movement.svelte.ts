/**
 * A step's happenings shown one after the other: discs are thrown, the flick flies, pieces are tidied up one by one, the
 * piece goes back and forth along the track, and the discs pass on.
 */
import { isA, type EventOf } from '../../feed/typed'
import { play } from '../../lib/sound'
import { tell } from '../../lib/words'
import { squareIn } from '../../table/flight'
import { Movement, type Story } from '../../table/movement.svelte'
import { boardOf } from './board/board'
import { lyingOf, withLoose, type Lying } from './board/geometry'
import { way } from './board/towers'
import type { Footage } from './flick/footage'
import type { Reel } from './flick/reel.svelte'
import { reelOf } from './flick/slow-motion.svelte'
import type { Toss } from './hand/discs'
import { groupOf, happened, tidiedUp, walkedTo } from './story'
import { onTheWay, tidiedIn, type Tidied } from './tidy-up/tidy'
import { TidyUp } from './tidy-up/tidy-up.svelte'
import { isTidying, thrownIn, type Walked, type ZongHappening, type ZongView } from './view'

interface Disc {
  kind: number
  side: number
}

/** Where things lie on the screen; what is folded away lies nowhere. */
export interface Places {
  thrown: (index: number) => DOMRect | null
  hand: (seat: number) => DOMRect | null
}

const TOSS = 760
const TOSS_APART = 130
const LOOK = 500
const HOP = 190
const LONGEST_WALK = 2_200
const PASS = 420

export class ZongMovement extends Movement<'zong', ZongView, Disc> {
  /** the flick that flies */
  reel = $state.raw<Reel | null>(null)
  tosses = $state.raw<Toss[]>([])
  /** what was thrown has left the tray */
  passing = $state(false)
  readonly tidy = new TidyUp()
  #loose = $state.raw<Lying[]>([])
  #footage: Footage | null = null

  constructor(readonly places: Places) {
    super()
  }

  /** Pieces that are not where the scene says. */
  get loose(): Lying[] {
    return this.tidy.lying ?? this.#loose
  }

  override hurry(): void {
    super.hurry()
    this.reel?.hurry()
  }

  protected override async perform({ happenings, before }: Story<'zong'>): Promise<void> {
    this.scene = before
    this.tidy.putAway()
    for (const happening of happenings) {
      if (isTidying(happening) || isHit(happening)) continue
      if (happening.kind !== 'passed-on') this.telling = happening
      await this.#show(happening)
      if (happening.kind === 'flicked' || happening.kind === 'decided') await this.#tidyUp(happenings)
    }
    this.#loose = []
  }

  async #show(happening: ZongHappening): Promise<void> {
    switch (happening.kind) {
      case 'threw':
        return this.#throw(happening)
      case 'flicked':
        return this.#flick(happening)
      case 'retreated':
      case 'attacked':
      case 'attacked-with':
      case 'attacked-home':
      case 'attacked-home-with':
        return this.#walk(happening)
      case 'passed-on':
        return this.#passOn(happening.values.to)
      default:
        return this.#tell(happening)
    }
  }

  async #tell(happening: ZongHappening): Promise<void> {
    this.#happen(happening)
    const ms = PAUSES[happening.kind]
    if (ms) await this.pause(ms)
  }

  async #throw(threw: EventOf<'zong', 'threw'>): Promise<void> {
    const { discs } = threw.values
    this.tosses = discs.map(([, side], i) => ({ wait: i * TOSS_APART, ms: TOSS, turns: 4 + side }))
    this.#happen(threw)
    play('take')
    await this.pause(TOSS)
    for (const _ of discs) {
      play('place')
      await this.pause(TOSS_APART)
    }
    this.tosses = []
    await this.pause(LOOK)
  }

  async #flick(flicked: EventOf<'zong', 'flicked'>): Promise<void> {
    const reel = reelOf(flicked)
    this.#happen(flicked)
    if (!reel) return
    this.reel = reel
    await this.pace.until(reel.play())
    reel.hurry()
    this.#footage = reel.footage
    this.#loose = reel.lying(reel.duration)
    this.reel = null
    await this.pause(LOOK)
  }

  /** Everything that was moved is put where it belongs, once nothing is in doubt any more. */
  async #tidyUp(happenings: ZongHappening[]): Promise<void> {
    const board = boardOf(this.now.board)
    const rests = withLoose(lyingOf(this.now, board), this.#loose)
    const tidied = tidiedIn(happenings, rests, board, this.now.start, this.#footage)
    const words = ({ happening }: Tidied): string => tell('zong', happening, [])
    if (tidied.length > 0) await this.tidy.show(tidied, rests, words, this.pace)
    this.#footage = null
    if (happenings.some(isA('doubted'))) return
    this.scene = tidiedUp(this.now, happenings)
    this.#loose = []
  }

  /** Field by field; those below are carried along. */
  async #walk(walked: Walked): Promise<void> {
    const { from, to } = walked.values
    const start = this.now
    const fields = way(from, to)
    const ms = Math.min(HOP, LONGEST_WALK / Math.max(1, fields.length))
    for (const field of fields) {
      const next = { ...start, fields: walkedTo(start, walked, field) }
      const steps = groupOf(start, walked).map((seat) => ({ from: pieceOf(this.now, seat), to: pieceOf(next, seat) }))
      await this.pace.travel(ms, (share) => (this.#loose = steps.map(({ from, to }) => onTheWay(from, to, share))))
      this.scene = next
      this.#loose = []
      play('place')
    }
    this.scene = happened(start, walked)
    await this.pause(LOOK)
  }

  async #passOn(to: number): Promise<void> {
    const target = this.places.hand(to)
    const small = target && squareIn(target, Math.min(target.width, target.height))
    const flights = thrownIn(this.now).flatMap(([kind, side], i) =>
      this.way({ kind, side }, this.places.thrown(i), small, PASS),
    )
    if (flights.length === 0) return
    this.passing = true
    play('slide')
    await this.fly(flights)
    this.passing = false
  }

  #happen(happening: ZongHappening): void {
    this.scene = happened(this.now, happening)
  }
}

/** A seat's piece where its field says. */
function pieceOf(view: ZongView, seat: number): Lying {
  const piece = lyingOf(view, boardOf(view.board)).find((each) => each.seat === seat)
  if (!piece) throw new Error(`Seat ${seat} has no piece on the board.`)
  return piece
}

const isHit = isA('hit-target')

/** How long what does not move anything is left to be read. */
const PAUSES: Partial<Record<ZongHappening['kind'], number>> = {
  missed: 900,
  doubted: 700,
  decided: 1_100,
  'stayed-last': 2 * LOOK,
  'stood-still': 900,
  'reached-target': 600,
}
