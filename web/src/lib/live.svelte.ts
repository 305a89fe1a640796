/** A table as it happens: one WebSocket, the latest state, and commands that a lost connection cannot lose. */
import { Refusal } from './api'
import { some } from './legal'
import type { Ack, Advice, Command, LogEntry, Outgoing, Position, Presence, Question, Refused } from './messages'
import type { Shake, Shaking, Snapshot, Step, Table } from './messages'
import { readSound } from './rattle'
import { settings, type Lang } from './settings.svelte'

export type Status = 'connecting' | 'live' | 'lost' | 'gone'

/** Called for each step after it is shown. The next step waits for the promise: movements follow each other. */
export type StepListener = (step: Step, before: Position | null) => Promise<void> | void

/** Called when somebody else at the table shakes something. */
export type ShakingListener = (shaking: Shaking) => void

interface Waiting<Answer> {
  frame: string
  resolve: (answer: Answer) => void
  reject: (reason: Refusal) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
const LONGEST_SHOW = 25_000
const ANSWER_WITHIN = 6_000
const THINK_WITHIN = 30_000
/** A sound that comes later than this is of no use to the hand that shakes. */
const HEARD_WITHIN = 2_000
const LONG_SLEEP = 20_000
const PAUSE_WHEN_TOO_FAST = 1_000
/** Close codes after which coming back makes no sense: another page's table, no such table. */
const GONE_CODES = [4403, 4404]

export class LiveTable {
  status = $state<Status>('connecting')
  /** Why the table is gone, as a sentence; of meaning only when it is. */
  farewell = $state('')
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  presence = $state.raw<Presence | null>(null)
  /** Commands on their way: sent or waiting for the connection, not yet answered. */
  waiting = $state(0)
  /** Steps that are known but not shown yet, the next one first. */
  ahead = $state.raw<Step[]>([])

  /** Seats that act through this screen. */
  readonly mine = $derived(this.table?.seats.flatMap((seat, index) => (seat.mine ? [index] : [])) ?? [])
  /** The seat of this screen that may move now, or null. */
  readonly acting = $derived(this.mine.find((seat) => some(this.position?.legal[seat])) ?? null)
  /** Tells the moments of a game apart. Unlike the ply, no number comes twice when moves are taken back. */
  readonly moment = $derived(this.log.findLast(({ kind }) => kind !== 'table')?.seq ?? 0)

  #seq = 0
  #clockAhead = 0
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #closed = false
  #lang = settings.lang
  #hiddenSince = Infinity
  #commands = new Map<string, Waiting<Ack>>()
  #questions = new Map<string, Waiting<Advice>>()
  #sounds = new Map<string, Waiting<Int16Array>>()
  #listeners = new Set<StepListener>()
  #shakingListeners = new Set<ShakingListener>()
  #showing = false
  #skip: (() => void) | null = null

  constructor(readonly id: string) {
    this.#connect()
    globalThis.addEventListener?.('online', this.#retryNow)
    globalThis.addEventListener?.('offline', this.#drop)
    globalThis.document?.addEventListener('visibilitychange', this.#wake)
  }

  /** Resolves when the server has made the command durable; rejects with a `Refusal` that has a sentence. */
  async send(command: Command): Promise<number> {
    const answered = this.#say(command, this.#commands, ANSWER_WITHIN)
    this.waiting = this.#commands.size
    return (await answered).seq
  }

  /** Plays a move for the acting seat at the position shown. */
  move(move: number, seat = this.acting): Promise<number> {
    if (seat === null || !this.position) return Promise.reject(new Refusal('not-your-turn', ''))
    return this.send({ t: 'move', seat, ply: this.position.ply, move })
  }

  /** What a master would do on the acting seat at the position shown; null when the game has gone on meanwhile. */
  async ask(seat = this.acting): Promise<Advice | null> {
    if (seat === null || !this.position) throw new Refusal('not-your-turn', '')
    const { moment } = this
    try {
      const advice = await this.#say({ t: 'advise', seat, ply: this.position.ply }, this.#questions, THINK_WITHIN)
      return moment === this.moment ? advice : null
    } catch (reason) {
      if (reason instanceof Refusal && moment !== this.moment) return null
      throw reason
    }
  }

  /**
   * Shakes the thing in that hand and resolves with what is to be heard. Nobody shakes afterwards what was shaken while
   * the line was dead: then it is refused.
   */
  shake(seat: number, thing: number, strength: number): Promise<Int16Array> {
    if (this.status !== 'live') return Promise.reject(new Refusal('lost', ''))
    const id = newId()
    const command: Shake = { t: 'shake', id, seat, thing, strength }
    const frame = JSON.stringify(command)
    return new Promise((resolve, reject) => {
      this.#sounds.set(id, { frame, resolve, reject })
      this.#socket?.send(frame)
      setTimeout(() => this.#take(this.#sounds, id)?.reject(new Refusal('lost', '')), HEARD_WITHIN)
    })
  }

  onShaking(listener: ShakingListener): () => void {
    this.#shakingListeners.add(listener)
    return () => this.#shakingListeners.delete(listener)
  }

  onStep(listener: StepListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets every movement still to come be over at once. */
  catchUp(): void {
    this.#skip?.()
  }

  /** Asks the server to speak this language from now on. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#drop()
    this.#retryNow()
  }

  /** The server's clock, in seconds, for deadlines. */
  now(): number {
    return Date.now() / 1000 + this.#clockAhead
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#retryNow)
    globalThis.removeEventListener?.('offline', this.#drop)
    globalThis.document?.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #say<Answer>(message: Command | Question, kept: Map<string, Waiting<Answer>>, within: number): Promise<Answer> {
    const id = newId()
    const frame = JSON.stringify({ ...message, id })
    return new Promise((resolve, reject) => {
      kept.set(id, { frame, resolve, reject })
      if (this.status === 'live') this.#socket?.send(frame)
      setTimeout(() => kept.has(id) && this.#doubt(), within)
    })
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ after: String(this.#seq), lang: this.#lang })
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    socket.onopen = () => {
      if (socket === this.#socket && this.#seq > 0) this.#goLive()
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return
      if (data instanceof ArrayBuffer) this.#listen(data)
      else this.#hear(JSON.parse(data as string) as Outgoing)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lose(code)
    }
  }

  #lose(code: number): void {
    this.#socket = null
    this.#fallSilent()
    if (this.#closed) return
    if (GONE_CODES.includes(code)) return this.#leave()
    this.status = this.table ? 'lost' : 'connecting'
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2))
  }

  #leave(): void {
    this.status = 'gone'
    for (const { reject } of this.#unanswered()) reject(new Refusal('gone', this.farewell))
    this.#commands.clear()
    this.#questions.clear()
    this.waiting = 0
  }

  /** A phone that slept long comes back with a line that only looks alive. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return void (this.#hiddenSince = Date.now())
    if (Date.now() - this.#hiddenSince > LONG_SLEEP) this.#drop()
    this.#retryNow()
  }

  #retryNow = (): void => {
    if (this.#socket || this.status === 'gone') return
    this.#failures = 0
    this.#connect()
  }

  #hear(message: Outgoing): void {
    switch (message.t) {
      case 'snapshot':
        return this.#begin(message)
      case 'step':
        return this.#follow(message)
      case 'presence':
        return this.#greet(message)
      case 'ack':
        return this.#take(this.#commands, message.id)?.resolve(message)
      case 'advice':
        return this.#take(this.#questions, message.id)?.resolve(message)
      case 'shaking':
        return this.#shakingListeners.forEach((listener) => listener(message))
      case 'refused':
        return message.id ? this.#refuse(message) : this.#hearGeneral(message)
    }
  }

  #listen(frame: ArrayBuffer): void {
    const { id, samples } = readSound(frame)
    this.#take(this.#sounds, id)?.resolve(samples)
  }

  #fallSilent(): void {
    for (const id of [...this.#sounds.keys()]) this.#take(this.#sounds, id)?.reject(new Refusal('lost', ''))
  }

  #refuse({ id, code, text }: Refused): void {
    const refused = this.#take(this.#commands, id) ?? this.#take(this.#questions, id) ?? this.#take(this.#sounds, id)
    refused?.reject(new Refusal(code, text))
  }

  /** A refusal of no particular command: either it comes before the door is shut, or we talked too fast. */
  #hearGeneral({ code, text }: Refused): void {
    this.farewell = text
    if (code === 'too-fast') setTimeout(() => this.#resend(), PAUSE_WHEN_TOO_FAST)
  }

  #resend(): void {
    for (const { frame } of this.#unanswered()) if (this.status === 'live') this.#socket?.send(frame)
  }

  #unanswered(): Pick<Waiting<never>, 'frame' | 'reject'>[] {
    return [...this.#commands.values(), ...this.#questions.values()]
  }

  #begin(snapshot: Snapshot): void {
    this.ahead = []
    this.#skip?.()
    this.#seq = snapshot.seq
    this.#setClock(snapshot.now)
    this.table = snapshot.table
    this.position = snapshot.position
    this.log = snapshot.log
    this.#goLive()
  }

  #greet(presence: Presence): void {
    this.presence = presence
    if (this.table) this.table = withPresence(this.table, presence)
    this.ahead = this.ahead.map((step) => ({ ...step, table: withPresence(step.table, presence) }))
  }

  #goLive(): void {
    if (this.status === 'live') return
    this.status = 'live'
    this.#failures = 0
    this.#resend()
  }

  #follow(step: Step): void {
    if (step.seq <= this.#seq) return
    if (step.seq > this.#seq + 1) return this.#startOver()
    this.#seq = step.seq
    this.#setClock(step.now)
    this.#goLive()
    this.ahead = [...this.ahead, step]
    if (!this.#showing) void this.#showSteps()
  }

  /** A step is missing: ask for the whole table again. */
  #startOver(): void {
    this.#seq = 0
    this.#drop()
  }

  /** No answer for so long: the line is dead though nobody has told us. */
  #doubt(): void {
    if (this.status === 'live') this.#drop()
  }

  #drop = (): void => {
    const socket = this.#socket
    if (!socket) return
    this.#lose(0)
    socket.close()
  }

  async #showSteps(): Promise<void> {
    this.#showing = true
    while (this.ahead.length > 0) {
      const [step, ...later] = this.ahead
      this.ahead = later
      const before = this.position
      this.table = step.table
      this.position = step.position
      this.log = [...this.log, step.entry]
      await this.#show(step, before)
    }
    this.#showing = false
  }

  async #show(step: Step, before: Position | null): Promise<void> {
    const movements = [...this.#listeners].map(async (listener) => listener(step, before))
    const shown = Promise.all(movements).catch((stumble: unknown) => reportError(stumble))
    if (document.visibilityState === 'hidden') return
    const enough = new Promise<void>((resolve) => {
      this.#skip = resolve
      setTimeout(resolve, LONGEST_SHOW)
    })
    await Promise.race([shown, enough])
    this.#skip = null
  }

  #take<Answer>(kept: Map<string, Waiting<Answer>>, id: string): Waiting<Answer> | undefined {
    const waiting = kept.get(id)
    kept.delete(id)
    this.waiting = this.#commands.size
    return waiting
  }

  #setClock(now: number): void {
    this.#clockAhead = now - Date.now() / 1000
  }
}

/** Steps that wait to be shown are older than who is here now. */
function withPresence(table: Table, { online, waited_until }: Presence): Table {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    online: online[index] ?? seat.online,
    waited_until: waited_until[index] ?? null,
  }))
  return { ...table, seats }
}

/** Not `randomUUID`: browsers refuse that on plain HTTP in the house's own network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
