/**
 * A step's happenings shown one after the other: cards are played, bought and dealt, the pawn walks, markers fly to their
 * finder, cubes drop into the lair. The dragon's attack is a scene of its own that everything else waits for.
 */
import { tick } from 'svelte'
import { play, type Sound } from '../../lib/sound'
import type { Flight } from '../../table/flight'
import { Movement, type Story } from '../../table/movement.svelte'
import { Pace } from '../../table/pace.svelte'
import { Attack, type Attacked } from './dragon/attack.svelte'
import { CARD, CUBE, Flights, READ, TOKEN, type Faced, type Places } from './tokens/flights'
import { happened } from './story'
import type { KlongHappening, KlongView } from './view'

export class KlongMovement extends Movement<'klong', KlongView, Faced> {
  attack = $state.raw<Attack | null>(null)
  /** the dragon's own: whoever did not want to watch a turn still sees how it ends */
  #dragonPace = new Pace()
  /** a turn that somebody did not want to watch: no pauses until it is over */
  #skipped = -1
  #after: KlongView | null = null
  /** where the latest thing happened that may bring gold */
  #source: DOMRect | null = null

  constructor(
    readonly places: Places,
    /** the seat whose hand is seen here, if any */
    readonly eyes: () => number | null,
    /** until the dragon's attack can be shown */
    readonly untilReady: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    super()
  }

  /** Whoever only watches sees the rest of this turn without delay. */
  override hurry(): void {
    if (this.attack) return this.#dragonPace.hurry()
    if (!this.busy) return
    if (this.scene && this.scene.turn !== this.eyes()) this.#skipped = this.scene.turns
    super.hurry()
  }

  override show(story: Story<'klong'>): Promise<void> {
    this.#dragonPace.hurry()
    return super.show(story)
  }

  protected override async perform({ happenings, before, after }: Story<'klong'>): Promise<void> {
    this.#after = after
    this.#source = null
    this.scene = before
    for (const happening of happenings) await this.#show(happening)
  }

  async #show(happening: KlongHappening): Promise<void> {
    const { kind } = happening
    if (!SILENT.has(kind)) this.telling = happening
    if (kind === 'attacked') await this.#beAttacked(happening.values)
    const flights = this.#flights(happening)
    this.scene = this.#next(happening)
    const [sound, pause] = [SOUNDS[kind], PAUSES[kind]]
    if (sound) play(sound)
    if (flights.length === 0) return pause ? this.pause(pause) : undefined
    await tick()
    await this.fly(flights)
  }

  /** The next moment; cards that were drawn into the hand seen here are known. */
  #next(happening: KlongHappening): KlongView {
    const next = happened(this.now, happening, this.eyes())
    const isOwnDraw = happening.kind === 'drew' && happening.seat !== null && happening.seat === this.eyes()
    return isOwnDraw && this.#after ? { ...next, hand: this.#after.hand } : next
  }

  /** What flies, measured before anything has moved. */
  #flights(happening: KlongHappening): (Flight & Faced)[] {
    const flights = new Flights(this.now, this.places, this.eyes(), this.#source)
    this.#source = flights.sourceOf(happening) ?? this.#source
    return flights.of(happening).flatMap(({ from, to, ms, ...piece }) => this.way(piece, from, to, ms))
  }

  async #beAttacked(event: Attacked): Promise<void> {
    await this.pace.until(this.untilReady())
    const attack = new Attack(event, this.now)
    this.attack = attack
    await this.#dragonPace.during(() => attack.run(this.#dragonPace))
    this.attack = null
  }

  protected override async pause(ms: number): Promise<void> {
    await (this.now.turns === this.#skipped ? tick() : super.pause(ms))
  }
}

/** Milliseconds. */
const WALK = 380
const TURN_UP = 240

/** Told by what comes with them, or not worth a word of their own. */
const SILENT: ReadonlySet<KlongHappening['kind']> = new Set(['turn', 'ended', 'drew'])

/** How long what does not fly is left to be seen. */
const PAUSES: Partial<Record<KlongHappening['kind'], number>> = {
  played: CARD,
  used: CARD,
  fought: CARD,
  walked: WALK,
  teleported: WALK,
  trashed: CARD,
  replaced: TURN_UP,
  refilled: TURN_UP,
  arrived: READ,
  hurt: READ,
  angered: TOKEN,
  gold: CUBE,
  quiet: CUBE,
  healed: CUBE,
  drank: CUBE,
  'cubes-back': READ,
  countdown: READ,
  escaped: 2 * READ,
  rescued: 2 * READ,
  lost: 2 * READ,
}

const SOUNDS: Partial<Record<KlongHappening['kind'], Sound>> = {
  played: 'card',
  bought: 'card',
  used: 'press',
  fought: 'hurt',
  walked: 'place',
  hurt: 'hurt',
  teleported: 'slide',
  drew: 'card',
  refilled: 'card',
  replaced: 'card',
  gold: 'coin',
  traded: 'coin',
  clank: 'clank',
  quiet: 'lift',
  healed: 'take',
  drank: 'take',
  angered: 'dragon',
  'took-artifact': 'take',
  'took-secret': 'take',
  'took-idol': 'take',
}
