/**
 * Connection: one WebSocket to a table that is made anew whenever it is lost. Commands are sent again until they are
 * answered, steps come in order and without gaps, and a dead line is noticed by its silence.
 */
import { Refusal } from '../lib/api'
import { randomHex } from '../lib/random'
import { readSound } from '../lib/rattle'
import { settings, type Lang } from '../lib/settings.svelte'
import type { Status } from './feed'
import { Pending } from './pending'
import type {
  Ack,
  Advice,
  Command,
  Outgoing,
  Presence,
  Question,
  Refused,
  Shake,
  Shaking,
  Snapshot,
  Step,
} from './messages'

/** What the server tells of its own accord. */
export type News = Snapshot | Step | Presence | Shaking

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
/** From the first try to the first word. */
const CONNECT_WITHIN = 8_000
/** The server is never silent for so long: it sends a beat when it has nothing else to say. */
const SILENCE_MEANS_DEAD = 9_000
const ANSWER_WITHIN = 6_000
const THINK_WITHIN = 30_000
/** A sound that comes later than this is of no use to the hand that shakes. */
const HEARD_WITHIN = 2_000
const LONG_SLEEP = 20_000
const PAUSE_WHEN_TOO_FAST = 1_000
const ID_BYTES = 12
/** Close codes after which coming back makes no sense: another page's table, no such table. */
const GONE_CODES = [4403, 4404]

export class Connection {
  status = $state<Status>('connecting')
  farewell = $state('')
  waiting = $state(0)

  #seq = 0
  #clockAhead = 0
  #socket: WebSocket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #closed = false
  #lang = settings.lang
  #hiddenSince = Infinity
  readonly #commands = new Pending<Ack>()
  readonly #questions = new Pending<Advice>()
  readonly #sounds = new Pending<Int16Array>()

  constructor(
    readonly id: string,
    /** told everything that happens, in order */
    readonly hear: (news: News) => void,
  ) {
    this.#connect()
    globalThis.addEventListener?.('online', this.#retryNow)
    globalThis.addEventListener?.('offline', this.#drop)
    globalThis.document?.addEventListener('visibilitychange', this.#wake)
  }

  async send(command: Command): Promise<number> {
    const answered = this.#say(command, this.#commands, ANSWER_WITHIN)
    this.#count()
    return (await answered).seq
  }

  ask(question: Question): Promise<Advice> {
    return this.#say(question, this.#questions, THINK_WITHIN)
  }

  /** Nobody shakes afterwards what was shaken while the line was dead: then it is refused. */
  shake(seat: number, thing: number, strength: number): Promise<Int16Array> {
    if (this.status !== 'live') return Promise.reject(new Refusal('lost', ''))
    const id = randomHex(ID_BYTES)
    const command: Shake = { t: 'shake', id, seat, thing, strength }
    const frame = JSON.stringify(command)
    const heard = this.#sounds.add(id, frame)
    this.#socket?.send(frame)
    setTimeout(() => this.#sounds.reject(id, new Refusal('lost', '')), HEARD_WITHIN)
    return heard
  }

  /** Asks the server to speak this language from now on. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#drop()
    this.#retryNow()
  }

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#clockAhead
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#watchdog)
    globalThis.removeEventListener?.('online', this.#retryNow)
    globalThis.removeEventListener?.('offline', this.#drop)
    globalThis.document?.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #say<Answer>(message: Command | Question, pending: Pending<Answer>, within: number): Promise<Answer> {
    const id = randomHex(ID_BYTES)
    const frame = JSON.stringify({ ...message, id })
    const answered = pending.add(id, frame)
    if (this.status === 'live') this.#socket?.send(frame)
    setTimeout(() => pending.has(id) && this.#doubt(), within)
    return answered
  }

  #count(): void {
    this.waiting = this.#commands.size
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ after: String(this.#seq), lang: this.#lang })
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    this.#expectWithin(CONNECT_WITHIN)
    socket.onopen = () => {
      if (socket === this.#socket && this.#seq > 0) this.#goLive()
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return
      this.#expectWithin(SILENCE_MEANS_DEAD)
      if (data instanceof ArrayBuffer) this.#listen(data)
      else this.#read(JSON.parse(data as string) as Outgoing)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lose(code)
    }
  }

  /** Watchdog: a line on which nothing comes for so long is dead, though nobody has told us. */
  #expectWithin(ms: number): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(this.#drop, ms)
  }

  #lose(code: number): void {
    this.#socket = null
    clearTimeout(this.#watchdog)
    this.#sounds.rejectAll(new Refusal('lost', ''))
    if (this.#closed) return
    if (GONE_CODES.includes(code)) return this.#leave()
    this.status = this.#seq > 0 || this.status === 'lost' ? 'lost' : 'connecting'
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2))
  }

  #leave(): void {
    this.status = 'gone'
    for (const pending of [this.#commands, this.#questions]) pending.rejectAll(new Refusal('gone', this.farewell))
    this.#count()
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

  #read(message: Outgoing): void {
    switch (message.t) {
      case 'snapshot':
        return this.#begin(message)
      case 'step':
        return this.#follow(message)
      case 'presence':
      case 'shaking':
        return this.hear(message)
      case 'ack':
        this.#commands.resolve(message.id, message)
        return this.#count()
      case 'advice':
        return this.#questions.resolve(message.id, message)
      case 'refused':
        return message.id ? this.#refuse(message) : this.#hearGeneral(message)
    }
  }

  #listen(frame: ArrayBuffer): void {
    const { id, samples } = readSound(frame)
    this.#sounds.resolve(id, samples)
  }

  #refuse({ id, code, text }: Refused): void {
    for (const pending of [this.#commands, this.#questions, this.#sounds]) pending.reject(id, new Refusal(code, text))
    this.#count()
  }

  /** A refusal of no particular command: either it comes before the door is shut, or we talked too fast. */
  #hearGeneral({ code, text }: Refused): void {
    this.farewell = text
    if (code === 'too-fast') setTimeout(() => this.#resend(), PAUSE_WHEN_TOO_FAST)
  }

  #resend(): void {
    if (this.status !== 'live') return
    for (const frame of [...this.#commands.frames, ...this.#questions.frames]) this.#socket?.send(frame)
  }

  #begin(snapshot: Snapshot): void {
    this.#seq = snapshot.seq
    this.#setClock(snapshot.now)
    this.hear(snapshot)
    this.#goLive()
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
    this.hear(step)
  }

  /** A step is missing: ask for the whole table again. */
  #startOver(): void {
    this.#drop()
    this.#seq = 0
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

  #setClock(now: number): void {
    this.#clockAhead = now - Date.now() / 1000
  }
}
