/**
 * What happened, shown. Grabs are simply there: nobody waits for them. All barrels are turned over in a scene, then the
 * apprentices run, field by field; a new round may begin while the last ones are still on their way.
 */
import { isA, type EventOf } from '../../feed/typed'
import { play } from '../../lib/sound'
import { at } from '../../lib/sure'
import { Movement, type Story } from '../../table/movement.svelte'
import { Pace } from '../../table/pace.svelte'
import { happened } from './story'
import { isListening, type ZappZerappHappening, type ZappZerappView } from './view'

/** An apprentice on its way: the nth of its seat in the position at the end of the way. */
interface Traveller {
  seat: number
  nth: number
  from: number
  to: number
  /** of the whole way, 0 to 1 */
  part: number
}

/** `turning`: barrels go over, `counting`: stones lie there with their numbers, `sorted`: it is known who runs. */
type Stage = 'turning' | 'counting' | 'sorted'

export interface Reveal {
  /** who chose, the most stones first */
  turned: { seat: number; stones: number; valid: boolean }[]
  stage: Stage
}

interface Trail {
  seat: number
  from: number
  to: number
}

const TURNING = 800
const COUNTING = 1000
const SORTED = 1500
const STEP = 130
const LONGEST_RUN = 1500
const HOMEWARD = 800
const ARRIVED = 350
const STAYED = 700
const MIXING = 900
const CHEER = 900

export class ZappZerappMovement extends Movement<'zappzerapp'> {
  reveal = $state.raw<Reveal | null>(null)
  travellers = $state.raw<Traveller[]>([])
  /** how far the barrels are mixed, from 0 to 1; undefined: they stand */
  mixing = $state<number | undefined>()
  /** whose apprentice has just come into the city */
  arrived = $state<number | null>(null)
  /** the latest way that was run */
  trail = $state.raw<Trail | null>(null)
  #ways = new Pace()
  #giveWay = (): void => this.#ways.hurry()

  override hurry(): void {
    super.hurry()
    this.#ways.hurry()
  }

  /** Somebody has begun the next round: this one is over at once. Only its last runner goes on, beside it. */
  giveWay(): void {
    super.hurry()
    this.#giveWay()
  }

  override async show(story: Story<'zappzerapp'>): Promise<void> {
    for (const { kind } of story.happenings) if (kind === 'chose') play('place')
    if (story.happenings.some(({ kind }) => SHOWN.includes(kind))) await super.show(story)
  }

  protected override async perform({ happenings, before, after }: Story<'zappzerapp'>): Promise<void> {
    const kinds = new Set(happenings.map(({ kind }) => kind))
    const story = happenings.filter(({ kind }) => kind !== 'threw' && kind !== 'mixed')
    const ran = story.find(isA('ran'))
    this.scene = before
    if (kinds.has('turned')) await this.#turnOver(story, after)
    if (ran) await this.#run(story, ran, after)
    if (kinds.has('stayed')) await this.#tell(story, 'stayed', STAYED)
    this.scene = null
    this.telling = null
    if (kinds.has('threw')) await this.#mix()
  }

  async #turnOver(story: ZappZerappHappening[], after: ZappZerappView): Promise<void> {
    const isTurned = isA('turned')
    const turned = story.filter(isTurned).map(({ seat, values }) => ({ seat: seat ?? -1, ...values }))
    this.#play(
      story.filter((each) => !isTurned(each)),
      after,
    )
    this.reveal = { turned, stage: 'turning' }
    await this.pace.pause(TURNING)
    play('pour')
    this.#play(story.filter(isTurned), after)
    this.reveal = { turned, stage: 'counting' }
    await this.pace.read(COUNTING)
    this.reveal = { turned, stage: 'sorted' }
    this.telling = story.find(({ kind }) => kind === 'nobody') ?? null
    await this.pace.read(SORTED)
    this.reveal = null
  }

  /** The apprentices stand at the ends of their ways, and are drawn on the way there. */
  async #run(story: ZappZerappHappening[], ran: EventOf<'zappzerapp', 'ran'>, after: ZappZerappView): Promise<void> {
    const before = this.now
    this.telling = story.find(({ kind }) => kind === 'home') ?? ran
    this.#play(story, after)
    const { from, to } = ran.values
    const seat = ran.seat ?? -1
    this.trail = { seat, from, to }
    const runner = { seat, from, to, nth: at(this.now.apprentices, seat).indexOf(to), part: 0 }
    const isHome = story.some(({ kind }) => kind === 'home')
    const ways = this.#ways.during(async () => {
      await this.#travel(runner, homeward(story, before))
      if (isHome) await this.#cheer(seat)
    })
    const begun = new Promise<void>((resolve) => {
      this.#giveWay = isListening(after) ? resolve : () => this.#ways.hurry()
    })
    await Promise.race([ways, begun])
  }

  async #travel(runner: Traveller, banished: Traveller[]): Promise<void> {
    const ms = Math.min(LONGEST_RUN, STEP * (runner.to - runner.from))
    let steps = 0
    await this.#ways.travel(ms, (part) => {
      this.travellers = [{ ...runner, part }, ...banished]
      const done = Math.floor(part * (runner.to - runner.from))
      if (done > steps) play('press')
      steps = done
    })
    play('place')
    if (banished.length > 0)
      await this.#ways.travel(HOMEWARD, (part) => (this.travellers = banished.map((one) => ({ ...one, part }))))
    this.travellers = []
    await this.#ways.pause(ARRIVED)
  }

  /** An apprentice in the city is worth a moment. */
  async #cheer(seat: number): Promise<void> {
    play('coin')
    this.arrived = seat
    await this.#ways.pause(CHEER)
    this.arrived = null
  }

  async #mix(): Promise<void> {
    play('pour')
    await this.pace.travel(MIXING, (part) => (this.mixing = part))
    this.mixing = undefined
  }

  async #tell(story: ZappZerappHappening[], kind: ZappZerappHappening['kind'], ms: number): Promise<void> {
    this.telling = story.find((each) => each.kind === kind) ?? null
    await this.pace.pause(ms)
  }

  #play(story: ZappZerappHappening[], after: ZappZerappView): void {
    this.scene = story.reduce((view, happening) => happened(view, happening, after), this.now)
  }
}

const SHOWN: ZappZerappHappening['kind'][] = ['turned', 'ran', 'stayed']

/** Those sent home: at the start already, and drawn on their way there. The first at a start are those who stood there. */
function homeward(story: ZappZerappHappening[], before: ZappZerappView): Traveller[] {
  const banished = story.filter(isA('banished')).map(({ values }) => values)
  return banished.map(({ who: seat, from }, i) => {
    const waiting = at(before.apprentices, seat).filter((step) => step === 0).length
    const ahead = banished.slice(0, i).filter(({ who }) => who === seat).length
    return { seat, nth: waiting + ahead, from, to: 0, part: 0 }
  })
}
