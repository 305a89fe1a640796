/** Fake feed for tests and stories: it stands where it is told to, and keeps what was said to it. */
import { Refusal } from '../lib/api'
import type { Status } from './feed'
import type { Advice, Command, Position, Presence, Seat, Shaking, Step, Table } from './messages'
import { ShownFeed } from './shown-feed.svelte'

export class FakeFeed extends ShownFeed {
  readonly id = 'fake'
  status = $state<Status>('live')
  farewell = $state('')
  waiting = $state(0)
  /** What was said, in order. */
  readonly said: Command[] = []
  /** What was shaken, in order. */
  readonly shaken: { seat: number; thing: number; strength: number }[] = []
  /** The sentence with which the next command is refused. */
  refusal: string | null = null
  /** What the next question is answered with. */
  advice: Advice | null = null
  /** What is heard when something is shaken. */
  sound = new Int16Array()
  /** The server's clock, in seconds. */
  now = (): number => 0

  constructor({ table, position = null, log = [] }: Partial<Parameters<ShownFeed['playback']['reset']>[0]> = {}) {
    super()
    this.playback.reset({ table: table ?? tableOf(), position, log })
  }

  send(command: Command): Promise<number> {
    this.said.push(command)
    if (this.refusal === null) return Promise.resolve(this.said.length)
    const refused = new Refusal('refused', this.refusal)
    this.refusal = null
    return Promise.reject(refused)
  }

  shake(seat: number, thing: number, strength: number): Promise<Int16Array> {
    this.shaken.push({ seat, thing, strength })
    return Promise.resolve(this.sound)
  }

  protected override advise(): Promise<Advice> {
    return this.advice ? Promise.resolve(this.advice) : Promise.reject(new Refusal('no-advice', ''))
  }

  /** From here on, things the server would tell. */
  tell(step: Step): void {
    this.playback.follow(step)
  }

  /** Lays another position on the table at once. */
  lay(position: Position): void {
    const table = this.table ?? tableOf()
    this.playback.jump({ table, position, log: this.log })
  }

  greet(presence: Presence): void {
    this.playback.greet(presence)
  }

  hearShaking(shaking: Shaking): void {
    this.tellShaking(shaking)
  }
}

/** A person's seat, different in what is given. */
export const seatOf = (given: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name: 'Lene',
  token: 1,
  level: null,
  mine: false,
  online: true,
  away_since: null,
  waited_until: null,
  ...given,
})

/** A table in play where the first of two seats is the reader's, different in what is given. */
export const tableOf = (given: Partial<Table> = {}): Table => ({
  id: 'fake',
  game: 'nummerus',
  phase: 'playing',
  options: {},
  clock: 'none',
  seats: [seatOf({ mine: true }), seatOf({ name: 'Mira', token: 2 })],
  host: true,
  code: null,
  invite: '',
  commitment: null,
  seed: null,
  next_table: null,
  ...given,
})

/** A position in which the first seat is asked, different in what is given. */
export const positionOf = (given: Partial<Position> = {}): Position => ({
  ply: 0,
  to_move: [0],
  view: {},
  legal: {},
  outcome: null,
  deadline: null,
  opens_at: null,
  may_take_back: false,
  may_ask: false,
  ...given,
})

/** A move after which the table stands so. */
export const moveTo = (seq: number, table: Table, position: Position): Step => ({
  t: 'step',
  seq,
  now: 0,
  entry: { seq, at: 0, kind: 'move', happenings: [], thought: null },
  table,
  position,
})
